"""Sets and runs found in hands, against a slow search.

Finds a combination overlooked or counted twice, and a choice of declarations that is not the best.
"""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trappola import GAMES, TRAPPOLA, Card
from trappola.games.combinations import best_of, combinations_in, disjoint
from trappola.games.sets import outside, read_set, sets_among

GAME = GAMES["classica"]
HANDS = st.lists(st.sampled_from(TRAPPOLA.cards), unique=True, min_size=9, max_size=9)
COURTLY = st.lists(
    st.sampled_from([card for card in TRAPPOLA if card.rank in "AKNJ2"]),
    unique=True,
    min_size=9,
    max_size=9,
)
SET_POINTS = {"A": 6, "K": 5, "N": 4, "J": 3}


def slowly(ranks, hand):
    """Every set, and every run that cannot be made longer, with its points."""
    found = {}
    for rank, worth in SET_POINTS.items():
        members = frozenset(card for card in hand if card.rank == rank)
        if len(members) >= 3:
            found[members] = worth * (len(members) - 2)
    for suit in "scdb":
        runs = [
            frozenset(Card(rank + suit) for rank in ranks[start:end])
            for start in range(len(ranks))
            for end in range(start + 3, len(ranks) + 1)
        ]
        held = [run for run in runs if run <= set(hand)]
        for run in held:
            if not any(run < other for other in held):
                found[run] = 3 * (len(run) - 2)
    return found


@pytest.mark.parametrize("runs", ["court", "any_adjacent"])
@pytest.mark.parametrize("two_rank", ["fifth", "lowest"])
@given(hand=HANDS | COURTLY)
def test_everything_is_found(runs, two_rank, hand):
    rules = GAME.rules(runs=runs, two_rank=two_rank)
    pack = GAME.pack(rules)
    ranks = ("A", "K", "N", "J") if runs == "court" else pack.ranks
    found = combinations_in(rules, pack, hand)
    assert {frozenset(each.cards): each.points for each in found} == slowly(ranks, hand)
    for each in found:
        assert each.mask == pack.mask_of(each.cards)
        assert each.is_run == (len({card.suit for card in each.cards}) == 1)
        if each.is_run:
            assert each.word == f"run({''.join(card.text for card in each.cards)})"
            order = [ranks.index(card.rank) for card in each.cards]
            assert order == sorted(order)


@given(hand=COURTLY)
def test_the_best_of_those_that_share_no_card(hand):
    rules = GAME.rules()
    found = combinations_in(rules, GAME.pack(rules), hand)
    assert best_of(found, overlap=True) == found
    chosen = best_of(found, overlap=False)
    assert disjoint(chosen)
    best = max(
        sum(each.points for each in choice)
        for size in range(len(found) + 1)
        for choice in combinations(found, size)
        if len({card for each in choice for card in each.cards})
        == sum(len(each.cards) for each in choice)
    )
    assert sum(each.points for each in chosen) == best


@given(hand=COURTLY | HANDS)
def test_sets_of_any_rank_that_can_be_declared(hand):
    expected = {
        rank: members
        for rank in "AKNJ2"
        if len(members := {card for card in hand if card.rank == rank}) >= 3
    }
    found = sets_among(TRAPPOLA, hand)
    assert {rank: set(TRAPPOLA.cards_in(mask)) for rank, mask in found.items()} == expected


def test_the_words_of_sets():
    for size in (3, 4):
        for rank in "AKNJ2":
            for hidden in (False, True):
                claim = type(read_set("three-aces"))(size, rank)
                word = claim.said(hidden=hidden)
                assert read_set(word) == claim
                assert outside(word) == (word if not hidden else word[: word.index("(")])
    assert read_set("two-kings") is None
    assert read_set("three-figures") is None
    assert read_set("three-eights") is None
