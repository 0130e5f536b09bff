"""Ratings from contests: how strong each player is, on one scale for all of them.

The model is that of R. A. Bradley and M. E. Terry (Biometrika 39, 1952) on Elo's scale: against a
player d points below, the share of the points to be expected is 1 ÷ (1 + 10^(−d ÷ 400)). Each pair
of games gives A the part a ÷ t of a win and B the part b ÷ t, t being what a pair of its game
brings on the average. So with two players alone the ratings say exactly what the arena's share
does, and a game with many points weighs no more than one with few.

The intervals of 99 % hold the ratings against the anchor's. They come from the variance between
pairs (the "sandwich": P. J. Huber, 1967), not from the model's own, which takes points for coin
tosses.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from trappola.arena.tally import SURE

SCALE = 400 / log(10)
"""Elo points of a natural unit of strength."""
PRIOR = 0.5
"""Pairs that each two players who have met are thought to have drawn besides, so that one who has
never lost a point has a rating too."""
TIE = 1e-6
STEPS = 200
ENOUGH = 1e-10


@dataclass(frozen=True)
class Score:
    """What a pair of games brought: the game, who played, and the points of both."""

    game: str
    a: str
    b: str
    points: tuple[float, float]


@dataclass(frozen=True)
class Rating:
    """A player's rating in Elo points, and how sure it is."""

    player: str
    rating: float
    interval: tuple[float, float]
    pairs: int


def rate(scores: Iterable[Score], anchor: str | None = None) -> list[Rating]:
    """The ratings, the best first.

    Args:
        anchor: the player whose rating is 0; the weakest if left out or not there.
    """
    scores = list(scores)
    players = sorted({name for each in scores for name in (each.a, each.b)})
    if not players:
        return []
    parts = _parts(scores)
    place = {name: number for number, name in enumerate(players)}
    strength = _fitted(parts, place)
    if anchor not in place:
        anchor = min(players, key=lambda name: strength[place[name]])
    zero = place[anchor]
    spread = _spread(parts, place, strength, zero)
    pairs = dict.fromkeys(players, 0)
    for a, b, _, _ in parts:
        pairs[a] += 1
        pairs[b] += 1
    found = []
    for name in players:
        value = SCALE * (strength[place[name]] - strength[zero])
        half = SCALE * SURE * spread[place[name]]
        found.append(Rating(name, value, (value - half, value + half), pairs[name]))
    return sorted(found, key=lambda each: -each.rating)


Part = tuple[str, str, float, float]


def _parts(scores: Sequence[Score]) -> list[Part]:
    """Who played, and the parts of a win that each has."""
    totals: dict[str, list[float]] = defaultdict(list)
    for each in scores:
        totals[each.game].append(sum(each.points))
    mean = {game: sum(all_) / len(all_) for game, all_ in totals.items()}
    return [
        (each.a, each.b, each.points[0] / mean[each.game], each.points[1] / mean[each.game])
        for each in scores
        if each.a != each.b and mean[each.game]
    ]


def _fitted(parts: Sequence[Part], place: dict[str, int]) -> list[float]:
    """The strengths that fit best, by Newton's method; their sum is 0."""
    met: dict[tuple[int, int], list[float]] = defaultdict(lambda: [PRIOR / 2, PRIOR / 2])
    for a, b, won, lost in parts:
        i, j = place[a], place[b]
        if i > j:
            i, j, won, lost = j, i, lost, won
        met[i, j][0] += won
        met[i, j][1] += lost
    size = len(place)
    strength = [0.0] * size
    for _ in range(STEPS):
        slope = [0.0] * size
        bend = [[1.0 / size] * size for _ in range(size)]  # what fixes the sum
        for each in range(size):
            bend[each][each] += TIE  # groups that have never met are as strong as each other
        for (i, j), (won, lost) in met.items():
            chance = expected(strength[i] - strength[j])
            number = won + lost
            slope[i] += won - number * chance
            slope[j] -= won - number * chance
            _bend(bend, i, j, number * chance * (1 - chance))
        step = solve(bend, slope)
        longest = max(map(abs, step), default=0.0)
        ease = min(1.0, 2.0 / longest) if longest else 1.0
        strength = [value + ease * change for value, change in zip(strength, step, strict=True)]
        if longest < ENOUGH:
            break
    return strength


def _bend(rows: list[list[float]], i: int, j: int, weight: float) -> None:
    rows[i][i] += weight
    rows[j][j] += weight
    rows[i][j] -= weight
    rows[j][i] -= weight


def _spread(
    parts: Sequence[Part], place: dict[str, int], strength: Sequence[float], zero: int
) -> list[float]:
    """The standard deviation of each strength less that of the anchor."""
    size = len(place)
    bend = [[1.0 / size] * size for _ in range(size)]
    meat = [[0.0] * size for _ in range(size)]
    for a, b, won, lost in parts:
        i, j = place[a], place[b]
        chance = expected(strength[i] - strength[j])
        _bend(bend, i, j, (won + lost) * chance * (1 - chance))
        _bend(meat, i, j, (won - (won + lost) * chance) ** 2)
    found = []
    for each in range(size):
        if each == zero:
            found.append(0.0)
            continue
        apart = [0.0] * size
        apart[each], apart[zero] = 1.0, -1.0
        try:
            lever = solve(bend, apart)
        except ZeroDivisionError:
            found.append(float("inf"))
            continue
        found.append(
            sqrt(sum(lever[i] * meat[i][j] * lever[j] for i in range(size) for j in range(size)))
        )
    return found


def expected(difference: float) -> float:
    """The share to be expected of one who is so much stronger, in natural units."""
    return 1 / (1 + exp(-difference)) if difference > -500 else 0.0


def solve(rows: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Linear equations by Gaussian elimination; there are only as many as players.

    Raises:
        ZeroDivisionError: they have no single solution.
    """
    size = len(right)
    work = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(work[row][column]))
        if abs(work[pivot][column]) < 1e-12:
            raise ZeroDivisionError
        work[column], work[pivot] = work[pivot], work[column]
        for row in range(size):
            if row != column:
                factor = work[row][column] / work[column][column]
                for place in range(column, size + 1):
                    work[row][place] -= factor * work[column][place]
    return [work[row][size] / work[row][row] for row in range(size)]
