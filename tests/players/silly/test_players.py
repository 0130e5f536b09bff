"""Whoever promises to make no silly play makes none; ``make soak`` looks at far more deals."""

from __future__ import annotations

import pytest

from trappola.arena import Contest, run, tally
from trappola.players import PLAYERS
from trappola.players.registry import quick


@pytest.mark.parametrize("game", ["cardano", "bulka", "classica", "austrian", "quattro"])
@pytest.mark.parametrize("player", [quick(name) for name, kind in PLAYERS.items() if kind.sane])
def test_none_in_a_few_deals(game: str, player: str) -> None:
    contest = Contest(game, {}, (player, "random"), seed="sane", silly=True)
    result = tally(contest, run(contest, pairs=30 if player == "club" else 6))
    assert not result.silly["A"] and result.silly["B"]
