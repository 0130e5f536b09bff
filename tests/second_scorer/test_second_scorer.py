"""The worked examples of the rules, replayed through the second scorer."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from .cards import FRENCH_RANKS, FRENCH_SUITS, TRAPPOLA_RANKS, TRAPPOLA_SUITS
from .errors import WrongRecord
from .record import score

PACK = [r + s for s in TRAPPOLA_SUITS for r in TRAPPOLA_RANKS]
Record = dict[str, Any]
Says = Mapping[tuple[int, int], Sequence[str]]  # (trick, seat) -> words before its card


# --- building records ---


def record(game: str, deals: list[Record], seats: int = 2, **options: Any) -> Record:
    names = ["Ann", "Ben", "Cle", "Dot"][:seats]
    head = {"format": "trappola-record/1", "game": game, "options": options, "seats": names}
    return {**head, "deals": deals}


def deal(dealer: int, pack: Sequence[str], actions: Sequence[str]) -> Record:
    return {"dealer": dealer, "pack": " ".join(pack), "actions": list(actions)}


def packed(first: str, second: str, packets: Sequence[int]) -> list[str]:
    """The pack that deals these two hands, the first hand's packet first."""
    hands = [first.split(), second.split()]
    pack: list[str] = []
    for size in packets:
        for hand in hands:
            pack += hand[:size]
            del hand[:size]
    return pack + [card for card in PACK if card not in pack]


def plays(text: str, say: Says | None = None, leader: int = 0) -> list[str]:
    """Actions of a no-trump play written `led/answer, led/answer, ...`."""
    actions: list[str] = []
    for number, trick in enumerate(text.split(", ")):
        cards = trick.replace("*", "").split("/")
        seats = (leader, 1 - leader)
        for seat, card in zip(seats, cards, strict=True):
            actions += [f"{seat} {words}" for words in (say or {}).get((number, seat), ())]
            actions.append(f"{seat} play {card}")
        led, answer = cards
        higher = TRAPPOLA_RANKS.index(answer[:-1]) < TRAPPOLA_RANKS.index(led[:-1])
        if led[-1] == answer[-1] and higher:
            leader = 1 - leader
    return actions


def error_of(made: Record) -> tuple[int | None, int | None] | None:
    """Deal and action of the error, or None if the record is right."""
    try:
        score(made)
    except WrongRecord as error:
        return error.deal, error.action
    return None


def allowed(made: Record, action: str) -> bool:
    """Whether the action may follow in the last deal."""
    last = made["deals"][-1]
    longer = {**last, "actions": [*last["actions"], action]}
    return error_of({**made, "deals": [*made["deals"][:-1], longer]}) is None


def play_out(made: Record) -> None:
    """Add the first legal cards until the last deal is over."""
    last = made["deals"][-1]
    left = last["pack"].split()
    while len(score(made)["deals"]) < len(made["deals"]):
        options = itertools.product(range(len(made["seats"])), left)
        seat, card = next(o for o in options if allowed(made, f"{o[0]} play {o[1]}"))
        last["actions"].append(f"{seat} play {card}")
        left.remove(card)


# --- E1 to E8: Cardano and Bulka ---

BULKA_ROUND = Mapping[int, Sequence[str]]


def cardano(hands: tuple[str, str], play: str, say: Says, **options: Any) -> Record:
    """P0 is seat 0, the non-dealer; nobody exchanges."""
    actions = ["0 keep", "1 keep", *plays(play, say)]
    return record("cardano", [deal(1, packed(*hands, (5, 4)), actions)], **options)


def bulka_deal(
    hands: tuple[str, str], play: str, before: BULKA_ROUND, say: Says | None = None
) -> Record:
    """P0 is the challenger, so the dealer; P1, No. 1, gets the first packet."""
    actions = []
    for seat in (0, 1):
        actions += [f"{seat} declare {word}" for word in before.get(seat, ())] + [f"{seat} done"]
    return deal(0, packed(hands[1], hands[0], (3, 3, 3)), actions + plays(play, say))


def bulka(made: Record, **options: Any) -> Record:
    """A session of three in which seat 0 is the first challenger of seat 1."""
    return record("bulka", [made], 3, **options) | {"order": [1, 0, 2]}


