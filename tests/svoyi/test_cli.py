"""``trappola svoyi solve``: the summary for people and for scripts, and errors in one line."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.terminal import Terminal
from trappola.svoyi import Checkpoint, Table, solve


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


def test_the_summary_for_people(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "a.svoyi"
    ran = terminal.run("svoyi", "solve", "--ranks", "4", "--out", str(file))
    assert ran.code == 0
    assert "38,960" in ran.out and "26,574" in ran.out and "49" in ran.out
    assert "svoyi-" not in ran.out
    assert "memory" in ran.err
    assert Table.load(file).counts.all.won == 38_960
    assert [each.name for each in tmp_path.iterdir()] == ["a.svoyi"]


def test_the_summary_for_scripts(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "a.svoyi"
    words = ("--form", "cover-and-lead", "--low-trump", "--no-distances", "--json")
    ran = terminal.run("svoyi", "solve", "--ranks", "3", *words, "--out", str(file))
    assert ran.code == 0
    found = json.loads(ran.out)
    assert found["form"] == "cover_and_lead" and found["low_trump"] and not found["distances"]
    assert [found["all"][key] for key in ("won", "lost", "drawn")] == [2_271, 1_314, 509]
    assert [found["mirror"][key] for key in ("won", "lost", "drawn")] == [30, 8, 26]
    assert found["sweeps"] == 17 and found["file"] == str(file)


def test_left_out_the_table_goes_to_the_data_folder(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert terminal.run("svoyi", "solve", "--ranks", "2", "--no-low-trump").code == 0
    (file,) = tmp_path.rglob("*.svoyi")
    assert file.name == "single-higher-trump-2.svoyi"


def test_it_goes_on_where_it_was(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "a.svoyi"
    with Checkpoint(tmp_path / "a.svoyi.sweeps") as checkpoint:
        solve(3, checkpoint=checkpoint)
    ran = terminal.run("svoyi", "solve", "--ranks", "3", "--out", str(file))
    assert ran.code == 0 and "after sweep" in ran.err
    assert "2,606" in ran.out


@pytest.mark.parametrize(
    "words",
    [
        ("--ranks", "10"),
        ("--ranks", "9", "--distances"),
        ("--ranks", "x"),
        ("--ranks", "3", "--form", "double"),
        ("--ranks", "3", "--threads", "0"),
        (),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    terminal: Terminal, tmp_path: Path, words: tuple[str, ...]
) -> None:
    ran = terminal.run("svoyi", "solve", *words, "--out", str(tmp_path / "a"))
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_no_memory_is_said_before_anything_is_made(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trappola.svoyi.memory_available", lambda: 1 << 20)
    monkeypatch.setattr(sys.modules[solve.__module__], "memory_available", lambda: 1 << 20)
    ran = terminal.run("svoyi", "solve", "--ranks", "7", "--out", str(tmp_path / "a"))
    assert ran.code == 2
    assert "1 MiB are free" in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("ended", [signal.SIGINT, signal.SIGTERM])
def test_who_ends_it_is_told_how_to_go_on(tmp_path: Path, ended: signal.Signals) -> None:
    """Seven ranks take far longer than it takes to press the keys."""
    file = tmp_path / "a.svoyi"
    words = ["-m", "trappola", "svoyi", "solve", "--ranks", "7", "--threads", "1", "--out"]
    process = subprocess.Popen(
        [sys.executable, *words, str(file)], stderr=subprocess.PIPE, text=True
    )
    sweeps = tmp_path / "a.svoyi.sweeps"
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and not (sweeps.exists() and sweeps.stat().st_size > 0):
        time.sleep(0.01)
    process.send_signal(ended)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "goes on after sweep" in err and "Traceback" not in err
    assert sweeps.exists() and not file.exists()
