"""The aces: one grand emblem each, with a ribbon that names the pack."""

# ruff: noqa: E501 - the data of a path stays in one piece

from __future__ import annotations

from trappola.art.colours import BLUE, BLUSH, CHESTNUT, FLESH, GREEN, PAPER, RED, YELLOW
from trappola.art.pen import around, at, circle, dot, flat, inked, line, petals, place, shape
from trappola.art.ribbon import ribbon
from trappola.art.signs import sign


def ace(family: str, suit: str) -> str:
    """The picture of an ace, without its corners."""
    if family == "french":
        return _french(suit)
    picture = {"s": _sword, "c": _cup, "d": _coin, "b": _baton}[suit]()
    return inked(picture, 1.1)


def _leaf(x: float, y: float, turn: float, fill: str = GREEN, size: float = 1) -> str:
    return place(
        shape("M0 0C-5 -4 -5 -11 0 -15 5 -11 5 -4 0 0Z", fill) + line("M0 -1V-11", 0.6),
        x,
        y,
        turn=turn,
        size=size,
    )


def _branch(mirror: bool) -> str:
    """A laurel branch rising to the left."""
    spine = [(-6, 0), (-17, -8), (-24, -20), (-26, -33), (-23, -46)]
    leaves = ""
    for index, (x, y) in enumerate(spine):
        turn = (-85, -62, -35, -12, 12)[index]
        leaves += _leaf(x, y, turn - 34, size=0.72) + _leaf(x, y, turn + 34, size=0.72)
        leaves += dot(x + 2.5, y - 3, 1.3, RED)
    leaves += _leaf(-23, -46, 18, size=0.72)
    stem = line("M0 3C-14 -2 -28 -20 -23 -46", 1.2)
    return place(stem + leaves, 50, 122, mirror=mirror)


def _sword() -> str:
    """An upright sword through a crown, between laurels."""
    blade = (
        shape("M45.4 110L46.5 22 50 9 53.5 22 54.6 110Z", BLUE)
        + flat("M50 14L53 23 54 109H50Z", "#6f97c2")
        + line("M50 18V106", 0.8)
        + shape("M45.4 110L46.5 22 50 9 53.5 22 54.6 110Z", "none")
    )
    hilt = (
        shape("M47 116H53V137H47Z", RED)
        + line("M47 121L53 118M47 126L53 123M47 131L53 128M47 136L53 133", 0.7)
        + shape("M30 112C28 108 33 105 35 109 40 113 60 113 65 109 67 105 72 108 70 112 66 119 34 119 30 112Z", YELLOW)
        + circle(50, 142, 5.4, YELLOW)
        + circle(50, 142, 2.3, RED)
    )  # fmt: skip
    crown = (
        shape("M34 46L30 27 40 36 50 24 60 36 70 27 66 46Z", YELLOW)
        + flat("M37 43H63V40H37Z", RED)
        + shape("M34 46C44 49 56 49 66 46L65.5 51C56 54 44 54 34.5 51Z", YELLOW)
        + circle(30, 26, 2.2, RED)
        + circle(50, 22.5, 2.6, RED)
        + circle(70, 26, 2.2, RED)
        + dot(42, 50, 1.2, BLUE)
        + dot(50, 51, 1.3, RED)
        + dot(58, 50, 1.2, BLUE)
    )
    front = flat("M47 37L50 30 53 37 53.2 46H46.8Z", BLUE)
    return _branch(False) + _branch(True) + blade + crown + front + hilt + ribbon(78)


def _cup() -> str:
    """A fountain of a cup: masks on the bowl, fruit and flowers over the rim."""
    fruit = ""
    for x, y, fill in (
        (36, 37, RED),
        (64, 37, RED),
        (43, 31, YELLOW),
        (57, 31, YELLOW),
        (50, 38, RED),
    ):
        fruit += circle(x, y, 6.2, fill)
    blossom = place(
        circle(0, 0, 8, PAPER) + shape(petals(8, 1, 9.5, 28), RED) + circle(0, 0, 3, YELLOW),
        50,
        22,
    )
    leaves = "".join(
        _leaf(50 + dx, 40, turn, size=1.25)
        for dx, turn in ((-12, -62), (12, 62), (-6, -32), (6, 32), (-14, -88), (14, 88))
    )
    bowl = (
        shape("M22 44C22 78 34 98 50 98S78 78 78 44Z", YELLOW)
        + flat("M23.3 55C24 61 25.5 67 27.5 72H72.5C74.5 67 76 61 76.7 55Z", BLUE)
        + line("M23 55H77M27.5 72H72.5")
        + line(
            "M34 75C36 84 40 91 45 95M42 75C43 84 45 91 48 95M66 75C64 84 60 91 55 95M58 75C57 84 55 91 52 95",
            0.8,
        )
        + shape("M20 40H80L78.5 47H21.5Z", RED)
        + line("M22 43.5H78", 0.7, YELLOW)
    )
    handles = shape(
        "M22.5 50C8 46 6 66 18 70 23 72 26 76 25 81 30 78 29 70 23 66 14 62 14 56 23 57Z", YELLOW
    )
    foot = (
        shape("M44 97H56L55 104H45Z", YELLOW)
        + circle(50, 109, 7.5, RED)
        + line("M43 107C47 110 53 110 57 107", 0.7)
        + shape("M45 116H55L57 124C66 126 72 132 73 141H27C28 132 34 126 43 124Z", YELLOW)
        + flat("M30 137.5H70C69 135.5 68 134 66.7 133H33.3C32 134 31 135.5 30 137.5Z", BLUE)
        + line("M30 137.5H70M33.3 133H66.7", 0.8)
    )
    whole = leaves + fruit + blossom + handles + place(handles, 100, 0, mirror=True) + bowl + foot
    return place(whole, 8, 13, size=0.84) + ribbon(70)  # fmt: skip


