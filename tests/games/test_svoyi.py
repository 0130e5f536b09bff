"""Svoyi Kozyri: mirror deals D1 to D7, legal moves L1 to L10, and what every option changes.

Finds faults in the deal, in what beats what, and in how a deal ends.
"""

from __future__ import annotations

import pytest

from options_shown import shows
from positions import do, legal, points, refusal, svoyi
from trappola import Match

GAME = "svoyi"
D1_HALF = "Ks Qs Js Jc 10c 9c Ad 10d 9d Kh Qh 9h"

DEALS = {
    "D1": (
        D1_HALF,
        "scdh",
        6,
        "s:K Q J|c:J 10 9|d:A 10 9|h:A K Q",
        "d:K Q J|h:J 10 9|s:A 10 9|c:A K Q",
    ),
    "D2": ("", "scdh", 6, "d:A K Q J 10 9|h:A K Q J 10 9", "s:A K Q J 10 9|c:A K Q J 10 9"),
    "D3": (
        "As Ks Qs Js 10s 9s Ac Kc Qc Jc 10c 9c",
        "schd",
        6,
        "s:A K Q J 10 9|c:A K Q J 10 9",
        "h:A K Q J 10 9|d:A K Q J 10 9",
    ),
    "D4": (
        "Qh Jh 8h As Qs Js 10s",
        "hscd",
        7,
        "h:Q J 8|s:A Q J 10|c:A K 10 9|d:K 9 8",
        "c:Q J 8|d:A Q J 10|h:A K 10 9|s:K 9 8",
    ),
    "D5": (
        "Ad Qd 10d Kh 10h 9h 7h",
        "dhsc",
        8,
        "d:A Q 10|h:K 10 9 7|s:K J 9 8 7|c:A Q J 8",
        "s:A Q 10|c:K 10 9 7|d:K J 9 8 7|h:A Q J 8",
    ),
    "D6": (
        "Ac Qc Kd Jd 8d 7d 6d",
        "cdhs",
        9,
        "c:A Q|d:K J 8 7 6|h:K J 10 9 8 7 6|s:A Q 10 9",
        "h:A Q|s:K J 8 7 6|c:K J 10 9 8 7 6|d:A Q 10 9",
    ),
    "D7": (
        "Ks Js 10s 8s 7s 6s 5s 3s 2s Qh 10h 9h",
        "shdc",
        13,
        "s:K J 10 8 7 6 5 3 2|h:Q 10 9|d:A Q 9 4|c:A K J 8 7 6 5 4 3 2",
        "d:K J 10 8 7 6 5 3 2|c:Q 10 9|s:A Q 9 4|h:A K J 8 7 6 5 4 3 2",
    ),
}


def cards(text):
    """``s:K Q|h:9`` as a set of cards."""
    parts = [part.split(":") for part in text.split("|")]
    return {rank + suit for suit, ranks in parts for rank in ranks.split()}


def hands(match):
    """Both hands as everybody sees them."""
    view = match.view(None)
    return [{card.text for card in view.hand_of(seat)} for seat in (0, 1)]


@pytest.mark.parametrize("name", DEALS)
def test_mirror_deals(name):
    half, suits, ranks, dealer, other = DEALS[name]
    assert hands(svoyi(half, suits, ranks=ranks)) == [cards(dealer), cards(other)]


@shows(GAME, "mirror", "trump_to_trump", "crossed")
def test_what_mirrors_what():
    """Kept: two trumps and one of the second suit."""
    half = "As Ks 9c"
    straight = hands(svoyi(half, "scdh", mirror="trump_to_trump"))
    assert {"Ad", "Kd", "9h"} <= straight[1]
    crossed = hands(svoyi(half, "scdh", mirror="crossed"))
    assert {"Ah", "Kh", "9d"} <= crossed[1]
    assert {"As", "Ks", "9c"} <= crossed[0]
    assert len(crossed[0]) == len(crossed[1]) == 12


