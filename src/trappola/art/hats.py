"""Crowns, helmets, hats and caps, set on a head whose brow lies at height -5.

Each is drawn for a head that looks to the right; the headgear is the first thing that tells
a king from a knight and a knight from a jack.
"""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from trappola.art.colours import BLUE, GREEN, INK, PAPER, RED, YELLOW
from trappola.art.pen import brush, circle, dot, flat, hatch, line, shape


def crown(style: str) -> str:
    """One of four crowns: points, lilies, arches, or a crown round a tall cap."""
    band = shape(
        "M-7.4 -4.4C-3 -2.8 3 -2.8 7.4 -4.4L7.8 -8.2C3 -6.6 -3 -6.6 -7.8 -8.2Z",
        YELLOW,
    )
    gems = dot(-4.6, -5.4, 0.9, RED) + dot(0, -5, 1, BLUE) + dot(4.6, -5.4, 0.9, RED)
    if style == "points":
        spikes = shape(
            "M-7.8 -8L-11 -17.5 -5.6 -12.5 -4 -19.5 0 -12.5 4 -19.5 5.6 -12.5 11 -17.5 7.8 -8C3 -6.5 -3 -6.5 -7.8 -8Z",
            YELLOW,
        )
        balls = "".join(
            circle(x, y, 1.3, RED) for x, y in ((-11, -17.5), (-4, -19.5), (4, -19.5), (11, -17.5))
        )
        return spikes + balls + band + gems
    if style == "lilies":
        lily = "M0 0C-1.5 -1.5 -4 -1.5 -4 -4 -2.8 -4.4 -1.8 -3.6 -1.3 -2.8 -2 -5 -1.3 -7 0 -8.5 1.3 -7 2 -5 1.3 -2.8 1.8 -3.6 2.8 -4.4 4 -4 4 -1.5 1.5 -1.5 0 0Z"
        flowers = "".join(
            f'<path fill="{YELLOW}" transform="translate({x} {y})rotate({turn})scale({size})" d="{lily}"/>'
            for x, y, turn, size in (
                (-7, -7.5, -14, 0.95),
                (7, -7.5, 14, 0.95),
                (0, -7, 0, 1.35),
            )
        )
        cap = shape("M-6 -7C-5 -12 5 -12 6 -7Z", RED)
        return cap + flowers + band + gems
    if style == "arches":
        cap = shape("M-8 -8C-10 -15 -3 -18 0 -14.5 3 -18 10 -15 8 -8Z", BLUE)
        bows = line("M-7 -8C-9.5 -14 -3 -17.5 0 -14.5 3 -17.5 9.5 -14 7 -8M0 -14.5V-7", 2.6) + line(
            "M-7 -8C-9.5 -14 -3 -17.5 0 -14.5 3 -17.5 9.5 -14 7 -8M0 -14.5V-7",
            1.3,
            YELLOW,
        )
        orb = circle(0, -16.8, 2, YELLOW) + line("M0 -18.8V-22M-1.7 -20.5H1.7", 1.3)
        return cap + bows + orb + band + gems
    tall = shape("M-6.8 -8C-7.5 -14 -3 -19 1 -21 2 -18 6.5 -14 6.8 -8Z", RED)
    folds = line("M-3 -9C-3 -13 -1 -17 1 -19M2.5 -9C3 -12 2.5 -15 1.8 -18", 0.7)
    zigzag = shape(
        "M-7.8 -8L-9.3 -12.8 -5 -10.3 -2.6 -14 0 -10.3 2.6 -14 5 -10.3 9.3 -12.8 7.8 -8C3 -6.5 -3 -6.5 -7.8 -8Z",
        YELLOW,
    )
    return tall + folds + circle(1, -21.5, 1.7, YELLOW) + zigzag + band + gems  # fmt: skip


def feather(points: list[tuple[float, float]], width: float, fill: str) -> str:
    """A plume along a curve, with its quill."""
    widths = [0.8 + width * share for share in (0, 0.8, 1, 0.85, 0.1)]
    quill = line("M" + "L".join(f"{x} {y}" for x, y in points[:-1]), 0.5)
    return shape(brush(points, widths[: len(points)]), fill) + quill


