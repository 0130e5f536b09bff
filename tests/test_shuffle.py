"""Shuffles: uniform, from our own derivation, live ones from the operating system.

Finds a biased place, a rejection that does not reject, a derivation that has changed since records
were made with it, and live deals that come from anywhere else.
"""

from __future__ import annotations

import hashlib
import os
import random
from itertools import permutations

import pytest

from positions import ALL_GAMES
from trappola import Match
from trappola.shuffle import below_from, seeded, shuffled


def stream(seed, deal):
    """The bytes of a seed, derived as the documentation says."""
    data, block = b"", 0
    while True:
        text = "\0".join(["trappola-shuffle/1", seed, str(deal), str(block)])
        data = hashlib.sha256(text.encode("utf-8")).digest()
        yield from data
        block += 1


def reference(seed, deal):
    """Numbers below a bound from that stream: four bytes each, big end first."""
    source = stream(seed, deal)

    def below(bound):
        while True:
            number = int.from_bytes(bytes(next(source) for _ in range(4)), "big")
            if number < 2**32 // bound * bound:
                return number % bound

    return below


def reference_shuffle(items, below):
    """From the last place to the second, each swapped with a place not behind it."""
    items = list(items)
    for last in reversed(range(1, len(items))):
        place = below(last + 1)
        items[last], items[place] = items[place], items[last]
    return items


@pytest.mark.parametrize("seed", ["", "1", "venice", "Пра́га", "a\0b"])
@pytest.mark.parametrize("deal", [0, 1, 17])
def test_the_derivation_is_the_documented_one(seed, deal):
    ours, theirs = seeded(seed, deal), reference(seed, deal)
    bounds = [2, 3, 36, 52, 2**31 + 1, 2**32, 1, 1000] * 20
    assert [ours(bound) for bound in bounds] == [theirs(bound) for bound in bounds]
    items = list(range(52))
    assert shuffled(items, seeded(seed, deal)) == reference_shuffle(items, reference(seed, deal))


def test_two_vectors_that_must_never_change():
    numbers = seeded("trappola", 0)
    assert [numbers(36) for _ in range(8)] == VECTOR
    assert shuffled("AKNJ1987", seeded("trappola", 3)) == list(SHUFFLED)


VECTOR = [19, 2, 3, 28, 1, 4, 22, 31]
SHUFFLED = "J9KA71N8"


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_seeded_match_deals_these_cards(game):
    match = Match(game, seed="venice")
    dealer = 1 if game == "bulka" else 0
    match.deal(dealer=dealer)
    expected = reference_shuffle(match.pack.cards, reference("venice", 0))
    assert list(match.current.cards) == expected


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_free_first_dealer_is_drawn_before_the_cards(game):
    match = Match(game, seed="venice")
    below = reference("venice", 0)
    dealer = 1 if game == "bulka" else below(len(match.names))
    match.deal()
    assert match.current.deal.dealer == dealer
    assert list(match.current.cards) == reference_shuffle(match.pack.cards, below)


def test_seeds_and_deals_are_apart():
    items = list(range(36))
    deals = [tuple(shuffled(items, seeded(seed, deal))) for seed in "abc" for deal in range(50)]
    assert len(set(deals)) == 150


def test_a_number_above_the_last_multiple_is_drawn_again():
    """2**32 is 1 more than a multiple of 3: only the greatest number is refused."""
    given = iter([b"\xff\xff\xff\xff", b"\xff\xff\xff\xfe", b"\x00\x00\x00\x04"])
    asked = []

    def read(size):
        asked.append(size)
        return next(given)

    below = below_from(read)
    assert below(3) == 0xFFFFFFFE % 3
    assert asked == [4, 4]
    assert below(3) == 1
    rejected = iter([b"\x80\x00\x00\x01", b"\xff\xff\xff\xff", b"\x80\x00\x00\x00"])
    assert below_from(lambda _: next(rejected))(2**31 + 1) == 2**31


def chi_square(counts, expected):
    """The sum of squared deviations over what was expected."""
    return sum((count - expected) ** 2 / expected for count in counts)


def test_every_card_comes_to_every_place_equally_often():
    """20 000 shuffles of eight cards; 49 degrees of freedom, the limit is one in a million."""
    number, size = 20_000, 8
    counts = [[0] * size for _ in range(size)]
    below = seeded("places", 0)
    for _ in range(number):
        for place, card in enumerate(shuffled(range(size), below)):
            counts[card][place] += 1
    value = chi_square([count for row in counts for count in row], number / size)
    assert 15 < value < 115


def test_every_order_comes_equally_often():
    """20 000 shuffles of four cards; 23 degrees of freedom."""
    number = 20_000
    orders = dict.fromkeys(permutations(range(4)), 0)
    below = seeded("orders", 0)
    for _ in range(number):
        orders[tuple(shuffled(range(4), below))] += 1
    assert 3 < chi_square(orders.values(), number / 24) < 72


def test_the_chi_square_sees_a_biased_shuffle():
    """The usual mistake, swapping each place with any other, is far off the limit."""
    rng = random.Random(1)
    orders = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(20_000):
        items = list(range(4))
        for place in range(4):
            other = rng.randrange(4)
            items[place], items[other] = items[other], items[place]
        orders[tuple(items)] += 1
    assert chi_square(orders.values(), 20_000 / 24) > 200


def test_a_shuffle_leaves_its_items_alone():
    items = ["a", "b", "c"]
    assert sorted(shuffled(items, seeded("x", 0))) == items == ["a", "b", "c"]
    assert shuffled([], seeded("x", 0)) == []
    assert shuffled(["a"], seeded("x", 0)) == ["a"]


@pytest.mark.parametrize("game", ALL_GAMES)
def test_live_deals_come_from_the_operating_system(game, monkeypatch):
    asked = []

    def urandom(size):
        asked.append(size)
        return bytes(size)

    monkeypatch.setattr(os, "urandom", urandom)
    match = Match(game)
    match.deal()
    assert sum(asked) >= 4 * (len(match.pack) - 1)
    rotated = reference_shuffle(match.pack.cards, lambda _: 0)
    assert list(match.current.cards) == rotated


def test_seeded_deals_do_not(monkeypatch):
    asked = []
    monkeypatch.setattr(os, "urandom", lambda size: asked.append(size) or bytes(size))
    Match("cardano", seed=1).deal()
    assert asked == []
