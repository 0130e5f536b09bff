"""Trappola classica: the worked examples, and what every option changes.

Finds faults in trumps, in the duties of the closed phase, in drawing and exchanging, and in the
bonus for a side without a trick. Options shared with the game for four are in ``test_trumps.py``.
"""

from __future__ import annotations

import pytest

from games.examples import E15, E17
from games.stock_play import pack_of
from options_shown import shows
from positions import (
    classica,
    declare,
    do,
    finish,
    legal,
    lines,
    packed,
    play,
    points,
    read_lines,
    refusal,
)
from trappola import Match

GAME = "classica"
WON = {E15: "0" * 6 + "1" * 12, E17: "0" * 18}
TURN_UP = {E15: "8s", E17: "9s"}
ACES = {0: ["three-aces"]}
BOTH = {0: ["three-aces"], 1: ["run(KbNbJb)"]}


def played(tricks, before=None, **options):
    """One of the two worked deals."""
    match = Match(GAME, options)
    match.deal(pack_of(match.pack, tricks, WON[tricks], TURN_UP[tricks]), dealer=1)
    declare(match, before or {})
    return play(match, tricks)


def test_e15_cards_and_last_trick():
    match = played(E15)
    assert lines(match) == read_lines(
        """0 captured-cards 45
           1 captured-cards 35
           1 last-trick 6"""
    )
    assert points(match) == [45, 41]
    assert match.standing.points == (4, 0)


@shows(GAME, "match_scoring", "margin", "full_points", "fixed_1", "fixed_2")
@pytest.mark.parametrize(
    ("rule", "score"),
    [("margin", (7, 0)), ("full_points", (51, 44)), ("fixed_1", (1, 0)), ("fixed_2", (2, 0))],
)
def test_e16_what_a_deal_adds_to_the_match(rule, score):
    match = played(E15, BOTH, match_scoring=rule)
    assert lines(match) == read_lines(
        """0 captured-cards 45
           0 three-aces 6
           1 captured-cards 35
           1 run(KbNbJb) 3
           1 last-trick 6"""
    )
    assert points(match) == [51, 44]
    assert match.standing.points == score


@shows(GAME, "forfeit", "off", "whole_combination", "share")
@pytest.mark.parametrize(
    ("rule", "totals", "lost"),
    [("off", [51, 44], None), ("whole_combination", [51, 41], -3), ("share", [51, 43], -1)],
)
def test_e16_a_declared_card_lost(rule, totals, lost):
    match = played(E15, BOTH, forfeit=rule)
    assert points(match) == totals
    forfeits = [line for line in lines(match) if line[1].startswith("forfeit")]
    assert forfeits == ([] if lost is None else [(1, "forfeit-run(KbNbJb)", lost, 0, 0)])


@shows(
    GAME,
    "schneider",
    "by_declarations",
    "always_6",
    "always_12",
    "german:<33",
    "german:<10",
    "german:<42",
)
@pytest.mark.parametrize(
    ("rule", "tricks", "before", "bonus"),
    [
        ("by_declarations", E17, {}, ("schwarz", 12)),
        ("by_declarations", E17, {1: ["three-jacks"]}, ("schneider", 6)),
        ("always_6", E17, {}, ("schneider", 6)),
        ("always_6", E17, {1: ["three-jacks"]}, ("schneider", 6)),
        ("always_12", E17, {}, ("schwarz", 12)),
        ("always_12", E17, {1: ["three-jacks"]}, ("schwarz", 12)),
        ("german:<33", E17, {1: ["three-jacks"]}, ("schwarz", 12)),
        ("german:<10", E15, {}, None),
        ("german:<33", E15, {}, None),
        ("german:<42", E15, {}, ("schneider", 6)),
        ("german:<42", E15, {1: ["run(KbNbJb)"]}, None),
        ("by_declarations", E15, {}, None),
    ],
)
def test_e17_the_bonus_against_a_side_without_tricks(rule, tricks, before, bonus):
    match = played(tricks, before, schneider=rule)
    found = [(line[0], *line[1:3]) for line in lines(match) if line[1] in ("schneider", "schwarz")]
    assert found == ([] if bonus is None else [(0, *bonus)])


