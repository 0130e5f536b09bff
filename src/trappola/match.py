"""A match: deals until it is decided, as python-chess would have it.

>>> from trappola import Match
>>> match = Match("classica", two_rank="lowest", seed="example")
>>> match.deal()
>>> match.to_act, len(match.view(match.to_act).hand)
(1, 9)
>>> action = match.legal_actions()[-1]
>>> match.apply(action)
>>> match.undo() == action
True
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any
from unicodedata import category

from trappola import shuffle
from trappola.actions import Action
from trappola.cards import Card, Pack
from trappola.errors import IllegalAction, RecordError, TrappolaError
from trappola.events import Entry, Event, as_seen_by
from trappola.games import Deal, Game, find_game
from trappola.games.base import Script
from trappola.options import Rules
from trappola.record import DealRecord, Record
from trappola.sheet import ScoreSheet
from trappola.standing import Standing
from trappola.turn import Turn
from trappola.view import Setup, View


class MatchError(TrappolaError):
    """A call at the wrong time: a deal while one is running, an undo before the first action."""


class PlayedDeal:
    """A deal of a match with all that was done in it."""

    __slots__ = ("actions", "cards", "deal", "first", "script", "standing")

    def __init__(self, deal: Deal, cards: Sequence[Card], standing: Standing, first: int) -> None:
        self.deal = deal
        self.cards = tuple(cards)
        self.standing = standing
        """The standing before the deal."""
        self.actions: list[tuple[int, Action]] = []
        self.script: Script = deal.script()
        self.first = first
        """The number of the deal's first event in the match."""


