"""Bulka: E1 to E8 with their chips, E11 to E14 by the second scorer."""

from __future__ import annotations

import pytest

from .record import score
from .two_hands import (
    ACES,
    BULKA_ROUND,
    E1,
    E1_PLAY,
    E2_PLAY,
    E3,
    E3_PLAY,
    E4,
    E4_PLAY,
    E5,
    E5_PLAY,
    E6,
    E6_PLAY,
    E7,
    E7_PLAY,
    E8,
    E8_PLAY,
    bulka,
    bulka_deal,
)
from .written import Record, Says, error_of, record

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