def test_e17_schwarz_and_schneider():
    assert points(played(E17)) == [98, 0]
    match = played(E17, {1: ["three-jacks"]})
    assert points(match) == [92, 3]
    assert match.standing.points == (89, 0)


def test_declarations_all_forfeited_are_no_declarations():
    match = played(E17, {1: ["three-jacks"]}, forfeit="whole_combination")
    assert points(match) == [98, 0]


@shows(GAME, "values", "base", "czech")
@shows(GAME, "czech_two", 1, 2, 0)
@pytest.mark.parametrize(
    ("options", "totals"),
    [
        ({"values": "base"}, [45, 41]),
        ({"values": "base", "czech_two": 0}, [45, 41]),
        ({"values": "czech", "czech_two": 1}, [34, 32]),
        ({"values": "czech", "czech_two": 2}, [37, 33]),
        ({"values": "czech", "czech_two": 0}, [31, 31]),
    ],
)
def test_e18_what_cards_count(options, totals):
    assert points(played(E15, **options)) == totals


E20 = ("Ks Ns Js 10c 9c 8c 7b 8b 9b", "2c 7c 10s 9s 8s 7s 10b 7d 8d")


@shows(GAME, "two_rank", "fifth", "lowest")
@pytest.mark.parametrize(("rank", "led", "winner"), [("fifth", "10c", 1), ("lowest", "10c", 0)])
def test_e20_rank_of_the_two(rank, led, winner):
    """In the talon game every trick is closed: cups are led, the follower has 2c and 7c."""
    for card, wins in ((led, winner), ("8c", 1 if rank == "fifth" else 0)):
        match = classica(*E20, "Ad", exchange="talon", two_rank=rank, declarations="off")
        do(match, f"keep, keep, play {card}")
        assert legal(match) == {"2c", "7c"}
        do(match, "play 2c")
        assert match.to_act == wins


def test_e20_the_jack_beats_the_two():
    for rank in ("fifth", "lowest"):
        hands = (E20[0].replace("9c", "Jc"), E20[1])
        match = classica(*hands, "Ad", exchange="talon", two_rank=rank, declarations="off")
        do(match, "keep, keep, play Jc, play 2c")
        assert match.to_act == 0


STRONG = ("As Ks Ns Js Ac Kc Nc Jc 7s", "7c 8c 9c 7d 8d 9d 7b 8b 9b")


@shows(GAME, "twos", "with", "without")
def test_with_or_without_twos():
    for twos, cards, tricks, total in (("with", 36, 18, 86), ("without", 32, 16, 78)):
        match = classica(*STRONG, "10d", twos=twos, declarations="off")
        assert len(match.pack) == cards
        finish(match)
        assert sum(event.kind == "trick" for event in match.events(None)) == tricks
        played_lines = [
            line for line in lines(match) if line[1] in ("captured-cards", "last-trick")
        ]
        assert sum(line[2] for line in played_lines) == total


def test_nothing_binds_in_the_open_phase():
    match = classica(*STRONG, "10d", declarations="off")
    do(match, "play 7s")
    assert legal(match) == set(STRONG[1].split())


def test_a_trump_beats_and_off_suit_loses():
    match = classica(*STRONG, "10d", declarations="off")
    do(match, "play As, play 7d")
    assert match.to_act == 1
    match = classica(*STRONG, "10d", declarations="off")
    do(match, "play 7s, play 9b")
    assert match.to_act == 0


def closed(elder, dealer, turn_up, **options):
    """Nine tricks of the closed phase: the talon game without an exchange."""
    match = classica(elder, dealer, turn_up, exchange="talon", declarations="off", **options)
    return do(match, "keep, keep")


