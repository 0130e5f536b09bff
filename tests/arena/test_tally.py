"""Shares and intervals: against figures worked out by hand, and by many contests of chance."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from trappola.arena.contest import Contest
from trappola.arena.pair import Pair
from trappola.arena.tally import FEW, SURE, Clock, Sums, pairs_needed, student, tally, wilson
from trappola.cli.arena import rounded, verdict, warnings

CONTEST = Contest("classica", {}, ("one", "other"))


def sums_of(pairs: list[tuple[float, float]]) -> Sums:
    sums = Sums()
    for a, b in pairs:
        sums.add(a, b)
    return sums


def pairs_of(points: list[tuple[float, float]]) -> list[Pair]:
    made = []
    for number, (a, b) in enumerate(points):
        pair = Pair(number, deals=2)
        pair.sides["A"].points = [a, 0.0]
        pair.sides["B"].points = [0.0, b]
        made.append(pair)
    return made


def test_the_interval_is_the_formula_of_the_page() -> None:
    chance = Random(1)
    pairs = [(chance.uniform(20, 120), chance.uniform(20, 100)) for _ in range(50)]
    a, total = sum(x for x, _ in pairs), sum(x + y for x, y in pairs)
    share = a / total
    remainders = [x - share * (x + y) for x, y in pairs]
    error = sqrt(50 / 49 * sum(e * e for e in remainders)) / total
    low, high = sums_of(pairs).interval()
    assert sums_of(pairs).share == pytest.approx(share)
    assert (high - low) / 2 == pytest.approx(2.680 * error, rel=1e-3)  # Student, 49 degrees, 99 %


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(29, 2.756), (49, 2.680), (99, 2.626), (10_000, 2.576)]
)
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=2e-3)


def test_wilson() -> None:
    """Of 10 trials 8: 0.4901 to 0.9433 with 95 % (R. G. Newcombe, Stat. Med. 17, 1998)."""
    low, high = wilson(0.8, 10, 1.959964)
    assert (low, high) == (pytest.approx(0.4902, abs=2e-4), pytest.approx(0.9433, abs=2e-4))


def test_the_interval_holds_what_it_promises() -> None:
    """Of 1500 contests with a true share of .6 about 1 % miss it, and certainly not 3 %."""
    chance = Random(2)
    missed = sum(not _covers(chance, 0.6) for _ in range(1500))
    assert 3 <= missed < 45


def _covers(chance: Random, share: float) -> bool:
    sums = Sums()
    for _ in range(60):
        total = chance.choice((20, 80, 200))
        won = total * chance.betavariate(6 * share, 6 * (1 - share))
        sums.add(won, total - won)
    low, high = sums.interval()
    return low <= share <= high


def test_few_or_equal_pairs_promise_little() -> None:
    assert sums_of([]).interval() == (0.0, 1.0)
    assert sums_of([(86, 0)]).interval()[0] < 0.2
    low, high = sums_of([(1, 0)] * (FEW + 10)).interval()
    assert low < 0.9 and high == 1.0
    assert sums_of([(0, 0)] * 3).share == 0.5


def test_the_json_has_exactly_the_agreed_keys() -> None:
    result = tally(CONTEST, pairs_of([(60, 30), (50, 40)] * 30))
    told = result.as_json()
    assert list(told) == ["deals", "points", "share", "interval", "replaced"]
    assert told["deals"] == 120 and told["points"] == [3300, 2100] and told["share"] == 0.6111
    low, high = told["interval"]  # type: ignore[misc]
    assert low < 0.6111 < high
    assert tally(CONTEST, pairs_of([(0.5, 1.5)])).as_json()["points"] == [0.5, 1.5]


def test_the_verdict_says_who_is_better_or_what_it_takes_to_know() -> None:
    clear = tally(CONTEST, pairs_of([(60, 30), (50, 40)] * 30))
    assert verdict(clear) == "one is better than other."
    worse = tally(CONTEST, pairs_of([(30, 60), (40, 50)] * 30))
    assert verdict(worse) == "other is better than one."
    few = tally(CONTEST, pairs_of([(86, 0)] * 20))
    assert "looks better" in verdict(few)
    open_yet = tally(CONTEST, pairs_of([(86, 0), (0, 80)] * 40))
    assert "more deals" in verdict(open_yet)
    needed = pairs_needed(open_yet)
    again = tally(CONTEST, pairs_of([(86, 0), (0, 80)] * (needed // 2 + 5)))
    assert verdict(again) == "one is better than other."
    level = tally(CONTEST, pairs_of([(50, 40), (40, 50)] * 40))
    assert "level" in verdict(level)
    assert "nothing" in verdict(tally(CONTEST, [])).lower()


def test_numbers_of_deals_are_round() -> None:
    assert [rounded(n) for n in (0.4, 7, 123, 4567, 98765)] == [2, 7, 130, 4600, 99000]


def test_clocks() -> None:
    clock = Clock.of([1.0] * 98 + [2.0, 5.0])
    assert clock == Clock(100, pytest.approx(1.05), 2.0, 5.0)
    assert Clock.of([]) == Clock(0, 0.0, 0.0, 0.0)
    assert pytest.approx(2.5758, abs=1e-4) == SURE


@pytest.mark.parametrize(
    ("failed", "warned", "judged"),
    [(0, False, True), (2, False, True), (3, True, True), (100, True, True), (101, True, False)],
)
def test_figures_that_are_not_a_players_own(failed: int, warned: bool, judged: bool) -> None:
    """Of 200 moves: one in a hundred is let pass, from more than half on nothing is said."""
    pairs = pairs_of([(60, 30), (50, 40)] * 20)
    for pair in pairs:
        pair.sides["A"].times.extend([0.1] * 5)
    pairs[3].sides["A"].failures["late"] = failed
    result = tally(CONTEST, pairs)
    assert result.replaced == (failed / 200, 0)
    said = [f"one are not its own: it has failed, and the club player has made {failed / 2:.1f} %"]
    assert [each.split("of ", 1)[1].split(" of its")[0] for each in warnings(result)] == (
        said if warned else []
    )
    better = "one is better than other."
    assert verdict(result) == better if judged else "nothing of one;" in verdict(result)
