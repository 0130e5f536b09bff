"""What everybody knows, concluded from what one seat was told.

Finds an event that is told too much or too little of, and a world left out that the others must
think possible.
"""

from __future__ import annotations

import pytest

from knowing.test_knowledge import GAMES_OF_TRICKS, allows, play, truth
from trappola import Match
from trappola.kernel import SearchMethod, search
from trappola.knowledge import Knowledge
from trappola.knowledge.shared import from_outside, until_trick


@pytest.mark.parametrize("game", GAMES_OF_TRICKS)
def test_it_is_what_a_spectator_is_told(game):
    for seed in range(40):
        match = stopped(game, seed)
        for seat in range(len(match.names)):
            told = tuple(from_outside(match.view(seat).told, seat, match.rules))
            assert told == match.view(None).told


@pytest.mark.parametrize("game", GAMES_OF_TRICKS)
def test_every_seat_knows_the_same_and_it_is_true(game):
    for seed in range(15):
        match = stopped(game, seed)
        if match.to_act is None:
            continue
        counts = set()
        for seat in range(len(match.names)):
            known = Knowledge.shared(match.view(seat))
            assert not allows(known, truth(match))
            counts.add(known.worlds.count)
            assert known.worlds.count >= Knowledge.from_view(match.view(seat)).worlds.count
        assert len(counts) == 1


def test_as_it_was_some_tricks_ago():
    for seed in range(20):
        match = stopped("cardano", seed)
        seat = match.to_act
        if seat is None or match.turn.prompt != "play":
            continue
        view = match.view(seat)
        done = sum(view.tricks)
        for tricks in range(done + 1):
            known = Knowledge.shared(view, tricks)
            assert len(known.course.tricks) == tricks
            assert not known.course.table
            assert [hand.count for hand in known.course.hands] == [9 - tricks] * 2
        events = tuple(until_trick(view.told, done))
        assert view.told[: len(events)] == events


def stopped(game, seed):
    """A match stopped at a random point of its first deal."""
    _, _, match, _ = play(game, seed)
    return match


def test_a_spectator_has_no_hand_to_find_out():
    match = stopped("cardano", 1)
    with pytest.raises(ValueError, match="only a seat"):
        Knowledge.shared(match.view(None))


def test_nothing_is_hidden_once_the_stock_is_drawn():
    """One world is then solved, and no more: however many courses of play lead to it."""
    match = Match("classica", seed="drawn")
    match.deal()
    while match.view(match.to_act).stock or match.turn.prompt != "play":
        match.apply(match.legal_actions()[-1])
    knowledge = Knowledge.from_view(match.view(match.to_act))
    assert knowledge.worlds.ways == 1 < knowledge.worlds.count
    state = knowledge.state(knowledge.sample(1, 1)[0])
    method = SearchMethod.exact
    found = search(state, knowledge.worlds, knowledge.stakes(), method=method, iterations=50)
    assert found.iterations == 1
