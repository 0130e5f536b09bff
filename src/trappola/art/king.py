"""The king: crowned, on his throne, the emblem in the raised hand."""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from typing import NamedTuple

from trappola.art.body import arm, ermine, hand, head, pattern
from trappola.art.colours import BLUE, PAPER, RED, SILVER, YELLOW
from trappola.art.hats import crown
from trappola.art.pen import Point, circle, dot, line, place, shape
from trappola.art.thrones import throne


class King(NamedTuple):
    """What tells one king from another."""

    robe: str
    mantle: str
    lining: str
    weave: str
    thread: str
    chest: str
    throne: str
    crown: str
    view: str
    mood: str
    locks: str
    whiskers: str
    colour: str
    raised: tuple[Point, Point]
    """Elbow and wrist of the arm that shows the emblem."""
    resting: tuple[Point, Point]
    holds: str = ""
    grasp: str = "grip"
    tilt: float = 0
    mirror: bool = False


def king(look: King, emblem: str) -> str:
    """The upper half of a king's picture; the emblem is drawn about the hand that holds it."""
    facing = head(
        56,
        33,
        view=look.view,
        mood=look.mood,
        locks=look.locks,
        whiskers=look.whiskers,
        colour=look.colour,
        hat=crown(look.crown),
        size=1.16,
        turn=look.tilt,
        mirror=look.mirror,
    )
    elbow, wrist = look.raised
    low_elbow, low_wrist = look.resting
    free = "grip" if look.holds else "open"
    return (
        throne(look.throne)
        + _mantle(look)
        + _gown(look)
        + arm([(43, 51), low_elbow, low_wrist], look.robe, look.lining, 11.5)
        + _held(look.holds, *low_wrist)
        + hand(low_wrist[0] - 1, low_wrist[1], -30 if free == "open" else 0, kind=free, mirror=free == "grip")
        + _CHESTS[look.chest]()
        + facing
        + _sleeve(look, elbow)
        + arm([(70, 51), elbow, wrist], look.robe, look.lining, 11.5)
        + place(emblem, wrist[0] + 1, wrist[1] - 3)
        + hand(wrist[0] + 1, wrist[1] - 3, kind=look.grasp)
    )  # fmt: skip


def _mantle(look: King) -> str:
    """What falls from the shoulders to both sides, with its lining turned out."""
    cloth = shape("M43 46C33 48 27 59 21 79H92C87 59 80 48 70 46Z", look.mantle)
    folds = line(
        "M38 51C33 59 29 68 27 79M34 59C32 66 31 72 31 79M75 51C80 59 84 68 86 79M79 59C81 66 82 72 82 79",
        0.8,
    )
    edges = shape("M45 47C40 56 37 67 34 79H41C43 67 46 58 50 49Z", look.lining) + shape(
        "M69 47C74 56 77 67 79 79H72C70 67 67 58 63 49Z", look.lining
    )
    return cloth + folds + edges


def _gown(look: King) -> str:
    gown = shape("M46 46C46 57 43 68 40 79H73C70 68 67 57 67 46Z", look.robe)
    folds = line("M49 70C48.5 73 48 76 46.5 79M56.5 71V79M64 70C64.5 73 65 76 66.5 79", 0.8)
    weave = pattern(look.weave, 46, 58, 67, 78, look.thread)
    belt = shape("M44.5 65C52 68 61 68 68.8 65L69.6 69C61 72 52 72 43.7 69Z", YELLOW)
    buckle = shape("M54 66.5H59.5V71H54Z", RED) + dot(56.7, 68.8, 0.9, YELLOW)
    return gown + weave + folds + belt + buckle


