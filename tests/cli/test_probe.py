"""``trappola svoyi probe`` and ``tables``: for people, for scripts, and what cannot be asked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.terminal import Terminal
from trappola import Match
from trappola.svoyi import open_table, shelf, solve
from trappola.svoyi.oracle import SvoyiOracle


@pytest.fixture
def match() -> Match:
    match = Match("svoyi", seats=("Ann", "Ben"), seed="probe")
    match.deal()
    for _ in range(2):
        match.apply(match.legal_actions()[0])
    return match


def written(match: Match, tmp_path: Path) -> Path:
    file = tmp_path / "game.trappola"
    file.write_text(match.record.to_text(), "utf-8")
    return file


def test_for_scripts(terminal: Terminal, tmp_path: Path, match: Match) -> None:
    match.apply(match.legal_actions()[0])  # within a bout
    ran = terminal.run("svoyi", "probe", written(match, tmp_path), "--json")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert match.to_act is not None
    answer = SvoyiOracle(open_table(6).form, open_table(6)).ask(match.view(match.to_act))
    assert answer is not None
    assert list(found) == ["value", "distance", "actions", "line"]
    assert (found["value"], found["distance"]) == answer[:2]
    assert [each["action"] for each in found["actions"]] == [
        each.action.text for each in answer.actions
    ]
    assert {each["action"] for each in found["actions"]} == {
        each.text for each in match.legal_actions()
    }
    for step in found["line"]:
        seat, _, action = step.partition(" ")
        match.apply(action, int(seat))
    assert match.over


def test_for_people(terminal: Terminal, tmp_path: Path, match: Match) -> None:
    ran = terminal.run("svoyi", "probe", written(match, tmp_path))
    assert ran.code == 0
    who = match.names[match.to_act or 0]
    assert f"{who} wins, in" in ran.out and "Best play" in ran.out
    assert "oracle-" not in ran.out and "svoyi-" not in ran.out


def test_without_a_table_it_says_so(terminal: Terminal, tmp_path: Path) -> None:
    match = Match("svoyi", {"ranks": 13}, seed="x")
    match.deal()
    for _ in range(2):
        match.apply(match.legal_actions()[0])
    ran = terminal.run("svoyi", "probe", written(match, tmp_path))
    assert ran.code == 0 and "Nobody knows" in ran.out and "No table" in ran.out


def test_what_cannot_be_asked(terminal: Terminal, tmp_path: Path, finished: Path) -> None:
    undealt = Match("svoyi", seed=1)
    undealt.deal()
    odd = Match("svoyi", {"last_card_must_stand": True}, seed=1)
    odd.deal()
    files = [finished, tmp_path / "none"]
    for number, each in enumerate((Match("svoyi", seed=1), undealt, odd)):
        file = tmp_path / f"{number}"
        file.write_text(each.record.to_text(), "utf-8")
        files.append(file)
    words = ("only Svoyi Kozyri", "No such file", "is over", "suits", "house rules")
    for file, word in zip(files, words, strict=True):
        ran = terminal.run("svoyi", "probe", file)
        assert ran.code == 2 and ran.out == "" and word in ran.err
        assert len(ran.err.strip().splitlines()) == 1


def test_tables_are_listed_and_checked(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    solve(3).save(shelf.folder() / "three.svoyi")
    ran = terminal.run("svoyi", "tables", "--check")
    assert ran.code == 0
    assert ran.out.count("24 cards") == 2 and "12 cards" in ran.out and "three.svoyi" in ran.out
    file = shelf.folder() / "three.svoyi"
    data = bytearray(file.read_bytes())
    data[-99] ^= 1
    file.write_bytes(data)
    ran = terminal.run("svoyi", "tables", "--check")
    assert ran.code == 2 and "three.svoyi does not agree" in ran.err


def test_without_a_table_the_remedy_is_told(terminal: Terminal, tmp_path: Path) -> None:
    """The command that makes the table, where there is one; scripts hear it on standard error."""
    for ranks, remedy in ((8, "trappola svoyi solve --ranks 8"), (10, "")):
        large = Match("svoyi", seed="large", ranks=ranks)
        large.deal()
        for _ in range(2):
            large.apply(large.legal_actions()[0])
        file = written(large, tmp_path)
        ran = terminal.run("svoyi", "probe", file)
        assert ran.code == 0 and ("trappola svoyi solve" in ran.out) is bool(remedy)
        assert remedy in ran.out
        ran = terminal.run("svoyi", "probe", file, "--json")
        assert json.loads(ran.out)["actions"] and remedy in ran.err


def test_a_limit_of_turns_does_not_hide_what_is_known(terminal: Terminal, tmp_path: Path) -> None:
    for limit, known in (("600", True), ("fewer_cards_wins:600", False)):
        match = Match("svoyi", seed="limit", max_turns=int(limit) if known else limit)
        match.deal()
        for _ in range(2):
            match.apply(match.legal_actions()[0])
        ran = terminal.run("svoyi", "probe", written(match, tmp_path))
        assert (ran.code == 0) is known
        assert known or "not solved" in ran.err
