"""The game for four: trumps, lead, partners, and the options it shares with the game for two.

Finds faults in sides taken for seats, and options that the game for two heeds and this one not.
"""

from __future__ import annotations

import pytest

from options_shown import shows
from positions import do, finish, legal, lines, play, points, quattro, read_lines, refusal
from trappola import GAMES, Match

GAME = "quattro"
SUITS = (
    "As Ks Ns Js 2s 10s 9s 8s 7s",
    "Ac Kc Nc Jc 2c 10c 9c 8c 7c",
    "Ad Kd Nd Jd 2d 10d 9d 8d 7d",
    "Ab Kb Nb Jb 2b 10b 9b 8b 7b",
)
"""A suit in each hand: the dealer, seat 3, has all trumps and wins every trick."""
WITHOUT = tuple(" ".join(card for card in hand.split() if card[0] != "2") for hand in SUITS)


def test_e21_the_bottom_card_is_trumps_and_the_dealers_last():
    hands = (*SUITS[:2], SUITS[3], SUITS[2].replace("Nd ", "") + " Nd")
    match = quattro(hands, done=False)
    shown = next(event for event in match.events(0) if event.kind == "turn-up")
    assert (shown.seat, shown.words) == (3, ("Nd",))
    assert match.view(0).trump == "d"
    assert match.view(0).hand_of(3) == (match.pack.card("Nd"),)
    finish(match)
    assert sum(line[2] for line in lines(match) if line[1] == "captured-cards") == 80


def test_the_dealer_with_all_trumps_wins_everything():
    match = finish(quattro(SUITS))
    assert lines(match) == read_lines(
        """0 captured-cards 0
           1 captured-cards 80
           1 last-trick 6
           1 schwarz 12"""
    )
    assert match.score_sheet.winner == 1
    assert match.standing.points == (0, 98)
    assert match.winner == 1
    assert match.view(0).tricks[3] == 9


def test_declarations_count_for_the_side():
    match = quattro(SUITS, done=False)
    do(match, "done, done, declare run(AdKdNdJd), done, done")
    finish(match)
    assert points(match) == [6, 92]
    assert (0, "run(AdKdNdJd)", 6, 0, 0) in lines(match)
    assert (1, "schneider", 6, 0, 0) in lines(match)


@shows(GAME, "schneider", "by_declarations", "always_6", "always_12", "german:<10")
@pytest.mark.parametrize(
    ("rule", "declared", "bonus"),
    [
        ("by_declarations", False, 12),
        ("by_declarations", True, 6),
        ("always_6", False, 6),
        ("always_12", True, 12),
        ("german:<10", True, 12),
    ],
)
def test_the_bonus_against_a_side_without_tricks(rule, declared, bonus):
    match = quattro(SUITS, done=False, schneider=rule)
    do(match, "declare run(AsKsNsJs), done" if declared else "done")
    finish(do(match, "done, done, done"))
    assert points(match)[1] == 86 + bonus


@shows(GAME, "quattro_trump", "bottom_card", "last_dealt_shown_after", "none", "dealer_names")
def test_how_trumps_are_found():
    kinds = {}
    for way in ("bottom_card", "last_dealt_shown_after", "none"):
        match = quattro(SUITS, quattro_trump=way)
        kinds[way] = [event.kind for event in match.events(0) if event.kind in ("turn-up", "dealt")]
        assert match.view(0).trump == (None if way == "none" else "b")
        finish(match)
        assert match.score_sheet.winner == (0 if way == "none" else 1)
    assert kinds["bottom_card"][0] == "turn-up"
    assert kinds["last_dealt_shown_after"][-1] == "turn-up"
    assert "turn-up" not in kinds["none"]
    named = quattro(SUITS, done=False, quattro_trump="dealer_names")
    assert (named.turn.seat, named.turn.prompt) == (3, "trumps")
    assert legal(named) == {f"trumps {suit}" for suit in "scdb"}
    do(named, "trumps c")
    assert named.turn.prompt == "declare"
    assert named.view(2).trump == "c"
    finish(do(named, "done, done, done, done"))
    assert named.view(None).tricks[1] == 9


@shows(GAME, "quattro_lead", "left_of_dealer", "dealer")
def test_who_leads():
    assert quattro(SUITS, quattro_lead="left_of_dealer").to_act == 0
    assert quattro(SUITS, quattro_lead="dealer").to_act == 3
    assert quattro(SUITS, done=False, quattro_lead="dealer").to_act == 0  # declares first


@shows(GAME, "signals", "allowed", "off")
def test_signals():
    match = quattro(SUITS, signals="allowed")
    assert {"signal trumps", "signal weak", "signal s", "signal b"} <= legal(match)
    assert refusal(match, "signal x") == "no-such-signal"
    do(match, "signal c")
    assert match.to_act == 0
    assert refusal(match, "signal s") == "one-signal"
    assert match.view(1).signals == ((0, "c"),)
    do(match, "play As, signal weak")
    off = quattro(SUITS, signals="off")
    assert refusal(off, "signal s") == "no-signals"
    assert len(legal(off)) == 9


@shows(GAME, "twos", "with", "without")
def test_with_or_without_twos():
    for hands, twos, cards, worth in ((SUITS, "with", 9, 80), (WITHOUT, "without", 8, 72)):
        match = quattro(hands, twos=twos)
        assert list(match.view(None).counts) == [cards] * 4
        assert match.view(0).turn_up.text == "7b"
        finish(match)
        assert points(match) == [0, worth + 6 + 12]


