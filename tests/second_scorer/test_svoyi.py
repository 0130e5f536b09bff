"""Svoyi Kozyri: D1 to D7 and L1 to L10 by the second scorer."""

from __future__ import annotations

from typing import Any

import pytest

from .cards import FRENCH_RANKS, FRENCH_SUITS
from .record import score
from .written import Record, allowed, deal, error_of, record


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