def test_l1_the_empty_table():
    match = svoyi(D1_HALF, "scdh")
    assert match.to_act == 1
    assert legal(match) == cards(DEALS["D1"][4])
    assert refusal(match, "take") == "nothing-to-take"


@shows(GAME, "low_trump_on_own_trump", True, False)
def test_l2_to_l5_beating_and_taking():
    match = do(svoyi(D1_HALF, "scdh"), "play Qc")
    assert legal(match) == {"Js", "Qs", "Ks", "take"}
    do(match, "play Js")
    assert legal(match) == {"As", "Jd", "Qd", "Kd", "take"}
    assert refusal(match, "play 10s") == "must-beat-top"
    do(match, "play As")
    assert legal(match) == {"Ks", "Qs", "take"}
    strict = svoyi(D1_HALF, "scdh", low_trump_on_own_trump=False)
    assert legal(do(strict, "play Qc, play Js, play As")) == {"take"}
    do(match, "take")
    assert len(match.view(0).hand) == 14
    assert match.to_act == 1
    assert len(legal(match)) == 10


def test_l6_and_l7():
    match = do(svoyi(D1_HALF, "scdh"), "play Jd")
    assert legal(match) == {"Ad", "Js", "Qs", "Ks", "take"}
    do(match, "play Js")
    assert legal(match) == {"As", "Qd", "Kd", "take"}


@shows(GAME, "turn_form", "single", "cover_and_lead")
def test_l8_cover_and_lead():
    match = do(svoyi(D1_HALF, "scdh", turn_form="cover_and_lead"), "play Qc, play Js")
    assert match.to_act == 0
    assert match.turn.prompt == "lead"
    assert legal(match) == cards(DEALS["D1"][3]) - {"Js"}
    assert refusal(match, "take") == "nothing-to-take"
    do(match, "play Qh")
    assert match.to_act == 1
    assert legal(match) == {"Kd", "Qd", "Jd", "take"}
    single = do(svoyi(D1_HALF, "scdh", turn_form="single"), "play Qc, play Js")
    assert single.to_act == 1


@shows(GAME, "low_trump_on_own_trump", True, False)
@shows(GAME, "turn_form", "cover_and_lead")
def test_the_default_for_low_trumps_follows_the_form():
    single = Match(GAME)
    cover = Match(GAME, turn_form="cover_and_lead")
    assert single.rules.low_trump_on_own_trump is True
    assert cover.rules.low_trump_on_own_trump is False
    assert cover.record.options == {"turn_form": "cover_and_lead"}
    assert Match("challenge").record == cover.record


def two_left(**options):
    """D2 with seat 1 holding As and 9c: it has led ten cards that were taken."""
    match = svoyi("", "scdh", **options)
    for card in ["Ks", "Qs", "Js", "10s", "9s", "Ac", "Kc", "Qc", "Jc", "10c"]:
        do(match, f"play {card}, take")
    return match


@pytest.mark.parametrize("end", ["play As, take, play 9c", "play 9c, play Ks, play As"])
def test_l9_and_l10_the_last_card_wins_at_once(end):
    match = do(two_left(), end)
    assert match.to_act is None
    assert match.score_sheet.winner == 1
    assert points(match) == [0, 1]
    assert match.winner == 1
    assert refusal(match, "take") == "deal-over"


@shows(GAME, "turn_form", "cover_and_lead")
def test_covering_with_the_last_card_wins_without_a_second_one():
    match = do(two_left(turn_form="cover_and_lead"), "play 9c, play Ks, play Qs, play As")
    assert match.to_act is None
    assert match.winner == 1


@shows(GAME, "last_card_must_stand", False, True)
def test_whether_the_last_card_must_stand():
    at_once = do(two_left(last_card_must_stand=False), "play 9c, play Ks, play As")
    assert at_once.winner == 1
    match = do(two_left(last_card_must_stand=True), "play 9c, play Ks, play As")
    assert match.to_act == 0
    beaten = do(match.copy(), "play Qs")
    assert legal(beaten) == {"take"}
    do(match, "take")
    assert match.to_act is None
    assert match.winner == 1


