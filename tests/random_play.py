"""Random matches of every game with random options, for tests that look at many of them."""

from __future__ import annotations

import random
from typing import Any

from trappola import GAMES, Match, OptionClash
from trappola.options import OpenValue, Option

NUMBERS = {
    "target": (1, 20, 45, 200),
    "target:": (1, 40, 150),
    "even_deals:": (2, 4),
    "german:<": (10, 33, 60),
    "rounds:": (1, 3),
    "bulkas:": (1,),
    "best_of:": (1, 2, 3),
    "fewer_cards_wins:": (1, 30, 75),
    "max_turns": (1, 40, 120),
    "alifer_max": (1, 2),
    "start_chips": (0, 15, 60),
    "rate": (2, 0.5),
    "ranks": (7, 8),
}


def random_value(option: Option, rng: random.Random) -> Any:
    """One of the values of an option."""
    value = rng.choice(option.values)
    if not isinstance(value, OpenValue):
        return value
    number = rng.choice(NUMBERS[value.prefix or option.key])
    return f"{value.prefix}{number}" if value.prefix else number


def random_match(game: str, rng: random.Random, *, share: float = 0.35, deals: int = 3) -> Match:
    """A match of some deals in random play, with a share of the options changed at random."""
    match = new_match(game, rng, share=share)
    for _ in range(deals):
        if match.over or match.to_act is not None:
            break
        random_deal(match, rng)
    return match


def new_match(game: str, rng: random.Random, *, share: float = 0.35) -> Match:
    """A match before its first deal."""
    rules = GAMES[game]
    while True:
        options = {
            option.key: random_value(option, rng)
            for option in rules.options
            if rng.random() < share
        }
        number = rng.randint(rules.least_seats, rules.most_seats)
        order = None
        if game == "bulka" and rng.random() < 0.5:
            order = rng.sample(range(number), number)
        try:
            return Match(
                game,
                options,
                seats=[f"Seat {seat}" for seat in range(number)],
                order=order,
                seed=rng.getrandbits(32),
            )
        except OptionClash:
            continue


def random_deal(match: Match, rng: random.Random, *, most: int = 3000) -> None:
    """Deals and plays at random to the end of the deal, or so many actions."""
    match.deal()
    for _ in range(most):
        if match.to_act is None:
            return
        match.apply(random_action(match, rng))


def random_action(match: Match, rng: random.Random) -> Any:
    """A legal action; what may be said is said often enough to be seen, "Alifer" not too often."""
    legal = match.legal_actions()
    spoken = [action for action in legal if action.verb in ("declare", "ask", "swap", "alifer")]
    if spoken and rng.random() < 0.5:
        return rng.choice(spoken)
    return rng.choice(legal)
