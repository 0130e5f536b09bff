"""What is concluded from silence holds of players who say all they can."""

from __future__ import annotations

import pytest

from trappola.knowledge import Knowledge
from trappola.players import ClubPlayer, choose_safely
from trappola.players.master.unsaid import unsaid

from ..table import new_match


@pytest.mark.parametrize("game", ["bulka", "two-handed", "cardano", "quattro"])
def test_the_truth_keeps_within_it_and_some_worlds_do_not(game: str) -> None:
    """Every conclusion of every seat in the middle of 25 deals."""
    club = ClubPlayer()
    told = beyond = 0
    for seed in range(25):
        match = new_match(game, f"unsaid-{seed}")
        match.deal()
        while not match.score_sheets:
            assert match.to_act is not None
            view = match.view(match.to_act)
            if view.prompt == "play" and len(view.hand) in (5, 8):
                knowledge = Knowledge.from_view(view)
                worlds = [world.hands for world in knowledge.sample(20, seed)]
                for place, played, cards, least, most, _ in unsaid(view, knowledge):
                    seat = knowledge.playing[place]
                    truth = match.view(seat).known[seat] | played
                    assert least <= (truth & cards).bit_count() <= most
                    told += 1
                    beyond += sum(
                        not least <= ((hands[seat] | played) & cards).bit_count() <= most
                        for hands in worlds
                    )
            match.apply(choose_safely(club, view))
    assert told
    assert beyond
