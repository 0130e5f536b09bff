"""Ratings: what the arena says for two, and what was put in for many."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from trappola.arena.ratings import SCALE, Score, expected, rate, solve
from trappola.arena.tally import Sums


def games_of(strengths: dict[str, float], number: int, seed: int) -> list[Score]:
    """Pairs of games in which everybody gets what his rating promises, by chance."""
    chance = Random(seed)
    found = []
    for a, b in combinations(strengths, 2):
        share = expected((strengths[a] - strengths[b]) / SCALE)
        for _ in range(number):
            game, total = chance.choice((("small", 2.0), ("large", 160.0)))
            won = chance.betavariate(4 * share, 4 * (1 - share)) * total
            found.append(Score(game, a, b, (won, total - won)))
    return found


def test_for_two_players_it_is_the_share() -> None:
    scores = games_of({"a": 120.0, "b": 0.0}, 400, 1)
    large = [each for each in scores if each.game == "large"]
    sums = Sums()
    for each in large:
        sums.add(*each.points)
    best, other = rate(large, "b")
    assert (best.player, other.player, other.rating) == ("a", "b", 0.0)
    assert expected(best.rating / SCALE) == pytest.approx(sums.share, abs=2e-3)
    low, high = (expected(bound / SCALE) for bound in best.interval)
    assert (low, high) == pytest.approx(sums.interval(), abs=5e-3)


def test_the_strengths_that_were_put_in_come_out() -> None:
    truth = {"random": 0.0, "novice": 80.0, "club": 200.0, "master": 260.0}
    inside = 0
    for seed in range(12):
        for each in rate(games_of(truth, 150, seed), "random"):
            low, high = each.interval
            inside += low <= truth[each.player] <= high
            assert each.rating == pytest.approx(truth[each.player], abs=45)
            assert each.pairs == 450
    assert inside >= 45  # of 48, with 99 %


def test_one_who_never_loses_has_a_rating_too() -> None:
    best, other = rate([Score("g", "a", "b", (1.0, 0.0))] * 50)
    assert best.player == "a" and 300 < best.rating < 2000
    assert other.rating == 0


def test_nobody_and_strangers() -> None:
    assert rate([]) == []
    apart = [Score("g", "a", "b", (2.0, 1.0)), Score("g", "c", "d", (2.0, 1.0))] * 30
    ratings = {each.player: each for each in rate(apart, "b")}
    assert ratings["a"].rating > 0
    assert ratings["c"].interval[1] == float("inf")  # they have never met, nor has anybody both


def test_equations() -> None:
    assert solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])
    assert solve([[0.0, 1.0], [1.0, 0.0]], [5.0, 7.0]) == pytest.approx([7.0, 5.0])
    with pytest.raises(ZeroDivisionError):
        solve([[1.0, 1.0], [1.0, 1.0]], [1.0, 2.0])
