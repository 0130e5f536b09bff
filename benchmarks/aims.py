"""Measures what the Master counts with when it plays for the match: spreads, and chips a point.

    python benchmarks/aims.py --deals 2000 --player club

Two players alike play single deals. Of each game the standard deviation of the margin of points is
told; of Bulka besides how many chips go from one to the other, or into the cup at the other's cost,
with each point of the margin (least squares through zero), antes, Pro and the cup left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from asked import Reader, answer, whole
from trappola.match import Match
from trappola.players import Player, choose_safely, make_player
from trappola.sheet import ScoreSheet

GAMES = ("cardano", "classica", "quattro", "bulka")
STAKES = ("ante", "pro", "cup")


def sheets(game: str, name: str, deals: int) -> Iterator[ScoreSheet]:
    """The score sheets of so many first deals of a match."""
    for number in range(deals):
        match = Match(game, seed=f"aims/{number}")
        match.deal()
        players: list[Player] = [
            make_player(name, seed=f"{number}/{seat}") for seat in range(len(match.names))
        ]
        while not match.score_sheets:
            assert match.to_act is not None
            match.apply(choose_safely(players[match.to_act], match.view(match.to_act)))
        yield match.score_sheets[-1]


def margin(sheet: ScoreSheet) -> float:
    """The points of the first side less those of the other."""
    return sheet.points[0] - sheet.points[1]


def chips(sheet: ScoreSheet) -> float:
    """What declarations and tricks bring the first side more than the other, in chips.

    What the other pays into the cup is half one's own: the cup is as likely won as lost.
    """
    first, second = sheet.scorers
    brought = {first: 0.0, second: 0.0}
    for line in sheet.lines:
        if line.item not in STAKES and line.seat in brought:
            brought[line.seat] += line.chips
    return (brought[first] - brought[second]) / 2


def main() -> None:
    """Prints a line a game."""
    parser = Reader(__doc__)
    parser.add_argument("--deals", type=whole(), default=2000)
    parser.add_argument("--player", default="club")
    asked = parser.parse_args()
    for game in GAMES:
        found = list(sheets(game, asked.player, asked.deals))
        margins = [margin(sheet) for sheet in found]
        spread = sqrt(sum(each * each for each in margins) / len(margins))
        told = f"{game}: margin ± {spread:.1f} in {len(found)} deals"
        if game == "bulka":
            pairs = list(zip(margins, map(chips, found), strict=True))
            slope = sum(x * y for x, y in pairs) / sum(x * x for x, _ in pairs)
            rest = sqrt(sum((y - slope * x) ** 2 for x, y in pairs) / len(pairs))
            told += f"; {slope:.3f} chips a point, ± {rest:.1f} besides"
        print(told, flush=True)


if __name__ == "__main__":
    answer(main)
