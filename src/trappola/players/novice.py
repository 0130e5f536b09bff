"""The Novice: simple rules for what lies on the table, and a short memory."""

from __future__ import annotations

from random import Random

from trappola.actions import Action
from trappola.cards import Card
from trappola.knowledge import examine
from trappola.players import pile
from trappola.players.club import ClubPlayer
from trappola.players.reason import ONLY, Reason
from trappola.players.sight import Sight
from trappola.players.why import cards as why_cards
from trappola.players.why import pile as why_pile
from trappola.view import View

NODES = 25
"""How many positions it looks at in Svoyi Kozyri."""
FORGOTTEN = ("ask", "signal", "swap", "alifer")
"""What it does not think of saying."""


class NovicePlayer:
    """Plays as somebody does who has just learnt the rules; the same view, the same action."""

    def __init__(self, _rng: Random | None = None) -> None:
        self._club = ClubPlayer(nodes=NODES)
        self._reason: Reason | None = None

    def why(self) -> Reason | None:
        """Why it chose as it did when it was last asked."""
        return self._reason

    def choose(self, view: View) -> Action:
        """What looks good at a glance.

        Raises:
            ImpossibleKnowledge: no deal explains the view.
        """
        examine(view)
        if view.prompt in ("lead", "beat", "suits"):
            looks = pile.weighed(view, NODES)
            action = max(looks, key=lambda each: looks[each])
            self._reason = why_pile.of_play(view, action, looks)
            if len(view.legal) == 1:
                self._reason = ONLY
            return action
        short = forgetful(view)
        legal = tuple(action for action in view.legal if action.verb not in FORGOTTEN)
        short.legal = legal or view.legal
        cards = [action.card for action in short.legal if action.card is not None]
        if view.prompt != "play" or len(cards) < len(short.legal):
            action = self._club.choose(short)
            self._reason = self._club.why()
            return action
        sight = Sight(short)
        card = at_a_glance(sight, cards)
        self._reason = ONLY if len(cards) == 1 else why_cards.at_a_glance(sight, card)
        return Action.play(card)


def at_a_glance(sight: Sight, cards: list[Card]) -> Card:
    """High cards are led, points on the table taken if they can be, else the least is given."""

    def strength(card: Card) -> tuple[int, int]:
        return sight.points(card), sight.number[card] & 15

    best = sight.best()
    if best is None:
        return max(cards, key=strength)
    least = min(cards, key=strength)
    on_table = sum(sight.points(card) for _, card in sight.view.trick)
    winning = [card for card in cards if sight.beats(card, best[1])]
    if sight.friend(best[0]) or not winning or not on_table:
        return least
    last = len(sight.view.trick) == sight.worth.model.seats - 1
    return min(winning, key=strength) if last else max(winning, key=strength)


def forgetful(view: View) -> View:
    """The view as one has it who remembers the last trick and nothing before it."""
    seen = view.snapshot()
    last = 0
    for _, card in view.last_trick:
        last |= 1 << view.pack.number[card]
    seen.taken = [taken & last for taken in view.taken]
    seen.known = [known if seat == view.seat else 0 for seat, known in enumerate(view.known)]
    seen.signals = ()
    seen.answers = ()
    seen.declared = tuple(each for each in view.declared if each[0] == view.seat)
    return seen