E1 = ("As Ac Ad 2s 2c 2d Ks Kc Kd", "10s 10c 10d Ab Kb 10b 9b 8b 7b")
E1_PLAY = "As/10s, Ac/10c, Ad/10d, Ks/7b, Kc/8b, Kd/9b, 2s/10b, 2c/Kb, 2d/Ab"
E2_PLAY = "As/10s, Ac/10c, Ad/10d, Ks/7b, Kc/8b, 2c/9b, 2s/10b, Kd/Kb, 2d/Ab"
E3 = ("As Ks Ac Kc Ad 2c 2d 7s 8s", "10s 9s Js Ns 10c 9c 10d Ab 7b")
E3_PLAY = "8s/Js, 7b/7s, 10d/Ad, As/9s, Ks/10s, Ac/9c, Kc/10c, 2c/Ns, 2d/Ab"
E4 = ("As Ac Ad 7s 8s 9s 7c 8c 7d", "Ks 10s Kc 10c Kd Ab Kb Nb 7b")
E4_PLAY = "7s/Ks, Ab/8s, Kb/9s, Nb/7c, 10s/As, 8c/Kc, 10c/Ac, 7d/Kd, 7b/Ad"
E5 = ("2s As Ks 7s 8s 9s 10s Js Ac", "Kc Nc 10c Ad Kd Ab Kb Nb Jb")
E5_PLAY = "2s/10c, As/Jb, Ks/Nc, Js/Nb, 10s/Kb, 9s/Kd, 8s/Ab, 7s/Ad, Ac/Kc"
E6 = ("As Ks Ns Js Ac Kc Ad Kd 7b", "10s 9s 8s 10c 9c 8c 10d 9d 2b")
E6_PLAY = "As/8s, Ks/9s, Ns/10s, Ac/8c, Kc/9c, Ad/9d, Kd/10d, Js/10c, 7b/2b"
E7 = (E6[0], E6[1].replace("2b", "Ab"))
E7_PLAY = E6_PLAY.replace("2b", "Ab")
E8 = ("2s 2c 2d 2b 10s 9s 10c Ab 7d", "As Ks Ac Kc 9c Ad Kd Kb Jb")
E8_PLAY = "10s/Ks, As/9s, Ac/2c, Kc/10c, 9c/2b, Ad/2d, Kd/7d, Jb/Ab, 2s/Kb"

ACES = "declare three-aces"
KINGS, FOUR_KINGS = "declare three-figures(K)", "declare four-figures(K)"
TWOS, FOUR_TWOS = "declare three-figures(2)", "declare four-figures(2)"

CARDANO_CASES = [
    pytest.param(E1, E1_PLAY, {(0, 0): [ACES, KINGS, TWOS]}, [150, 0], id="E1"),
    pytest.param(E1, E2_PLAY, {(0, 0): [ACES, KINGS, TWOS]}, [118, 0], id="E2"),
    pytest.param(E3, E3_PLAY, {(0, 0): [ACES]}, [102, 3], id="E3"),
    pytest.param(E4, E4_PLAY, {(0, 1): [FOUR_KINGS], (4, 0): [ACES]}, [24, 54], id="E4"),
    pytest.param(E5, E5_PLAY, {(0, 1): [KINGS]}, [74, 6], id="E5"),
    pytest.param(E6, E6_PLAY, {(0, 0): [ACES, KINGS]}, [64, 0], id="E6"),
    pytest.param(E8, E8_PLAY, {(0, 0): [FOUR_TWOS], (0, 1): [ACES, FOUR_KINGS]}, [60, 57], id="E8"),
]


@pytest.mark.parametrize(("hands", "play", "say", "points"), CARDANO_CASES)
def test_cardano(hands: tuple[str, str], play: str, say: Says, points: list[int]) -> None:
    result = score(cardano(hands, play, say))
    winner = 0 if points[0] > points[1] else 1
    entry = {"points": points, "chips": [0, 0], "pot": 0, "winner": winner}
    assert result["deals"] == [entry]
    over = max(points) >= 100
    assert result["match"] == {**entry, "winner": winner if over else None}


FIRST = {(0, 0): [ACES]}
BULKA_CASES = [
    # chips between the two, and to the cup, besides the antes
    pytest.param(
        E1, E1_PLAY, {0: ["three-kings", "three-twos"]}, FIRST, [198, 0], (15, -55, 40), id="E1"
    ),
    pytest.param(
        E1, E2_PLAY, {0: ["three-kings", "three-twos"]}, FIRST, [166, 0], (15, -45, 30), id="E2"
    ),
    pytest.param(E3, E3_PLAY, {}, {(2, 0): [ACES]}, [120, 3], (5, -25, 20), id="E3"),
    pytest.param(
        E4, E4_PLAY, {1: ["four-kings"]}, {(4, 0): [ACES]}, [18, 54], (-10, 10, 0), id="E4"
    ),
    pytest.param(E5, E5_PLAY, {1: ["three-kings"]}, {}, [146, 6], (-5, -25, 30), id="E5"),
    pytest.param(
        E6,
        E6_PLAY,
        {0: ["three-kings"]},
        {**FIRST, (8, 1): ["declare bianka"]},
        [112, 20],
        (0, -10, 10),
        id="E6",
    ),
    pytest.param(
        E7, E7_PLAY, {0: ["three-kings"], 1: ["blanche"]}, FIRST, [76, 22], (5, -5, 0), id="E7"
    ),
    pytest.param(
        E8,
        E8_PLAY,
        {0: ["four-twos"], 1: ["four-kings"]},
        {(1, 1): [ACES]},
        [60, 75],
        (-5, -5, 10),
        id="E8",
    ),
    pytest.param(
        E8,
        E8_PLAY,
        {0: ["four-twos", "blanche"], 1: ["four-kings"]},
        {(1, 1): [ACES]},
        [70, 75],
        (0, -10, 10),
        id="E8-blanche",
    ),
]


