"""The engine and a scorer written apart from it, from the rules alone, must agree.

Finds rules read wrongly, in results and in what is refused and where. ``make soak`` does the
same with many more records.
"""

from __future__ import annotations

import pytest

from agreement import check
from positions import ALL_GAMES

NUMBER = {"svoyi": 60}


@pytest.mark.parametrize("game", ALL_GAMES)
def test_both_say_the_same(game):
    number = NUMBER.get(game, 150)
    seen = check(game, number)
    assert seen["right"] == number
    assert seen["deals"] > number / 2
    assert seen["wrong"] > number / 2
