"""What a seat can tell from its view: which cards may still be against it, and how likely.

A hand that is not known is any of the unseen cards, all of them equally likely; what its owner has
declared narrows it.
"""

from __future__ import annotations

from functools import cache
from math import comb

from trappola.cards import Card
from trappola.games.sets import FIGURES, read_set
from trappola.players.worth import worth_of
from trappola.view import View

SUIT = 0xFFFF


class Sight:
    """A view, read with a card player's eyes; for games of tricks.

    Attributes:
        unseen: the cards whose place the seat does not know.
        bound: whether those who can must follow suit now.
        drawing: whether cards are drawn after this trick.
    """

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.pack = view.pack
        self.number = view.pack.number
        self.worth = worth_of(view.setup)
        self.trump = view.trump
        self.seats = len(view.counts)
        self.partners = self.worth.model.seats == 4
        self.hand = view.known[self.seat]
        self.left = view.counts[self.seat]
        self.unseen = self.pack.mask & ~view.seen
        model = self.worth.model
        self.drawing = model.draws and view.stock > 1
        self.bound = (model.open if self.drawing else model.closed).follow
        self._held = [self._certain(seat) for seat in range(self.seats)]
        self._possible = [self._may_hold(seat) for seat in range(self.seats)]

    def points(self, card: Card) -> int:
        """What a card counts in a trick."""
        return self.worth.model.points_of(self.number[card])

    def friend(self, seat: int) -> bool:
        """Whether a seat is on this side."""
        return (seat - self.seat) % 2 == 0 if self.partners else seat == self.seat

    @property
    def foes(self) -> list[int]:
        """The seats of the other side that hold cards."""
        return [
            seat for seat in range(self.seats) if self.view.counts[seat] and not self.friend(seat)
        ]

    # Which cards

    def suit(self, suit: str) -> int:
        """All cards of a suit, as a word of bits."""
        return SUIT << 16 * self.pack.suits.index(suit)

    def rank(self, rank: str) -> int:
        """All cards of a rank, as a word of bits."""
        return self.pack.mask_of(card for card in self.pack if card.rank == rank)

    def above(self, card: Card) -> int:
        """The cards of its suit that are higher."""
        return self.suit(card.suit) & ~((2 << self.number[card]) - 1)

    def beats(self, card: Card, other: Card) -> bool:
        """Whether a card played after another one takes the trick from it."""
        if card.suit == other.suit:
            return self.number[card] > self.number[other]
        return card.suit == self.trump

    def best(self) -> tuple[int, Card] | None:
        """Who is taking the trick on the table, and with which card."""
        best: tuple[int, Card] | None = None
        for seat, card in self.view.trick:
            if best is None or self.beats(card, best[1]):
                best = seat, card
        return best

    # How likely

    def has_none(self, seat: int, cards: int) -> float:
        """How likely a seat holds none of these cards."""
        if self._held[seat] & cards:
            return 0.0
        possible = self._possible[seat]
        hidden = self.view.counts[seat] - self._held[seat].bit_count()
        return _none(possible.bit_count(), (possible & cards).bit_count(), hidden)

    def stands(self, card: Card) -> float:
        """How likely no foe holds a higher card of the suit."""
        chance = 1.0
        above = self.above(card)
        for seat in self.foes:
            chance *= self.has_none(seat, above)
        return chance

    def open_hand(self, seat: int) -> int | None:
        """A hand if every card of it is certain, else None."""
        held, size = self._held[seat], self.view.counts[seat]
        if held.bit_count() == size:
            return held
        whole = held | self._possible[seat]
        return whole if whole.bit_count() == size else None

    # What declarations tell

    def _certain(self, seat: int) -> int:
        """The cards that a seat must hold."""
        held = self.view.known[seat]
        if seat == self.seat:
            return held
        view, mine = self.view, self.hand | self.view.exposed
        if view.turn_up is not None and view.stock:
            held &= ~(1 << self.number[view.turn_up])
        for taken in view.taken:
            held &= ~taken
        held &= ~(mine | view.discarded)  # shown once, but laid away since and drawn by another
        for owner, words in view.declared:
            claim = read_set(words[0]) if owner == seat else None
            if claim is None:
                continue
            rank = self.rank(claim.rank)
            if claim.size == 4 or rank & mine:
                held |= rank & self.unseen
        return held

    def _may_hold(self, seat: int) -> int:
        """The unseen cards that a seat may hold besides those it must."""
        taken = 0
        for held in self._held:
            taken |= held
        possible = self.unseen & ~taken
        said = {words[0] for owner, words in self.view.declared if owner == seat}
        if said & {"blanche", "bianka"}:
            ranks = (*FIGURES, "A") if "bianka" in said else FIGURES
            for rank in ranks:
                possible &= ~self.rank(rank)
        return possible


@cache
def _none(cards: int, wanted: int, drawn: int) -> float:
    """How likely none of the wanted cards is among those drawn from so many."""
    if wanted == 0 or drawn <= 0:
        return 1.0
    if cards - wanted < drawn:
        return 0.0
    return comb(cards - wanted, drawn) / comb(cards, drawn)
