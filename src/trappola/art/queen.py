"""The queen of the French pack: veiled, the emblem in one hand and something of her own in the other."""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from typing import NamedTuple

from trappola.art.body import arm, ermine, hand, head, pattern
from trappola.art.colours import BLUE, FLESH, GREEN, PAPER, RED, SILVER, YELLOW
from trappola.art.hats import queenly
from trappola.art.pen import Point, around, at, circle, dot, line, petals, place, shape


class Queen(NamedTuple):
    """What tells one queen from another."""

    gown: str
    sleeves: str
    weave: str
    thread: str
    veil: str
    collar: str
    view: str
    mood: str
    locks: str
    colour: str
    raised: tuple[Point, Point]
    resting: tuple[Point, Point]
    holds: str
    tilt: float = 0
    mirror: bool = False


def queen(look: Queen, emblem: str) -> str:
    """The upper half of a queen's picture."""
    behind, crown = queenly(look.veil)
    facing = head(
        56,
        31,
        view=look.view,
        mood=look.mood,
        locks=look.locks,
        whiskers="",
        colour=look.colour,
        hat=crown,
        behind=behind,
        fair=True,
        size=1.12,
        turn=look.tilt,
        mirror=look.mirror,
    )
    elbow, wrist = look.raised
    low_elbow, low_wrist = look.resting
    x, y = low_wrist
    return (
        _gown(look)
        + arm([(45, 52), low_elbow, low_wrist], look.sleeves, PAPER, 11)
        + _puff(44.5, 51.5, look.gown, look.sleeves)
        + place(_HELD[look.holds](), x, y - 1, turn=-10)
        + hand(x, y, kind="grip" if look.holds == "mirror" else "pinch", mirror=True, size=0.85)
        + _COLLARS[look.collar]()
        + facing
        + arm([(68, 52), elbow, wrist], look.sleeves, PAPER, 11)
        + _puff(68.5, 51.5, look.gown, look.sleeves)
        + place(emblem, wrist[0] + 1, wrist[1] - 2)
        + hand(wrist[0] + 1, wrist[1] - 2, size=0.9)
    )  # fmt: skip


def _gown(look: Queen) -> str:
    skirt = shape("M47 63C36 66 27 71 21 79H92C86 71 77 66 66 63Z", look.gown)
    folds = line(
        "M44 66C38 69 33 74 30 79M41 69C38 72 37 75 36 79M69 66C75 69 80 74 83 79M72 69C75 72 76 75 77 79M35 69C31 72 28 75 26.5 79M78 69C82 72 85 75 86.5 79",
        0.75,
    )
    front = shape("M51 63C49 68 47 73 46 79H67C66 73 64 68 62 63Z", PAPER)
    weave = pattern(look.weave, 49, 69, 64, 79, look.thread)
    bodice = shape(
        "M44 46C42 53 47 58 47.5 64 53 67.5 60 67.5 65.5 64 66 58 71 53 69 46 63 43 50 43 44 46Z",
        look.gown,
    )
    seams = line("M50 52C50 57 52 61 52.5 65.5M63 52C63 57 61 61 60.5 65.5", 0.7)
    lace = line(
        "M54 54L59 57M59 54L54 57M54 58L59 61M59 58L54 61",
        0.9,
        PAPER if look.gown == YELLOW else YELLOW,
    )
    girdle = shape(
        "M46.8 62C53 66 60 66 66.2 62L66.6 65.5C60 69.5 53 69.5 46.4 65.5Z",
        RED if look.gown == YELLOW else YELLOW,
    )
    knot = (
        line("M56.5 68.5V79", 2.6)
        + line("M56.5 68.5V79", 1.3, YELLOW)
        + circle(56.5, 67.5, 1.9, RED)
    )
    return skirt + folds + front + weave + bodice + seams + lace + girdle + knot


def _puff(x: float, y: float, fill: str, slash: str) -> str:
    """The puffed shoulder of a sleeve, slashed."""
    return shape(
        f"M{x - 6} {y + 3}C{x - 9} {y - 3} {x - 3} {y - 8} {x + 2} {y - 6}C{x + 7} {y - 4} {x + 7} {y + 3} {x + 3} {y + 6}C{x} {y + 8} {x - 4} {y + 7} {x - 6} {y + 3}Z",
        fill,
    ) + line(
        f"M{x - 3.5} {y + 3}C{x - 4} {y} {x - 2.5} {y - 2} {x - 1} {y - 4}M{x + 0.5} {y + 4.5}C{x + 0.5} {y + 1} {x + 1.5} {y - 1} {x + 2.5} {y - 3}",
        1.7,
        slash if slash != fill else PAPER,
    )


