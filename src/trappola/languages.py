"""Which languages there are, and which of them is nearest to what a person wishes."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources

DEFAULT_LANGUAGE = "en"
VARIABLE = "TRAPPOLA_LANGUAGE"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What the system says, the first that is set: as POSIX wants it."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    folder = resources.files("trappola") / "locales"
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.is_dir()))


@cache
def kin() -> dict[str, str]:
    """For languages without a catalogue the one most of their speakers read, the page's too."""
    file = resources.files("trappola") / "locales" / "kin.json"
    return dict(json.loads(file.read_text("utf-8")))


def nearest(*wishes: str) -> str:
    """The language that is nearest to wishes such as ``de-AT``, the dearest first.

    A wish is met by its language, by the language without its country, or by the one that its
    speakers read as well (:func:`kin`); the first wish that can be met is. Else it is English.

    >>> nearest("en-GB"), nearest("tlh", "en"), nearest()
    ('en', 'en', 'en')
    """
    for wish in wishes:
        tag = wish.replace("_", "-").casefold()
        for known in (tag, tag.partition("-")[0], kin().get(tag.partition("-")[0], "")):
            if known in languages():
                return known
    return DEFAULT_LANGUAGE


def is_met(wish: str, language: str) -> bool:
    """Whether a language is the one that was wished for, of whichever country."""
    return wish.replace("_", "-").partition("-")[0].casefold() == language


def accepted(header: str | None) -> list[str]:
    """The languages of an Accept-Language header, the dearest first.

    >>> accepted("en;q=0.5, cs, de-AT;q=0.8, fr;q=0")
    ['cs', 'de-AT', 'en']
    """
    weighed: list[tuple[float, str]] = []
    for part in (header or "").split(","):
        tag, _, weight = part.strip().partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            quality = 0.0
        if tag.strip() not in ("", "*") and quality > 0:
            weighed.append((-quality, tag.strip()))
    return [tag for _, tag in sorted(weighed, key=lambda one: one[0])]


def of_system(environment: Mapping[str, str] | None = None) -> str:
    """The language that the system is set to, as a wish; empty if it says none."""
    said: Iterable[str] = (
        (os.environ if environment is None else environment).get(name, "") for name in SYSTEM
    )
    first = next((each for each in said if each), "")
    tag = first.partition(".")[0].partition("@")[0]
    return "" if tag in ("C", "POSIX") else tag
