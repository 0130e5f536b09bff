"""Letters and figures, drawn with a broad and a fine stroke so that no font is needed.

A letter stands in a box 18 high; ``broad`` and ``fine`` are stroked, ``full`` is filled;
what is hollow in it runs the other way round than its outline.
"""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from trappola.art.pen import number
from trappola.languages import DEFAULT_LANGUAGE
from trappola.languages import languages as catalogued
from trappola.text import has, tell


class Glyph(NamedTuple):
    width: float
    broad: str = ""
    fine: str = ""
    full: str = ""


HEIGHT = 18

_STEM = "M3.4 0V18"
_FEET = "M.5 .85H6.4M.5 17.15H6.4"
_RING = "M7.2 0C11.3 0 14 4 14 9S11.3 18 7.2 18 .4 14 .4 9 3.1 0 7.2 0ZM7.2 1.3C5 1.3 3.9 4.2 3.9 9S5 16.7 7.2 16.7 10.5 13.8 10.5 9 9.4 1.3 7.2 1.3Z"
_BOWL = (
    "M3 0H7.5C11.2 0 13 1.9 13 5S11.2 10 7.5 10H3V8.6H6.6C8.8 8.6 9.5 7.4 9.5 5S8.8 1.4 6.6 1.4H3Z"
)

