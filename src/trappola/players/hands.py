"""How good a hand is, and what follows: exchange, Alifer, trumps, Pro."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from trappola.actions import Action
from trappola.cards import Card, Pack
from trappola.games.bulka import PRO
from trappola.games.cardano import SET_POINTS
from trappola.games.combinations import combinations_in
from trappola.games.sets import sets_among
from trappola.players.worth import rules_of
from trappola.sheet import Number
from trappola.view import View

HONOURS = {"A": 8.0, "K": 5.0, "N": 2.0, "J": 0.8, "2": 0.6}
"""What a card of nine without trumps brings on the average, its points included."""
LENGTH = 1.5
"""What each card of a suit above three brings more."""
AVERAGE = 21.0
"""Below this another hand is likely to be better."""
POOR = 10.0
"""A hand with which another deal at twice the stake is asked for."""
DRAWN = {True: 6.0, False: 0.3}
"""From which worth on a card is kept in an exchange: trumps always are."""
CHANCE = 0.4
"""How often the third win in a row follows the second."""


def strength(pack: Pack, hand: Sequence[Card]) -> float:
    """How good nine cards are where there are no trumps."""
    value = sum(HONOURS.get(card.rank, 0.0) for card in hand)
    for rank, cards in sets_among(pack, hand).items():
        value += SET_POINTS[rank] * (cards.bit_count() - 2)
    for suit in pack.suits:
        value += LENGTH * max(0, sum(card.suit == suit for card in hand) - 3)
    return value


def whole_hand(view: View) -> Action:
    """Cardano's exchange: another hand if this one is below the average."""
    return Action("exchange" if strength(view.pack, view.hand) < AVERAGE else "keep")


def offers_again(view: View) -> bool:
    """Whether to ask for another deal: only with a really poor hand."""
    return strength(view.pack, view.hand) < POOR


def answer_again(view: View) -> Action:
    """Who asks has a poor hand, so another deal suits only one who has a poor hand too."""
    return Action("accept" if strength(view.pack, view.hand) < POOR else "refuse")


def picked(view: View) -> Action:
    """The cards to lay away in the classica: the worthless ones, never a trump or a declaration."""
    return max(view.legal, key=exchange_gain(view))


def exchange_gain(view: View) -> Callable[[Action], float]:
    """What laying cards away gains, by what they are worth in the hand."""
    wanted = {card: _kept(view, card) for card in view.hand}
    for each in combinations_in(rules_of(view.setup), view.pack, view.hand):
        for card in each.cards:
            wanted[card] += each.points

    def gain(action: Action) -> float:
        return sum(DRAWN[False] - wanted[view.pack.card(word)] for word in action.words)

    return gain


def _kept(view: View, card: Card) -> float:
    """What a card is worth in the hand while others can be had for it."""
    points = {"A": 6.0, "K": 3.0, "N": 1.5, "J": 0.8, "2": 0.5}
    return points.get(card.rank, 0.0) + DRAWN[card.suit == view.trump] - DRAWN[False]


def named_trumps(view: View) -> Action:
    """The suit that is longest, and of those the strongest."""

    def worth(action: Action) -> float:
        return suit_strength(card for card in view.hand if card.suit == action.words[0])

    return max(view.legal, key=worth)


def suit_strength(cards: Iterable[Card]) -> float:
    """How good cards are as trumps."""
    return sum(2.0 + HONOURS.get(card.rank, 0.0) / 4 for card in cards)


def pays_pro(view: View) -> Action:
    """Whether ten chips are well spent on the chance to take the cup."""
    return Action("pro" if cup_after_pro(view) * CHANCE > PRO else "no-pro")


def cup_after_pro(view: View) -> Number:
    """About what the cup will hold when the third win in a row is played for."""
    return view.pot + 3 * PRO