def helmet(style: str) -> str:
    """What a knight wears: morion, turban, broad hat or winged cap."""
    if style == "morion":
        plume = feather([(-1, -12), (-5, -17.5), (-11, -19), (-16, -15), (-18, -8)], 6, RED)
        bowl = shape("M-7.4 -4.5C-8.5 -11 -4 -15 0 -15.5 5 -15 8 -11 7 -4.5Z", BLUE)
        comb = shape("M-6 -11C-4 -18 4 -19 7 -11 4 -14 -3 -14 -6 -11Z", YELLOW)
        brim = shape(
            "M-11 -3C-8 -6.5 7 -6.5 11.5 -6 10 -2.5 5 -3.8 0 -3.6 -4 -3.4 -8 -1.5 -11 -3Z",
            BLUE,
        )
        return (
            plume
            + bowl
            + comb
            + brim
            + dot(-4, -6.5, 0.9, YELLOW)
            + dot(0, -6.7, 0.9, YELLOW)
            + dot(4, -6.7, 0.9, YELLOW)
        )
    if style == "turban":
        peak = shape("M-4 -10C-3 -16 2 -18 5 -21 5 -17 6 -13 4 -10Z", RED)
        roll = shape(
            "M-8.5 -4C-11 -9 -5 -13.5 0 -13 6 -13.5 10.5 -9 8 -4.5 4 -2.5 -4 -2 -8.5 -4Z",
            PAPER,
        )
        folds = line(
            "M-7.5 -5C-4 -6 -2 -10 -4 -12.5M-3 -3.2C2 -5 3 -10 .5 -13M3 -3.5C7 -6 7 -10 5 -12.5",
            0.8,
        )
        jewel = circle(1.5, -8.5, 1.8, RED) + feather(
            [(1.5, -10), (2.5, -14), (-1, -18), (-6, -19), (-8, -17)], 3.5, GREEN
        )
        return peak + roll + folds + jewel
    if style == "broad":
        plume = feather([(-3, -9), (-9, -13), (-14, -12), (-17, -7), (-16, -2)], 5, GREEN)
        top = shape("M-6 -6C-6.5 -12 -4 -15 0 -14.5 4 -15.5 7 -13 6 -6Z", RED)
        brim = shape(
            "M-13 -5.5C-9 -9.5 9 -10.5 13.5 -7.5 13 -3 7 -3.6 0 -3.5 -6 -3.4 -12 -1.5 -13 -5.5Z",
            RED,
        )
        band = line("M-6.2 -8.5C-2 -7.3 3 -7.8 6.2 -8.8", 2, YELLOW)
        return top + brim + band + plume
    wing = shape(
        "M-2 -9C-6 -13 -9 -19 -16 -21 -15 -18.5 -16.5 -17 -15.5 -15 -17 -14 -16 -12 -14.5 -11.5 -15 -9.5 -12 -7 -8 -6.5Z",
        PAPER,
    ) + line("M-13.5 -17.5C-10 -15 -7 -12 -5 -9M-13 -13.5C-10 -12 -8 -10 -6.5 -8", 0.6)
    bowl = shape(
        "M-7.4 -4C-9 -12 -3 -16 1 -15.5 6 -15 8 -10 6.8 -4.5 2 -5.5 -3 -5 -7.4 -4Z",
        YELLOW,
    )
    rim = shape("M-8 -3.5C-4 -5.5 4 -6 8.5 -5L8.8 -7.5C4 -8.5 -4 -8 -8.2 -6Z", RED)
    knob = circle(1, -16.5, 1.8, RED)
    return bowl + rim + knob + wing  # fmt: skip


