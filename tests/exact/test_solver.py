"""The exact solver against plain minimax over TrickState, on thousands of small deals.

Finds cards taken for equal that are not, positions taken for the same that are not, a bound that
cuts too much, a bonus forgotten, a limit that claims what is not proven.
"""

from __future__ import annotations

import random

import pytest

from exact.minimax import (
    closed_model,
    minimax,
    models,
    random_model,
    random_stakes,
    small_deal,
    values,
)
from trappola.kernel import Duties, OddCard, Solver, Stakes, TrickModel, TrickState

DEALS = 600


def compare(solver, state, stakes):
    """Asserts that a solution is what minimax finds."""
    solution = solver.solve(state, stakes, line=True)
    if state.over:
        points = stakes.points(state)
        assert solution.value == points[0] - points[1]
        assert not solution.best
        return
    expected = values(state, stakes)
    best = (max if state.to_act % 2 == 0 else min)(expected.values())
    assert solution.exact
    assert solution.value == best
    assert solution.plays == {action: (value, value) for action, value in expected.items()}
    assert solution.best == [action for action, value in expected.items() if value == best]
    follow_line(state, stakes, solution)


def follow_line(state, stakes, solution):
    """Asserts that the line of play is legal and ends at the value."""
    copy = state.copy()
    for action in solution.line:
        copy.play(action)
    assert copy.over
    points = stakes.points(copy)
    assert points[0] - points[1] == solution.value


@pytest.mark.parametrize("model", models())
def test_the_games_are_solved_as_minimax_solves_them(model):
    rng = random.Random(model.hand_cards + model.pack)
    solver = Solver()
    for _ in range(DEALS):
        state = small_deal(rng, model)
        compare(solver, state, random_stakes(rng, model.pack))


def test_any_rules_are_solved_as_minimax_solves_them():
    rng = random.Random(11)
    solver = Solver()
    for _ in range(4000):
        model = random_model(rng)
        compare(solver, small_deal(rng, model), random_stakes(rng, model.pack))


def longer(rng, model, size):
    """A deal of longer hands, where the table of positions is used."""
    cards = [card for card in range(64) if model.pack >> card & 1]
    rng.shuffle(cards)
    hands = [
        sum(1 << card for card in cards[i * size : (i + 1) * size]) for i in range(model.seats)
    ]
    return TrickState(model, hands, [], rng.randrange(4), rng.randrange(model.seats))


@pytest.mark.parametrize("model", models())
def test_longer_hands(model):
    """Hands that plain minimax just manages: positions are met again in the table."""
    rng = random.Random(7)
    solver = Solver()
    for _ in range(6):
        state = longer(rng, model, 6 if model.seats == 2 else 3)
        stakes = random_stakes(rng, model.pack)
        assert solver.solve(state, stakes).value == minimax(state, stakes)


def test_closed_endings_of_any_rules():
    """Hands long enough that sure tricks, forced trumps and equal neighbours matter."""
    rng = random.Random(13)
    solver = Solver()
    for _ in range(250):
        model = closed_model(rng)
        state = longer(rng, model, rng.randint(3, 5 if model.seats == 2 else 3))
        stakes = random_stakes(rng, model.pack) if rng.random() < 0.5 else Stakes()
        solution = solver.solve(state, stakes, line=True)
        assert solution.value == minimax(state, stakes)
        follow_line(state, stakes, solution)


def test_a_turn_up_that_may_be_swapped_is_part_of_the_position():
    """Two ways to the same hands, with another card left under the stock."""
    model = TrickModel(
        pack=sum(1 << 16 * suit + rank for suit in range(4) for rank in range(9)),
        closed=Duties(beat_head=True),
        draws=True,
        odd_card=OddCard.winner_draws,
        swap_rank=3,
        card_points={16 * suit + rank: rank - 2 for suit in range(4) for rank in range(4, 9)},
        last_trick=6,
        all_tricks=30,
        prize_cards=sum(1 << 16 * suit for suit in range(4)),
        prize_any=10,
        prize_first=52,
        prize_last=(26, 52, 78),
        hand_cards=1,
    )
    hands = [1 << 34 | 1 << 55, 1 << 23 | 1 << 35]
    compare(Solver(), TrickState(model, hands, [2, 3, 38], 2, 1), Stakes())


def test_the_same_in_any_order_and_on_any_solver():
    """What a solver remembers of one position does not colour the next."""
    rng = random.Random(3)
    model = models()[0]
    states = [longer(rng, model, 9) for _ in range(20)]
    old, small = Solver(), Solver(entries=1)
    found = [old.solve(state).plays for state in states]
    assert found == [Solver().solve(state).plays for state in reversed(states)][::-1]
    assert found == [small.solve(state).plays for state in states]
    assert found == [old.solve(state).plays for state in states]


@pytest.mark.parametrize("most_nodes", [1, 10, 100, 500])
def test_what_is_not_finished_is_only_bounded(most_nodes):
    rng = random.Random(5)
    unfinished = 0
    for model in models():
        state = longer(rng, model, 7)
        true = Solver().solve(state)
        short = Solver().solve(state, line=True, most_nodes=most_nodes)
        unfinished += not short.exact
        assert short.nodes <= most_nodes
        assert short.lower <= true.value <= short.upper
        assert short.exact == (short.value is not None) == (short.lower == short.upper)
        for action, (lower, upper) in short.plays.items():
            assert lower <= true.plays[action][0] <= upper
        if not short.exact:
            assert not short.best
            assert not short.line
    assert unfinished


def test_a_finished_deal_is_worth_its_points():
    rng = random.Random(9)
    for _ in range(50):
        model = random_model(rng)
        state = small_deal(rng, model)
        while not state.over:
            state.play(rng.choice(state.legal_actions()))
        compare(Solver(), state, random_stakes(rng, model.pack))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"captures": [(0, 0, 0, [1])]}, "needs cards"),
        ({"captures": [(1, 2, 0, [1, 2])]}, "must be sides"),
        ({"captures": [(1, 0, -1, [1, 2])]}, "must be sides"),
        ({"captures": [(3, 0, 0, [1, 2])]}, "a worth for every number"),
        ({"captures": [(1 << 15, 0, 0, [1, 2])]}, "cards that exist"),
        ({"captures": [(1, 0, 0, [1, 2])] * 13}, "more than twelve"),
    ],
)
def test_stakes_that_do_not_fit(wrong, message):
    with pytest.raises(ValueError, match=message):
        Stakes(**wrong)


def test_a_limit_below_nothing():
    rng = random.Random(1)
    with pytest.raises(ValueError, match="most_nodes"):
        Solver().solve(longer(rng, models()[0], 3), most_nodes=-1)
