"""Faces, hair and beards.

A head is drawn about the middle of its face, 17 high, looking to the right or to the front; the
figure that wears it may mirror it. What lies behind the face comes first, then the face, then
what hangs before it.
"""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from trappola.art.colours import BLUSH, FLESH, INK, PAPER, RED
from trappola.art.pen import brush, dot, flat, line, shape

_OUTLINES = {
    "front": "M-6 -5C-6.3 0 -5.6 4 -3.4 6.8 -1.5 9 1.5 9 3.4 6.8 5.6 4 6.3 0 6 -5 5.6 -10 -5.6 -10 -6 -5Z",
    "three": "M-5.5 -5C-6 0 -5 4 -1.8 7.2 .2 9.2 3 9 4.2 6.6 5.2 4.8 5.6 3 5.8 .4 6.2 -2 6.5 -5 4.8 -7.6 2 -10.5 -5 -10 -5.5 -5Z",
    "side": "M-5 -6C-4 -9.5 2 -10.5 4.4 -7.8 5.4 -6.4 4.8 -4.4 5 -3L7.6 1.2C8 2 7.4 2.6 6.1 2.5L6 3.6 6.5 4.5 5.8 5.1 6.1 6C5.9 6.7 5.4 6.8 5.5 7.4 5.6 9.2 4 9.8 2.3 9.4 -.5 8.8 -2.6 7 -3.6 4.2Z",
}  # fmt: skip

_EYES = {
    "front": "M-4.8 -1.2C-4 -2.3 -2.3 -2.3 -1.5 -1M1.5 -1C2.3 -2.3 4 -2.3 4.8 -1.2",
    "three": "M-2.6 -1.1C-1.7 -2.3 0 -2.3 .8 -1M3.2 -1.1C3.8 -2.2 4.9 -2.2 5.3 -1.4",
    "side": "M2 -2C3 -3 4.3 -2.7 4.7 -1.9M2.2 -.9C3 -.5 3.9 -.6 4.4 -1.1",
}
_PUPILS = {"front": (-3, 3), "three": (-0.6, 4.4), "side": (3.7,)}
_NOSES = {
    "front": "M-.6 -1.5C-.9 .5 -1.7 2 -1.2 2.7 -.5 3.3 .7 3.3 1.3 2.6",
    "three": "M2.2 -2C2.7 -.5 4.6 1.5 4.2 2.5 3.7 3.2 2.6 3.1 1.8 2.6",
    "side": "M5.6 2.6C5.1 2.6 4.8 2.2 4.9 1.6",
}
_BROWS = {
    (
        "front",
        "calm",
    ): "M-5 -3.4C-4 -4.3 -2 -4.3 -1.2 -3.4M1.2 -3.4C2 -4.3 4 -4.3 5 -3.4",
    (
        "front",
        "stern",
    ): "M-5 -4C-3.8 -4.3 -2 -3.7 -.9 -2.6M.9 -2.6C2 -3.7 3.8 -4.3 5 -4",
    (
        "front",
        "merry",
    ): "M-5 -3.3C-4.2 -5 -2.2 -5 -1.3 -3.8M1.3 -3.8C2.2 -5 4.2 -5 5 -3.3",
    (
        "three",
        "calm",
    ): "M-3 -3.3C-2 -4.4 .3 -4.3 1.2 -3.2M3.2 -3.4C3.9 -4.2 5.2 -4.1 5.6 -3.3",
    (
        "three",
        "stern",
    ): "M-3 -4.2C-1.5 -4.3 .5 -3.6 1.7 -2.4M3 -2.6C3.8 -3.6 5 -4.2 5.7 -4",
    (
        "three",
        "merry",
    ): "M-3 -3.5C-2.2 -5.2 .2 -5.1 1 -3.9M3.2 -4C3.9 -5.2 5.1 -5 5.5 -3.9",
    ("side", "calm"): "M1.8 -4.2C2.8 -5 4.2 -4.8 4.9 -4",
    ("side", "stern"): "M1.6 -4.9C2.8 -5 4 -4.3 4.8 -3.3",
    ("side", "merry"): "M1.8 -4.4C2.6 -5.9 4.2 -5.8 4.9 -4.7",
}
_MOUTHS = {
    ("front", "calm"): "M-2.1 5.1C-1 4.6 -.5 5 0 5 .5 5 1 4.6 2.1 5.1",
    ("front", "stern"): "M-2.2 5.5C-1 4.8 1 4.8 2.2 5.5",
    ("front", "merry"): "M-2.5 4.7C-1.2 6 1.2 6 2.5 4.7",
    ("three", "calm"): "M.6 5.1C1.5 4.7 2.2 5 2.6 5.1 3.2 4.8 3.7 4.9 4.1 5.1",
    ("three", "stern"): "M.6 5.6C1.6 4.8 3.2 4.8 4.2 5.4",
    ("three", "merry"): "M.2 4.7C1.2 6.2 3.3 6.1 4.3 4.8",
    ("side", "calm"): "M4 5C4.7 4.8 5.3 4.7 5.9 4.7",
    ("side", "stern"): "M3.8 5.5C4.5 4.9 5.2 4.7 5.9 4.7",
    ("side", "merry"): "M3.6 4.2C4.2 5 5.1 5.1 5.9 4.7",
}  # fmt: skip
_CHEEKS = {
    "front": ((-3.9, 2.7), (3.9, 2.7)),
    "three": ((-2, 3),),
    "side": ((1.6, 2.8),),
}


