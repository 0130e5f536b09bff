"""Illegal actions of every kind: each names its rule, and nothing changes.

That nothing changes is looked at by ``refusal``: record, events and views of all seats, legal
actions and standing are the same before and after, to the byte.
"""

from __future__ import annotations

import pytest

from games.examples import E1, E8, E9
from positions import (
    bulka,
    cardano,
    classica,
    declare,
    do,
    fingerprint,
    finish,
    play,
    quattro,
    refusal,
    svoyi,
    two_handed,
)
from trappola import Action, Card, IllegalAction, ParseError
from trappola.actions import plays_of
from trappola.turn import Picks, Turn

EXCHANGE = ("Ac Kc Nc Jc Ks Kd 7s 8s 9s", "7c 8c 9c 7d 8d 9d 7b 8b 9b")
CLOSED = ("Kd 9d 9c 8c Ab Kb Nb Jb 10b", "Ad 7d Ac 7c As Ks Ns Js 10s")
SUITS = (
    "As Ks Ns Js 2s 10s 9s 8s 7s",
    "Ac Kc Nc Jc 2c 10c 9c 8c 7c",
    "Ad Kd Nd Jd 2d 10d 9d 8d 7d",
    "Ab Kb Nb Jb 2b 10b 9b 8b 7b",
)


def closed(**options):
    """The closed phase of the talon game, coins being trumps."""
    match = classica(*CLOSED, "10d", exchange="talon", declarations="off", **options)
    return do(match, "keep, keep")


CASES = [
    # Whose turn
    (lambda: cardano(*E1[0]), "play 10s", 1, "not-your-turn"),
    (lambda: cardano(*E1[0]), "play As", 1, "not-your-turn"),
    (lambda: cardano(*E1[0]), "play As", 7, "not-your-turn"),
    (lambda: finish(cardano(*E1[0])), "play As", 0, "deal-over"),
    (lambda: finish(svoyi("", "scdh", max_turns=5)), "take", None, "deal-over"),
    # Cards
    (lambda: cardano(*E1[0]), "play 10s", None, "not-held"),
    (lambda: cardano(*E1[0]), "play Qs", None, "card-not-in-pack"),
    (lambda: do(cardano(*E1[0]), "play As"), "play 10c", None, "must-follow"),
    (lambda: do(cardano(*E1[0]), "play As, play 10s"), "play As", None, "not-held"),
    (lambda: do(closed(), "play 9c"), "play As", None, "must-follow"),
    (lambda: do(closed(), "play Ab"), "play As", None, "must-trump"),
    (lambda: do(closed(overtrump="trump_led_or_trumped"), "play Kd"), "play 7d", None, "must-beat"),
    (lambda: do(closed(overtrump="head_always"), "play 9c"), "play 7c", None, "must-beat"),
    (lambda: classica(*EXCHANGE, "Kb", declarations="off"), "swap", None, "cannot-swap"),
    (lambda: cardano(*E1[0]), "swap", None, "cannot-swap"),
    (lambda: cardano(*E1[0]), "take", None, "not-now"),
    # Svoyi Kozyri
    (lambda: svoyi("", "scdh"), "take", None, "nothing-to-take"),
    (lambda: svoyi("", "scdh"), "play Ad", None, "not-held"),
    (lambda: svoyi("", "scdh"), "play 2s", None, "card-not-in-pack"),
    (lambda: svoyi("", "scdh"), "suits s c", None, "not-now"),
    (lambda: do(svoyi("", "scdh"), "play 9s"), "play Ad", None, "must-beat-top"),
    # Exchanges
    (lambda: cardano(*E1[0], kept=False), "play As", None, "not-now"),
    (lambda: cardano(*E1[0], kept=False), "exchange As", None, "not-now"),
    (lambda: cardano(*E1[0]), "exchange", None, "not-now"),
    (lambda: classica(*EXCHANGE, "Kb", exchange="austrian"), "exchange As", None, "not-held"),
    (lambda: classica(*EXCHANGE, "Kb", exchange="austrian"), "exchange Kb", None, "not-held"),
    (lambda: classica(*EXCHANGE, "Kb", exchange="austrian"), "exchange 7c", None, "not-held"),
    (
        lambda: classica(*EXCHANGE, "Kb", exchange="austrian"),
        "exchange Ac Ac",
        None,
        "picked-twice",
    ),
    (
        lambda: classica(*EXCHANGE, "Kb", exchange="austrian"),
        "exchange Ac Kc Nc Jc",
        None,
        "wrong-pick",
    ),
    (lambda: classica(*EXCHANGE, "Kb", exchange="austrian"), "exchange", None, "wrong-pick"),
    (lambda: classica(*EXCHANGE, "Kb", exchange="austrian"), "done", None, "not-now"),
    # Declarations, Cardano
    (lambda: cardano(*E1[0]), "declare three-kings", None, "no-such-declaration"),
    (lambda: cardano(*E1[0]), "declare three-figures(A)", None, "no-such-declaration"),
    (lambda: cardano(*E1[0]), "declare blanche", None, "no-such-declaration"),
    (lambda: cardano(*E1[0]), "declare three-figures", None, "no-such-declaration"),
    (lambda: cardano(*E1[0]), "declare three-figures(J)", None, "set-not-held"),
    (lambda: cardano(*E1[0]), "declare four-figures(K)", None, "set-not-held"),
    (lambda: cardano(*E8[0]), "declare three-figures(2)", None, "number-exact"),
    (
        lambda: do(cardano(*E1[0]), "declare three-aces"),
        "declare three-aces",
        None,
        "declared-already",
    ),
    (lambda: do(cardano(*E1[0]), "play As, play 10s"), "declare three-aces", None, "set-broken"),
    (
        lambda: play(cardano(*E9[0]), "As/8s, Ac/8c, Ad/Jb"),
        "declare three-figures(J)",
        None,
        "fourth-captured",
    ),
    # Declarations, Bulka and the game for two
    (lambda: bulka(*E1[0]), "declare three-aces", None, "declared-in-play"),
    (lambda: bulka(*E1[0]), "declare bianka", None, "declared-in-play"),
    (lambda: bulka(*E1[0]), "declare blanche", None, "not-blanche"),
    (lambda: bulka(*E1[0]), "declare three-jacks", None, "set-not-held"),
    (lambda: bulka(*E8[0]), "declare three-twos", None, "number-exact"),
    (lambda: bulka(*E1[0]), "declare three-figures(K)", None, "no-such-declaration"),
    (lambda: do(bulka(*E1[0]), "declare three-kings"), "declare three-kings", None, "said-already"),
    (lambda: bulka(*E1[0]), "alifer", None, "no-alifer"),
    (lambda: bulka(*E1[0]), "play As", None, "not-now"),
    (lambda: bulka(*E1[0]), "ask", None, "not-now"),
    (lambda: bulka(*E1[0], before={}), "declare three-kings", None, "declare-too-late"),
    (lambda: bulka(*E1[0], before={}), "declare bianka", None, "not-bianka"),
    (lambda: bulka(*E1[0], before={}), "declare run(AsKsNs)", None, "no-such-declaration"),
    (lambda: bulka(*E1[0], before={}), "ask", None, "ask-in-second-trick"),
    (lambda: play(bulka(*E1[0], before={}), "As/10s"), "ask", None, "nothing-to-ask"),
    (lambda: play(bulka(*E1[0], before={}), "As/10s"), "declare three-aces", None, "set-broken"),
    (lambda: bulka(*E1[0], before={}), "done", None, "not-now"),
    (lambda: two_handed(*E1[0], before={}), "pro", None, "not-now"),
    (lambda: do(bulka(*E1[0], alifer="on"), "alifer"), "done", None, "not-now"),
    (lambda: do(bulka(*E1[0], alifer="on"), "alifer"), "accept", 0, "not-your-turn"),
    # Declarations, classica and quattro
    (lambda: classica(*EXCHANGE, "Kb"), "declare three-aces", None, "combination-not-held"),
    (lambda: classica(*EXCHANGE, "Kb"), "declare run(AcKcNc)", None, "combination-not-held"),
    (lambda: classica(*EXCHANGE, "Kb"), "declare blanche", None, "combination-not-held"),
    (
        lambda: do(classica(*EXCHANGE, "Kb"), "declare three-kings"),
        "declare three-kings",
        None,
        "said-already",
    ),
    (lambda: classica(*EXCHANGE, "Kb", before={}), "declare three-kings", None, "declare-too-late"),
    (
        lambda: do(classica(*EXCHANGE, "Kb", card_in_two_combos=False), "declare three-kings"),
        "declare run(AcKcNcJc)",
        None,
        "card-in-two",
    ),
    (lambda: quattro(SUITS), "signal x", None, "no-such-signal"),
    (lambda: do(quattro(SUITS), "signal s"), "signal c", None, "one-signal"),
    (lambda: quattro(SUITS, signals="off"), "signal s", None, "no-signals"),
    (lambda: quattro(SUITS, done=False), "signal s", None, "not-now"),
    (lambda: quattro(SUITS, done=False, quattro_trump="dealer_names"), "trumps x", None, "not-now"),
    (lambda: quattro(SUITS), "trumps s", None, "not-now"),
]