def _ruff() -> str:
    wide = "M41 50C38 45 45 42 56.5 42S75 45 72 50C69 55 44 55 41 50Z"
    pleats = (
        "M42 47L46.5 52.5 48 46.5 52 53.5 53.5 47 56.5 54 59.5 47 61.5 53.5 65 46.5 66.5 52.5 71 47"
    )
    return shape(wide, PAPER) + line(pleats, 0.7)


def _bare() -> str:
    return shape("M49 44C49 49 52 52.5 56.5 52.5S64 49 64 44Z", FLESH)


def _pearls() -> str:
    necklace = "M48 45C50 55 63 55 65 45"
    neck = shape("M46 44C47 55 66 55 67 44Z", FLESH)
    pearls = (
        line(necklace, 2.6)
        + f'<path stroke="{PAPER}" stroke-width="1.7" stroke-dasharray="0 2.1" d="{necklace}"/>'
    )
    hem = line("M46 44.5C47 55.5 66 55.5 67 44.5", 3) + line(
        "M46 44.5C47 55.5 66 55.5 67 44.5", 1.5, YELLOW
    )
    return neck + hem + pearls + circle(56.5, 54, 1.7, RED)


def _square() -> str:
    neck = shape("M48 43.5V51.5H65V43.5Z", FLESH)
    hem = "M47.5 43.5V52H65.5V43.5"
    chain = line("M50 45C52 50.5 61 50.5 63 45", 0.9) + circle(56.5, 50, 1.5, BLUE)
    return neck + line(hem, 3.2) + line(hem, 1.8, RED) + chain


def _fur() -> str:
    return (
        ermine(
            "M42 46C43 52 50 55 56.5 60 63 55 70 52 71 46 66 43 47 43 42 46Z",
            [(46, 47.5), (50.5, 51.5), (56.5, 55.5), (62.5, 51.5), (67, 47.5)],
        )
        + _bare()
    )


def _rose() -> str:
    return (
        line("M0 5C-1 -2 -1 -5 0 -9", 1.8)
        + line("M0 5C-1 -2 -1 -5 0 -9", 0.8, GREEN)
        + shape("M0 -3C-5 -3 -7 -6 -7 -8 -3 -8 0 -6 0 -3Z", GREEN)
        + place(shape(petals(6, 1, 7, 30), YELLOW), 0, -12)
        + circle(0, -12, 2.2, RED)
    )


def _mirror() -> str:
    staff = line("M0 7V-6", 2.8) + line("M0 7V-6", 1.4, YELLOW)
    shine = line("M-2.8 -11.5C-2 -14 0 -15.2 1.6 -15", 0.9, PAPER)
    return staff + circle(0, -11.5, 5.9, YELLOW) + circle(0, -11.5, 4.2, SILVER) + shine


def _fan() -> str:
    blades = [around(0, 2, 17, angle) for angle in range(-60, 61, 20)]
    edge = "M0 2L" + "L".join(at(point) for point in blades) + "Z"
    ribs = "".join(f"M0 2L{at(point)}" for point in blades[1:-1])
    rim = "M" + "L".join(at(around(0, 2, 13, angle)) for angle in range(-60, 61, 20))
    return shape(edge, BLUE) + line(rim, 1.5, PAPER) + line(ribs, 0.7) + circle(0, 2, 1.5, YELLOW)


def _bird() -> str:
    """A small bird on her finger."""
    tail = shape("M3 -7L9.5 -2 6.5 -1.5 1.5 -4.5Z", RED)
    body = shape(
        "M-6.5 -11C-7 -15 -2 -16.5 -.5 -13 3.5 -12 5.5 -8 3.5 -5 .5 -3 -4 -4 -5 -8Z", YELLOW
    )
    wing = shape("M-1 -11C3 -11 5 -8 6.5 -4 2.5 -4 -1 -6.5 -1 -11Z", BLUE)
    beak = shape("M-6.6 -12.5L-9.5 -11.5 -6.3 -10.3Z", RED)
    return line("M-1 -4V0M1 -4V0", 0.9) + tail + body + wing + beak + dot(-4.2, -12.6, 0.8)


_HELD = {"rose": _rose, "mirror": _mirror, "fan": _fan, "bird": _bird}
_COLLARS = {"ruff": _ruff, "pearls": _pearls, "square": _square, "fur": _fur}