def face(view: str, mood: str = "calm") -> str:
    """A bare face: view is front, three (three quarters) or side; mood calm, stern or merry."""
    cheeks = "".join(dot(x, y, 1.7, BLUSH) for x, y in _CHEEKS[view])
    pupils = "".join(dot(x, -1.2, 0.85) for x in _PUPILS[view])
    return (
        shape(_OUTLINES[view], FLESH)
        + cheeks
        + line(_EYES[view], 0.75)
        + line(_BROWS[view, mood], 0.9)
        + pupils
        + line(_NOSES[view], 0.75)
        + line(_MOUTHS[view, mood], 1.2, RED)
    )


def hair(style: str, view: str, fill: str) -> tuple[str, str]:
    """Hair as what lies behind the face and what falls before it."""
    wide = {"front": 0.0, "three": -0.6, "side": -1.6}[view]
    back, front = "", ""
    if style == "long":
        back = shape(
            "M-6 -7C-10 -2 -7.5 2 -9.5 6 -11.5 10 -8 13.5 -5 12 -3 13.5 -1 12 0 11L6 11.5"
            "C9 13 11 9.5 9.3 6 7.5 2 9.5 -2 6 -7Z",
            fill,
        ) if view == "front" else shape(
            "M4 -8.5C-3 -12 -9.5 -7.5 -8.3 -1.5 -7.8 2 -10.5 4 -10 8 -9.5 12 -6 13 -3.5 12"
            " -1 12.5 -.2 10 -.6 7.5L0 -3Z",
            fill,
        )  # fmt: skip
        front = line("M-7.4 -2C-6.6 2 -8.6 5 -8 9M-5.8 4C-5.4 7 -6.4 9 -5.6 11", 0.6, _on(fill))
    elif style == "curls":
        for x, y, radius in (
            (-6.2, -4, 3),
            (-7.4, 0.3, 3),
            (-6.6, 4.5, 3),
            (-4.6, -7.2, 3),
        ):
            back += _curl(x + wide * 0.4, y, radius, fill)
            if view == "front":
                back += _curl(-x, y, radius, fill)
        if view != "front":
            back += _curl(-3.5, 6.8, 2.5, fill)
    elif style == "bob":
        front = shape(
            "M-2.5 -8C-8 -8.5 -8.5 -3 -8.3 1 -8.2 4 -8.8 6 -7.3 8 -5.5 8.3 -4 7.8 -3.4 6.6"
            " -3.8 3 -4.2 0 -3 -3.5Z",
            fill,
        ) + line(
            "M-6.7 -4C-7.2 0 -6.4 4 -6.8 6.5M-5 -5C-5.5 -1 -4.9 3 -5 6",
            0.6,
            _on(fill),
        )
        if view == "front":
            front += f'<g transform="scale(-1 1)">{front}</g>'
    elif style == "tail":
        back = shape(
            brush([(-4, -5), (-8, -2), (-10, 4), (-8.5, 10), (-11, 14)], [6, 5, 4.5, 3.5, 0.6]),
            fill,
        )
        front = shape("M0 -9C-6 -9.5 -7 -4 -5.5 .5 -4.5 -1 -3.5 -3 -3 -5 -1 -5.5 2 -6 4 -8Z", fill)
    return back, front


def _curl(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}"/>' + line(
        f"M{x - 1:.1f} {y:.1f}a1.2 1.2 0 1 1 1.6 1.2", 0.6, _on(fill)
    )


