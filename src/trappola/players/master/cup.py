"""What the cup is worth to each place in the queue, every deal being a flip of a coin.

From a place and a streak the chips to come are a multiple of what the cup holds, and a number
besides, so a few numbers tell them for every cup. They are found backwards from an end so far away
that it does not matter.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from trappola.games.bulka import ANTE, PRO, STREAK_FOR_CUP

HORIZON = 60
"""So many deals ahead the end makes no difference."""


class Chips(NamedTuple):
    """``share`` of what the cup holds, and ``more`` chips."""

    share: float
    more: float

    def at(self, cup: float) -> float:
        """With so much in the cup."""
        return self.share * cup + self.more


Row = tuple[Chips, ...]
"""By place in the queue."""


class Cup:
    """The chips that every place may expect, before the antes of a deal.

    Args:
        seats: how many are in the queue.
        horizon: deals that are thought ahead; then the cup is shared.
    """

    def __init__(self, seats: int, horizon: int = HORIZON) -> None:
        self.seats = seats
        even: Row = (Chips(1 / seats, 0.0),) * seats
        self.rows: tuple[Row, ...] = (even,) * STREAK_FOR_CUP
        for _ in range(horizon):
            self.rows = tuple(self._before(streak) for streak in range(STREAK_FOR_CUP))

    @staticmethod
    @cache
    def of(seats: int) -> Cup:
        """The cup of so many seats."""
        return Cup(seats)

    def gain(self, cup: float, streak: int, place: int) -> float:
        """How many chips more one of the two may expect if he wins than if he loses.

        Args:
            cup: what it holds, the antes of this deal included.
            streak: the deals in a row that No. 1 has won.
            place: 0 for No. 1, 1 for the challenger.
        """
        won, lost = (self._after(streak, winner)[place].at(cup) for winner in (place, 1 - place))
        return won - lost

    def _before(self, streak: int) -> Row:
        """Before a deal: the antes are paid, and either wins."""
        outcomes = self._after(streak, 0), self._after(streak, 1)
        row = []
        for place in range(self.seats):
            share = (outcomes[0][place].share + outcomes[1][place].share) / 2
            more = (outcomes[0][place].more + outcomes[1][place].more) / 2
            ante = ANTE if place < 2 else 0
            row.append(Chips(share, more + 2 * ANTE * share - ante))
        return tuple(row)

    def _after(self, streak: int, winner: int) -> Row:
        """When one of the first two has won: by places as they were, for the cup as it was."""
        streak = streak + 1 if winner == 0 else 1
        waiting = range(2, self.seats)
        row = [Chips(0.0, 0.0)] * self.seats
        if streak == STREAK_FOR_CUP:  # the cup is empty, both go to the end of the queue
            for place, old in enumerate((*waiting, 1 - winner, winner)):
                row[old] = Chips(0.0, self.rows[0][place].more)
            row[winner] = Chips(1.0, row[winner].more)
            return tuple(row)
        pro = PRO if streak == STREAK_FOR_CUP - 1 else 0
        for place, old in enumerate((winner, *waiting, 1 - winner)):
            share, more = self.rows[streak][place]
            row[old] = Chips(share, more + pro * share - (pro if old == winner else 0))
        return tuple(row)


__all__ = ["Cup"]
