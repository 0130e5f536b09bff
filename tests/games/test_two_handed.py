"""The game for two without the cup: points as in Bulka, the difference in chips, every option.

Finds faults in what is paid, in who challenges next, and options that Bulka and this game share
but that one of them forgets.
"""

from __future__ import annotations

import json

import pytest

from games.examples import E1, E4, E6, FOUR_ACES_ONE_LOST, LEVEL, PLAIN_CHALLENGER, PLAIN_NO1
from options_shown import shows
from positions import (
    do,
    finish,
    legal,
    lines,
    packed,
    play,
    points,
    read_lines,
    refusal,
    two_handed,
)
from trappola import GAMES, Match, Record, UnknownName, View

GAME = "two-handed"
ACES = ["declare three-aces"]


def e4(**options):
    """E4: 18 to 54 points."""
    match = two_handed(*E4[0], before={1: ["four-kings"]}, **options)
    return play(match, E4[1], {(5, 0): ACES})


def test_e14_the_difference_is_paid_and_nothing_else():
    match = e4()
    assert lines(match) == read_lines(
        """0 captured-cards 12
           1 captured-cards 36
           0 three-aces 6
           1 four-kings 12
           1 last-trick 6
           1 difference 0 36
           0 difference 0 -36"""
    )
    assert points(match) == [18, 54]
    assert match.standing.chips == (-36, 36)
    assert match.standing.pot == 0
    assert match.winner is None


def test_tricks_and_declarations_pay_no_chips():
    match = two_handed(*E1[0], before={0: ["three-kings", "three-twos"]})
    play(match, E1[1], {(1, 0): ACES})
    assert points(match) == [198, 0]
    assert match.standing.chips == (198, -198)


@shows(GAME, "rate", 1, 2, 0.5)
@pytest.mark.parametrize(("rate", "paid"), [(1, 36), (2, 72), (0.5, 18)])
def test_rate(rate, paid):
    assert e4(rate=rate).standing.chips == (-paid, paid)


@pytest.mark.parametrize("rate", [1e-7, 1e-5, 0.1, 1e300, 1e308, 10**100, 10**4300], ids=range(7))
def test_a_rate_is_refused_or_can_be_played_at(rate):
    """Chips of any size are told, seen and written down."""
    try:
        match = e4(rate=rate)
    except UnknownName:
        return
    view = match.view(0)
    assert View.from_json(json.loads(json.dumps(view.as_json()))) == view
    assert Match.from_record(match.record.to_json()).standing == match.standing
    assert match.standing.chips[0] == -match.standing.chips[1] < 0


@shows(GAME, "two_hand_roles", "loser_challenges", "alternate")
def test_who_challenges_next():
    """The challenger, seat 0, loses, then wins; both times the rules differ or agree."""
    for rule, after_loss, after_win in (("loser_challenges", 0, 1), ("alternate", 1, 1)):
        lost = play(two_handed(*PLAIN_NO1[0], before={}, two_hand_roles=rule), PLAIN_NO1[1])
        assert lost.next_dealer == after_loss
        won = two_handed(*PLAIN_CHALLENGER[0], before={}, two_hand_roles=rule)
        assert play(won, PLAIN_CHALLENGER[1]).next_dealer == after_win


@shows(GAME, "two_hand_roles", "alternate")
def test_after_a_tie_nobody_pays_and_nobody_moves():
    match = play(two_handed(*LEVEL[0], before={}, two_hand_roles="alternate"), LEVEL[1])
    assert match.score_sheet.winner is None
    assert match.standing.chips == (0, 0)
    assert match.next_dealer == 0


@shows(GAME, "bulka_leader", "challenger", "no1")
def test_who_leads():
    assert two_handed(*E1[0], before={}, bulka_leader="challenger").to_act == 0
    assert two_handed(*E1[0], before={}, bulka_leader="no1").to_act == 1


