"""The declarations of the classica: three or four of a kind and runs in a suit.

A run is written whole, from high to low: ``run(AsKsNs)``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain, combinations
from typing import NamedTuple

from trappola.cards import Card, Pack
from trappola.games.sets import Set, held_of, read_set
from trappola.options import Rules

SET_POINTS = {"A": 6, "K": 5, "N": 4, "J": 3}
"""For three of a kind; four count double [Web-it][Web-es]."""
RUN_POINTS = 3
"""For a run of three; each further card counts as much again [Web-it][Web-es]."""
COURT = ("A", "K", "N", "J")
RANK = re.compile("10|[2-9AKNJ]")


class Combination(NamedTuple):
    """What is declared, in words; its points; its cards, as a word of bits and as text."""

    word: str
    points: int
    mask: int
    cards: tuple[Card, ...]

    @property
    def is_run(self) -> bool:
        """A run in a suit; otherwise it is a set of one rank."""
        return self.word.startswith("run(")


def combinations_in(rules: Rules, pack: Pack, cards: Iterable[Card]) -> list[Combination]:
    """Everything that can be declared from these cards."""
    cards = pack.cards_in(pack.mask_of(cards))  # the order they came in is nobody's business
    return [*_sets(rules, pack, cards), *_runs(rules, pack, cards)]


def minus_one(rules: Rules) -> bool:
    """Whether sets count one less a level, as Czech card values do by agreement."""
    return bool(
        rules["values"] == "czech" and rules.czech_declaration_values == "minus_one_per_level"
    )


def _sets(rules: Rules, pack: Pack, cards: tuple[Card, ...]) -> Iterable[Combination]:
    for rank in SET_POINTS:
        size = held_of(rank, cards)
        if size >= 3:
            members = tuple(card for card in cards if card.rank == rank)
            worth = set_points(rules, rank, size)
            yield Combination(Set(size, rank).said(), worth, pack.mask_of(members), members)


def set_points(rules: Rules, rank: str, size: int) -> int:
    """What three or four of a rank are worth."""
    return (SET_POINTS[rank] - minus_one(rules)) * (size - 2)


def points_of(rules: Rules, word: str) -> int:
    """What a declaration is worth by its words; of a run the ranks are enough."""
    claim = read_set(word)
    if claim is not None:
        return set_points(rules, claim.rank, claim.size)
    return RUN_POINTS * (len(RANK.findall(word)) - 2)


def _runs(rules: Rules, pack: Pack, cards: tuple[Card, ...]) -> Iterable[Combination]:
    """Runs of three count 3, each further card 3 more; only court cards unless agreed (K8, K9)."""
    ranks = COURT if rules.runs == "court" else pack.ranks
    held = set(cards)
    for suit in pack.suits:
        run: list[Card] = []
        for rank in (*ranks, ""):
            card = Card(rank + suit) if rank else None
            if card in held:
                run.append(card)
                continue
            if len(run) >= 3:
                word = f"run({''.join(each.text for each in run)})"
                yield Combination(word, RUN_POINTS * (len(run) - 2), pack.mask_of(run), tuple(run))
            run = []


def best_of(found: list[Combination], *, overlap: bool) -> list[Combination]:
    """The declarations with the greatest total, apart from each other unless they may overlap."""
    if overlap:
        return found
    choices = chain.from_iterable(combinations(found, size) for size in range(len(found), -1, -1))
    apart = (choice for choice in choices if disjoint(choice))
    return list(max(apart, key=lambda choice: sum(each.points for each in choice), default=()))


def disjoint(choice: Iterable[Combination]) -> bool:
    """Whether no card stands in two of them."""
    seen = 0
    for each in choice:
        if seen & each.mask:
            return False
        seen |= each.mask
    return True
