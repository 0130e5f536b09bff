"""Every catalogue is whole and right, and the check finds what is wrong with one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from trappola.languages import kin, languages
from trappola.translating.catalogue import LOCALES
from trappola.translating.check import problems_of


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_is_whole_and_right(language: str) -> None:
    assert [str(problem) for problem in problems_of(language)] == []


def test_kin_lead_to_languages_of_the_project() -> None:
    assert set(kin().values()) <= {"en", "it", "es", "pt", "de", "cs"}


FAULTS = {
    # a message as it is changed, what the check says of it
    "junk": ("deal-over = { $who", "not Fluent"),
    "unknown term": ("deal-over = The { -trik } is over.", "there is no -trik"),
    "unknown message": ("deal-over = { nothing-here }", "there is no nothing-here"),
    "unknown form": ('deal-over = { -deal(as: "gen") }', "no form [gen]"),
    "unknown variable": ("deal-over = { $who } { -deal }", "there is no $who here"),
    "unknown form of a variable": ("must-follow = { $card } { $suit-gen }", "the form .gen"),
    "left out": ("must-follow = { $card }!", "$suit is left out"),
    "term left out": ("deal-over = Fertig.", "the term -deal is not used"),
    "plural": (
        "event-stake = { $number ->\n [one] { $who } { -chip } { -pot }\n"
        " *[few] { $who } { $number } { -chips } { -pot }\n }",
        "the plural wants [other]",
    ),
    "unknown key": ("deal-ovver = { -deal } aus", "no such message"),
    "unknown attribute": ("deal-over = { -deal } aus\n    .why = weil", "no such message"),
    "letter": ("letter-K = Ž", "one capital"),
    "twin": ("letter-K = A", "stands for letter-A"),
    "still English": ("not-held = { $card } is not in the hand.", "not-held: still English"),
}


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """A language without a fault, made of the English one by letters with accents."""
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    shutil.copytree(LOCALES / "en", tmp_path / "de")
    return tmp_path


def faults(locales: Path) -> list[str]:
    return [str(each) for each in problems_of("de", locales) if "still English" not in each.reason]


def test_a_copy_of_english_has_only_its_english(locales: Path) -> None:
    assert faults(locales) == []
    assert len(problems_of("de", locales)) > 500


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found_with_its_line(locales: Path, fault: str) -> None:
    message, said = FAULTS[fault]
    key = message.partition(" =")[0]
    file = next(
        (
            file
            for file in (locales / "de").glob("*.ftl")
            if f"\n{key} =" in file.read_text("utf-8")
        ),
        locales / "de" / "errors.ftl",
    )
    lines = file.read_text("utf-8").split("\n")
    start = next((at for at, line in enumerate(lines) if line.startswith(f"{key} =")), len(lines))
    end = start + 1
    while end < len(lines) and lines[end][:1] in (" ", "}"):
        end += 1
    lines[start:end] = message.split("\n")
    file.write_text("\n".join(lines), "utf-8")
    found = [each for each in problems_of("de", locales) if said in each.reason]
    assert found
    assert found[0].file == file
    assert start < found[0].line <= start + message.count("\n") + 2


def test_a_missing_message_and_one_that_is_there_twice(locales: Path) -> None:
    file = locales / "de" / "table.ftl"
    text = file.read_text("utf-8")
    file.write_text(text.replace("no-hello =", "undo-not-asked ="), "utf-8")
    found = faults(locales)
    assert any("no-hello is missing" in each for each in found)
    assert any("undo-not-asked is there twice" in each for each in found)
