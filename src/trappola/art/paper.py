"""How a pack lies on sheets of paper to be printed and cut; all measures in millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
SIZES = {"poker": (63.5, 88.9), "old": (57.0, 88.0), "narrow": (64.0, 110.0)}
"""The usual size today, and two narrow ones of old packs."""

EDGE = 6.3
"""White round a sheet: more than most printers need; nine cards fit on Letter."""
MARGIN = 2.5
"""White between a card's cut and its drawing."""


class Place(NamedTuple):
    """The upper left corner of a card on its sheet."""

    x: float
    y: float


class Sheet(NamedTuple):
    """The cards of one sheet, row by row, and where cuts run."""

    places: list[Place]
    columns: list[float]
    rows: list[float]


def layout(paper: str, size: str) -> Sheet:
    """As many cards as fit, edge to edge in the middle of the sheet, so that cuts are shared."""
    (wide, high), (width, height) = PAPERS[paper], SIZES[size]
    across, down = int((wide - 2 * EDGE) // width), int((high - 2 * EDGE) // height)
    left, top = (wide - across * width) / 2, (high - down * height) / 2
    columns = [left + index * width for index in range(across + 1)]
    rows = [top + index * height for index in range(down + 1)]
    places = [Place(x, y) for y in rows[:-1] for x in columns[:-1]]
    return Sheet(places, columns, rows)


def sheets(cards: Sequence[str], paper: str, size: str) -> list[list[tuple[str, Place]]]:
    """The pack spread over sheets."""
    places = layout(paper, size).places
    return [
        list(zip(cards[start : start + len(places)], places, strict=False))
        for start in range(0, len(cards), len(places))
    ]


def behind(place: Place, paper: str, size: str) -> Place:
    """Where the back of a card comes to lie when the sheet is turned about its long edge."""
    return Place(PAPERS[paper][0] - place.x - SIZES[size][0], place.y)


def drawing(size: str) -> tuple[float, float, float]:
    """Where the drawing lies inside a card, and how many millimetres one of its units is."""
    width, height = SIZES[size]
    scale = min((width - 2 * MARGIN) / 100, (height - 2 * MARGIN) / 156)
    return (width - 100 * scale) / 2, (height - 156 * scale) / 2, scale