def _sleeve(look: King, elbow: Point) -> str:
    """The wide end of the mantle's sleeve, which hangs from the raised arm."""
    x, y = elbow
    return shape(
        f"M{x - 12} {y - 8}C{x - 6} {y - 4} {x - 2} {y - 2} {x + 3} {y - 3}C{x + 7} {y + 4} {x + 7} {y + 12} {x + 5} {y + 19}"
        f"C{x - 2} {y + 17} {x - 8} {y + 10} {x - 12} {y - 8}Z",
        look.lining,
    ) + line(f"M{x - 4} {y + 1}C{x - 2} {y + 8} {x} {y + 12} {x + 3} {y + 17}M{x + 2} {y}C{x + 4} {y + 6} {x + 5} {y + 10} {x + 4.5} {y + 16}", 0.7)  # fmt: skip


def _ermine() -> str:
    return ermine(
        "M40 48C44 57 51 58 56.5 66 62 58 69 57 73 48 68 43 45 43 40 48Z",
        [(45, 49), (48.5, 53.5), (53, 57.5), (56.5, 61.5), (60, 57.5), (64.5, 53.5), (68, 49), (56.5, 55)],
    )  # fmt: skip


def _armour() -> str:
    plate = shape(
        "M43 47C41 54 42 61 45 65.5 52 68.5 61 68.5 68 65.5 71 61 72 54 70 47 63 44 50 44 43 47Z",
        SILVER,
    )
    ridge = line("M56.5 46V67M46.5 50C47 56 48 61 50 65M66.5 50C66 56 65 61 63 65", 0.8)
    bow = shape("M44 49C50 54.5 63 54.5 69 49L70 52C63 58.5 50 58.5 43 52Z", YELLOW)
    rivets = "".join(dot(x, y, 0.9, RED) for x, y in ((47, 52.3), (56.5, 55), (66, 52.3)))
    return plate + ridge + bow + rivets


def _chain() -> str:
    """A broad chain with a medal."""
    cape = shape("M42 48C44 54 69 54 71 48 66 44 47 44 42 48Z", RED)
    links = "M43 49C46 61 67 61 70 49"
    return (
        cape
        + line(links, 4)
        + line(links, 2.4, YELLOW)
        + f'<path stroke="{RED}" stroke-width="1.2" stroke-dasharray="0 3" d="{links}"/>'
        + circle(56.5, 60.5, 4, YELLOW)
        + circle(56.5, 60.5, 1.9, BLUE)
    )


def _ruff() -> str:
    """A pleated collar."""
    wide = "M40 50C38 45 45 42 56.5 42S75 45 73 50C70 55 43 55 40 50Z"
    pleats = line(
        "M41 46.5L46 52.5 47 46 51 53.5 53 46.5 56.5 54 60 46.5 62 53.5 66 46 67 52.5 72 46.5", 0.7
    )
    buttons = "".join(dot(56.5, y, 1.1, YELLOW) for y in (57, 60.5, 64))
    return shape(wide, PAPER) + pleats + buttons


_CHESTS = {"ermine": _ermine, "armour": _armour, "chain": _chain, "ruff": _ruff}


def _held(what: str, x: float, y: float) -> str:
    if what == "orb":
        orb = circle(0, -6, 5.5, BLUE) + line(
            "M-5.2 -7.5C-2 -5.3 2 -5.3 5.2 -7.5M0 -11.5V-6", 1.5, YELLOW
        )
        return place(orb + line("M0 -11.5V-16M-2.2 -14H2.2", 1.5), x - 1, y - 1)
    if what == "sceptre":
        staff = line("M0 12V-12", 2.8) + line("M0 12V-12", 1.4, YELLOW)
        top = shape("M0 -11C-4 -13 -4 -17 0 -21 4 -17 4 -13 0 -11Z", RED) + circle(
            0, -19, 1.7, YELLOW
        )
        return place(staff + top, x - 1, y, turn=-8)
    if what == "scroll":
        roll = shape("M-3 -9H6V7H-3Z", PAPER) + shape(
            "M-4.5 -10.5H7.5V-7.5H-4.5ZM-4.5 5H7.5V8H-4.5Z", YELLOW
        )
        return place(roll + line("M-1 -5H4M-1 -2.5H4M-1 0H3", 0.6), x - 4, y, turn=-14)
    return ""
