"""The Club player: sound rules of thumb, and in Svoyi Kozyri a short look ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from trappola.actions import Action
from trappola.players import hands, pile
from trappola.players.ending import exact
from trappola.players.reason import FREE, ONLY, THUMB, Reason
from trappola.players.sight import Sight
from trappola.players.silly import sensible
from trappola.players.tricks import choices, gain
from trappola.players.words import word_to_say
from trappola.view import View

ANSWERS: dict[str, Callable[[View], Action]] = {
    "accept": hands.answer_again,
    "pro": hands.pays_pro,
    "trumps": hands.named_trumps,
}
"""Questions that are answered by themselves, by a verb that is legal only there."""


class ClubPlayer:
    """Plays every game decently and at once; the same view gives the same action.

    Args:
        rng: decides between plays that look alike; without it the first of them is taken.
        nodes: how many positions are looked at for a move in Svoyi Kozyri.
    """

    def __init__(self, rng: Random | None = None, *, nodes: int = pile.NODES) -> None:
        self.rng = rng
        self.nodes = nodes
        self._reason: Reason | None = None

    def why(self) -> Reason | None:
        """Why it chose as it did when it was last asked."""
        return self._reason

    def choose(self, view: View) -> Action:
        """The action that looks best."""
        self._reason = ONLY
        if len(view.legal) == 1:
            return view.legal[0]
        self._reason = THUMB
        verbs = {action.verb for action in view.legal}
        for verb, answer in ANSWERS.items():
            if verb in verbs:
                return answer(view)
        if "exchange" in verbs:
            whole = Action("exchange") in view.legal
            return hands.whole_hand(view) if whole else hands.picked(view)
        said = word_to_say(view)
        if said is not None:
            self._reason = FREE
            return said
        if "done" in verbs:
            return Action("done")
        return self.play(view)

    def play(self, view: View) -> Action:
        """A card, or the pile."""
        if view.prompt in ("lead", "beat", "suits"):
            return self.best(pile.weighed(view, self.nodes))
        sight = Sight(view)
        worth = exact(sight)
        if worth is None:
            cards = [action.card for action in view.legal if action.card is not None]
            worth = {Action.play(card): gain(sight, card) for card in choices(sight, cards)}
        sane = set(sensible(view))
        return self.best({play: worth[play] for play in worth if play in sane} or worth)

    def best(self, worth: dict[Action, float]) -> Action:
        """The action with the greatest worth."""
        most = max(worth.values())
        alike = [action for action, value in worth.items() if value == most]
        return alike[0] if self.rng is None else self.rng.choice(alike)
