"""The pen: strings of SVG from points and curves, and the one brush most parts are drawn with.

Everything drawn inherits a black line from the group around it (:func:`inked`), so that a part
need only say where it runs and what colour the printer's stencil laid on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, hypot, radians, sin

from trappola.art.colours import INK

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate, as short as a hundredth of a unit needs."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    text = text.replace("-0.", "-.", 1) if text.startswith("-0.") else text
    text = text.removeprefix("0") if text.startswith("0.") else text
    return "0" if text in ("-", "-0", "") else text


def inked(content: str, width: float = 1) -> str:
    """A drawing with black lines round its shapes, corners and ends rounded as a worn block's."""
    return (
        f'<g fill="none" stroke="{INK}" stroke-width="{number(width)}" stroke-linejoin="round"'
        f' stroke-linecap="round">{content}</g>'
    )


def shape(path: str, fill: str) -> str:
    """A coloured shape with a line round it."""
    return f'<path fill="{fill}" d="{path}"/>'


def flat(path: str, fill: str) -> str:
    """A coloured shape without a line."""
    return f'<path stroke="none" fill="{fill}" d="{path}"/>'


def line(path: str, width: float | None = None, colour: str | None = None) -> str:
    """A line alone."""
    more = "" if width is None else f' stroke-width="{number(width)}"'
    more += "" if colour is None else f' stroke="{colour}"'
    return f'<path{more} d="{path}"/>'


def circle(x: float, y: float, radius: float, fill: str) -> str:
    """A coloured disc with a line round it."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"/>'


def dot(x: float, y: float, radius: float, fill: str = INK) -> str:
    """A disc without a line."""
    return (
        f'<circle stroke="none" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        f' fill="{fill}"/>'
    )


def place(
    content: str,
    x: float = 0,
    y: float = 0,
    *,
    size: float = 1,
    turn: float = 0,
    mirror: bool = False,
) -> str:
    """A part drawn about its own origin, set down at (x, y)."""
    steps = f"translate({number(x)} {number(y)})" if x or y else ""
    if turn:
        steps += f"rotate({number(turn)})"
    if mirror:
        steps += f"scale({number(-size)} {number(size)})"
    elif size != 1:
        steps += f"scale({number(size)})"
    return f'<g transform="{steps}">{content}</g>' if steps else content


def around(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point at an angle on a circle; 0 is up, and angles grow clockwise."""
    angle = radians(degrees)
    return x + radius * sin(angle), y - radius * cos(angle)


def at(point: Point) -> str:
    """A point as a path writes it."""
    return f"{number(point[0])} {number(point[1])}"


def smooth(points: Sequence[Point]) -> str:
    """Cubic curves through the points, from the first, where the path already is."""
    last = len(points) - 1
    result = []
    for index in range(last):
        before, here = points[max(index - 1, 0)], points[index]
        there, after = points[index + 1], points[min(index + 2, last)]
        first = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        second = there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6
        result.append(f"C{at(first)} {at(second)} {at(there)}")
    return "".join(result)


def polygon(points: Iterable[Point]) -> str:
    """A closed path with straight sides."""
    return "M" + "L".join(at(point) for point in points) + "Z"


def sides(points: Sequence[Point], widths: Sequence[float]) -> tuple[list[Point], list[Point]]:
    """The two edges of a band along the points."""
    left, right = [], []
    last = len(points) - 1
    for index, ((x, y), width) in enumerate(zip(points, widths, strict=True)):
        before, after = points[max(index - 1, 0)], points[min(index + 1, last)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1
        nx, ny = -dy / length * width / 2, dx / length * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left, right


def brush(points: Sequence[Point], widths: Sequence[float]) -> str:
    """A band along a curve, as wide at each point as said there.

    The one brush of this hand: sleeves, legs, feathers, tails, locks and blades are all made so.
    """
    left, right = sides(points, widths)
    right.reverse()
    return f"M{at(left[0])}{smooth(left)}L{at(right[0])}{smooth(right)}Z"


def hatch(start: Point, end: Point, stroke: Point, count: int) -> str:
    """A row of short strokes from one point to another: the engraver's shade."""
    steps = max(count - 1, 1)
    path = ""
    for index in range(count):
        x = start[0] + (end[0] - start[0]) * index / steps
        y = start[1] + (end[1] - start[1]) * index / steps
        path += f"M{at((x, y))}l{at(stroke)}"
    return line(path, 0.6)


def petals(count: int, inner: float, outer: float, width: float) -> str:
    """A flower about the origin, as one path."""
    path = ""
    for index in range(count):
        angle = 360 * index / count
        base, tip = around(0, 0, inner, angle), around(0, 0, outer, angle)
        left = around(0, 0, (inner + outer) / 2, angle - width)
        right = around(0, 0, (inner + outer) / 2, angle + width)
        path += f"M{at(base)}Q{at(left)} {at(tip)}Q{at(right)} {at(base)}Z"
    return path
