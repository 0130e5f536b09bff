"""What is said before a card is played: declarations, the question for the fourth card, signals."""

from __future__ import annotations

from trappola.actions import Action
from trappola.games import GAMES
from trappola.games.combinations import best_of, combinations_in
from trappola.games.sets import read_set
from trappola.games.trumps import TrumpGame
from trappola.players.hands import offers_again
from trappola.players.worth import rules_of
from trappola.view import View

FREE = ("swap", "ask")
"""What costs nothing and can only help."""


def word_to_say(view: View) -> Action | None:
    """A word worth saying now; None if a card should be played, or the turn ended."""
    for action in view.legal:
        if action.verb in FREE or (action.verb == "alifer" and offers_again(view)):
            return action
    return declaration(view) or signal(view)


def declaration(view: View) -> Action | None:
    """The next declaration. All of them score, and a set must be told before it is broken."""
    open_now = [action for action in view.legal if action.verb == "declare"]
    if isinstance(GAMES[view.setup.game], TrumpGame):
        return _combination(view, open_now)
    return max(open_now, key=_size, default=None)


def _size(action: Action) -> int:
    """The larger claim first, where a set of four may be told as three."""
    claim = read_set(action.words[0])
    return claim.size if claim else 0


def _combination(view: View, open_now: list[Action]) -> Action | None:
    """A combination out of the best choice, where a card may stand in one only."""
    rules = rules_of(view.setup)
    words = {action.words[0]: action for action in open_now}
    found = [each for each in combinations_in(rules, view.pack, view.hand) if each.word in words]
    best = best_of(found, overlap=bool(rules.card_in_two_combos))
    return (
        words[max(best, key=lambda each: each.points).word] if best else next(iter(open_now), None)
    )


def signal(view: View) -> Action | None:
    """To the partner, before one's first card, and only if there is something good to tell."""
    open_now = {action.words[0]: action for action in view.legal if action.verb == "signal"}
    told = any(seat == view.seat for seat, _ in view.signals)
    if not open_now or told or view.counts[view.seat or 0] * 4 < len(view.pack):
        return None
    held = {
        suit: [card.rank for card in view.hand if card.suit == suit] for suit in view.pack.suits
    }
    trumps = held.pop(view.trump, []) if view.trump else []
    if len(trumps) >= 4 and {"A", "K"} & set(trumps):
        return open_now.get("trumps")
    for suit, ranks in held.items():
        if {"A", "K"} <= set(ranks):
            return open_now.get(suit)
    return None
