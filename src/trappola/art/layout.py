"""Where the emblems of a number stand on a card of 100 by 156.

The corners above left and below right belong to the letters, so the rows step aside there.
Every layout is the same when the card is turned.
"""

from __future__ import annotations

from typing import NamedTuple

WIDTH, HEIGHT = 100, 156


class Spot(NamedTuple):
    x: float
    y: float
    turned: bool


def _both(top: list[tuple[float, float]], middle: list[tuple[float, float]]) -> list[Spot]:
    """The spots of a top row and their turned twins; those of the middle row between them."""
    twins = [Spot(WIDTH - x, HEIGHT - y, True) for x, y in reversed(top)]
    centre = [Spot(x, y, x > WIDTH / 2) for x, y in middle]
    return [Spot(x, y, False) for x, y in top] + centre + twins


ROWS = {
    "2": _both([(50, 41)], []),
    "7": _both([(42, 36), (73, 36)], [(20, 78), (50, 78), (80, 78)]),
    "8": _both([(37, 35), (59.5, 35), (82, 35)], [(32, 78), (68, 78)]),
    "9": _both([(37, 35), (59.5, 35), (82, 35)], [(20, 78), (50, 78), (80, 78)]),
    "10": _both([(37, 35), (59.5, 35), (82, 35)], [(16, 78), (38.7, 78), (61.3, 78), (84, 78)]),
}
"""Cups and coins stand in rows."""

_L, _M, _R = 37, 50, 63


def _columns(sides: list[float], middle: list[float]) -> list[Spot]:
    return [
        *(Spot(x, y, y > HEIGHT / 2) for y in sides for x in (_L, _R)),
        *(Spot(_M, y, y > HEIGHT / 2) for y in middle),
    ]


COLUMNS = {
    "2": _columns([], [32, 124]),
    "3": _columns([], [28, 78, 128]),
    "4": _columns([32, 124], []),
    "5": _columns([32, 124], [78]),
    "6": _columns([28, 78, 128], []),
    "7": _columns([28, 78, 128], [53]),
    "8": _columns([28, 78, 128], [53, 103]),
    "9": _columns([24, 60, 96, 132], [78]),
    "10": _columns([24, 60, 96, 132], [42, 114]),
}
"""French pips stand in columns."""
