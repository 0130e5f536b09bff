"""Fixtures for the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal import Terminal
from trappola import Match
from trappola.players import ClubPlayer, choose_safely


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal that is no terminal: plain text."""
    return Terminal(capsys, monkeypatch)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A record of one deal of classica, in JSON."""
    match = Match("classica", seats=("Ann", "Ben"), seed="cli")
    match.deal()
    player = ClubPlayer()
    while match.to_act is not None:
        match.apply(choose_safely(player, match.view(match.to_act)))
    file = tmp_path / "game.json"
    file.write_text(match.record.to_json(), "utf-8")
    return file
