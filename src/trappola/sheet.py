"""The score sheet of a deal: lines that add up, and nothing else that counts.

Every point and chip of a deal stands on a line; totals are sums of lines and are computed
nowhere else. Chips that one seat pays another stand on two lines, chips paid into the pot
on one, so that over a whole sheet chips and pot together are zero.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

Number = int | float


def plain(number: Number) -> Number:
    """A whole number without a fraction, whatever rate it came from."""
    return int(number) if number == int(number) else number


def number_in(word: str) -> Number:
    """A number of chips as an event tells it."""
    return int(word) if word.lstrip("-").isdecimal() else float(word)


class ScoreLine(NamedTuple):
    """One line: what for, whose (a seat, in partnership games a side), points, chips, pot."""

    item: str
    seat: int
    points: int = 0
    chips: Number = 0
    pot: int = 0

    def as_json(self) -> dict[str, Any]:
        """The line as it stands in ``score --json``."""
        return {
            "seat": self.seat,
            "item": self.item,
            "points": self.points,
            "chips": self.chips,
            "pot": self.pot,
        }


class ScoreSheet:
    """The lines of a deal and their sums.

    Args:
        lines: in the order in which they are read out.
        scorers: the seats (or sides) that score points, in order.
        seats: how many seats the table has.
        pot: what the pot held before the deal.
        winner: a seat or side, None for a tie, a draw or a deal without a winner.
    """

    def __init__(
        self,
        lines: Iterable[ScoreLine],
        *,
        scorers: Iterable[int],
        seats: int,
        pot: int = 0,
        winner: int | None = None,
    ) -> None:
        self.lines = tuple(lines)
        self.scorers = tuple(scorers)
        self.seats = seats
        self.pot_before = pot
        self.winner = winner

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScoreSheet) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return (
            f"ScoreSheet({list(self.lines)!r}, scorers={self.scorers!r}, seats={self.seats!r}, "
            f"pot={self.pot_before!r}, winner={self.winner!r})"
        )

    def __str__(self) -> str:
        rows = [
            f"{line.seat}  {line.item:<28} {line.points:>4} {line.chips:>+5}" for line in self.lines
        ]
        sums = ", ".join(
            f"{seat}: {points}" for seat, points in zip(self.scorers, self.points, strict=True)
        )
        return "\n".join([*rows, sums])

    @property
    def points(self) -> list[int]:
        """The sum of points of each scorer, in order."""
        return [sum(line.points for line in self.lines if line.seat == one) for one in self.scorers]

    @property
    def chips(self) -> list[Number]:
        """The net change of chips of each seat of the table."""
        return [
            sum(line.chips for line in self.lines if line.seat == seat)
            for seat in range(self.seats)
        ]

    @property
    def pot(self) -> int:
        """What the pot holds after the deal."""
        return self.pot_before + sum(line.pot for line in self.lines)

    def as_json(self) -> dict[str, Any]:
        """The deal as it stands in ``score --json``."""
        return {
            "points": self.points,
            "chips": self.chips,
            "pot": self.pot,
            "winner": self.winner,
            "lines": [line.as_json() for line in self.lines],
        }
