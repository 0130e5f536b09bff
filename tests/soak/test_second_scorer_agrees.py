"""The comparison with the second scorer on many records, for ``make soak``.

The environment variable ``TRAPPOLA_SOAK`` gives the number of records of each game.
"""

from __future__ import annotations

import os

import pytest

from agreement import check
from positions import ALL_GAMES

NUMBER = int(os.environ.get("TRAPPOLA_SOAK", "10000"))
SHARE = {"svoyi": 0.1}
"""Random play of Svoyi Kozyri is long."""


@pytest.mark.parametrize("game", ALL_GAMES)
def test_both_say_the_same(game):
    number = max(int(NUMBER * SHARE.get(game, 1)), 1)
    block = 250
    for start in range(0, number, block):
        seen = check(game, min(block, number - start), seed=f"soak {start}")
        assert seen["right"] == min(block, number - start)
