"""All words a person reads come from here: Fluent catalogues, one folder a language.

``tell("must-follow", suit=Term("suit-italian-s"))`` gives the message of that key in the language
in use. What an argument is decides how it is said:

* a :class:`Term` is another message, said in the same language; its attributes are its other
  grammatical forms: for ``suit=Term(…)`` a message may say ``{ $suit }``, or ``{ $suit-gen }``
  where the catalogue of that language gives the suit an attribute ``.gen``;
* :class:`Cards` are codes of cards, said with the letters of the language;
* a list is said as "a, b and c"; a :class:`Row` as "a, b, c";
* numbers are written as the language writes them.

A message is read when it is first said, so that importing and starting stay quick.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple, Self
from unicodedata import category

from trappola.languages import DEFAULT_LANGUAGE, languages
from trappola.suits import CARD, Seen

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LONGEST = 400
"""Letters of an argument that are shown."""
MARKS = "\u2068", "\u2069"
"""What encloses the code of a card for who shows cards as signs; no eye sees them."""
MARKED = re.compile(f"{MARKS[0]}({CARD.pattern}){MARKS[1]}")
"""A card in a sentence that was told in a :class:`Marked` language."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_WORD = re.compile(r"\S+")


class Term:
    """A message that is an argument of another: a suit, a rank, a game, a declaration."""

    def __init__(self, key: str, /, **arguments: Any) -> None:
        self.key = key
        self.arguments = arguments

    def __repr__(self) -> str:
        more = "".join(f", {name}={value!r}" for name, value in self.arguments.items())
        return f"Term({self.key!r}{more})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


class Cards(NamedTuple):
    """Codes of cards, or an action with some; the blanks between the words stay as they are."""

    text: str


class Row(tuple[Any, ...]):
    """A list that is no part of a sentence: commas alone stand between its items."""


class Viewed(str):
    """A language as one viewer reads it: who sees a pack in other suits is told of those.

    Args:
        seen: in which suits; the same as in ``language`` if left out.
    """

    seen: Seen | None

    def __new__(cls, language: str, seen: Seen | None = None) -> Self:
        self = super().__new__(cls, language)
        self.seen = seen or seen_in_language(language)
        return self


class Coded(Viewed):
    """A language in which cards keep the code that records write: for what speaks of a record."""

    def __init__(self, *_: Any) -> None:
        self.seen = None  # a record knows its own pack alone


class Marked(Viewed):
    """A language in which cards keep their code, between marks: for who shows them as signs."""


def seen_in_language(language: str | None = None) -> Seen | None:
    """In which suits who speaks a language, or that of this process, sees a pack."""
    language = _current if language is None else language
    return language.seen if isinstance(language, Viewed) else None


_current = DEFAULT_LANGUAGE


def speak(language: str) -> None:
    """Sets the language of this process: of all that is told without naming one."""
    global _current
    _current = language


def spoken() -> str:
    """The language of this process."""
    return _current


class _Catalogue:
    """The messages of a language; each is parsed when it is first asked for.

    For who sees a pack in other suits, the names of its suits and ranks are those of the others.
    """

    def __init__(self, language: str, seen: Seen | None) -> None:
        from fluent.runtime import FluentBundle

        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self.waiting: dict[str, str] = {}
        folder = resources.files("trappola") / "locales" / language
        for entry in folder.iterdir():
            if entry.name.endswith(".ftl"):
                self._cut(entry.read_text("utf-8"))
        for key, other in (seen.words if seen else {}).items():
            if other in self.waiting:
                self.waiting[key] = key + self.waiting[other].removeprefix(other)

    def _cut(self, text: str) -> None:
        starts = list(_ENTRY.finditer(text))
        for start, end in zip(
            starts, [*(found.start() for found in starts[1:]), None], strict=True
        ):
            self.waiting.setdefault(start[1], text[start.start() : end])

    def message(self, key: str) -> Any:
        """A message, None if there is none."""
        self._read(key)
        return self.bundle.get_message(key) if self.bundle.has_message(key) else None

    def _read(self, key: str) -> None:
        """Parses an entry and those it refers to."""
        text = self.waiting.pop(key, None)
        if text is None:
            return
        from fluent.runtime import FluentResource

        self.bundle.add_resource(FluentResource(text))
        for name in _REFERENCE.findall(text):
            self._read(name)


