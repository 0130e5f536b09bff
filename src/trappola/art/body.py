"""What the figures are built of below the head: hands, arms, cloth and its patterns."""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from math import hypot

from trappola.art.colours import FLESH, INK, PAPER
from trappola.art.heads import beard, face, hair
from trappola.art.pen import Point, at, brush, dot, flat, line, place, shape

_HANDS = {
    # A fist round a shaft, seen from the back of the hand; fingers to the left.
    "grip": (
        "M1 -4.2C-1.6 -5 -4.7 -4.5 -4.6 -3 -4.6 -2.4 -4.2 -2.1 -4.5 -1.7 -5.1 -1 -4.9 0 -4.3 .2"
        " -4.9 .7 -4.7 1.9 -4.1 2.1 -4.4 2.7 -4.1 4.2 -2.5 4.3 -.4 4.5 1.5 4.7 3 4 4.4 2.5 4.5 -1.8 3.8 -3.2"
        " 3.1 -4.3 2 -4.4 1 -4.2Z",
        "M-4.3 -1.9H.4M-4.2 .2H.6M-3.9 2.2H.5",
        "M3.6 -2.6C2.6 -5 .2 -6 -1.7 -5.5 -2.9 -5 -2.7 -3.7 -1.4 -3.6 .2 -3.7 1.1 -3 1.6 -1.7",
    ),
    # Finger and thumb at the rim of something round above.
    "pinch": (
        "M-3.2 5C-4.7 2.6 -4.9 .6 -4 -.8L-2.2 -5C-1.5 -6.2 0 -5.5 -.5 -4.2L-1.2 -1.6C.4 -2.6 2.9 -2.3"
        " 3.9 -.8 4.8 .9 4.2 3.5 3.2 5.3Z",
        "M.2 .3C1.3 -.5 2.6 -.6 3.7 .1M.3 2C1.6 1.2 2.9 1.2 4 1.8",
        "",
    ),
    # An open hand.
    "open": (
        "M-2.4 4.5C-3.8 2.4 -3.7 .6 -3.1 -.9L-5.3 -3.5C-6 -4.7 -4.6 -5.5 -3.8 -4.5L-1.9 -2.4"
        " -2.4 -6.4C-2.3 -7.8 -.7 -7.8 -.5 -6.4L-.1 -3 .9 -6.6C1.4 -7.7 2.8 -7.2 2.5 -6L1.7 -2.5"
        " 3.6 -5C4.4 -5.9 5.5 -5.1 5 -4.1L3.2 -.5C3.6 1.1 3.2 3 2.2 4.7Z",
        "M-1.7 .4C-.7 1.6 .8 1.8 2 1",
        "",
    ),
}  # fmt: skip


def hand(
    x: float,
    y: float,
    turn: float = 0,
    *,
    kind: str = "grip",
    mirror: bool = False,
    size: float = 1,
) -> str:
    """A hand: a fist round something upright, one that pinches a rim, or an open one."""
    outline, knuckles, thumb = _HANDS[kind]
    drawn = shape(outline, FLESH) + line(knuckles, 0.6)
    if thumb:
        drawn += shape(thumb, FLESH)
    return place(drawn, x, y, turn=turn, mirror=mirror, size=size)


def _creases(shoulder: Point, elbow: Point, wrist: Point, wide: float) -> str:
    """Folds that run out from the inside of the bent elbow, and one below the shoulder."""
    ux, uy = _towards(elbow, shoulder)
    vx, vy = _towards(elbow, wrist)
    nx, ny = _towards((0, 0), (ux + vx, uy + vy))
    inner = elbow[0] + nx * wide * 0.36, elbow[1] + ny * wide * 0.36
    result = ""
    for along, across, deep in ((0.62, 0.0, 0.16), (0.14, 0.14, -0.2), (0.0, 0.58, 0.1)):
        end = (
            elbow[0] + (ux * along + vx * across + nx * deep) * wide,
            elbow[1] + (uy * along + vy * across + ny * deep) * wide,
        )
        pull = (inner[0] + end[0]) / 2 + (vx - ux) * 0.9, (inner[1] + end[1]) / 2 + (vy - uy) * 0.9
        result += f"M{at(inner)}Q{at(pull)} {at(end)}"
    top = shoulder[0] - ux * wide * 0.28, shoulder[1] - uy * wide * 0.28
    return (
        result
        + f"M{at((top[0] - nx * 1.4, top[1] - ny * 1.4))}l{at((-ux * wide * 0.4, -uy * wide * 0.4))}"
    )