@pytest.mark.parametrize(("hands", "play", "before", "say", "points", "chips"), BULKA_CASES)
def test_bulka(
    hands: tuple[str, str],
    play: str,
    before: BULKA_ROUND,
    say: Says,
    points: list[int],
    chips: tuple[int, int, int],
) -> None:
    result = score(bulka(bulka_deal(hands, play, before, say)))
    entry = result["deals"][0]
    winner = 0 if points[0] > points[1] else 1
    assert entry["points"] == points
    assert entry["chips"] == [chips[0] - 10, chips[1] - 10, 0]
    assert entry["pot"] == 20 + chips[2]
    assert entry["winner"] == winner
    assert result["match"]["order"] == [winner, 2, 1 - winner]
    assert sum(result["match"]["chips"]) + result["match"]["pot"] == 300


def test_blanche_needs_no_figure_and_bianka_no_ace() -> None:
    wrong = bulka(bulka_deal(E7, E7_PLAY, {0: ["three-kings"]}, {(8, 1): ["declare bianka"]}))
    assert error_of(wrong) == (0, wrong["deals"][0]["actions"].index("1 declare bianka"))
    assert error_of(bulka(bulka_deal(E1, E1_PLAY, {0: ["blanche"]}))) == (0, 0)


def test_bianka_replaces_blanche_unless_they_stack() -> None:
    say = {(8, 1): ["declare bianka"]}
    made = bulka_deal(E6, E6_PLAY, {1: ["blanche"]}, say)
    assert score(bulka(made))["deals"][0]["points"][1] == 20
    assert score(bulka(made, bianka_stacks=True))["deals"][0]["points"][1] == 30


def test_question_in_the_second_trick() -> None:
    before = {0: ["three-kings"]}
    right = bulka_deal(E1, E1_PLAY, before, {(1, 1): ["ask"]})
    assert error_of(bulka(right)) is None
    assert error_of(bulka(right, ask_fourth="off")) == (0, 6)
    early = bulka_deal(E1, E1_PLAY, before, {(0, 1): ["ask"]})
    assert error_of(bulka(early)) == (0, 4)


# --- E9 and E10: claims and exchanges ---

E9 = ("Js Jc Jd As Ac Ad 7s 7c 7d", "8s 9s 8c 9c Jb Ab Kb Nb 10b")
E9_PLAY = "As/8s, Ac/8c, Ad/Jb, Js/9s, Jc/9c, Jd/10b, 7s/Nb, 7c/Kb, 7d/Ab"
JACKS = "declare three-figures(J)"


def test_e9_claim_after_capturing_the_fourth() -> None:
    assert error_of(cardano(E9, E9_PLAY, {(3, 0): [JACKS]})) == (0, 8)
    plain = score(cardano(E9, E9_PLAY, {}))["deals"][0]["points"][0]
    early = {(2, 0): [JACKS]}
    assert score(cardano(E9, E9_PLAY, early))["deals"][0]["points"][0] == plain + 6
    upgraded = cardano(E9, E9_PLAY, early, upgrade_three_to_four=True)
    assert score(upgraded)["deals"][0]["points"][0] == plain + 12


E10_CASES = [
    ("0 exchange", "0 keep", "1 exchange", "PLAY"),
    ("0 exchange", "0 exchange", "PLAY"),
    ("0 keep", "1 exchange", "1 exchange", "PLAY"),
    ("0 keep", "1 exchange", "1 keep", "PLAY"),
]


@pytest.mark.parametrize("exchanges", E10_CASES)
def test_e10_exchange_limits(exchanges: Sequence[str]) -> None:
    for length, expected in enumerate(exchanges):
        made = record("cardano", [deal(1, PACK, exchanges[:length])])
        playable = any(allowed(made, f"0 play {card}") for card in PACK)
        assert playable == (expected == "PLAY")
        if expected != "PLAY":
            assert allowed(made, expected)
        else:
            assert not any(allowed(made, f"{seat} exchange") for seat in (0, 1))


# --- E11 to E14: Bulka's chips ---

STRONG = "As Ks Ns Js 10s Ac Kc 9d 8d"
WEAK = "9s 8s 7s 10c 9c 10d 7d Ab Kb"
STRONG_LEADS = "As/9s, Ks/8s, Ns/7s, Ac/9c, Kc/10c, 8d/10d, 7d/9d, Js/Kb, 10s/Ab"
WEAK_LEADS = "10d/8d, 7d/9d, As/9s, Ks/8s, Ns/7s, Ac/9c, Kc/10c, Js/Kb, 10s/Ab"