@pytest.mark.parametrize(
    ("made", "action", "seat", "key"),
    CASES,
    ids=[f"{number}-{case[3]}-{case[1]}" for number, case in enumerate(CASES)],
)
def test_an_illegal_action_names_its_rule_and_changes_nothing(made, action, seat, key):
    assert refusal(made(), action, seat) == key


def test_every_rule_that_forbids_something_is_met():
    """The list above leaves out no rule that the games can name."""
    from test_text import keys_of

    named = keys_of(r'IllegalAction\(\s*"([a-z-]+)"')
    met = {case[3] for case in CASES}
    elsewhere = {"asked-already", "no-asking", "suits-not-free", "play-over"}  # in tests/games
    assert named - met - elsewhere == set()


@pytest.mark.parametrize(
    "text", ["", "fold", "play", "play 1s", "declare", "exchange 1s", "done now"]
)
def test_a_text_that_is_no_action_changes_nothing(text):
    match = cardano(*E1[0])
    before = fingerprint(match)
    with pytest.raises(ParseError):
        match.apply(text)
    assert fingerprint(match) == before


def test_a_refused_card_is_told_without_what_others_hold():
    match = do(cardano(*E1[0]), "play As")
    with pytest.raises(IllegalAction) as error:
        match.apply("play 10c")
    assert str(error.value) == "10c may not be played: swords were led and must be followed."


def test_a_turn_tells_what_can_be_done():
    hand = (Card("As"), Card("Ks"), Card("7c"))
    turn = Turn(0, "exchange", (Action("keep"),), picks=Picks("exchange", hand, (1, 2)))
    assert turn.verbs() == ["keep", "exchange"]
    assert len(turn.legal()) == 1 + 3 + 3
    assert turn.refusal(Action("exchange Ks As")) is None
    assert turn.refusal(Action("exchange As Ks 7c")).key == "wrong-pick"
    assert turn.refusal(Action("done")).key == "not-now"
    assert plays_of is not None


def test_asking_needs_the_opponents_three():
    match = bulka(*E1[0])
    declare(match, {0: ["three-kings"]})
    do(match, "play As, play 10s, play Ac, ask")
    assert refusal(match, "ask") == "asked-already"
