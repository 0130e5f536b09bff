"""The puzzles against the tables: each has one solution, which is the one that is told.

Finds a puzzle with two answers or none, a wrong distance, a grade that does not follow, a position
that comes twice.
"""

from __future__ import annotations

import pytest

from trappola import GAMES, UnknownName
from trappola.puzzles import GRADES, difficulty, games_with_puzzles, puzzles_of
from trappola.puzzles.making import LEAST_PLAYS, made, shape, tempting


@pytest.mark.parametrize("game", games_with_puzzles())
def test_every_puzzle_has_exactly_the_solution_that_is_told(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 1000
    oracles = {}
    seen = set()
    for puzzle in puzzles:
        match = puzzle.match()
        key = str(match.rules)
        if key not in oracles:
            oracles[key] = GAMES[game].oracle(match.rules)
        assert match.to_act is not None
        view = match.view(match.to_act)
        answer = oracles[key].ask(view)
        assert answer is not None and answer.value == "win"
        assert [each.action for each in answer.best] == [puzzle.solution]
        assert answer.distance == puzzle.distance
        assert len(answer.actions) >= LEAST_PLAYS
        seen.add((key, *shape(view)))
    assert len(seen) == len(puzzles)
    hardness = [difficulty(each.distance, each.tempting) for each in puzzles]
    assert hardness == sorted(hardness)
    assert {each.grade for each in puzzles} == set(GRADES)
    assert [each.number for each in puzzles] == list(range(1, len(puzzles) + 1))


def test_how_tempting_a_puzzle_is_is_what_the_club_players_say() -> None:
    for puzzle in puzzles_of("svoyi")[::50]:
        match = puzzle.match()
        assert match.to_act is not None
        assert tempting(match.view(match.to_act), puzzle.solution) == puzzle.tempting


def test_puzzles_are_made_the_same_again() -> None:
    one, other = (made("svoyi", {}, 5, "again") for _ in range(2))
    assert one == other and len(one) == 5


def test_a_game_without_puzzles_says_so() -> None:
    with pytest.raises(UnknownName, match="classica"):
        puzzles_of("classica")
