"""Svoyi Kozyri: nothing is hidden, so the player looks a few turns ahead in the kernel."""

from __future__ import annotations

from trappola._kernel import LOOKED_WON, look_ahead
from trappola.actions import Action, plays_of
from trappola.games import GAMES
from trappola.games.svoyi import Svoyi
from trappola.view import View

NODES = 3000
"""How many positions are looked at for one move."""
WON = LOOKED_WON
TRUMP, TRUMP_RANK, PLAIN_RANK = 0.7, 0.7, 1.3
"""What speaks for holding a card, of the one card that speaks against it: being an own trump, and
its rank, as a trump or not, from nothing for the lowest to this for the ace."""


def weighed(view: View, nodes: int = NODES) -> dict[Action, float]:
    """Each legal action with what it leads to; suits, named before the deal, are all the same."""
    if not any(view.counts):
        return dict.fromkeys(view.legal, 0.0)
    game = GAMES[view.setup.game]
    assert isinstance(game, Svoyi)
    found = look_ahead(game.state_of(view), (burdens(view, 0), burdens(view, 1)), nodes)
    plays = plays_of(view.pack)
    return {plays.by_number[number]: worth for number, worth in found}


def burdens(view: View, seat: int) -> list[float]:
    """How much a seat would rather be without each card, by its number.

    A hand at a glance: the fewer cards the better, but strong ones are little burden.
    """
    pack = view.pack
    found = [0.0] * 64
    for number, card in pack.by_number.items():
        rank = (number & 15) / (len(pack.ranks) - 1)
        use = PLAIN_RANK * rank * rank
        if card.suit == view.trumps[seat]:
            use = TRUMP + TRUMP_RANK * rank
        found[number] = 1 - use
    return found
