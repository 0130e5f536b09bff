"""What the Master says, and when: as late as it may be said, for what is said tells the others."""

from __future__ import annotations

from trappola.actions import Action
from trappola.cards import Card
from trappola.games import GAMES
from trappola.games.sets import read_set
from trappola.games.trumps import TrumpGame
from trappola.players.words import FREE, declaration, signal
from trappola.players.worth import rules_of
from trappola.view import View


def before_play(view: View) -> Action | None:
    """What is said in the round before the first card, Alifer excepted."""
    said = declaration(view)
    if said is not None and said.words[0] == "blanche" and _bianka(view):
        others = [action for action in view.legal if action.verb == "declare" and action != said]
        return others[0] if others else None
    return said


def leaves_blanche(view: View) -> bool:
    """Whether blanche, which could be declared, is left for bianka's sake."""
    return Action("declare blanche") in view.legal and _bianka(view)


def _bianka(view: View) -> bool:
    """Whether blanche can be left out, because bianka takes its place in the end."""
    if rules_of(view.setup).get("bianka_stacks"):
        return False
    return not any(card.rank in "AKNJ" for card in view.hand)


def at_once(view: View) -> Action | None:
    """What is said before a card whatever the card will be."""
    for action in view.legal:
        if action.verb in FREE:
            return action
    if isinstance(GAMES[view.setup.game], TrumpGame):
        said = declaration(view)  # what is not said at one's first lead is lost
        return said if said is not None else signal(view)
    if len(view.hand) == 1:
        return declaration(view)
    return None


def first(view: View, card: Card) -> Action | None:
    """The declaration that this card would make impossible."""
    claims = [action for action in view.legal if action.verb == "declare"]
    due = [action for action in claims if _lost_with(view, action, card)]
    return max(due, key=_size, default=None)


def _size(action: Action) -> int:
    claim = read_set(action.words[0])
    return claim.size if claim else 0


def _lost_with(view: View, action: Action, card: Card) -> bool:
    """Whether a claim cannot be made any more once the card is played."""
    claim = read_set(action.words[0])
    if claim is None:
        return False
    window = rules_of(view.setup).get("declare_window")
    if card.rank == claim.rank or window == "before_first_card":
        return True
    held = sum(each.rank == claim.rank for each in view.hand)
    # The fourth card in one's own tricks forbids a claim of three (C6).
    return held == 3 and _fourth_may_come(view, claim.rank, card)


def _fourth_may_come(view: View, rank: str, card: Card) -> bool:
    """Whether this trick may bring the fourth card of a rank home."""
    suits = {each.suit for each in view.hand if each.rank == rank}
    missing = next(suit for suit in view.pack.suits if suit not in suits)
    fourth = Card(rank + missing)
    if view.trick:
        return any(each == fourth for _, each in view.trick) and card.suit == missing
    return not view.exposed >> view.pack.number[fourth] & 1 and not any(
        taken >> view.pack.number[fourth] & 1 for taken in view.taken
    )
