"""The exact value of nine-card endings, and search over worlds, as Trappola does them.

Beside the endings stands DDS, bridge's double-dummy solver, through endplay (see :mod:`peers`). It
has four hands of nine and counts tricks; ours has two hands or four and counts points.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from time import process_time

from timing import Part, Work
from trappola import Match
from trappola.games import GAMES
from trappola.games.tricks import TrickGame
from trappola.kernel import Solver, TrickState, search
from trappola.knowledge import Knowledge

ENDINGS = {"classica": 200, "cardano": 100, "bulka": 100, "quattro": 5}
"""How many are solved between two looks at the clock."""

ITERATIONS = 20_000
"""Of one search."""


def ending(game: str, random: Random) -> TrickState:
    """Nine cards for every seat, no stock, trumps at random where the game has them."""
    rules_of = GAMES[game]
    assert isinstance(rules_of, TrickGame)
    rules = rules_of.rules()
    model = rules_of.play_model(rules)
    cards = list(rules_of.pack(rules).by_number)
    random.shuffle(cards)
    parts = [cards[9 * seat : 9 * seat + 9] for seat in range(model.seats)]
    trump = random.randrange(4) if model.closed.trump_if_void else -1
    return TrickState(model, [sum(1 << card for card in part) for part in parts], [], trump, 0)


def endings(game: str) -> Callable[[], Work]:
    """Endings solved for their value, one after the other."""

    def make() -> Work:
        random = Random(1)
        solver = Solver()

        def work() -> Part:
            states = [ending(game, random) for _ in range(ENDINGS[game])]
            start = process_time()
            for state in states:
                solver.solve(state, every_play=False)
            return Part(len(states), len(states), process_time() - start)

        return work

    return make


def searched(game: str) -> Callable[[], Work]:
    """Searches at the first card of a deal, a new world in every iteration."""

    def make() -> Work:
        seeds = count(1)
        deals = count(1)

        def work() -> Part:
            seats = ("A", "B", "C") if game == "bulka" else None
            match = Match(game, seats=seats, seed=next(deals))
            match.deal()
            while match.turn is not None and match.turn.prompt != "play":
                quiet = [each for each in match.legal_actions() if each.verb in ("done", "keep")]
                match.apply(quiet[0])
            knowledge = Knowledge.from_view(match.view(match.to_act))
            state = knowledge.state(knowledge.sample(1, 1)[0])
            start = process_time()
            search(state, knowledge.worlds, iterations=ITERATIONS, seed=next(seeds))
            return Part(ITERATIONS, ITERATIONS, process_time() - start)

        return work

    return make


WORKS: dict[str, Callable[[], Work]] = {
    **{f"endings {game}": endings(game) for game in ENDINGS},
    **{f"search {game}": searched(game) for game in ENDINGS},
}
