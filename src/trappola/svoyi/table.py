"""The table of a solved form: what each position is worth, counts, and its file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import comb
from pathlib import Path
from typing import NamedTuple

from trappola._kernel import PileProbe, PileState, PileTable
from trappola.actions import Action
from trappola.kernel import TAKE
from trappola.oracle import Rated, place_of
from trappola.svoyi.form import Form
from trappola.svoyi.position import Position
from trappola.svoyi.problem import TableError

WORDS = {1: "win", 0: "draw", -1: "loss"}


class Worth(NamedTuple):
    """What a position is worth to the seat on turn.

    Attributes:
        value: ``win``, ``loss`` or ``draw``.
        distance: bouts to the end with best play of both, the bout at hand included; None for a
            draw and where the table holds no distances.
    """

    value: str
    distance: int | None


class Count(NamedTuple):
    """How many positions are won, lost and drawn for the leader.

    Attributes:
        longest_won, longest_lost: the greatest distances in bouts, 0 without distances.
        mean: the mean distance, draws counted as 0; 0 without distances.
    """

    won: int
    lost: int
    drawn: int
    longest_won: int
    longest_lost: int
    mean: float


class Counts(NamedTuple):
    """The counts of a table.

    Attributes:
        all: over all positions in which a bout begins.
        mirror: over the mirror deals, each counted once.
        chances: the probabilities that a dealt mirror deal is won, lost and drawn for the leader.
        mean_dealt: the mean distance of a dealt mirror deal.
        won_in, lost_in: how many positions have each distance.
        nobody_leads: positions lost for the leader and also for the other, if he led.
    """

    all: Count
    mirror: Count
    chances: tuple[float, float, float]
    mean_dealt: float
    won_in: Mapping[int, int]
    lost_in: Mapping[int, int]
    nobody_leads: int


_Tally = tuple[int, int, int, int, int, int]


@dataclass(frozen=True, eq=False)
class Table:
    """Every position in which a bout begins, with its worth.

    Attributes:
        form: the rules it is of.
        kernel: the table in the kernel.
    """

    form: Form
    kernel: PileTable

    @property
    def has_distances(self) -> bool:
        """Whether distances are kept, or only who wins."""
        return self.kernel.has_distances

    def value(self, position: Position | PileState) -> Worth:
        """What a position is worth to the seat on turn.

        Raises:
            ParseError, TableError: the position does not belong to the table.
        """
        return self._worth(*self._probe.worth(self._state(position)))

    def rate(self, position: Position | PileState) -> tuple[Rated, ...]:
        """Every legal action with its worth, the best first.

        Raises:
            ParseError, TableError: the position does not belong to the table.
        """
        return self._rate(self._state(position))

    def best(self, position: Position | PileState) -> Rated:
        """A best action: the quickest win, or a draw, or the longest defence.

        Raises:
            ParseError, TableError: the position does not belong to the table.
        """
        return self.rate(position)[0]

    def line(self, position: Position | PileState) -> list[int]:
        """Best play of both to the end, as the kernel numbers actions.

        A draw ends when a position comes again. Without distances there is no telling.

        Raises:
            ParseError, TableError: the position does not belong to the table.
        """
        return self._probe.line(self._state(position)) if self.has_distances else []

    @cached_property
    def counts(self) -> Counts:
        """Counted anew from the table; takes seconds from seven ranks on."""
        every, mirrored, won_in, lost_in, nobody_leads = self.kernel.census()
        half = 2 * self.form.ranks
        # How often a deal comes in which the dealer keeps so many cards of his own suits.
        weights = [comb(half, kept) for kept in range(half + 1)]
        deals = comb(2 * half, half)

        def weighed(place: int) -> float:
            # Whole numbers to the end, so that what always happens has the chance 1.
            pairs = zip(weights, mirrored, strict=True)
            return sum(weight * tally[place] for weight, tally in pairs) / deals

        return Counts(
            all=_count([every]),
            mirror=_count(mirrored),
            chances=(weighed(0), weighed(1), weighed(2)),
            mean_dealt=weighed(5),
            won_in={place: number for place, number in enumerate(won_in) if number},
            lost_in={place: number for place, number in enumerate(lost_in) if number},
            nobody_leads=nobody_leads,
        )

    def save(self, file: str | Path, *, folded: bool = False) -> None:
        """Writes the table to a file; see :mod:`trappola.svoyi.files`.

        Args:
            folded: small, to be handed on; else ready to be asked.

        Raises:
            TableError: it cannot be written; no half of it is left behind.
        """
        from trappola.svoyi.files import save

        save(self, Path(file), folded=folded)

    @classmethod
    def load(cls, file: str | Path) -> Table:
        """Reads a table from a file: a raw one is mapped, not read.

        Raises:
            TableError: the file is no table, is damaged, or comes from a newer version.
        """
        from trappola.svoyi.files import load

        return load(Path(file))

    @cached_property
    def _probe(self) -> PileProbe:
        return PileProbe(self.kernel)

    def _state(self, position: Position | PileState) -> PileState:
        state = position.state(self.form) if isinstance(position, Position) else position
        check_state(self.kernel, state)
        return state

    def _rate(self, state: PileState) -> tuple[Rated, ...]:
        text = self.form.pack.text
        rated = []
        for number, value, distance in self._probe.rate(state):
            action = Action("take" if number == TAKE else f"play {text[number]}")
            rated.append(Rated(action, *self._worth(value, distance)))
        return tuple(sorted(rated, key=place_of))

    def _worth(self, value: int, distance: int) -> Worth:
        return Worth(WORDS[value], distance if value and self.has_distances else None)


def check_state(kernel: PileTable, state: PileState) -> None:
    """Raises a TableError unless a table can be asked about a state."""
    misfit = kernel.misfit(state)
    if misfit == "over":
        raise TableError("svoyi-over")
    if misfit is not None:
        raise TableError(f"svoyi-other-{misfit}", cards=4 * kernel.ranks)


def _count(tallies: Iterable[_Tally]) -> Count:
    rows = list(tallies)
    won, lost, drawn = (sum(row[place] for row in rows) for place in range(3))
    longest_won, longest_lost = (max(row[place] for row in rows) for place in (3, 4))
    mean = sum(row[5] for row in rows) / (won + lost + drawn)
    return Count(won, lost, drawn, longest_won, longest_lost, mean)
