"""Three or four of a kind: how they are said and what they are.

``three-kings``, ``four-twos``; where the rank is hidden ``three-figures(K)``, the bracket being
for the claimant and the record alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from trappola.cards import Card, Pack

NUMBER_WORDS = {3: "three", 4: "four"}
RANK_WORDS = {"A": "aces", "K": "kings", "N": "knights", "J": "jacks", "2": "twos"}
FIGURES = ("K", "N", "J")
"""The picture cards. The ace is not one of them."""


class Set(NamedTuple):
    """Three or four cards of one rank."""

    size: int
    rank: str

    def said(self, *, hidden: bool = False) -> str:
        """The words of the declaration, the rank in brackets if it is hidden from the others."""
        number = NUMBER_WORDS[self.size]
        if hidden:
            return f"{number}-figures({self.rank})"
        return f"{number}-{RANK_WORDS[self.rank]}"


_SAID = {
    each.said(hidden=hidden): each
    for size in NUMBER_WORDS
    for rank in RANK_WORDS
    for each in [Set(size, rank)]
    for hidden in (False, True)
}


def read_set(word: str) -> Set | None:
    """The set that a declaration names, None if it names none."""
    return _SAID.get(word)


def outside(word: str) -> str:
    """A declaration as the others hear it: without what stands in brackets."""
    return word.partition("(")[0]


def held_of(rank: str, cards: Iterable[Card]) -> int:
    """How many cards of a rank there are."""
    return sum(card.rank == rank for card in cards)


def sets_among(pack: Pack, cards: Iterable[Card]) -> dict[str, int]:
    """The ranks of which there are three or four cards, each with its cards as a word of bits."""
    cards = tuple(cards)
    return {
        rank: pack.mask_of(card for card in cards if card.rank == rank)
        for rank in RANK_WORDS
        if held_of(rank, cards) >= 3
    }
