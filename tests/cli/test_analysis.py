"""``trappola play --analysis``: marks, the way to the end, taking back, mistakes afterwards."""

from __future__ import annotations

import re
from pathlib import Path

from cli.terminal import Terminal
from trappola import Record


def test_every_action_is_marked_and_the_first_line_goes_to_the_end(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "m.trappola"
    words = ("play", "svoyi", "--seed", "3", "--save", file, "--analysis", "--humans", "2")
    ran = terminal.run(*words, answers=["1", "1", "win", "q"])
    assert ran.code == 0
    assert "Analysis is on" in ran.out and "wins, in" in ran.out
    marks = re.findall(r"^ +\d+  10?\w+ +(wins|loses) in \d+$", ran.out, re.MULTILINE)
    assert "wins" in marks and "loses" in marks
    assert re.search(r"^1\. \w+ ", ran.out, re.MULTILINE)
    assert "--analysis" in ran.out  # how to go on
    assert "oracle-" not in ran.out and "svoyi-" not in ran.out


def test_an_action_is_taken_back(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "m.trappola"
    words = ("play", "svoyi", "--seed", "3", "--save", file, "--analysis")
    assert terminal.run(*words, answers=["1", "back", "1", "1", "back", "q"]).code == 0
    record = Record.parse(file.read_text("utf-8"))
    own = [action for seat, action in record.deals[0].actions if seat == 0]
    assert len(own) == 1


def test_mistakes_are_told_after_the_deal(terminal: Terminal, tmp_path: Path) -> None:
    """Nobody at the keyboard: the Club player goes wrong against itself."""
    words = ("play", "svoyi", "--seed", "5", "--save", tmp_path / "m", "--analysis")
    ran = terminal.run(*words, "--humans", "0")
    assert ran.code == 0
    assert "gave the win away" in ran.out or "Nobody gave anything away" in ran.out
    assert re.search(r"mistakes?:", ran.out)


def test_without_it_there_are_no_marks_and_no_such_words(
    terminal: Terminal, tmp_path: Path
) -> None:
    ran = terminal.run(
        "play", "svoyi", "--seed", "3", "--save", tmp_path / "m", answers=["1", "win", "back", "q"]
    )
    assert ran.code == 0 and "wins in" not in ran.out
    assert '"win" is not understood' in ran.out and '"back" is not understood' in ran.out


def test_games_that_hide_something_refuse_it(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run("play", "classica", "--save", tmp_path / "m", "--analysis")
    assert ran.code == 2 and "cannot be analysed" in ran.err
    assert not (tmp_path / "m").exists()
