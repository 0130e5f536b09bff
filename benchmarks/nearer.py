"""How much likelier the true hands become by what the others have played, as the Master weighs it.

    python benchmarks/nearer.py quattro --deals 20 --other club

The Master (400 iterations a move) plays deals against another player. Before each of its cards,
when so many are left in its hand, the true hands and a hundred others that the rules allow are
weighed by the habits of the game: how likely each would have led to the cards that were played.
What is told is the logarithm of the weight of the truth over the mean weight of the others, its
mean and one standard error: nothing if habits say nothing, less if they mislead.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np

from asked import Reader, answer, whole
from trappola import Match, arena
from trappola.kernel import TrickState, habits
from trappola.knowledge import Knowledge
from trappola.players import make_player
from trappola.players.master.belief import habits_of

assert arena  # its players are on the list
WORLDS = 100
MASTER = "master:iterations=400,aim=points"


def mark(knowledge: Knowledge, hands: Sequence[int], weights: Sequence[float]) -> float:
    """The logarithm of how likely the others would have played these hands as they did."""
    course, playing = knowledge.course, knowledge.playing
    tricks = [(playing.index(lead), list(cards)) for lead, cards in course.tricks]
    if course.table:
        tricks.append((playing.index(course.table[0][0]), [card for _, card in course.table]))
    trump = -1 if course.trump is None else knowledge.pack.suit_number(course.trump)
    own, held, total = playing.index(knowledge.seat), list(hands), 0.0
    for number in range(len(tricks) - 1, -1, -1):
        leader, cards = tricks[number]
        for place in range(len(cards) - 1, -1, -1):
            seat = (leader + place) % len(playing)
            held[seat] |= 1 << cards[place]
            if seat == own:
                continue
            before = [(lead, played) for lead, played in tricks[:number]]
            state = TrickState.resumed(
                knowledge.model, held, [], trump, leader, before, cards[:place]
            )
            seen = habits(state)
            marks = np.array(list(seen.values())) @ np.array(weights)
            total += marks[list(seen).index(cards[place])] - np.log(np.exp(marks).sum())
    return total


def main() -> None:
    """Plays and prints one line for each number of cards."""
    reader = Reader(__doc__)
    reader.add_argument("game", choices=["quattro", "bulka", "two-handed", "cardano"])
    reader.add_argument("--deals", type=whole(2), default=20)
    reader.add_argument("--other", default="sampling:iterations=400")
    reader.add_argument("--left", type=whole(), nargs="+", default=[7, 5, 3])
    given = reader.parse_args()
    weights = habits_of(given.game)
    if weights is None:
        reader.error(f"no habits were learned for {given.game}")
    found: dict[int, list[float]] = defaultdict(list)
    for deal in range(given.deals):
        match = Match(given.game, seed=f"nearer/{deal}", first_dealer="fixed")
        match.deal()
        players = [
            make_player(MASTER if (seat + deal) % 2 == 0 else given.other, seed=f"{deal}/{seat}")
            for seat in range(len(match.names))
        ]
        while (seat := match.to_act) is not None:
            view = match.view(seat)
            if (seat + deal) % 2 == 0 and view.prompt == "play" and len(view.hand) in given.left:
                knowledge = Knowledge.from_view(view)
                truth = [match.view(each).known[each] for each in knowledge.playing]
                others = [
                    [world.hands[each] for each in knowledge.playing]
                    for world in knowledge.sample(WORLDS, deal)
                ]
                marks = np.array([mark(knowledge, hands, weights) for hands in [truth, *others]])
                found[len(view.hand)].append(marks[0] - np.log(np.exp(marks[1:]).mean()))
            match.apply(players[seat].choose(view))
    for left, gains in sorted(found.items(), reverse=True):
        error = np.std(gains) / len(gains) ** 0.5
        print(
            f"{given.game}, {left} cards left: {np.mean(gains):+.2f} ± {error:.2f} ({len(gains)})"
        )


if __name__ == "__main__":
    answer(main)
