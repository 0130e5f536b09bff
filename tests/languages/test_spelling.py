"""No word is misspelt, in any language: neither in the catalogues nor in the rule book."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from languages.spelling import DICTIONARIES, own_words, unknown
from trappola.languages import languages
from trappola.translating.words import paragraphs


@pytest.fixture(scope="module", autouse=True)
def hunspell() -> None:
    """Without it these tests fail; they are not skipped."""
    assert shutil.which("hunspell"), "these tests need hunspell: apt-get install hunspell"


@pytest.mark.parametrize("language", languages())
def test_every_word_is_known(language: str) -> None:
    assert unknown(language) == []


def test_every_language_has_a_dictionary() -> None:
    assert set(languages()) <= set(DICTIONARIES)


def test_a_word_list_holds_no_word_twice() -> None:
    for language in DICTIONARIES:
        assert all(" " not in word for word in own_words(language))


def test_code_addresses_and_generated_parts_are_not_read(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "One `wrnog` [two](htp://adress)\n<!-- deal x -->\nwrnog\n<!-- /deal -->\nthree\n"
    )
    read = [(line, text.split()) for _, line, text in paragraphs(page)]
    assert read == [(1, ["One", "[two"]), (5, ["three"])]
