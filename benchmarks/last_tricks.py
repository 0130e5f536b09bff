"""What two players are worth to each other in the last tricks alone.

    python benchmarks/last_tricks.py two-handed 3 master:iterations=2000 club
    python benchmarks/last_tricks.py quattro 7 master:iterations=2000,aim=points club

Club plays a deal until so many cards are left in each hand; if something is hidden then, it is
played out twice, the players having changed seats, or sides. So nothing but the ending counts. The
line tells by how many points a deal the first player is ahead, with the interval of 99 %.
"""

from __future__ import annotations

from statistics import NormalDist, mean, stdev
from time import process_time

from asked import Reader, answer, whole
from trappola import Match, arena
from trappola.knowledge import Knowledge
from trappola.players import make_player

SURE = NormalDist().inv_cdf(0.995)
assert arena  # its players are on the list


def ending(game: str, left: int, seed: int) -> Match | None:
    """A deal at the lead to its last tricks; None if it was called off or hides nothing."""
    match = Match(game, seed=f"e{seed}", first_dealer="fixed")
    match.deal()
    club = make_player("club")
    while match.to_act is not None:
        view = match.view(match.to_act)
        if view.prompt == "play" and not view.trick and len(view.hand) == left:
            return match if Knowledge.from_view(view).worlds.ways > 1 else None
        match.apply(club.choose(view))
    return None


def ahead(match: Match, names: tuple[str, str], seed: int) -> int:
    """By how much the first side is ahead in the end."""
    match = match.copy()
    players = [make_player(names[seat % 2], seed=str(seed)) for seat in range(len(match.names))]
    while match.to_act is not None:
        match.apply(players[match.to_act].choose(match.view(match.to_act)))
    sheet = match.score_sheet
    assert sheet is not None
    return int(sheet.points[0] - sheet.points[1])


def main() -> None:
    """Plays and prints one line."""
    reader = Reader(__doc__)
    reader.add_argument("game", choices=["cardano", "two-handed", "quattro"])
    reader.add_argument("left", type=whole())
    reader.add_argument("one")
    reader.add_argument("other")
    reader.add_argument("--endings", type=whole(2), default=500)
    given = reader.parse_args()
    begun, found, seed = process_time(), [], 0
    while len(found) < given.endings:
        seed += 1
        match = ending(given.game, given.left, seed)
        if match is not None:
            here = ahead(match, (given.one, given.other), seed)
            there = ahead(match, (given.other, given.one), seed)
            found.append((here - there) / 2)
    middle, wide = mean(found), SURE * stdev(found) / len(found) ** 0.5
    print(
        f"{given.game}, {given.left} cards left, {given.one} – {given.other}: {middle:+.2f} points "
        f"({middle - wide:+.2f} to {middle + wide:+.2f}); {sum(map(bool, found))} of "
        f"{len(found)} endings came out differently; {process_time() - begun:.0f} s"
    )


if __name__ == "__main__":
    answer(main)