def cap(style: str) -> str:
    """What a jack wears: beret with a feather, pointed cap, hood with a tail, or a garland."""
    if style == "beret":
        quill = feather([(-3, -9), (-6.5, -13), (-5.5, -18), (-1, -20.5), (4, -19.5)], 4.5, RED)
        top = shape(
            "M-9.5 -7C-10.5 -12 -3 -14 2 -12.5 8 -12 11 -8.5 9 -5.5 4 -5 -5 -3.5 -9.5 -7Z",
            BLUE,
        )
        return (
            quill
            + top
            + line("M-6 -8.5C-2 -10 3 -10 6 -9", 0.7)
            + shape("M-7.2 -4C-3 -5.5 3 -6 7 -5.2L7.3 -7C3 -8 -3 -7.3 -7.4 -5.8Z", YELLOW)
        )
    if style == "pointed":
        peak = shape("M-7.5 -5C-8 -12 -3 -16 -6 -23 0 -21 7 -13 7 -5.5Z", GREEN)
        brim = shape(
            "M-9 -3.5C-7 -7 -2 -6.5 6 -7.5 9 -7 13 -7 15 -8.5 13.5 -4.5 8 -4.5 5 -4.5 0 -4.6 -6 -1.5 -9 -3.5Z",
            YELLOW,
        )
        return (
            peak
            + line("M-2 -17C0 -14 1 -11 .5 -8", 0.7)
            + brim
            + feather([(-4, -7), (-10, -11), (-15, -17), (-15, -22), (-13, -23)], 4, RED)
        )
    if style == "hood":
        tail = shape(
            brush([(-1, -12), (-8, -15), (-13, -11), (-14, -3), (-12, 4)], [6, 6, 4.5, 4, 2.5]),
            RED,
        )
        bowl = shape(
            "M-7 -3C-9 -10 -5 -15 1 -15 7 -14.5 8 -9 6.5 -5.5 5 -7 3 -7.5 0 -7.5 -3 -7 -4.5 -5 -5 -2Z",
            RED,
        )
        roll = shape(
            "M-8.5 -3C-8 -8 -1 -10 8 -7.5 9 -6 8.5 -4.5 7.5 -4 2 -6 -4 -5 -7 -1.5Z",
            BLUE,
        )
        return tail + bowl + roll + hatch((-5, -5.5), (5, -6.8), (1, 2.2), 6)
    leaves = ""
    for x, y, turn in (
        (-6.5, -5, -50),
        (-4.5, -7.8, -25),
        (-1, -9, -5),
        (2.5, -8.8, 15),
        (5.5, -7, 40),
    ):
        leaves += f'<path fill="{GREEN}" transform="translate({x} {y})rotate({turn})" d="M0 1.5C-3 -.5 -2.5 -4.5 0 -6.5 2.5 -4.5 3 -.5 0 1.5Z"/>'
        leaves += circle(x + 1, y + 0.5, 1.2, RED)
    return flat("M-6.5 -4C-7 -9 -3 -11 1 -10.5 5 -10.5 6.5 -7 6 -5Z", YELLOW) + leaves  # fmt: skip


def queenly(style: str) -> tuple[str, str]:
    """A queen's veil, which hangs behind her head, and the small crown on it."""
    fill = {"s": BLUE, "h": RED, "d": YELLOW, "c": GREEN}[style]
    back = shape(
        "M-6 -9C-13 -6 -10 6 -13 15 -9 17 -5 15 -3 12L-4 -4ZM6 -8C9 -6 8 0 9 5 11 10 11 13 10 15 7 15 5 13 5 11Z",
        fill,
    )
    rim = shape("M-6 -4.5C-3 -6.5 3 -6.8 6 -5.5L7 -8C3 -9.5 -3 -9 -7 -7Z", PAPER)
    points = {
        "s": "M-6.5 -8L-8 -14 -3.5 -11 0 -16.5 3.5 -11 8 -14 6.5 -8.5C3 -9.5 -3 -9.5 -6.5 -8Z",
        "h": "M-6.5 -8C-9 -12 -5 -14 -3.5 -11 -3 -16 3 -16 3.5 -11 5 -14 9 -12 6.5 -8.5 3 -9.5 -3 -9.5 -6.5 -8Z",
        "d": "M-6.5 -8L-6.5 -13 -3 -11.5 -2.5 -15.5H2.5L3 -11.5 6.5 -13V-8.5C3 -9.5 -3 -9.5 -6.5 -8Z",
        "c": "M-6.5 -8L-9.5 -12.5 -5 -11.5 -3.5 -15.5 0 -11.5 3.5 -15.5 5 -11.5 9.5 -12.5 6.5 -8.5C3 -9.5 -3 -9.5 -6.5 -8Z",
    }[style]
    return back, rim + shape(points, YELLOW if style != "d" else RED) + dot(0, -10.5, 1, INK)  # fmt: skip
