"""How long the quick levels take for a choice: the 99th of 100, in milliseconds of processor time.

python benchmarks/choices.py [--deals 20]
"""

from __future__ import annotations

import time
from random import Random

from asked import Reader, answer, whole
from trappola import GAMES, PRESETS, Match
from trappola.players import RandomPlayer, make_player

LEVELS = ("novice", "club")


def main() -> None:
    """Prints a line for each game."""
    reader = Reader(__doc__)
    reader.add_argument("--deals", type=whole(), default=20)
    deals = reader.parse_args().deals
    print(f"{'':<14}" + "".join(f"{level:>10}" for level in LEVELS))
    for game in (*GAMES, *PRESETS):
        found = [f"{slowest(game, level, deals):>10.2f}" for level in LEVELS]
        print(f"{game:<14}" + "".join(found), flush=True)


def slowest(game: str, level: str, deals: int) -> float:
    """The 99th of 100 choices of a level in a game, against chance."""
    times = []
    for number in range(deals):
        match = Match(game, seed=f"choices-{number}")
        match.deal()
        player, chance = make_player(level), RandomPlayer(Random(number))
        while match.to_act is not None:
            view = match.view(match.to_act)
            if match.to_act % 2:
                match.apply(chance.choose(view))
                continue
            start = time.process_time()
            action = player.choose(view)
            times.append(time.process_time() - start)
            match.apply(action)
    return 1000 * sorted(times)[int(len(times) * 0.99)]


if __name__ == "__main__":
    answer(main)