def _coin() -> str:
    """A coin as large as the card is wide, with a sun's face."""
    rays = ""
    for index in range(16):
        angle = index * 22.5
        tip = around(50, 78, 33, angle)
        left, right = around(50, 78, 20, angle - 8), around(50, 78, 20, angle + 8)
        rays += shape(f"M{at(left)}L{at(tip)}L{at(right)}Z", RED if index % 2 else YELLOW)
    pearls = "".join(circle(*around(50, 78, 38.8, index * 15), 1.9, PAPER) for index in range(24))
    face = (
        circle(50, 78, 19.5, FLESH)
        + dot(40.5, 83, 3, BLUSH)
        + dot(59.5, 83, 3, BLUSH)
        + line("M38 73C40 70 45 70 47 73M53 73C55 70 60 70 62 73", 1.2)
        + line("M40 76C42 74.5 45 74.5 46.5 76.5M53.5 76.5C55 74.5 58 74.5 60 76", 0.8)
        + dot(43.4, 76.4, 1.3)
        + dot(56.6, 76.4, 1.3)
        + line("M49 74C48 79 46.5 82 48 83.5 49 84.3 51 84.3 52 83.3")
        + flat("M44 88.5C47 87 48.5 87.2 50 88 51.5 87.2 53 87 56 88.5 53 92 47 92 44 88.5Z", RED)
        + line("M43.5 88.5C47 89.5 53 89.5 56.5 88.5M48 94C49.5 94.7 50.5 94.7 52 94", 0.8)
    )  # fmt: skip
    corner = "".join(
        _leaf(x, y, turn, size=1.1)
        + _leaf(x, y, turn + 40, size=0.9)
        + _leaf(x, y, turn - 40, size=0.9)
        + place(shape(petals(6, 0, 7, 30), RED) + circle(0, 0, 2, YELLOW), x, y)
        for x, y, turn in ((59, 24, 0), (41, 132, 180))
    )
    return (
        circle(50, 78, 42.5, YELLOW)
        + circle(50, 78, 35, BLUE)
        + pearls
        + rays
        + face
        + corner
        + ribbon(112, 30, 70)
    )


def _baton() -> str:
    """A knotted cudgel in leaf, tied with the ribbon."""
    stick = shape(
        "M45 146C42 130 46 120 43 104 41 92 45 84 42 70 39 54 43 44 39 30 38 20 46 12 56 13"
        "C66 15 66 28 62 36 59 46 62 56 58 68 55 80 59 90 56 104 54 118 57 132 55 146Z",
        CHESTNUT,
    )
    twigs = shape(
        "M43 70C35 69 29 64 27 57L33 54C35 59 38 61 42 61ZM58 92C68 90 74 84 76 76L70 73C68 79 64 82 58 82ZM61 44C68 42 72 37 73 31L68 29C67 33 65 35 62 36Z",
        CHESTNUT,
    )
    cuts = (
        f'<ellipse cx="30" cy="55.5" rx="3.4" ry="2.2" fill="{YELLOW}" transform="rotate(-24 30 55.5)"/>'
        f'<ellipse cx="73" cy="74" rx="3.4" ry="2.2" fill="{YELLOW}" transform="rotate(24 73 74)"/>'
        f'<ellipse cx="70.5" cy="30" rx="2.8" ry="1.8" fill="{YELLOW}" transform="rotate(20 70.5 30)"/>'
        f'<ellipse cx="50" cy="146" rx="5.4" ry="2.2" fill="{YELLOW}"/>'
    )
    grain = line(
        "M48 24C46 34 50 44 48 56M54 20C57 30 53 40 55 50M49 70C47 80 52 88 49 98M54 60C52 70 53 74 52 78M50 118C48 126 51 134 49 141M53 100C52 110 54 118 53 126",
        0.9,
    )
    knots = line("M50 62A3 2 0 1 0 50.1 62M51 108A2.5 1.8 0 1 0 51.1 108", 0.8)
    leaves = "".join(
        _leaf(x, y, turn, fill, 1.15)
        for x, y, turn, fill in (
            (41, 30, -40, GREEN), (42, 44, -80, YELLOW), (44, 116, -60, YELLOW), (44, 118, -100, GREEN), (56, 60, 80, YELLOW),
            (56, 118, 60, GREEN), (56, 120, 100, YELLOW), (62, 24, 62, GREEN), (29, 55, -70, GREEN), (30, 55, -10, GREEN), (75, 74, 60, GREEN), (74, 73, 5, GREEN), (72, 30, 20, GREEN),
        )
    )  # fmt: skip
    return leaves + twigs + stick + cuts + grain + knots + ribbon(96)


def _french(suit: str) -> str:
    """One large pip in a wreath."""
    wreath = "".join(
        _leaf(*around(50, 78, 30, angle), angle + 75, GREEN if index % 2 else YELLOW, 0.8)
        for index, angle in enumerate(range(0, 360, 20))
    )
    ring = line("M50 48A30 30 0 1 1 49.9 48", 1.2)
    pip = sign("french", suit, 50, 78, 42)
    name = inked(ribbon(121, 30, 70)) if suit == "s" else ""
    return inked(ring + wreath) + pip + name
