"""Where the pages of the rule book lie, and which of them there are in a language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import trappola
from trappola.errors import TrappolaError
from trappola.games import PRESETS
from trappola.languages import DEFAULT_LANGUAGE

RECORDS = "deals"
"""The folder beside the languages that holds the records of worked deals."""


class NoPage(TrappolaError):
    """The rule book is not there, or has no page of this name."""


class Page(NamedTuple):
    """A page as it was found.

    Attributes:
        language: the one it is in; English where it is not translated.
        text: its Markdown.
    """

    name: str
    language: str
    text: str


def _places() -> tuple[Path, ...]:
    """Installed in the package, or in the repository."""
    package = Path(trappola.__file__).parent
    return package / "rules", package.parent.parent / "docs" / "rules"


@cache
def rules_folder() -> Path:
    """The folder of the rule book.

    Raises:
        NoPage: the package was installed without it.
    """
    for place in _places():
        if (place / DEFAULT_LANGUAGE).is_dir():
            return place
    raise NoPage("no-book")


def languages() -> tuple[str, ...]:
    """The languages that have pages, English first."""
    found = sorted(
        each.name for each in rules_folder().iterdir() if each.is_dir() and each.name != RECORDS
    )
    return (DEFAULT_LANGUAGE, *(each for each in found if each != DEFAULT_LANGUAGE))


def page_names(language: str = DEFAULT_LANGUAGE) -> list[str]:
    """The pages of a language, by name."""
    return sorted(file.stem for file in (rules_folder() / language).glob("*.md"))


def open_page(name: str, language: str = DEFAULT_LANGUAGE) -> Page:
    """A page in a language; the English one where it is not translated.

    A variant without a page of its own is told on the page of its game.

    Raises:
        NoPage: there is no such page.
    """
    names = [name, PRESETS[name].game] if name in PRESETS else [name]
    for one in names:
        for spoken in (language, DEFAULT_LANGUAGE):
            if one in page_names(spoken):
                text = (rules_folder() / spoken / f"{one}.md").read_text("utf-8")
                return Page(one, spoken, text)
    raise NoPage("no-rules", game=name)
