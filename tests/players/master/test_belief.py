"""Worlds weighed by what the others did: legal, and more often like the truth."""

from __future__ import annotations

import pytest

from trappola import View
from trappola.kernel import Worlds
from trappola.knowledge import Knowledge
from trappola.players import ClubPlayer, choose_safely, make_player
from trappola.players.master import cards
from trappola.players.master.belief import believed

from ..table import new_match


@pytest.mark.parametrize("game", ["cardano", "bulka", "quattro", "classica"])
def test_worlds_stay_legal_and_come_nearer_the_truth(game: str) -> None:
    """How many cards of the others are guessed right: more than by chance, over 40 deals."""
    plain = weighed = 0
    club = ClubPlayer()
    for seed in range(40):
        match = new_match(game, f"belief-{seed}")
        match.deal()
        played = 0
        while played < (12 if game != "classica" else 24):
            assert match.to_act is not None
            action = choose_safely(club, match.view(match.to_act))
            played += action.card is not None
            match.apply(action)
        assert match.to_act is not None
        seat = match.to_act
        knowledge = Knowledge.from_view(match.view(seat))
        state = knowledge.state(knowledge.sample(1, seed)[0])
        true = [
            match.view(each).known[each] if each in knowledge.playing and each != seat else 0
            for each in range(len(match.names))
        ]
        allowed = knowledge.unseen
        for other in knowledge.course.hands:
            allowed |= other.known
        worlds = believed(match.view(seat), knowledge, state, seed)
        for found, mine in ((worlds, True), (knowledge.worlds, False)):
            for hands, _ in found.sample(100, seed):
                placed = knowledge.by_seat(hands)
                right = 0
                for each, truth in enumerate(true):
                    assert not placed[each] & ~allowed
                    assert placed[each].bit_count() == knowledge.course.hands[each].count
                    right += (placed[each] & truth).bit_count()
                if mine:
                    weighed += right
                else:
                    plain += right
    if game in ("bulka", "quattro"):  # elsewhere little is known of what the others do
        assert weighed > plain
    else:
        assert weighed > 0.99 * plain


def test_it_can_be_told_not_to_believe(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the command line it is told so by a number."""
    asked = []

    def noted(view: View, knowledge: Knowledge, *_: object) -> Worlds:
        asked.append(view)
        return knowledge.worlds

    monkeypatch.setattr(cards, "believed", noted)
    match = new_match("bulka", "told")
    match.deal()
    while match.view(match.to_act).prompt != "play":
        match.apply("done")
    view = match.view(match.to_act)
    make_player("master:iterations=100,believe=0", seed="a").choose(view)
    assert not asked
    make_player("master:iterations=100", seed="a").choose(view)
    assert asked
