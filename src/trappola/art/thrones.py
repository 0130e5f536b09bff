"""What the kings sit on: four thrones for the Trappola pack, four for the French one."""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from trappola.art.colours import BLUE, GREEN, PAPER, RED, YELLOW
from trappola.art.pen import circle, dot, flat, line, place, shape

_POSTS = ("posts", "arch", "stars", "gothic", "shell")
"""Thrones with arms that end in knobs."""


def throne(style: str) -> str:
    """The throne behind a king."""
    return (_arms() if style in _POSTS else "") + _BACKS[style]()


def _arms() -> str:
    return (
        shape("M19 79V64C19 60 23 58 28 60L32 79Z", YELLOW)
        + shape("M94 79V64C94 60 90 58 85 60L81 79Z", YELLOW)
        + circle(23.5, 61, 3.2, RED)
        + circle(89.5, 61, 3.2, RED)
    )


def _posts() -> str:
    back = shape("M37 58V19C45 12 67 12 75 19V58Z", RED) + line("M41 53V21M71 53V21", 0.8, YELLOW)
    tufts = "".join(dot(x, y, 1, YELLOW) for x, y in ((44, 30), (44, 40), (68, 30), (68, 40)))
    return (
        back
        + tufts
        + "".join(
            shape(f"M{x} 60V15H{x + 4}V60Z", YELLOW) + circle(x + 2, 12.5, 2.8, RED)
            for x in (33, 75)
        )
    )


def _arch() -> str:
    back = shape("M33 60V27C33 2 79 2 79 27V60Z", YELLOW) + shape(
        "M37.5 60V28C37.5 7 74.5 7 74.5 28V60Z", BLUE
    )
    return back + "".join(
        dot(x, y, 1, PAPER)
        for x, y in ((41, 45), (41, 35), (42, 25), (46, 17), (71, 45), (71, 35), (70, 25), (66, 17))
    )


def _stars() -> str:
    back = shape("M35 60L32 19 44 24 56 10 68 24 80 19 77 60Z", YELLOW) + shape(
        "M39 60L37 26 45 29 56 17 67 29 75 26 73 60Z", RED
    )
    return back + "".join(
        flat(f"M{x} {y}l1 2.2 2.2 1 -2.2 1 -1 2.2 -1 -2.2 -2.2 -1 2.2 -1Z", YELLOW)
        for x, y in ((41.5, 30), (41.5, 40), (70.5, 30), (70.5, 40))
    )


def _canopy() -> str:
    """A tent whose cloth falls to both sides."""
    cloth = shape("M56 8.5C43 13 32 30 24 79H88C80 30 69 13 56 8.5Z", GREEN)
    hem = line("M50.5 11C41 22 35 44 32 79M61.5 11C71 22 77 44 80 79", 2.2) + line(
        "M50.5 11C41 22 35 44 32 79M61.5 11C71 22 77 44 80 79", 1.1, YELLOW
    )
    folds = line("M47 16C39 28 33 48 29 70M65 16C73 28 79 48 83 70M53 10C48 18 45 26 43 38M59 10C64 18 67 26 69 38", 0.7)  # fmt: skip
    return cloth + folds + hem


def _gothic() -> str:
    """A pointed gable with leaves along it."""
    back = shape("M30 60V38L56 5 82 38V60Z", YELLOW) + shape("M35 60V40L56 13.5 77 40V60Z", RED)
    leaves = "".join(
        place(shape("M0 0C1 -3 5.5 -3.5 6 -6.5 9 -3 7 2 3.5 2.5Z", GREEN), x, y, mirror=x < 56)
        for x, y in ((46, 17.5), (39.5, 25.5), (33, 33.5), (66, 17.5), (72.5, 25.5), (79, 33.5))
    )
    pinnacles = "".join(
        shape(f"M{x - 2.5} 60V42L{x} 35 {x + 2.5} 42V60Z", BLUE) for x in (30.5, 81.5)
    )
    bars = line("M40 58V40M45 58V33M67 58V33M72 58V40", 1, YELLOW)
    return back + bars + leaves + pinnacles


def _curtain() -> str:
    """Two curtains, tied back."""
    left = shape(
        "M29 7H56C52 24 44 38 31 49 35 60 34 70 31 79H18.5C21 62 24 40 29 7Z", GREEN
    ) + line(
        "M34 8C32 24 29 38 24 50M40 8C38 22 34 36 28 48M47 8C44 20 38 34 30 46M28 54C30 62 29 70 27 79M24 54C24 62 23 70 21 79",
        0.7,
    )
    cord = shape("M20.5 48C25 52 30 52 33 47L34 50.5C30 55 24 55 20 51.5Z", YELLOW) + shape(
        "M22 52L19.5 60H25.5L24 52.5Z", YELLOW
    )
    half = left + cord
    rail = shape("M28 7H84V10.4H28Z", YELLOW)
    return half + place(half, 112, 0, mirror=True) + rail


def _shell() -> str:
    """A scallop behind the head."""
    rim = "M34 60C28 48 27 36 31 28 30 22 36 18 40 18 42 12 49 11 52 12 54 9 58 9 60 12 63 11 70 12 72 18 76 18 82 22 81 28 85 36 84 48 78 60Z"
    ribs = line(
        "M56 58V12M53 56L46 14M59 56L66 14M49 56L36.5 20M63 56L75.5 20M46 57L31 32M66 57L81 32", 0.9
    )
    return shape(rim, YELLOW) + ribs


def _bower() -> str:
    """A bower of leaves instead of a throne."""
    arch = "M30 79C22 44 32 9 56 9S90 44 82 79"
    leaf = "M0 0C-3.5 -2 -3.5 -6.5 0 -9.5 3.5 -6.5 3.5 -2 0 0Z"
    spots = (
        (27.5, 66, -75), (26.5, 55, -60), (28, 43.5, -50), (31, 32, -40), (36, 21.5, -30), (44, 13, -12),
        (84.5, 66, 75), (85.5, 55, 60), (84, 43.5, 50), (81, 32, 40), (76, 21.5, 30), (68, 13, 12),
    )  # fmt: skip
    outer = "".join(place(shape(leaf, GREEN), x, y, turn=turn) for x, y, turn in spots)
    inner = "".join(
        place(shape(leaf, GREEN), x, y, turn=turn + (150 if x < 56 else -150), size=0.8)
        for x, y, turn in spots
    )
    berries = "".join(
        circle(x, y, 1.5, RED)
        for x, y in ((26.5, 60), (29, 37.5), (39.5, 16.5), (85.5, 60), (83, 37.5), (72.5, 16.5))
    )
    bough = inner + line(arch, 3) + line(arch, 1.5, YELLOW) + outer + berries
    return f'<g transform="translate(9.6)scale(.83 1)">{bough}</g>'


_BACKS = {
    "posts": _posts,
    "arch": _arch,
    "stars": _stars,
    "canopy": _canopy,
    "gothic": _gothic,
    "curtain": _curtain,
    "shell": _shell,
    "bower": _bower,
}
