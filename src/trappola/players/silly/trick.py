"""A trick as a seat sees it that is about to play a card: what is certain in it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from trappola.cards import Card
from trappola.games.sets import read_set
from trappola.players.sight import Sight
from trappola.view import View

SET = 3


class Trick:
    """A view, and the card that is going to be played in it."""

    def __init__(self, view: View, card: Card) -> None:
        self.view = view
        self.card = card
        self.sight = Sight(view)
        self.model = self.sight.worth.model

    @cached_property
    def others(self) -> list[Card]:
        """The other cards that could be played."""
        return [
            each.card
            for each in self.view.legal
            if each.card is not None and each.card != self.card
        ]

    @property
    def leads(self) -> bool:
        """Whether the card is led."""
        return not self.view.trick

    @property
    def closes(self) -> bool:
        """Whether nobody plays after it."""
        return len(self.view.trick) == self.model.seats - 1

    def takes(self, card: Card) -> bool:
        """Whether a card beats all on the table."""
        best = self.sight.best()
        return best is None or self.sight.beats(card, best[1])

    def lost_with(self, card: Card) -> bool:
        """Whether the other side certainly has the trick if this card closes it."""
        best = self.sight.best()
        assert best is not None
        return self.closes and not self.takes(card) and not self.sight.friend(best[0])

    def won_with(self, card: Card) -> bool:
        """Whether this side certainly has the trick if this card closes it."""
        return self.closes and not self.leads and not self.lost_with(card)

    # Cards

    def points(self, card: Card) -> int:
        """What a card counts."""
        return self.sight.points(card)

    def prized(self, card: Card) -> bool:
        """Whether a card earns a prize if it takes a trick."""
        return bool(self.model.prize_cards >> self.sight.number[card] & 1)

    def blank(self, card: Card) -> bool:
        """Whether a card counts nothing, earns nothing and is no trump."""
        return not (self.points(card) or self.prized(card) or card.suit == self.sight.trump)

    @cached_property
    def alive(self) -> int:
        """The cards that somebody else holds or may still get."""
        view = self.view
        gone = view.exposed | view.discarded | self.sight.hand
        for taken in view.taken:
            gone |= taken
        return view.pack.mask & ~gone

    def alike(self, one: Card, other: Card) -> bool:
        """Whether two own cards take and lose the same tricks from now on.

        They do if they are of one suit and nobody else's card lies between them, those on the
        table included.
        """
        if one.suit != other.suit:
            return False
        low, high = sorted((self.sight.number[one], self.sight.number[other]))
        between = ((1 << high) - 1) & ~((2 << low) - 1)
        return not between & self.alive

    def bound(self, card: Card) -> bool:
        """Whether a card may be needed for a declaration, made or to be made."""
        held = sum(each.rank == card.rank for each in self.view.hand)
        return held >= SET or any(
            seat == self.sight.seat and self._named(card, words)
            for seat, words in self.view.declared
        )

    @staticmethod
    def _named(card: Card, words: Iterable[str]) -> bool:
        first = next(iter(words), "")
        claim = read_set(first)
        return (claim is not None and claim.rank == card.rank) or any(
            card.text in word for word in words
        )

    def dead(self, card: Card) -> bool:
        """Whether a card can neither take a trick that another leads, nor protect a better one."""
        suit = self.sight.suit(card.suit)
        lower = suit & ((1 << self.sight.number[card]) - 1) & self.alive
        higher_own = self.sight.above(card) & self.sight.hand
        return not lower and not higher_own
