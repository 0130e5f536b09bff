"""What a declaration gives away: the same deals of Cardano with and without it.

    python benchmarks/silence.py --deals 1200 --iterations 500

The Master plays every deal twice against plain averages of solved worlds, which draw from each
word what follows from it: once it declares as it does, once it never says a word. Of the deals in
which it has declared something the difference is told, without what was declared: so much
better it plays if the other knows less. A word is worth saying if it brings more than that; the
least that one brings is 6 points, and telling three of four loses as much.
"""

from __future__ import annotations

from copy import copy
from math import sqrt
from random import Random

from asked import Reader, answer, whole
from trappola.actions import Action
from trappola.arena.plain import PlainPlayer
from trappola.games.sets import read_set
from trappola.match import Match
from trappola.players import Player, choose_safely, make_player
from trappola.view import View

GAME = "cardano"
SURE = 2.576
"""Standard errors to each side of an interval of 99 %."""


class Silent:
    """A player who never declares."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def choose(self, view: View) -> Action:
        """What the player chooses if it can declare nothing."""
        view = copy(view)
        view.legal = [action for action in view.legal if action.verb != "declare"]
        return self.player.choose(view)


def played(number: int, seat: int, iterations: int, silent: bool) -> tuple[float, float]:
    """The margin of the seat without its declarations, and what they were worth."""
    match = Match(GAME, seed=f"silence/{number}")
    match.deal()
    master = make_player(f"master:iterations={iterations},aim=points", seed=str(number))
    players: list[Player] = [PlainPlayer(Random(number), iterations=iterations)] * 2
    players[seat] = Silent(master) if silent else master
    while not match.score_sheets:
        assert match.to_act is not None
        match.apply(choose_safely(players[match.to_act], match.view(match.to_act)))
    sheet = match.score_sheets[-1]
    place = sheet.scorers.index(seat)
    lines = (line for line in sheet.lines if line.seat == seat)
    said = sum(line.points for line in lines if read_set(line.item) is not None)
    return sheet.points[place] - sheet.points[1 - place] - said, said


def main() -> None:
    """Prints one line."""
    parser = Reader(__doc__)
    parser.add_argument("--deals", type=whole(20), default=1200)
    parser.add_argument("--iterations", type=whole(), default=500)
    asked = parser.parse_args()
    gains, words = [], 0.0
    for number in range(asked.deals):
        margin, said = played(number, number % 2, asked.iterations, silent=False)
        if said:
            gains.append(played(number, number % 2, asked.iterations, silent=True)[0] - margin)
            words += said
    mean = sum(gains) / len(gains)
    error = sqrt(sum((each - mean) ** 2 for each in gains) / (len(gains) - 1) / len(gains))
    said = (
        f"{GAME}: {words / len(gains):.1f} points declared in {len(gains)} of {asked.deals} deals"
    )
    print(f"{said}; silent the Master won {mean:+.1f} ± {SURE * error:.1f} more in tricks")


if __name__ == "__main__":
    answer(main)
