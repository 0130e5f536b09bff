"""The rules of thumb by which a card is played to a trick, as reasons.

A rule is told after the choice: what the trick brings with this card, or what is kept by it.
"""

from __future__ import annotations

from trappola.cards import Card
from trappola.players.keeping import aces_at_stake
from trappola.players.reason import Reason, percent, points, signed
from trappola.players.sight import Sight
from trappola.players.tricks import asked_for, last_trick, prize, share

SURE, LIKELY = 0.995, 0.5
"""The chance to take the trick from which on it is called certain, or likely."""
FREE = Reason("why-lead-free")


def of_card(sight: Sight, card: Card) -> Reason:
    """Why the Club player plays a card."""
    best = sight.best()
    return _lead(sight, card) if best is None else _reply(sight, card, *best)


def _lead(sight: Sight, card: Card) -> Reason:
    earned, chance = prize(sight, card), share(sight, card)
    counts = sight.points(card) + last_trick(sight)
    if earned and chance > 0:
        return Reason("why-two", {"points": points(earned), "percent": percent(chance)})
    if asked_for(sight, card):
        return Reason("why-wish")
    if card.rank == "A" and aces_at_stake(sight):
        return Reason("why-ace", {"percent": percent(chance)})
    if chance >= SURE:
        return Reason("why-lead-sure", {"points": points(counts)}) if counts else FREE
    if chance >= LIKELY:
        return Reason("why-lead-likely", {"percent": percent(chance)})
    if not counts:
        return Reason("why-lead-low")
    return Reason("why-lead-risk", {"percent": percent(1 - chance), "points": points(counts)})


def _reply(sight: Sight, card: Card, holder: int, top: Card) -> Reason:
    on_table = sum(sight.points(each) for _, each in sight.view.trick) + last_trick(sight)
    own = sight.points(card)
    if sight.beats(card, top):
        chance = share(sight, card)
        if chance >= SURE:
            return Reason("why-take", {"points": points(on_table + own)})
        words = {"points": points(on_table + own), "percent": percent(chance)}
        return Reason("why-take-likely", words)
    if sight.friend(holder):
        return Reason("why-help", {"points": points(own)}) if own else Reason("why-partner")
    if any(each.card is not None and sight.beats(each.card, top) for each in sight.view.legal):
        return Reason("why-let-go", {"points": points(on_table + own)})
    return Reason("why-give", {"points": points(own)}) if own else Reason("why-give-nothing")


def of_ending(value: float) -> Reason:
    """Why a card is played when every card is known: what the rest of the deal brings with it."""
    return Reason("why-exact", {"margin": signed(value)})


def at_a_glance(sight: Sight, card: Card) -> Reason:
    """Why the Novice plays a card."""
    best = sight.best()
    if best is None:
        return Reason("why-novice-lead", {"points": points(sight.points(card))})
    on_table = sum(sight.points(each) for _, each in sight.view.trick)
    if sight.friend(best[0]):
        return Reason("why-novice-partner")
    if on_table and sight.beats(card, best[1]):
        return Reason("why-novice-take", {"points": points(on_table)})
    return Reason("why-novice-least", {"points": points(sight.points(card))})