def plain_deal(no1: int, challenger: int, winner: int) -> Record:
    """A deal without any payment but the antes."""
    if winner == challenger:
        made = bulka_deal((STRONG, WEAK), STRONG_LEADS, {})
    else:
        made = bulka_deal((WEAK, STRONG), WEAK_LEADS, {})
    seats = {"0": str(challenger), "1": str(no1)}
    actions = [seats[action[0]] + action[1:] for action in made["actions"]]
    return {**made, "dealer": challenger, "actions": actions}


def test_e11_three_in_a_row_win_the_cup() -> None:
    rounds = [plain_deal(0, 1, 0), plain_deal(0, 2, 0), plain_deal(0, 1, 0)]
    result = score(record("bulka", rounds, 3))
    assert [entry["pot"] for entry in result["deals"]] == [20, 50, 0]
    assert [entry["chips"] for entry in result["deals"]] == [
        [-10, -10, 0],
        [-20, 0, -10],
        [60, -10, 0],
    ]
    assert result["match"]["chips"] == [130, 80, 90]
    assert result["match"]["order"] == [2, 1, 0]
    swapped = record("bulka", rounds, 3, bulka_exit_order="winner_then_loser")
    assert score(swapped)["match"]["order"] == [2, 0, 1]


def test_e12_streak_broken() -> None:
    rounds = [plain_deal(0, 1, 0), plain_deal(0, 2, 0), plain_deal(0, 1, 1)]
    result = score(record("bulka", rounds, 3))
    assert result["match"]["chips"] == [60, 80, 90]
    assert result["match"]["pot"] == 70
    assert result["match"]["order"] == [1, 2, 0]


def test_pro_declined_ends_the_streak() -> None:
    rounds = [plain_deal(0, 1, 0), plain_deal(0, 2, 0), plain_deal(0, 1, 0)]
    rounds[1]["actions"].append("0 no-pro")
    made = record("bulka", rounds, 3, pro="optional_declines_streak")
    result = score(made)
    assert result["match"]["pot"] == 60
    assert result["match"]["order"] == [0, 2, 1]
    rounds[1]["actions"][-1] = "0 pro"
    assert score(made)["match"]["chips"] == [130, 80, 90]


def test_session_end_and_remainder() -> None:
    rounds = [plain_deal(0, 1, 0), plain_deal(0, 2, 0), plain_deal(0, 1, 1)]
    made = record("bulka", rounds, 3, session_end="rounds:2")
    assert error_of(made) == (2, None)
    ended = {**made, "deals": rounds[:2]}
    assert score(ended)["deals"][1]["chips"] == [-20 + 18, 16, -10 + 16]  # 50 in the cup
    ended["options"]["remainder"] = "no1"
    assert score(ended)["deals"][1]["chips"] == [30, 0, -10]
    ended["options"]["remainder"] = "carry"
    assert score(ended)["match"]["pot"] == 50


def test_knock_out() -> None:
    made = record("bulka", [plain_deal(0, 1, 0)], 3, debts="knock_out", start_chips=10)
    match = score(made)["match"]
    assert (match["chips"], match["pot"], match["order"]) == ([0, 0, 30], 0, [2])
    again = {**made, "deals": [plain_deal(0, 1, 0), plain_deal(2, 1, 2)]}
    assert error_of(again) == (1, None)


TIE = ("10s 9s 8s 7s 10c 9c 8c Nd 7d", "2s 2c 10d 9d 8d 2d 10b 9b 8b")
TIE_PLAY = "10s/2s, 9s/8b, 8s/9b, 7s/10b, 10c/2c, 9c/8d, 8c/9d, 7d/10d, 2d/Nd"


@pytest.mark.parametrize(
    ("rule", "winner", "order"),
    [
        ("replay", None, [1, 0, 2]),
        ("no1_stays", None, [1, 2, 0]),
        ("no1_wins", 1, [1, 2, 0]),
        ("challenger_wins", 0, [0, 2, 1]),
    ],
)
def test_ties(rule: str, winner: int | None, order: list[int]) -> None:
    """Ten each: a knight and the last trick against a blanche."""
    tied = bulka_deal(TIE, TIE_PLAY, {1: ["blanche"]})
    result = score(bulka(tied, bulka_tie=rule))
    assert result["deals"][0]["points"] == [10, 10]
    assert result["deals"][0]["chips"] == [-15, -5, 0]
    assert result["deals"][0]["winner"] == winner
    assert result["match"]["order"] == order


def test_replay_costs_nothing_new() -> None:
    tied = bulka_deal(TIE, TIE_PLAY, {1: ["blanche"]})
    made = bulka(tied)
    made["deals"].append(tied)
    assert score(made)["deals"][1]["chips"] == [-5, 5, 0]


@pytest.mark.parametrize(
    ("stake", "cups"), [("total", [20, 40, 80]), ("additional", [20, 60, 140])]
)
def test_e13_alifer(stake: str, cups: list[int]) -> None:
    redealt = plain_deal(0, 1, 0) | {"actions": ["1 alifer", "0 accept"]}
    made = record("bulka", [redealt, redealt, plain_deal(0, 1, 0)], 3, alifer="on")
    made["options"]["alifer_stake"] = stake
    result = score(made)
    assert [entry["pot"] for entry in result["deals"]] == cups
    assert [entry["points"] for entry in result["deals"][:2]] == [[0, 0], [0, 0]]
    assert error_of({**made, "options": {}}) == (0, 0)
    assert error_of({**made, "options": {"alifer": "on", "alifer_max": 1}}) == (1, 0)


