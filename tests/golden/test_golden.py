"""Finds any change of what a game does, in a match whose every step is written down."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.playthrough import NAMES, playthrough
from trappola import Match, Record

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", NAMES)
def test_the_playthrough_is_as_it_was(name: str) -> None:
    assert playthrough(name) == (HERE / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_the_record_in_the_file_still_replays(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text("utf-8")
    record = Record.from_text(text[text.index("trappola-text/1") :])
    assert Match.from_record(record).record == record


def test_no_game_is_missing() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == set(NAMES)