@cache
def _read_catalogue(language: str, seen: Seen | None) -> _Catalogue:
    return _Catalogue(language, seen)


def _catalogue(language: str) -> _Catalogue:
    known = str(language) if language in languages() else DEFAULT_LANGUAGE
    return _read_catalogue(known, seen_in_language(language))


def _message(key: str, language: str) -> Any:
    return _catalogue(language).message(key)


def has(key: str, language: str | None = None) -> bool:
    """Whether the catalogue has a message (or ``message.attribute``) of this key."""
    name, _, attribute = key.partition(".")
    message = _message(name, DEFAULT_LANGUAGE if language is None else language)
    return message is not None and (not attribute or attribute in message.attributes)


def tell(key: str, language: str | None = None, /, **arguments: Any) -> str:
    """The message of a key, or the key itself where no catalogue has it.

    Args:
        key: of a message; ``message.attribute`` names an attribute of one.
        language: the one of this process if left out. A :class:`Coded` or :class:`Marked` one
            says how cards are written.
    """
    if language is None:
        language = _current
    name, _, attribute = key.partition(".")
    message = _message(name, language)
    pattern = None
    if message is not None:
        pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        if language == DEFAULT_LANGUAGE or language not in languages():
            return key
        return tell(key, _in_default(language), **arguments)
    catalogue = _catalogue(language)
    words: dict[str, Any] = {}
    for argument, value in arguments.items():
        words[argument] = _word(value, language)
        if isinstance(value, Term):
            words |= _forms(argument, value, language)
    return str(catalogue.bundle.format_pattern(pattern, words)[0])


def _in_default(language: str) -> str:
    """The language behind all others, for the same viewer."""
    if isinstance(language, Viewed):
        return type(language)(DEFAULT_LANGUAGE, language.seen)
    return DEFAULT_LANGUAGE


def _word(value: Any, language: str) -> Any:
    if isinstance(value, Term):
        return tell(value.key, language, **value.arguments)
    if isinstance(value, Cards):
        return _WORD.sub(lambda found: _card(found[0], language), _printable(value.text))
    if isinstance(value, str):
        return _printable(value)
    if isinstance(value, int | float):
        return value
    if isinstance(value, Iterable):
        return _listed([str(_word(item, language)) for item in value], language, type(value))
    return str(value)


def _forms(argument: str, term: Term, language: str) -> dict[str, str]:
    """The other grammatical forms of a term: ``suit-gen`` and so on."""
    message = _message(term.key, language)
    return {
        f"{argument}-{form}": tell(f"{term.key}.{form}", language, **term.arguments)
        for form in (message.attributes if message is not None else ())
    }


def _card(code: str, language: str) -> str:
    if isinstance(language, Coded):
        return code
    if isinstance(language, Marked) and CARD.fullmatch(code):
        return code.join(MARKS)
    seen = seen_in_language(language)
    if seen is not None:
        code = seen.card(code)
    return letter_of(code[:-1], language) + code[-1:]


@cache
def letter_of(rank: str, language: str | None = None) -> str:
    """What stands for a rank on a card: K is R in Italian, for re; numbers stay as they are.

    >>> letter_of("N", "en"), letter_of("10", "en")
    ('N', '10')
    """
    key = f"letter-{rank}"
    return tell(key, language) if has(key) else rank


def _listed(items: list[str], language: str, kind: type) -> str:
    """A list in words."""
    if not items:
        return ""
    said = items[0]
    for place, item in enumerate(items[1:], 2):
        last = place == len(items) and not issubclass(kind, Row)
        said = _join("list-last" if last else "list-next", language, said, item)
    return said


def _join(key: str, language: str, before: str, next: str) -> str:
    pattern = _message(key, language).value
    words = {"before": before, "next": next}
    return str(_catalogue(language).bundle.format_pattern(pattern, words)[0])


def _printable(text: str) -> str:
    """Text from outside without what could move the cursor or pass for a card, and not endless."""
    clean = "".join(
        "�" if category(letter) in ("Cc", "Cs") or letter in MARKS else letter for letter in text
    )
    return clean if len(clean) <= LONGEST else clean[:LONGEST] + "…"
