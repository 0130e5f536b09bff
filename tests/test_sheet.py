"""The score sheet: sums, printing, JSON.

Finds a total that is not the sum of its lines.
"""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from positions import ALL_GAMES
from random_play import random_match
from trappola import ScoreLine, ScoreSheet
from trappola.sheet import plain

LINES = st.lists(
    st.builds(
        ScoreLine,
        st.sampled_from(["captured-cards", "ante", "cup"]),
        st.integers(0, 2),
        st.integers(-50, 200),
        st.integers(-50, 50),
        st.integers(-50, 50),
    )
)


@given(lines=LINES, pot=st.integers(0, 500))
def test_totals_are_sums_of_lines(lines, pot):
    sheet = ScoreSheet(lines, scorers=(0, 2), seats=3, pot=pot, winner=2)
    assert sheet.points == [
        sum(line.points for line in lines if line.seat == seat) for seat in (0, 2)
    ]
    assert sheet.chips == [
        sum(line.chips for line in lines if line.seat == seat) for seat in range(3)
    ]
    assert sheet.pot == pot + sum(line.pot for line in lines)
    assert eval(repr(sheet)) == sheet
    assert all(eval(repr(line)) == line for line in lines)


@given(lines=LINES)
def test_json(lines):
    sheet = ScoreSheet(lines, scorers=(0, 1), seats=3)
    data = sheet.as_json()
    assert set(data) == {"points", "chips", "pot", "winner", "lines"}
    assert data["lines"] == [
        {
            "seat": line.seat,
            "item": line.item,
            "points": line.points,
            "chips": line.chips,
            "pot": line.pot,
        }
        for line in lines
    ]
    assert (data["points"], data["chips"]) == (sheet.points, sheet.chips)
    assert data["winner"] is None


def test_sheets_of_every_game_print_and_read():
    for game in ALL_GAMES:
        match = random_match(game, random.Random(2), deals=2)
        for sheet in match.score_sheets:
            assert eval(repr(sheet)) == sheet
            assert len(str(sheet).splitlines()) == len(sheet.lines) + 1
            assert sheet != ScoreSheet(
                [*sheet.lines, ScoreLine("x", 0, 1)], scorers=(0, 1), seats=2
            )


def test_whole_numbers_without_a_fraction():
    assert repr(plain(2.0)) == "2"
    assert repr(plain(2.5)) == "2.5"
    assert repr(plain(-3)) == "-3"
