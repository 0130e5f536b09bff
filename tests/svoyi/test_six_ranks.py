"""The tables that come with the package, of 24 cards, against the game written out in full.

Positions with few cards in one hand, or near the end, where every play of every bout can be looked
at. Finds a table that was made, packed or read wrongly, and a label that is only true of smaller
packs.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from svoyi.brute import bout, number_of, outcome
from trappola.svoyi import Table, open_table
from trappola.svoyi.form import FORMS

RANKS = 6
FEW = (1, 2, 3, 4)
"""Cards in one of the hands."""
NEAR = {"single": 2, "cover_and_lead": 1}
"""Bouts that are looked through to the end: a second one has millions of plays, covered and led."""


def few_in_a_hand(table: Table, rng: random.Random, number: int) -> Iterator[int]:
    """Positions in which the leader, or the other, holds few cards."""
    pack = table.form.pack
    for few in FEW:
        for _ in range(number):
            hand = sum(1 << card for card in rng.sample(list(pack.by_number), few))
            yield number_of(table.form, hand, 0)
            yield number_of(table.form, pack.mask & ~hand, 0)


def forced(table: Table, number: int, bouts: int, known: dict[tuple[int, int], int]) -> int:
    """1 if who leads can force a win in so many bouts, -1 if the other can, else 0: plain minimax.

    Nothing is asked of the table.
    """
    if bouts == 0:
        return 0
    if (number, bouts) not in known:
        nodes = bout(table.form, number)
        known[number, bouts] = outcome(nodes, lambda after: forced(table, after, bouts - 1, known))
    return known[number, bouts]


@pytest.mark.parametrize("form", FORMS)
def test_near_the_end_by_plain_minimax_to_the_end(form: str) -> None:
    table = open_table(RANKS, form)
    values: set[tuple[int, int]] = set()
    known: dict[tuple[int, int], int] = {}
    for number in few_in_a_hand(table, random.Random(3), 20):
        value, distance = table.kernel.at(number)
        if distance > (NEAR[form] if number.bit_count() <= 2 else 1):
            continue
        values.add((value, distance))
        assert forced(table, number, distance, known) == value
        assert forced(table, number, distance - 1, known) == 0
    assert values >= {(1, 1), (-1, 1)} and max(values)[1] == NEAR[form]


@pytest.mark.parametrize("form", FORMS)
def test_few_cards_in_a_hand_by_every_play_of_a_bout(form: str) -> None:
    """A label follows from nearer ones and from nothing less, with nothing left out."""
    table = open_table(RANKS, form)
    far = 0
    for number in few_in_a_hand(table, random.Random(5), 3):
        value, distance = table.kernel.at(number)
        nodes = bout(table.form, number)

        def nearer_than(limit: int, after: int) -> int:
            after_value, after_distance = table.kernel.at(after)
            return after_value if after_distance < limit else 0

        assert outcome(nodes, lambda after, d=distance: nearer_than(d, after)) == value
        if distance > 1:  # else it ends in this bout
            assert outcome(nodes, lambda after, d=distance: nearer_than(d - 1, after)) == 0
        far += distance > 10
    assert far
