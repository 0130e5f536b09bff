"""The parts of a page that the engine writes: found in the text, and filled.

A part begins with a comment that names its kind and what it is about, and ends with another:
``<!-- score classica-1 match_scoring=full_points -->`` … ``<!-- /score -->``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from trappola.errors import TrappolaError

OPEN = re.compile(r"^<!-- ([a-z]+)((?: [^\s<>]+)*) -->$", re.MULTILINE)


class BookError(TrappolaError):
    """A page asks for something that is not there."""


class Block(NamedTuple):
    """What a page asks for.

    Attributes:
        kind: ``deal``, ``options``, …
        words: what it is about, without the settings.
        settings: the words ``key=value``, in order.
        start: where its text begins in the page.
        end: where it ends.
    """

    kind: str
    words: tuple[str, ...]
    settings: tuple[tuple[str, str], ...]
    start: int
    end: int

    def __str__(self) -> str:
        settings = [f"{key}={value}" for key, value in self.settings]
        return " ".join([self.kind, *self.words, *settings])


def blocks_of(text: str) -> Iterator[Block]:
    """The generated parts of a page, in order.

    Raises:
        BookError: one has no end, or a comment is no part of a kind that exists.
    """
    from trappola.book.kinds import KINDS

    place = 0
    while found := OPEN.search(text, place):
        line = text.count("\n", 0, found.start()) + 1
        kind = found[1]
        if kind not in KINDS:
            raise BookError("book-no-kind", kind=kind, line=line, kinds=sorted(KINDS))
        end = text.find(f"<!-- /{kind} -->", found.end())
        next_one = OPEN.search(text, found.end())
        if end < 0 or (next_one is not None and next_one.start() < end):
            raise BookError("book-no-end", kind=kind, line=line)
        words = found[2].split()
        yield Block(
            kind,
            tuple(word for word in words if "=" not in word),
            tuple((key, value) for key, eq, value in (w.partition("=") for w in words) if eq),
            found.end(),
            end,
        )
        place = end


def filled(text: str, language: str) -> str:
    """A page with all its generated parts written anew in its language.

    Raises:
        BookError: a part asks for something that is not there.
    """
    from trappola.book.kinds import write

    result, place = [], 0
    for block in blocks_of(text):
        result += [text[place : block.start], "\n\n", write(block, language).strip(), "\n\n"]
        place = block.end
    return "".join([*result, text[place:]])
