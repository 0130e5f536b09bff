"""Where a match stands between two deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trappola.sheet import Number


@dataclass(frozen=True)
class Standing:
    """What earlier deals have left behind. Games with more to remember extend it.

    Attributes:
        points: the match score: one number a seat, or a side in partnership games.
        chips: what each seat of the table holds, or has won and lost.
        pot: chips in the pot.
        order: the queue, the first two seats being the active ones; None where there is no queue.
        dealer: the seat that deals next; None if it is free (the first deal of most games).
        deals: how many deals are complete.
        over: whether the match is decided or has ended.
        winner: the seat or side that has won the match.
    """

    points: tuple[int, ...]
    chips: tuple[Number, ...]
    pot: int = 0
    order: tuple[int, ...] | None = None
    dealer: int | None = None
    deals: int = 0
    over: bool = False
    winner: int | None = None

    def told(self) -> Iterator[tuple[str, Sequence[object]]]:
        """What everybody is told of it before and after a deal: kinds of events and their words."""
        yield "points", self.points
        yield "chips", self.chips
        yield "pot", (self.pot,)
        if self.order is not None:
            yield "order", self.order

    def as_json(self) -> dict[str, object]:
        """The standing as it stands under ``match`` in ``score --json``."""
        result: dict[str, object] = {
            "points": list(self.points),
            "chips": list(self.chips),
            "pot": self.pot,
        }
        if self.order is not None:
            result["order"] = list(self.order)
        result["winner"] = self.winner
        return result
