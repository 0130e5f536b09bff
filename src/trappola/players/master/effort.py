"""How much is thought about a move, and what part of it goes where."""

from __future__ import annotations

from typing import NamedTuple

from trappola.players.master.aims import MATCH
from trappola.players.master.belief import DRAWN
from trappola.players.master.last_tricks import LAST, MOST, Limits

COURSES_EACH = 300
"""Ways to play out an ending that take as long as one iteration of the tree, about."""
SOLVED = 50
"""Iterations of the tree that take as long as one solved world, about."""
FEWEST = 100
"""Worlds that are weighed at least."""
WEIGHED = 30_000
"""For each second of a move so many, a small part of it."""
LEAST = 0.2
"""The part of the time that is searched, however long the rest has taken."""


class Effort(NamedTuple):
    """How much is thought about a move.

    Attributes:
        seconds: 0 is no limit.
        iterations: 0 is no limit; of the tree search. A solved world counts for :data:`SOLVED`.
        aim: what is played for: the match, or the points of this deal.
        world: hands by seat and the stock in order, for who sees every card (the arena's
            all-seeing player): a word is valued in this world alone.
    """

    seconds: float
    iterations: int
    threads: int
    seed: int
    believe: bool | None = None
    aim: str = MATCH
    world: tuple[list[int], list[int]] | None = None
    endings: int = LAST

    def limits(self) -> Limits:
        """How far an ending with hidden hands may be looked into."""
        most = min(self.iterations * COURSES_EACH, MOST) if self.iterations else MOST
        return Limits(self.endings, most, self.seconds, self.seed)

    def worlds(self) -> int:
        """How many worlds may be solved; 0 is no limit."""
        return max(self.iterations // SOLVED, 8) if self.iterations else 0

    def weighed(self) -> int:
        """How many worlds may be weighed."""
        number = self.iterations or DRAWN
        if self.seconds:
            number = min(number, int(self.seconds * WEIGHED))
        return min(max(number, FEWEST), DRAWN)

    def less(self, seconds: float) -> Effort:
        """What is left of it; a little in any case."""
        if not self.seconds:
            return self
        return self._replace(seconds=max(self.seconds - seconds, self.seconds * LEAST))
