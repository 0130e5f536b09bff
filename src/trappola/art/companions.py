"""What keeps a jack company on his meadow, each standing on its own origin."""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from trappola.art.colours import BLUE, CHESTNUT, GREEN, INK, PAPER, RED, SILVER, YELLOW
from trappola.art.pen import brush, circle, dot, line, place, shape

_LEAF = "M0 0C-3.5 -1.5 -4 -5.5 -.5 -8 3.5 -6 3.5 -2 0 0Z"


def companion(kind: str) -> str:
    """Hound, hare, vine, stump, roses or falcon."""
    return _KINDS[kind]()


def _hound() -> str:
    tail = shape(brush([(-7, -2), (-11, -3.5), (-13, -8), (-11, -12)], [3, 2.6, 2, 0.6]), PAPER)
    body = shape(
        "M-8 0C-9.5 -5 -6.5 -9.5 -2.2 -12.5 -1.5 -16 0 -19.5 3.5 -20.5 6.5 -21.2 9 -19.6 12.3 -18.3 13.8 -17.5 13.4 -15.3 11.5 -15.2"
        " 9 -15 7.6 -14.8 7 -12.5 7 -8 7 -4 8 0Z",
        PAPER,
    )
    patch = shape("M-7 -7.5C-4 -11 0 -9 .5 -5 -1.5 -3.5 -6 -4 -7 -7.5Z", CHESTNUT)
    ear = shape("M3 -20C-.5 -19 -1.8 -15 0 -12 2.6 -13 4.2 -16.5 4.6 -19.6Z", CHESTNUT)
    lines = line("M-6.5 -.5C-5 -6.5 1.2 -5 .5 0M4 -9V-.2", 0.7)
    collar = line("M-.5 -11.4C2 -9.8 5 -9.8 7.4 -11.2", 2.2) + line(
        "M-.5 -11.4C2 -9.8 5 -9.8 7.4 -11.2", 1.1, RED
    )
    return tail + body + patch + lines + collar + ear + dot(7.6, -17.6, 0.9) + dot(12.4, -17.2, 1.1)  # fmt: skip


def _hare() -> str:
    ears = shape("M3.4 -12C.6 -16 -.6 -20.5 .6 -23 3.6 -21 5.6 -17 5.8 -13Z", SILVER) + shape(
        "M5.4 -12.5C4.6 -17 5.6 -21.5 7.6 -23.5 9.4 -20.5 9 -16 7.6 -12.5Z", SILVER
    )
    body = shape(
        "M-7.5 0C-9.5 -5 -6.5 -10 -1 -10 1.2 -10.2 2 -11.2 3 -12.6 5.2 -15.3 9.6 -14.2 10.4 -11 10.8 -8.8 9 -7.6 6.8 -7.6 7.6 -4.6 7 -2 8 0Z",
        SILVER,
    )
    return circle(-8.3, -2.6, 2.3, PAPER) + ears + body + line("M-5 -.4C-5 -5.5 1 -5.5 1.2 -.4M4 -6V-.4", 0.7) + dot(7, -11.4, 0.9)  # fmt: skip


def _vine() -> str:
    stake = line("M0 0V-30", 2.6) + line("M0 0V-30", 1.2, YELLOW)
    shoot = "M-1 0C-6 -5 5 -8 1 -13 -4 -17 4 -21 1 -26"
    leaves = "".join(
        place(shape(_LEAF, GREEN), x, y, turn=turn)
        for x, y, turn in ((-1.5, -6, -80), (1.5, -12, 70), (-1.5, -19, -70), (1, -25, 40))
    )
    grapes = "".join(
        circle(x, y, 1.7, BLUE)
        for x, y in ((3, -20), (6, -20), (4.5, -17.4), (7.4, -17.6), (6, -15), (-5, -13), (-8, -13), (-6.5, -10.4))
    )  # fmt: skip
    return stake + line(shoot, 2) + line(shoot, 0.9, GREEN) + leaves + grapes


