"""Puzzles: positions of real games with exactly one winning play.

>>> from trappola.puzzles import puzzles_of
>>> puzzle = puzzles_of("svoyi")[0]
>>> puzzle.grade, puzzle.solution, puzzle.distance
(1, Action('play 10d'), 3)
>>> match = puzzle.match()
>>> puzzle.solution in match.legal_actions()
True

A puzzle is the record of a deal that was broken off, so whatever can show a table can show it.
They lie in the package beside this module under the name of their game, a JSON object a line for
each, compressed; ``make puzzles`` makes them again.
"""

from __future__ import annotations

import json
import lzma
from functools import cache
from importlib.resources import files
from math import log2
from typing import Any, NamedTuple

from trappola.actions import Action
from trappola.errors import UnknownName
from trappola.games import GAMES
from trappola.match import Match
from trappola.record import Record
from trappola.telling import tell_option, tell_value
from trappola.text import tell

GRADES = range(1, 6)
STEPS = (3.0, 4.5, 6.0, 7.5)
"""From which difficulty on each grade after the first begins."""


class Puzzle(NamedTuple):
    """A position with exactly one winning play for the seat on turn.

    Attributes:
        number: its place in the collection, from 1; they are ordered by grade and difficulty.
        grade: 1 (easy) to 5.
        distance: how far the end is after the best play, in the game's measure.
        tempting: how many of the players of :mod:`trappola.puzzles.making` go wrong, 0 to 3.
        solution: the one play that wins.
        record: the deal up to the position.
    """

    number: int
    grade: int
    distance: int
    tempting: int
    solution: Action
    record: dict[str, Any]

    def match(self) -> Match:
        """A match at the position."""
        return Match.from_record(Record.from_json(json.dumps(self.record)))


def difficulty(distance: int, tempting: int) -> float:
    """How hard a puzzle is: each doubling of the way counts as much as a player who goes wrong."""
    return log2(distance) + tempting


def grade_of(distance: int, tempting: int) -> int:
    """The grade of a puzzle."""
    return 1 + sum(difficulty(distance, tempting) >= step for step in STEPS)


def name_of(game: str) -> str:
    """The file of a game's puzzles."""
    return f"{game}.jsonl.xz"


def games_with_puzzles() -> tuple[str, ...]:
    """The games that have any."""
    folder = files("trappola.puzzles")
    return tuple(name for name in GAMES if (folder / name_of(name)).is_file())


def rules_in_words(puzzle: Puzzle, language: str | None = None) -> list[str]:
    """The house rules in which puzzles of this game differ, as they are in this one."""
    match = puzzle.match()
    game = match.game
    varied = {key for each in puzzles_of(game.name) for key in each.record["options"]}
    return [
        tell(
            "puzzle-rule",
            language,
            rule=tell_option(game.name, option, language),
            value=tell_value(game.name, option, match.rules[option.key], language),
        )
        for option in game.options
        if option.key in varied
    ]


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first.

    Raises:
        UnknownName: the game has none.
    """
    if game not in games_with_puzzles():
        raise UnknownName("no-puzzles", game=game, games=games_with_puzzles())
    packed = (files("trappola.puzzles") / name_of(game)).read_bytes()
    lines = lzma.decompress(packed).decode().splitlines()
    found = []
    for number, line in enumerate(lines, 1):
        data = json.loads(line)
        distance, tempting = data["distance"], data["tempting"]
        found.append(
            Puzzle(
                number,
                grade_of(distance, tempting),
                distance,
                tempting,
                Action(data["solution"]),
                data["record"],
            )
        )
    return tuple(found)