class Match:
    """A match at one table.

    Args:
        game: the name of a game or preset.
        options: option values by key; keyword arguments do the same.
        seats: the players' names; their number is the number of seats.
        order: the queue before the first deal, for games that have one.
        seed: for practice and duplicate deals only. Without it cards come from the operating
            system.

    Raises:
        UnknownName: an unknown game, option or value.
        OptionClash: two options that exclude each other.
        MatchError: the game is not for so many seats, or ``order`` does not fit.
    """

    def __init__(
        self,
        game: str = "classica",
        options: Mapping[str, Any] | None = None,
        *,
        seats: Sequence[str] | None = None,
        order: Sequence[int] | None = None,
        seed: str | int | None = None,
        **more_options: Any,
    ) -> None:
        self.game, preset = find_game(game)
        self.rules: Rules = self.game.rules({**preset, **(options or {}), **more_options})
        self.names = tuple(seats) if seats is not None else default_names(self.game)
        self._check_seats(order)
        self.order = None if order is None else tuple(order)
        self.seed = None if seed is None else str(seed)
        self.pack: Pack = self.game.pack(self.rules)
        self.standing: Standing = self.game.opening(self.rules, len(self.names), order)
        if self.order is None:
            self.order = self.standing.order
        self.played: list[PlayedDeal] = []
        self.turn: Turn | None = None
        """The turn at hand: seat, prompt, legal actions; None between deals."""
        self._views: dict[int | None, tuple[View, int]] = {}

    def _check_seats(self, order: Sequence[int] | None) -> None:
        game, number = self.game, len(self.names)
        if not game.least_seats <= number <= game.most_seats:
            key = "wrong-seats" if game.least_seats == game.most_seats else "wrong-seats-between"
            raise MatchError(
                key, game=game.name, least=game.least_seats, most=game.most_seats, number=number
            )
        for name in self.names:
            if not name.strip() or any(category(letter) in ("Cc", "Cs") for letter in name):
                raise MatchError("wrong-name", name=name)
        queue = self.game.opening(self.rules, number, None).order
        if order is not None and queue is None:
            raise MatchError("no-queue", game=game.name)
        if order is not None and set(map(repr, order)) != set(map(repr, range(number))):
            raise MatchError("wrong-order", number=number)

    # Where the match stands

    @property
    def current(self) -> PlayedDeal | None:
        """The deal being played or just over; None before the first."""
        return self.played[-1] if self.played else None

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; None between deals."""
        turn = self.turn
        return None if turn is None else turn.seat

    @property
    def over(self) -> bool:
        """Whether the match is decided or has ended."""
        return self.standing.over

    @property
    def winner(self) -> int | None:
        """The seat (side) that has won the match."""
        return self.standing.winner

    @property
    def score_sheet(self) -> ScoreSheet | None:
        """The score sheet of the deal just over; None while cards are being played."""
        return self.played[-1].deal.sheet if self.played else None

    @property
    def score_sheets(self) -> tuple[ScoreSheet, ...]:
        """The score sheets of all complete deals."""
        sheets = (each.deal.sheet for each in self.played)
        return tuple(sheet for sheet in sheets if sheet is not None)

    @property
    def next_dealer(self) -> int | None:
        """The seat that deals next; None if it is free."""
        return self.standing.dealer

    # What may be done

    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions of the seat on turn; empty between deals."""
        turn = self.turn
        return () if turn is None else turn.legal()

    def deal(self, pack: str | Iterable[Card] | None = None, *, dealer: int | None = None) -> None:
        """Starts the next deal.

        Args:
            pack: the whole pack, its first card being the first to leave it; shuffled if left out.
            dealer: the seat that deals; only the first dealer of a match is free.

        Raises:
            MatchError: a deal is running, the match is over, or it is another seat's deal.
            ParseError: the pack is not whole.
        """
        self.check_deal(dealer)
        below = shuffle.system()
        if self.seed is not None:
            below = shuffle.seeded(self.seed, len(self.played))
        due = self.standing.dealer
        if dealer is None:
            drawn = below(len(self.names)) if due is None else due
            dealer = drawn if due is not None else self.game.drawn_dealer(self.rules, drawn)
        if pack is None:
            cards: Sequence[Card] = shuffle.shuffled(self.pack.cards, below)
        elif isinstance(pack, str):
            cards = self.pack.whole(pack)
        else:
            cards = self.pack.whole(" ".join(card.text for card in pack))
        self._start(dealer, cards)

    def check_deal(self, dealer: int | None) -> None:
        """Raises MatchError if no deal can start now, or not with this dealer."""
        if self.to_act is not None:
            raise MatchError("deal-unfinished", number=len(self.played))
        if self.over:
            raise MatchError("match-over")
        if dealer is None:
            return
        if not isinstance(dealer, int) or dealer not in range(len(self.names)):
            raise MatchError("no-seat", seat=dealer, number=len(self.names))
        due = self.standing.dealer
        if due is not None and dealer != due:
            raise MatchError("wrong-dealer", seat=dealer, due=due)

    def _start(self, dealer: int, cards: Sequence[Card]) -> None:
        standing = self.standing
        deal = self.game.deal(self.rules, standing, dealer, cards)
        deal.tell("deal", dealer, str(len(self.played) + 1))
        tell_standing(deal, standing)
        last = self.current
        first = 0 if last is None else last.first + len(last.deal.log)
        self.played.append(PlayedDeal(deal, cards, standing, first))
        self._views.clear()
        self._advance(None)

    def _advance(self, action: Action | None) -> None:
        """Runs the deal to its next turn, or to its end."""
        current = self.played[-1]
        try:
            if action is None:
                self.turn = next(current.script)
            else:
                self.turn = current.script.send(action)
        except StopIteration:
            self.turn = None
            self.standing = self.game.settle(self.rules, current.standing, current.deal)
            tell_standing(current.deal, self.standing)
            if self.standing.over:
                champion = self.standing.winner
                current.deal.tell("match-over", champion)

    def check(self, action: Action, seat: int | None = None) -> None:
        """Raises IllegalAction if the action is not legal now."""
        turn = self.turn
        if turn is None:
            raise IllegalAction("deal-over")
        if seat is not None and seat != turn.seat:
            raise IllegalAction("not-your-turn", seat=seat, due=turn.seat)
        error = turn.refusal(action)
        if error is not None:
            raise error

    def apply(self, action: Action | str, seat: int | None = None) -> None:
        """Makes an action for the seat on turn.

        Args:
            seat: if given, the seat that means to act; it must be its turn.

        Raises:
            ParseError: the text is no action.
            IllegalAction: the rules forbid it; nothing has changed.
        """
        if isinstance(action, str):
            action = Action(action)
        self.check(action, seat)
        assert self.turn is not None
        self.played[-1].actions.append((self.turn.seat, action))
        self._advance(action)

    def undo(self) -> Action:
        """Takes the last action back; deals without an action are withdrawn on the way.

        Raises:
            MatchError: there is no action to take back.
        """
        while self.played and not self.played[-1].actions:
            self._withdraw()
        if not self.played:
            raise MatchError("nothing-to-undo")
        withdrawn = self._withdraw()
        *kept, (_, last) = withdrawn.actions
        self._start(withdrawn.deal.dealer, withdrawn.cards)
        for _, action in kept:
            self.apply(action)
        return last

    def _withdraw(self) -> PlayedDeal:
        """Takes the last deal away as if it had never been."""
        withdrawn = self.played.pop()
        self.turn = None
        self.standing = withdrawn.standing
        self._views.clear()
        return withdrawn

    # What the seats see

    def view(self, seat: int | None) -> View:
        """What a seat knows now; ``None`` is a spectator."""
        current = self.current
        if current is None:
            return View(self.setup, seat, self.pack)
        view, taken = self._views.get(seat) or (View(self.setup, seat, self.pack), 0)
        log = current.deal.log
        if taken < len(log):
            view.take_all(as_seen_by(log[taken:], seat))
            self._views[seat] = (view, len(log))
        seen = view.snapshot().vouch()
        turn = self.turn
        if turn is not None:
            seen.to_act = turn.seat
            seen.prompt = turn.prompt
            if turn.seat == seat:
                seen.legal = turn.legal()
        return seen

    @property
    def setup(self) -> Setup:
        """What everybody knows before the first card."""
        return Setup(
            self.game.name, self.rules.changed, self.names, self.pack.family, self.pack.ranks
        )

    @property
    def log(self) -> list[Entry]:
        """What has happened since the first deal, for all seats: the authority's own log."""
        return [entry for each in self.played for entry in each.deal.log]

    def events(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        """The events as a seat was told them, from number ``since`` on; ``None`` is a spectator."""
        last = self.current
        if last is not None and since >= last.first:
            return as_seen_by(last.deal.log[since - last.first :], seat)
        told: list[Event] = []
        for each in reversed(self.played):
            start = max(since - each.first, 0)
            told[:0] = as_seen_by(each.deal.log[start:], seat)
            if each.first <= since:
                break
        return tuple(told)

    # Writing it down

    @property
    def record(self) -> Record:
        """The match written down."""
        return Record(
            game=self.game.name,
            options=self.rules.changed,
            seats=self.names,
            order=self.order,
            deals=[
                DealRecord(each.deal.dealer, each.cards, tuple(each.actions))
                for each in self.played
            ],
        )

    def copy(self, *, without: int = 0) -> Match:
        """An independent match at the same point, or so many actions of the deal before it."""
        other = Match(
            self.game.name, self.rules.changed, seats=self.names, order=self.order, seed=self.seed
        )
        other.played = self.played[:-1]
        other.standing = self.standing
        if self.played:
            last = self.played[-1]
            other.standing = last.standing
            other._start(last.deal.dealer, last.cards)
            for _, action in last.actions[: len(last.actions) - without]:
                other.apply(action)
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.record == other.record

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Match.from_record({self.record.to_json()!r})"

    # From a record

    @classmethod
    def from_record(cls, record: Record | str) -> Match:
        """The match after the last action of a record, or of the text of one.

        Raises:
            RecordError: the record is wrong; the error says in which deal and action.
        """
        read = Record.parse(record) if isinstance(record, str) else record
        match = cls.opening_of(read)
        for _ in match.replaying(read):
            pass
        return match

    @classmethod
    def opening_of(cls, record: Record) -> Match:
        """The match of a record before its first deal.

        Raises:
            RecordError: an unknown game or option, or a wrong number of seats.
        """
        try:
            find_game(record.game, presets=False)
            return cls(record.game, record.options, seats=record.seats, order=record.order)
        except TrappolaError as error:
            raise RecordError(error, line=record.lines.get((-1, -1))) from None

    def replaying(self, record: Record) -> Iterator[Match]:
        """Replays a record from its opening; yields after each start of a deal and each action.

        Raises:
            RecordError: a rule is broken, at the place where it is reached.
        """
        for number, deal in enumerate(record.deals):
            try:
                self.deal(deal.pack, dealer=deal.dealer)
            except TrappolaError as error:
                line = record.lines.get((number, -1))
                raise RecordError(error, deal=number, line=line) from None
            yield self
            for place, (seat, action) in enumerate(deal.actions):
                try:
                    self.apply(action, seat)
                except IllegalAction as error:
                    line = record.lines.get((number, place))
                    raise RecordError(error, deal=number, action=place, line=line) from None
                yield self


def tell_standing(deal: Deal, standing: Standing) -> None:
    """The match score, the chips, the pot and the queue, for everybody."""
    for kind, words in standing.told():
        deal.tell(kind, None, *map(str, words))


def default_names(game: Game) -> tuple[str, ...]:
    """Names for a table where nobody gave one."""
    return tuple(f"Player {number + 1}" for number in range(game.least_seats))


__all__ = ["Match", "MatchError", "PlayedDeal"]
