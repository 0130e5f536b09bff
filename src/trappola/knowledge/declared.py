"""What a declaration tells of the cards that were not shown with it.

Three kings are all but one, a run is not longer than it was told, and a rank that is hidden is one
of those it can be. Each way it may be is an :class:`Alternative`; they exclude each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from trappola.cards import Card, Pack
from trappola.games.combinations import COURT, RUN_POINTS, SET_POINTS, points_of, set_points
from trappola.games.sets import FIGURES, read_set
from trappola.knowledge.course import Course, Said
from trappola.options import Rules


class Alternative(NamedTuple):
    """Cards that a seat held when it declared, and cards that it did not hold."""

    held: int
    lacked: int
    rank: str = ""


def alternatives(rules: Rules, pack: Pack, said: Said) -> Iterator[Alternative]:
    """The ways in which a declaration may be true, as far as its words and cards tell."""
    word = said.word
    if word in ("blanche", "bianka"):
        ranks = FIGURES if word == "blanche" else (*FIGURES, "A")
        yield Alternative(0, _ranks(pack, ranks))
    elif word.startswith("run("):
        yield from _runs(rules, pack, said)
    else:
        yield from _sets(rules, pack, said)


def _ranks(pack: Pack, ranks: tuple[str, ...]) -> int:
    return pack.mask_of(card for card in pack if card.rank in ranks)


def _sets(rules: Rules, pack: Pack, said: Said) -> Iterator[Alternative]:
    claim = read_set(said.word)
    if claim is not None:
        size = claim.size
        ranks: tuple[str, ...] = (claim.rank,)
    else:  # three or four figures, the rank not told: in Bulka figures, in Cardano twos as well
        size = 3 if said.word.startswith("three") else 4
        ranks = FIGURES if "hide_rank" in rules else (*FIGURES, "2")
    for rank in ranks:
        four = _ranks(pack, (rank,))
        if size == 4:
            yield Alternative(four, 0, rank)
            continue
        for suit in pack.suits:
            missing = 1 << pack.number[Card(rank + suit)]
            if said.answer not in (None, suit) or said.cards & missing:
                continue
            yield Alternative(four & ~missing, missing, rank)
        if rules.get("allow_understate"):
            yield Alternative(four, 0, rank)


def _runs(rules: Rules, pack: Pack, said: Said) -> Iterator[Alternative]:
    """A run told by its cards, or by its ranks alone; the card next to it is missing."""
    order = COURT if rules.runs == "court" else pack.ranks
    told = said.word[4:-1]
    for suit in pack.suits:
        for first in range(len(order)):
            for last in range(first + 2, len(order)):
                ranks = order[first : last + 1]
                shown = "".join(rank + suit for rank in ranks)
                if told != shown and (told != "".join(ranks) or said.cards):
                    continue
                beside = [*order[max(first - 1, 0) : first], *order[last + 1 : last + 2]]
                yield Alternative(
                    pack.mask_of(Card(rank + suit) for rank in ranks),
                    pack.mask_of(Card(rank + suit) for rank in beside),
                )


def undeclared(rules: Rules, course: Course, seat: int) -> Iterator[tuple[int, int]]:
    """Where everything must be declared: (cards, most) of what a seat said nothing of."""
    for cards, most, worth in _combinations(rules, course, seat):
        shown = [said for said in course.said if said.seat == seat]
        # Where a card may stand in one only, what shares one with others is left out unless it is
        # worth more than they: the greatest total is declared.
        others = [said for said in shown if not said.cards or said.cards & cards]
        if rules.card_in_two_combos or worth > sum(points_of(rules, each.word) for each in others):
            yield cards, most


def _combinations(rules: Rules, course: Course, seat: int) -> Iterator[tuple[int, int, int]]:
    """Cards, how many of them are no combination, and what the least is worth with one more."""
    pack = course.pack
    words = [said.word for said in course.said if said.seat == seat]
    claims = [claim for word in words if (claim := read_set(word)) is not None]
    for rank in SET_POINTS:
        if all(claim.rank != rank for claim in claims):
            yield _ranks(pack, (rank,)), 2, set_points(rules, rank, 3)
    if any(word.startswith("run(") for word in words):
        return  # which of its cards are in one is told by the run itself
    order = COURT if rules.runs == "court" else pack.ranks
    for suit in pack.suits:
        for first in range(len(order) - 2):
            yield (
                pack.mask_of(Card(rank + suit) for rank in order[first : first + 3]),
                2,
                RUN_POINTS,
            )
