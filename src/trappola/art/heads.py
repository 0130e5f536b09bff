"""Faces, hair and beards.

A head is drawn about the middle of its face, 17 high, looking to the right or to the front; the
figure that wears it may mirror it. What lies behind the face comes first, then the face, then
what hangs before it.
"""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from trappola.art.colours import BLUSH, FLESH, INK, PAPER, RED, SHEEN
from trappola.art.pen import brush, dot, flat, line, shape

_OUTLINES = {
    "front": "M-6.1 -5.5C-6.4 -1 -6 3 -4.2 5.9 -2.6 8.4 -1.2 9.5 0 9.5 1.2 9.5 2.6 8.4 4.2 5.9 6 3 6.4 -1 6.1 -5.5 5.6 -10.5 -5.6 -10.5 -6.1 -5.5Z",
    "three": "M-5.7 -6C-6.1 -1 -5.6 3.2 -3.2 6.3 -1.6 8.3 .6 9.6 2.4 9.3 4 9 4.7 7.5 5 5.6 5.3 4 6 3 6 1.3 6.1 0 5.5 -.8 5.7 -2 6.2 -4 6.3 -6.5 4.6 -8.4 1.5 -11 -5.3 -10.4 -5.7 -6Z",
    "side": "M-5 -6C-4 -9.8 1.8 -10.8 4.4 -8.2 5.2 -7 5.1 -5.3 4.8 -4.3 4.7 -3.6 4.9 -3 5.3 -2.3L8 1.4C8.5 2.2 8 2.8 6.5 2.7L6.2 3.5C6.9 3.8 7 4.4 6.4 4.9L6.2 5.2C6.8 5.6 6.7 6.3 6 6.6 5.8 7.1 6 7.5 5.9 8.3 5.6 9.7 4 10 2.4 9.7 -.6 9 -2.8 7 -3.8 4.2Z",
}  # fmt: skip
_EYES = {
    "front": ((-2.9, -1, 3.4, 0.1), (2.9, -1, 3.4, 0.1)),
    "three": ((-0.9, -1, 3.5, 0.6), (4, -1.1, 2.5, 0.35)),
    "side": ((3.5, -1.5, 2.5, 0.55),),
}
"""Where an eye is, how wide, and how far its pupil looks to the right."""
_NOSES = {
    "front": "M1.1 -2.9C.6 -1 1.9 1.3 1.7 2.3 1.4 3.2 .6 3.3 0 3.3M-1.7 2.1C-1.9 2.9 -1 3.4 -.3 3.2",
    "three": "M2.3 -3C2.3 -1.5 4.9 1.2 4.6 2.3 4.3 3.3 3.2 3.3 2.5 3M1.7 2.1C1 2.5 1.1 3.3 1.9 3.4",
    "side": "M5.6 2.7C5 2.6 4.7 2.1 5 1.5",
}
_BROWS = {
    ("front", "calm"): "M-5 -3.3C-4 -4.6 -2.2 -4.6 -1.1 -3.5M1.1 -3.5C2.2 -4.6 4 -4.6 5 -3.3",
    ("front", "stern"): "M-5.2 -4.3C-3.8 -4.6 -2 -3.8 -.9 -2.6M.9 -2.6C2 -3.8 3.8 -4.6 5.2 -4.3",
    ("front", "merry"): "M-5.1 -3.4C-4.2 -5.3 -2.2 -5.3 -1.2 -4M1.2 -4C2.2 -5.3 4.2 -5.3 5.1 -3.4",
    ("three", "calm"): "M-3.2 -3.2C-2 -4.7 .2 -4.6 1.2 -3.3M3.1 -3.5C3.9 -4.4 5.1 -4.3 5.7 -3.3",
    ("three", "stern"): "M-3.2 -4.4C-1.5 -4.6 .5 -3.8 1.7 -2.4M3 -2.7C3.8 -3.8 5 -4.3 5.8 -4.1",
    ("three", "merry"): "M-3.2 -3.5C-2.2 -5.5 .2 -5.3 1.1 -4M3.2 -4.1C3.9 -5.4 5.1 -5.2 5.6 -4",
    ("side", "calm"): "M1.6 -4C2.6 -5 4.2 -4.8 5 -4",
    ("side", "stern"): "M1.4 -4.8C2.8 -5 4.1 -4.2 4.9 -3.1",
    ("side", "merry"): "M1.6 -4.3C2.6 -5.9 4.2 -5.8 5 -4.7",
}  # fmt: skip
_LIPS = {
    # Where the mouth's corners are; how far its middle hangs.
    "front": (-2.3, 2.3),
    "three": (0.5, 4.3),
    "side": (3.5, 6.2),
}
_SMILE = {"calm": (0.0, 0.0), "stern": (0.55, -0.4), "merry": (-0.7, 0.35)}
_CHEEKS = {
    "front": ((-3.9, 2.9), (3.9, 2.9)),
    "three": ((-2.2, 3), (5, 2.4)),
    "side": ((1.5, 2.9),),
}
_SHADES = {
    "front": "M-5.4 2.2l1.2 1.3M-5 3.9l1.1 1.2M-4 5.4l.9 1",
    "three": "M-5 2l1.4 1.3M-4.5 3.7l1.3 1.2M-3.5 5.2l1.1 1",
    "side": "M-3.4 3.7l1.3 1M-2.8 5.3l1.2 .9M-1.7 6.8l1.1 .7",
}
"""The engraver's strokes on the cheek away from the light."""
_EAR = "M-5.2 -1.7C-7.1 -2.6 -7.7 .7 -6.5 2.2 -5.9 3 -5 2.7 -4.8 1.8ZM-6.3 -.5C-5.7 -.7 -5.5 .2 -5.9 .8"


