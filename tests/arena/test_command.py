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
    ran = terminal.run("arena", "blind", "simple", "random", "--deals", 80, "--json", *files)
    assert ran.code == 0 and not ran.err
    told = json.loads(ran.out)
    assert list(told) == ["deals", "points", "share", "interval"]
    assert told["deals"] == 80 and 0.6 < told["share"] < 0.8
    rows = list(csv.DictReader(pairs.open()))
    assert len(rows) == 40 and rows[7]["cards"] == "arena/7"
    a = sum(float(row["a_first"]) + float(row["a_second"]) for row in rows)
    assert a == told["points"][0]
    assert picture.read_text().startswith("<?xml") and "simple" in picture.read_text()
    lines = records.read_text().splitlines()
    scored = [Match.from_record(line).score_sheets[0].points for line in lines]
    assert len(lines) == 80 and sum(map(sum, scored)) == sum(told["points"])


def test_the_table_says_who_is_better(terminal: Terminal) -> None:
    ran = terminal.run(
        "arena", "classica", "simple", "random", "--deals", "70", "--two-rank", "lowest"
    )
    assert ran.code == 0
    assert "A  simple" in ran.out and "B  random" in ran.out
    assert "70 deals in 35 pairs of games" in ran.out and ran.out.endswith(
        "simple is better than random.\n"
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("whist", "simple", "random"), "no game"),
        (("classica", "simple", "nobody"), "simple, random"),
        (("classica", "simple", "simple:depth=1"), "it has nodes"),
        (("classica", "./nothing", "simple"), "no program"),
        (("classica", "simple", "random", "--colour", "red"), "colour"),
        (("classica", "simple", "random", "--two-rank", "ninth"), "ninth"),
        (("classica", "simple", "random", "--deals", "0"), "at least one"),
        (("classica", "simple", "random", "--deals", "2", "--matches", "2"), "either"),
        (("classica", "simple", "random", "--seats", "3"), "not by 3"),
        (("classica", "simple", "random", "--seconds", "0"), "more than nothing"),
        (("classica", "simple", "random", "--deals", "2", "--plot", "x.doc"), "svg"),
        (("classica", "simple", "random", "--deals", "2", "--csv", "/dev/null/x"), "/dev/null"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    terminal: Terminal, words: tuple[str, ...], said: str
) -> None:
    ran = terminal.run("arena", *words)
    assert ran.code == 2 and said in ran.err and ran.err.count("\n") == 1 and not ran.out
