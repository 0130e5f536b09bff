"""The worked examples E1 to E8 as Bulka scores them: what is said, every line, totals, chips."""

from __future__ import annotations

from games.examples import (
    E1,
    E2,
    E3,
    E4,
    E5,
    E6,
    E7,
    E8,
)
from positions import (
    bulka,
    play,
)

ACES = ["declare three-aces"]

WORKED = {
    "E1": (
        E1,
        {0: ["three-kings", "three-twos"]},
        {(1, 0): ACES},
        """0 captured-cards 44
           1 captured-cards 0
           0 three-kings 6
           0 three-kings-payment 0 5
           1 three-kings-payment 0 -5
           0 three-twos 10
           0 three-twos-payment 0 5
           1 three-twos-payment 0 -5
           0 three-aces 30
           0 three-aces-payment 0 5
           1 three-aces-payment 0 -5
           0 last-three-tricks-with-twos 78
           1 last-three-tricks-with-twos-payment 0 -30 30
           0 all-tricks 30
           1 all-tricks-payment 0 -10 10""",
        [198, 0],
        (15, -55, 40),
    ),
    "E2": (
        E2,
        {0: ["three-kings", "three-twos"]},
        {(1, 0): ACES},
        """0 captured-cards 44
           1 captured-cards 0
           0 three-kings 6
           0 three-kings-payment 0 5
           1 three-kings-payment 0 -5
           0 three-twos 10
           0 three-twos-payment 0 5
           1 three-twos-payment 0 -5
           0 three-aces 30
           0 three-aces-payment 0 5
           1 three-aces-payment 0 -5
           0 trick-with-two 10
           1 trick-with-two-payment 0 -5 5
           0 trick-with-two 10
           1 trick-with-two-payment 0 -5 5
           0 last-trick-with-two 26
           1 last-trick-with-two-payment 0 -10 10
           0 all-tricks 30
           1 all-tricks-payment 0 -10 10""",
        [166, 0],
        (15, -45, 30),
    ),
    "E3": (
        E3,
        {},
        {(3, 0): ACES},
        """0 captured-cards 38
           1 captured-cards 3
           0 three-aces 30
           0 three-aces-payment 0 5
           1 three-aces-payment 0 -5
           0 last-two-tricks-with-twos 52
           1 last-two-tricks-with-twos-payment 0 -20 20""",
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
           1 four-kings 12
           1 four-kings-payment 0 10
           0 four-kings-payment 0 -10
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
           1 three-kings 6
           1 three-kings-payment 0 5
           0 three-kings-payment 0 -5
           0 first-trick-with-two 52
           1 first-trick-with-two-payment 0 -20 20
           0 last-trick 6
           0 all-tricks 30
           1 all-tricks-payment 0 -10 10""",
        [146, 6],
        (-5, -25, 30),
    ),
    "E6": (
        E6,
        {0: ["three-kings"]},
        {(1, 0): ACES, (9, 1): ["declare bianka"]},
        """0 captured-cards 40
           1 captured-cards 0
           0 three-kings 6
           0 three-kings-payment 0 5
           1 three-kings-payment 0 -5
           0 three-aces 30
           0 three-aces-payment 0 5
           1 three-aces-payment 0 -5
           1 bianka 20
           1 bianka-payment 0 10
           0 bianka-payment 0 -10
           0 last-trick 6
           0 all-tricks 30
           1 all-tricks-payment 0 -10 10""",
        [112, 20],
        (0, -10, 10),
    ),
    "E7": (
        E7,
        {0: ["three-kings"], 1: ["blanche"]},
        {(1, 0): ACES},
        """0 captured-cards 40
           1 captured-cards 6
           0 three-kings 6
           0 three-kings-payment 0 5
           1 three-kings-payment 0 -5
           0 three-aces 30
           0 three-aces-payment 0 5
           1 three-aces-payment 0 -5
           1 blanche 10
           1 blanche-payment 0 5
           0 blanche-payment 0 -5
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
           0 four-twos 20
           0 four-twos-payment 0 10
           1 four-twos-payment 0 -10
           1 four-kings 12
           1 four-kings-payment 0 10
           0 four-kings-payment 0 -10
           1 three-aces 30
           1 three-aces-payment 0 5
           0 three-aces-payment 0 -5
           0 last-trick-with-two 26
           1 last-trick-with-two-payment 0 -10 10""",
        [60, 75],
        (-5, -5, 10),
    ),
    "E8 with blanche": (
        E8,
        {0: ["four-twos", "blanche"], 1: ["four-kings"]},
        {(2, 1): ACES},
        """0 captured-cards 14
           1 captured-cards 33
           0 four-twos 20
           0 four-twos-payment 0 10
           1 four-twos-payment 0 -10
           0 blanche 10
           0 blanche-payment 0 5
           1 blanche-payment 0 -5
           1 four-kings 12
           1 four-kings-payment 0 10
           0 four-kings-payment 0 -10
           1 three-aces 30
           1 three-aces-payment 0 5
           0 three-aces-payment 0 -5
           0 last-trick-with-two 26
           1 last-trick-with-two-payment 0 -10 10""",
        [70, 75],
        (0, -10, 10),
    ),
}


def worked(name, **options):
    """A worked example, played to its end."""
    (hands, tricks), before, say = WORKED[name][:3]
    return play(bulka(*hands, before=before, **options), tricks, say)
