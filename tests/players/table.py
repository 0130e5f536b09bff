"""A table of computer players for the tests: deals played to the end, every choice looked at."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from trappola import GAMES, PRESETS, Action, Match, View
from trappola.players import Player, choose_safely

NAMES = (*GAMES, *PRESETS)
"""Every game and preset."""
Watch = Callable[[View, Action], None]


def new_match(name: str, seed: object, **options: Any) -> Match:
    """A match of the least number of seats; Svoyi Kozyri is cut off where it would never end."""
    match = Match(name, seed=str(seed), **options)
    if match.game.name == "svoyi" and "max_turns" not in options:
        return new_match(name, seed, **options, max_turns=600)
    return match


def play_deal(
    match: Match, players: Mapping[int, Player] | Sequence[Player], watch: Watch | None = None
) -> Match:
    """Deals and plays one deal; ``watch`` sees each view with the action chosen."""
    match.deal()
    while match.to_act is not None:
        view = match.view(match.to_act)
        action = choose_safely(players[match.to_act], view)
        if watch is not None:
            watch(view, action)
        match.apply(action)
    return match


def seated(match: Match, one: Player, other: Player) -> list[Player]:
    """The players in turn round the table, partners alike."""
    return [one if seat % 2 == 0 else other for seat in range(len(match.names))]


def share(name: str, deals: int, one: Player, other: Player, **options: Any) -> float:
    """The share of deals that ``one`` wins, ties as half; each deal is played on both sides."""
    won = 0.0
    for seed in range(deals):
        for side, pair in enumerate(((one, other), (other, one))):
            match = new_match(name, f"duplicate-{seed}", **options)
            sheet = play_deal(match, seated(match, *pair)).score_sheet
            assert sheet is not None
            won += 0.5 if sheet.winner is None else float(sheet.winner % 2 == side)
    return won / (2 * deals)


@contextmanager
def failures() -> Iterator[list[logging.LogRecord]]:
    """Collects what the players' log says meanwhile."""
    records: list[logging.LogRecord] = []

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            records.append(record)

    handler = Collector()
    logger = logging.getLogger("trappola.players")
    logger.addHandler(handler)
    try:
        yield records
    finally:
        logger.removeHandler(handler)
