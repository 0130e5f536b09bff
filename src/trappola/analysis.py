"""A deal looked at with the oracle's eyes: what went wrong, and what was there before.

Only for games that have an oracle; see :mod:`trappola.oracle`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from trappola.match import Match
from trappola.oracle import VALUES, Rated
from trappola.view import View


class Mistake(NamedTuple):
    """An action that gave something away.

    Attributes:
        number: its place among the actions of the deal, from 1.
        seat: who made it.
        played: the action and what it was worth.
        better: the best action there was.
        view: the position before it, as its seat saw it.
    """

    number: int
    seat: int
    played: Rated
    better: Rated
    view: View


def mistakes(match: Match, deal: int) -> list[Mistake]:
    """Every action of a deal, counted from 0, that made a win a draw or a loss, or a draw a loss.

    What is not known counts as neither.
    """
    record = match.record
    again = Match.opening_of(replace(record, deals=[], lines={}))
    given = record.deals[: deal + 1]
    last = given[-1]
    oracle = again.game.oracle(again.rules)
    if oracle is None:
        return []
    for _ in again.replaying(replace(record, deals=[*given[:-1], last._replace(actions=())])):
        pass
    found = []
    for number, (seat, action) in enumerate(last.actions, 1):
        view = again.view(seat)
        answer = oracle.ask(view)
        if answer is not None:
            played, better = answer.worth_of(action), answer.actions[0]
            if "unknown" not in (played.value, better.value) and VALUES.index(
                played.value
            ) > VALUES.index(better.value):
                found.append(Mistake(number, seat, played, better, view))
        again.apply(action, seat)
    return found
