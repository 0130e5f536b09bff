"""One deal of a game, stepped by numbers: what all adapters stand on.

Copies are cheap: they share the match until one of them goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trappola.actions import Action
from trappola.adapters.numbering import PICK, Numbering, numbering
from trappola.cards import Card
from trappola.events import Event
from trappola.games import Game, find_game
from trappola.games.bulka import Bulka
from trappola.match import Match
from trappola.view import View


class Rulebook:
    """A game under its options, for one deal.

    Attributes:
        players: how many play a deal; of a longer table the first two.
        sides: the side of each player.

    Raises:
        UnknownName: there is no such game, option or value.
        OptionClash: two of them exclude each other.
    """

    def __init__(self, name: str, options: dict[str, Any] | None = None) -> None:
        self.game: Game
        self.name = name
        self.options = dict(options or {})
        self.game, preset = find_game(name)
        given = {**preset, **(options or {})}
        known = {option.key for option in self.game.options}
        if "max_turns" in known:
            given.setdefault("max_turns", 600)
        self.rules = self.game.rules(given)
        self.pack = self.game.pack(self.rules)
        self.seats = self.game.least_seats
        self.players = 2 if isinstance(self.game, Bulka) else self.seats
        self.sides = [player % 2 for player in range(self.players)]
        self.open = self.game.open_hands
        self.numbers: Numbering = numbering(
            self.game.name, tuple(sorted(self.rules.changed.items()))
        )

    def new_deal(self, cards: Sequence[Card], dealer: int) -> DealPlayed:
        """A deal of these cards. The dealer of Bulka is the challenger, whose place is fixed."""
        match = Match(
            self.game.name,
            self.rules.changed,
            seats=[f"Player {seat}" for seat in range(self.seats)],
        )
        due = match.next_dealer
        match.deal(cards, dealer=dealer if due is None else due)
        return DealPlayed(self, match)


class DealPlayed:
    """A deal in play."""

    def __init__(self, book: Rulebook, match: Match, picked: tuple[Card, ...] = ()) -> None:
        self.book = book
        self.match = match
        self.picked = picked
        self._shared = False

    def copy(self) -> DealPlayed:
        """The same deal, to go its own way."""
        self._shared = True
        other = DealPlayed(self.book, self.match, self.picked)
        other._shared = True
        return other

    def __deepcopy__(self, _memo: dict[int, Any]) -> DealPlayed:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        record = self.match.record.to_json()
        return _rebuilt, (self.book.name, self.book.options, record, self.picked)

    @property
    def over(self) -> bool:
        """Whether the deal has its score sheet."""
        return self.match.score_sheet is not None

    @property
    def to_act(self) -> int | None:
        """The player whose turn it is."""
        return None if self.over else self.match.to_act

    def legal(self) -> list[int]:
        """The numbers of the legal actions, ascending."""
        turn = self.match.turn
        if turn is None or self.over:
            return []
        number = self.book.numbers.number
        picks = turn.picks
        if picks is None:
            return sorted(number[action.text] for action in turn.legal())
        found = [] if self.picked else [number[action.text] for action in turn.words]
        size = len(self.picked)
        if size in picks.sizes:
            found.append(number["exchange"])
        order = self.book.pack.number
        held = sorted(picks.hand, key=lambda card: order[card])
        if self.picked:
            held = held[held.index(self.picked[-1]) + 1 :]
        for place, card in enumerate(held):
            left = len(held) - place - 1
            if any(size + 1 <= wanted <= size + 1 + left for wanted in picks.sizes):
                found.append(number[f"{PICK} {card.text}"])
        return sorted(found)

    def apply(self, number: int) -> None:
        """Makes the action of a number.

        Raises:
            IllegalAction: the rules forbid it.
        """
        text = self.book.numbers.texts[number]
        verb, _, rest = text.partition(" ")
        if verb == PICK:
            self.picked = (*self.picked, self.book.pack.card(rest))
            return
        if self.picked:
            action = Action.exchange(self.book.pack.cards_in(self.book.pack.mask_of(self.picked)))
        else:
            action = Action(text)
        self.make(action)

    def make(self, action: Action) -> None:
        """Makes an action."""
        if self._shared:
            self.match = self.match.copy()
            self._shared = False
        self.match.apply(action)
        self.picked = ()

    def view(self, player: int | None) -> View:
        """What a player knows; None is a spectator."""
        return self.match.view(player)

    def events(self, player: int | None) -> tuple[Event, ...]:
        """What a player was told in this deal; None is a spectator."""
        return self.match.events(player)

    def returns(self) -> list[float]:
        """The points of each player's side less those of the other; nothing before the end."""
        sheet = self.match.score_sheet
        points = [0.0, 0.0]
        if sheet is not None:
            for scorer, won in zip(sheet.scorers, sheet.points, strict=True):
                points[scorer % 2] += won
        return [points[side] - points[1 - side] for side in self.book.sides]


def _rebuilt(
    name: str, options: dict[str, Any], record: str, picked: tuple[Card, ...]
) -> DealPlayed:
    """A deal that was written down."""
    return DealPlayed(Rulebook(name, options), Match.from_record(record), picked)