@shows(GAME, "overtrump", "off", "trump_led_or_trumped", "head_always")
@pytest.mark.parametrize(
    ("rule", "trump_led", "plain_led", "low_trumps"),
    [
        ("off", {"Ad", "7d"}, {"Ac", "7c"}, {"8d", "7d"}),
        ("trump_led_or_trumped", {"Ad"}, {"Ac", "7c"}, {"8d", "7d"}),
        ("head_always", {"Ad"}, {"Ac"}, {"8d", "7d"}),
    ],
)
def test_duties_of_the_closed_phase(rule, trump_led, plain_led, low_trumps):
    leader = "Kd 9d 9c 8c Ab Kb Nb Jb 10b"
    follower = "Ad 7d Ac 7c As Ks Ns Js 10s"
    match = closed(leader, follower, "10d", overtrump=rule)
    assert legal(do(match.copy(), "play Kd")) == trump_led
    assert legal(do(match.copy(), "play 9c")) == plain_led
    assert legal(do(match.copy(), "play Ab")) == {"Ad", "7d"}  # void: must trump
    low = closed(leader, follower.replace("Ad", "8d"), "10d", overtrump=rule)
    assert legal(do(low.copy(), "play Kd")) == low_trumps
    nothing = closed(leader, "As Ks Ns Js 10s 9s 8s Ac 7c", "10d", overtrump=rule)
    assert len(legal(do(nothing, "play Ab"))) == 9


@shows(GAME, "target", 60, 30, 100, 45)
def test_target():
    for target, over in ((60, True), (30, True), (100, False), (89, True), (90, False), (45, True)):
        match = played(E17, {1: ["three-jacks"]}, target=target)  # a margin of 89
        assert match.over == over
        assert match.winner == (0 if over else None)


@shows(GAME, "next_dealer", "alternate", "loser", "winner")
@pytest.mark.parametrize(("rule", "dealer"), [("alternate", 0), ("loser", 1), ("winner", 0)])
def test_who_deals_next(rule, dealer):
    """Seat 1 has dealt and lost."""
    assert played(E15, next_dealer=rule).next_dealer == dealer


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


SWAP = ("7s 8s 2s Ac Kc Nc 7d 8d 9d", "7c 8c 9c 10d Jd 10b 7b 8b 9b")


@shows(GAME, "turnup_swap", "off", "seven", "two")
@pytest.mark.parametrize(("rule", "given"), [("off", None), ("seven", "7s"), ("two", "2s")])
def test_swapping_the_turn_up(rule, given):
    match = classica(*SWAP, "Ks", turnup_swap=rule, declarations="off")
    if given is None:
        assert refusal(match, "swap") == "cannot-swap"
        return
    assert "swap" in legal(match)
    do(match, "swap")
    assert match.view(1).turn_up.text == given
    assert "Ks" in legal(match)
    assert given not in legal(match)
    assert refusal(match, "swap") == "cannot-swap"
    assert match.view(1).hand_of(0) == (match.pack.card("Ks"),)


@shows(GAME, "turnup_swap", "seven")
def test_one_swaps_on_ones_own_lead():
    match = classica(SWAP[1], SWAP[0], "Ks", turnup_swap="seven", declarations="off")
    do(match, "play 7c")
    assert refusal(match, "swap") == "cannot-swap"
    do(match, "play Ac")
    assert "swap" in legal(match)


# The exchange

EXCHANGE = ("Ac Kc Nc Jc Ks Kd 7s 8s 9s", "7c 8c 9c 7d 8d 9d 7b 8b 9b")
"""Draws 10d, 2d … after the turn-up Kb."""
STOCK = "Kb 10d 2d Jd Nd Ad"


