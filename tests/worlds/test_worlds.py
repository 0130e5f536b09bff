"""The sampler against full enumeration on small packs: every world possible, and as often as any.

Finds a place that is preferred, a case drawn too often, a hand's course that is not counted, a
world outside of the limits.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from trappola.kernel import Worlds

SAMPLES = 20_000


def everywhere(unseen, places):
    """Every way to lay the cards into the places, as the place of each card."""
    for where in itertools.product(range(len(places)), repeat=len(unseen)):
        if all(where.count(place) == room for place, (_, room) in enumerate(places)):
            yield where


def chi_square(found, expected):
    """The statistic, over the worlds that are expected."""
    return sum((found[world] - mean) ** 2 / mean for world, mean in expected.items())


def check_even(found, chances):
    """Asserts that worlds came as often as they should: chi-square within six deviations."""
    assert set(found) <= set(chances), "a world came that is impossible"
    total = sum(found.values())
    expected = {world: total * chance for world, chance in chances.items()}
    free = len(chances) - 1
    if free:
        assert chi_square(found, expected) < free + 6 * (2 * free) ** 0.5 + 6


def sampler(unseen, places, cases, *, stock=(), limits=(), courses=None):
    return Worlds(
        known=[0, 0, 0, 0],
        unseen=unseen,
        places=places,
        stock=list(stock),
        cases=cases,
        limits=list(limits),
        courses=courses or [(0, [])] * 4,
    )


@pytest.mark.parametrize("seed", range(25))
def test_every_world_is_as_likely_as_the_next(seed):
    rng = random.Random(seed)
    unseen = rng.sample(range(16), 6)
    rooms = rng.choice([(3, 3), (2, 2, 2), (1, 2, 3), (4, 1, 1)])
    places = [(number if number < 2 else -1, room) for number, room in enumerate(rooms)]
    masks = [rng.randrange(1, 1 << len(rooms)) for _ in range(4)]
    allowed = [rng.choice([*masks, (1 << len(rooms)) - 1]) for _ in unseen]
    worlds = [
        where
        for where in everywhere(unseen, places)
        if all(allowed[card] >> place & 1 for card, place in enumerate(where))
    ]
    case = (allowed, [0] * 4, [0] * 4)
    if not worlds:
        with pytest.raises(ValueError, match="no world"):
            sampler(unseen, places, [case])
        return
    made = sampler(unseen, places, [case])
    assert made.count == len(worlds)
    found = Counter(tuple(hands[:2]) for hands, _ in made.sample(SAMPLES, seed))

    def hands_of(where):
        return tuple(
            sum(1 << unseen[card] for card, place in enumerate(where) if place == seat)
            for seat in (0, 1)
        )

    chances = {hands_of(where): 1 / len(worlds) for where in worlds}
    check_even(found, chances)


def test_cases_are_drawn_by_the_number_of_their_worlds():
    """Card 0 in the hand leaves three ways to fill it; card 1 and not 0 leaves two."""
    places = [(0, 2), (-1, 3)]
    first = ([1, 3, 3, 3, 3], [0] * 4, [0] * 4)
    second = ([2, 1, 3, 3, 3], [0] * 4, [0] * 4)
    made = sampler([0, 1, 2, 3, 4], places, [first, second])
    worlds = [mask for mask in range(32) if mask.bit_count() == 2 and mask & 3]
    found = Counter(hands[0] for hands, _ in made.sample(SAMPLES, 1))
    check_even(found, {mask: 1 / len(worlds) for mask in worlds})


def test_the_stock_comes_in_any_order():
    places = [(0, 1), (-1, 3)]
    made = sampler([0, 1, 2, 3], places, [([3] * 4, [0] * 4, [0] * 4)], stock=[-2, 9, -2, -2])
    found = Counter((hands[0], tuple(stock)) for hands, stock in made.sample(SAMPLES, 1))
    chances = {
        (1 << order[0], (order[1], 9, order[2], order[3])): 1 / 24
        for order in itertools.permutations(range(4))
    }
    check_even(found, chances)


def histories(cards, size, steps):
    """Every hand a seat may have now and may have declared from, with the number of courses."""
    found = Counter()
    drawn = steps.count(-1)
    for dealt in itertools.permutations(cards, size + drawn):
        hand, fresh = list(dealt[:size]), list(dealt[size:])
        then = frozenset(hand)
        for step in steps:
            if step < 0:
                hand.append(fresh.pop(0))
            elif step in hand:
                hand.remove(step)
            else:
                break
        else:
            found[sum(1 << card for card in hand), then] += 1
    return found


@pytest.mark.parametrize("steps", [[-1], [-1, -1], [5, -1], [-1, 5, -1], [-1, 5, -1, 4]])
def test_what_a_hand_lacked_it_may_have_drawn_since(steps):
    """Of a hand that changed since it declared every course is as likely as the next."""
    cards, size = range(6), 2
    courses = histories(cards, size, steps)
    for lacked in (0b1, 0b11):
        weights = Counter()
        for (hand, then), number in courses.items():
            if not any(lacked >> card & 1 for card in then):
                weights[hand] += number
        unseen = [card for card in cards if card not in steps]
        held = size + sum(1 if step < 0 else -1 for step in steps)
        places = [(0, held), (-1, len(unseen) - held)]
        case = ([3] * len(unseen), [0] * 4, [lacked, 0, 0, 0])
        made = sampler(unseen, places, [case], courses=[(size, steps), *[(0, [])] * 3])
        found = Counter(hands[0] for hands, _ in made.sample(SAMPLES, 2))
        total = sum(weights.values())
        check_even(found, {hand: number / total for hand, number in weights.items()})


def test_limits_that_leave_nothing():
    case = ([1], [0] * 4, [0] * 4)
    made = sampler([0], [(0, 1)], [case], limits=[(0, 1, 0, 0)], courses=[(1, []), *[(0, [])] * 3])
    with pytest.raises(ValueError, match="no world keeps within the limits"):
        made.sample(1, 1)


@pytest.mark.parametrize(
    ("places", "stock", "message"),
    [
        ([(0, 2)], [], "room for exactly"),
        ([(4, 1)], [], "needs a seat"),
        ([(0, -1), (1, 2)], [], "needs a seat"),
        ([(0, 1)] * 9, [], "more than eight"),
        ([(0, 1)], [-5], "known or comes out of a place"),
    ],
)
def test_parts_that_do_not_fit(places, stock, message):
    with pytest.raises(ValueError, match=message):
        sampler([0], places, [([1], [0] * 4, [0] * 4)], stock=stock)


def test_the_same_seed_gives_the_same_worlds():
    made = sampler(range(8), [(0, 4), (1, 4)], [([3] * 8, [0] * 4, [0] * 4)])
    assert made.sample(50, 3) == made.sample(50, 3) != made.sample(50, 4)
