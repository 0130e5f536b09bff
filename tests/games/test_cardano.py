"""Cardano's game: the worked examples, and what every option changes.

Finds faults in the worth of cards, twos and declarations, in the exchange, and in who may
declare what and when.
"""

from __future__ import annotations

import pytest

from games.examples import E1, E2, E3, E4, E5, E6, E8, E9, LEVEL
from options_shown import shows
from positions import (
    cardano,
    do,
    finish,
    legal,
    lines,
    play,
    points,
    read_lines,
    refusal,
)
from trappola import Match

ACES, KINGS, TWOS = "three-aces", "three-figures(K)", "three-figures(2)"

WORKED = {
    "E1": (
        E1,
        {(1, 0): [ACES, KINGS, TWOS]},
        """0 captured-cards 44
           1 captured-cards 0
           0 three-aces 12
           0 three-figures(K) 6
           0 three-figures(2) 10
           0 last-three-tricks-with-twos 78""",
        [150, 0],
    ),
    "E2": (
        E2,
        {(1, 0): [ACES, KINGS, TWOS]},
        """0 captured-cards 44
           1 captured-cards 0
           0 three-aces 12
           0 three-figures(K) 6
           0 three-figures(2) 10
           0 trick-with-two 10
           0 trick-with-two 10
           0 last-trick-with-two 26""",
        [118, 0],
    ),
    "E3": (
        E3,
        {(1, 0): [ACES]},
        """0 captured-cards 38
           1 captured-cards 3
           0 three-aces 12
           0 last-two-tricks-with-twos 52""",
        [102, 3],
    ),
    "E4": (
        E4,
        {(1, 1): ["four-figures(K)"], (5, 0): [ACES]},
        """0 captured-cards 12
           1 captured-cards 36
           0 three-aces 12
           1 four-figures(K) 12
           1 last-trick 6""",
        [24, 54],
    ),
    "E5": (
        E5,
        {(1, 1): [KINGS]},
        """0 captured-cards 58
           1 captured-cards 0
           0 first-trick-with-two 10
           1 three-figures(K) 6
           0 last-trick 6""",
        [74, 6],
    ),
    "E6": (
        E6,
        {(1, 0): [ACES, KINGS]},
        """0 captured-cards 40
           1 captured-cards 0
           0 three-aces 12
           0 three-figures(K) 6
           0 last-trick 6""",
        [64, 0],
    ),
    "E8": (
        E8,
        {(1, 0): ["four-figures(2)"], (1, 1): [ACES, "four-figures(K)"]},
        """0 captured-cards 14
           1 captured-cards 33
           0 four-figures(2) 20
           1 three-aces 12
           1 four-figures(K) 12
           0 last-trick-with-two 26""",
        [60, 57],
    ),
}


def said(words):
    """Declarations as actions."""
    return {key: [f"declare {word}" for word in each] for key, each in words.items()}


@pytest.mark.parametrize("name", WORKED)
def test_worked_examples(name):
    (hands, tricks), words, sheet, totals = WORKED[name]
    match = play(cardano(*hands), tricks, said(words))
    assert lines(match) == read_lines(sheet)
    assert points(match) == totals
    assert match.score_sheet.winner == (0 if totals[0] > totals[1] else 1)
    assert match.standing.points == tuple(totals)
    assert match.over == (max(totals) >= 100)


def test_e9_three_cannot_be_claimed_once_the_fourth_is_captured():
    hands, tricks = E9
    jacks = "declare three-figures(J)"
    match = play(cardano(*hands), ", ".join(tricks.split(", ")[:3]))
    assert refusal(match, jacks) == "fourth-captured"
    early = play(cardano(*hands), tricks, {(3, 0): [jacks]})
    assert (0, "three-figures(J)", 6, 0, 0) in lines(early)


@shows("cardano", "upgrade_three_to_four", False, True)
@pytest.mark.parametrize(("upgrade", "worth"), [(False, 6), (True, 12)])
def test_e9_a_three_is_upgraded_only_if_agreed(upgrade, worth):
    match = cardano(*E9[0], upgrade_three_to_four=upgrade)
    play(match, E9[1], {(3, 0): ["declare three-figures(J)"]})
    assert (0, "three-figures(J)", worth, 0, 0) in lines(match)