def test_e14_two_handed() -> None:
    made = bulka_deal(E4, E4_PLAY, {1: ["four-kings"]}, {(4, 0): [ACES]})
    result = score(record("two-handed", [made]))
    assert result["deals"][0] == {"points": [18, 54], "chips": [-36, 36], "pot": 0, "winner": 1}
    asked = made | {"actions": ["0 alifer", "1 accept"]}
    doubled = record("two-handed", [asked, made], alifer="on", rate=2)
    assert score(doubled)["match"]["chips"] == [-144, 144]


# --- E15 to E20, E22: classica ---


def classica(first: str, second: str, winners: str, **options: Any) -> Record:
    """A deal in which seat 0, the non-dealer, plays the first cards and seat 1 the second.

    `winners` names the winner of each trick. The stock is laid so that nine tricks before a
    card is played it is drawn, so the first nine cards of each are the hand dealt.
    """
    cards = [first.split(), second.split()]
    drawn = []
    for trick, winner in enumerate(map(int, winners[:9])):
        drawn += [cards[winner][trick + 9], cards[1 - winner][trick + 9]]
    pack = packed(" ".join(cards[0][:9]), " ".join(cards[1][:9]), (3, 3, 3))[:18]
    actions = []
    leader = 0
    for trick, winner in enumerate(map(int, winners)):
        actions += [f"{seat} play {cards[seat][trick]}" for seat in (leader, 1 - leader)]
        leader = winner
    if options.get("declarations", "on") == "on":
        actions = ["0 done", "1 done", *actions]
    return record("classica", [deal(1, [*pack, drawn[-1], *drawn[:-1]], actions)], **options)


def declared(made: Record, *words: str) -> Record:
    """The same with declarations, `SEAT WHAT`, in the declaring round."""
    actions = made["deals"][0]["actions"]
    for seat in (1, 0):
        said = [f"{seat} declare {word[2:]}" for word in words if word[0] == str(seat)]
        place = actions.index(f"{seat} done")
        actions[place:place] = said
    return made


E15_FIRST = "As Ac Ad Ks Kc Nd 7d 7c 9b 2b 8b 10s 9s 7s 9c 8c 8d 9d"
E15_SECOND = "Nb 2c 2d 2s Jc 7b 10d Kb Jb Ab 10b Ns Js 8s Nc 10c Jd Kd"
E15_WINNERS = "000000" + "1" * 12
E16_WORDS = ("0 three-aces", "1 run(KbNbJb)")


def deal_points(made: Record) -> list[int]:
    return score(made)["deals"][0]["points"]


def test_e15_cards_and_last_trick() -> None:
    result = score(classica(E15_FIRST, E15_SECOND, E15_WINNERS))
    assert result["deals"][0]["points"] == [45, 41]
    assert result["match"]["points"] == [4, 0]


@pytest.mark.parametrize(
    ("options", "points", "match"),
    [
        ({}, [51, 44], [7, 0]),
        ({"match_scoring": "full_points"}, [51, 44], [51, 44]),
        ({"match_scoring": "fixed_1"}, [51, 44], [1, 0]),
        ({"forfeit": "whole_combination"}, [51, 41], [10, 0]),
        ({"forfeit": "share"}, [51, 43], [8, 0]),
    ],
)
def test_e16_declarations(options: Record, points: list[int], match: list[int]) -> None:
    made = declared(classica(E15_FIRST, E15_SECOND, E15_WINNERS, **options), *E16_WORDS)
    result = score(made)
    assert result["deals"][0]["points"] == points
    assert result["match"]["points"] == match


def test_mandatory_declarations_need_no_words() -> None:
    made = classica(E15_FIRST, E15_SECOND, E15_WINNERS, declarations="mandatory")
    assert deal_points(made) == [51, 44]


def test_immediate_race_ends_the_match() -> None:
    race = {"declaration_timing": "immediate_race", "match_scoring": "full_points", "target": 6}
    made = declared(classica(E15_FIRST, E15_SECOND, E15_WINNERS, **race), *E16_WORDS)
    assert error_of(made) == (0, 1)
    del made["deals"][0]["actions"][1:]
    result = score(made)
    assert result["deals"][0]["points"] == [6, 0]
    assert result["match"]["winner"] == 0


E17_FIRST = "Kd Nd Jd 2d 10d 9d 8d 10s Nc As Ks Ns Ac Kc Ab Kb Nb Ad"
E17_SECOND = "Js Jc Jb 2s 2c 10c 9c 2b 10b 7s 8s 9s 7c 8c 7b 8b 9b 7d"


