"""The small sign of a suit: one colour, 24 by 24, for corners, sentences and score sheets."""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from trappola.art.pen import number

SIGNS = {
    "italian": {
        # A curved sword, its hilt to the left below.
        "s": "M22.5 1C23.5 9.5 19.5 15.5 12.8 18.8L14.6 20.6 12.6 22.6 9.7 19.7 6.2 23.2A2.3 2.3 0 0 1 2.8 19.8L6.3 16.3 3.4 13.4 5.4 11.4 7.3 13.3C13 10.8 18.5 7 22.5 1Z",
        # A goblet with its rim open.
        "c": "M3.5 1.5H20.5C20.8 8.6 18.3 12.9 14 14.3V17.3C17 17.9 18.6 19.5 18.9 22.5H5.1C5.4 19.5 7 17.9 10 17.3V14.3C5.7 12.9 3.2 8.6 3.5 1.5ZM6.3 4C6.35 4.9 6.45 5.7 6.6 6.5H17.4C17.55 5.7 17.65 4.9 17.7 4Z",
        # A coin with a flower on it.
        "d": "M12 1A11 11 0 1 1 12 23 11 11 0 0 1 12 1ZM12 3.6A8.4 8.4 0 1 0 12 20.4 8.4 8.4 0 0 0 12 3.6ZM12 5.2C13.6 6.6 13.8 8 13.4 9.2 14.6 8.5 16.3 8.4 18 9.8 17.1 11.8 15.8 12.4 14.5 12.4 15.6 13.2 16.2 14.7 15.6 16.8 13.5 16.8 12.5 15.7 12 14.5 11.5 15.7 10.5 16.8 8.4 16.8 7.8 14.7 8.4 13.2 9.5 12.4 8.2 12.4 6.9 11.8 6 9.8 7.7 8.4 9.4 8.5 10.6 9.2 10.2 8 10.4 6.6 12 5.2Z",
        # Two straight batons, crossed.
        "b": "M2.8 1.2 6.4 1.8 7 4.3 12 9.3 17 4.3 17.6 1.8 21.2 1.2 22.8 2.8 22.2 6.4 19.7 7 14.7 12 19.7 17 22.2 17.6 22.8 21.2 21.2 22.8 17.6 22.2 17 19.7 12 14.7 7 19.7 6.4 22.2 2.8 22.8 1.2 21.2 1.8 17.6 4.3 17 9.3 12 4.3 7 1.8 6.4 1.2 2.8Z",
    },
    "french": {
        "s": "M12 .8C10 6 2.5 9.5 2.5 15A4.7 4.7 0 0 0 10.9 17.7C10.7 20 9.7 21.8 7.7 23.2H16.3C14.3 21.8 13.3 20 13.1 17.7A4.7 4.7 0 0 0 21.5 15C21.5 9.5 14 6 12 .8Z",
        "h": "M12 22.8C10 17.5 1.8 13.5 1.8 7.3A5.3 5.3 0 0 1 12 5.2 5.3 5.3 0 0 1 22.2 7.3C22.2 13.5 14 17.5 12 22.8Z",
        "d": "M12 .6C14 5 17 9 20.6 12 17 15 14 19 12 23.4 10 19 7 15 3.4 12 7 9 10 5 12 .6Z",
        "c": "M12 1A4.8 4.8 0 0 1 15.9 8.7 5 5 0 1 1 13.1 16.2C13.2 19 14.3 21.5 16.4 23.2H7.6C9.7 21.5 10.8 19 10.9 16.2A5 5 0 1 1 8.1 8.7 4.8 4.8 0 0 1 12 1Z",
    },
}  # fmt: skip


def sign(family: str, suit: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """The sign of a suit in the current colour, its middle at (x, y)."""
    steps = f"translate({number(x)} {number(y)})"
    if turn:
        steps += f"rotate({number(turn)})"
    steps += f"scale({number(size / 24)})translate(-12 -12)"
    return (
        f'<path fill="currentColor" fill-rule="evenodd" transform="{steps}"'
        f' d="{SIGNS[family][suit]}"/>'
    )
