"""The player that sees every card: a ceiling to measure others by, in the arena and nowhere else.

It plays the exact value of the deal with all hands open, as the kernel's solver finds it, declared
aces that count in full only if all are kept included. What is said, exchanged and named is the
Club player's choice. While cards are drawn a deal is too long to be solved; there it gives up
after :data:`MOST_NODES` tricks and plays like the Club player, so in those games it is a ceiling
for the closed phase only.
"""

from __future__ import annotations

from functools import cache
from random import Random

from trappola.actions import Action, plays_of
from trappola.errors import TrappolaError
from trappola.games.nine_tricks import ACES_KEPT, ACES_LOST, NineTricksDeal
from trappola.games.sets import read_set
from trappola.games.tricks import TrickDeal
from trappola.kernel import Solver, Stakes
from trappola.match import Match
from trappola.players.club import ClubPlayer
from trappola.players.sight import Sight
from trappola.players.silly import sensible
from trappola.view import View

MOST_NODES = 3_000_000
"""Tricks that are begun in one search before it is given up."""


class NotInTheArena(TrappolaError):
    """A player that sees every card was asked where nobody may."""


@cache
def solver() -> Solver:
    """The solver of this process; it remembers positions from one call to the next."""
    return Solver()


class AllSeeing:
    """Plays what is best with all hands open."""

    def __init__(self, _rng: Random | None = None) -> None:
        self._club = ClubPlayer()
        self._match: Match | None = None

    def watch(self, match: Match) -> None:
        """Shows the player the whole match: the arena does, no table can."""
        self._match = match

    def choose(self, view: View) -> Action:
        """The best card; or the Club player's word.

        Raises:
            NotInTheArena: nobody has shown it the match.
        """
        if self._match is None:
            raise NotInTheArena("not-in-the-arena")
        action = self._club.choose(view)
        current = self._match.current
        if action.card is None or current is None or view.seat is None:
            return action
        deal = current.deal
        if not isinstance(deal, TrickDeal) or Sight(view).drawing:
            return action
        found = solver().solve(deal.state.copy(), stakes_of(deal), most_nodes=MOST_NODES)
        if not found.exact:
            return action
        plays = plays_of(view.pack).by_number
        best = [plays[number] for number in found.best]
        if action in best:
            return action  # of plays that are worth the same one that makes sense
        return next((play for play in best if play in sensible(view)), best[0])


def stakes_of(deal: TrickDeal) -> Stakes:
    """What the declarations of a deal still have at stake in its tricks."""
    if not isinstance(deal, NineTricksDeal):
        return Stakes()
    captures = []
    for seat, word in deal.announced:
        claim = read_set(word)
        if claim is not None and claim.rank == "A":
            side = deal.place[seat] & 1
            worth = [ACES_LOST[claim.size]] * (claim.size + 1)
            worth[claim.size] = ACES_KEPT[claim.size]
            if claim.size == 4 and deal.rules.aces_partial != "flat":
                worth[3] = ACES_KEPT[3]
            captures.append((deal.sets[seat]["A"], side, side, worth))
    return Stakes(captures=captures)
