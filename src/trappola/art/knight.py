"""The knight: on horseback, armed with the emblem."""

from __future__ import annotations

from typing import NamedTuple

from trappola.art.body import arm, hand, head, pattern
from trappola.art.colours import GREEN, INK, PAPER, YELLOW
from trappola.art.hats import helmet
from trappola.art.horse import horse
from trappola.art.pen import Point, brush, line, place, shape


class Knight(NamedTuple):
    """What tells one knight from another. All ride to the right; ``mirror`` turns the picture."""

    coat: str
    sleeves: str
    weave: str
    thread: str
    cloth: str
    horse: str
    hide: str
    mane: str
    helmet: str
    view: str
    mood: str
    locks: str
    whiskers: str
    colour: str
    raised: tuple[Point, Point]
    hold: float = 0
    """The turn of the emblem in the hand."""
    lean: float = 0
    mirror: bool = False
    cape: str = ""


def knight(look: Knight, emblem: str) -> str:
    """The upper half of a knight's picture."""
    facing = head(
        44,
        29,
        view=look.view,
        mood=look.mood,
        locks=look.locks,
        whiskers=look.whiskers,
        colour=look.colour,
        hat=helmet(look.helmet),
        size=0.94,
        turn=look.lean,
    )
    elbow, wrist = look.raised
    # The arm on the side of the emblem lifts it, before him or behind; the other holds the reins.
    forward = wrist[0] > 44
    lifting: Point = (50, 42) if forward else (38, 42)
    reining: list[Point] = (
        [(37, 43), (40, 54), (54, 54)] if forward else [(50, 43), (48.5, 54), (57, 59)]
    )
    mount = horse(look.horse, look.hide, look.mane, reining[-1])
    coat = shape(
        "M35 40C31 46 34 53 30 64 38 66.5 49 66.5 57 64 53 54 56 46 52 40 48 37 39 37 35 40Z",
        look.coat,
    )
    weave = pattern(look.weave, 37, 44, 50, 57, look.thread)
    belt = shape("M33.5 55.5C40 58 47 58 53.5 55.5L54 59C47 61.5 40 61.5 33 59Z", YELLOW)
    collar = shape("M38 38.5C41 42 47 42 50 38.5L51 40.5C47 45 41 45 37 40.5Z", PAPER)
    cloth = (
        shape("M26 60C34 64 50 64 58 58L62 79H24Z", look.cloth)
        + line("M25 73.5C36 77 50 77 61.3 72.5", 2.6)
        + line("M25 73.5C36 77 50 77 61.3 72.5", 1.3, YELLOW)
    )
    leg = (
        shape(brush([(42, 61), (50, 64), (54, 69), (52, 74)], [10, 10, 8.5, 7]), look.sleeves)
        + shape("M48.5 71H56L56.5 79H47.5Z", INK)
        + shape("M47.8 70H56.6V72.6H47.8Z", YELLOW)
    )  # fmt: skip
    front = arm([lifting, elbow, wrist], look.sleeves, YELLOW, 9.5)
    back = arm(reining, look.sleeves, YELLOW, 9.5)
    weapon = place(emblem, wrist[0], wrist[1] - 2, turn=look.hold) + hand(
        wrist[0], wrist[1] - 2, look.hold, mirror=not forward, size=0.95
    )
    grip = hand(reining[-1][0] + 1, reining[-1][1], 60, size=0.9)
    cape = (
        shape(
            "M38 41C31 42 28 47.5 21 48.5 15 49 12 51.5 7.5 52 12 54.5 11 58 8 61.5 18 63.5 29 60"
            " 36 54Z",
            look.cape,
        )
        + line("M35 44C30 50 22 53 14 54M36 49C30 55 22 58 15 59", 0.7)
        if look.cape
        else ""
    )
    ground = shape("M6 79V74C20 69 34 74 50 71 66 68 80 74 94 71V79Z", GREEN)
    picture = (
        ground
        + mount
        + cape
        + cloth
        + coat
        + weave
        + belt
        + leg
        + back
        + grip
        + collar
        + facing
        + front
        + weapon
    )
    return place(picture, 100 if look.mirror else 0, 0, mirror=look.mirror)
