"""The frame of a court card and its two halves."""

from __future__ import annotations

from trappola.art.colours import RED, YELLOW
from trappola.art.pen import dot, inked, line, shape

STEPPED = "M26.5 5.5H94.5V109.5H73.5V150.5H5.5V46.5H26.5Z"
"""It steps back where the corners stand."""
PLAIN = "M5.5 5.5H94.5V150.5H5.5Z"
"""Where there are no corners."""


def frame(hidden: bool = False) -> str:
    """The line round a court's picture, drawn over it."""
    return inked(line(PLAIN if hidden else STEPPED, 1.3))


def double(half: str) -> str:
    """A picture and the same picture turned, parted by a band."""
    band = shape("M5.5 75.5H94.5V80.5H5.5Z", YELLOW) + "".join(
        dot(x, 78, 1.1, RED) for x in range(10, 94, 8)
    )
    turned = f'<g transform="rotate(180 50 78)">{half}</g>'
    return half + turned + band
