"""What the cup is worth, against every course that the next deals can take."""

from __future__ import annotations

from itertools import product

import pytest

from trappola.games.bulka import ANTE, PRO, STREAK_FOR_CUP
from trappola.players.master.cup import Cup

AHEAD = 7


def played(seats: int, cup: float, streak: int, winners: tuple[int, ...]) -> list[float]:
    """The chips of all places: who wins each deal is told, 0 for No. 1; the cup is shared then."""
    order, chips = list(range(seats)), [0.0] * seats
    for deal, winner in enumerate(winners):
        if deal:
            for seat in order[:2]:
                chips[seat] -= ANTE
            cup += 2 * ANTE
        won, lost = order[winner], order[1 - winner]
        streak = streak + 1 if winner == 0 else 1
        if streak == STREAK_FOR_CUP:
            chips[won] += cup
            cup, streak, order = 0.0, 0, [*order[2:], lost, won]
            continue
        if streak == STREAK_FOR_CUP - 1:
            chips[won] -= PRO
            cup += PRO
        order = [won, *order[2:], lost]
    return [each + cup / seats for each in chips]


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("streak", [0, 1, 2])
def test_the_gain_is_that_over_all_courses(seats: int, streak: int) -> None:
    cup = Cup(seats, AHEAD)
    courses = list(product((0, 1), repeat=AHEAD))
    for place in (0, 1):
        won, lost = (
            sum(played(seats, 90, streak, (winner, *course))[place] for course in courses)
            for winner in (place, 1 - place)
        )
        assert cup.gain(90, streak, place) == pytest.approx((won - lost) / len(courses))


def test_more_in_the_cup_and_a_longer_streak_are_worth_more() -> None:
    cup = Cup.of(4)
    gains = [[cup.gain(chips, streak, 0) for chips in (20, 80, 200)] for streak in (0, 1, 2)]
    assert all(row == sorted(row) for row in gains)
    assert all(list(column) == sorted(column) for column in zip(*gains, strict=True))


def test_whatever_is_in_the_cup_belongs_to_somebody() -> None:
    for seats in (3, 5):
        for row in Cup.of(seats).rows:
            assert sum(each.at(90) for each in row) == pytest.approx(90)
