"""The knights' horses: four bearings, all to the right, from the croup to the raised foot."""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from typing import NamedTuple

from trappola.art.colours import INK, PAPER, RED, YELLOW
from trappola.art.pen import Point, brush, circle, dot, line, shape


class Bearing(NamedTuple):
    """The outline of a horse and where things sit on it."""

    outline: str
    crest: list[Point]
    eye: Point
    nostril: Point
    mouth: str
    bridle: str
    bit: Point
    leg: list[Point]
    ear: str


BEARINGS = {
    # Head high, at the charge.
    "charge": Bearing(
        "M8 79V66C12 57 24 58 34 61 46 63 54 58 58 50 61 42 64 34 70 29L76 27C81 30 87 38 92 46 94 50 92 54 88 54.5 85 55 84 53 81 51.5 78 50.5 76 51 75 53 74 60 76 66 80 72 81 75 81 77 81 79Z",
        [(71, 27), (66, 32), (62, 40), (59, 48), (55, 55)],
        (79, 36), (90, 49.5), "M92.5 52C90 51.5 88 51 86.5 49.5",
        "M74.5 31.5C76 38 77 44 75.5 50.5M83.5 35.5C81.5 40 81 45 82 51M75.5 45C79 44 83 44 86.5 45.5", (84, 47.5),
        [(74, 69), (83, 62), (90, 62), (88, 70), (90, 74)],
        "M70.5 29.5C70 25 71 21 73.5 18.5 76 21 77 24 76 28Z",
    ),
    # Head bowed to the chest, at a walk.
    "bowed": Bearing(
        "M8 79V66C12 57 24 58 34 61 44 62 50 57 57 51 64 46 74 44 81 47.5L86 51C90 56 92 64 92 71 92 75 88 77 85 75 83 73.5 82 71 80 67 78 64 75 62.5 72.5 62 70 66 70 72 71 79Z",
        [(79, 47.5), (73, 45), (66, 46), (59, 49), (53, 55)],
        (84, 55.5), (89, 71.5), "M91 75C89 74.5 87.5 73.5 86.5 71.5",
        "M79.5 46.5C78 52 76 57 72.5 62M88.5 54.5C84.5 57 81 60 79 65M78 62C82 62.5 86 64.5 90 68", (84, 69),
        [(64, 75), (72, 73), (77, 76)],
        "M79 48C82 46 87 46 91.5 48.5 88.5 51.5 85 52.5 81 51.5Z",
    ),
    # The neck arched, the chin drawn in.
    "arched": Bearing(
        "M8 79V67C12 58 24 58 34 61 46 63 53 57 57 48 60 37 66 27 75 25 82 25 88 30 90 36L90 40C89 46 87 54 84 59 81.5 62 77.5 61 77.5 57 77.5 54 78 51 78 48 76 48 74.5 49 74 52 73.5 60 76 66 80 72 81 75 81 77 81 79Z",
        [(82, 26), (74, 24.5), (66, 29), (60, 38), (55, 52)],
        (85.5, 38), (82.5, 56), "M79 60C80 59 80.5 58 80.5 56",
        "M80 27C80.5 34 80 42 78 48M89.7 40C86 41 82 43 78.5 46M78 53C80.5 51.5 84 51 87 51.5", (80.5, 54),
        [(74, 70), (84, 65), (91, 66), (88, 74)],
        "M81 27C81.5 22 84 19 87.5 18 89 22 88.5 27 87 31Z",
    ),
    # Neck stretched, neighing.
    "neigh": Bearing(
        "M8 79V66C12 57 24 58 34 61 44 62 50 59 55 54 59 48 63 44 68 42L73 43.5C80 46 87 50 92 54 94 57 93 60 90 60.5 87.5 60.5 85.5 59.5 83.5 60 86 62.5 88 64 89 66 88.5 69 85 69.5 81.5 67.5 78 65.5 75 65 72 65.5 69.5 69 70.5 73 72 79Z",
        [(68, 43), (64, 43.5), (60, 47), (56, 52), (52, 57.5)],
        (77.5, 50.5),
        (90, 56),
        "M83.5 60C81.5 60 80 59.5 78.5 58.5",
        "M73.5 44C74.5 51 74 58 72 65.5M87 51C84.5 53.5 83.5 57 83.5 60M74 57C77 57.5 80 58.5 83 60",
        (81, 59.5),
        [(67, 74), (77, 70), (85, 73), (82, 78)],
        "M72.5 44C67.5 42.5 65 38.5 65 33.5 69.5 35 72.5 39 73.5 43.5Z",
    ),
}  # fmt: skip


def horse(bearing: str, hide: str, mane: str, rein: Point) -> str:
    """A bridled horse; the rein runs to the rider's hand."""
    it = BEARINGS[bearing]
    dark = hide == INK
    edge = PAPER if dark else INK
    locks = ""
    for index, (x, y) in enumerate(it.crest):
        size = 1 + 0.12 * index
        locks += shape(
            brush(
                [(x + 1, y), (x - 3 * size, y + 0.5), (x - 6 * size, y + 5 * size), (x - 5 * size, y + 9 * size)],
                [4, 5.5, 4, 0.5],
            ),
            mane,
        )  # fmt: skip
    forelock = shape(brush([it.crest[0], (it.crest[0][0] + 4, it.crest[0][1] + 2), (it.eye[0] - 2, it.eye[1] - 3)], [4, 3.4, 0.5]), mane)  # fmt: skip
    widths = [9.0, 8.0, 6.0, 5.0, 4.0][: len(it.leg)]
    foot_x, foot_y = it.leg[-1]
    leg = shape(brush(it.leg, widths), hide) + shape(
        f"M{foot_x - 3} {foot_y - 1}H{foot_x + 2.6}L{foot_x + 3.6} {foot_y + 3.4}H{foot_x - 3.6}Z", YELLOW
    )  # fmt: skip
    if foot_y > 75:
        # The foot would pass the middle of the card.
        leg = shape(brush(it.leg, widths), hide)
    straps = line(it.bridle, 2) + line(it.bridle, 1, RED)
    middle = (it.bit[0] + rein[0]) / 2, max(it.bit[1], rein[1]) + 4
    reins = f"M{it.bit[0]} {it.bit[1]}Q{middle[0]} {middle[1]} {rein[0]} {rein[1]}"
    chest = line("M62 60C63 66 63 72 62 78M14 63C19 60 25 61 29 64", 0.7, edge)
    tail = shape(brush([(12, 62), (8.5, 67), (10.5, 73), (9, 79)], [3, 5, 5, 4]), mane)
    eye = (
        dot(*it.eye, 1.5, PAPER) + dot(it.eye[0] + 0.3, it.eye[1], 1)
        if dark
        else dot(*it.eye, 1.25)
    )
    lid = line(f"M{it.eye[0] - 2.4} {it.eye[1] - 0.8}q2.2 -2.2 4.4 -.2", 0.8, edge)
    return (
        tail
        + shape(it.ear, hide)
        + leg
        + shape(it.outline, hide)
        + chest
        + eye
        + lid
        + dot(*it.nostril, 1, edge)
        + line(it.mouth, 0.8, edge)
        + straps
        + circle(*it.bit, 1.5, YELLOW)
        + locks
        + forelock
        + line(reins, 2.2)
        + line(reins, 1.1, RED)
    )
