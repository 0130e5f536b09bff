"""Ribbons: with the project's name on the aces, and a scroll between the two of coins."""

from __future__ import annotations

from trappola.art.colours import INK, PAPER, RED
from trappola.art.letters import write
from trappola.art.pen import hatch, shape

NAME = "TRAPPOLA"


def ribbon(y: float, left: float = 12, right: float = 88) -> str:
    """A flat ribbon with forked, folded ends and the name on it, its middle at height y."""
    size = min(7.2, (right - left - 4) / 6)
    ends = shape(
        f"M{left + 8} {y - 3}H{left - 6}L{left - 1} {y + 3}L{left - 6} {y + 9}H{left + 8}Z"
        f"M{right - 8} {y - 3}H{right + 6}L{right + 1} {y + 3}L{right + 6} {y + 9}H{right - 8}Z",
        RED,
    )
    folds = shape(
        f"M{left} {y + 6}L{left + 8} {y + 9}V{y + 5}ZM{right} {y + 6}L{right - 8} {y + 9}V{y + 5}Z",
        "#7d241b",
    )
    front = shape(
        f"M{left} {y - 6}C{left + 20} {y - 9} {right - 20} {y - 9} {right} {y - 6}V{y + 6}"
        f"C{right - 20} {y + 3} {left + 20} {y + 3} {left} {y + 6}Z",
        PAPER,
    )
    return (
        ends
        + folds
        + front
        + write(NAME, (left + right) / 2, y - 0.9 - size * 0.65, size, colour=INK)
    )


def scroll() -> str:
    """A ribbon winding from one coin to the other."""
    return (
        shape("M17 71C34 62 66 94 83 85L83 75C66 84 34 52 17 61Z", PAPER)
        + shape("M17 61C12 63 11 69 15 73L17 71ZM83 85C88 83 89 77 85 73L83 75Z", RED)
        + hatch((24, 61.5), (38, 65.5), (0, 5), 5)
        + hatch((62, 81), (76, 84), (0, -5), 5)
    )
