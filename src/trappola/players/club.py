"""The Club player: sound rules of thumb, and in Svoyi Kozyri a short look ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from trappola.actions import Action
from trappola.knowledge import examine
from trappola.players import hands, pile
from trappola.players.ending import exact
from trappola.players.reason import ONLY, Reason
from trappola.players.sight import Sight
from trappola.players.silly import sensible
from trappola.players.tricks import choices, gain
from trappola.players.why import cards as why_cards
from trappola.players.why import hands as why_hands
from trappola.players.why import pile as why_pile
from trappola.players.why import words as why_words
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
        nodes: how many bouts are looked at for a move in Svoyi Kozyri.
    """

    def __init__(self, rng: Random | None = None, *, nodes: int = pile.BOUTS) -> None:
        self.rng = rng
        self.nodes = nodes
        self._reason: Reason | None = None

    def why(self) -> Reason | None:
        """Why it chose as it did when it was last asked."""
        return self._reason

    def choose(self, view: View) -> Action:
        """The action that looks best.

        Raises:
            ImpossibleKnowledge: no deal explains the view.
        """
        examine(view)
        self._reason = ONLY
        if len(view.legal) == 1:
            return view.legal[0]
        decided = self.decide(view)
        if decided is not None:
            self._reason = why_hands.of_choice(view, decided)
            return decided
        said = word_to_say(view)
        if said is None and Action("done") in view.legal:
            said = Action("done")
        if said is not None:
            by_hand = said.verb == "alifer"
            self._reason = (why_hands.of_choice if by_hand else why_words.of_word)(view, said)
            return said
        return self.play(view)

    @staticmethod
    def decide(view: View) -> Action | None:
        """What is decided by the hand alone; None if that is not the question."""
        verbs = {action.verb for action in view.legal}
        for verb, answer in ANSWERS.items():
            if verb in verbs:
                return answer(view)
        if "exchange" not in verbs:
            return None
        whole = Action("exchange") in view.legal
        return hands.whole_hand(view) if whole else hands.picked(view)

    def play(self, view: View) -> Action:
        """A card, or the pile."""
        if view.prompt in ("lead", "beat", "suits"):
            looks = pile.sound(view, self.nodes)
            action = self.best(looks)
            self._reason = why_pile.of_play(view, action, looks)
            return action
        sight = Sight(view)
        ending = exact(sight)
        worth = ending
        if worth is None:
            cards = [action.card for action in view.legal if action.card is not None]
            worth = {Action.play(card): gain(sight, card) for card in choices(sight, cards)}
        sane = set(sensible(view))
        action = self.best({play: worth[play] for play in worth if play in sane} or worth)
        assert action.card is not None
        self._reason = (
            why_cards.of_card(sight, action.card)
            if ending is None
            else why_cards.of_ending(ending[action])
        )
        return action

    def best(self, worth: dict[Action, float]) -> Action:
        """The action with the greatest worth."""
        most = max(worth.values())
        alike = [action for action, value in worth.items() if value == most]
        return alike[0] if self.rng is None else self.rng.choice(alike)
