"""What is measured of Trappola, each piece of work under a name."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from time import process_time

import endings
import probing
from timing import Part, Work
from trappola import Match
from trappola.games import GAMES
from trappola.games.tricks import TrickGame
from trappola.kernel import TrickModel, TrickState, play_random_deals

BATCH = 20_000
"""Deals played out by one call of the kernel."""

DRIVEN = 100
"""Deals that are dealt, and then played, between two looks at the clock."""

MOST_DEALS = 12
"""Deals of a match, since some games go on until the players stop."""


def classica() -> tuple[TrickModel, list[int]]:
    """The play model of classica under its default rules, and the numbers of its cards."""
    game = GAMES["classica"]
    assert isinstance(game, TrickGame)
    rules = game.rules()
    return game.play_model(rules), list(game.pack(rules).by_number)


def dealt(model: TrickModel, cards: list[int], random: Random) -> TrickState:
    """A deal of classica: nine cards to each seat, the turn-up last in the stock."""
    random.shuffle(cards)
    hands = [sum(1 << card for card in cards[:9]), sum(1 << card for card in cards[9:18])]
    stock = cards[19:] + cards[18:19]
    return TrickState(model, hands, stock, trump=stock[-1] >> 4, leader=0)


def random_deals() -> Work:
    """Whole deals in the kernel: the pack is shuffled, dealt and played out at random."""
    model, _ = classica()
    seeds = count(1)

    def work() -> Part:
        start = process_time()
        done = play_random_deals(model, deals=BATCH, seed=next(seeds), threads=1)
        return Part(done.deals, done.actions, process_time() - start)

    return work


def random_rests() -> Work:
    """Deals already dealt, each played out many times at random in the kernel."""
    model, cards = classica()
    random = Random(1)
    seeds = count(1)

    def work() -> Part:
        state = dealt(model, cards, random)
        start = process_time()
        done = state.playouts(BATCH, seed=next(seeds), threads=1)
        return Part(done.deals, done.actions, process_time() - start)

    return work


def driven() -> Work:
    """A kernel deal driven from Python: one call to list the actions and one to play each."""
    model, cards = classica()
    random = Random(1)

    def work() -> Part:
        chance = random.random
        start = process_time()
        states = [dealt(model, cards, random) for _ in range(DRIVEN)]
        begin = process_time()
        actions = 0
        for state in states:
            legal_actions, play = state.legal_actions, state.play
            while legal := legal_actions():
                play(legal[int(chance() * len(legal))])
                actions += 1
        return Part(DRIVEN, actions, process_time() - begin, begin - start)

    return work


def whole_match(game: str) -> Callable[[], Work]:
    """A match through the public API: before each action the seat's view, news, legal actions."""

    def make() -> Work:
        chance = Random(1).random

        def work() -> Part:
            start = process_time()
            match = Match(game)
            told = [0] * len(match.names)
            deals = actions = 0
            while not match.over and deals < MOST_DEALS:
                match.deal()
                deals += 1
                while (seat := match.to_act) is not None:
                    match.view(seat)
                    told[seat] += len(match.events(seat, told[seat]))
                    legal = match.legal_actions()
                    match.apply(legal[int(chance() * len(legal))])
                    actions += 1
            return Part(deals, actions, process_time() - start)

        return work

    return make


WORKS: dict[str, Callable[[], Work]] = {
    "random deals": random_deals,
    "random rests": random_rests,
    "driven": driven,
    **{f"match {game}": whole_match(game) for game in GAMES},
    **endings.WORKS,
    **probing.WORKS,
}
"""Each work by its name; calling it makes what is to be repeated."""