@shows(GAME, "starter", "non_dealer", "dealer")
def test_who_starts():
    assert svoyi("", "scdh", starter="non_dealer").to_act == 1
    assert svoyi("", "scdh", starter="dealer").to_act == 0


CYCLE = "play As, take, play 9s, play As, take, play Ad, take, play 9d, play Ad, take"
"""From D2 back to D2, with the same seat to move."""


@shows(GAME, "repetition", "draw_on_3", "draw_on_2", "off")
@pytest.mark.parametrize(("rule", "rounds"), [("draw_on_3", 2), ("draw_on_2", 1), ("off", None)])
def test_when_a_repeated_position_is_a_draw(rule, rounds):
    match = svoyi("", "scdh", repetition=rule)
    for _ in range(rounds or 5):
        assert match.to_act == 1
        do(match, CYCLE)
    if rounds is None:
        assert match.to_act == 1
        return
    assert match.to_act is None
    assert match.score_sheet.winner is None
    assert points(match) == [0, 0]
    assert match.over


@shows(GAME, "max_turns", "none", 2, "fewer_cards_wins:2", "fewer_cards_wins:1")
@pytest.mark.parametrize(
    ("rule", "over", "winner"),
    [
        ("none", False, None),
        (2, True, None),
        ("fewer_cards_wins:2", True, 1),
        ("fewer_cards_wins:1", True, 1),
    ],
)
def test_when_the_deal_ends_anyway(rule, over, winner):
    match = do(svoyi("", "scdh", max_turns=rule), "play As")
    if rule == "fewer_cards_wins:1":
        assert match.winner == 1
        return
    assert match.to_act == 0
    do(match, "take")
    assert (match.to_act is None) == over
    assert match.winner == winner


@shows(GAME, "ranks", 6, 7, 13)
@pytest.mark.parametrize(("ranks", "lowest"), [(6, "9"), (7, "8"), (13, "2")])
def test_how_many_ranks(ranks, lowest):
    match = svoyi("", "scdh", ranks=ranks)
    assert len(match.pack) == 4 * ranks
    assert match.pack.ranks[-1] == lowest
    assert len(legal(match)) == 2 * ranks


@shows(GAME, "suit_choice", "free", "by_colour")
def test_which_suits_one_may_choose():
    whole = " ".join(card.text for card in Match(GAME).pack)
    for rule, choices, left in (
        ("free", 12, {"suits d h", "suits h d"}),
        ("by_colour", 4, {"suits d h", "suits h d"}),
    ):
        match = Match(GAME, suit_choice=rule)
        match.deal(whole, dealer=0)
        assert match.to_act == 0
        assert len(legal(match)) == choices
        assert ("suits s h" in legal(match)) == (rule == "free")
        do(match, "suits s c")
        assert match.to_act == 1
        assert legal(match) == left
        assert refusal(match, "suits s c") == "suits-not-free"


@shows(GAME, "match", "single", "best_of:3")
def test_how_many_games_make_a_match():
    half = "As Ks Qs Js 10s 9s Ac Kc Qc Jc 10c 9c"

    def won_by_other(match):
        """The starter leads one card after the other; nobody beats."""
        while match.to_act is not None:
            do(match, "take" if "take" in legal(match) else match.legal_actions()[0].text)

    single = svoyi(half, "schd", match="single")
    won_by_other(single)
    assert single.over
    three = svoyi(half, "schd", match="best_of:3")
    won_by_other(three)
    assert three.standing.points == (0, 1)
    assert not three.over
    assert three.next_dealer == 1
    three.deal()
    while three.turn.prompt == "suits":
        do(three, three.legal_actions()[0].text)
    won_by_other(three)
    assert three.standing.points == (1, 1)
    three.deal()
    while three.turn.prompt == "suits":
        do(three, three.legal_actions()[0].text)
    won_by_other(three)
    assert three.over
    assert three.winner == 1


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


def test_nothing_is_hidden():
    match = svoyi(D1_HALF, "scdh")
    assert match.events(0) == match.events(1) == match.events(None)