@shows(GAME, "values", "base", "czech")
@shows(GAME, "czech_two", 1, 2, 0)
@pytest.mark.parametrize(
    ("options", "worth"),
    [
        ({"values": "base"}, 80),
        ({"values": "czech", "czech_two": 1}, 60),
        ({"values": "czech", "czech_two": 2}, 64),
        ({"values": "czech", "czech_two": 0}, 56),
    ],
)
def test_what_cards_count(options, worth):
    match = finish(quattro(SUITS, **options))
    assert (1, "captured-cards", worth, 0, 0) in lines(match)


LOSING = (
    "As Ks Ns 7c 8c 9c 10c 2c Jc",
    "Ac Kc Nc Ad Kd Nd Ab Kb Nb",
    "Js 2s 10s 9s 8s 7s Jd 2d 10d",
    "9d 8d 7d Jb 2b 10b 9b 8b 7b",
)
"""Without trumps seat 0 wins As and Ks and has to throw Ns on a coin."""


@shows(GAME, "forfeit", "off", "whole_combination", "share")
@pytest.mark.parametrize(("rule", "lost"), [("off", 0), ("whole_combination", 3), ("share", 1)])
def test_a_declared_card_lost(rule, lost):
    match = quattro(LOSING, done=False, quattro_trump="none", forfeit=rule)
    do(match, "declare run(AsKsNs), done, done, done, done")
    play(match, "As/Nb/Js/7b, Ks/Kb/7s/8b, 7c/Ac/8s/9b, Ad/10d/7d/Ns")
    finish(match)
    found = sum(line[2] for line in lines(match) if line[1] == "forfeit-run(AsKsNs)")
    assert found == -lost


@shows(GAME, "overtrump", "off", "trump_led_or_trumped", "head_always")
@pytest.mark.parametrize(
    ("rule", "after_low_trump", "after_plain"),
    [
        ("off", {"Ab", "7b"}, {"Ac", "7c"}),
        ("trump_led_or_trumped", {"Ab"}, {"Ac", "7c"}),
        ("head_always", {"Ab"}, {"Ac"}),
    ],
)
def test_overtrumping(rule, after_low_trump, after_plain):
    hands = (
        "As Ks Ns Js 2s 10s 9s 8s 9c",
        "9b 8b 2b 8c 2c 10c Jc Nc Kc",
        "Ab 7b Ac 7c Ad Kd Nd Jd 2d",
        "Kb Nb Jb 10b 7s 10d 9d 8d 7d",
    )
    trumped = quattro(hands, overtrump=rule, quattro_trump="dealer_names", done=False)
    do(trumped, "trumps b, done, done, done, done")
    plain = trumped.copy()
    do(trumped, "play As, play 9b")
    assert legal(trumped) - {f"signal {w}" for w in ("trumps", "weak", *"scdb")} == after_low_trump
    do(plain, "play 9c, play 10c")
    signals = {action for action in legal(plain) if action.startswith("signal")}
    expected = {"Ac"} if rule == "head_always" else after_plain
    assert legal(plain) - signals == expected


@shows(GAME, "two_rank", "fifth", "lowest")
def test_rank_of_the_two():
    hands = (
        "10s Ks Ns Js As 9s 8s 7s Jc",
        "2s Kc Nc Ac 2c 10c 9c 8c 7c",
        "Ad Kd Nd Jd 2d 10d 9d 8d 7d",
        "Ab Kb Nb Jb 2b 10b 9b 8b 7b",
    )
    for rank, winner in (("fifth", 1), ("lowest", 0)):
        match = quattro(hands, two_rank=rank, quattro_trump="none")
        play(match, "10s/2s/7d/7b")
        assert match.to_act == winner


@shows(GAME, "target", 60, 30, 100, 98)
def test_target():
    for target, over in ((60, True), (30, True), (98, True), (99, False), (100, False)):
        assert finish(quattro(SUITS, target=target)).over == over  # a margin of 98


@pytest.mark.parametrize("rule", ["off", "seven", "two"])
def test_there_is_no_stock_to_swap_from(rule):
    match = quattro(SUITS, turnup_swap=rule)
    assert refusal(match, "swap") == "cannot-swap"
    assert Match.from_record(match.record) == match


@shows(GAME, "next_dealer", "alternate", "loser", "winner")
@pytest.mark.parametrize(("rule", "dealer"), [("alternate", 0), ("loser", 0), ("winner", 1)])
def test_who_deals_next(rule, dealer):
    """Seat 3 has dealt and its side has won."""
    assert finish(quattro(SUITS, next_dealer=rule, target=500)).next_dealer == dealer


@shows(GAME, "first_dealer", "draw", "fixed")
def test_who_deals_first():
    def dealers(rule):
        found = set()
        for seed in range(60):
            match = Match(GAME, first_dealer=rule, seed=seed)
            match.deal()
            found.add(match.current.deal.dealer)
        return found

    assert dealers("draw") == {0, 1, 2, 3}
    assert dealers("fixed") == {0}


def test_cards_are_dealt_in_packets_of_three_from_the_dealers_left():
    match = Match(GAME)
    whole = " ".join(card.text for card in match.pack)
    match.deal(whole, dealer=1)
    words = whole.split()
    first = [event.words for event in match.events(2) if event.kind == "dealt" and event.seat == 2]
    assert first == [tuple(words[:3]), tuple(words[12:15]), tuple(words[24:27])]


def test_there_is_no_exchange():
    keys = {option.key for option in GAMES[GAME].options}
    assert not keys & {"exchange", "talon_limit", "odd_card", "exchange_discards"}
