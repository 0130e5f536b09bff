"""The Club player beats chance clearly: every deal is played twice, seats swapped."""

from __future__ import annotations

from random import Random

import pytest

from trappola.players import ClubPlayer, RandomPlayer

from .table import share

BOUNDS = [
    ("cardano", 100, 0.68),
    ("bulka", 150, 0.53),
    ("two-handed", 150, 0.54),
    ("classica", 25, 0.72),
    ("czech", 15, 0.75),
    ("austrian", 40, 0.75),
    ("talon", 80, 0.58),
    ("blind", 20, 0.72),
    ("no-twos", 20, 0.72),
    ("quattro", 100, 0.57),
]


@pytest.mark.parametrize(("name", "deals", "least"), BOUNDS)
def test_it_beats_chance(name: str, deals: int, least: float) -> None:
    """Share of deals won, ties as half, measured over 200 to 800 plays of deals other than these:
    cardano 0.80, bulka 0.64, two-handed 0.65, classica 0.89, czech 0.96, austrian 0.91, talon 0.72,
    blind 0.92, no-twos 0.92, quattro 0.67. In nine tricks the cards dealt decide much."""
    assert share(name, deals, ClubPlayer(), RandomPlayer(Random(7))) > least


@pytest.mark.parametrize("name", ["svoyi", "challenge"])
def test_it_beats_chance_with_open_hands(name: str) -> None:
    """Measured with the default look ahead: svoyi 20 of 20 plays, challenge 0.97 of 60; here it is
    shortened."""
    assert share(name, 3, ClubPlayer(nodes=250), RandomPlayer(Random(7))) > 0.7
