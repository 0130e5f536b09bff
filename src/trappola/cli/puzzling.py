"""Puzzles in the terminal: a position, one's answer, and why the other plays lose."""

from __future__ import annotations

import json
from random import SystemRandom

from trappola.actions import Action
from trappola.cli.analysing import listed, mark, name_of
from trappola.cli.play import Table
from trappola.cli.screen import marked, say, show_view
from trappola.cli.typed import read_action
from trappola.errors import TrappolaError, UnknownName
from trappola.match import Match
from trappola.oracle import Oracle
from trappola.puzzles import GRADES, Puzzle, puzzles_of, rules_in_words
from trappola.text import tell


def chosen(game: str, grade: int | None, number: int | None) -> list[Puzzle]:
    """The puzzles that are asked for: from one of the collection on, or any of a grade.

    Raises:
        UnknownName: there is no such grade or number.
    """
    puzzles = puzzles_of(game)
    if number is not None and not 1 <= number <= len(puzzles):
        raise UnknownName("puzzle-no-number", number=number, most=len(puzzles))
    if grade is not None and grade not in GRADES:
        raise UnknownName("puzzle-no-grade", grade=grade, most=max(GRADES))
    if number is not None:
        found = puzzles[number - 1].grade
        if grade not in (None, found):
            raise UnknownName("puzzle-other-grade", number=number, found=found, grade=grade)
        return list(puzzles[number - 1 :])
    left = [each for each in puzzles if grade in (None, each.grade)]
    return SystemRandom().sample(left, len(left))


def show_puzzles(game: str, *, grade: int | None, number: int | None, as_json: bool) -> int:
    """One puzzle after the other, until somebody has had enough."""
    solved = tried = 0
    for puzzle in chosen(game, grade, number):
        match = puzzle.match()
        oracle = match.game.oracle(match.rules)
        assert oracle is not None
        if as_json:
            print(json.dumps(as_words(puzzle, match, oracle)))
            return 0
        try:
            right = ask(puzzle, match, oracle)
            if right is None:
                break
            tried += 1
            solved += right
            if input(tell("puzzle-next") + " ").strip() in ("q", "quit"):
                break
        except EOFError:
            print()
            break
    if tried:
        say(tell("puzzle-solved", solved=solved, tried=tried))
    return 0


def ask(puzzle: Puzzle, match: Match, oracle: Oracle) -> bool | None:
    """Shows a puzzle and asks until an action is chosen; None for leaving, else whether it wins."""
    assert match.to_act is not None
    view = match.view(match.to_act)
    head = tell("puzzle-title", number=puzzle.number, grade=puzzle.grade, most=max(GRADES))
    say(head, style="bold")
    for rule in rules_in_words(puzzle):
        say(rule)
    show_view(view)
    choices = Table.listed(view)
    Table.show_choices(choices, view)
    who = match.names[match.to_act]
    while True:
        answer = input(tell("puzzle-ask", who=who) + " ").strip()
        if answer in ("q", "quit"):
            return None
        if answer in ("", "?", "help"):
            say(tell("puzzle-help"))
            continue
        if answer.isdecimal() and 1 <= int(answer) <= len(choices):
            action = choices[int(answer) - 1]
        else:
            try:
                action = read_action(answer, view)
                match.check(action)
            except TrappolaError as error:
                say(str(error), match.pack)
                continue
        explain(action, match, oracle)
        return action == puzzle.solution


def explain(chosen: Action, match: Match, oracle: Oracle) -> None:
    """Whether an action wins, and how each of the others is answered."""
    assert match.to_act is not None
    answer = oracle.ask(match.view(match.to_act))
    assert answer is not None
    best, mine = answer.actions[0], answer.worth_of(chosen)
    key = "puzzle-right" if mine == best else "puzzle-wrong"
    say(tell(key, marked(), action=name_of(chosen)), match.pack, style="bold")
    for each in answer.actions:
        line = f"  {listed(each.action)}{mark(each)}"
        reply = reply_to(each.action, match, oracle)
        if each.value != "win" and reply is not None:
            line += "; " + tell("puzzle-reply", marked(), who=reply[0], action=name_of(reply[1]))
        say(line, match.pack)


def reply_to(action: Action, match: Match, oracle: Oracle) -> tuple[str, Action] | None:
    """Who answers an action, and best with what; None when it ends the deal."""
    after = match.copy()
    after.apply(action)
    if after.to_act is None:
        return None
    answer = oracle.ask(after.view(after.to_act))
    return None if answer is None else (match.names[after.to_act], answer.actions[0].action)


def as_words(puzzle: Puzzle, match: Match, oracle: Oracle) -> dict[str, object]:
    """A puzzle for scripts."""
    assert match.to_act is not None
    answer = oracle.ask(match.view(match.to_act))
    assert answer is not None
    return {
        "number": puzzle.number,
        "grade": puzzle.grade,
        "distance": puzzle.distance,
        "tempting": puzzle.tempting,
        "solution": puzzle.solution.text,
        "actions": [
            {"action": each.action.text, "value": each.value, "distance": each.distance}
            for each in answer.actions
        ],
        "record": puzzle.record,
    }