@shows(GAME, "exchange", "off", "austrian", "talon")
@pytest.mark.parametrize(
    ("rule", "sizes", "tricks"), [("off", None, 18), ("austrian", 3, 15), ("talon", 3, 9)]
)
def test_e22_exchanging(rule, sizes, tricks):
    match = classica(*EXCHANGE, STOCK, exchange=rule)
    if sizes is None:
        assert match.turn.prompt == "declare"
    else:
        assert refusal(match, "exchange Ac Kc Nc Jc") == "wrong-pick"
        do(match, "exchange Ac Kc Nc, exchange 7c 8c")
    declare(match, {})
    if rule == "austrian":
        assert {"10d", "2d", "Jd"} <= legal(match)
    finish(match)
    assert sum(event.kind == "trick" for event in match.events(None)) == tricks
    if rule == "austrian":  # 5 cards laid away and the turn-up are dead
        taken = match.view(None).taken
        assert (taken[0] | taken[1]).bit_count() == 30
        assert match.view(None).turn_up.text == "Kb"
        assert match.view(None).stock == 1


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("second", range(4))
def test_e22_the_table_of_stock_and_tricks(first, second):
    match = classica(*EXCHANGE, STOCK, exchange="austrian", declarations="off")
    for hand, number in zip(EXCHANGE, (first, second), strict=True):
        cards = " ".join(hand.split()[:number])
        match.apply(f"exchange {cards}" if number else "keep")
    assert match.view(None).stock == 18 - first - second
    finish(match)
    events = [event.kind for event in match.events(None)]
    tricks = 18 - (first + second + 1) // 2
    assert events.count("trick") == tricks
    taken = match.view(None).taken
    assert (taken[0] | taken[1]).bit_count() == 2 * tricks


@shows(GAME, "exchange_discards", "dead", "under_stock")
def test_where_exchanged_cards_go():
    for rule, stock, tricks in (("dead", 16, 17), ("under_stock", 18, 18)):
        match = classica(
            *EXCHANGE, STOCK, exchange="austrian", exchange_discards=rule, declarations="off"
        )
        do(match, "exchange 8s 9s, keep")
        assert match.view(1).stock == stock
        finish(match)
        assert sum(event.kind == "trick" for event in match.events(None)) == tricks
    # 8s, then 9s, are the last cards above the turn-up, so the third and second last drawn.
    draws = [card for event in match.events(0) + match.events(1) for card in drawn(event)]
    assert {"8s", "9s"} <= set(draws)


def drawn(event):
    """The cards a seat was told that it drew after a trick."""
    return event.words if event.kind == "draw" and not event.words[0].isdecimal() else ()


@shows(GAME, "odd_card", "unclaimed", "last_trick_winner_scores_it", "winner_draws_loser_short")
@pytest.mark.parametrize(
    ("rule", "captured", "tricks"),
    [
        ("unclaimed", 80 - 5, 17),
        ("last_trick_winner_scores_it", 80, 17),
        ("winner_draws_loser_short", None, 17),
    ],
)
def test_a_last_card_that_is_not_enough_for_both(rule, captured, tricks):
    """One card exchanged, a seven; the turn-up is a king, worth 5."""
    match = classica(*EXCHANGE, STOCK, exchange="austrian", odd_card=rule, declarations="off")
    do(match, "exchange 7s, keep")
    finish(match)
    assert sum(event.kind == "trick" for event in match.events(None)) == tricks
    sums = sum(line[2] for line in lines(match) if line[1] == "captured-cards")
    if captured is not None:
        assert sums == captured
        assert match.view(None).turn_up.text == "Kb"
        return
    assert match.view(None).turn_up is None
    left = [seat for seat in (0, 1) if match.view(seat).hand]
    assert len(left) == 1  # the winner of the last open trick keeps one card unplayed
    (card,) = match.view(left[0]).hand
    worth = {"A": 6, "K": 5, "N": 4, "J": 3, "2": 2}.get(card.rank, 0)
    assert sums == 80 - worth


