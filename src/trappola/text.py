"""All words a person reads come from here: Fluent catalogues, one folder a language.

``tell("must-follow", suit=Term("suit-italian-s"))`` gives the message of that key. An
argument may be a :class:`Term`, the key of another message, and is then said in the same
language. The catalogues are read at the first use, so that importing stays quick.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple
from unicodedata import category

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT_LANGUAGE = "en"
LONGEST = 400
"""Letters of an argument that are shown."""


class Term(NamedTuple):
    """A name that is itself a message: a suit, a rank, a game."""

    key: str


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    folder = resources.files("trappola") / "locales"
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.is_dir()))


@cache
def bundle(language: str) -> FluentBundle:
    """The catalogue of a language; the default one where there is none."""
    from fluent.runtime import FluentBundle, FluentResource

    if language not in languages():
        return bundle(DEFAULT_LANGUAGE)
    result = FluentBundle([language], use_isolating=False)
    folder = resources.files("trappola") / "locales" / language
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            result.add_resource(FluentResource(entry.read_text("utf-8")))
    return result


def has(key: str, language: str = DEFAULT_LANGUAGE) -> bool:
    """Whether the catalogue has a message (or ``message.attribute``) of this key."""
    name, _, attribute = key.partition(".")
    catalogue = bundle(language)
    if not catalogue.has_message(name):
        return False
    return not attribute or attribute in catalogue.get_message(name).attributes


def tell(key: str, language: str = DEFAULT_LANGUAGE, /, **arguments: Any) -> str:
    """The message of a key, or the key itself where no catalogue has it.

    ``message.attribute`` names an attribute of a message.
    """
    if not has(key, language):
        return key if language == DEFAULT_LANGUAGE else tell(key, DEFAULT_LANGUAGE, **arguments)
    name, _, attribute = key.partition(".")
    catalogue = bundle(language)
    message = catalogue.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        return key
    words = {name: _word(value, language) for name, value in arguments.items()}
    return str(catalogue.format_pattern(pattern, words)[0])


def _word(value: Any, language: str) -> Any:
    if isinstance(value, Term):
        return tell(value.key, language)
    if isinstance(value, str):
        return _printable(value)
    if isinstance(value, int | float):
        return value
    if isinstance(value, Iterable):
        return ", ".join(str(_word(item, language)) for item in value)
    return str(value)


def _printable(text: str) -> str:
    """Text from outside without what could move the cursor, and not without end."""
    clean = "".join("�" if category(letter) in ("Cc", "Cs") else letter for letter in text)
    return clean if len(clean) <= LONGEST else clean[:LONGEST] + "…"
