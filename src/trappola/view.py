"""A view: what one seat may know, built from the events it was told and from nothing else.

A view never sees the match. :meth:`View.take` folds events into it one after the other; whoever
holds the events of a seat, a table, a browser, a computer player, can build the same view from
them.

    >>> view = View(Setup("svoyi", {}, ("Ann", "Ben"), "french", ("A", "K")), seat=0)
    >>> view.take(Event("suits", 1, ("s", "c")))
    >>> view.trumps
    {1: 's'}
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from trappola.actions import Action
from trappola.cards import Card, Pack
from trappola.errors import ParseError
from trappola.events import Event
from trappola.options import Value
from trappola.sheet import Number, ScoreLine, number_in
from trappola.suits import Family


class Setup(NamedTuple):
    """What everybody knows before the first card: game, options, names, pack."""

    game: str
    options: Mapping[str, Value]
    names: tuple[str, ...]
    family: Family
    ranks: tuple[str, ...]

    @property
    def pack(self) -> Pack:
        """The pack in play."""
        return Pack(self.family, self.ranks)


UNTOLD = ("pack", "_vouched")
"""What of a view is not written down."""


class View:
    """The state of the current deal as a seat knows it; ``seat=None`` is a spectator.

    Attributes:
        streak: the seat that has won so many deals in a row, and how many; empty if nobody has.
        known: for each seat the cards known to be in its hand, as a word of bits.
        counts: how many cards each seat holds.
        trick: the cards of the unfinished trick, (seat, card), and ``last_trick`` the one before.
        taken: for each seat the cards in the tricks it won, as a word of bits; ``tricks`` counts
            them.
        trumps: the trump suit of each seat; where all have the same one it stands under every seat.
        pile: the cards on the pile, the top one last.
        declared: (seat, words) as they were heard.
        answers: (seat, declaration, suit) for each question that was answered: the missing suit.
        exposed: cards laid open and out of play, as a word of bits; ``discarded`` one's own laid
            away.
        legal: the legal actions if it is this seat's turn, else empty.
        sheet: the lines of the score sheet once the deal is over.
        told: the events of the deal in the order in which this seat was told them.
    """

    def __init__(self, setup: Setup, seat: int | None, pack: Pack | None = None) -> None:
        self.setup = setup
        self.seat = seat
        self.pack = pack or setup.pack
        self._clear()

    def _clear(self) -> None:
        """Nothing on the table: before a deal."""
        seats = len(self.setup.names)
        self.deals = 0
        self.dealer: int | None = None
        self.points: tuple[int, ...] = ()
        self.chips: tuple[Number, ...] = ()
        self.pot = 0
        self.order: tuple[int, ...] = ()
        self.streak: tuple[int, ...] = ()
        self.known = [0] * seats
        self.counts = [0] * seats
        self.stock = 0
        self.turn_up: Card | None = None
        self.trumps: dict[int, str] = {}
        self.seconds: dict[int, str] = {}
        self.trick: tuple[tuple[int, Card], ...] = ()
        self.last_trick: tuple[tuple[int, Card], ...] = ()
        self.taken = [0] * seats
        self.tricks = [0] * seats
        self.pile: tuple[Card, ...] = ()
        self.declared: tuple[tuple[int, tuple[str, ...]], ...] = ()
        self.answers: tuple[tuple[int, str, str], ...] = ()
        self.signals: tuple[tuple[int, str], ...] = ()
        self.done: tuple[int, ...] = ()
        self.exposed = 0
        self.discarded = 0
        self.sheet: tuple[ScoreLine, ...] = ()
        self.told: tuple[Event, ...] = ()
        self._vouched: tuple[Event, ...] | None = None
        self.winner: int | None = None
        self.to_act: int | None = None
        self.prompt = ""
        self.legal: tuple[Action, ...] = ()

    # What one asks of a view

    @property
    def hand(self) -> tuple[Card, ...]:
        """One's own cards, by suit and from the strongest to the weakest."""
        return () if self.seat is None else self.hand_of(self.seat)

    def hand_of(self, seat: int) -> tuple[Card, ...]:
        """The cards known to be in a hand."""
        return self.pack.cards_in(self.known[seat])

    @property
    def trump(self) -> str | None:
        """The one trump suit of the deal; None where there is none or each seat has its own."""
        suits = set(self.trumps.values())
        return suits.pop() if len(suits) == 1 else None

    @property
    def seen(self) -> int:
        """Every card whose place this seat knows, as a word of bits."""
        seen = self.exposed | self.discarded
        for known, taken in zip(self.known, self.taken, strict=True):
            seen |= known | taken
        for _, card in self.trick:
            seen |= 1 << self.pack.number[card]
        for card in self.pile:
            seen |= 1 << self.pack.number[card]
        if self.turn_up is not None:
            seen |= 1 << self.pack.number[self.turn_up]
        return seen

    def vouch(self) -> View:
        """Says that what was told so far is true: a match, or who has looked into it, knows."""
        self._vouched = self.told
        return self

    @property
    def vouched(self) -> bool:
        """Whether what was told is known to be true (:func:`trappola.knowledge.examine`)."""
        return self._vouched is self.told

    def snapshot(self) -> View:
        """The view as it is now; later events do not change it."""
        seen = View.__new__(View)
        seen.__dict__.update(self.__dict__)
        for name in ("known", "counts", "taken", "tricks"):  # all else is replaced, not changed
            seen.__dict__[name] = self.__dict__[name].copy()
        return seen

    def as_json(self) -> dict[str, Any]:
        """Everything the view holds, as JSON; :meth:`from_json` builds it again."""
        result: dict[str, Any] = {}
        for name, value in self.__dict__.items():
            if name in UNTOLD:
                continue
            if name == "setup":
                result[name] = {**value._asdict(), "options": dict(value.options)}
            else:
                result[name] = _plain(value)
        return result

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> View:
        """Builds a view from :meth:`as_json`.

        What it says is not looked into: whoever is asked about it does
        (:func:`trappola.knowledge.examine`).

        Raises:
            ParseError: it is no view; the message names the part that cannot be read.
        """
        name = "setup"
        try:
            given = data[name]
            setup = Setup(
                given["game"],
                given["options"],
                tuple(given["names"]),
                given["family"],
                tuple(given["ranks"]),
            )
            name = "seat"
            view = cls(setup, data[name])
            for name in view.__dict__:
                if name not in ("setup", "seat", *UNTOLD):
                    setattr(view, name, _rebuilt(name, data[name]))
        except ParseError:
            raise
        except (AttributeError, LookupError, TypeError, ValueError):
            raise ParseError("no-view", name=name) from None
        return view

    def __str__(self) -> str:
        return json.dumps(self.as_json(), ensure_ascii=False)

    def __repr__(self) -> str:
        return f"View.from_json({self.as_json()!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.as_json() == other.as_json()

    __hash__ = None  # type: ignore[assignment]

    # What happens to it

    def take(self, event: Event) -> None:
        """Folds one event in. Events of a kind that changes nothing here pass by."""
        self.take_all((event,))

    def take_all(self, events: Iterable[Event]) -> View:
        """Folds events in, in order."""
        folds = FOLDS
        told: list[Event] = []
        for event in events:
            kind, seat, words = event
            if kind == "deal":
                told.clear()
            fold = folds.get(kind)
            if fold is not None:
                told.append(event)
                fold(self, -1 if seat is None else seat, words)
        self.told = (*self.told, *told)
        return self

    def _gain(self, seat: int, words: tuple[str, ...]) -> int:
        """Cards come to a hand, named ones or so many unseen; returns how many."""
        if words and words[0].isdecimal():
            number = int(words[0])
        else:
            number = len(words)
            self.known[seat] |= self._mask(words)
        self.counts[seat] += number
        return number

    def _change(self, seat: int, gained: int, number: int) -> None:
        self.known[seat] |= gained
        self.counts[seat] += number

    def _lose(self, seat: int, mask: int, number: int) -> None:
        self.known[seat] &= ~mask
        self.counts[seat] -= number

    def _mask(self, words: Iterable[str]) -> int:
        number = self.pack.number
        mask = 0
        for word in words:
            mask |= 1 << number[Card(word)]
        return mask

    def _on_deal(self, seat: int, words: tuple[str, ...]) -> None:
        self._clear()
        self.deals = int(words[0])
        self.dealer = seat
        self.stock = len(self.pack)

    def _on_points(self, _seat: int, words: tuple[str, ...]) -> None:
        self.points = tuple(int(word) for word in words)

    def _on_chips(self, _seat: int, words: tuple[str, ...]) -> None:
        self.chips = tuple(number_in(word) for word in words)

    def _on_pot(self, _seat: int, words: tuple[str, ...]) -> None:
        self.pot = int(words[0])

    def _on_order(self, _seat: int, words: tuple[str, ...]) -> None:
        self.order = tuple(int(word) for word in words)
        self.streak = ()  # told next, if anybody has one

    def _on_streak(self, _seat: int, words: tuple[str, ...]) -> None:
        self.streak = tuple(int(word) for word in words)

    def _on_stake(self, seat: int, words: tuple[str, ...]) -> None:
        paid = number_in(words[0])
        self.pot += int(paid)
        self.chips = (*self.chips[:seat], self.chips[seat] - paid, *self.chips[seat + 1 :])

    def _on_dealt(self, seat: int, words: tuple[str, ...]) -> None:
        number = self._gain(seat, words)
        self.stock -= number

    def _on_turn_up(self, seat: int, words: tuple[str, ...]) -> None:
        card = self.pack.card(words[0])
        self.turn_up = card
        self._all_trumps(card.suit)
        if seat >= 0:  # it is this seat's last card
            self._change(seat, 1 << self.pack.number[card], 0)

    def _all_trumps(self, suit: str) -> None:
        self.trumps = dict.fromkeys(range(len(self.counts)), suit)

    def _on_trumps(self, _seat: int, words: tuple[str, ...]) -> None:
        self._all_trumps(words[0])

    def _on_suits(self, seat: int, words: tuple[str, ...]) -> None:
        self.trumps = {**self.trumps, seat: words[0]}
        self.seconds = {**self.seconds, seat: words[1]}

    def _on_expose(self, seat: int, words: tuple[str, ...]) -> None:
        mask = self._mask(words)
        self.exposed |= mask
        self._lose(seat, mask, len(words))

    def _on_discard(self, seat: int, words: tuple[str, ...]) -> None:
        self.discarded |= self._lay_away(seat, words)

    def _on_bury(self, seat: int, words: tuple[str, ...]) -> None:
        before = self.counts[seat]
        self._lay_away(seat, words)
        self.stock += before - self.counts[seat]

    def _lay_away(self, seat: int, words: tuple[str, ...]) -> int:
        """Cards leave a hand face down; returns those this seat knows."""
        if words[0].isdecimal():
            # Any card of this hand may be among them, those that were shown as well.
            self._lose(seat, self.known[seat], int(words[0]))
            return 0
        mask = self._mask(words)
        self._lose(seat, mask, len(words))
        return mask

    def _on_cover(self, _seat: int, _words: tuple[str, ...]) -> None:
        self.exposed = 0

    def _on_swap(self, seat: int, words: tuple[str, ...]) -> None:
        self._change(seat, self._mask(words[:1]), 1)
        self._lose(seat, self._mask(words[1:]), 1)
        self.turn_up = Card(words[1])

    def _on_declare(self, seat: int, words: tuple[str, ...]) -> None:
        self.declared = (*self.declared, (seat, words))
        if len(words) > 1:
            self._change(seat, self._mask(words[1:]), 0)

    def _on_answer(self, seat: int, words: tuple[str, ...]) -> None:
        self.answers = (*self.answers, (seat, words[0], words[1]))

    def _on_signal(self, seat: int, words: tuple[str, ...]) -> None:
        self.signals = (*self.signals, (seat, words[0]))

    def _on_done(self, seat: int, _words: tuple[str, ...]) -> None:
        self.done = (*self.done, seat)

    def _on_play(self, seat: int, words: tuple[str, ...]) -> None:
        card = Card(words[0])
        self._lose(seat, 1 << self.pack.number[card], 1)
        self.trick = (*self.trick, (seat, card))

    def _on_pile(self, seat: int, words: tuple[str, ...]) -> None:
        card = Card(words[0])
        self._lose(seat, 1 << self.pack.number[card], 1)
        self.pile = (*self.pile, card)

    def _on_trick(self, seat: int, _words: tuple[str, ...]) -> None:
        number = self.pack.number
        for _, card in self.trick:
            self.taken[seat] |= 1 << number[card]
        self.tricks[seat] += 1
        self.last_trick, self.trick = self.trick, ()

    def _on_take(self, seat: int, _words: tuple[str, ...]) -> None:
        self._change(seat, self._mask(card.text for card in self.pile), len(self.pile))
        self.pile = ()

    def _on_draw(self, seat: int, words: tuple[str, ...]) -> None:
        self._on_dealt(seat, words)
        if self.turn_up is not None and words[0] == self.turn_up.text:
            self.turn_up = None

    def _on_score(self, seat: int, words: tuple[str, ...]) -> None:
        item, points, chips, pot = words
        line = ScoreLine(item, seat, int(points), number_in(chips), int(pot))
        self.sheet = (*self.sheet, line)

    def _on_wins(self, seat: int, _words: tuple[str, ...]) -> None:
        self.winner = seat


