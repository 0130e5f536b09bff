"""How worlds are looked at: solved, by the tree, or both, and how the two are put together."""

from __future__ import annotations

import pytest

from trappola import Match
from trappola.kernel import SearchMethod
from trappola.knowledge import Knowledge
from trappola.players import make_player
from trappola.players.master.effort import Effort
from trappola.players.master.searching import (
    TREE,
    methods_for,
    searched,
    solvable,
    together,
)

TREES, WORLDS = (SearchMethod.tree,), (SearchMethod.exact,)
BOTH = TREES + WORLDS


def position(game, cards, on_table=0):
    """What a seat with so many cards knows when so many lie on the table."""
    match = Match(game, seed="searching")
    match.deal()
    club = make_player("club")
    while True:
        view = match.view(match.to_act)
        if view.prompt == "play" and (len(view.hand), len(view.trick)) == (cards, on_table):
            knowledge = Knowledge.from_view(view)
            return knowledge, knowledge.state(knowledge.sample(1, 1)[0])
        match.apply(club.choose(view))


@pytest.mark.parametrize(
    ("cards", "on_table", "seconds", "methods"),
    [
        (9, 0, 0.03, TREES),
        (9, 0, 0.1, BOTH),
        (9, 2, 0.03, BOTH),
        (9, 2, 0.005, TREES),
        (7, 0, 0.001, TREES),
        (7, 1, 0.001, BOTH),
        (6, 0, 0.001, BOTH),
    ],
)
def test_the_time_says_what_is_asked_of_four_hands(cards, on_table, seconds, methods):
    knowledge, state = position("quattro", cards, on_table)
    assert methods_for(knowledge.model, state, True, Effort(seconds, 0, 1, 0)) == methods


def test_by_iterations_large_hands_are_solved_if_many_can_be_but_not_at_the_first_lead():
    for cards, on_table, iterations, methods in (
        (9, 0, 100_000, TREES),
        (9, 1, 2_000, BOTH),
        (9, 1, 400, TREES),
        (7, 0, 400, TREES),
        (6, 0, 2_000, BOTH),
        (6, 0, 100, WORLDS),
    ):
        knowledge, state = position("quattro", cards, on_table)
        assert methods_for(knowledge.model, state, True, Effort(0, iterations, 1, 0)) == methods


def test_where_nothing_is_hidden_the_one_world_is_solved():
    knowledge, state = position("quattro", 9)
    assert methods_for(knowledge.model, state, False, Effort(0.5, 0, 1, 0)) == WORLDS


def test_two_hands_are_solved_and_what_is_drawn_is_not():
    knowledge, state = position("cardano", 9)
    assert methods_for(knowledge.model, state, True, Effort(0.001, 0, 1, 0)) == WORLDS
    knowledge, state = position("classica", 9)
    assert methods_for(knowledge.model, state, True, Effort(9.0, 0, 1, 0)) == TREES
    assert not solvable(knowledge.model, state)


def test_the_tree_counts_as_much_as_the_worlds_and_for_more_where_they_are_few():
    tree, solved = {1: 5.0, 2: -4.0}, {1: 0.0, 2: 8.0, 3: 2.0}
    found = together(tree, solved, 10_000_000)
    expected = {1: 2.5, 2: 2.0, 3: -1.0}  # what the tree has not tried is thought poor
    assert found == pytest.approx(expected, abs=1e-3)
    few = together(tree, solved, TREE)
    assert few[1] == pytest.approx(10 / 3)
    assert together(tree, solved, 0) == {1: 5.0, 2: -4.0, 3: -4.0}


def test_both_together_value_every_legal_card():
    knowledge, state = position("quattro", 8)
    effort = Effort(0.03, 0, 1, 1)
    assert methods_for(knowledge.model, state, True, effort) == BOTH
    values, worlds = searched(
        knowledge.model, state, knowledge.worlds, knowledge.stakes(), [], effort
    )
    assert set(values) == set(state.legal_actions())
    assert worlds >= 1
    assert all(abs(value) < 200 for value in values.values())