@shows("cardano", "upgrade_three_to_four", True)
def test_a_three_whose_fourth_is_not_captured_stays_a_three():
    """In E5 seat 1 declares three kings; the fourth wins a trick of its owner's."""
    (hands, tricks), words = WORKED["E5"][:2]
    match = play(cardano(*hands, upgrade_three_to_four=True), tricks, said(words))
    assert (1, "three-figures(K)", 6, 0, 0) in lines(match)


@shows("cardano", "exchange", "stock_limited", "one_each", "none")
@pytest.mark.parametrize(
    ("rule", "actions", "asked"),
    [
        ("stock_limited", "", (0, "exchange")),
        ("stock_limited", "keep", (1, "exchange")),
        ("stock_limited", "exchange", (0, "exchange")),
        ("stock_limited", "exchange, keep", (1, "exchange")),
        ("stock_limited", "exchange, keep, exchange", (0, "play")),
        ("stock_limited", "exchange, exchange", (0, "play")),
        ("stock_limited", "keep, exchange", (1, "exchange")),
        ("stock_limited", "keep, exchange, exchange", (0, "play")),
        ("stock_limited", "keep, exchange, keep", (0, "play")),
        ("stock_limited", "keep, keep", (0, "play")),
        ("one_each", "exchange", (1, "exchange")),
        ("one_each", "exchange, exchange", (0, "play")),
        ("one_each", "keep, exchange", (0, "play")),
        ("none", "", (0, "play")),
    ],
)
def test_e10_who_may_exchange(rule, actions, asked):
    match = cardano(*E1[0], kept=False, exchange=rule)
    if actions:
        do(match, actions)
    assert (match.turn.seat, match.turn.prompt) == asked


def test_e10_after_one_exchange_each_half_the_pack_lies_open():
    match = do(cardano(*E1[0], kept=False), "exchange, keep, exchange")
    view = match.view(None)
    assert view.exposed.bit_count() == 18
    assert view.stock == 0
    assert list(view.counts) == [9, 9]


def test_an_exchanged_hand_comes_from_the_stock_in_order():
    stock = "2b Jb Nb Jd Nd 8d 9d 7d Jc Nc 9c 8c 7c 7s 8s 9s Js Ns"
    match = cardano(*E1[0], then=stock, kept=False)
    do(match, "exchange, exchange")
    assert {card.text for card in match.view(0).hand} == set(stock.split()[9:])
    assert match.view(1).exposed == match.pack.mask_of(
        match.pack.hand(" ".join([E1[0][0], *stock.split()[:9]]))
    )


@shows("cardano", "deal_packets", "5-4", "4-5")
def test_packets():
    pack = Match("cardano").pack
    whole = " ".join(card.text for card in pack)
    for packets, first in (("5-4", (0, 5)), ("4-5", (0, 4))):
        match = Match("cardano", deal_packets=packets)
        match.deal(whole, dealer=1)
        own = [event for event in match.events(0) if event.kind == "dealt" and event.seat == 0]
        assert own[0].words == tuple(whole.split()[slice(*first)])
        assert len(match.view(0).hand) == len(match.view(1).hand) == 9


@shows("cardano", "discards_visible", "always", "at_discard_only")
def test_how_long_an_exchanged_hand_is_seen():
    exposed = {}
    for rule in ("always", "at_discard_only"):
        match = do(cardano(*E1[0], kept=False, discards_visible=rule), "exchange")
        assert any(event.kind == "expose" for event in match.events(1))
        exposed[rule] = match.view(1).exposed
    assert exposed["always"].bit_count() == 9
    assert exposed["at_discard_only"] == 0


@shows("cardano", "declare_window", "before_play_of_set", "before_first_card")
def test_until_when_one_may_declare():
    for rule, may in (("before_play_of_set", True), ("before_first_card", False)):
        match = cardano(*E4[0], declare_window=rule)
        assert "declare three-aces" in legal(match)
        play(match, "7s/Ks, Ab/8s")
        do(match, "play Kb")
        assert ("declare three-aces" in legal(match)) == may
        if not may:
            assert refusal(match, "declare three-aces") == "declare-too-late"


