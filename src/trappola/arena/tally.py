"""Pairs summed up: A's share of the points, how sure that is, and how long the moves took.

The unit is the pair: its two games share their cards, so they are not independent of each other,
and pairs are. The share is a ratio of two sums, R = ΣA ÷ Σ(A+B), so its variance over n pairs is
that of the remainders e = A − R·(A+B)::

    var R = n ÷ (n − 1) · Σe² ÷ (Σ(A+B))²

(W. G. Cochran, *Sampling Techniques*, 3rd ed. 1977, 2.11 and 6.3). The interval of 99 % takes the
quantile of Student's distribution with n − 1 degrees of freedom. Below :data:`FEW` pairs, or when
all pairs are alike, that would promise too much; then it is Wilson's interval for n trials of yes
and no, than which no share between 0 and 1 can vary more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import ceil, sqrt
from statistics import NormalDist

from trappola.arena.contest import SIDES, Contest
from trappola.arena.pair import Pair

CONFIDENCE = 0.99
FEW = 30
"""Fewer pairs than this say little about how much pairs vary."""
NOTABLE = 0.01
"""The part of a player's moves made in its place above which its figures are not its own."""
SURE = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


@dataclass
class Clock:
    """How long a side's moves took, in seconds."""

    moves: int
    mean: float
    p99: float
    longest: float

    @classmethod
    def of(cls, times: Iterable[float]) -> Clock:
        """The figures of all moves."""
        ordered = sorted(times)
        if not ordered:
            return cls(0, 0.0, 0.0, 0.0)
        last = ordered[min(len(ordered) - 1, ceil(len(ordered) * 0.99) - 1)]
        return cls(len(ordered), sum(ordered) / len(ordered), last, ordered[-1])


class Replaced:
    """How many of each side's moves were made in its place, because it failed, pair by pair."""

    def __init__(self) -> None:
        self._moves: Counter[str] = Counter()
        self._failed: Counter[str] = Counter()

    def add(self, pair: Pair) -> None:
        """One more pair."""
        for name, done in pair.sides.items():
            self._moves[name] += len(done.times)
            self._failed[name] += done.failures.total()

    def parts(self) -> tuple[float, float]:
        """The part of A's moves, and of B's, from 0 to 1."""
        a, b = (self._failed[side] / max(self._moves[side], 1) for side in SIDES)
        return a, b


@dataclass
class Tally:
    """What a contest has come to.

    Attributes:
        deals: how many deals were played, both games of each pair counted.
        points: what A and B have won.
        share: A's share of the points, from 0 to 1.
        interval: where the true share lies with 99 % confidence.
        replaced: the part of A's moves, and of B's, that were made in their place.
        running: share and interval after so many deals, for a plot.
    """

    contest: Contest
    pairs: int = 0
    deals: int = 0
    points: tuple[float, float] = (0.0, 0.0)
    share: float = 0.5
    interval: tuple[float, float] = (0.0, 1.0)
    clocks: dict[str, Clock] = field(default_factory=dict)
    failures: dict[str, Counter[str]] = field(default_factory=dict)
    silly: dict[str, Counter[str]] = field(default_factory=dict)
    chances: dict[str, int] = field(default_factory=dict)
    replaced: tuple[float, float] = (0.0, 0.0)
    running: list[tuple[int, float, float, float]] = field(default_factory=list)

    def as_json(self) -> dict[str, object]:
        """What ``--json`` prints."""
        return {
            "deals": self.deals,
            "points": [_plain(points) for points in self.points],
            "share": round(self.share, 4),
            "interval": [round(bound, 4) for bound in self.interval],
            "replaced": [round(part, 4) for part in self.replaced],
        }


def _plain(points: float) -> int | float:
    return int(points) if points == int(points) else points


def tally(contest: Contest, pairs: Iterable[Pair]) -> Tally:
    """Sums pairs up."""
    result = Tally(contest)
    sums, replaced = Sums(), Replaced()
    times: dict[str, list[float]] = {side: [] for side in SIDES}
    for side in SIDES:
        result.failures[side] = Counter()
        result.silly[side] = Counter()
        result.chances[side] = 0
    for pair in pairs:
        sums.add(*pair.points)
        replaced.add(pair)
        result.deals += pair.deals
        for name, done in pair.sides.items():
            times[name].extend(done.times)
            result.failures[name].update(done.failures)
            result.silly[name].update(done.silly)
            result.chances[name] += done.chances
        result.running.append((result.deals, sums.share, *sums.interval()))
    result.pairs = sums.number
    result.points = (sums.a, sums.b)
    result.share, result.interval = sums.share, sums.interval()
    result.replaced = replaced.parts()
    result.clocks = {side: Clock.of(times[side]) for side in SIDES}
    return result


class Sums:
    """All that share and interval need, pair by pair."""

    def __init__(self) -> None:
        self.number = 0
        self.a = self.b = 0.0
        self._aa = self._at = self._tt = 0.0

    def add(self, a: float, b: float) -> None:
        """One more pair."""
        total = a + b
        self.number += 1
        self.a += a
        self.b += b
        self._aa += a * a
        self._at += a * total
        self._tt += total * total

    @property
    def share(self) -> float:
        """A's share; one half as long as nobody has a point."""
        total = self.a + self.b
        return self.a / total if total else 0.5

    @property
    def spread(self) -> float:
        """The standard deviation of the share that one pair would give."""
        total = self.a + self.b
        if self.number < 2 or not total:
            return 0.5
        share, number = self.share, self.number
        squares = max(self._aa - 2 * share * self._at + share * share * self._tt, 0.0)
        return sqrt(squares / (number - 1)) / (total / number)

    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 99 % confidence."""
        if self.number == 0:
            return 0.0, 1.0
        spread = self.spread
        if self.number < FEW or spread == 0.0:
            return wilson(self.share, self.number)
        half = student(self.number - 1) * spread / sqrt(self.number)
        return max(self.share - half, 0.0), min(self.share + half, 1.0)


def wilson(share: float, number: int, sure: float = SURE) -> tuple[float, float]:
    """E. B. Wilson's interval for a share of so many trials (JASA 22, 1927)."""
    square = sure * sure
    middle = (share + square / (2 * number)) / (1 + square / number)
    inner = share * (1 - share) / number + square / (4 * number * number)
    half = sure * sqrt(max(inner, 0.0)) / (1 + square / number)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def student(freedom: int, normal: float = SURE) -> float:
    """The quantile of Student's distribution that belongs to a normal one.

    The expansion in 1 ÷ freedom of Abramowitz and Stegun, 26.7.5; from 29 degrees of freedom on it
    is right to four digits.
    """
    x, n = normal, freedom
    return (
        x
        + (x**3 + x) / (4 * n)
        + (5 * x**5 + 16 * x**3 + 3 * x) / (96 * n**2)
        + (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / (384 * n**3)
    )


def pairs_needed(result: Tally) -> int:
    """About how many pairs would decide who is better, if the share stays what it is now."""
    sums_half = (result.interval[1] - result.interval[0]) / 2
    distance = abs(result.share - 0.5)
    if not distance:
        return 0
    return ceil(result.pairs * (sums_half / distance) ** 2)
