"""Silly plays of a card to a trick."""

from __future__ import annotations

from collections.abc import Callable

from trappola.players.silly.trick import Trick


def points_thrown(trick: Trick) -> bool:
    """Points are given to a trick that is lost, though a card alike has fewer.

    The exchange (see the package): the cards take the same tricks later, and the one kept counts
    more if it is won. A card that a declaration may need is no such alternative.
    """
    card = trick.card
    if trick.leads or not trick.lost_with(card):
        return False
    return any(
        trick.points(other) < trick.points(card)
        and not trick.prized(other)
        and trick.alike(card, other)
        and not trick.bound(other)
        for other in trick.others
    )


def points_kept(trick: Trick) -> bool:
    """A trick of one's own side is closed with fewer points than a card alike would bring home.

    The same exchange, the other way round: what is in one's tricks cannot be lost any more. Twos
    that earn a prize when they are led are kept for that.
    """
    card = trick.card
    if trick.leads or not trick.won_with(card):
        return False
    return any(
        trick.points(other) > trick.points(card)
        and not trick.bound(other)
        and trick.won_with(other)
        and trick.takes(other) == trick.takes(card)
        and trick.alike(card, other)
        for other in trick.others
    )


def two_thrown(trick: Trick) -> bool:
    """A two that could still earn its prize is played where it cannot, while a blank alike is free.

    Where twos are lowest nothing of its suit lies below the blank either, so both would take a
    trick only if they are led and nobody has the suit, and then the two is worth ten and more
    (*Liber de ludo aleae*: the tricks won with a two). It cannot earn it in a trick led by another,
    or led to a seat that must hold a card of the suit.
    """
    card = trick.card
    if not trick.prized(card):
        return False
    if trick.leads:
        suit = trick.sight.suit(card.suit)
        if not any(trick.sight.has_none(seat, suit) == 0 for seat in trick.sight.foes):
            return False
    elif trick.takes(card):
        return False
    return any(trick.blank(other) and trick.alike(card, other) for other in trick.others)


def ace_thrown(trick: Trick) -> bool:
    """An ace is thrown on a lost trick of another suit, though a dead blank is free.

    A dead blank takes no trick that another leads, so not the two's last trick either, and shields
    no higher card. The ace costs its points now; kept, it is the master of its suit, and at worst
    it is lost later. While cards are drawn nobody must follow, and any blank is dead.
    """
    card, view = trick.card, trick.view
    if card.rank != "A" or trick.leads or not trick.lost_with(card) or not trick.points(card):
        return False
    if card.suit == view.trick[0][1].suit:
        return False
    if trick.sight.drawing:
        return any(trick.blank(other) for other in trick.others) and view.stock > EARLY
    if trick.sight.trump is not None or trick.sight.left <= 2:
        return False
    return any(trick.blank(other) and trick.dead(other) for other in trick.others)


def aces_broken(trick: Trick) -> bool:
    """One of the declared aces is thrown away where they count only if all of them are kept.

    That costs 24 or 28 points and the ace (Piatnik: 30 and 40 points if all announced aces end in
    the announcer's tricks, 6 and 12 if one is lost); a dead blank costs nothing.
    """
    card, view, sight = trick.card, trick.view, trick.sight
    if card.rank != "A" or trick.leads or not trick.lost_with(card):
        return False
    if "aces_partial" not in sight.worth.rules:
        return False
    seat = sight.seat
    if not any(owner == seat and words[0].endswith("-aces") for owner, words in view.declared):
        return False
    return any(trick.blank(other) and trick.dead(other) for other in trick.others)


EARLY = 4
"""With more cards in the stock than this a card kept is not yet one of the last hand."""

TRICKS: dict[str, Callable[[Trick], bool]] = {
    "points-thrown": points_thrown,
    "points-kept": points_kept,
    "two-thrown": two_thrown,
    "ace-thrown": ace_thrown,
    "aces-broken": aces_broken,
}
