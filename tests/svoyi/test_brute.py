"""Tables against the game written out in full with the rules' own engine.

Finds a wrong reading of the rules, a play that is left out though it matters, a symmetry that is
none, a distance that is off by a bout.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from svoyi.brute import bout, numbers, outcome, score, score_by_one_bout, solved, state_of
from trappola.svoyi import solve
from trappola.svoyi.form import FORMS

ALL = [(form, low) for form in FORMS for low in (True, False)]


@pytest.mark.parametrize(("form", "low"), ALL)
def test_every_position_of_two_ranks_solved_from_nothing(form: str, low: bool) -> None:
    table = solve(2, form, low)
    known = solved(table.form)
    for number in numbers(table.form):
        assert table.kernel.at(number) == known.get(number, (0, 0)), number


@pytest.mark.parametrize(("form", "low"), ALL)
def test_every_position_of_three_ranks_follows_from_those_after_it(form: str, low: bool) -> None:
    """One bout played out from each position gives its label from the labels of later bouts.

    As every label needs only labels of smaller distances, all of them together are proved; what
    is called a draw keeps out of both kinds.
    """
    table = solve(3, form, low)
    label = table.kernel.at
    for number in numbers(table.form):
        high, plain, second = number >> 6, number >> 3 & 7, number & 7
        if plain > second:  # the plain suits are alike
            assert label(high << 6 | second << 3 | plain) == label(number)
        else:
            assert score_by_one_bout(table.form, number, label) == score(*label(number)), number


@pytest.mark.parametrize(("form", "low"), ALL)
def test_random_positions_by_the_search_on_the_table(form: str, low: bool) -> None:
    rng = random.Random(7)
    for ranks, sample in ((4, 200), (5, 50)):
        table = solve(ranks, form, low)
        for _ in range(sample):
            number = rng.randrange(1, table.kernel.positions + 1)
            rated = table.kernel.rate(state_of(table.form, number))
            best = max(rated, key=lambda each: score(*each[1:]))
            assert best[1:] == table.kernel.at(number)


@pytest.mark.parametrize("form", FORMS)
def test_random_positions_of_four_ranks_against_every_play(form: str) -> None:
    """Each label follows from nearer ones and from nothing less, with nothing left out."""
    table = solve(4, form)
    rng = random.Random(11)
    for _ in range(10):
        number = rng.randrange(1, table.kernel.positions + 1)
        value, distance = table.kernel.at(number)
        nodes = bout(table.form, number)

        def nearer_than(limit: int) -> Callable[[int], int]:
            def known(after: int) -> int:
                after_value, after_distance = table.kernel.at(after)
                return after_value if after_distance < limit else 0

            return known

        assert outcome(nodes, nearer_than(distance)) == value
        assert outcome(nodes, nearer_than(distance - 1)) == 0
