"""What all games share: a game as a set of rules, a deal as a script.

A game module is read from top to bottom like a rule page: its options with their sources, then
the deal as a generator that yields a :class:`~trappola.turn.Turn` whenever a seat has to act,
then the score sheet, then what the deal does to the match.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from trappola.actions import Action, plays_of
from trappola.cards import Card, Pack
from trappola.errors import IllegalAction
from trappola.events import Entry, Event, Private
from trappola.games.worths import Bonus, Worth
from trappola.options import Clash, Option, Rules
from trappola.sheet import Number, ScoreLine, ScoreSheet, number_in, plain
from trappola.standing import Standing
from trappola.turn import Turn

if TYPE_CHECKING:
    from trappola.oracle import Oracle

Script = Generator[Turn, Action, None]
S = TypeVar("S", bound=Standing)
STANDING = ("points", "chips", "pot", "order")
"""Events that tell of the standing (:meth:`~trappola.standing.Standing.told`)."""


def before_cards(told: Iterable[Event]) -> Iterator[Event]:
    """What was told of a deal before its first card."""
    return takewhile(lambda event: event.kind not in ("dealt", "turn-up"), told)


class Game(ABC):
    """A named rule set."""

    name: ClassVar[str]
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2
    options: ClassVar[tuple[Option, ...]]
    """What the game offers: each decides something in it."""
    idle: ClassVar[tuple[Option, ...]] = ()
    """Options that records of the game may name although nothing in it depends on them."""
    clashes: ClassVar[tuple[Clash, ...]] = ()
    open_hands: ClassVar[bool] = False
    """Whether nothing is hidden from anybody."""
    sides: ClassVar[bool] = False
    """Whether seats 0, 2 and 1, 3 are partners and score together."""

    def rules(self, given: Mapping[str, Any] | None = None, /, **options: Any) -> Rules:
        """The game's rules with these options.

        Raises:
            UnknownName: an option or value that does not exist.
            OptionClash: two values that exclude each other.
        """
        given = {**(given or {}), **options}
        return Rules(self.name, self.options, self.clashes, given, idle=self.idle)

    @abstractmethod
    def pack(self, rules: Rules) -> Pack:
        """The pack, its ranks in the order in which they beat each other."""

    def worths(self, rules: Rules) -> Sequence[Worth]:
        """What can be declared and what it is worth, in the order of the rule page."""
        return ()

    def bonuses(self, rules: Rules) -> Sequence[Bonus]:
        """What counts besides cards and declarations, in the order of the rule page."""
        return ()

    def opening(self, rules: Rules, seats: int, order: Sequence[int] | None) -> Standing:
        """The standing before the first deal."""
        return Standing(points=(0,) * (2 if self.sides else seats), chips=(0,) * seats)

    def standing_told(self, rules: Rules, seats: int, told: Iterable[Event]) -> Standing | None:
        """The standing before a deal, by what was told of it; None if there can be no such one.

        What nobody is told of it, such as how often a round has begun anew, is as at the opening.
        """
        said = {
            kind: tuple(map(number_in, words))
            for kind, _, words in before_cards(told)
            if kind in STANDING
        }
        queue = [int(seat) for seat in said.get("order", ())]
        if len(set(queue)) != len(queue) or not set(queue) <= {*range(seats)} or len(queue) == 1:
            return None
        opening = self.opening(rules, seats, queue or None)
        points, chips, pot = (said.get(kind, ()) for kind in ("points", "chips", "pot"))
        if (len(points), len(chips), len(pot)) != (len(opening.points), seats, 1):
            return None
        return replace(opening, points=tuple(map(int, points)), chips=chips, pot=int(pot[0]))

    @abstractmethod
    def deal(self, rules: Rules, standing: Standing, dealer: int, pack: Sequence[Card]) -> Deal:
        """A deal of these cards; the first card is the first to leave the pack."""

    @abstractmethod
    def settle(self, rules: Rules, standing: Standing, deal: Deal) -> Standing:
        """The standing after a deal."""

    def target(self, rules: Rules) -> int | None:
        """The match score that wins, if one does."""
        return None

    def gained(self, rules: Rules, points: Sequence[int]) -> tuple[int, ...]:
        """What the points of a deal, before any margin is taken, bring to the match score."""
        return tuple(points)

    def oracle(self, rules: Rules, *, lookup: bool = True) -> Oracle | None:
        """Who can tell what positions are worth, in a game that hides nothing; None if nobody can.

        Args:
            lookup: whether it may look things up; without, it tells what a search can prove.

        Raises:
            TrappolaError: what it looks things up in is damaged.
        """
        return None

    def drawn_dealer(self, rules: Rules, drawn: int) -> int:
        """The first dealer of a live match, ``drawn`` being a seat drawn by lot."""
        return 0 if rules.get("first_dealer") == "fixed" else drawn


class Deal(ABC):
    """One deal, from the dealing of the cards to its score sheet.

    Attributes:
        log: what has happened, for every seat.
        sheet: the score sheet once the deal is over.
    """

    def __init__(
        self, rules: Rules, standing: Standing, dealer: int, pack: Pack, cards: Sequence[Card]
    ) -> None:
        self.rules = rules
        self.standing = standing
        self.dealer = dealer
        self.pack = pack
        self.plays = plays_of(pack)
        self.seats = len(standing.chips)
        self.stock: list[Card] = list(cards)
        self.hands: dict[int, list[Card]] = {}
        self.log: list[Entry] = []
        self.sheet: ScoreSheet | None = None

    @abstractmethod
    def script(self) -> Script:
        """Runs the deal: yields each turn, is sent the action, ends with the sheet written."""

    # Telling what happens

    def tell(self, kind: str, seat: int | None = None, *words: str) -> None:
        """An event that everybody sees."""
        self.log.append(Event(kind, seat, words))

    def tell_apart(self, kind: str, seat: int, own: Iterable[str], others: Iterable[str]) -> None:
        """An event that its seat sees in full and the others from outside."""
        self.log.append(
            Private(seat, Event(kind, seat, tuple(own)), Event(kind, seat, tuple(others)))
        )

    def deal_packets(self, seats: Sequence[int], packets: Sequence[int]) -> None:
        """Deals packets of these sizes, one to each seat in turn."""
        for size in packets:
            for seat in seats:
                self.give(seat, size, "dealt")

    def give(self, seat: int, size: int, kind: str) -> None:
        """Gives a seat cards from the top of the pack; the others see only how many."""
        cards, self.stock = self.stock[:size], self.stock[size:]
        self.hands.setdefault(seat, []).extend(cards)
        self.tell_apart(kind, seat, [card.text for card in cards], [str(size)])

    def in_order(self, cards: Iterable[Card]) -> list[str]:
        """Cards as text by suit and rank: the order they came in is nobody's business."""
        return [card.text for card in self.pack.cards_in(self.pack.mask_of(cards))]

    def finish(
        self, lines: Iterable[ScoreLine], winner: int | None, scorers: Iterable[int]
    ) -> None:
        """Writes the score sheet and reads it out."""
        self.sheet = ScoreSheet(
            lines, scorers=scorers, seats=self.seats, pot=self.standing.pot, winner=winner
        )
        for line in self.sheet.lines:
            self.tell(
                "score", line.seat, line.item, str(line.points), str(line.chips), str(line.pot)
            )
        self.tell("wins", winner) if winner is not None else self.tell("nobody-wins")


def booked(standing: Standing, sheet: ScoreSheet) -> tuple[tuple[Number, ...], int]:
    """The chips of all seats and the pot after a sheet."""
    chips = tuple(
        plain(held + change) for held, change in zip(standing.chips, sheet.chips, strict=True)
    )
    return chips, sheet.pot


def by_points(points: Sequence[int]) -> int | None:
    """The place with the most points; None if they are level."""
    best = max(points)
    return points.index(best) if list(points).count(best) == 1 else None


def next_standing(standing: S, sheet: ScoreSheet, **changes: Any) -> S:
    """The standing after a deal, chips and pot taken from its sheet."""
    chips, pot = booked(standing, sheet)
    return replace(standing, chips=chips, pot=pot, deals=standing.deals + 1, **changes)


__all__ = [
    "Deal",
    "Game",
    "IllegalAction",
    "Script",
    "before_cards",
    "booked",
    "by_points",
    "next_standing",
]