def asked(**options):
    """A deal in which the challenger may speak first."""
    match = Match(GAME, options)
    match.deal(packed(match.pack, (E4[0][1], E4[0][0]), (3, 3, 3)), dealer=0)
    return match


def again(match):
    """E4 as the redeal after an Alifer."""
    match.deal(packed(match.pack, (E4[0][1], E4[0][0]), (3, 3, 3)))
    do(match, "done, declare four-kings, done")
    return play(match, E4[1], {(5, 0): ACES})


@shows(GAME, "alifer", "off", "on")
def test_alifer_doubles_the_rate():
    assert refusal(asked(alifer="off"), "alifer") == "no-alifer"
    match = do(asked(alifer="on"), "alifer, accept")
    assert points(match) == [0, 0]
    assert match.next_dealer == 0
    assert again(match).standing.chips == (-72, 72)
    match.deal()
    assert finish(match).score_sheets[-1].chips[0] in (
        points(match)[0] - points(match)[1],
        0,
    )


@shows(GAME, "alifer_max", "none", 1)
def test_how_often_alifer_may_be_asked():
    for most, may in (("none", True), (1, False)):
        match = do(asked(alifer="on", alifer_max=most), "alifer, accept")
        match.deal()
        assert ("alifer" in legal(match)) == may


@pytest.mark.parametrize(
    "options", [{"alifer_stake": "additional"}, {"alifer_doubles_all": True}, {}]
)
def test_there_is_no_stake_to_top_up_and_no_payment_to_double(options):
    """Records may name what Bulka agrees on about its cup; the rate is doubled once anyway."""
    match = again(do(asked(alifer="on", **options), "alifer, accept"))
    assert match.standing.chips == (-72, 72)
    for record in (match.record, Record.from_text(match.record.to_text())):
        assert Match.from_record(record) == match
        assert record.options == {"alifer": "on", **options}
    assert options.keys().isdisjoint(option.key for option in GAMES[GAME].options)


@shows(GAME, "ask_fourth", "figures", "figures_and_twos", "off")
@pytest.mark.parametrize(
    ("rule", "answers"),
    [
        ("figures", ["0 answer three-kings b"]),
        ("figures_and_twos", ["0 answer three-kings b", "0 answer three-twos b"]),
        ("off", None),
    ],
)
def test_the_question_for_the_fourth(rule, answers):
    before = {0: ["three-kings", "three-twos"]}
    match = play(two_handed(*E1[0], before=before, ask_fourth=rule), "As/10s")
    do(match, "play Ac")
    if answers is None:
        assert refusal(match, "ask") == "no-asking"
    else:
        do(match, "ask")
        assert [str(event) for event in match.events(None) if event.kind == "answer"] == answers


@shows(GAME, "bianka_stacks", False, True)
@pytest.mark.parametrize(("stacks", "worth"), [(False, 20), (True, 30)])
def test_bianka_beside_blanche(stacks, worth):
    match = two_handed(*E6[0], before={1: ["blanche"]}, bianka_stacks=stacks)
    play(match, E6[1], {(9, 1): ["declare bianka"]})
    assert points(match)[1] == worth


@shows(GAME, "aces_partial", "flat", "keep_three_if_three_kept")
@pytest.mark.parametrize(("rule", "worth"), [("flat", 12), ("keep_three_if_three_kept", 30)])
def test_four_aces_one_of_them_lost(rule, worth):
    hands, tricks = FOUR_ACES_ONE_LOST
    match = two_handed(*hands, before={}, aces_partial=rule)
    play(match, tricks, {(2, 0): ["declare four-aces"]})
    assert (0, "four-aces", worth, 0, 0) in lines(match)


@shows(GAME, "first_dealer", "draw", "fixed")
def test_who_deals_first():
    def dealers(rule):
        found = set()
        for seed in range(30):
            match = Match(GAME, first_dealer=rule, seed=seed)
            match.deal()
            found.add(match.current.deal.dealer)
        return found

    assert dealers("draw") == {0, 1}
    assert dealers("fixed") == {0}
