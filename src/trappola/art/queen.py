"""The queen of the French pack: veiled, a flower in the one hand, the emblem in the other."""

from __future__ import annotations

from typing import NamedTuple

from trappola.art.body import arm, hand, head, pattern
from trappola.art.colours import GREEN, PAPER, RED, YELLOW
from trappola.art.hats import queenly
from trappola.art.pen import Point, circle, dot, hatch, line, petals, place, shape


class Queen(NamedTuple):
    """What tells one queen from another."""

    gown: str
    sleeves: str
    weave: str
    thread: str
    veil: str
    view: str
    mood: str
    locks: str
    colour: str
    raised: tuple[Point, Point]
    resting: tuple[Point, Point]
    bloom: str
    tilt: float = 0
    mirror: bool = False


def queen(look: Queen, emblem: str) -> str:
    """The upper half of a queen's picture."""
    behind, crown = queenly(look.veil)
    facing = head(
        55,
        29,
        view=look.view,
        mood=look.mood,
        locks=look.locks,
        whiskers="",
        colour=look.colour,
        hat=crown,
        behind=behind,
        size=1.02,
        turn=look.tilt,
        mirror=look.mirror,
    )
    skirt = shape("M46 60C36 64 30 70 26 79H86C82 70 76 64 66 60Z", look.gown)
    folds = hatch((33, 71), (46, 64), (2, 7), 4) + hatch((66, 64), (79, 71), (-2, 7), 4)
    front = shape("M50 60C48 66 46 72 45 79H68C67 72 65 66 62 60Z", PAPER)
    weave = pattern(look.weave, 48, 66, 65, 79, look.thread)
    bodice = shape(
        "M43 43C41 50 46 56 46 62 52 65 60 65 66 62 66 56 71 50 69 43 63 40 49 40 43 43Z", look.gown
    )
    lace = line("M52 50L60 54M60 50L52 54M52 55L60 59M60 55L52 59", 0.9, YELLOW)
    neck = shape("M45 42C49 49 63 49 67 42L70 45C65 53 47 53 42 45Z", PAPER) + "".join(
        dot(x, y, 0.9, RED) for x, y in ((47, 46.5), (51, 48.8), (56, 49.5), (61, 48.8), (65, 46.5))
    )
    girdle = shape("M45.5 59.5C52 62.5 60 62.5 66.5 59.5V63C60 66 52 66 45.5 63Z", YELLOW)
    elbow, wrist = look.raised
    low_elbow, low_wrist = look.resting
    flower = (
        line("M0 4C-1 -2 -1 -5 0 -9", 1.6, GREEN)
        + shape("M0 -2C-5 -2 -7 -5 -7 -7 -3 -7 0 -5 0 -2Z", GREEN)
        + place(shape(petals(6, 1, 7, 30), look.bloom), 0, -12)
        + circle(0, -12, 2, YELLOW)
    )  # fmt: skip
    return (
        skirt + folds + front + weave + bodice + lace + girdle + neck
        + arm([(45, 47), low_elbow, low_wrist], look.sleeves, PAPER, 11)
        + place(flower, low_wrist[0], low_wrist[1] - 1, turn=-12)
        + hand(low_wrist[0], low_wrist[1], mirror=True, size=0.9)
        + facing
        + arm([(67, 47), elbow, wrist], look.sleeves, PAPER, 11)
        + place(emblem, wrist[0] + 1, wrist[1] - 2)
        + hand(wrist[0] + 1, wrist[1] - 2, size=0.9)
    )  # fmt: skip
