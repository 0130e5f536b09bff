"""The knights' horses, all to the right: one head, borne in four ways on four necks."""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import NamedTuple

from trappola.art.colours import INK, PAPER, RED, SHEEN, YELLOW
from trappola.art.pen import Point, at, brush, circle, dot, flat, line, place, shape

WITHERS: Point = (37, 61)
SIZE = 1.08
"""The head's, which is drawn 27 long about the poll, the muzzle to the right."""


class Bearing(NamedTuple):
    """How a horse bears its head, and what its foot does."""

    poll: Point
    turn: float
    """How far the head is bowed, in degrees."""
    crest: tuple[Point, Point]
    """The pull of the neck's upper line at the withers and at the poll."""
    throat: tuple[Point, Point]
    """That of its lower line at the throat and at the chest."""
    chest: Point
    leg: list[Point]
    neighs: bool = False


BEARINGS = {
    "charge": Bearing((66, 35), 27, ((49, 60), (51, 40)), ((62, 54), (73, 56)), (76, 67),
                      [(72, 68), (82, 62), (89, 62), (87, 69), (89, 73)]),
    "bowed": Bearing((62, 51), 50, ((46, 59), (52, 48)), ((64, 56), (74, 60)), (77, 72),
                     [(72, 72), (84, 71), (91, 76)]),
    "arched": Bearing((72, 30), 58, ((53, 62), (55, 29)), ((63, 46), (76, 50)), (77, 66),
                      [(73, 67), (84, 62), (91, 64), (88, 72)]),
    "neigh": Bearing((60, 53.5), -3, ((44, 60), (50, 54)), ((68, 62), (76, 62)), (77, 70),
                     [(72, 71), (83, 68), (90, 70), (87, 76)], True),
}  # fmt: skip

_HEAD = "M-1.5 -3.2C3 -5.5 7 -5.2 10 -4.3 14 -3.2 18 -2.3 22 -1.7 25.3 -1.2 27.4 .9 27.4 3.4 27.4 5.2 26.6 6.3 25 6.6"
_SHUT = "C25.3 8.1 23.7 9.2 21.6 8.8 19.5 8.4 18.4 7.8 16.4 8.1"
_OPEN = "L20.3 6.3 23.7 10.2C24.5 11.6 23.3 12.8 21.6 12.2 19.5 11.4 18 9.4 16.2 8.9"
_JOWL = "C14.4 8.6 13.4 10.8 10.6 12.1 7 13.5 2.5 12.6 -.5 9.8"


def _head(hide: str, mane: str, edge: str, neighs: bool) -> str:
    """A bridled head, its poll at the origin."""
    ear = "M0 -3.6C-1.8 -7.5 -.9 -11.5 1.8 -14 4.3 -11.5 5 -7.6 4 -4.7Z"
    ears = place(shape(ear, hide), 3.2, 0.2, turn=14, size=0.9) + shape(ear, hide)
    inner = line("M1.7 -11.5C.9 -9 1.1 -7 1.9 -5.2", 0.7, edge)
    skull = _HEAD + (_OPEN if neighs else _SHUT) + _JOWL
    tongue = flat("M21 6.5L23.6 9.7 24 8.6 22.2 6.3Z", RED) if neighs else ""
    mouth = "" if neighs else line("M25.2 6.6C23.8 6.3 22.5 5.9 21.3 4.9", 0.8, edge)
    cheek = line("M7 3.3C10.5 2.6 12.9 4.9 12.5 8.2M19 1.5C20.5 1.8 21.5 2.6 22 3.8", 0.7, edge)
    nostril = flat("M23.5 1.3C24.9 .3 26.4 1.9 25.4 3.7 25.3 2.7 24.6 1.9 23.5 1.3Z", edge)
    eye = (
        flat("M7.2 -.6C8.2 -2.3 10.5 -2.2 11.2 -.4 10 .6 8.3 .6 7.2 -.6Z", PAPER)
        + dot(9.3, -0.8, 1.15)
        + line("M6.7 -.4C8 -2.7 10.7 -2.6 11.6 -.5M7.3 -3C8.5 -3.9 10 -3.8 11 -3", 0.8, edge)
    )
    straps = "M1.5 -4.3C2.5 2.6 9 6.3 20 6M17.3 -2.9C16.3 .5 16.3 5 16.9 8.1M1.8 -3.5C4 -2.2 5.5 -2.8 6.3 -5"
    bridle = line(straps, 2.1) + line(straps, 1, RED) + circle(20, 6, 1.5, YELLOW)
    forelock = shape(brush([(0, -4.5), (4, -6.4), (8, -5.2), (10, -3)], [3, 3.4, 2.4, 0.4]), mane)
    return ears + inner + shape(skull, hide) + tongue + mouth + cheek + nostril + eye + bridle + forelock  # fmt: skip


