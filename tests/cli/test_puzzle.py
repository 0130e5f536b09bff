"""``trappola svoyi puzzle``: asking, explaining, going on, and for scripts."""

from __future__ import annotations

import json

import pytest

from cli.terminal import Terminal
from trappola.puzzles import puzzles_of


def test_a_right_and_a_wrong_answer_are_explained(terminal: Terminal) -> None:
    puzzles = puzzles_of("svoyi")
    right = puzzles[0].solution.text
    match = puzzles[1].match()
    wrong = next(each for each in match.legal_actions() if each != puzzles[1].solution)
    answers = ["nothing", right, "", wrong.text, "q"]
    ran = terminal.run("svoyi", "puzzle", "--number", "1", answers=answers)
    assert ran.code == 0
    assert "Puzzle 1, grade 1" in ran.out and "Puzzle 2," in ran.out
    assert '"nothing" is not understood' in ran.out
    assert "wins, and nothing else does" in ran.out and "does not win" in ran.out
    assert "answers" in ran.out and "1 of 2 solved" in ran.out
    assert "puzzle-" not in ran.out and "oracle-" not in ran.out


def test_an_answer_may_be_a_number_and_one_may_leave(terminal: Terminal) -> None:
    ran = terminal.run("svoyi", "puzzle", "--grade", "3", answers=["1", "", "q"])
    assert ran.code == 0 and ran.out.count("grade 3") == 2
    assert "of 1 solved" in ran.out


def test_for_scripts(terminal: Terminal) -> None:
    ran = terminal.run("svoyi", "puzzle", "--number", "7", "--json")
    assert ran.code == 0
    found = json.loads(ran.out)
    puzzle = puzzles_of("svoyi")[6]
    assert found["number"] == 7 and found["solution"] == puzzle.solution.text
    winning = [each["action"] for each in found["actions"] if each["value"] == "win"]
    assert winning == [found["solution"]]
    assert found["record"]["format"] == "trappola-record/1"


@pytest.mark.parametrize("words", [("--number", "0"), ("--number", "99999"), ("--grade", "6")])
def test_numbers_and_grades_that_do_not_exist(terminal: Terminal, words: tuple[str, str]) -> None:
    ran = terminal.run("svoyi", "puzzle", *words)
    assert ran.code == 2 and len(ran.err.strip().splitlines()) == 1


def test_the_form_of_the_game_and_help_are_told(terminal: Terminal) -> None:
    """Half of the puzzles are of the other form: who solves one must know of which it is."""
    for puzzle in puzzles_of("svoyi")[:12]:
        ran = terminal.run("svoyi", "puzzle", "--number", puzzle.number, answers=["?", "q"])
        covers = puzzle.record["options"].get("turn_form") == "cover_and_lead"
        assert ("beat the top card and play another one on it" in ran.out) is covers
        assert ("one card: beat or take" in ran.out) is not covers
        assert "Type the number of a line" in ran.out and "not understood" not in ran.out


def test_a_number_of_another_grade(terminal: Terminal) -> None:
    ran = terminal.run("svoyi", "puzzle", "--number", "999", "--grade", "1")
    assert ran.code == 2 and "grade 5" in ran.err
