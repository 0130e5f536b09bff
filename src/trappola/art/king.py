"""The king: crowned, on his throne, the emblem in the raised hand."""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from typing import NamedTuple

from trappola.art.body import arm, ermine, hand, head, pattern
from trappola.art.colours import BLUE, GREEN, PAPER, RED, YELLOW
from trappola.art.hats import crown
from trappola.art.pen import Point, circle, dot, flat, hatch, line, place, shape


class King(NamedTuple):
    """What tells one king from another."""

    robe: str
    mantle: str
    weave: str
    thread: str
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
    tilt: float = 0
    mirror: bool = False


def king(look: King, emblem: str) -> str:
    """The upper half of a king's picture; the emblem is drawn about the hand that holds it."""
    facing = head(
        56,
        30,
        view=look.view,
        mood=look.mood,
        locks=look.locks,
        whiskers=look.whiskers,
        colour=look.colour,
        hat=crown(look.crown),
        size=1.05,
        turn=look.tilt,
        mirror=look.mirror,
    )
    elbow, wrist = look.raised
    low_elbow, low_wrist = look.resting
    return (
        _throne(look.throne)
        + _robe(look)
        + arm([(43, 47), low_elbow, low_wrist], look.mantle, YELLOW, 12)
        + _held(look.holds, *low_wrist)
        + hand(low_wrist[0] - 1, low_wrist[1] + 1, mirror=True)
        + facing
        + arm([(70, 47), elbow, wrist], look.mantle, YELLOW, 12)
        + place(emblem, wrist[0] + 1, wrist[1] - 3)
        + hand(wrist[0] + 1, wrist[1] - 3)
    )


def _robe(look: King) -> str:
    mantle = shape("M41 41C33 45 29 58 24 79H90C87 60 81 46 72 41 66 38 47 38 41 41Z", look.mantle)
    gown = shape("M48 44C46 54 45 66 39 79H75C70 66 68 54 65 44Z", look.robe)
    weave = pattern(look.weave, 43, 60, 71, 77, look.thread)
    belt = shape("M46 63.5C53 66 60 66 68 63.5L68.7 67.5C60 70 53 70 45.3 67.5Z", YELLOW)
    buckle = circle(57, 67, 2.4, RED)
    fur = ermine(
        "M40 43C43 52 51 54 57 61 62 54 70 52 74 43 69 39 46 39 40 43Z",
        [(45, 46), (49, 50), (53, 54), (57, 57.5), (61, 54), (65, 50), (69, 46)],
    )
    folds = hatch((31, 60), (27, 76), (6, -3), 6) + hatch((83, 58), (88, 76), (-6, -3), 6)
    return mantle + folds + gown + weave + belt + buckle + fur


def _held(what: str, x: float, y: float) -> str:
    if what == "orb":
        orb = circle(0, -5, 5, BLUE) + line(
            "M-4.7 -6.5C-2 -4.5 2 -4.5 4.7 -6.5M0 -10V-5", 1.5, YELLOW
        )
        return place(orb + line("M0 -10V-14.5M-2 -12.6H2", 1.4), x - 1, y - 1)  # fmt: skip
    if what == "sceptre":
        staff = line("M0 12V-12", 2.6) + line("M0 12V-12", 1.2, YELLOW)
        top = shape("M0 -11C-4 -13 -4 -17 0 -21 4 -17 4 -13 0 -11Z", RED) + circle(
            0, -19, 1.7, YELLOW
        )
        return place(staff + top, x - 1, y, turn=-8)  # fmt: skip
    if what == "scroll":
        roll = shape("M-3 -9H6V7H-3Z", PAPER) + shape(
            "M-4.5 -10.5H7.5V-7.5H-4.5ZM-4.5 5H7.5V8H-4.5Z", YELLOW
        )
        return place(roll + line("M-1 -5H4M-1 -2.5H4M-1 0H3", 0.6), x - 4, y, turn=-14)  # fmt: skip
    return ""


def _throne(style: str) -> str:
    arms = (
        shape("M20 79V64C20 60 24 58 29 60L33 79Z", YELLOW)
        + shape("M93 79V64C93 60 89 58 84 60L81 79Z", YELLOW)
        + circle(24.5, 61, 3.2, RED)
        + circle(88.5, 61, 3.2, RED)
    )
    if style == "posts":
        back = shape("M38 56V19C46 13 66 13 74 19V56Z", RED) + line(
            "M41 53V21M71 53V21", 0.8, YELLOW
        )
        posts = "".join(
            shape(f"M{x} 58V15H{x + 4}V58Z", YELLOW) + circle(x + 2, 12.5, 2.8, RED)
            for x in (34, 74)
        )
        return arms + back + posts
    if style == "arch":
        back = shape("M35 58V26C35 2 77 2 77 26V58Z", YELLOW) + shape(
            "M39 58V27C39 7 73 7 73 27V58Z", BLUE
        )
        studs = "".join(
            dot(x, y, 1, PAPER)
            for x, y in ((43, 40), (43, 30), (46, 20), (69, 40), (69, 30), (66, 20))
        )
        return arms + back + studs
    if style == "canopy":
        cloth = shape("M56 8C44 14 36 30 33 58H80C77 30 68 14 56 8Z", GREEN)
        folds = line(
            "M52 12C46 22 42 38 40 54M60 12C66 22 70 38 73 54M48 16C42 26 38 40 36 54M64 16C70 26 75 40 77 54",
            0.7,
        )
        return arms + cloth + folds
    back = shape("M36 58L34 20 45 24 56 12 67 24 78 20 76 58Z", YELLOW) + shape(
        "M40 58L39 27 46 29 56 19 66 29 73 27 72 58Z", RED
    )
    stars = "".join(
        flat(f"M{x} {y}l1 2.2 2.2 1 -2.2 1 -1 2.2 -1 -2.2 -2.2 -1 2.2 -1Z", YELLOW)
        for x, y in ((43.5, 31), (43, 41), (69, 31), (69.5, 41))
    )
    return arms + back + stars  # fmt: skip
