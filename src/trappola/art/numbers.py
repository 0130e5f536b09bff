"""The number cards: cups and coins in rows, swords interlaced, batons crossed, French pips."""

from __future__ import annotations

from math import atan, cos, degrees, radians, sqrt

from trappola.art.colours import BLUE, GREEN, PAPER, RED, YELLOW
from trappola.art.emblems import baton, coin, cup
from trappola.art.layout import COLUMNS, ROWS
from trappola.art.pen import (
    Point,
    at,
    circle,
    flat,
    inked,
    line,
    number,
    petals,
    place,
    polygon,
    shape,
)
from trappola.art.ribbon import scroll
from trappola.art.signs import sign


def numbers(family: str, suit: str, rank: str) -> str:
    """The picture of a number card, without its corners."""
    if family == "french":
        return french(suit, rank)
    return {"s": swords, "c": cups, "d": coins, "b": batons}[suit](rank)


def french(suit: str, rank: str) -> str:
    """Pips in columns, the lower half turned."""
    size = 25 if rank in ("2", "3") else 20 if int(rank) < 9 else 18.5
    return "".join(
        sign("french", suit, spot.x, spot.y, size, 180 if spot.turned else 0)
        for spot in COLUMNS[rank]
    )


def cups(rank: str) -> str:
    """Cups in rows, those of the lower half turned."""
    size = {"2": 1.75, "7": 1.25}.get(rank, 1.04)
    result = "".join(
        place(cup(), spot.x, spot.y, size=size, turn=180 if spot.turned else 0)
        for spot in ROWS[rank]
    )
    if rank == "2":
        # The pair has room for a flower between its feet.
        result += _flower(26, 78) + _flower(74, 78) + _flower(50, 78)
    return inked(result)


def coins(rank: str) -> str:
    """Coins in rows; two large ones with a scroll between them."""
    radius = {"2": 25, "7": 13.5, "10": 10.9}.get(rank, 11.2)
    result = "".join(
        place(coin(radius), spot.x, spot.y, turn=11 if spot.turned else 0) for spot in ROWS[rank]
    )
    if rank == "2":
        result = scroll() + result
    return inked(result)


def _flower(x: float, y: float) -> str:
    return place(
        shape("M-11 0C-8 -5 -4 -3 0 0 -4 3 -8 5 -11 0ZM11 0C8 -5 4 -3 0 0 4 3 8 5 11 0Z", GREEN)
        + flat(petals(6, 0, 6, 30), RED)
        + line(petals(6, 0, 6, 30), 0.6)
        + circle(0, 0, 1.8, YELLOW),
        x,
        y,
    )


def swords(rank: str) -> str:
    """Curved swords in two bundles that pass over and under each other, one straight if odd."""
    count = int(rank)
    each = count // 2
    gap = 5.7 if each < 5 else 5.2
    wide = 3.6 if each > 1 else 7
    arcs = [Arc(22 + gap * index) for index in range(each)] if count > 2 else [Arc(20)]
    back = "".join(arc.tip_half(wide) for arc in arcs)
    front = "".join(arc.hilt_half(wide) for arc in arcs)
    straight = _straight() if count % 2 else ""
    # Over at one crossing, under at the other: hilts lie above the other bundle's tips.
    result = back + _turned(back) + straight + front + _turned(front)
    middle = place(_flower(0, 0), 50, 78, size=1.5) if count == 2 else ""
    return inked(result + middle)


def _turned(content: str) -> str:
    return f'<g transform="rotate(180 50 78)">{content}</g>'


