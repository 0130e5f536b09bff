"""Silly things to say, to leave unsaid, and to lay away."""

from __future__ import annotations

from collections.abc import Callable

from trappola.actions import Action
from trappola.games import GAMES
from trappola.games.combinations import combinations_in
from trappola.games.trumps import TrumpGame
from trappola.players.worth import rules_of, worth_of
from trappola.view import View


def aces_unsaid(view: View, action: Action) -> bool:
    """An ace is played before three or four of them are declared, though they could be now.

    It is the last moment, and the points stay (Cardano), or at least 6 or 12 of them (Piatnik).
    What the other side learns by it, it learns in the next tricks anyway: aces take them.
    """
    if action.card is None or action.card.rank != "A":
        return False
    if isinstance(GAMES[view.setup.game], TrumpGame):
        return False
    return any(
        each.verb == "declare" and each.words[0] in ("three-aces", "four-aces")
        for each in view.legal
    )


def ace_laid_away(view: View, action: Action) -> bool:
    """In an exchange of some cards an ace is laid away, and a blank of another suit is kept.

    What is laid away counts for nobody, or is drawn again by anybody. The blank is no trump, counts
    nothing and is in no combination.
    """
    if action.verb != "exchange" or not action.words:
        return False
    gone = {view.pack.card(word) for word in action.words}
    kept = [card for card in view.hand if card not in gone]
    model, number = worth_of(view.setup).model, view.pack.number
    needed: set[str] = set()
    for each in combinations_in(rules_of(view.setup), view.pack, view.hand):
        needed |= {card.text for card in each.cards}
    blank = any(
        not model.points_of(number[card]) and card.suit != view.trump and card.text not in needed
        for card in kept
    )
    return blank and any(card.rank == "A" for card in gone)


TALK: dict[str, Callable[[View, Action], bool]] = {
    "aces-unsaid": aces_unsaid,
    "ace-laid-away": ace_laid_away,
}
