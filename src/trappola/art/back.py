"""The back: a small repeat of lozenges and flowers, the same when it is turned."""

from __future__ import annotations

from trappola.art.colours import PAPER
from trappola.art.pen import number

ACROSS, DOWN = 9.5, 11
"""Half a lozenge."""

FLOWER = (
    "q-3 -4 0 -7q3 3 0 7q4.5 -2 6 0q-1.5 2 -6 0"
    "q3 4 0 7q-3 -3 0 -7q-4.5 2 -6 0q1.5 -2 6 0"
)  # fmt: skip


def back() -> str:
    """The back's picture; its colour is the current one."""
    lozenges, flowers = "", ""
    for row in range(-5, 6):
        for column in range(-3, 4):
            if (row + column) % 2 == 0:
                x, y = 50 + column * ACROSS, 78 + row * DOWN
                lozenges += f"M{number(x)} {y - DOWN}l9.5 11 -9.5 11 -9.5 -11Z"
                flowers += f"M{number(x)} {y}{FLOWER}"
    return (
        '<rect x="5" y="5" width="90" height="146" rx="4" fill="currentColor"/>'
        f'<path fill="none" stroke="{PAPER}" stroke-width="1" stroke-opacity=".75" d="{lozenges}"/>'
        f'<path fill="{PAPER}" fill-opacity=".9" d="{flowers}"/>'
        '<rect x="7.8" y="7.8" width="84.4" height="140.4" rx="2.5" fill="none"'
        f' stroke="{PAPER}" stroke-width="1.2"/>'
    )
