"""The worked examples E1 to E8 as Bulka scores them: what is said, every line, totals, chips.

A line is a seat, what counts, its points, and the chips that the other pays: to it or into the cup.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.examples import E1, E2, E3, E4, E5, E6, E7, E8
from positions import Line, bulka, play, read_lines

ACES = ["declare three-aces"]

WORKED = {
    "E1": (
        E1,
        {0: ["three-kings", "three-twos"]},
        {(1, 0): ACES},
        """0 captured-cards 44
           1 captured-cards 0
           0 three-kings 6, 5 from the other
           0 three-twos 10, 5 from the other
           0 three-aces 30, 5 from the other
           0 last-three-tricks-with-twos 78, 30 into the cup
           0 all-tricks 30, 10 into the cup""",
        [198, 0],
        (15, -55, 40),
    ),
    "E2": (
        E2,
        {0: ["three-kings", "three-twos"]},
        {(1, 0): ACES},
        """0 captured-cards 44
           1 captured-cards 0
           0 three-kings 6, 5 from the other
           0 three-twos 10, 5 from the other
           0 three-aces 30, 5 from the other
           0 trick-with-two 10, 5 into the cup
           0 trick-with-two 10, 5 into the cup
           0 last-trick-with-two 26, 10 into the cup
           0 all-tricks 30, 10 into the cup""",
        [166, 0],
        (15, -45, 30),
    ),
    "E3": (
        E3,
        {},
        {(3, 0): ACES},
        """0 captured-cards 38
           1 captured-cards 3
           0 three-aces 30, 5 from the other
           0 last-two-tricks-with-twos 52, 20 into the cup""",
        [120, 3],
        (5, -25, 20),
    ),
    "E4": (
        E4,
        {1: ["four-kings"]},
        {(5, 0): ACES},
        """0 captured-cards 12
           1 captured-cards 36
           0 three-aces 6
           1 four-kings 12, 10 from the other
           1 last-trick 6""",
        [18, 54],
        (-10, 10, 0),
    ),
    "E5": (
        E5,
        {1: ["three-kings"]},
        {},
        """0 captured-cards 58
           1 captured-cards 0
           1 three-kings 6, 5 from the other
           0 first-trick-with-two 52, 20 into the cup
           0 last-trick 6
           0 all-tricks 30, 10 into the cup""",
        [146, 6],
        (-5, -25, 30),
    ),
    "E6": (
        E6,
        {0: ["three-kings"]},
        {(1, 0): ACES, (9, 1): ["declare bianka"]},
        """0 captured-cards 40
           1 captured-cards 0
           0 three-kings 6, 5 from the other
           0 three-aces 30, 5 from the other
           1 bianka 20, 10 from the other
           0 last-trick 6
           0 all-tricks 30, 10 into the cup""",
        [112, 20],
        (0, -10, 10),
    ),
    "E7": (
        E7,
        {0: ["three-kings"], 1: ["blanche"]},
        {(1, 0): ACES},
        """0 captured-cards 40
           1 captured-cards 6
           0 three-kings 6, 5 from the other
           0 three-aces 30, 5 from the other
           1 blanche 10, 5 from the other
           1 last-trick 6""",
        [76, 22],
        (5, -5, 0),
    ),
    "E8": (
        E8,
        {0: ["four-twos"], 1: ["four-kings"]},
        {(2, 1): ACES},
        """0 captured-cards 14
           1 captured-cards 33
           0 four-twos 20, 10 from the other
           1 four-kings 12, 10 from the other
           1 three-aces 30, 5 from the other
           0 last-trick-with-two 26, 10 into the cup""",
        [60, 75],
        (-5, -5, 10),
    ),
    "E8 with blanche": (
        E8,
        {0: ["four-twos", "blanche"], 1: ["four-kings"]},
        {(2, 1): ACES},
        """0 captured-cards 14
           1 captured-cards 33
           0 four-twos 20, 10 from the other
           0 blanche 10, 5 from the other
           1 four-kings 12, 10 from the other
           1 three-aces 30, 5 from the other
           0 last-trick-with-two 26, 10 into the cup""",
        [70, 75],
        (0, -10, 10),
    ),
}


def worked(name, **options):
    """A worked example, played to its end."""
    (hands, tricks), before, say = WORKED[name][:3]
    return play(bulka(*hands, before=before, **options), tricks, say)


def sheet_of(name: str) -> list[Line]:
    """Every line of an example's score sheet: each payment is booked by itself."""
    return sorted(line for row in WORKED[name][3].splitlines() for line in booked(row))


def booked(row: str) -> Iterator[Line]:
    """The line of points, and the lines of chips behind its comma."""
    counted, _, paid = row.partition(", ")
    yield from read_lines(counted)
    if paid:
        seat, item, _ = counted.split()
        chips, _, to = paid.partition(" ")
        other = 1 - int(seat)
        if to == "into the cup":
            yield other, f"{item}-payment", 0, -int(chips), int(chips)
        else:
            assert to == "from the other", row
            yield int(seat), f"{item}-payment", 0, int(chips), 0
            yield other, f"{item}-payment", 0, -int(chips), 0
