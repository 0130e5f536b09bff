"""Words side by side in all languages: the glossary, and the letters on the cards."""

from __future__ import annotations

from collections.abc import Iterable

from trappola.art.letters import letter_of
from trappola.book.blocks import BookError
from trappola.book.markdown import table
from trappola.languages import DEFAULT_LANGUAGE, languages
from trappola.text import has, tell

LETTERED = ("A", "K", "N", "Q", "J")
"""The ranks that show a letter."""


def in_order(language: str) -> list[str]:
    """All languages, that of the page first."""
    return [language, *(each for each in languages() if each != language)]


def letters_table(language: str) -> str:
    """What stands in the corner of a card, and its name, in each language."""
    spoken = in_order(language)
    rows = [
        [
            f"`{rank}`",
            *(f"**{letter_of(rank, each)}** {tell(f'rank-{rank}', each)}" for each in spoken),
        ]
        for rank in LETTERED
    ]
    return table([tell("book-code", language), *_names(spoken)], rows)


def terms_table(group: str, language: str) -> str:
    """The terms of a group in each language.

    Raises:
        BookError: there is no such group.
    """
    spoken = in_order(language)
    rows = [
        [tell(key, each) if has(key, each) else "" for each in spoken] for key in term_keys(group)
    ]
    if not rows:
        raise BookError("book-no-terms", group=group)
    return table(_names(spoken), rows)


def term_keys(group: str) -> list[str]:
    """The messages of a group of terms, in the order of the English catalogue."""
    return [key for key in _keys() if key.startswith(f"term-{group}-")]


def _keys() -> Iterable[str]:
    from importlib import resources

    file = resources.files("trappola") / "locales" / DEFAULT_LANGUAGE / "terms.ftl"
    lines = file.read_text("utf-8").splitlines()
    return [line.partition(" =")[0] for line in lines if line.startswith("term-")]


def _names(spoken: Iterable[str]) -> list[str]:
    """The languages, each by its own name."""
    return [tell("language-name", each) for each in spoken]
