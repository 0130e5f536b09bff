"""Playouts: the same for the same seed, on any number of threads, and by the rules.

Finds results that depend on the order in which threads finish, counts that do not add up, and
random plays that are not uniform.
"""

from __future__ import annotations

import pytest

from kernel.reference import mask_of
from trappola import GAMES, TRAPPOLA
from trappola.games.cardano import MODEL
from trappola.kernel import PileModel, PileState, TrickState, play_random_deals

CLASSICA = GAMES["classica"].play_model(GAMES["classica"].rules())
QUATTRO = GAMES["quattro"].play_model(GAMES["quattro"].rules())


def told(playouts):
    """All that playouts say."""
    return (playouts.deals, playouts.actions, playouts.points, playouts.wins, playouts.ties)


@pytest.mark.parametrize("model", [MODEL, CLASSICA, QUATTRO])
def test_the_same_seed_gives_the_same_on_any_number_of_threads(model):
    results = [told(play_random_deals(model, 5000, 42, threads=each)) for each in (1, 2, 3, 7)]
    assert all(result == results[0] for result in results)
    assert told(play_random_deals(model, 5000, 43)) != results[0]


@pytest.mark.parametrize(
    ("model", "actions", "cards"), [(CLASSICA, 36, 86), (QUATTRO, 36, 86), (MODEL, 18, None)]
)
def test_counts_add_up(model, actions, cards):
    result = play_random_deals(model, 3001, 1)
    assert result.deals == 3001
    assert result.actions == 3001 * actions
    assert sum(result.wins) + result.ties == 3001
    if cards is not None:
        assert sum(result.points) == 3001 * cards


def test_nothing_to_play():
    assert told(play_random_deals(MODEL, 0, 1)) == (0, 0, [0, 0], [0, 0], 0)
    for wrong in ({"deals": -1, "seed": 1}, {"deals": 1, "seed": 1, "threads": 0}):
        with pytest.raises(ValueError, match="must"):
            play_random_deals(MODEL, **wrong)


def state_of(hands):
    """A Cardano ending."""
    return TrickState(MODEL, [TRAPPOLA.mask_of(TRAPPOLA.hand(hand)) for hand in hands])


def test_the_rest_of_a_deal():
    """One card each: every playout is the same, and the state itself is not touched."""
    state = state_of(("2s", "Kc"))
    result = state.playouts(1000, 5)
    assert result.points == [1000 * 31, 0]
    assert result.wins == [1000, 0]
    assert result.actions == 2000
    assert state.actions == 0


def test_plays_are_drawn_evenly():
    """Ace first: 11 points for seat 0, and the last trick is lost. Nine first: the king is led to
    the ace, 17. So the mean is 14 if both leads come equally often."""
    number = 20_000
    points = state_of(("As 9c", "Ks 10c")).playouts(number, 3).points
    assert abs(points[0] / number - 14) < 0.1


@pytest.mark.parametrize("threads", [1, 4])
def test_piles(threads):
    pack = mask_of([16 * suit + rank for suit in range(4) for rank in range(3)])
    model = PileModel(pack=pack, trumps=(0, 1))
    state = PileState(model, mask_of([0, 1, 2, 16, 17, 18]), pack & ~mask_of([0, 1, 2, 16, 17, 18]))
    result = state.playouts(2000, 8, threads)
    assert result.deals == 2000
    assert sum(result.wins) + result.ties == 2000
    assert result.points == result.wins
    assert told(result) == told(state.playouts(2000, 8, 1))
    assert state.actions == 0
