"""What is measured of OpenSpiel, in an environment of its own.

Run by :mod:`peer_process`. Reads a line of JSON for each run from standard input, ``{"work": NAME,
"seconds": S}``, and answers with a line of rates; the first line it writes tells versions.

Chance nodes are drawn through ``legal_actions``, since every outcome is as likely as the next in
these games; that is quicker than asking for the probabilities.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from random import Random
from time import process_time
from typing import Any

from timing import Part, Work, measure

GAMES = ("hearts", "oh_hell", "skat", "euchre")
BATCH = 1_000
"""Rollouts of one call."""

DRIVEN = 100
"""Deals that are dealt, and then played, between two looks at the clock."""

ISMCTS = 2_000
"""Iterations of one search."""

SOLVED = 100
"""Deals that DDS solves before the clock is read out."""

BOT_DEALS = 200
"""Deals that the random bots play before the clock is read out."""


def spiel() -> Any:
    """OpenSpiel's Python module."""
    import pyspiel  # type: ignore[import-not-found]

    return pyspiel


def pick(state: Any, chance: Callable[[], float]) -> None:
    """One random action, listed and applied."""
    legal = state.legal_actions()
    state.apply_action(legal[int(chance() * len(legal))])


def dealt(game: Any, chance: Callable[[], float]) -> Any:
    """A new deal with its chance nodes behind it."""
    state = game.new_initial_state()
    while state.is_chance_node():
        pick(state, chance)
    return state


def random_deals(name: str) -> Work:
    """Whole deals in C++, chance nodes included: ``evaluate_bots`` with C++ random bots."""
    pyspiel = spiel()
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = iter(range(1, sys.maxsize))

    def work() -> Part:
        actions, seconds = 0, 0.0
        for _ in range(BOT_DEALS):
            seed = next(seeds)
            start = process_time()
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            seconds += process_time() - start
            actions += sum(step.player >= 0 for step in state.full_history())
        return Part(BOT_DEALS, actions, seconds)

    return work


def random_rests(name: str) -> Work:
    """Deals already dealt, each played out many times in C++.

    The rollouts are those of ``RandomRolloutEvaluator``. Python cannot call it, but the first
    simulation of an ``MCTSBot`` evaluates the root and does nothing else.
    """
    pyspiel = spiel()
    game = pyspiel.load_game(name)
    chance = Random(1).random
    seeds = iter(range(1, sys.maxsize))

    def work() -> Part:
        state = dealt(game, chance)
        lengths = []
        for _ in range(20):
            sample, length = state.clone(), 0
            while not sample.is_terminal():
                pick(sample, chance)
                length += 1
            lengths.append(length)
        seed = next(seeds)
        evaluator = pyspiel.RandomRolloutEvaluator(BATCH, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False)
        start = process_time()
        bot.mcts_search(state)
        seconds = process_time() - start
        return Part(BATCH, BATCH * sum(lengths) / len(lengths), seconds)

    return work


def driven(name: str) -> Work:
    """A deal driven from Python: one call to list the actions and one to apply each."""
    game = spiel().load_game(name)
    chance = Random(1).random

    def work() -> Part:
        start = process_time()
        states = [dealt(game, chance) for _ in range(DRIVEN)]
        begin = process_time()
        actions = 0
        for state in states:
            legal_actions, apply_action = state.legal_actions, state.apply_action
            while legal := legal_actions():
                apply_action(legal[int(chance() * len(legal))])
                actions += 1
        return Part(DRIVEN, actions, process_time() - begin, begin - start)

    return work


def whole_match(observe: str) -> Work:
    """Hearts from Python, the state of information of the seat on turn taken before each action."""
    game = spiel().load_game("hearts")
    chance = Random(1).random

    def work() -> Part:
        start = process_time()
        state = dealt(game, chance)
        look = getattr(state, observe)
        legal_actions, apply_action = state.legal_actions, state.apply_action
        actions = 0
        while legal := legal_actions():
            look()
            apply_action(legal[int(chance() * len(legal))])
            actions += 1
        return Part(1, actions, process_time() - start)

    return work


def ismcts(name: str) -> Work:
    """OpenSpiel's information-set tree search at a random place of a deal, in C++."""
    pyspiel = spiel()
    game = pyspiel.load_game(name)
    chance = Random(1).random
    seeds = iter(range(1, sys.maxsize))

    def work() -> Part:
        state = dealt(game, chance)
        seed = next(seeds)
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.ISMCTSBot(
            seed,
            evaluator,
            2.0,
            ISMCTS,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        start = process_time()
        bot.step(state)
        return Part(ISMCTS, ISMCTS, process_time() - start)

    return work


def dds(_: str) -> Work:
    """Four hands of nine solved by DDS, the value of every play of the leader, in C++."""
    from endplay.dds import solve_board  # type: ignore[import-not-found]
    from endplay.types import Deal, Denom, Player  # type: ignore[import-not-found]

    ranks = "AKQJT9876"
    random = Random(1)

    def hand(cards: list[tuple[str, str]]) -> str:
        return ".".join("".join(r for r in ranks if (s, r) in cards) for s in "SHDC")

    def work() -> Part:
        cards = [(suit, rank) for suit in "SHDC" for rank in ranks]
        boards = []
        for _ in range(SOLVED):
            random.shuffle(cards)
            hands = " ".join(hand(cards[9 * seat : 9 * seat + 9]) for seat in range(4))
            boards.append(Deal(f"N:{hands}", first=Player.north, trump=Denom.spades))
        start = process_time()
        for board in boards:
            solve_board(board)
        return Part(SOLVED, SOLVED, process_time() - start)

    return work


MAKERS: dict[str, Callable[[str], Work]] = {
    "random deals": random_deals,
    "random rests": random_rests,
    "driven": driven,
    "match": whole_match,
    "ismcts": ismcts,
    "dds": dds,
}


def make(name: str) -> Work:
    """The work of a name: a maker's name and the game or method that it takes."""
    maker, _, argument = name.rpartition(" ")
    return MAKERS[maker](argument)


def main() -> int:
    """Answers runs until standard input ends."""
    try:
        about = {
            "open_spiel": version("open_spiel"),
            "python": platform.python_version(),
            "library": str(spiel().__file__),
        }
    except (ImportError, PackageNotFoundError) as error:
        print(f"peers: open_spiel is not installed here: {error}", file=sys.stderr)
        return 2
    print(json.dumps(about), flush=True)
    works: dict[str, Work] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        name = asked["work"]
        try:
            if name not in works:
                works[name] = make(name)
            rates = measure(works[name], asked["seconds"])
        except ImportError:
            rates = {}  # not every peer can be had everywhere
        print(json.dumps(rates), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
