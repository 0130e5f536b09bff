"""Why the computer players of a table did what they did, kept beside the match.

A reason tells something of a hand, so a deal's reasons are for nobody before the deal is over. They
are no part of the record: a match is the same without them.
"""

from __future__ import annotations

from typing import NamedTuple

from trappola.match import Match
from trappola.players.reason import Reason


class Explained(NamedTuple):
    """An action of a computer player with its reason.

    Attributes:
        event: the number of the first event that the action caused, in the log of its deal.
        reason: as the player told it.
    """

    event: int
    seat: int
    reason: Reason


class Reasons:
    """The reasons of a match, by deal and action."""

    def __init__(self) -> None:
        self._kept: list[dict[int, Explained]] = []

    def note(self, match: Match, seat: int, text: str) -> None:
        """Keeps the reason of the action that is about to be made."""
        reason, current = Reason.read(text), match.current
        if reason is None or current is None:
            return
        while len(self._kept) < len(match.played):
            self._kept.append({})
        entry = Explained(len(current.deal.log), seat, reason)
        self._kept[len(match.played) - 1][len(current.actions)] = entry

    def forget(self, match: Match) -> None:
        """Lets those go whose actions have been taken back."""
        if match.current is None or len(self._kept) < len(match.played):
            return
        kept, made = self._kept[len(match.played) - 1], len(match.current.actions)
        for number in [number for number in kept if number >= made]:
            del kept[number]

    def of(self, match: Match, deal: int) -> list[Explained]:
        """The reasons of a deal that is over, counted from 1, in order; else none."""
        if not 1 <= deal <= min(len(match.score_sheets), len(self._kept)):
            return []
        return [entry for _, entry in sorted(self._kept[deal - 1].items())]
