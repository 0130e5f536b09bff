"""How well the kernel's plain search plays, by duplicate deals.

    python benchmarks/strength.py classica club --deals 600
    python benchmarks/strength.py cardano search:method=exact,iterations=20 --deals 600

A is the search with what the command line says; B is any player of the arena, or another search
named ``search:KEY=VALUE,…``. Everything but the choice of a card is left to the rules player. The
same command gives the same result.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from asked import Reader, answer, whole
from trappola.actions import Action, plays_of
from trappola.arena.contest import Contest
from trappola.arena.run import run
from trappola.arena.tally import tally
from trappola.kernel import SearchMethod, search
from trappola.knowledge import Knowledge
from trappola.players import PLAYERS, Kind, Player, make_player
from trappola.players.registry import number
from trappola.view import View

RULES = "club"
"""Who decides everything but cards."""
SEARCH = "search"


class SearchPlayer:
    """Plays the card that the search finds with so many iterations."""

    def __init__(self, rng: Random | None, **how: Any) -> None:
        self.rules: Player = make_player(RULES)
        self.seed = (rng or Random()).getrandbits(32)
        self.how = {"iterations": 2000, **how}

    def choose(self, view: View) -> Action:
        """A card by search, anything else by the rules player."""
        cards = [action for action in view.legal if action.card is not None]
        if len(cards) != len(view.legal) or len(cards) == 1:
            action = self.rules.choose(view)
            if action.card is None or len(cards) == 1:
                return action
        knowledge = Knowledge.from_view(view)
        (world,) = knowledge.sample(1, self.seed)
        found = search(
            knowledge.state(world),
            knowledge.worlds,
            knowledge.stakes(),
            seed=self.seed + len(view.told),
            **self.how,
        )
        return plays_of(view.pack).by_number[found.best]


PLAYERS[SEARCH] = Kind(
    SearchPlayer,
    {
        "method": lambda text: getattr(SearchMethod, text),
        "iterations": number(1, 10_000_000),
        "explore": number(0, 100, float),
        "policy": lambda text: {"yes": True, "no": False}[text],
    },
    at_table=False,
)


def main() -> None:
    """Plays and prints one line."""
    parser = Reader(__doc__)
    parser.add_argument("game")
    parser.add_argument("other", help="B: a player by name, or search:KEY=VALUE,…")
    parser.add_argument("--deals", type=whole(2), default=600)
    parser.add_argument("--iterations", type=whole(), default=2000)
    parser.add_argument("--explore", type=float)
    parser.add_argument("--method", choices=["tree", "exact"], default="tree")
    parser.add_argument("--seed", default="strength")
    asked = parser.parse_args()
    words = [f"iterations={asked.iterations}", f"method={asked.method}"]
    if asked.explore is not None:
        words.append(f"explore={asked.explore}")
    contest = Contest(asked.game, {}, (f"{SEARCH}:{','.join(words)}", asked.other), asked.seed)
    begun = process_time()
    found = tally(contest, run(contest, pairs=asked.deals // 2))
    low, high = found.interval
    print(
        f"{asked.game}, {contest.players[0]} and {asked.other}: {found.deals} deals, "
        f"{found.share:.1%} of the points ({low:.1%} to {high:.1%}), "
        f"{1000 * found.clocks['A'].mean:.1f} and {1000 * found.clocks['B'].mean:.1f} ms a move, "
        f"{process_time() - begun:.0f} s"
    )


if __name__ == "__main__":
    answer(main)
