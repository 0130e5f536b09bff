"""Why something is played in Svoyi Kozyri, as a look ahead sees it."""

from __future__ import annotations

from collections.abc import Mapping

from trappola.actions import Action
from trappola.players.pile import WON
from trappola.players.reason import Reason
from trappola.text import Cards
from trappola.view import View


def of_play(view: View, action: Action, looks: Mapping[Action, float]) -> Reason:
    """Why an action is chosen, given what each legal one leads to."""
    if not any(view.counts):
        return Reason("why-suits")
    value = looks[action]
    if value > WON / 2:
        return Reason("why-pile-win")
    if value < -WON / 2:
        return Reason("why-pile-loss")
    if action.card is None:
        return Reason("why-pile-take", {"number": len(view.pile)})
    if view.prompt == "beat" and view.pile:
        return Reason("why-pile-beat", {"card": Cards(view.pile[-1].text)})
    return Reason("why-pile-lead")


def at_a_glance(nodes: int) -> Reason:
    """Why a player who does not see the end plays what tempts it."""
    return Reason("why-tempted", {"number": nodes})