def test_e17_schwarz_and_schneider() -> None:
    assert deal_points(classica(E17_FIRST, E17_SECOND, "0" * 18)) == [98, 0]
    made = declared(classica(E17_FIRST, E17_SECOND, "0" * 18), "1 three-jacks")
    assert deal_points(made) == [92, 3]
    german = classica(E17_FIRST, E17_SECOND, "0" * 18, schneider="german:<33")
    assert deal_points(declared(german, "1 three-jacks")) == [98, 3]


def test_e18_czech() -> None:
    assert deal_points(classica(E15_FIRST, E15_SECOND, E15_WINNERS, values="czech")) == [34, 32]
    made = classica(E15_FIRST, E15_SECOND, E15_WINNERS, values="czech", czech_two=2)
    assert deal_points(made) == [37, 33]


E19_PACK = packed("Ac Kc Nc Jc Ks Kd 7s 8s 9s", "7c 8c 9c 7d 8d 9d 7b 8b 9b", (3, 3, 3))


def test_e19_runs() -> None:
    words = ["0 declare run(AcKcNcJc)", "0 declare three-kings"]
    with_words = record("classica", [deal(1, E19_PACK, [*words, "0 done", "1 done"])])
    play_out(with_words)
    same_play = with_words["deals"][0]["actions"][2:]
    without = record("classica", [deal(1, E19_PACK, same_play)])
    assert deal_points(with_words)[0] == deal_points(without)[0] + 11
    start = record("classica", [deal(1, E19_PACK, [])])
    assert not allowed(start, "0 declare run(AcKcNc)")
    assert not allowed(start, "0 declare three-aces")
    strict = record("classica", [deal(1, E19_PACK, words)], card_in_two_combos=False)
    assert error_of(strict) == (0, 1)


def test_e20_rank_of_the_two() -> None:
    first, second = E15_FIRST.replace("8c", "2c"), E15_SECOND.replace("2c", "8c")
    fifth = "0" * 6 + "1" * 9 + "011"
    assert error_of(classica(first, second, fifth)) is None
    assert error_of(classica(first, second, E15_WINNERS)) == (0, 34)
    assert error_of(classica(first, second, E15_WINNERS, two_rank="lowest")) is None
    assert error_of(classica(first, second, fifth, two_rank="lowest")) == (0, 34)


def test_e22_austrian_exchange() -> None:
    actions = ["0 exchange Ac Kc Nc", "1 exchange 7c 8c", "0 done", "1 done"]
    made = record("classica", [deal(1, E19_PACK, actions)], exchange="austrian")
    assert error_of(made) is None
    play_out(made)
    assert len(made["deals"][0]["actions"]) == 4 + 2 * 15
    parity = {**made, "options": {**made["options"], "exchange_parity": "second_player_must_even"}}
    assert error_of(parity) == (0, 1)


def test_talon_without_drawing_has_nine_closed_tricks() -> None:
    made = record("classica", [deal(1, E19_PACK, ["0 keep", "1 keep", "0 done", "1 done"])])
    made["options"] = {"exchange": "talon"}
    play_out(made)
    assert len(made["deals"][0]["actions"]) == 4 + 2 * 9


def test_an_odd_turn_up() -> None:
    """One card exchanged: sixteen open plays, then a lone turn-up, here a king worth 5."""
    pack = [*E19_PACK[:18], "Kb", *(card for card in E19_PACK[18:] if card != "Kb")]
    actions = ["0 exchange 7s", "1 keep", "0 done", "1 done"]
    made = record("classica", [deal(1, pack, actions)], exchange="austrian")
    drawn = record("classica", [deal(1, pack, actions)], exchange="austrian")
    drawn["options"]["odd_card"] = "winner_draws_loser_short"
    play_out(made)
    play_out(drawn)
    assert len(made["deals"][0]["actions"]) == 4 + 2 * 17
    assert len(drawn["deals"][0]["actions"]) == 4 + 2 * 17
    plain = deal_points(made)
    made["options"]["odd_card"] = "last_trick_winner_scores_it"
    assert sum(deal_points(made)) == sum(plain) + 5


def test_turn_up_swap() -> None:
    """Seat 0 holds the seven of the turn-up's suit and takes the king lying there."""
    pack = [*E19_PACK[:18], "2s", *(card for card in E19_PACK[18:] if card != "2s")]
    made = record("classica", [deal(1, pack, [])], turnup_swap="seven", declarations="off")
    assert allowed(made, "0 swap")
    made["deals"][0]["actions"] = ["0 swap"]
    assert not allowed(made, "0 swap")
    assert not allowed(made, "0 play 7s")
    assert allowed(made, "0 play 2s")
    made["deals"][0]["actions"] = ["0 play 8s"]
    assert not allowed(made, "1 swap")


# --- E21: quattro ---