GLYPHS = {
    "A": Glyph(14.4, full="M6.2 0H8.4L13.2 16.3H14.6V18H8.2V16.3H9.3L8.3 12.7H4L3 16.3H4.6V18H-.2V16.3H1.2ZM4.5 11.2H7.8L6.1 5.2Z"),
    "B": Glyph(14, _STEM, "M.5 .85H4M.5 17.15H4", _BOWL + "M3 8.3H8C12 8.3 14 10 14 13.1S12 18 8 18H3V16.6H7C9.5 16.6 10.4 15.4 10.4 13.1S9.5 9.7 7 9.7H3Z"),
    "C": Glyph(14, "", "", "M13.4 .4V6.2H12.4C11.7 3 10.2 1.3 7.9 1.3 5 1.3 3.9 4.2 3.9 9S5 16.7 7.9 16.7C10.3 16.7 11.8 15 12.5 12L13.5 12.3C12.8 16 10.7 18 7.4 18 3.1 18 .4 14.2 .4 9S3.1 0 7.4 0C9.6 0 11.2 .8 12.3 2.3L12.6 .4Z"),
    "D": Glyph(14.5, _STEM, "M.5 .85H4M.5 17.15H4", "M3 0H6.7C11.3 0 14.2 3.5 14.2 9S11.3 18 6.7 18H3V16.6H6.2C9.4 16.6 10.7 14 10.7 9S9.4 1.4 6.2 1.4H3Z"),
    "E": Glyph(13.2, _STEM, "M.5 .85H12.3V5.2M3 8.7H9.5M9.5 6V11.4M.5 17.15H12.7V12.8"),
    "F": Glyph(13, _STEM, "M.5 .85H12.3V5.2M3 8.7H9.5M9.5 6V11.4M.5 17.15H7"),
    "G": Glyph(15.2, full="M13.4 .4V6.2H12.4C11.7 3 10.2 1.3 7.9 1.3 5 1.3 3.9 4.2 3.9 9S5 16.7 7.9 16.7C9 16.7 9.9 16.4 10.6 15.8V11.8H8.9V10.2H15.1V11.8H13.9V16.6C12.2 17.5 10 18 7.6 18 3.1 18 .4 14.2 .4 9S3.1 0 7.4 0C9.6 0 11.2 .8 12.3 2.3L12.6 .4Z"),
    "H": Glyph(15, _STEM + "M11.6 0V18", "M.5 .85H6.4M8.6 .85H14.5M.5 17.15H6.4M8.6 17.15H14.5M3 8.9H12"),
    "I": Glyph(6.9, _STEM, _FEET),
    "J": Glyph(11, "M7 .5V12.5", "M3.8 .85H10.3M7.8 12C7.8 15.8 6.4 17.2 3.9 17.2", "M4.6 17.9C1.8 18.3 0 16.7 .3 14.6 .6 12.8 3.4 12.7 3.8 14.5 4 15.6 3.2 16 3.5 16.7Z"),
    "K": Glyph(15, _STEM + "M7 7.5L12.3 16.9", _FEET + "M12.3 1L4.5 10.3M9.5 .85H14.4M9.6 17.15H15"),
    "L": Glyph(12.5, _STEM, "M.5 .85H6.4M.5 17.15H11.9V12.3"),
    "M": Glyph(18.3, full="M.3 0H5L9.2 11.5 13.3 0H18V1.7H16.3V16.3H18V18H10.8V16.3H12.5V4.5L8.6 15.5H7.4L3.6 4.9V16.3H5.4V18H.3V16.3H2V1.7H.3Z"),
    "N": Glyph(15, full="M.3 0H4.8L11.2 11.8V1.7H9.4V0H14.7V1.7H13V18H10.8L3.6 4.7V16.3H5.4V18H.3V16.3H2V1.7H.3Z"),
    "O": Glyph(14.4, full=_RING),
    "P": Glyph(13, _STEM, "M.5 .85H4M.5 17.15H6.6", _BOWL),
    "Q": Glyph(14.4, "M7 13.5C8.5 14.5 9.5 19.5 13.5 19", full=_RING),
    "R": Glyph(14.5, _STEM + "M7.2 9L11.3 16.9", "M.5 .85H4M.5 17.15H6.4M9.8 17.15H14.6", _BOWL),
    "S": Glyph(12, full="M10.6 .4V5.8H9.6C9 3 7.7 1.3 5.8 1.3 4.2 1.3 3.2 2.2 3.2 3.6 3.2 5.2 4.4 6 6.6 7 9.6 8.4 11.3 9.9 11.3 12.7 11.3 15.9 9.1 18 6 18 4.3 18 3 17.4 2 16.3L1.6 17.7H.7V11.7H1.7C2.2 14.8 3.8 16.7 6 16.7 7.7 16.7 8.8 15.7 8.8 14.1 8.8 12.4 7.5 11.5 5.2 10.4 2.3 9.1 .8 7.5 .8 5 .8 2.1 2.9 0 5.7 0 7.2 0 8.4 .6 9.3 1.6L9.7 .4Z"),
    "T": Glyph(13, "M6.5 .5V17.5", "M.9 5.2V.85H12.1V5.2M3.6 17.15H9.4"),
    "U": Glyph(14.5, "M3.4 0V12.2", "M.5 .85H6.4M8.8 .85H14M11.8 .85V12.2", "M1.55 12C1.55 16 3.8 18 7.3 18 10.8 18 12.8 16 12.8 12H10.8C10.8 15.2 9.8 16.6 8 16.6 6.2 16.6 5.25 15.2 5.25 12Z"),
    "V": Glyph(14.5, full="M-.1 0H5.9V1.7H4.7L8.4 13 11.4 1.7H9.7V0H14.4V1.7H13L8.5 18H6.5L1.2 1.7H-.1Z"),
    "W": Glyph(20.5, full="M-.1 0H5.9V1.7H4.7L7.2 11.8 10 1.7H8.9V0H14.1V1.7H13L15.5 11.8 17.8 1.7H16.2V0H20.4V1.7H19.1L15.3 18H13.3L10.4 7 7.3 18H5.3L1.2 1.7H-.1Z"),
    "X": Glyph(14.7, full="M.2 0H6.2V1.7H5.3L8 6.6 10.7 1.7H9.4V0H14V1.7H12.7L8.9 8.3 13.2 16.3H14.6V18H8.4V16.3H9.3L6.3 10.8 3.2 16.3H4.6V18H0V16.3H1.3L5.4 9.1 1.4 1.7H.2Z"),
    "Y": Glyph(14.3, full="M-.1 0H5.9V1.7H4.8L8 8.3 11 1.7H9.6V0H14.3V1.7H12.9L9.1 9.6V16.3H11V18H3.6V16.3H5.5V9.8L1.3 1.7H-.1Z"),
    "Z": Glyph(12.8, full="M.8 0H12.3V1.5L4.6 16.3H9.2C10.4 16.3 10.9 15.6 11.3 13H12.4L12 18H.4V16.5L8.1 1.7H4C2.6 1.7 2.2 2.4 1.9 4.8H.8Z"),
    "0": Glyph(12.4, full="M6.2 0C9.9 0 12 4 12 9S9.9 18 6.2 18 .4 14 .4 9 2.5 0 6.2 0ZM6.2 1.3C4.4 1.3 3.7 4.2 3.7 9S4.4 16.7 6.2 16.7 8.7 13.8 8.7 9 8 1.3 6.2 1.3Z"),
    "1": Glyph(8, "M4.6 0V17.5", "M1 4C3 3.4 4 2.4 4.6 .9M1.2 17.15H8"),
    "2": Glyph(12, full="M.8 5.2C.8 2 3 0 6 0 9.2 0 11.4 1.9 11.4 4.8 11.4 8 9 10 6 12.2 4.6 13.2 3.6 14 3 14.8H8.8C10 14.8 10.5 14.3 10.8 12.8H11.7L11.2 18H.6V16.4C1.2 13.6 3 11.8 5 10 7 8.2 7.9 6.8 7.9 4.8 7.9 2.6 7 1.3 5.4 1.3 4.2 1.3 3.4 1.9 3.2 2.9 4.2 3.2 4.8 3.9 4.8 4.9 4.8 6.1 4 6.9 2.9 6.9 1.6 6.9 .8 6.1 .8 5.2Z"),
    "3": Glyph(12, full="M.8 4.4C.9 1.7 3 0 5.9 0 9 0 11 1.7 11 4.3 11 6.4 9.8 7.9 7.8 8.5 10.2 9 11.6 10.6 11.6 13 11.6 16 9.3 18 5.9 18 2.7 18 .5 16.3 .4 13.7 .4 12.5 1.2 11.7 2.4 11.7 3.5 11.7 4.3 12.4 4.3 13.5 4.3 14.4 3.8 15.1 2.9 15.4 3.3 16.3 4.2 16.8 5.4 16.8 7.2 16.8 8.2 15.4 8.2 13 8.2 10.5 7.1 9.2 5 9.2H3.9V8H4.8C6.8 8 7.7 6.8 7.7 4.5 7.7 2.4 6.9 1.2 5.4 1.2 4.4 1.2 3.6 1.6 3.2 2.4 4 2.7 4.5 3.3 4.5 4.2 4.5 5.2 3.7 6 2.7 6 1.6 6 .8 5.3 .8 4.4Z"),
    "4": Glyph(12.5, "M8.6 .5V17.5", "M8.3 1L1 12.5H12M5.8 17.15H11.4"),
    "5": Glyph(12, full="M1.8 0H10.6V3.2H3.4L3.2 7C4 6.5 5 6.3 6.2 6.3 9.6 6.3 11.6 8.5 11.6 11.9 11.6 15.6 9.2 18 5.6 18 2.6 18 .5 16.3 .4 13.8 .4 12.6 1.2 11.8 2.4 11.8 3.5 11.8 4.3 12.5 4.3 13.6 4.3 14.5 3.7 15.2 2.9 15.4 3.3 16.3 4.1 16.8 5.2 16.8 7.2 16.8 8.2 15.2 8.2 12 8.2 9 7.2 7.5 5.2 7.5 4 7.5 3 8 2.3 9H1.3Z"),
    "6": Glyph(12, full="M6 18C2.7 18 .4 15.5 .4 12.2S2.7 6.4 6 6.4 11.6 8.9 11.6 12.2 9.3 18 6 18ZM6 16.7C7.5 16.7 8.2 15 8.2 12.2S7.5 7.7 6 7.7 3.8 9.4 3.8 12.2 4.5 16.7 6 16.7ZM.4 12.2C.4 6 3.5 1.2 9.8 0L10.1 1C6 2.4 3.6 6.4 3.8 12.2Z"),
    "7": Glyph(12, full="M.6 0H11.4V2.6C8.4 7 6.9 12 6.7 18H3.1C3.4 12.5 5 8 8.4 3.4H3.2C2.2 3.4 1.8 3.9 1.5 5.4H.6Z"),
    "8": Glyph(12, full="M6 0C8.9 0 10.7 1.8 10.7 4.5S8.9 9 6 9 1.3 7.2 1.3 4.5 3.1 0 6 0ZM6 1.2C4.8 1.2 4.2 2.3 4.2 4.5S4.8 7.8 6 7.8 7.8 6.7 7.8 4.5 7.2 1.2 6 1.2ZM6 8.2C9.4 8.2 11.6 10.1 11.6 13.1S9.4 18 6 18 .4 16.1 .4 13.1 2.6 8.2 6 8.2ZM6 9.4C4.5 9.4 3.7 10.7 3.7 13.1S4.5 16.8 6 16.8 8.3 15.5 8.3 13.1 7.5 9.4 6 9.4Z"),
    "9": Glyph(12, full="M6 0C9.3 0 11.6 2.5 11.6 5.8S9.3 11.6 6 11.6 .4 9.1 .4 5.8 2.7 0 6 0ZM6 1.3C4.5 1.3 3.8 3 3.8 5.8S4.5 10.3 6 10.3 8.2 8.6 8.2 5.8 7.5 1.3 6 1.3ZM11.6 5.8C11.6 12 8.5 16.8 2.2 18L1.9 17C6 15.6 8.4 11.6 8.2 5.8Z"),
}  # fmt: skip

