"""What a deal is worth in the match."""

from __future__ import annotations

import pytest

from trappola import View
from trappola.players.master.aims import WIDEST, table_for

from ..table import new_match


def at(game: str, points: tuple[int, ...], **options: object) -> View:
    """A view at such a match score."""
    match = new_match(game, "aims", **options)
    match.deal()
    view = match.view(match.to_act)
    view.points = points
    return view


def worth(table: list[float], margin: int) -> float:
    return table[margin + WIDEST]


@pytest.mark.parametrize("game", ["classica", "quattro", "cardano"])
def test_more_points_are_worth_more_and_both_sides_see_the_same(game: str) -> None:
    table = table_for(at(game, (20, 20)), (0, 1))
    assert table == sorted(table)
    assert worth(table, 0) == pytest.approx(0.5)
    for margin in range(1, WIDEST):
        assert worth(table, margin) + worth(table, -margin) == pytest.approx(1, abs=0.02)


def test_who_needs_five_points_wants_no_thirty() -> None:
    """At 55 to 20 of 60 a margin of 5 wins the match, and 30 no more than that."""
    table = table_for(at("classica", (55, 20)), (0, 1))
    assert worth(table, 30) - worth(table, 5) < 0.05
    assert worth(table, 5) - worth(table, -5) > 0.05
    behind = table_for(at("classica", (20, 55)), (0, 1))
    assert worth(behind, 30) - worth(behind, 5) > 0.1


def test_points_alone_count_where_no_score_wins() -> None:
    assert table_for(at("two-handed", (20, 55)), (0, 1)) == []
    assert table_for(at("classica", (0, 0), target=5000), (0, 1)) == []


def test_the_third_win_in_a_row_is_worth_the_cup() -> None:
    view = at("bulka", (0, 0, 0))
    view.pot = 90
    seats = view.order[0], view.order[1]
    plain = table_for(view, seats)
    view.streak = (seats[0], 2)
    third = table_for(view, seats)
    assert worth(third, 1) - worth(third, -1) > worth(plain, 1) - worth(plain, -1) + 20