@shows(GAME, "exchange_parity", "free", "second_player_must_even")
@pytest.mark.parametrize("first", range(4))
def test_the_second_player_may_have_to_keep_the_stock_even(first):
    for rule in ("free", "second_player_must_even"):
        match = classica(*EXCHANGE, STOCK, exchange="austrian", exchange_parity=rule)
        cards = " ".join(EXCHANGE[0].split()[:first])
        do(match, f"exchange {cards}" if first else "keep")
        sizes = {len(action.words) for action in match.legal_actions()}
        if rule == "free":
            assert sizes == {0, 1, 2, 3}
        else:
            assert sizes == {size for size in range(4) if (size + first) % 2 == 0}
    assert refusal(match, "exchange 7c" if first % 2 == 0 else "exchange 7c 8c") == "wrong-pick"


@shows(GAME, "declare_before_exchange", False, True)
def test_whether_one_declares_before_the_exchange():
    for before, prompts in ((False, ["exchange", "declare"]), (True, ["declare", "exchange"])):
        match = classica(*EXCHANGE, STOCK, exchange="austrian", declare_before_exchange=before)
        seen = []
        while match.turn.prompt != "play":
            seen.append(match.turn.prompt)
            do(match, "done" if match.turn.prompt == "declare" else "keep")
        assert list(dict.fromkeys(seen)) == prompts
    match = classica(*EXCHANGE, STOCK, exchange="austrian", declare_before_exchange=True)
    do(match, "declare run(AcKcNcJc), done, done, exchange Ac, keep")
    finish(match)
    assert (0, "run(AcKcNcJc)", 6, 0, 0) in lines(match)


@shows(GAME, "talon_limit", 3, 9, "whole_hand_only")
@pytest.mark.parametrize(
    ("limit", "first", "second"),
    [
        (3, {0, 1, 2, 3}, {0, 1, 2, 3}),
        (9, set(range(10)), set(range(9))),
        ("whole_hand_only", {0, 9}, {0}),
    ],
)
def test_how_many_cards_the_talon_allows(limit, first, second):
    """17 cards can be exchanged: after nine of the first, eight are left for the second."""
    match = classica(*EXCHANGE, STOCK, exchange="talon", talon_limit=limit)
    assert {len(action.words) for action in match.legal_actions()} == first
    do(match, "exchange " + " ".join(EXCHANGE[0].split()[: max(first)]))
    assert {len(action.words) for action in match.legal_actions()} == second


@shows(GAME, "talon_draw", "off", "on")
def test_whether_the_talon_is_drawn_from():
    for rule, tricks in (("off", 9), ("on", 18)):
        match = classica(*EXCHANGE, STOCK, exchange="talon", talon_draw=rule, declarations="off")
        finish(do(match, "keep, keep"))
        assert sum(event.kind == "trick" for event in match.events(None)) == tricks


def test_the_stock_is_drawn_in_order_and_the_turn_up_last():
    match = classica(*STRONG, "10d", declarations="off")
    whole = [card.text for card in match.current.cards]
    finish(match)
    drawn_by = [
        word
        for first, second in zip(match.events(0), match.events(1), strict=True)
        if first.kind == "draw"
        for word in (first.words if first.seat == 0 else second.words)
    ]
    assert drawn_by == [*whole[19:], whole[18]]


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("czech", {"values": "czech", "declarations": "mandatory"}),
        ("austrian", {"exchange": "austrian"}),
        ("talon", {"exchange": "talon"}),
        ("blind", {"declarations": "off"}),
        ("no-twos", {"twos": "without"}),
    ],
)
def test_presets(preset, changed):
    match = Match(preset)
    assert match.game.name == GAME
    assert match.record.options == changed


def test_a_tie_at_the_target_is_played_on():
    match = Match(GAME, match_scoring="full_points", target=31, values="czech", czech_two=0)
    match.deal(pack_of(match.pack, E15, WON[E15], TURN_UP[E15]), dealer=1)
    declare(match, {})
    play(match, E15)
    assert match.standing.points == (31, 31)
    assert not match.over
    assert match.score_sheet.winner is None
    match.deal(packed(match.pack, STRONG, (3, 3, 3), "10d"))
    declare(match, {})
    finish(match)
    assert match.over == (match.standing.points[0] != match.standing.points[1])
