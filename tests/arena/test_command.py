"""``trappola arena`` as people and scripts call it."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from cli.conftest import terminal
from cli.terminal import Terminal
from full_disk import room_for
from trappola import Match
from trappola.arena import Contest, Pair, run
from trappola.arena.run import ArenaError

__all__ = ["terminal"]
NASTY = Path(__file__).parent.parent / "players" / "nasty.py"


def test_json_and_files(terminal: Terminal, tmp_path: Path) -> None:
    pairs, picture, records = (tmp_path / name for name in ("a.csv", "b.svg", "c.jsonl"))
    files = ("--csv", pairs, "--plot", picture, "--records", records)
    ran = terminal.run("arena", "blind", "club", "random", "--deals", 80, "--json", *files)
    assert ran.code == 0 and not ran.err
    told = json.loads(ran.out)
    assert list(told) == ["deals", "points", "share", "interval", "replaced"]
    assert told["replaced"] == [0, 0]
    assert told["deals"] == 80 and 0.6 < told["share"] < 0.8
    rows = list(csv.DictReader(pairs.open()))
    assert len(rows) == 40 and rows[7]["cards"] == "arena/7"
    assert all(int(row["moves_a"]) >= 9 for row in rows)
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


def test_without_room_the_result_is_shown_and_no_file_is_spoilt(
    terminal: Terminal, tmp_path: Path
) -> None:
    pairs, picture, records = (tmp_path / name for name in ("a.csv", "b.svg", "c.jsonl"))
    pairs.write_text("old")
    files = ("--csv", pairs, "--plot", picture, "--records", records)
    with room_for(600):
        ran = terminal.run("arena", "cardano", "club", "random", "--deals", 30, *files)
    assert ran.code == 2 and "A  club" in ran.out and "30 deals in 15 pairs" in ran.out
    said = ran.err.splitlines()
    assert [line.split(" cannot")[0] for line in said] == [*map(str, (pairs, records, picture))]
    assert all("make room there" in line for line in said)
    assert pairs.read_text() == "old" and list(tmp_path.iterdir()) == [pairs]


def test_whose_moves_were_made_by_another_has_no_result(terminal: Terminal) -> None:
    program = f"{sys.executable} {NASTY} illegal"
    end = ("--deals", 2, "--seconds", 5)
    ran = terminal.run("arena", "cardano", program, "club", *end)
    assert ran.code == 0 and "100.0 %" in ran.out and "Not its own" in ran.out
    warning, verdict = ran.out.splitlines()[-2:]
    assert warning.startswith(f"The figures of {program} are not its own")
    assert verdict.startswith(f"So this says nothing of {program};")
    told = json.loads(terminal.run("arena", "cardano", "random", program, *end, "--json").out)
    assert told["replaced"] == [0, 1]


def test_a_file_that_fails_does_not_keep_the_others(terminal: Terminal, tmp_path: Path) -> None:
    records = tmp_path / "c.jsonl"
    files = ("--csv", "/dev/full", "--records", records)
    ran = terminal.run("arena", "cardano", "club", "random", "--deals", 4, "--json", *files)
    assert ran.code == 2 and json.loads(ran.out)["deals"] == 4
    assert ran.err.startswith("/dev/full cannot be written: No space") and ran.err.count("\n") == 1
    assert len(records.read_text().splitlines()) == 4


def test_files_that_are_one_are_refused_before_anything_is_played(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trappola.cli.arena.run", None)
    file = tmp_path / "a.svg"
    for one, other in (("--csv", "--records"), ("--csv", "--plot"), ("--plot", "--records")):
        ran = terminal.run("arena", "cardano", "club", "random", one, file, other, file)
        assert ran.code == 2 and not ran.out and not file.exists()
        assert f"{one} and {other} name the same file" in ran.err


def test_a_worker_that_dies_does_not_take_the_result_along(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dying(contest: Contest, *, pairs: int, jobs: int) -> Generator[Pair, None, None]:
        yield from run(contest, pairs=2)
        raise ArenaError("arena-worker-died")

    monkeypatch.setattr("trappola.cli.arena.run", dying)
    table = tmp_path / "a.csv"
    ran = terminal.run("arena", "cardano", "club", "random", "--deals", 50, "--csv", table)
    assert ran.code == 2 and "4 deals in 2 pairs" in ran.out and "worker process" in ran.err
    assert len(table.read_text().splitlines()) == 3
