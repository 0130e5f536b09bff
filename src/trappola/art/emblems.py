"""The suits' emblems in full colour, each drawn about its own middle.

An emblem is at home in a box about 30 high; :func:`emblem` gives the one of a suit.
"""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from trappola.art.colours import BLUE, GREEN, PAPER, RED, YELLOW
from trappola.art.pen import circle, dot, flat, line, petals, place, shape
from trappola.art.signs import sign


def sword(length: float = 40) -> str:
    """A curved sword held at the origin, its blade upwards, bent to the right."""
    tip = -length
    blade = (
        f"M-1.9 -3C-3.2 {tip * 0.5} -1.5 {tip * 0.82} 6.5 {tip}"
        f"C4.8 {tip * 0.72} 3.4 {tip * 0.45} 2.7 -3Z"
    )
    groove = f"M.4 -6C.1 {tip * 0.45} 1 {tip * 0.7} 3.4 {tip * 0.86}"
    return (
        shape(blade, BLUE)
        + line(groove, 0.7, PAPER)
        + shape("M-6.5 -4.4C-4 -2.9 4 -2.9 6.5 -4.4L7 -2.6C4 -.8 -4 -.8 -7 -2.6Z", YELLOW)
        + shape("M-1.5 -1.8H1.7L1.5 5H-1.3Z", RED)
        + circle(0.1, 6.5, 2, YELLOW)
    )  # fmt: skip


def cup() -> str:
    """A covered-looking goblet with a fluted bowl, 20 by 30."""
    return (
        shape("M-1.8 2H1.8L2.2 8C5 8.6 7.5 10.5 7.8 14H-7.8C-7.5 10.5 -5 8.6 -2.2 8Z", YELLOW)
        + line("M-6.3 11.6H6.3", 0.7)
        + shape("M-10 -13.5C-9.8 -5 -6.5 2.6 0 2.6S9.8 -5 10 -13.5Z", YELLOW)
        + flat("M-9.3 -8.5C-8.9 -5.9 -8 -3.6 -6.7 -1.8H6.7C8 -3.6 8.9 -5.9 9.3 -8.5Z", BLUE)
        + line("M-9.5 -8.5H9.5M-6.8 -1.7H6.8", 0.8)
        + flat("M-4.5 -5.1L-2.9 -7 -1.3 -5.1 -2.9 -3.2ZM1.3 -5.1L2.9 -7 4.5 -5.1 2.9 -3.2Z", YELLOW)
        + f'<ellipse cx="0" cy="-13.5" rx="10" ry="2.6" fill="{RED}"/>'
        + circle(0, 4.6, 2.5, RED)
    )  # fmt: skip


def coin(radius: float = 11) -> str:
    """A coin whose face is a flower in a ring of rays."""
    face = (
        circle(0, 0, 11, YELLOW)
        + circle(0, 0, 8.3, PAPER)
        + flat(petals(8, 2, 8, 26), RED)
        + line(petals(8, 2, 8, 26), 0.5)
        + circle(0, 0, 2.7, BLUE)
        + dot(0, 0, 1, PAPER)
    )
    # The pearls of the rim, as one dashed line.
    pearls = f'<circle r="9.65" stroke="{RED}" stroke-width="1.3" stroke-dasharray="0 3.032"/>'
    return place(face + pearls, size=radius / 11)


def baton(length: float = 40, width: float = 5, *, ring: bool = True) -> str:
    """A straight turned staff, its middle at the origin."""
    top, half = length / 2, width / 2
    wide = half + 1.2
    rod = (
        f"M{-half} {3 - top}C{-half + 0.9} {-top / 2} {-half + 0.9} {top / 2} {-half} {top - 3}"
        f"H{half}C{half - 0.9} {top / 2} {half - 0.9} {-top / 2} {half} {3 - top}Z"
    )
    ends = ""
    for sign_ in (-1, 1):
        y, to = sign_ * (top - 4), sign_ * top
        ends += shape(
            f"M{-half} {y}L{-wide} {y + sign_ * 2}C{-wide} {to + sign_} {wide} {to + sign_} {wide} {y + sign_ * 2}L{half} {y}Z",
            RED,
        )
    clasp = shape(f"M{-half - 0.3} -1.9H{half + 0.3}V1.9H{-half - 0.3}Z", YELLOW)
    return shape(rod, GREEN) + (clasp if ring else "") + ends


def token(suit: str) -> str:
    """A French suit's emblem as the courts show it, in the colour of the suit."""
    return sign("french", suit, 0, 0, 22)
