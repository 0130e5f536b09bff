"""``trappola arena`` as people and scripts call it."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from cli.conftest import terminal
from cli.terminal import Terminal
from trappola import Match

__all__ = ["terminal"]


def test_json_and_files(terminal: Terminal, tmp_path: Path) -> None:
    pairs, picture, records = (tmp_path / name for name in ("a.csv", "b.svg", "c.jsonl"))
    files = ("--csv", pairs, "--plot", picture, "--records", records)
    ran = terminal.run("arena", "blind", "club", "random", "--deals", 80, "--json", *files)
    assert ran.code == 0 and not ran.err
    told = json.loads(ran.out)
    assert list(told) == ["deals", "points", "share", "interval"]
    assert told["deals"] == 80 and 0.6 < told["share"] < 0.8
    rows = list(csv.DictReader(pairs.open()))
    assert len(rows) == 40 and rows[7]["cards"] == "arena/7"
    a = sum(float(row["a_first"]) + float(row["a_second"]) for row in rows)
    assert a == told["points"][0]
    assert picture.read_text().startswith("<?xml") and "club" in picture.read_text()
    lines = records.read_text().splitlines()
    scored = [Match.from_record(line).score_sheets[0].points for line in lines]
    assert len(lines) == 80 and sum(map(sum, scored)) == sum(told["points"])


def test_the_table_says_who_is_better(terminal: Terminal) -> None:
    ran = terminal.run(
        "arena", "classica", "club", "random", "--deals", "70", "--two-rank", "lowest"
    )
    assert ran.code == 0
    assert "A  club" in ran.out and "B  random" in ran.out
    assert "70 deals in 35 pairs of games" in ran.out and ran.out.endswith(
        "club is better than random.\n"
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("whist", "club", "random"), "no game"),
        (("classica", "club", "nobody"), "novice, club, master, random"),
        (("classica", "club", "club:depth=1"), "it has nodes"),
        (("classica", "./nothing", "club"), "no program"),
        (("classica", "club", "random", "--colour", "red"), "colour"),
        (("classica", "club", "random", "--two-rank", "ninth"), "ninth"),
        (("classica", "club", "random", "--deals", "0"), "at least one"),
        (("classica", "club", "random", "--deals", "2", "--matches", "2"), "either"),
        (("classica", "club", "random", "--seats", "3"), "not by 3"),
        (("classica", "club", "random", "--seconds", "0"), "more than nothing"),
        (("classica", "club", "random", "--deals", "2", "--plot", "x.doc"), "svg"),
        (("classica", "club", "random", "--deals", "2", "--csv", "/dev/null/x"), "/dev/null"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    terminal: Terminal, words: tuple[str, ...], said: str
) -> None:
    ran = terminal.run("arena", *words)
    assert ran.code == 2 and said in ran.err and ran.err.count("\n") == 1 and not ran.out


def test_the_perfect_player_is_itself_in_the_arena(terminal: Terminal) -> None:
    """The arena's limit of turns must not make another player of it."""
    ran = terminal.run("arena", "svoyi", "perfect", "beginner", "--deals", "8", "--json")
    assert ran.code == 0 and json.loads(ran.out)["share"] > 0.9


@pytest.mark.parametrize(
    "words",
    [
        ("classica", "perfect", "club"),
        ("svoyi", "expert", "club", "--last-card-must-stand", "true"),
    ],
)
def test_a_player_that_does_not_play_this_is_refused(
    terminal: Terminal, words: tuple[str, ...]
) -> None:
    ran = terminal.run("arena", *words)
    assert ran.code == 2 and "does not play" in ran.err and "club" in ran.err
    assert len(ran.err.strip().splitlines()) == 1
