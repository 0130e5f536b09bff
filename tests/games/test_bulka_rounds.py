"""Bulka from round to round: the cup, the queue, the streak, chips and the session.

Finds faults in Alifer, in who plays next, in what is left in the cup, and in what every
option changes there.
"""

from __future__ import annotations

import pytest

from games.bulka_worked import ACES, worked
from games.examples import E1, LEVEL, PLAIN_CHALLENGER, PLAIN_NO1
from options_shown import shows
from positions import (
    bulka,
    bulka_deal,
    do,
    legal,
    lines,
    play,
    points,
    refusal,
)
from trappola import Match, ScoreLine


def round_won(match, winner):
    """Plays a round without special payments, won by this seat."""
    challenger = match.next_dealer
    example = PLAIN_CHALLENGER if winner == challenger else PLAIN_NO1
    bulka_deal(match, *example[0], before={})
    play(match, example[1])
    assert match.turn is not None or match.score_sheet.winner == winner


def session(*winners, **options):
    """Three seats with No. 1 at seat 0; who wins which round."""
    match = Match("bulka", options, seats=("A", "B", "C"))
    for winner in winners:
        round_won(match, winner)
    return match


def test_e11_three_wins_take_the_cup():
    match = session(0, 0, 0)
    assert [sheet.pot for sheet in match.score_sheets] == [20, 50, 0]
    assert [sheet.chips for sheet in match.score_sheets] == [
        [-10, -10, 0],
        [-20, 0, -10],
        [60, -10, 0],
    ]
    assert ScoreLine("pro", 0, chips=-10, pot=10) in match.score_sheets[1].lines
    assert ScoreLine("cup", 0, chips=70, pot=-70) in match.score_sheets[2].lines
    assert match.standing.chips == (130, 80, 90)
    assert match.standing.order == (2, 1, 0)
    assert (match.standing.pot, match.standing.streak) == (0, 0)


def test_e12_a_broken_streak():
    match = session(0, 0, 1)
    assert match.standing.chips == (60, 80, 90)
    assert match.standing.pot == 70
    assert match.standing.order == (1, 2, 0)
    assert (match.standing.streak_of, match.standing.streak) == (1, 1)


def test_the_queue_moves_up():
    match = session(0)
    assert match.standing.order == (0, 2, 1)
    assert match.next_dealer == 2
    assert session(1).standing.order == (1, 2, 0)


@shows("bulka", "bulka_exit_order", "loser_then_winner", "winner_then_loser")
@pytest.mark.parametrize(
    ("rule", "order"), [("loser_then_winner", (2, 1, 0)), ("winner_then_loser", (2, 0, 1))]
)
def test_who_goes_last_after_the_cup(rule, order):
    assert session(0, 0, 0, bulka_exit_order=rule).standing.order == order


@shows("bulka", "pro", "compulsory", "optional_declines_streak")
def test_pro():
    assert session(0, 0, pro="compulsory").standing.pot == 50
    asked = session(0, 0, pro="optional_declines_streak")
    assert asked.turn.seat == 0
    assert legal(asked) == {"pro", "no-pro"}
    paid, declined = asked.copy(), asked.copy()
    paid.apply("pro")
    assert (paid.standing.pot, paid.standing.streak) == (50, 2)
    declined.apply("no-pro")
    assert (declined.standing.pot, declined.standing.streak) == (40, 0)


@shows("bulka", "pro_consult", "on", "off")
def test_consulting_changes_nothing_in_the_score():
    """What is whispered at the table is no action; the option stands in the record."""
    on, off = session(0, 0, pro_consult="on"), session(0, 0, pro_consult="off")
    assert on.standing == off.standing
    assert on.record.options == {}
    assert off.record.options == {"pro_consult": "off"}


@shows("bulka", "bulka_tie", "replay", "no1_stays", "no1_wins", "challenger_wins")
@pytest.mark.parametrize(
    ("rule", "winner", "order", "streak", "next_pot"),
    [
        ("replay", None, (1, 0, 2), (None, 0), 20),
        ("no1_stays", None, (1, 2, 0), (None, 0), 40),
        ("no1_wins", 1, (1, 2, 0), (1, 1), 40),
        ("challenger_wins", 0, (0, 2, 1), (0, 1), 40),
    ],
)
def test_level_points(rule, winner, order, streak, next_pot):
    match = play(bulka(*LEVEL[0], before={}, bulka_tie=rule), LEVEL[1])
    assert points(match) == [18, 18]
    assert match.score_sheet.winner == winner
    assert match.standing.order == order
    assert (match.standing.streak_of, match.standing.streak) == streak
    bulka_deal(match, *PLAIN_NO1[0], before={})
    play(match, PLAIN_NO1[1])
    assert match.standing.pot in (next_pot, next_pot + 10)  # 10 for "Pro"
    antes = [line for line in match.score_sheet.lines if line.item == "ante"]
    assert len(antes) == (0 if rule == "replay" else 2)


@shows("bulka", "bulka_tie", "replay")
def test_a_tie_keeps_the_streak():
    match = session(0, 0)
    bulka_deal(match, *LEVEL[0], before={})
    play(match, LEVEL[1])
    assert (match.standing.streak_of, match.standing.streak) == (0, 2)
    round_won(match, 0)
    assert match.standing.chips == (130, 80, 90)


