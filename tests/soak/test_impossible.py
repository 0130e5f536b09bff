"""Views with one thing changed, by the hundred: refused, or explained by every world."""

from __future__ import annotations

import pytest

from knowing.spoiling import random_spoiling
from knowing.test_knowledge import GAMES_OF_TRICKS


@pytest.mark.parametrize("game", GAMES_OF_TRICKS)
def test_one_thing_changed_is_refused_or_explained(game):
    found = random_spoiling(game, range(1000, 1100))
    assert found["refused"] > found["explained"] > 0
