"""Players that promise never to make a silly play, held to it over ten thousand deals of a game."""

from __future__ import annotations

import os

import pytest

from trappola import GAMES, PRESETS
from trappola.arena import Contest, run, tally
from trappola.players import PLAYERS
from trappola.players.registry import quick

SANE = [quick(name) for name, kind in PLAYERS.items() if kind.sane]
DEALS = int(os.environ.get("TRAPPOLA_SOAK_DEALS", "10000"))


def test_somebody_promises_it() -> None:
    assert "club" in SANE


@pytest.mark.parametrize("player", SANE)
@pytest.mark.parametrize("game", [*GAMES, *PRESETS])
def test_no_silly_play_in_ten_thousand_deals(game: str, player: str) -> None:
    """Against chance, which makes some, however soon it loses: so the rules are seen to speak."""
    # A move of the Master is a search: in variants of a game it plays fewer deals.
    deals = DEALS if player == "club" or game in GAMES else DEALS // 100
    contest = Contest(game, {}, (player, "random"), seed="silly", silly=True)
    result = tally(contest, run(contest, pairs=deals // 2, jobs=os.cpu_count() or 1))
    assert result.deals >= deals
    assert not result.silly["A"], result.silly["A"]
    assert not result.failures["A"]
    assert result.silly["B"]
