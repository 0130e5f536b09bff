"""Svoyi Kozyri: the position is the one on the table, and wins at hand are taken."""

from __future__ import annotations

from random import Random

import pytest

from trappola import Action, View
from trappola.actions import plays_of
from trappola.games import GAMES
from trappola.players import ClubPlayer, RandomPlayer

from .table import new_match, play_deal


@pytest.mark.parametrize("name", ["svoyi", "challenge"])
@pytest.mark.parametrize("last", [False, True])
def test_the_kernel_gets_the_position_on_the_table(name: str, last: bool) -> None:
    """Its legal actions are the table's, whatever lies on the pile."""

    def same(view: View, _action: Action) -> None:
        if any(view.counts):
            state = GAMES["svoyi"].state_of(view)
            assert state is not None
            plays = plays_of(view.pack).by_number
            assert [plays[number] for number in state.legal_actions()] == list(view.legal)

    for seed in range(6):
        match = new_match(name, f"position-{seed}", last_card_must_stand=last)
        chance = RandomPlayer(Random(seed))
        play_deal(match, [chance, chance], same)


def test_the_last_card_is_played_when_it_wins() -> None:
    def wins(view: View, action: Action) -> None:
        if any(view.counts) and len(view.hand) == 1:
            plays = [each for each in view.legal if each.card is not None]
            assert not plays or action in plays

    player = ClubPlayer(nodes=60)
    for seed in range(8):
        match = new_match("challenge", f"last-{seed}")
        play_deal(match, [player, RandomPlayer(Random(seed))], wins)


def test_it_seldom_turns_in_circles() -> None:
    """Against itself with the default look ahead none of 60 plays was a draw."""
    player = ClubPlayer(nodes=300)
    ends = []
    for seed in range(6):
        match = new_match("challenge", f"progress-{seed}", max_turns="none")
        sheet = play_deal(match, [player, player]).score_sheet
        assert sheet is not None
        ends.append(sheet.winner)
    assert ends.count(None) <= 2