def test_e21_quattro() -> None:
    pack = [card for card in PACK if card != "Nd"] + ["Nd"]
    made = record("quattro", [deal(3, pack, ["0 done", "1 done", "2 done", "3 done"])], 4)
    play_out(made)
    result = score(made)
    assert sum(result["deals"][0]["points"]) == 86
    assert result["deals"][0]["chips"] == [0, 0, 0, 0]
    assert len(result["match"]["points"]) == 2
    assert "3 play Nd" in made["deals"][0]["actions"]
    signalled = made["deals"][0]["actions"]
    signalled[4:4] = ["0 signal trumps"]
    assert error_of(made) is None
    assert error_of({**made, "options": {"signals": "off"}}) == (0, 4)
    signalled[4:4] = ["0 signal weak"]
    assert error_of(made) == (0, 5)


# --- D1 to D7 and L1 to L10: Svoyi Kozyri ---


def svoyi(half: str, suits: str, ranks: int = 6, **options: Any) -> Record:
    """A game with seat 0 as dealer; `half` is filled up with cards of the opponent's suits."""
    whole = [r + s for s in FRENCH_SUITS for r in FRENCH_RANKS[:ranks]]
    laid = half.split()
    filler = [card for card in whole if card not in laid and card[-1] in suits[2:]]
    laid += filler[: len(whole) // 2 - len(laid)]
    rest = [card for card in whole if card not in laid]
    chosen = [f"0 suits {suits[0]} {suits[1]}", f"1 suits {suits[2]} {suits[3]}"]
    if ranks != 6:
        options["ranks"] = ranks
    return record("svoyi", [deal(0, laid + rest, chosen)], **options)


def cards(text: str) -> set[str]:
    """`s:KQJ d:A109` as cards."""
    found = set()
    for part in text.split():
        s, ranks = part.split(":")
        found |= {("10" if r == "1" else r) + s for r in ranks.replace("10", "1")}
    return found


def can(made: Record, seat: int) -> set[str]:
    """What the seat may do: the cards it may play, and `take`."""
    legal = {c for c in made["deals"][-1]["pack"].split() if allowed(made, f"{seat} play {c}")}
    return legal | ({"take"} if allowed(made, f"{seat} take") else set())


def after(made: Record, *actions: str) -> Record:
    """The record with more actions."""
    last = made["deals"][-1]
    return {**made, "deals": [{**last, "actions": [*last["actions"], *actions]}]}


D1_HALF = "Ks Qs Js Jc 10c 9c Ad 10d 9d Kh Qh 9h"
MIRRORS = [
    (D1_HALF, "scdh", 6, "s:KQJ c:J109 d:A109 h:AKQ", "d:KQJ h:J109 s:A109 c:AKQ"),
    ("", "scdh", 6, "d:AKQJ109 h:AKQJ109", "s:AKQJ109 c:AKQJ109"),
    (
        "As Ks Qs Js 10s 9s Ac Kc Qc Jc 10c 9c",
        "schd",
        6,
        "s:AKQJ109 c:AKQJ109",
        "h:AKQJ109 d:AKQJ109",
    ),
    (
        "Qh Jh 8h As Qs Js 10s",
        "hscd",
        7,
        "h:QJ8 s:AQJ10 c:AK109 d:K98",
        "c:QJ8 d:AQJ10 h:AK109 s:K98",
    ),
    (
        "Ad Qd 10d Kh 10h 9h 7h",
        "dhsc",
        8,
        "d:AQ10 h:K1097 s:KJ987 c:AQJ8",
        "s:AQ10 c:K1097 d:KJ987 h:AQJ8",
    ),
    (
        "Ac Qc Kd Jd 8d 7d 6d",
        "cdhs",
        9,
        "c:AQ d:KJ876 h:KJ109876 s:AQ109",
        "h:AQ s:KJ876 c:KJ109876 d:AQ109",
    ),
    (
        "Ks Js 10s 8s 7s 6s 5s 3s 2s Qh 10h 9h",
        "shdc",
        13,
        "s:KJ108765 s:32 h:Q109 d:AQ94 c:AKJ8765432",
        "d:KJ108765 d:32 c:Q109 s:AQ94 h:AKJ8765432",
    ),
]


@pytest.mark.parametrize(("half", "suits", "ranks", "dealer", "other"), MIRRORS)
def test_d1_to_d7(half: str, suits: str, ranks: int, dealer: str, other: str) -> None:
    made = svoyi(half, suits, ranks)
    assert can(made, 1) == cards(other)
    assert can({**made, "options": {**made["options"], "starter": "dealer"}}, 0) == cards(dealer)


def test_l1_to_l7() -> None:
    start = svoyi(D1_HALF, "scdh")
    assert can(start, 1) == cards("d:KQJ h:J109 s:A109 c:AKQ")
    queen = after(start, "1 play Qc")
    assert can(queen, 0) == {"Js", "Qs", "Ks", "take"}
    jack = after(queen, "0 play Js")
    assert can(jack, 1) == {"As", "Jd", "Qd", "Kd", "take"}
    ace = after(jack, "1 play As")
    assert can(ace, 0) == {"Ks", "Qs", "take"}
    assert can({**ace, "options": {"low_trump_on_own_trump": False}}, 0) == {"take"}
    taken = after(ace, "0 take")
    assert can(taken, 1) == cards("d:KQJ h:J109 s:109 c:AK")
    retaken = after(taken, "1 play Jd", "0 take")
    everything_else = set(start["deals"][0]["pack"].split()) - can(retaken, 1)
    assert len(everything_else) == 15  # 11 and 3 and the jack
    diamond = after(start, "1 play Jd")
    assert can(diamond, 0) == {"Ad", "Js", "Qs", "Ks", "take"}
    assert can(after(diamond, "0 play Js"), 1) == {"As", "Qd", "Kd", "take"}


def test_l8_cover_and_lead() -> None:
    start = svoyi(D1_HALF, "scdh", turn_form="cover_and_lead")
    covered = after(start, "1 play Qc", "0 play Js")
    assert can(covered, 0) == cards("s:KQ c:J109 d:A109 h:AKQ")
    assert can(after(covered, "0 play Qh"), 1) == {"Kd", "Qd", "Jd", "take"}


def test_l9_and_l10_the_last_card() -> None:
    start = svoyi("", "scdh")
    leads = ["Ks", "Qs", "Js", "10s", "9s", "Ac", "Kc", "Qc", "Jc", "10c"]
    takes = [action for card in leads for action in (f"1 play {card}", "0 take")]
    two_left = after(start, *takes)
    for end in (["1 play As", "0 take", "1 play 9c"], ["1 play 9c", "0 play Ks", "1 play As"]):
        won = after(two_left, *end)
        result = score(won)
        assert result["deals"][0]["winner"] == 1
        assert result["match"] == {"points": [0, 1], "chips": [0, 0], "pot": 0, "winner": 1}
        assert error_of(after(won, "0 take")) == (0, 25)
    standing = {**two_left, "options": {"last_card_must_stand": True}}
    beaten = after(standing, "1 play 9c", "0 play Ks", "1 play As", "0 play Qs")
    assert can(beaten, 1) == {"take"}
    assert score(after(standing, "1 play As", "0 take", "1 play 9c"))["deals"] == []
    stood = after(standing, "1 play As", "0 take", "1 play 9c", "0 take")
    assert score(stood)["deals"][0]["winner"] == 1


CYCLE = """1 play As, 0 take, 1 play 9s, 0 play As, 1 take,
0 play Ad, 1 take, 0 play 9d, 1 play Ad, 0 take"""


def test_a_repeated_position_is_a_draw() -> None:
    start = svoyi("", "scdh")
    cycle = [action.strip() for action in CYCLE.split(",")]
    draw = {"points": [0, 0], "chips": [0, 0], "pot": 0, "winner": None}
    assert score(after(start, *cycle))["deals"] == []
    third = after(start, *cycle, *cycle)
    assert score(third)["deals"] == [draw]
    second = after({**start, "options": {"repetition": "draw_on_2"}}, *cycle)
    assert score(second)["deals"] == [draw]
    assert error_of(after(second, "1 play As")) == (0, 12)
    never = {**third, "options": {"repetition": "off"}}
    assert score(never)["deals"] == []


def test_max_turns() -> None:
    limited = after(svoyi("", "scdh", max_turns=2), "1 play As", "0 take")
    assert score(limited)["deals"][0]["winner"] is None
    fewer = {**limited, "options": {"max_turns": "fewer_cards_wins:2"}}
    assert score(fewer)["deals"][0]["winner"] == 1


# --- heads and unfinished deals ---


def test_heads() -> None:
    made = cardano(E1, E1_PLAY, {})
    first = made["deals"][0]
    again = {**made, "deals": [first, {**first, "dealer": 0}], "options": {"match": "target:500"}}
    assert error_of({**again, "deals": [first, first]}) == (1, None)  # wrong dealer
    assert error_of({**again, "deals": again["deals"], "options": {"match": "single"}}) == (1, None)
    short = {**first, "pack": first["pack"][:-3]}
    assert error_of({**made, "deals": [short]}) == (0, None)
    more = {**first, "actions": [*first["actions"], "0 play As"]}
    assert error_of({**made, "deals": [more]}) == (0, 20)
    for options in ({"match": "target:0"}, {"exchange": True}, {"colour": "red"}):
        assert error_of({**made, "options": options}) == (None, None)
    assert error_of({**made, "order": [0, 1]}) == (None, None)
    swap = record("classica", [], turnup_swap="two", twos="without")
    assert error_of(swap) == (None, None)


def test_an_unfinished_last_deal_has_no_entry() -> None:
    made = cardano(E1, E1_PLAY, {})
    first = made["deals"][0]
    begun = {**first, "actions": first["actions"][:7]}
    assert score({**made, "deals": [begun]})["deals"] == []
    assert error_of({**made, "deals": [begun, first]}) == (1, None)
    assert json.loads(json.dumps(score(made))) == score(made)
