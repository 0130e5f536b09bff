"""The perfect player against itself from every deal of 24 cards, at a table like any other."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor

from players.test_perfect import answer_in, assert_it_ends_when_told
from positions import mirror_deal


def won_by_the_leader(number: int) -> bool:
    """Plays one of the deals; it ends when the table says, or the assertion fails."""
    match = mirror_deal(number)
    leads = answer_in(match).value == "win"
    assert_it_ends_when_told(match)
    return leads


def test_the_leader_wins_all_4096_deals_in_exactly_the_distance() -> None:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        assert sum(pool.map(won_by_the_leader, range(4096), chunksize=32)) == 4096
