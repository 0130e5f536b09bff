"""What all games share: the state of a match between its deals, and the shape of the results."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NotRequired, TypedDict

from .actions import Actions
from .options import Options


class DealResult(TypedDict):
    """One entry of `deals`."""

    points: list[int]
    chips: list[float]
    pot: int
    winner: int | None


class MatchResult(TypedDict):
    """The entry `match`; `order` only in Bulka."""

    points: list[int]
    chips: list[float]
    pot: int
    order: NotRequired[list[int]]
    winner: int | None


class Result(TypedDict):
    """What `score` returns."""

    deals: list[DealResult]
    match: MatchResult


class Match(ABC):
    """A match; `play` changes it only when the deal is finished."""

    cards: frozenset[str]

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.points = [0] * seats
        self.chips: list[float] = [0] * seats
        self.dealer: int | None = None  # who must deal; None: free
        self.over = False
        self.winner: int | None = None

    @abstractmethod
    def play(self, dealer: int, pack: list[str], actions: Actions) -> DealResult:
        """Play one deal, to its end, and book it."""

    def no_chips(self, points: list[int], winner: int | None) -> DealResult:
        """The result of a deal of a game without chips."""
        return {"points": points, "chips": [0] * self.seats, "pot": 0, "winner": winner}

    def result(self) -> MatchResult:
        """How the match stands."""
        return {"points": self.points, "chips": self.chips, "pot": 0, "winner": self.winner}


def leader_of(points: list[int]) -> int | None:
    """The index with more points of two; None when level."""
    if points[0] == points[1]:
        return None
    return 0 if points[0] > points[1] else 1
