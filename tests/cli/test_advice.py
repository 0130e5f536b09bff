"""``hint`` and ``why`` in the terminal, and what is said where a table of values is damaged.

Finds a hint without a reason, a reason told before its time, a traceback in place of a sentence.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal import Terminal
from trappola import Match
from trappola.players.hint import HintError, hint_for
from trappola.svoyi import shelf

PACKAGE = Path(shelf.__file__).parent / "tables" / "single-low-trump-6.svoyi"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder for tables of somebody who has not been here before."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    shelf._opened.cache_clear()
    shelf.folder().mkdir(parents=True)
    return shelf.folder()


def test_a_hint_names_an_action_and_why(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run(
        "play", "cardano", "--seed", "1", "--save", tmp_path / "m.json", answers=["hint", "q"]
    )
    assert "The master would choose:" in ran.out and "On the average" in ran.out


def test_why_tells_the_deal_that_is_over(terminal: Terminal, tmp_path: Path) -> None:
    words = ["play", "cardano", "--exchange", "none", "--seed", "1", "--save", tmp_path / "m.json"]
    ran = terminal.run(*words, answers=[*["1"] * 9, "why", "q"])
    before, _, after = ran.out.partition("wins the deal")
    assert "Ben: " in after and "trick" in after
    reasons = [line for line in after.splitlines() if line.startswith("Ben: ")]
    assert len(reasons) == 9 and not [line for line in before.splitlines() if line in reasons]


DAMAGES = {
    "no table at all": b"nonsense\n",
    "broken off": PACKAGE.read_bytes()[:200_000],
    "something else in the middle": PACKAGE.read_bytes()[:200_000]
    + b"garbage"
    + PACKAGE.read_bytes()[200_007:],
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_one_sentence_and_how_to_mend_it(
    terminal: Terminal, tmp_path: Path, data: Path, damage: str
) -> None:
    ranks = 9 if damage == "no table at all" else 6
    file = data / f"single-low-trump-{ranks}.svoyi"
    file.write_bytes(DAMAGES[damage])
    words = ["play", "svoyi", "--ranks", str(ranks), "--save", tmp_path / "m.json"]
    ran = terminal.run(*words, "--computer", "perfect")
    assert ran.code == 2 and ran.err.count("\n") == 1
    assert str(file) in ran.err and f'"trappola svoyi solve --ranks {ranks}"' in ran.err
    assert not (tmp_path / "m.json").exists()
    played = terminal.run(*words, "--computer", "club", answers=["1"] * 5)
    assert played.code == 0, "who asks no table is not disturbed"


def test_a_missing_table_is_told_and_the_match_goes_on(
    terminal: Terminal, tmp_path: Path, data: Path
) -> None:
    words = ["play", "svoyi", "--ranks", "9", "--save", tmp_path / "m.json"]
    ran = terminal.run(*words, "--computer", "perfect", answers=["1", "1"])
    assert ran.code == 0
    told = " ".join(ran.out.split())
    assert 'made by "trappola svoyi solve --ranks 9"' in told and list(data.iterdir()) == []


def test_a_hint_over_a_damaged_table_says_what_is_damaged(data: Path) -> None:
    (data / "single-low-trump-6.svoyi").write_bytes(DAMAGES["broken off"])
    match = Match("svoyi", seed="1")
    match.deal()
    with pytest.raises(HintError, match="damaged"):
        hint_for(match.view(match.to_act), seconds=0.01)
