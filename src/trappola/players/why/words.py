"""Why something is said before a card, or not said."""

from __future__ import annotations

from trappola.actions import Action
from trappola.games import GAMES
from trappola.games.combinations import combinations_in
from trappola.games.sets import outside, read_set
from trappola.games.trumps import TrumpGame
from trappola.players.reason import Reason, points
from trappola.players.worth import rules_of
from trappola.text import Cards
from trappola.view import View

DONE = Reason("why-done")
"""There is nothing (more) to declare."""


def of_word(view: View, action: Action, *, due: bool = False) -> Reason:
    """Why a player says this.

    Args:
        due: whether it is said now because it could not be said any more later.
    """
    if action.verb == "swap":
        assert view.turn_up is not None
        return Reason("why-swap", {"card": Cards(view.turn_up.text)})
    if action.verb == "ask":
        return Reason("why-ask")
    if action.verb == "signal":
        return _signal(view, action.words[0])
    if action.verb == "done":
        return DONE
    claim = read_set(action.words[0])
    key = "why-declare-now" if due else "why-declare"
    if claim is not None and claim.rank == "A" and "aces_partial" in rules_of(view.setup):
        key = "why-declare-aces"
    return Reason(key, {"points": points(worth_of_word(view, action.words[0]))})


def worth_of_word(view: View, word: str) -> int:
    """What a declaration counts, if what it asks for is kept."""
    game, rules = GAMES[view.setup.game], rules_of(view.setup)
    if isinstance(game, TrumpGame):
        found = combinations_in(rules, view.pack, view.hand)
        return next((each.points for each in found if each.word == word), 0)
    claim = read_set(word)
    kind, size = (outside(word), 0) if claim is None else (claim.rank, claim.size)
    worths = (each for each in game.worths(rules) if (each.kind, each.size) == (kind, size))
    return max((each.points for each in worths), default=0)


def _signal(view: View, word: str) -> Reason:
    if word == "trumps":
        number = sum(card.suit == view.trump for card in view.hand)
        return Reason("why-signal-trumps", {"number": number})
    return Reason("why-signal", {"suit": view.pack.suit_term(word)})