def _towards(start: Point, end: Point) -> Point:
    """The direction from one point to another, one long."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy) or 1
    return dx / length, dy / length


def arm(points: list[Point], fill: str, cuff: str = PAPER, wide: float = 11) -> str:
    """A sleeve from the shoulder over the elbow to the wrist, with its folds and cuff."""
    shoulder, elbow, wrist = points
    length = hypot(wrist[0] - elbow[0], wrist[1] - elbow[1])
    share = max(0.45, 1 - 4.2 / length)
    before = (
        elbow[0] + (wrist[0] - elbow[0]) * share,
        elbow[1] + (wrist[1] - elbow[1]) * share,
    )
    upper = ((shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2)
    sleeve = brush([shoulder, upper, elbow, before], [wide * 0.75, wide, wide * 0.85, wide * 0.6])
    band = brush([before, wrist], [wide * 0.72, wide * 0.6])
    folds = line(_creases(shoulder, elbow, wrist, wide), 0.65)
    return shape(sleeve, fill) + folds + shape(band, cuff)


def _neck(bare: bool) -> str:
    """A neck; one that runs on into a bare breast is not closed below."""
    if bare:
        column = "M-3.5 5C-3.3 9 -4 12 -5 15C-3 17 3 17 5 15 4 12 3.3 9 3.5 5Z"
        return flat(column, FLESH) + line("M-3.5 5C-3.3 9 -4 12 -5 14.5M5 14.5C4 12 3.3 9 3.5 5")
    return shape("M-3.5 5C-3.3 9 -4 12 -5.4 14.6 -2 16.4 2 16.4 5.4 14.6 4 12 3.3 9 3.5 5Z", FLESH)


def head(
    x: float,
    y: float,
    *,
    view: str,
    mood: str,
    locks: str,
    whiskers: str,
    colour: str,
    hat: str,
    behind: str = "",
    size: float = 1,
    turn: float = 0,
    mirror: bool = False,
    fair: bool = False,
) -> str:
    """A whole head with what it wears."""
    back, front = hair(locks, view, colour)
    neck = _neck(fair)
    parts = (
        behind + back + neck + face(view, mood, fair=fair) + beard(whiskers, view, colour) + front
    )
    parts += place(hat, 0, -1.5)
    return place(parts, x, y, size=size, turn=turn, mirror=mirror)


def ermine(path: str, spots: list[Point]) -> str:
    """White fur with its black tails."""
    tails = "".join(
        flat(f"M{x} {y - 1.2:.1f}L{x + 0.8:.1f} {y + 1.2:.1f}H{x - 0.8:.1f}Z", INK)
        for x, y in spots
    )
    return shape(path, PAPER) + tails


def pattern(kind: str, left: float, top: float, right: float, bottom: float, colour: str) -> str:
    """A woven pattern over a stretch of cloth that widens downwards by a quarter."""
    result = ""
    middle = (left + right) / 2
    rows = range(int(top), int(bottom), 6)
    for index, y in enumerate(rows):
        spread = (right - left) / 2 * (0.75 + 0.25 * (y - top) / max(bottom - top, 1))
        if kind == "bars":
            result += f"M{middle - spread:.1f} {y}H{middle + spread:.1f}"
            continue
        for step in (-0.66, 0, 0.66) if index % 2 else (-0.33, 0.33):
            x = middle + spread * step
            if kind == "dots":
                result += dot(round(x, 1), y, 1.1, colour)
            elif kind == "diamonds":
                result += flat(f"M{x:.1f} {y - 2.2:.1f}l1.8 2.2 -1.8 2.2 -1.8 -2.2Z", colour)
            else:
                result += line(f"M{x - 2:.1f} {y}a2 2 0 0 0 4 0", 0.9, colour)
    return line(result, 1.6, colour) if kind == "bars" else result