@shows("bulka", "start_chips", 100, 40, 0)
def test_what_everybody_begins_with():
    for chips in (100, 40, 0):
        match = bulka(*E1[0], start_chips=chips)
        assert match.standing.chips == (chips,) * 3
        assert match.view(2).chips[2] == chips


@shows("bulka", "debts", "allow", "knock_out")
def test_who_runs_out_of_chips():
    """Both stake their last ten; what is owed beyond that is debt, or is never paid."""
    assert worked("E1", start_chips=10, debts="allow").standing.chips == (15, -55, 10)
    match = worked("E1", start_chips=10, debts="knock_out")
    assert match.standing.chips == (0, 0, 30)
    assert match.over
    assert lines(match)[-1] == (2, "cup-to-the-last", 0, 20, -20)


@shows("bulka", "debts", "knock_out")
def test_a_seat_without_chips_leaves_the_queue():
    match = worked("E1", start_chips=70, debts="knock_out", seats=4)
    assert match.standing.chips == (75, 5, 70, 70)
    match = worked("E1", start_chips=30, debts="knock_out", seats=4)
    assert match.standing.chips == (35, 0, 30, 30)
    assert match.standing.order == (0, 2, 3)
    assert not match.over


@shows("bulka", "session_end", "off", "rounds:1", "rounds:2", "bulkas:1")
def test_when_the_session_ends():
    assert not session(0, 0, 0, session_end="off").over
    assert session(0, session_end="rounds:1").over
    assert not session(0, session_end="rounds:2").over
    assert session(0, 0, session_end="rounds:2").over
    assert not session(0, 0, session_end="bulkas:1").over
    ended = session(0, 0, 0, session_end="bulkas:1")
    assert ended.over
    assert ended.winner is None


@shows("bulka", "remainder", "split", "no1", "carry")
@pytest.mark.parametrize(
    ("rule", "chips", "pot"),
    [("split", (98, 96, 106), 0), ("no1", (110, 90, 100), 0), ("carry", (90, 90, 100), 20)],
)
def test_what_is_left_in_the_cup(rule, chips, pot):
    match = session(0, session_end="rounds:1", remainder=rule)
    assert match.standing.chips == chips
    assert match.standing.pot == pot


@shows("bulka", "remainder", "split")
def test_the_cup_is_shared_by_all_seats_of_the_table():
    match = bulka(*PLAIN_NO1[0], seats=4, before={}, session_end="rounds:1")
    play(match, PLAIN_NO1[1])
    assert match.standing.chips == (95, 95, 105, 105)
    assert match.standing.pot == 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_sit_round_the_cup(seats):
    match = bulka(*E1[0], seats=seats)
    assert match.view(seats - 1).hand == ()
    assert list(match.view(0).counts) == [9, 9] + [0] * (seats - 2)


@shows("bulka", "alifer", "off", "on")
def test_alifer_is_by_agreement():
    assert refusal(bulka(*E1[0], alifer="off"), "alifer") == "no-alifer"
    match = bulka(*E1[0], alifer="on")
    do(match, "alifer")
    assert match.turn.seat == 1
    assert legal(match) == {"accept", "refuse"}
    refused = match.copy()
    do(refused, "refuse")
    assert refused.turn.seat == 0
    assert refusal(refused, "alifer") == "no-alifer"
    do(refused, "declare three-kings, done")
    assert refusal(refused, "alifer") == "no-alifer"
    do(match, "accept")
    assert match.to_act is None
    assert points(match) == [0, 0]
    assert match.score_sheet.winner is None
    assert match.next_dealer == 0


@shows("bulka", "alifer_stake", "total", "additional")
@pytest.mark.parametrize(
    ("rule", "cups", "each"), [("total", [20, 40, 80], 40), ("additional", [20, 60, 140], 70)]
)
def test_e13_what_alifer_costs(rule, cups, each):
    match = bulka(*PLAIN_NO1[0], alifer="on", alifer_stake=rule)
    do(match, "alifer, accept")
    match.deal()
    do(match, "alifer, accept")
    bulka_deal(match, *PLAIN_NO1[0], before={})
    play(match, PLAIN_NO1[1])
    assert [sheet.pot for sheet in match.score_sheets] == cups
    assert match.standing.chips == (100 - each, 100 - each, 100)
    round_won(match, 1)
    assert (2, "ante", 0, -10, 10) in lines(match)  # the level falls back


@shows("bulka", "alifer_max", "none", 1)
def test_how_often_alifer_may_be_asked():
    for most, again in (("none", True), (1, False)):
        match = bulka(*E1[0], alifer="on", alifer_max=most)
        do(match, "alifer, accept")
        match.deal()
        assert ("alifer" in legal(match)) == again


@shows("bulka", "alifer_doubles_all", False, True)
@pytest.mark.parametrize(("doubles", "change"), [(False, (15, -55)), (True, (30, -110))])
def test_alifer_may_double_the_other_payments(doubles, change):
    """E1 after an Alifer: the stake is topped up by 10 each."""
    hands, tricks = E1
    match = bulka(*hands, alifer="on", alifer_doubles_all=doubles)
    do(match, "alifer, accept")
    bulka_deal(match, *hands, before={0: ["three-kings", "three-twos"]})
    play(match, tricks, {(1, 0): ACES})
    assert match.score_sheet.chips == [change[0] - 10, change[1] - 10, 0]
