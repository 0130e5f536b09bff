"""Actions: what a seat does, as text and back.

    >>> Action("play As"), Action("declare three-kings").verb
    (Action('play As'), 'declare')

An action says nothing of the seat: the one whose turn it is makes it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar, NamedTuple

from trappola.cards import Card, Pack
from trappola.errors import ParseError
from trappola.kernel import SWAP, TAKE

VERBS: dict[str, tuple[int, int]] = {
    # verb: the least and the greatest number of words after it
    "play": (1, 1),
    "take": (0, 0),
    "suits": (2, 2),
    "trumps": (1, 1),
    "exchange": (0, 52),
    "keep": (0, 0),
    "swap": (0, 0),
    "declare": (1, 1),
    "done": (0, 0),
    "ask": (0, 0),
    "signal": (1, 1),
    "alifer": (0, 0),
    "accept": (0, 0),
    "refuse": (0, 0),
    "pro": (0, 0),
    "no-pro": (0, 0),
}


class Action:
    """A verb and its words; two actions of the same text are the same object.

    Args:
        text: such as ``play As``, ``exchange Kd 7s``, ``done``.

    Raises:
        ParseError: an unknown verb, or too few or too many words.
    """

    __slots__ = ("card", "text", "verb", "words")
    _known: ClassVar[dict[str, Action]] = {}

    text: str
    verb: str
    words: tuple[str, ...]
    card: Card | None
    """The card of a ``play``."""

    def __new__(cls, text: str) -> Action:
        known = cls._known.get(text)
        if known is not None:
            return known
        verb, *words = text.split() or [""]
        if verb not in VERBS:
            raise ParseError("no-verb", text=text.strip(), verbs=list(VERBS))
        least, most = VERBS[verb]
        if not least <= len(words) <= most:
            key = "wrong-words" if least == most else "wrong-words-between"
            raise ParseError(key, verb=verb, least=least, most=most, number=len(words))
        self = object.__new__(cls)
        self.verb = verb
        self.words = tuple(words)
        self.text = " ".join([verb, *words])
        self.card = Card(words[0]) if verb == "play" else None
        if verb == "exchange":
            for word in words:
                Card(word)
        elif len(cls._known) < 10_000 and len(self.text) < 64:
            return cls._known.setdefault(self.text, self)
        return self

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (self.text,)

    @classmethod
    def play(cls, card: Card) -> Action:
        """The play of a card."""
        return cls(f"play {card.text}")

    @classmethod
    def exchange(cls, cards: Iterable[Card]) -> Action:
        """The exchange of these cards."""
        return cls(" ".join(["exchange", *(card.text for card in cards)]))


class Plays(NamedTuple):
    """The actions that the kernel numbers: the plays of a pack's cards, taking and swapping."""

    by_number: dict[int, Action]
    number: dict[str, int]  # by the action's text, whose hash Python keeps


@cache
def plays_of(pack: Pack) -> Plays:
    """The numbered actions of a pack."""
    by_number = {number: Action.play(card) for number, card in pack.by_number.items()}
    by_number[TAKE] = Action("take")
    by_number[SWAP] = Action("swap")
    return Plays(by_number, {action.text: number for number, action in by_number.items()})
