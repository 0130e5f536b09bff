"""What lies on the table besides the cards: chips, the cup they are paid into, and markers.

The chips are of one, five, ten and fifty; a match score is laid out in matchsticks as people wrote it
in chalk: strokes, fives and tens.
"""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from trappola.art.colours import BLUE, GREEN, INK, PAPER, RED, YELLOW
from trappola.art.letters import write
from trappola.art.pen import circle, flat, inked, line, number, place, shape

CHIPS = {1: YELLOW, 5: RED, 10: BLUE, 50: GREEN}
"""The worth of a chip and its colour."""

DULL_RED = "#7d241b"


class Token(NamedTuple):
    """A small drawing and the box it stands in."""

    box: str
    draw: Callable[[], str]


def chip(worth: int) -> str:
    """A chip from above, 24 across, with its worth."""
    colour = CHIPS[worth]
    notches = f'<circle cx="12" cy="12" r="9.3" stroke="{PAPER}" stroke-width="2.6" stroke-dasharray="3.4 6.34"/>'
    face = circle(12, 12, 11, colour) + notches + circle(12, 12, 7.3, PAPER)
    height = 9.5 if worth < 10 else 8.5
    return inked(face) + write(str(worth), 12, 12 - height / 2, height, 10.5, INK)


def lying(worth: int) -> str:
    """A chip lying on a pile, 24 wide and 13 high; the next one lies 3.6 higher."""
    colour = CHIPS[worth]
    wall = shape("M1 5V8.4C1 13.5 23 13.5 23 8.4V5Z", colour)
    notches = flat(
        "M4.6 7.8V11.1L7.6 11.9V8.6ZM10.7 9V12.2H13.3V9ZM16.4 8.6V11.9L19.4 11.1V7.8Z", PAPER
    )
    top = f'<ellipse cx="12" cy="5" rx="11" ry="3.9" fill="{colour}"/><ellipse cx="12" cy="5" rx="7" ry="2.2" fill="{PAPER}" stroke-width=".7"/>'
    return inked(wall + notches + top)


def cup(filled: int) -> str:
    """The cup in the middle of the table, 64 by 60: empty, with a few chips, or heaped."""
    inside = f'<ellipse cx="32" cy="23" rx="25" ry="6.5" fill="{DULL_RED}"/>'
    heap = {0: [], 1: FEW, 2: [*HEAP, *FEW]}[filled]
    chips = "".join(_leaning(*one) for one in heap)
    bowl = (
        shape("M7 23C7.5 38 17 45.5 26.5 46.5H37.5C47 45.5 56.5 38 57 23 55 31.5 9 31.5 7 23Z", YELLOW)
        + flat("M9 30.5C10 34 12 37 14.6 39.5 24 42.5 40 42.5 49.4 39.5 52 37 54 34 55 30.5 45 34.8 19 34.8 9 30.5Z", BLUE)
        + line("M8.8 30.2C18 34.8 46 34.8 55.2 30.2M14.4 39.6C24 42.6 40 42.6 49.6 39.6", 0.9)
        + flat("M18 37.3l2.6-2.6 2.6 3.2-2.6 2.6ZM29.3 38.3L32 35.3l2.7 3L32 41.3ZM40.8 37.9l2.6-3.2 2.6 2.6-2.6 3.2Z", YELLOW)
    )  # fmt: skip
    foot = (
        shape("M28.5 46.5H35.5L36 50C42 50.8 46.5 53 47 57.5H17C17.5 53 22 50.8 28 50Z", YELLOW)
        + line("M19.5 54.8H44.5", 0.8)
        + shape("M26.5 44.8H37.5V48.2H26.5Z", RED)
    )  # fmt: skip
    rim = line("M7 23C7 14.5 57 14.5 57 23", 2.6) + line("M7 23C7 14.5 57 14.5 57 23", 1.2, YELLOW)
    edge = line("M7 23C9 31.5 55 31.5 57 23", 2.6) + line("M7 23C9 31.5 55 31.5 57 23", 1.2, RED)
    return inked(rim + inside + chips + foot + bowl + edge)


FEW = [(22, 22, -14, 5), (41, 22, 12, 10), (31.5, 22.5, 3, 1)]
HEAP = [(26, 12, -8, 10), (38, 12.5, 10, 1), (17, 17, -24, 50), (47, 17, 22, 5), (32, 16, 0, 5)]
"""Chips in the cup: where, how they lean, and their worth."""


def _leaning(x: float, y: float, turn: float, worth: int) -> str:
    colour = CHIPS[worth]
    face = f'<ellipse rx="8.5" ry="6" fill="{colour}"/><ellipse rx="7.1" ry="4.8" stroke="{PAPER}" stroke-width="1.7" stroke-dasharray="2.6 3.7"/><ellipse rx="5.3" ry="3.5" fill="{PAPER}" stroke-width=".7"/>'
    return place(face, x, y, turn=turn)


def stick(x: float, turn: float = 0) -> str:
    """A matchstick about (x, 12), its head upwards."""
    wood = shape("M-1.6 -6H1.6V11H-1.6Z", YELLOW)
    tip = shape("M0 -11.4C2.8 -11.4 3.1 -4.8 0 -4.8 -3.1 -4.8 -2.8 -11.4 0 -11.4Z", RED)
    return place(wood + tip, x, 12, turn=turn)


def sticks(worth: int) -> str:
    """A stroke, a five, a ten or a fifty laid in matchsticks, 24 high."""
    laid = {
        1: stick(4),
        5: stick(5.4, -19) + stick(13.6, 19),
        10: stick(9, -33) + stick(9, 33),
        50: stick(4) + place(stick(0), 27, 19.6, turn=90),
    }[worth]
    return inked(laid, 0.9)


WIDTHS = {1: 8.0, 5: 19.0, 10: 18.0, 50: 28.0}
"""How wide the markers are."""

TOKENS = (
    {f"chip-{worth}": Token("0 0 24 24", partial(chip, worth)) for worth in CHIPS}
    | {f"lying-{worth}": Token("0 0 24 13", partial(lying, worth)) for worth in CHIPS}
    | {f"cup-{filled}": Token("0 0 64 60", partial(cup, filled)) for filled in (0, 1, 2)}
    | {
        f"stick-{worth}": Token(f"0 0 {number(wide)} 24", partial(sticks, worth))
        for worth, wide in WIDTHS.items()
    }
)
"""Every small thing by its name."""