def _eye(x: float, y: float, width: float, look: float) -> str:
    left, right = x - width / 2, x + width / 2
    top, low = y - 1.9, y + 1.1
    white = flat(
        f"M{left:.2f} {y}Q{x - 0.3:.2f} {top:.2f} {right:.2f} {y}Q{x:.2f} {low:.2f} {left:.2f} {y}Z",
        PAPER,
    )
    lid = line(
        f"M{left - 0.3:.2f} {y + 0.25:.2f}Q{x - 0.3:.2f} {top - 0.5:.2f} {right + 0.3:.2f} {y + 0.1:.2f}",
        0.95,
    )
    under = line(
        f"M{x - width * 0.25:.2f} {y + 0.85:.2f}Q{x:.2f} {y + 1.05:.2f} {x + width * 0.3:.2f} {y + 0.75:.2f}",
        0.4,
    )
    return white + dot(round(x + look, 2), y - 0.3, 0.95) + lid + under  # fmt: skip


def _mouth(view: str, mood: str) -> str:
    left, right = _LIPS[view]
    middle, y = (left + right) / 2, 5.2
    corner, hang = _SMILE[mood]
    corner += y
    bow = y - 0.75 + hang * 0.6
    upper = f"M{left} {corner:.2f}Q{middle - 0.9:.2f} {bow:.2f} {middle:.2f} {bow + 0.35:.2f}Q{middle + 0.9:.2f} {bow:.2f} {right} {corner:.2f}"
    lower = f"Q{middle:.2f} {y + 1.9 + hang:.2f} {left} {corner:.2f}Z"
    parting = f"M{left - 0.2:.2f} {corner:.2f}Q{middle:.2f} {y + 0.5 + hang:.2f} {right + 0.1:.2f} {corner:.2f}"
    return flat(upper + lower, RED) + line(parting, 0.6)


def face(view: str, mood: str = "calm", *, fair: bool = False) -> str:
    """A bare face: view is front, three (three quarters) or side; mood calm, stern or merry.

    A fair one has no shade on its cheek and finer brows.
    """
    ears = shape(_EAR, FLESH) + (
        f'<g transform="scale(-1 1)">{shape(_EAR, FLESH)}</g>' if view == "front" else ""
    )
    if view == "side":
        ears = ""
    cheeks = "".join(dot(x, y, 1.6 if x < 4.5 else 0.9, BLUSH) for x, y in _CHEEKS[view])
    chin = {"front": "M-1 7.9Q0 7.5 1 7.9", "three": "M1.5 8Q2.3 7.5 3.2 7.9", "side": ""}[view]
    return (
        ears
        + shape(_OUTLINES[view], FLESH)
        + cheeks
        + line(chin if fair else _SHADES[view] + chin, 0.45)
        + "".join(_eye(*eye) for eye in _EYES[view])
        + line(_BROWS[view, mood], 0.8 if fair else 1.1)
        + line(_NOSES[view], 0.75)
        + _mouth(view, mood)
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
            "M-1 -10C-8 -10.5 -9.2 -4 -8.9 1 -8.8 4 -9.4 6.5 -7.9 8.4 -6.6 8.9 -5.2 8.3 -4.6 7 -5 3.2"
            " -5.4 .4 -5.1 -3 -4.9 -5.4 -4.2 -7.4 -1 -8.4Z",
            fill,
        ) + line(
            "M-6.6 -6.5C-7.6 -3 -7.4 2 -7.3 6.6M-5.6 -6.5C-6.5 -3 -6.3 2 -6 6.4",
            0.55,
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
    return SHEEN if fill == INK else INK


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
