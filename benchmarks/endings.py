"""The exact value of nine-card endings, and search over worlds, as Trappola does them.

    python benchmarks/endings.py    # mean and worst case of each kind of ending

Beside the endings stands DDS, bridge's double-dummy solver, through endplay (see :mod:`peers`). It
has four hands of nine and counts tricks; ours has two hands or four and counts points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count
from random import Random
from time import process_time

from asked import Reader, answer
from timing import Part, Work
from trappola import Match
from trappola.games import GAMES
from trappola.games.tricks import TrickGame
from trappola.kernel import Solver, TrickState, search
from trappola.knowledge import Knowledge
from trappola.players.club import ClubPlayer

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


def after_club(number: int) -> Iterator[TrickState]:
    """Where deals of the classica, played by Club, come to their last nine cards."""
    club = ClubPlayer()
    for seed in range(number):
        match = Match("classica", seed=f"ending {seed}")
        match.deal()
        while True:
            deal = match.played[-1].deal
            state = getattr(deal, "state", None)
            if isinstance(state, TrickState) and not state.open and not state.on_table:
                yield state.copy()
                break
            match.apply(club.choose(match.view(match.to_act)))


def told(name: str, states: Iterable[TrickState], *, every_play: bool = False) -> str:
    """Mean and worst processor time of solving each."""
    solver, times = Solver(), []
    for state in states:
        start = process_time()
        solver.solve(state, every_play=every_play)
        times.append(1000 * (process_time() - start))
    mean = sum(times) / len(times)
    what = "every play" if every_play else "value"
    return (
        f"{name}, {what}: {mean:.3f} ms ({1000 / mean:,.0f} a second), "
        f"worst of {len(times)} {max(times):.2f} ms"
    )


def main() -> None:
    """Prints a line for each kind of ending."""
    Reader(__doc__).parse_args()
    for game, number in (("classica", 2000), ("cardano", 500), ("bulka", 500), ("quattro", 60)):
        random = Random(1)
        states = [ending(game, random) for _ in range(number)]
        for every_play in (False, True):
            print(told(game, states, every_play=every_play), flush=True)
    states = list(after_club(300))
    for every_play in (False, True):
        print(told("classica after play by club", states, every_play=every_play), flush=True)


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


if __name__ == "__main__":
    answer(main)
