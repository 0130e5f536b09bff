"""``trappola ladder``: played once, kept, gone on with."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from cli.conftest import terminal
from cli.terminal import Terminal
from trappola.arena.ladder import Results, climb, contests

__all__ = ["terminal"]
GAMES = ("--game", "blind", "--game", "cardano")


def test_it_goes_on_where_it_was(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    words = ("ladder", "club", "random", *GAMES, "--results", file, "--json")
    first = json.loads(terminal.run(*words, "--deals", 40).out)
    before = file.read_text().splitlines()
    assert len(before) == 40
    assert json.loads(terminal.run(*words, "--deals", 40).out) == first
    assert file.read_text().splitlines() == before
    more = terminal.run("ladder", "club", "random", "club:nodes=9", *words[3:], "--deals", 40)
    assert file.read_text().splitlines()[:40] == before
    assert len(file.read_text().splitlines()) == 120
    players = [each["player"] for each in json.loads(more.out)["ratings"]]
    assert players[-1] == "random" and set(players[:2]) == {"club", "club:nodes=9"}
    assert set(json.loads(more.out)["games"]) == {"blind", "cardano"}
    best = json.loads(more.out)["ratings"][0]
    assert best["interval"][0] > 30 and best["pairs"] == 80


def test_a_stopped_ladder_is_the_ladder_that_was_not_stopped(tmp_path: Path) -> None:
    wanted = contests(["blind"], ["club", "random"], seed="stop", seconds=None)
    whole, cut = Results(tmp_path / "whole"), Results(tmp_path / "cut")
    assert len(list(climb(wanted, whole, pairs=6))) == 6
    stopping = climb(wanted, cut, pairs=6)
    next(stopping)
    next(stopping)
    stopping.close()
    with cut.file.open("a") as out:
        out.write('{"format": "trappola-lad')  # the machine went out
    again = Results(cut.file)
    assert len(again.lines) == 2
    assert len(list(climb(wanted, again, pairs=6))) == 4
    assert cut.file.read_text() == whole.file.read_text()


def test_the_table_and_the_file(terminal: Terminal, tmp_path: Path) -> None:
    table = tmp_path / "ladder.csv"
    words = ("ladder", "club", "random", *GAMES, "--deals", 70, "--csv", table)
    ran = terminal.run(*words, "--results", tmp_path / "r")
    assert ran.code == 0
    rows = ran.out.splitlines()
    assert rows[1].startswith("club") and rows[2].startswith("random") and "+0" in rows[2]
    assert "random standing at 0" in ran.out
    written = list(csv.DictReader(table.open()))
    assert [row["game"] for row in written] == ["", "", "blind", "blind", "cardano", "cardano"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("club",), "two players"),
        (("club", "nobody"), "no computer player"),
        (("club", "random", "--game", "whist"), "no game"),
        (("club", "random", "--deals", "0"), "at least one"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    terminal: Terminal, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    ran = terminal.run("ladder", *words, "--results", tmp_path / "r")
    assert ran.code == 2 and said in ran.err and ran.err.count("\n") == 1


def test_a_file_of_another_kind_is_not_touched(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Monday\nTuesday\n")
    ran = terminal.run("ladder", "club", "random", "--results", file)
    assert ran.code == 2 and "line 1" in ran.err
    assert file.read_text() == "Monday\nTuesday\n"