class Arc:
    """A sword bent to the left as part of a circle, its hilt below and its tip above."""

    def __init__(self, bulge: float) -> None:
        inset = bulge - 22
        self.half = 66 - inset * 0.45
        sagitta = 61 + inset * 0.35 - bulge
        self.radius = (self.half**2 + sagitta**2) / (2 * sagitta)
        self.middle = bulge + self.radius

    def point(self, up: float) -> Point:
        """The point so far up from the card's middle."""
        return self.middle - sqrt(self.radius**2 - up**2), 78 - up

    def blade(self, low: float, high: float, wide: float, over: float = 0) -> str:
        """A stretch of the blade; its colour may run over the end of its outline."""
        outline, inside = self.path(low, high), self.path(low, high + over)
        strokes = line(outline, wide) + line(inside, wide - 1.7, BLUE) + line(inside, 0.5, PAPER)
        return f'<g stroke-linecap="butt">{strokes}</g>'

    def path(self, low: float, high: float) -> str:
        turn = number(self.radius)
        return f"M{at(self.point(low))}A{turn} {turn} 0 0 1 {at(self.point(high))}"

    def tip_half(self, wide: float) -> str:
        """The upper half, with the point."""
        end, before = self.point(self.half - 7), self.point(self.half - 8)
        dx, dy = end[0] - before[0], end[1] - before[1]
        side = wide / 2 - 0.3
        tip = polygon(
            [
                (end[0] - dy * side, end[1] + dx * side),
                (end[0] + dx * 8, end[1] + dy * 8),
                (end[0] + dy * side, end[1] - dx * side),
            ]
        )
        return shape(tip, BLUE) + self.blade(-1, self.half - 7, wide)

    def hilt_half(self, wide: float) -> str:
        """The lower half, with grip, guard and pommel, without a seam where the halves meet."""
        end, grip = self.point(-self.half), self.point(10 - self.half)
        dx, dy = (grip[0] - end[0]) / 11, (grip[1] - end[1]) / 11
        reach = wide * 0.85
        left = (grip[0] - dy * reach, grip[1] + dx * reach)
        right = (grip[0] + dy * reach, grip[1] - dx * reach)
        guard, handle = f"M{at(left)}L{at(right)}", f"M{at(end)}L{at(grip)}"
        return (
            self.blade(10 - self.half, 0, wide, over=1.5)
            + line(handle, wide)
            + line(handle, wide - 1.6, RED)
            + line(guard, wide * 0.7)
            + line(guard, wide * 0.7 - 1.3, YELLOW)
            + circle(*end, wide * 0.5, YELLOW)
        )


def _straight() -> str:
    """The single sword of seven and nine, upright between the bundles."""
    return (
        shape("M47.6 108L48.4 46 50 36 51.6 46 52.4 108Z", BLUE)
        + line("M50 46V105", 0.7, PAPER)
        + shape("M48.5 109H51.5V120H48.5Z", RED)
        + shape("M43 106C46 108 54 108 57 106L57.5 109C54 111 46 111 42.5 109Z", YELLOW)
        + circle(50, 121.5, 2.4, YELLOW)
    )


def batons(rank: str) -> str:
    """Straight staffs, crossed as a lattice; one upright through them if odd."""
    count = int(rank)
    each = count // 2
    gap = {1: 0, 3: 9, 4: 8, 5: 6.8}[each]
    width = 7 if each == 1 else 3.8
    shifts = [gap * (index - (each - 1) / 2) for index in range(each)]
    rising = [_rod(shift, 1, width) for shift in shifts]
    falling = [_rod(shift, -1, width) for shift in shifts]
    # Every second staff of one family lies over the other family: the lattice is woven.
    result = "".join(rising[::2] + falling + rising[1::2])
    if count % 2:
        result += place(baton(126, width + 0.8), 50, 78)
    if count == 2:
        result += place(_flower(0, 0), 20, 78, turn=90) + place(_flower(0, 0), 80, 78, turn=90)
    return inked(result)


def _rod(shift: float, side: int, width: float) -> str:
    """A staff of the lattice, as long as the space beside the corners lets it be."""
    slope = 0.33
    high = min((22 - side * shift) / slope, 60)
    low = -min((22 + side * shift) / slope, 60)
    middle = (low + high) / 2
    turn = degrees(atan(slope))
    length = (high - low) / cos(radians(turn))
    return place(
        baton(length, width, ring=False),
        50 + shift + side * middle * slope,
        78 - middle,
        turn=side * turn,
    )
