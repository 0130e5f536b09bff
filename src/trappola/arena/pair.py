"""A pair of games on the same cards, the players having changed seats: the unit of all measures."""

from __future__ import annotations

import time
from array import array
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from trappola.arena.all_seeing import AllSeeing
from trappola.arena.bench import Bench
from trappola.arena.contest import SIDES, Contest
from trappola.arena.points import points_of
from trappola.match import Match
from trappola.players import Player, ask, tell_player

MOST_REDEALS = 32
"""How often cards are dealt again where nobody has won a point."""


class Stopped(Exception):
    """Nobody waits for the result any more."""


def never() -> bool:
    """Nobody has asked to stop."""
    return False


@dataclass
class Side:
    """What one side has done in a pair.

    Attributes:
        points: what it has won in each of the two games.
        times: the seconds that each of its moves took.
        failures: how often it has failed, by what was said of it.
        silly: how often it has made each kind of silly play.
        chances: its decisions at which a silly play was looked for.
    """

    points: list[float] = field(default_factory=list)
    times: array[float] = field(default_factory=lambda: array("d"))
    failures: Counter[str] = field(default_factory=Counter)
    silly: Counter[str] = field(default_factory=Counter)
    chances: int = 0


@dataclass
class Pair:
    """The two games of a pair."""

    number: int
    sides: dict[str, Side] = field(default_factory=lambda: {side: Side() for side in SIDES})
    deals: int = 0
    records: list[dict[str, Any]] = field(default_factory=list)

    @property
    def points(self) -> tuple[float, float]:
        """What A and B have won in both games together."""
        return sum(self.sides["A"].points), sum(self.sides["B"].points)


def play_pair(
    contest: Contest, number: int, bench: Bench, stop: Callable[[], bool] = never
) -> Pair:
    """Plays both games of a pair.

    Raises:
        Stopped: ``stop`` has said so between two moves.
    """
    pair = Pair(number)
    for game, swapped in enumerate((False, True)):
        match = contest.match(number, swapped)
        seats = contest.seats_of(swapped)
        players = [
            bench.player(side, seat, contest.chance(number, game, side, seat))
            for seat, side in enumerate(seats)
        ]
        for player in players:
            if isinstance(player, AllSeeing):
                player.watch(match)
        while not match.over:
            match.deal()
            pair.deals += 1
            play_deal(match, players, [pair.sides[side] for side in seats], bench, stop)
            if not contest.whole and (scored(match) or pair.deals > MOST_REDEALS):
                break
        for seat, player in enumerate(players):
            tell_player(player, match, seat)
        won = points_of(match, contest.whole)
        for side in SIDES:
            parity = seats.index(side) % 2
            pair.sides[side].points.append(won[parity])
        if contest.keep:
            pair.records.append(match.record.as_json())
    return pair


def scored(match: Match) -> bool:
    """Whether anybody has won a point in the deal just over; nobody has if it was called off."""
    sheet = match.score_sheet
    return sheet is not None and any(sheet.points)


def play_deal(
    match: Match,
    players: list[Player],
    sides: list[Side],
    bench: Bench,
    stop: Callable[[], bool],
) -> None:
    """Plays a deal to its end, watching clocks, failures and silly plays."""
    while (seat := match.to_act) is not None:
        if stop():
            raise Stopped
        side = sides[seat]
        failures: list[str] = []
        begun = time.perf_counter()
        action = ask(players[seat], match, failures.append)
        side.times.append(time.perf_counter() - begun)
        side.failures.update(failures)
        if bench.watch is not None:
            side.chances += 1
            side.silly.update(bench.watch(match.view(seat), action))
        match.apply(action)
