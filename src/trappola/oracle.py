"""What can be known of a game that hides nothing: who wins, and what each action is worth.

Some games can tell it, of some of their forms: :meth:`trappola.games.Game.oracle`. Whoever uses an
oracle, a player, the table, the page, knows no game by name.

>>> from trappola import GAMES, Match
>>> match = Match("svoyi", seed="example")
>>> match.deal()
>>> for _ in range(2):
...     match.apply(match.legal_actions()[0])  # both choose their suits
>>> oracle = GAMES["svoyi"].oracle(match.rules)
>>> answer = oracle.ask(match.view(match.to_act))
>>> answer.value, answer.distance, answer.actions[0].action
('win', 44, Action('play 10h'))
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, NamedTuple, Protocol

from trappola.actions import Action

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable

    from trappola.view import View

VALUES = ("win", "draw", "unknown", "loss")
"""What a position or an action is worth to the seat on turn, the best first."""


class Rated(NamedTuple):
    """A legal action and what it is worth to the seat that plays it.

    Attributes:
        value: one of :data:`VALUES`.
        distance: how far the end is with best play of both, in the game's own measure; None for a
            draw, or if it is not known.
    """

    action: Action
    value: str
    distance: int | None


class Step(NamedTuple):
    """An action of a line."""

    seat: int
    action: Action


class Analysis(NamedTuple):
    """What a position is worth to the seat on turn, and each of its legal actions, best first."""

    value: str
    distance: int | None
    actions: tuple[Rated, ...]

    @classmethod
    def of(cls, rated: list[Rated]) -> Analysis:
        """The analysis of these actions: a position is worth what its best action is worth.

        Actions that are worth the same, as far as is known, stay in the order given.
        """
        actions = tuple(sorted(rated, key=place_of))
        return cls(actions[0].value, actions[0].distance, actions)

    def worth_of(self, action: Action) -> Rated:
        """What one of the actions is worth."""
        return next(each for each in self.actions if each.action == action)

    @property
    def best(self) -> tuple[Rated, ...]:
        """The actions that give nothing away: of the best value, however far the end is."""
        return tuple(each for each in self.actions if each.value == self.value)


def place_of(rated: Rated) -> tuple[int, float]:
    """Sorts actions: the nearest win first, the nearest loss last; what is not known is far."""
    distance = inf if rated.distance is None else rated.distance
    return VALUES.index(rated.value), -distance if rated.value == "loss" else distance


class Oracle(Protocol):
    """Answers about the positions of a game under certain rules."""

    @property
    def complete(self) -> bool:
        """Whether every position is known, or only what a search can prove."""
        ...

    @property
    def remedy(self) -> str:
        """The command after which every position is known; empty if it is."""
        ...

    def ask(self, view: View, behind: Collection[Hashable] = ()) -> Analysis | None:
        """The worth of the position and its actions; None where there is nothing to tell yet.

        Args:
            view: of the seat on turn.
            behind: places where this deal has been. Where distances are not known, actions that
                lead back to them come after others that are worth as much.
        """
        ...

    def place(self, view: View) -> Hashable:
        """Where the deal is, in a word: if the same comes again, it goes in circles.

        Args:
            view: of the seat on turn, of which :meth:`ask` tells something.
        """
        ...

    def line(self, view: View) -> tuple[Step, ...]:
        """Best play of both from here, to the end or as far as it is known.

        A draw has no end: the line ends when a position comes again.
        """
        ...

    def hardness(self, view: View, rated: Rated) -> float:
        """How much the other must know to answer an action: one for each halving of the replies.

        Args:
            view: of the seat on turn.
            rated: one of its actions that does not win, as :meth:`ask` gave it.
        """
        ...
