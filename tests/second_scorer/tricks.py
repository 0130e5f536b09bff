"""Tricks: what may be played and who wins, with or without trumps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .actions import Action, Actions
from .cards import Hands, suit
from .errors import Illegal

# What a seat may do on its turn besides playing; it is told the cards already in the trick.
Extra = Callable[[Action, Sequence[str]], None]


@dataclass(frozen=True)
class Trick:
    """A finished trick."""

    leader: int
    winner: int
    winning_card: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class TrickRules:
    """The order of the ranks (high to low), the trump suit and the duty to overtrump (K2)."""

    order: tuple[str, ...]
    trump: str | None = None
    overtrump: str = "off"

    def beats(self, card: str, best: str) -> bool:
        """Whether a later card beats the best card so far."""
        if suit(card) == suit(best):
            return self.order.index(card[:-1]) < self.order.index(best[:-1])
        return suit(card) == self.trump

    def best(self, cards: Sequence[str]) -> str:
        """The card that wins the trick so far."""
        best = cards[0]
        for card in cards[1:]:
            if self.beats(card, best):
                best = card
        return best

    def allowed(self, hand: Sequence[str], trick: Sequence[str]) -> Sequence[str]:
        """Closed play: follow suit, else trump, else anything; overtrump as K2 has it."""
        if not trick:
            return hand
        follow = [card for card in hand if suit(card) == suit(trick[0])]
        trumps = [card for card in hand if suit(card) == self.trump]
        pool = follow or trumps or list(hand)
        best = self.best(trick)
        trump_due = self.overtrump == "trump_led_or_trumped" and suit(pool[0]) == self.trump
        if trump_due or self.overtrump == "head_always":
            return [card for card in pool if self.beats(card, best)] or pool
        return pool


def play_trick(
    actions: Actions,
    rules: TrickRules,
    hands: Hands,
    seats: Sequence[int],
    extras: Mapping[str, Extra],
    closed: bool = True,
) -> Trick:
    """Play one trick; `seats` in order from the leader. In open play every card is allowed."""
    cards: list[str] = []
    for seat in seats:
        while (action := actions.next(seat, "play", *extras)).verb != "play":
            extras[action.verb](action, cards)
        card = action.word()
        if card not in hands[seat]:
            raise Illegal(f"{card} is not in hand")
        if closed and card not in rules.allowed(hands[seat], cards):
            raise Illegal("follow suit, else trump, and beat where that is a duty")
        hands[seat].remove(card)
        cards.append(card)
    best = rules.best(cards)
    return Trick(seats[0], seats[cards.index(best)], best, tuple(cards))
