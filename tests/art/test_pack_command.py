"""``trappola pack``."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from full_disk import room_for
from trappola.cli.app import run


def errors(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines on standard error."""
    return capsys.readouterr().err.splitlines()


def test_single_cards_are_written(tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    assert run(["pack", "--svg", str(folder)]) == 0
    assert len(list(folder.glob("*.svg"))) == 37
    assert run(["pack", "french", "--svg", str(tmp_path / "french"), "--style", "large"]) == 0
    assert len(list((tmp_path / "french").glob("*.svg"))) == 53


def test_files_are_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "Kc.svg").write_text("mine")
    assert run(["pack", "--svg", str(tmp_path)]) == 2
    assert len(lines := errors(capsys)) == 1
    assert "Kc.svg" in lines[0] and "--force" in lines[0]
    assert [path.name for path in tmp_path.iterdir()] == ["Kc.svg"]
    assert (tmp_path / "Kc.svg").read_text() == "mine"
    assert run(["pack", "--svg", str(tmp_path), "--force"]) == 0
    assert (tmp_path / "Kc.svg").read_text() != "mine"


@pytest.mark.parametrize(
    "words,there",
    [
        (["spanish", "--svg", "x"], "italian and french"),
        (["--svg", "x", "--style", "tiny"], "pictures and large"),
        (["--svg", "x", "--corners", "xx"], "cs, de, en, es, fr, it and pt"),
        (["--pdf", "x", "--paper", "a3"], "a4 and letter"),
        (["--pdf", "x", "--size", "tarot"], "poker, old and narrow"),
        ([], "--svg"),
    ],
)
def test_what_is_unknown_is_one_line_that_lists_what_there_is(
    words: list[str],
    there: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["pack", *words]) == 2
    assert len(lines := errors(capsys)) == 1
    assert there in lines[0]
    assert not list(tmp_path.iterdir())


def test_a_file_is_no_folder_and_a_folder_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "plain").write_text("mine")
    assert run(["pack", "--svg", str(tmp_path / "plain"), "--force"]) == 2
    assert "is a file" in errors(capsys)[0]
    assert run(["pack", "--pdf", str(tmp_path), "--force"]) == 2
    assert "is a folder" in errors(capsys)[0]
    assert (tmp_path / "plain").read_text() == "mine"


def test_a_missing_folder_is_told_with_those_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pictures").mkdir()
    assert run(["pack", "--svg", str(tmp_path / "picture" / "cards")]) == 2
    assert len(lines := errors(capsys)) == 1
    assert "pictures" in lines[0]


def test_without_the_libraries_a_pdf_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "reportlab", None)
    monkeypatch.setitem(sys.modules, "reportlab.pdfgen.canvas", None)
    assert run(["pack", "--pdf", str(tmp_path / "pack.pdf"), "--svg", str(tmp_path / "c")]) == 2
    assert len(lines := errors(capsys)) == 1
    assert "trappola[print]" in lines[0]
    assert not list(tmp_path.iterdir())


def test_without_room_no_file_is_spoilt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, paper = tmp_path / "cards", tmp_path / "pack.pdf"
    with room_for(500):
        assert run(["pack", "--svg", str(folder)]) == 2
        assert run(["pack", "french", "--style", "large", "--pdf", str(paper)]) == 2
    card, sheets = errors(capsys)
    assert "back.svg cannot be written" in card and "pack.pdf cannot be written" in sheets
    assert list(tmp_path.rglob("*.*")) == []


def test_cards_and_sheets_cannot_be_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    both = str(tmp_path / "pack")
    assert run(["pack", "--svg", both, "--pdf", both]) == 2
    assert "--svg and --pdf name the same file" in errors(capsys)[0]
    assert not (tmp_path / "pack").exists()