def test_a_broken_set_is_not_declared():
    match = play(cardano(*E1[0]), "As/10s")
    assert refusal(match, "declare three-aces") == "set-broken"
    assert "declare three-figures(K)" in legal(match)


@shows("cardano", "allow_understate", False, True)
def test_four_held_may_be_said_as_three_only_if_agreed():
    three, four = "declare three-figures(2)", "declare four-figures(2)"
    strict = cardano(*E8[0], allow_understate=False)
    assert refusal(strict, three) == "number-exact"
    free = cardano(*E8[0], allow_understate=True)
    assert {three, four} <= legal(free)
    free.apply(three)
    assert refusal(free, four) == "declared-already"
    play(free, E8[1])
    assert (0, "three-figures(2)", 10, 0, 0) in lines(free)


@shows("cardano", "forfeit_on_loss", "none", "all", "aces_only")
@pytest.mark.parametrize(
    ("rule", "lost_aces", "lost_figures"),
    [("none", [24, 54], [60, 57]), ("all", [12, 54], [40, 45]), ("aces_only", [12, 54], [60, 57])],
)
def test_what_a_captured_card_costs(rule, lost_aces, lost_figures):
    """In E4 an ace is lost; in E8 three of the four twos and a king are."""
    aces, figures = (
        play(cardano(*WORKED[name][0][0], forfeit_on_loss=rule), WORKED[name][0][1], said(words))
        for name, words in (("E4", WORKED["E4"][1]), ("E8", WORKED["E8"][1]))
    )
    assert points(aces) == lost_aces
    assert points(figures) == lost_figures


@shows("cardano", "match", "target:100", "single", "even_deals:2", "target:160", "difference_paid")
def test_when_the_match_ends():
    def after_e1(rule):
        return play(cardano(*E1[0], match=rule), E1[1], said(WORKED["E1"][1]))

    assert after_e1("target:100").winner == 0
    assert after_e1("single").winner == 0
    assert not after_e1("target:160").over
    even = after_e1("even_deals:2")
    assert not even.over
    even.deal(dealer=0)
    assert finish(even).over
    paid = after_e1("difference_paid")
    assert not paid.over
    assert paid.standing.chips == (150, -150)
    assert paid.standing.points == (150, 0)


def test_the_match_goes_on_after_the_target_while_level():
    """Both pass the target with the same points: nobody has won yet."""
    match = play(cardano(*E4[0], match="target:20"), E4[1], said({(5, 0): ["three-aces"]}))
    assert match.standing.points == (24, 42)
    assert match.winner == 1
    level = cardano(*LEVEL[0], match="target:1")
    play(level, LEVEL[1])
    assert points(level)[0] == points(level)[1] > 0
    assert level.score_sheet.winner is None
    assert not level.over


@shows("cardano", "first_dealer", "draw", "fixed")
def test_who_deals_first():
    def dealers(rule):
        found = set()
        for seed in range(30):
            match = Match("cardano", first_dealer=rule, seed=seed)
            match.deal()
            found.add(match.current.deal.dealer)
        return found

    assert dealers("draw") == {0, 1}
    assert dealers("fixed") == {0}


def test_the_deal_passes_to_the_opponent():
    match = finish(cardano(*E4[0]))
    assert match.next_dealer == 0


def test_figures_are_told_without_rank_until_the_end():
    match = cardano(*E1[0])
    do(match, "declare three-figures(K), declare three-aces")
    heard = [str(event) for event in match.events(1) if event.kind == "declare"]
    own = [str(event) for event in match.events(0) if event.kind == "declare"]
    assert heard == ["0 declare three-figures", "0 declare three-aces"]
    assert own == ["0 declare three-figures(K)", "0 declare three-aces"]
    play(match, E1[1])
    assert "0 reveal three-figures(K)" in map(str, match.events(1))