UNTRANSLATED = {
    "fr": {"A": "A", "K": "R", "Q": "D", "N": "C", "J": "V"},
}
"""The corner letters of languages without a catalogue.

Where a language has one, its ``letter-K`` counts and its line here can go.
"""

LETTERED = "AKQNJ"
"""The ranks that a letter stands for; numbers are the same everywhere."""


@cache
def languages() -> tuple[str, ...]:
    """The languages whose corner letters are known."""
    return tuple(sorted({*catalogued(), *UNTRANSLATED}))


@cache
def letters(language: str) -> dict[str, str]:
    """The corner letter of each rank in a language; the English ones where nobody knows them."""
    if language in catalogued() and has("letter-K", language):
        return {rank: tell(f"letter-{rank}", language) for rank in LETTERED}
    return UNTRANSLATED.get(language) or letters(DEFAULT_LANGUAGE)


def letter_of(rank: str, language: str = "en") -> str:
    """What stands in the corner of a rank: ``letter_of("K", "it")`` is R, for re."""
    return letters(language).get(rank, rank)


def width_of(word: str) -> float:
    """How wide a word is at the letters' own height."""
    return sum(GLYPHS[letter].width for letter in word)


def write(
    word: str,
    x: float,
    y: float,
    height: float,
    widest: float = 100,
    colour: str = "currentColor",
) -> str:
    """A word, its top's middle at (x, y), narrowed to be at most so wide."""
    scale = height / HEIGHT
    wide = min(scale, widest / width_of(word))
    left = x - width_of(word) * wide / 2
    result = ""
    for letter in word:
        glyph = GLYPHS[letter]
        inner = ""
        if glyph.broad:
            inner += f'<path stroke-width="3.7" d="{glyph.broad}"/>'
        if glyph.fine:
            inner += f'<path d="{glyph.fine}"/>'
        if glyph.full:
            inner += f'<path stroke="none" fill="{colour}" d="{glyph.full}"/>'
        result += (
            f'<g transform="translate({number(left)} {number(y)})'
            f'scale({number(wide)} {number(scale)})">{inner}</g>'
        )
        left += glyph.width * wide
    return (
        f'<g fill="none" stroke="{colour}" stroke-width="2" stroke-linejoin="miter"'
        f' stroke-linecap="butt">{result}</g>'
    )
