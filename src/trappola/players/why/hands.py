"""Why a hand is kept or exchanged, a suit named, another deal asked for, the Pro paid."""

from __future__ import annotations

from trappola.actions import Action
from trappola.games.bulka import PRO
from trappola.players import hands
from trappola.players.reason import Reason, chips, percent, points
from trappola.view import View


def of_choice(view: View, action: Action) -> Reason:
    """Why the Club player decides so by what it holds."""
    verb = action.verb
    if verb in ("pro", "no-pro"):
        return of_pro(view, action)
    if verb == "trumps":
        number = sum(card.suit == action.words[0] for card in view.hand)
        return Reason("why-longest", {"number": number})
    value = points(round(hands.strength(view.pack, view.hand)))
    if verb in ("accept", "refuse", "alifer"):
        return Reason(f"why-thumb-{verb}", {"points": value, "least": points(hands.POOR)})
    if Action("exchange") in view.legal:
        return Reason(f"why-thumb-{verb}", {"points": value, "average": points(hands.AVERAGE)})
    if verb == "exchange":
        return Reason("why-lay", {"number": len(action.words)})
    return Reason("why-lay-none")


def of_pro(view: View, action: Action) -> Reason:
    """Why the Pro is paid or not: the chips, and the chance to win them."""
    words = {
        "cost": chips(PRO),
        "cup": chips(float(hands.cup_after_pro(view))),
        "percent": percent(hands.CHANCE),
    }
    return Reason(f"why-{action.verb}", words)