FOLDS: dict[str, Callable[[View, int, tuple[str, ...]], None]] = {
    "deal": View._on_deal,
    "points": View._on_points,
    "chips": View._on_chips,
    "pot": View._on_pot,
    "order": View._on_order,
    "streak": View._on_streak,
    "stake": View._on_stake,
    "dealt": View._on_dealt,
    "turn-up": View._on_turn_up,
    "trumps": View._on_trumps,
    "suits": View._on_suits,
    "expose": View._on_expose,
    "discard": View._on_discard,
    "bury": View._on_bury,
    "cover": View._on_cover,
    "swap": View._on_swap,
    "declare": View._on_declare,
    "answer": View._on_answer,
    "signal": View._on_signal,
    "done": View._on_done,
    "play": View._on_play,
    "pile": View._on_pile,
    "trick": View._on_trick,
    "take": View._on_take,
    "draw": View._on_draw,
    "score": View._on_score,
    "wins": View._on_wins,
}


def _plain(value: Any) -> Any:
    """A value of a view as JSON."""
    if isinstance(value, Card | Action):
        return value.text
    if isinstance(value, Event):
        return str(value)
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return value


def _rebuilt(name: str, value: Any) -> Any:
    """The value of a view's attribute from its JSON."""
    match name:
        case "trumps" | "seconds":
            return {int(key): suit for key, suit in value.items()}
        case "trick" | "last_trick":
            return tuple((seat, Card(text)) for seat, text in value)
        case "pile":
            return tuple(Card(text) for text in value)
        case "turn_up":
            return None if value is None else Card(value)
        case "told":
            return tuple(Event.parse(text) for text in value)
        case "legal":
            return tuple(Action(text) for text in value)
        case "sheet":
            return tuple(ScoreLine(*line) for line in value)
        case "declared":
            return tuple((seat, tuple(words)) for seat, words in value)
        case "signals" | "answers":
            return tuple(tuple(each) for each in value)
        case "known" | "counts" | "taken" | "tricks":
            return list(value)
    return tuple(value) if isinstance(value, list) else value
