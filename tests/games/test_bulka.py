"""Bulka: the worked examples with their chips, and what every option changes in a deal.

Finds faults in declarations and their payments, in the question for the fourth.
"""

from __future__ import annotations

import pytest

from games.bulka_worked import WORKED, sheet_of, worked
from games.examples import (
    E1,
    E6,
    FOUR_ACES_ONE_LOST,
)
from options_shown import shows
from positions import (
    bulka,
    declare,
    do,
    legal,
    lines,
    play,
    points,
    refusal,
)

ANTES = [(0, "ante", 0, -10, 10), (1, "ante", 0, -10, 10)]


@pytest.mark.parametrize("name", WORKED)
def test_worked_examples(name):
    totals, (first, second, cup) = WORKED[name][4:]
    match = worked(name)
    assert lines(match) == sorted([*ANTES, *sheet_of(name)])
    assert points(match) == totals
    assert match.score_sheet.chips == [first - 10, second - 10, 0]
    assert match.score_sheet.pot == 20 + cup
    assert match.score_sheet.winner == (0 if totals[0] > totals[1] else 1)
    assert sum(match.standing.chips) + match.standing.pot == 300


def test_blanche_has_no_figure_and_bianka_no_ace():
    (hands, tricks), before, _ = WORKED["E7"][:3]
    match = bulka(*hands, before=before)
    play(match, tricks.rpartition(",")[0])
    do(match, "play 7b")
    assert refusal(match, "declare bianka") == "not-bianka"
    assert refusal(bulka(*E1[0]), "declare blanche") == "not-blanche"


@shows("bulka", "bulka_leader", "challenger", "no1")
def test_who_leads():
    assert bulka(*E1[0], before={}, bulka_leader="challenger").to_act == 0
    assert bulka(*E1[0], before={}, bulka_leader="no1").to_act == 1


@shows("bulka", "bulka_leader", "no1")
def test_the_challenger_declares_first_in_any_case():
    assert bulka(*E1[0], bulka_leader="no1").to_act == 0


@shows("bulka", "ask_fourth", "figures", "figures_and_twos", "off")
@pytest.mark.parametrize(
    ("rule", "answers"),
    [
        ("figures", ["0 answer three-kings b"]),
        ("figures_and_twos", ["0 answer three-kings b", "0 answer three-twos b"]),
        ("off", None),
    ],
)
def test_the_question_for_the_fourth(rule, answers):
    match = bulka(*E1[0], before={0: ["three-kings", "three-twos"]}, ask_fourth=rule)
    do(match, "play As")
    early = "no-asking" if rule == "off" else "ask-in-second-trick"
    assert refusal(match, "ask") == early
    do(match, "play 10s")
    if answers is None:
        do(match, "play Ac")
        assert refusal(match, "ask") == "no-asking"
        return
    assert refusal(match, "ask") == "nothing-to-ask"
    do(match, "play Ac, ask")
    assert [str(event) for event in match.events(None) if event.kind == "answer"] == answers
    assert refusal(match, "ask") == "asked-already"
    do(match, "play 10c, play Ad")
    assert refusal(match, "ask") == "ask-in-second-trick"


@shows("bulka", "bianka_stacks", False, True)
@pytest.mark.parametrize(("stacks", "worth", "chips"), [(False, 20, 10), (True, 30, 15)])
def test_bianka_beside_blanche(stacks, worth, chips):
    hands, tricks = E6
    match = bulka(*hands, before={1: ["blanche"]}, bianka_stacks=stacks)
    play(match, tricks, {(9, 1): ["declare bianka"]})
    assert points(match)[1] == worth
    assert match.score_sheet.chips == [-10 - chips, -10 + chips - 10, 0]


@shows("bulka", "aces_partial", "flat", "keep_three_if_three_kept")
@pytest.mark.parametrize(
    ("rule", "worth", "chips"), [("flat", 12, 0), ("keep_three_if_three_kept", 30, 5)]
)
def test_four_aces_one_of_them_lost(rule, worth, chips):
    hands, tricks = FOUR_ACES_ONE_LOST
    match = bulka(*hands, before={}, aces_partial=rule)
    play(match, tricks, {(2, 0): ["declare four-aces"]})
    assert (0, "four-aces", worth, 0, 0) in lines(match)
    assert match.score_sheet.chips[0] == -10 + chips


def test_aces_are_declared_before_the_first_of_them():
    match = play(bulka(*E1[0], before={}), "As/10s")
    assert refusal(match, "declare three-aces") == "set-broken"
    assert refusal(match, "declare three-kings") == "declare-too-late"
    assert refusal(bulka(*E1[0]), "declare three-aces") == "declared-in-play"


@shows("bulka", "hide_rank", False, True)
def test_whether_the_rank_is_named():
    named = bulka(*E1[0], hide_rank=False)
    assert {"declare three-kings", "declare three-twos"} <= legal(named)
    hidden = bulka(*E1[0], hide_rank=True)
    assert {"declare three-figures(K)", "declare three-twos"} <= legal(hidden)
    assert refusal(hidden, "declare three-kings") == "no-such-declaration"
    declare(hidden, {0: ["three-figures(K)"]})
    heard = [str(event) for event in hidden.events(1) if event.kind == "declare"]
    assert heard == ["0 declare three-figures"]
    play(hidden, "As/10s")
    do(hidden, "play Ac, ask")
    assert "0 answer three-figures b" in map(str, hidden.events(1))
