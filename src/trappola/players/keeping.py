"""What a card in the hand is still worth: the points it will win or lose in a later trick."""

from __future__ import annotations

from trappola.cards import Card
from trappola.players.sight import Sight

CATCH_LATER = 1.5
"""Points of the others that a card brings home when it takes a later trick."""
RISK = 0.6
"""How often a card that does not stand is lost rather than thrown on a trick of one's own."""
ACES = 25.0
"""What losing one of one's declared aces costs where they count only if all are kept."""
TWO_KEPT, TWO_HOPE = 2.5, 8.0
"""What a two may still bring where it earns prizes: at least, and if its suit is gone."""
TWO_SURE = 12.0
"""What a two is worth that no card can beat: it is for the last trick."""
PLAIN = {"A": 6.0, "K": 2.0, "N": -1.0, "J": -1.0}
TRUMP = {"A": 18.0, "K": 14.0, "N": 12.0, "J": 10.0, "2": 7.5, "10": 7.0, "9": 6.8, "8": 6.4}
LEAST_TRUMP = 6.0
"""While cards are drawn: what they will do in the end, by experience."""
STRENGTH = 0.02
"""A little for each rank, so that of cards alike the lowest goes."""


def later(sight: Sight, card: Card) -> float:
    """What a card is worth if it is not played now."""
    strength = STRENGTH * (sight.number[card] & 15)
    if sight.drawing:
        if card.suit == sight.trump:
            return TRUMP.get(card.rank, LEAST_TRUMP) + strength
        return PLAIN.get(card.rank, 0.0) + strength
    if sight.left == 1:
        return 0.0
    if sight.worth.model.prize_cards:
        return without_trumps(sight, card) + strength
    return with_trumps(sight, card) + strength


def without_trumps(sight: Sight, card: Card) -> float:
    """A card of nine tricks without trumps: it wins if it stands and is led."""
    stands = sight.stands(card)
    if card.rank == "2":
        return TWO_SURE if stands == 1 else TWO_KEPT + stands * TWO_HOPE
    points = sight.points(card)
    value = stands * (points + CATCH_LATER) - (1 - stands) * points * RISK
    if card.rank == "A" and aces_at_stake(sight):
        value -= ACES / 5  # the sooner it is home the better
    return value


def aces_at_stake(sight: Sight) -> bool:
    """Whether one's declared aces count in full only if none of them is lost."""
    return "aces_partial" in sight.worth.rules and any(
        seat == sight.seat and words[0].endswith("-aces") for seat, words in sight.view.declared
    )


def with_trumps(sight: Sight, card: Card) -> float:
    """A card where trumps must be played: others win if they stand and are not trumped."""
    stands = sight.stands(card)
    points = sight.points(card)
    if card.suit == sight.trump:
        return stands * (points + CATCH_LATER) + 2.0 - (1 - stands) * points * RISK / 2
    safe = stands
    if sight.trump is not None:
        for seat in sight.foes:
            void = sight.has_none(seat, sight.suit(card.suit))
            safe *= 1 - void * (1 - sight.has_none(seat, sight.suit(sight.trump)))
    return safe * (points + CATCH_LATER) - (1 - safe) * points * RISK
