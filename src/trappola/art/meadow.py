"""The ground that jacks stand and knights ride on."""

from __future__ import annotations

from trappola.art.colours import GREEN, RED
from trappola.art.pen import Point, circle, place, shape


def meadow(tufts: list[Point], y: float) -> str:
    """A strip of green from edge to edge, its top about at y, with flowers at the points."""
    ground = shape("M-1.5 12V5C10 -1 22 5 36 1 52 -3 66 4 80 0 90 -2 97 1 101 3V12Z", GREEN)
    return place(ground, 0, y) + "".join(_tuft(*point) for point in tufts)


def _tuft(x: float, y: float) -> str:
    blades = shape(
        "M-7 4C-6 0 -7 -4 -9 -6 -5 -5 -3 -2 -2.5 1 -2.5 -4 -1 -8 1 -10 1 -6 1 -3 .5 0"
        " 2 -3 4 -5 7 -6 5 -3 5 0 6 4Z",
        GREEN,
    )
    return place(blades + circle(1, -11, 2, RED), x, y)