def _turned(bearing: Bearing, x: float, y: float) -> Point:
    """Where a point of the head comes to lie on the card."""
    angle = radians(bearing.turn)
    return (
        bearing.poll[0] + SIZE * (x * cos(angle) - y * sin(angle)),
        bearing.poll[1] + SIZE * (x * sin(angle) + y * cos(angle)),
    )


def _mane(bearing: Bearing, fill: str) -> str:
    """Locks along the crest, as one shape, each with a strand."""
    start, (first, second), end = WITHERS, bearing.crest, _turned(bearing, 1, -3.5)
    count = 5
    crest = []
    for index in range(count + 1):
        t = 0.22 + 0.78 * index / count
        u = 1 - t
        crest.append(
            tuple(
                u**3 * start[i] + 3 * u * u * t * first[i] + 3 * u * t * t * second[i] + t**3 * end[i]
                for i in (0, 1)
            )
        )  # fmt: skip
    outline, strands = f"M{at((crest[-1][0], crest[-1][1]))}", ""
    for (x1, y1), (x0, y0) in zip(crest[:0:-1], crest[-2::-1], strict=True):
        # Outside of the crest, and then the lock's tip on the near side of the neck.
        dx, dy = x0 - x1, y0 - y1
        length = hypot(dx, dy) or 1
        out = (-dy / length, dx / length)
        outline += f"Q{at(((x0 + x1) / 2 + out[0] * 4, (y0 + y1) / 2 + out[1] * 4))} {at((x0, y0))}"
    for (x0, y0), (x1, y1) in pairwise(crest):
        tip = (x0 + x1) / 2 + 3.5, (y0 + y1) / 2 + 12.5
        outline += f"Q{at((x0 + 3.2, y0 + 4))} {at(tip)}Q{at((x1 + 2.8, y1 + 6))} {at((x1, y1))}"
        strands += f"M{at(((x0 + x1) / 2, (y0 + y1) / 2 + 0.5))}Q{at(((x0 + x1) / 2 + 2.4, (y0 + y1) / 2 + 4))} {at((tip[0] - 0.4, tip[1] - 3.5))}"
    return shape(outline + "Z", fill) + line(strands, 0.6, SHEEN if fill == INK else INK)


def horse(bearing: str, hide: str, mane: str, rein: Point) -> str:
    """A bridled horse; the rein runs to the rider's hand."""
    it = BEARINGS[bearing]
    edge = INK
    nape, jaw, bit = _turned(it, -1.5, -3.2), _turned(it, -0.5, 9.8), _turned(it, 20, 6)
    body = (
        f"M12 79C10 70 12 60.5 22 59.2 28 58.6 32 60.5 {at(WITHERS)}"
        f"C{at(it.crest[0])} {at(it.crest[1])} {at(nape)}L{at(jaw)}"
        f"C{at(it.throat[0])} {at(it.throat[1])} {at(it.chest)}C{it.chest[0] + 1} {it.chest[1] + 4} 76 76 75 79Z"
    )
    muscles = line(
        "M66 66C70 68 73 72 73 79M18 63C22 61.5 27 62 30 65M16.5 70C19 67.5 23 67 26 69", 0.7, edge
    )
    strap = "M58 69C64 73.5 71 73 77 68"
    breast = line(strap, 3) + line(strap, 1.8, RED) + "".join(circle(x, y, 1.3, YELLOW) for x, y in ((62.5, 71.7), (68, 72.7), (73.5, 70.8)))  # fmt: skip
    tail = shape(
        brush([(15, 61), (9.5, 61), (8, 67), (9.5, 73), (7.5, 79)], [2, 5.5, 5, 4.5, 3]), mane
    )
    tail += line("M12 61C9 63 9.5 69 10 74", 0.6, SHEEN if mane == INK else INK)
    middle = (bit[0] + rein[0]) / 2, max(bit[1], rein[1]) + 3
    reins = f"M{at(bit)}Q{at(middle)} {at(rein)}"
    head = place(_head(hide, mane, edge, it.neighs), *it.poll, size=SIZE, turn=it.turn)
    return (
        tail
        + _leg(it.leg, hide)
        + shape(body, hide)
        + muscles
        + breast
        + _mane(it, mane)
        + head
        + line(reins, 2.2)
        + line(reins, 1.1, RED)
    )


def _leg(points: list[Point], hide: str) -> str:
    """The raised foreleg; its hoof, unless the foot passes the middle of the card."""
    leg = shape(brush(points, [9.5, 8, 5.5, 4.6, 4.2][: len(points)]), hide)
    x, y = points[-1]
    hoof = f"M{x - 2.7} {y - 1}H{x + 2.5}L{x + 3.6} {y + 3.4}H{x - 3.6}Z"
    return leg + (shape(hoof, YELLOW) if y < 75 else "")
