"""The search: the same again, sense where the best play is known, and errors."""

from __future__ import annotations

import random

import pytest

from exact.minimax import models
from trappola.kernel import SearchMethod, Solver, Stakes, TrickState, Worlds, search


def known_deal(seed, size=5, model=None):
    """A deal in which nothing is hidden, and the one world that it is."""
    rng = random.Random(seed)
    model = model or models()[3]
    cards = [card for card in range(64) if model.pack >> card & 1]
    rng.shuffle(cards)
    parts = [cards[seat * size : (seat + 1) * size] for seat in range(model.seats)]
    hands = [sum(1 << card for card in part) for part in parts]
    state = TrickState(model, hands, [], rng.randrange(4), 0)
    return state, one_world(hands)


def one_world(hands):
    return Worlds(
        known=[*hands, *[0] * (4 - len(hands))],
        unseen=[],
        places=[],
        stock=[],
        cases=[([], [0] * 4, [0] * 4)],
        limits=[],
        courses=[],
    )


def some_worlds(state, pack, seats=2):
    """Seat 0 knows its own hand; the others hold any cards, the rest is out of play."""
    mine = state.hand(0)
    size = mine.bit_count()
    unseen = [card for card in range(64) if (pack & ~mine) >> card & 1]
    places = [(seat, size) for seat in range(1, seats)]
    places.append((-1, len(unseen) - size * (seats - 1)))
    free = (1 << len(places)) - 1
    return Worlds(
        known=[mine, 0, 0, 0],
        unseen=unseen,
        places=places,
        stock=[],
        cases=[([free] * len(unseen), [0] * 4, [0] * 4)],
        limits=[],
        courses=[],
    )


@pytest.mark.parametrize("method", [SearchMethod.tree, SearchMethod.exact])
def test_the_same_seed_gives_the_same_on_any_number_of_threads(method):
    state, _ = known_deal(1)
    worlds = some_worlds(state, models()[3].pack)
    number = 20_000 if method == SearchMethod.tree else 100

    def run(threads, seed):
        return search(
            state, worlds, method=method, iterations=number, seed=seed, threads=threads
        ).values

    assert run(1, 5) == run(2, 5) == run(3, 5)
    assert run(1, 5) != run(1, 6)


def test_with_nothing_hidden_the_tree_finds_what_the_solver_knows():
    right = 0
    for seed in range(20):
        state, world = known_deal(seed, size=4)
        found = search(state, world, iterations=20_000, seed=1)
        right += found.best in Solver().solve(state).best
    assert right >= 18


def test_solved_worlds_give_the_exact_values():
    for seed in range(10):
        state, world = known_deal(seed)
        stakes = Stakes(base=(3, 0), no_trick=(12, 12))
        found = search(state, world, stakes, method=SearchMethod.exact, iterations=3)
        solution = Solver().solve(state, stakes)
        assert {action: mean for action, (mean, _, _) in found.values.items()} == {
            action: bounds[0] for action, bounds in solution.plays.items()
        }
        assert found.best in solution.best


def test_the_second_seat_looks_from_its_own_side():
    state, _ = known_deal(3)
    state.play(state.legal_actions()[0])
    hands = [state.hand(seat) for seat in (0, 1)]
    found = search(state, one_world(hands), method=SearchMethod.exact, iterations=2)
    plays = Solver().solve(state).plays
    assert {a: v[0] for a, v in found.values.items()} == {a: -v[0] for a, v in plays.items()}


def test_a_table_says_what_a_margin_is_worth():
    """Who counts only whether the deal is won sees ones where others see points."""
    state, world = known_deal(4)
    table = [-1.0] * 200 + [0.0] + [1.0] * 200
    found = search(state, world, table=table, method=SearchMethod.exact, iterations=2)
    plays = Solver().solve(state).plays
    for action, (mean, _, _) in found.values.items():
        value = plays[action][0]
        assert mean == (value > 0) - (value < 0)


@pytest.mark.parametrize("policy", [True, False])
def test_iterations_and_time(policy):
    state, _ = known_deal(2, size=9)
    worlds = some_worlds(state, models()[3].pack)
    counted = search(state, worlds, iterations=1003, policy=policy)
    assert counted.iterations == 1003
    assert sum(visits for _, _, visits in counted.values.values()) == 1003
    timed = search(state, worlds, seconds=0.02, policy=policy)
    assert 0 < timed.iterations < 10_000_000
    both = search(state, worlds, seconds=60, iterations=100, policy=policy)
    assert both.iterations == 100


def test_four_seats():
    model = models()[4]
    state, _ = known_deal(2, 9, model)
    found = search(state, some_worlds(state, model.pack, 4), iterations=500, seed=3)
    assert found.iterations == 500
    assert set(found.values) == set(state.legal_actions())


def test_what_cannot_be_searched():
    state, world = known_deal(1)
    with pytest.raises(ValueError, match="iterations or seconds"):
        search(state, world)
    with pytest.raises(ValueError, match="must not be negative"):
        search(state, world, iterations=-1)
    with pytest.raises(ValueError, match="must not be negative"):
        search(state, world, iterations=1, threads=0)
    while not state.over:
        state.play(state.legal_actions()[0])
    with pytest.raises(ValueError, match="nothing to choose"):
        search(state, world, iterations=1)


def drawing_model():
    return next(model for model in models() if model.draws)


def drawing(stock, seed=1):
    """A deal with so many cards left to draw, their order hidden, and what seat 0 knows of it."""
    model = drawing_model()
    rng = random.Random(seed)
    cards = [card for card in range(64) if model.pack >> card & 1]
    rng.shuffle(cards)
    size = (len(cards) - stock) // 4
    hands = [sum(1 << card for card in cards[i * size : (i + 1) * size]) for i in (0, 1)]
    left = cards[2 * size : 2 * size + stock]
    worlds = Worlds(
        known=[*hands, 0, 0],
        unseen=left,
        places=[(-1, stock)],
        stock=[-1] * stock,
        cases=[([1] * stock, [0] * 4, [0] * 4)],
        limits=[],
        courses=[],
    )
    return TrickState(model, hands, left, 0, 0), worlds


def test_while_much_is_to_be_drawn_the_tree_is_searched_instead():
    state, worlds = drawing(12)
    found = search(state, worlds, method=SearchMethod.exact, iterations=500, seed=1)
    same = search(state, worlds, iterations=500, seed=1)
    assert found.method == same.method == SearchMethod.tree
    assert found.values == same.values


def test_the_last_draw_is_solved_in_every_order_of_the_stock():
    state, worlds = drawing(2)
    found = search(state, worlds, method=SearchMethod.exact, iterations=200, seed=1)
    assert found.method == SearchMethod.exact
    assert found.iterations == 200
    solver, hands = Solver(), [state.hand(0), state.hand(1)]
    both = [
        solver.solve(TrickState(drawing_model(), hands, order, 0, 0)).plays
        for order in (state.stock, state.stock[::-1])
    ]
    for action, (mean, _, _) in found.values.items():
        low, high = sorted(plays[action][0] for plays in both)
        assert low <= mean <= high
        assert low == high or low < mean < high


def test_where_nothing_is_hidden_one_world_is_enough():
    state, world = known_deal(6)
    found = search(state, world, method=SearchMethod.exact, iterations=1000, seconds=60)
    assert found.iterations == 1
    assert found.best in Solver().solve(state).best
    assert search(state, world, method=SearchMethod.exact, seconds=60).iterations == 1
