"""The player that sees every card: a ceiling to measure others by, in the arena and nowhere else.

It plays the exact value of the deal with all hands open and the order of the stock known, as the
kernel's solver finds it, declared sets that count in full only if they are kept included. While too
many cards are left to draw, or the solver gives up after :data:`MOST_NODES` tricks, it plays by
tree search in the one true world. An exchange and the suit of trumps are valued in that world as
the Master values them in worlds that might be. What is said is the Club player's choice.
"""

from __future__ import annotations

from functools import cache
from random import Random

from trappola.actions import Action, plays_of
from trappola.errors import TrappolaError
from trappola.games.base import Deal
from trappola.games.tricks import TrickDeal
from trappola.kernel import Solver, search
from trappola.knowledge import Knowledge
from trappola.match import Match
from trappola.players.club import ClubPlayer
from trappola.players.master import hands
from trappola.players.master.aims import POINTS
from trappola.players.master.cards import unsaid
from trappola.players.master.effort import Effort
from trappola.players.silly import sensible
from trappola.view import View

MOST_NODES = 3_000_000
"""Tricks that are begun in one search before it is given up."""
MOST_STOCK = 6
"""With more cards to draw it is not tried to solve a deal."""
ITERATIONS = 50_000
"""Of the tree search for a card."""
EXPLORE = 0.25
"""Half of what the search tries beside the best where cards are hidden: here nothing is."""


class NotInTheArena(TrappolaError):
    """A player that sees every card was asked where nobody may."""


@cache
def solver() -> Solver:
    """The solver of this process; it remembers positions from one call to the next."""
    return Solver()


class AllSeeing:
    """Plays what is best with all cards open.

    Args:
        iterations: of the tree search, where a deal is too long to be solved.
    """

    def __init__(self, rng: Random | None = None, *, iterations: int = ITERATIONS) -> None:
        self._club = ClubPlayer()
        self._match: Match | None = None
        self._iterations = iterations
        self._seed = (rng or Random()).getrandbits(32)

    def watch(self, match: Match) -> None:
        """Shows the player the whole match: the arena does, no table can."""
        self._match = match

    def choose(self, view: View) -> Action:
        """The best card or exchange with all cards open; or the Club player's word.

        Raises:
            NotInTheArena: nobody has shown it the match.
        """
        if self._match is None:
            raise NotInTheArena("not-in-the-arena")
        action = self._club.choose(view)
        current = self._match.current
        if len(view.legal) == 1 or current is None or view.seat is None:
            return action
        deal = current.deal
        if not isinstance(deal, TrickDeal):
            return action
        if action.card is not None:
            return self._card(view, deal, action)
        verbs = {each.verb for each in view.legal}
        if "exchange" in verbs:
            effort = self._effort(view, deal)
            whole = Action("exchange") in view.legal
            return (hands.whole_hand if whole else hands.picked)(view, effort)[0]
        if "trumps" in verbs:
            return hands.named(view, self._effort(view, deal))[0]
        return action

    def _card(self, view: View, deal: TrickDeal, action: Action) -> Action:
        """The best card; of those worth the same the Club player's, or one that makes sense."""
        knowledge = Knowledge.from_view(view)
        stakes = knowledge.stakes(unsaid(view, knowledge))
        state = deal.state.copy()
        plays = plays_of(view.pack).by_number
        if state.stock_left <= MOST_STOCK:
            found = solver().solve(state, stakes, most_nodes=MOST_NODES)
            if found.exact:
                best = [plays[number] for number in found.best]
                if action in best:
                    return action
                return next((play for play in best if play in sensible(view)), best[0])
        searched = search(
            state,
            hands.open_world(knowledge.model, state),
            stakes,
            iterations=self._iterations,
            seed=self._seed,
            explore=EXPLORE,
        )
        return plays[searched.best]

    def _effort(self, view: View, deal: Deal) -> Effort:
        """One that values the true world alone."""
        knowledge = Knowledge.from_view(view)
        seats = range(max(knowledge.playing) + 1)
        stock = [view.pack.number[card] for card in deal.stock]
        turn_up = knowledge.course.turn_up
        if turn_up is not None and knowledge.model.draws:
            stock.append(turn_up)  # it lies under the stock
        world = [view.pack.mask_of(deal.hands.get(seat, ())) for seat in seats], stock
        return Effort(0.0, self._iterations, 1, self._seed, aim=POINTS, world=world)
