"""Why a computer player did what it did, in a sentence.

A reason tells what its seat expects, so it tells something of its hand. It is for the seat itself,
or for everybody once the deal is over. The sentences are in ``locales/*/why.ftl``; which one fits
is found in :mod:`trappola.players.why`.

>>> reason = Reason("why-take", {"points": points(11)})
>>> reason.tell()
'Takes the trick: 11 points.'
>>> Reason.read(reason.text) == reason
True
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, runtime_checkable

from trappola.text import Cards, Row, Term, has, tell


class Reason(NamedTuple):
    """A message of the catalogue and its arguments."""

    key: str
    arguments: Mapping[str, Any] = {}

    def tell(self, language: str | None = None) -> str:
        """The sentence, in the language in use or in this one."""
        return tell(self.key, language, **self.arguments)

    @property
    def term(self) -> Term:
        """The reason as an argument of another message."""
        return Term(self.key, **self.arguments)

    @property
    def text(self) -> str:
        """The reason as JSON, whatever the language; :meth:`read` reads it."""
        return json.dumps([self.key, _written(self.arguments)], ensure_ascii=False)

    @classmethod
    def read(cls, text: str) -> Reason | None:
        """The reason of a text; None if the catalogues do not have its sentence (any more)."""
        key, arguments = json.loads(text)
        return cls(key, _read(arguments)) if has(key) else None


@runtime_checkable
class Explaining(Protocol):
    """A player who can say why."""

    def why(self) -> Reason | None:
        """Why it chose as it did when it was last asked; None before that."""
        ...


ONLY = Reason("why-only")
"""There was nothing to choose."""


def points(number: float) -> Term:
    """A number of points in words."""
    return Term("why-points", number=_short(number))


def chips(number: float) -> Term:
    """A number of chips in words."""
    return Term("why-chips", number=_short(number))


def signed(number: float) -> Term:
    """A whole number with its sign: a margin."""
    whole = round(number)
    sign = "plus" if whole > 0 else "minus" if whole < 0 else "none"
    return Term("why-signed", sign=sign, number=abs(whole))


def percent(share: float) -> int:
    """A chance, in hundredths; what is not certain is not called so."""
    if 0 < share < 1:
        return min(max(round(100 * share), 1), 99)
    return round(100 * share)


def _short(number: float) -> int | float:
    """With one decimal at most."""
    short = round(number, 1)
    return round(short) if short == round(short) else short


def _written(value: Any) -> Any:
    """An argument as JSON: what is no text, number or list is an object that names its kind."""
    if isinstance(value, Cards):
        return {"cards": value.text}
    if isinstance(value, Term):
        return {"term": value.key, "with": _written(value.arguments)}
    if isinstance(value, Mapping):
        return {name: _written(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_written(each) for each in value]
    return value


def _read(value: Any) -> Any:
    if isinstance(value, list):
        return Row(_read(each) for each in value)
    if not isinstance(value, dict):
        return value
    if set(value) == {"cards"}:
        return Cards(value["cards"])
    if set(value) == {"term", "with"}:
        return Term(value["term"], **_read(value["with"]))
    return {name: _read(each) for name, each in value.items()}


__all__ = ["ONLY", "Explaining", "Reason", "chips", "percent", "points", "signed"]
