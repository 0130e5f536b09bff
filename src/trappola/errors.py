"""What can go wrong, graded: cannot be read, is not known, is not allowed.

Every error carries the key of its message in the catalogues and the arguments of that
message; ``str(error)`` is one clear sentence in the language in use, ``error.tell(language)`` the
same in another one.
"""

from __future__ import annotations

from typing import Any

from trappola.text import Coded, Row, Term, spoken, tell


class TrappolaError(ValueError):
    """The root of all errors that this package raises on purpose."""

    def __init__(self, key: str, /, **arguments: Any) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def tell(self, language: str | None = None) -> str:
        """The message in one sentence."""
        return tell(self.key, language, **self.arguments)

    def __str__(self) -> str:
        return self.tell()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.key, self.arguments, self.__dict__)


def _rebuild(
    kind: type[TrappolaError], key: str, arguments: dict[str, Any], state: dict[str, Any]
) -> TrappolaError:
    error = kind.__new__(kind)
    TrappolaError.__init__(error, key, **arguments)
    error.__dict__.update(state)
    return error


class ParseError(TrappolaError):
    """A text that is no card, no action, no hand, no record."""


class UnknownName(TrappolaError):
    """A game, option or value that does not exist; the message lists those that do."""


class OptionClash(TrappolaError):
    """Two options that exclude each other."""


class IllegalAction(TrappolaError):
    """An action that the rules forbid; ``key`` names the rule. Nothing has changed."""


class RecordError(TrappolaError):
    """A record that cannot be replayed.

    Attributes:
        deal: index of the deal, from 0, or None when the head of the record is wrong.
        action: index of the action in its deal, from 0, or None when the head of the deal is wrong.
        line: line of the text form, from 1, or None.
        reason: the error that was met.
    """

    def __init__(
        self,
        reason: TrappolaError,
        *,
        deal: int | None = None,
        action: int | None = None,
        line: int | None = None,
    ) -> None:
        super().__init__(reason.key, **reason.arguments)
        self.reason = reason
        self.deal = deal
        self.action = action
        self.line = line

    def tell(self, language: str | None = None) -> str:
        """``deal 1, action 4: RULE``: both counted from 1, as people do; cards as records write."""
        where = []
        if self.deal is not None:
            where.append(Term("where-deal", number=self.deal + 1))
        if self.action is not None:
            where.append(Term("where-action", number=self.action + 1))
        if self.line is not None and not where:
            where.append(Term("where-line", number=self.line))
        language = Coded(spoken() if language is None else language)
        reason = self.reason.tell(language)
        return tell("where", language, place=Row(where), problem=reason) if where else reason
