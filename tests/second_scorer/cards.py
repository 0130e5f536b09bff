"""Cards as plain strings: rank then suit, `As`, `10d`, `2c`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

TRAPPOLA_RANKS = ("A", "K", "N", "J", "10", "9", "8", "7", "2")
TRAPPOLA_SUITS = "scdb"
FRENCH_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
FRENCH_SUITS = "shdc"
FIGURES = ("K", "N", "J")

Hands = dict[int, list[str]]


def rank(card: str) -> str:
    """The rank of a card."""
    return card[:-1]


def suit(card: str) -> str:
    """The suit of a card."""
    return card[-1]


def pack_of(ranks: Iterable[str], suits: str) -> frozenset[str]:
    """All cards of these ranks in these suits."""
    suits_and_ranks = [(r, s) for r in ranks for s in suits]
    return frozenset(r + s for r, s in suits_and_ranks)


def deal_out(
    pack: Sequence[str], seats: Sequence[int], packets: Sequence[int]
) -> tuple[Hands, list[str]]:
    """Deal the packets round the seats in their order; return the hands and the cards left."""
    hands: Hands = {seat: [] for seat in seats}
    start = 0
    for size in packets:
        for seat in seats:
            hands[seat].extend(pack[start : start + size])
            start += size
    return hands, list(pack[start:])
