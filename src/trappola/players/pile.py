"""Svoyi Kozyri: nothing is hidden, so the player looks a few turns ahead in the kernel."""

from __future__ import annotations

from trappola.actions import Action, plays_of
from trappola.games import GAMES
from trappola.games.svoyi import Svoyi
from trappola.kernel import PileState
from trappola.view import View

NODES = 3000
"""How many positions are looked at for one move."""
DEEPEST = 24
WON = 1000.0
TRUMP, TRUMP_RANK, PLAIN_RANK = 0.7, 0.7, 1.3
"""What speaks for holding a card, of the one card that speaks against it: being an own trump, and
its rank, as a trump or not, from nothing for the lowest to this for the ace."""


class OutOfNodes(Exception):
    """The search has looked at as much as it may."""


def weighed(view: View, nodes: int = NODES) -> dict[Action, float]:
    """Each legal action with what it leads to; suits, named before the deal, are all the same."""
    if not any(view.counts):
        return dict.fromkeys(view.legal, 0.0)
    game = GAMES[view.setup.game]
    assert isinstance(game, Svoyi)
    return Search(game.state_of(view), view, nodes).weighed()


class Search:
    """Alpha-beta, one action deeper at a time until the positions allowed are used up."""

    def __init__(self, state: PileState, view: View, nodes: int) -> None:
        self.state = state
        self.view = view
        self.nodes = nodes
        self.weights: tuple[dict[int, float], dict[int, float]] = ({}, {})
        self.burden = [self.burdens(seat) for seat in (0, 1)]

    def burdens(self, seat: int) -> list[tuple[int, float]]:
        """Each card, as a bit, and how much a seat would rather be without it."""
        pack = self.view.pack
        result = []
        for number, card in pack.by_number.items():
            rank = (number & 15) / (len(pack.ranks) - 1)
            use = PLAIN_RANK * rank * rank
            if card.suit == self.view.trumps[seat]:
                use = TRUMP + TRUMP_RANK * rank
            result.append((1 << number, 1 - use))
        return result

    def weighed(self) -> dict[Action, float]:
        """The actions, each with its worth at the greatest depth that was finished."""
        plays = plays_of(self.view.pack)
        worth = dict.fromkeys(self.state.legal_actions(), 0.0)
        try:
            for depth in range(1, DEEPEST):
                worth = self.deepened(worth, depth)
                if max(worth.values()) > WON / 2:
                    break
        except OutOfNodes:
            pass
        return {plays.by_number[number]: value for number, value in worth.items()}

    def deepened(self, worth: dict[int, float], depth: int) -> dict[int, float]:
        """All actions one step deeper, the best so far first."""
        found: dict[int, float] = {}
        best = -WON * 2
        for action in sorted(worth, key=lambda each: -worth[each]):
            found[action] = self.after(action, depth, best - 0.001, WON * 2)
            best = max(best, found[action])
        return found

    def after(self, action: int, depth: int, alpha: float, beta: float) -> float:
        """What an action leads to, for the seat that makes it."""
        state = self.state
        seat = state.to_act
        state.play(action)
        try:
            if state.over:
                won = WON + depth  # the sooner the better
                return {seat: won, 1 - seat: -won}.get(state.winner, 0.0)
            if state.to_act == seat:
                return self.value(depth, alpha, beta)
            return -self.value(depth - 1, -beta, -alpha)
        finally:
            state.undo()

    def value(self, depth: int, alpha: float, beta: float) -> float:
        """What the position is worth for the seat that has to act."""
        state = self.state
        self.nodes -= 1
        if self.nodes < 0:
            raise OutOfNodes
        seat = state.to_act
        if depth <= 0:
            return self.weight(1 - seat) - self.weight(seat)
        best = -WON * 2
        for action in state.legal_actions():
            found = self.after(action, depth, max(alpha, best), beta)
            if found > best:
                best = found
                if best >= beta:
                    break
        return best

    def weight(self, seat: int) -> float:
        """A hand at a glance: the fewer cards the better, but strong ones are little burden."""
        hand = self.state.hand(seat)
        known = self.weights[seat].get(hand)
        if known is None:
            known = sum(weight for card, weight in self.burden[seat] if hand & card)
            self.weights[seat][hand] = known
        return known