def _on(fill: str) -> str:
    """The colour of a line that shows on hair."""
    return PAPER if fill == INK else INK


def beard(style: str, view: str, fill: str) -> str:
    """A beard or a moustache, laid over the face."""
    shift = {"front": 0.0, "three": 2.3, "side": 3.2}[view]
    mouth = flat(f"M{shift - 1.6:.1f} 5.4C{shift - 0.6:.1f} 4.8 {shift + 0.6:.1f} 4.8 {shift + 1.6:.1f} 5.4 {shift + 0.8:.1f} 6.6 {shift - 0.8:.1f} 6.6 {shift - 1.6:.1f} 5.4Z", RED)  # fmt: skip
    tash = _moustache(shift, fill)
    if style == "full":
        outline = {
            "front": "M-6.1 -1C-8 4 -7.5 9.5 -4 13 -2.5 16 -1 14.5 0 17 1 14.5 2.5 16 4 13 7.5 9.5 8 4 6.1 -1 5.4 1.5 4.5 3 2.5 3.4 1 3 -1 3 -2.5 3.4 -4.5 3 -5.4 1.5 -6.1 -1Z",
            "three": "M-5.6 -1C-7 4 -5.5 10 -2 12.5 -.5 15.5 1.5 14 2.8 16.5 3.6 14 5.5 14 6 11.5 7 9 6.5 5.5 5.6 3 4.5 3.8 3.5 3.2 2.6 3.4 .5 3.3 -1 4 -2.5 3 -4 1.8 -4.5 .5 -5.6 -1Z",
            "side": "M-3.5 0C-4.5 5 -2.5 10 1 12 2 14.5 4 13.5 5 15.5 6.5 13 8 11.5 7.3 8.5 7.5 6.5 6.8 4.5 5.9 3.5 4.3 3.2 3.3 3.6 2 4.6 0 4 -2.5 2.5 -3.5 0Z",
        }[view]
        strands = line(
            f"M{shift - 3.5:.1f} 7C{shift - 3.2:.1f} 9 {shift - 2.6:.1f} 11 {shift - 1.5:.1f} 12.5M{shift + 0.1:.1f} 9V13.5M{shift + 2.6:.1f} 8C{shift + 2.5:.1f} 9.5 {shift + 2:.1f} 11 {shift + 1.5:.1f} 12",
            0.6,
            _on(fill),
        )  # fmt: skip
        return shape(outline, fill) + strands + mouth + tash
    if style == "fork":
        fork = shape(
            f"M{shift - 3.8:.1f} 5C{shift - 5:.1f} 9 {shift - 4:.1f} 13 {shift - 3:.1f} 17 {shift - 1:.1f} 14 {shift:.1f} 12 {shift:.1f} 10.5 {shift:.1f} 12 {shift + 1:.1f} 14 {shift + 3:.1f} 17 {shift + 4:.1f} 13 {shift + 4.5:.1f} 9 {shift + 3.3:.1f} 5 {shift + 1.5:.1f} 7.3 {shift - 1.5:.1f} 7.3 {shift - 3.8:.1f} 5Z",
            fill,
        )  # fmt: skip
        return fork + mouth + tash
    if style == "point":
        point = shape(
            f"M{shift - 2.2:.1f} 7C{shift - 1.6:.1f} 10 {shift - 0.8:.1f} 12 {shift + 0.2:.1f} 13.5 {shift + 1:.1f} 12 {shift + 1.8:.1f} 10 {shift + 2:.1f} 7 {shift + 0.8:.1f} 6.6 {shift - 1:.1f} 6.6 {shift - 2.2:.1f} 7Z",
            fill,
        )  # fmt: skip
        return point + tash
    return tash if style == "moustache" else ""


def _moustache(shift: float, fill: str) -> str:
    return shape(
        f"M{shift:.1f} 3.8C{shift + 1.3:.1f} 3.2 {shift + 2.6:.1f} 3.8 {shift + 4.6:.1f} 3.2 {shift + 3.8:.1f} 5.4 {shift + 1.6:.1f} 5.8 {shift:.1f} 4.8 {shift - 1.6:.1f} 5.8 {shift - 3.8:.1f} 5.4 {shift - 4.6:.1f} 3.2 {shift - 2.6:.1f} 3.8 {shift - 1.3:.1f} 3.2 {shift:.1f} 3.8Z",
        fill,
    )  # fmt: skip
