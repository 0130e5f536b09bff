"""Cardano: E1 to E10 by the second scorer."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from .record import score
from .two_hands import (
    ACES,
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
    E8,
    E8_PLAY,
    FOUR_KINGS,
    FOUR_TWOS,
    KINGS,
    TWOS,
    cardano,
)
from .written import PACK, Says, allowed, deal, error_of, record

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
