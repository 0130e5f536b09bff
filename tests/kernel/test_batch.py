"""Many deals stepped together must be what each of them is alone.

Finds a row that shows another deal, a step that changes something although it is refused, and
arrays that are not live.
"""

from __future__ import annotations

import random

import pytest

from trappola import GAMES
from trappola.games.nine_tricks import MODEL
from trappola.kernel import TrickBatch

MODELS = [
    MODEL,
    GAMES["classica"].play_model(GAMES["classica"].rules(turnup_swap="seven")),
    GAMES["quattro"].play_model(GAMES["quattro"].rules(overtrump="head_always")),
]


def choices(batch, rng):
    """A legal action for every deal; 0 for those that are over."""
    return bytes(
        rng.choice([number for number in range(64) if legal >> number & 1]) if legal else 0
        for legal in batch.legal
    )


@pytest.mark.parametrize("model", MODELS)
def test_a_batch_is_its_deals(model):
    rng = random.Random(1)
    batch = TrickBatch(model, 20, 5)
    assert len(batch) == batch.running == 20
    alone = [batch.state(index) for index in range(20)]
    assert len({state.hand(0) for state in alone}) == 20
    while batch.running:
        actions = choices(batch, rng)
        batch.step(actions)
        for index, state in enumerate(alone):
            if not state.over:
                state.play(actions[index])
            assert batch.legal[index] == state.legal()
            assert batch.to_act[index] == state.to_act
            points = [batch.points[index, side] for side in (0, 1)]
            assert points == (state.points if state.over else [0, 0])
            assert batch.state(index).points == state.points
        assert batch.running == sum(not state.over for state in alone)


def test_the_same_seed_gives_the_same_batch():
    one, other = (TrickBatch(MODEL, 10, 7) for _ in range(2))
    hands = [[batch.state(index).hand(0) for index in range(10)] for batch in (one, other)]
    assert hands[0] == hands[1]
    assert [TrickBatch(MODEL, 10, 8).state(index).hand(0) for index in range(10)] != hands[0]


@pytest.mark.parametrize("wrong", [63, 200, 255])
def test_a_refused_step_changes_nothing(wrong):
    rng = random.Random(2)
    batch = TrickBatch(MODEL, 5, 7)
    for _ in range(4):
        before = ([*batch.legal], [*batch.to_act], batch.running)
        actions = bytearray(choices(batch, rng))
        actions[3] = wrong
        with pytest.raises(ValueError, match="not legal in deal 3"):
            batch.step(actions)
        with pytest.raises(ValueError, match="needs 5 actions"):
            batch.step(bytes(4))
        assert ([*batch.legal], [*batch.to_act], batch.running) == before
        batch.step(choices(batch, rng))


def test_dealing_again():
    rng = random.Random(3)
    batch = TrickBatch(MODEL, 5, 7)
    live = batch.legal
    before = [batch.state(index).hand(0) for index in range(5)]
    while batch.running:
        batch.step(choices(batch, rng))
    assert not any(live)
    batch.step(bytes(5))  # all are over: passed by
    batch.deal()
    assert batch.running == 5
    assert all(live)
    assert [batch.state(index).hand(0) for index in range(5)] != before
    assert [batch.points[index, 0] for index in range(5)] == [0] * 5


def test_sizes_and_places():
    with pytest.raises(ValueError, match="at least one"):
        TrickBatch(MODEL, 0, 1)
    batch = TrickBatch(MODEL, 2, 1)
    with pytest.raises(IndexError):
        batch.state(2)
    copy = batch.state(0)
    copy.play(copy.legal_actions()[0])
    assert batch.state(0).actions == 0
