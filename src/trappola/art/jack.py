"""The jack: on foot, in short coat and parti-coloured hose."""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from typing import NamedTuple

from trappola.art.body import arm, hand, head, pattern
from trappola.art.colours import PAPER, RED, YELLOW
from trappola.art.companions import companion
from trappola.art.hats import cap
from trappola.art.meadow import meadow
from trappola.art.pen import Point, brush, circle, line, place, shape


class Jack(NamedTuple):
    """What tells one jack from another."""

    coat: str
    sleeves: str
    weave: str
    thread: str
    hose: tuple[str, str]
    cap: str
    view: str
    mood: str
    locks: str
    whiskers: str
    colour: str
    raised: tuple[Point, Point]
    other: tuple[Point, Point]
    hold: float = 0
    lean: float = 0
    cloak: str = ""
    legs: str = "stand"
    sway: float = 0
    """How far he leans over from the hips, in degrees."""
    grasp: str = "grip"
    beside: str = "hare"
    """Who keeps him company, at his right hand or, after a minus, at his left."""


SCALE = 0.86
"""He is drawn at the kings' size and then made smaller, to have room for his legs."""

LEGS: dict[str, tuple[list[Point], list[Point]]] = {
    "stand": (
        [(48, 58), (44, 69), (41, 77), (39, 91)],
        [(60, 58), (65, 69), (68, 77), (70, 91)],
    ),
    "walk": (
        [(49, 58), (42, 68), (36, 77), (28, 91)],
        [(60, 58), (68, 67), (68, 78), (72, 91)],
    ),
    "dance": (
        [(60, 58), (57, 69), (51, 77), (44, 91)],
        [(48, 58), (53, 69), (61, 76), (66, 91)],
    ),
    "rest": (
        [(49, 58), (48, 69), (48, 77), (48, 91)],
        [(60, 58), (69, 66), (66, 76), (58, 91)],
    ),
}
"""The farther leg and the nearer one, from the hip to where the card's middle cuts them."""


def jack(look: Jack, emblem: str) -> str:
    """The upper half of a jack's picture."""
    facing = head(
        54 + look.lean * 0.25,
        29.5,
        view=look.view,
        mood=look.mood,
        locks=look.locks,
        whiskers=look.whiskers,
        colour=look.colour,
        hat=cap(look.cap),
        size=0.93,
        turn=look.lean,
    )
    far, near = LEGS[look.legs]
    left = shape(brush(far, [12, 11, 8, 8.5]), look.hose[0])
    right = shape(brush(near, [12, 11, 8, 8.5]), look.hose[1])
    bands = _garter(far[2]) + _garter(near[2])
    garter = line(bands, 3) + line(bands, 1.6, YELLOW)
    coat = shape(
        "M44 39C40 44 44 50 44 53 41 58 37 62 35 66 42 69 48 67 54 69 60 67 66 69 74 66 72 62 67 58 65 53 65 50 68 44 64 39 59 36 49 36 44 39Z",
        look.coat,
    )
    skirt = line("M49 55C47 59 45 63 44 67.5M54 55V68.5M59.5 55C61 59 63 63 64.5 67.5", 0.7)
    weave = pattern(look.weave, 46, 43, 62, 51, look.thread)
    belt = shape(
        "M43.6 51.5C50 54 59 54 65.5 51.5L66 55C59 57.5 50 57.5 43 55Z",
        RED if look.coat != RED else YELLOW,
    )
    collar = shape("M46 38C50 43 58 43 62 38L64 41C59 47 49 47 44 41Z", PAPER) + circle(
        54, 45.5, 1.3, YELLOW
    )
    cloak = (
        shape("M46 39C36 42 28 50 20 54 24 57 22 61 17 64 23 66 22 71 18 76 28 77 40 70 46 56Z", look.cloak)
        + line("M42 44C36 50 30 55 24 60M44 50C38 58 32 64 24 70", 0.7)
        if look.cloak
        else ""
    )  # fmt: skip
    elbow, wrist = look.raised
    low_elbow, low_wrist = look.other
    held = place(emblem, wrist[0] + 0.5, wrist[1] - 2, turn=look.hold) + hand(
        wrist[0] + 0.5, wrist[1] - 2, look.hold, kind=look.grasp, size=0.95
    )
    # A hand away from the body is open; one near it rests on the hip.
    away = low_wrist[0] < 33
    second = hand(
        low_wrist[0],
        low_wrist[1],
        -50 if away else -20,
        kind="open" if away else "grip",
        mirror=not away,
        size=0.9,
    )
    back = arm([(45, 43), low_elbow, low_wrist], look.sleeves, YELLOW, 9.5)
    front = arm([(63, 43), elbow, wrist], look.sleeves, YELLOW, 9.5)
    left_hand = look.beside.startswith("-")
    out_of_doors = meadow(
        [(12, 79)] if left_hand and not look.cloak else [(90, 79)] if not left_hand else [], 79
    )
    beside = place(
        companion(look.beside.removeprefix("-")),
        86.5 if left_hand else 15,
        80,
        mirror=left_hand,
        size=0.86,
    )
    upper = cloak + coat + skirt + weave + belt + back + second + collar + facing + front + held
    swayed = f'<g transform="rotate({look.sway} 54 60)">{upper}</g>'
    picture = out_of_doors + beside + left + right + garter + swayed
    return place(picture, 7, 79 - 91 * SCALE, size=SCALE)


def _garter(knee: Point) -> str:
    return f"M{knee[0] - 3.8:.1f} {knee[1]}l7.6 .2"
