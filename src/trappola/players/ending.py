"""The last tricks, when every card is accounted for: played out exactly in the kernel.

In the classica the pack is used up, so in the closed phase what is not seen is the other hand.
"""

from __future__ import annotations

from trappola.actions import Action, plays_of
from trappola.kernel import TrickState
from trappola.players.sight import Sight

LONGEST = 6
"""How many cards a hand may have for its ending to be played out."""
MOST = 1000


def exact(sight: Sight) -> dict[Action, float] | None:
    """The difference in points that each play leads to; None if the other hand is not known."""
    state = position(sight)
    if state is None:
        return None
    plays = plays_of(sight.pack).by_number
    ending = Ending(state, {n: sight.points(card) for n, card in sight.pack.by_number.items()})
    found: dict[Action, float] = {}
    best = -MOST
    for number in state.legal_actions():
        found[plays[number]] = value = ending.after(number, best - 1, MOST)
        best = max(best, value)
    return found


def position(sight: Sight) -> TrickState | None:
    """The position in the kernel, if two hands without a stock are known."""
    view = sight.view
    if sight.worth.model.prize_cards or sight.drawing or sight.partners or sight.left > LONGEST:
        return None
    other = 1 - sight.seat
    theirs = sight.open_hand(other)
    if theirs is None:
        return None
    hands = [sight.hand, theirs] if sight.seat == 0 else [theirs, sight.hand]
    led = [sight.number[card] for _, card in view.trick]
    for card in led:
        hands[other] |= 1 << card
    if hands[0].bit_count() != hands[1].bit_count():
        return None  # one of them has drawn the odd card
    trump = -1 if sight.trump is None else view.pack.suit_number(sight.trump)
    state = TrickState(sight.worth.model, hands, [], trump, other if led else sight.seat)
    for card in led:
        state.play(card)
    return state


class Ending:
    """Alpha-beta to the last card; of cards that are as good as each other one is tried."""

    def __init__(self, state: TrickState, points: dict[int, int]) -> None:
        self.state = state
        self.points = points

    def after(self, action: int, alpha: int, beta: int) -> int:
        """What an action leads to, for the seat that makes it."""
        state = self.state
        seat = state.to_act
        state.play(action)
        try:
            if state.over:
                points = state.points
                return points[seat] - points[1 - seat]
            if state.to_act == seat:
                return self.value(alpha, beta)
            return -self.value(-beta, -alpha)
        finally:
            state.undo()

    def value(self, alpha: int, beta: int) -> int:
        """What a position is worth to the seat that has to act."""
        best = -MOST
        above = -2
        for action in reversed(self.state.legal_actions()):
            alike = action == above - 1 and self.points[action] == self.points[above]
            above = action
            if alike:
                continue
            best = max(best, self.after(action, max(alpha, best), beta))
            if best >= beta:
                break
        return best
