"""``trappola ladder``: played once, kept, gone on with."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pytest

from cli.conftest import terminal
from cli.terminal import Terminal
from full_disk import room_for
from trappola.arena.ladder import Results, climb, contests

__all__ = ["terminal"]
NASTY = Path(__file__).parent.parent / "players" / "nasty.py"
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


@pytest.mark.parametrize("left", ["My diary\n", "My diary", '{"format": "other/1"}\n', "7"])
def test_nor_is_one_of_a_single_line(terminal: Terminal, tmp_path: Path, left: str) -> None:
    """It looks like the line that a sudden end has cut off, and is none."""
    file = tmp_path / "diary.txt"
    file.write_text(left)
    ran = terminal.run("ladder", "club", "random", "--results", file)
    assert ran.code == 2 and "line 1" in ran.err and file.read_text() == left


def test_without_room_the_ladder_is_shown_and_goes_on_later(
    terminal: Terminal, tmp_path: Path
) -> None:
    file, table = tmp_path / "r", tmp_path / "t.csv"
    words = ("ladder", "club", "random", "--game", "blind", "--results", file)
    with room_for(700):
        ran = terminal.run(*words, "--csv", table, "--deals", 30)
    assert ran.code == 2 and f"{file} cannot be written" in ran.err and ran.err.count("\n") == 1
    assert "club" in ran.out and "kept in" not in ran.out and table.exists()
    kept = file.read_text()
    assert kept.endswith("}\n") and 0 < kept.count("\n") < 15
    assert terminal.run(*words, "--deals", 30).code == 0
    assert file.read_text().startswith(kept) and len(Results(file).lines) == 15


def test_a_line_that_lacks_only_its_end_is_kept(tmp_path: Path) -> None:
    wanted = contests(["blind"], ["club", "random"], seed="end", seconds=None)
    file = tmp_path / "r"
    list(climb(wanted, Results(file), pairs=2))
    file.write_text(file.read_text()[:-1])
    list(climb(wanted, Results(file), pairs=3))
    assert len(Results(file).lines) == 3 and file.read_text().count("\n") == 3


def test_what_cannot_be_written_is_said_before_anything_is_played(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trappola.arena.ladder.run", None)
    file = tmp_path / "r"
    for words, said in [
        (("--results", file, "--csv", file), "--results and --csv name the same file"),
        (("--results", tmp_path), "Is a directory"),
        (("--results", file, "--csv", tmp_path), "Is a directory"),
    ]:
        ran = terminal.run("ladder", "club", "random", *words)
        assert ran.code == 2 and said in ran.err and not ran.out and not file.exists()


def test_results_that_go_to_a_device_are_shown(terminal: Terminal) -> None:
    words = ("ladder", "club", "random", "--game", "blind", "--deals", "4", "--results")
    full = terminal.run(*words, "/dev/full")
    assert full.code == 2 and "/dev/full cannot be written" in full.err and "club" in full.out
    assert terminal.run(*words, "/dev/null").code == 0


def test_a_rating_that_is_not_a_players_own_is_marked(terminal: Terminal, tmp_path: Path) -> None:
    file, table = tmp_path / "r", tmp_path / "t.csv"
    program = f"{sys.executable} {NASTY} illegal"
    words = ("ladder", program, "club", "--game", "cardano", "--results", file, "--deals", 4)
    ran = terminal.run(*words, "--csv", table)
    assert f"The rating of {program} is not its own" in ran.out and str(file) in ran.out
    told = json.loads(terminal.run(*words, "--json").out)  # from the file
    for rows in (told["ratings"], told["games"]["cardano"]):
        assert {each["player"]: each["replaced"] for each in rows} == {program: 1, "club": 0}
    assert {row["player"]: float(row["replaced"]) for row in csv.DictReader(table.open())} == {
        program: 1,
        "club": 0,
    }
