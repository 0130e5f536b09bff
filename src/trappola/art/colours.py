"""The printer's colours, flat as from stencils, and how clearly one stands on another."""

from __future__ import annotations

INK = "#1f1a17"
PAPER = "#fdf6e3"
RED = "#bb3a2c"
BLUE = "#33659b"
YELLOW = "#e8b440"
GREEN = "#568346"
FLESH = "#f9e4c8"
BLUSH = "#e79a80"
BACK = "#7c2d22"
CHESTNUT = "#c0824a"
"""Red over yellow, as two stencils give it."""
GREY = "#8a8584"
SHEEN = "#8d847e"
"""A line on black hair."""
SILVER = "#cfd3d3"

LETTERS_OF = {
    "italian": {"s": "#24557a", "c": "#a32d26", "d": "#755406", "b": "#33622a"},
    "french": {"s": "#25231f", "h": "#b0231b", "d": "#1b5596", "c": "#2a6430"},
}
"""The colour of letters and small signs, a suit each; deeper than the stencils', to be read."""

TWO_COLOURS = {"s": "#25231f", "h": "#b0231b", "d": "#b0231b", "c": "#25231f"}
"""The French suits in the usual two colours."""


def luminance(colour: str) -> float:
    """The relative luminance of ``#rrggbb``, as WCAG 2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