def _stump() -> str:
    trunk = shape("M-9.5 0C-6.5 -3 -7 -9 -6.5 -13H6.5C7 -9 6.5 -3 9.5 0Z", CHESTNUT)
    top = f'<ellipse cx="0" cy="-13" rx="6.5" ry="2.4" fill="{YELLOW}"/>'
    bark = line("M-4 -9C-4.5 -5 -4.5 -3 -6 -.5M0 -9V-.5M3.5 -8C4 -5 4 -3 5.5 -.5", 0.7)
    rings = '<ellipse cx=".4" cy="-13" rx="3.4" ry="1.1" stroke-width=".6"/>'
    sprig = line("M5 -8C9 -10 9 -14 9 -17", 1) + "".join(
        place(shape(_LEAF, GREEN), x, y, turn=turn, size=0.8)
        for x, y, turn in ((8.6, -11, 80), (9, -13.5, -60), (9, -16, 10))
    )
    return trunk + bark + top + rings + sprig


def _roses() -> str:
    stems = line(
        "M0 0C0 -8 -3 -12 -5 -17M0 -4C1 -10 4 -12 5 -22M0 -1C3 -5 8 -6 10 -11", 1.8
    ) + line("M0 0C0 -8 -3 -12 -5 -17M0 -4C1 -10 4 -12 5 -22M0 -1C3 -5 8 -6 10 -11", 0.8, GREEN)
    leaves = "".join(
        place(shape(_LEAF, GREEN), x, y, turn=turn, size=0.85)
        for x, y, turn in ((-2, -10, -80), (3, -12, 80), (4, -16, -60), (6, -6.5, 20), (-1, -4, -60))
    )  # fmt: skip
    heads = "".join(
        circle(x, y, 3.6, RED)
        + line(f"M{x - 1.6} {y}C{x - 1} {y - 2} {x + 1.6} {y - 1.6} {x + 1} {y + 0.4}C{x} {y + 1.2} {x - 0.6} {y + 0.2} {x} {y - 0.6}", 0.6)
        for x, y in ((-5.5, -18.5), (5.4, -23.5), (10.5, -12.5))
    )  # fmt: skip
    return stems + leaves + heads


def _falcon() -> str:
    """A hooded falcon on its block."""
    block = shape("M-5 0L-3.5 -7H3.5L5 0Z", CHESTNUT) + shape("M-5 -9.4H5V-7H-5Z", YELLOW)
    tail = shape("M-5 -13L-9.5 -4 -6 -4.6 -2.5 -11Z", INK)
    body = shape(
        "M-6 -13C-6 -20 -2 -24.5 2.5 -24.5 5.5 -22 5.5 -14 1 -9.6 -2 -8.8 -5 -10 -6 -13Z", PAPER
    )
    wing = shape(
        "M-6 -13C-6 -18 -3.5 -22 -.5 -23 1 -18.5 0 -13 -4 -8.5 -5.4 -9.6 -6 -11 -6 -13Z", BLUE
    )
    hood = shape("M-1 -23.6C-1.4 -28.6 4.6 -30 6.4 -26.4 6.4 -24.6 5.4 -23.4 4 -22.8Z", RED)
    beak = shape("M6.2 -26.6C8.4 -26.4 8.8 -24.6 7.8 -23 7 -24.2 6.2 -24.2 5.6 -24.2Z", YELLOW)
    plume = line("M1 -28.4C0 -31 -2 -31.6 -3.2 -31.2M1.6 -28.6C1.4 -31 .6 -32.4 -.4 -33", 1)
    speckles = "".join(
        dot(x, y, 0.6) for x, y in ((2.4, -19), (3.4, -16), (1.6, -14.5), (2.4, -12))
    )
    legs = line("M-1.4 -9.6V-8.2M1.4 -9.6V-8.2", 1.2, YELLOW)
    return place(block + tail + legs + body + speckles + wing + plume + beak + hood, size=0.9)


_KINDS = {
    "hound": _hound,
    "hare": _hare,
    "vine": _vine,
    "stump": _stump,
    "roses": _roses,
    "falcon": _falcon,
}
