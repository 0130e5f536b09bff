"""Plain perfect-information sampling: a yardstick for the Master, in the arena and nowhere else.

It samples worlds evenly, solves each with open hands, and plays the card with the best mean of
points; what is said, exchanged and named is the Club player's choice. While cards are drawn, which
is too long to be solved, every card is tried equally often and the rest played out in each world.
"""

from __future__ import annotations

from random import Random

from trappola.actions import Action, plays_of
from trappola.games import GAMES
from trappola.games.tricks import TrickGame
from trappola.kernel import SearchMethod, search
from trappola.knowledge import Knowledge
from trappola.players.club import ClubPlayer
from trappola.players.master.effort import Effort
from trappola.view import View

EVENLY = 1000.0
"""So much exploration tries all cards equally often."""


class PlainPlayer:
    """Averages solved worlds.

    Args:
        seconds, iterations: how long, or how much, as the Master counts it.
    """

    def __init__(
        self, rng: Random | None = None, *, seconds: float | None = None, iterations: int = 0
    ) -> None:
        self.seconds = (0.0 if iterations else 1.0) if seconds is None else seconds
        self.iterations = iterations
        self.effort = Effort(0.0, iterations, 1, 0)
        self.seed = (rng or Random()).getrandbits(32)
        self._club = ClubPlayer()

    def choose(self, view: View) -> Action:
        """The card with the best mean; or the Club player's word."""
        action = self._club.choose(view)
        plays = [each for each in view.legal if each.card is not None]
        tricks = isinstance(GAMES[view.setup.game], TrickGame)
        if not tricks or action.card is None or view.prompt != "play" or len(plays) == 1:
            return action
        knowledge = Knowledge.from_view(view)
        (world,) = knowledge.sample(1, self.seed)
        state = knowledge.state(world)
        solved = not state.stock_left
        found = search(
            state,
            knowledge.worlds,
            knowledge.stakes(),
            method=SearchMethod.exact if solved else SearchMethod.tree,
            iterations=self.effort.worlds() if solved else self.iterations,
            seconds=self.seconds,
            seed=(self.seed + len(view.told)) & 0xFFFFFFFF,
            explore=EVENLY,
        )
        return plays_of(view.pack).by_number[found.best]
