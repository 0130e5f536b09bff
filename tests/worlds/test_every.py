"""The list of all worlds against full enumeration, weights included."""

from __future__ import annotations

import random

import pytest

from worlds.test_worlds import everywhere, sampler


@pytest.mark.parametrize("seed", range(10))
def test_every_world_is_listed_once(seed):
    rng = random.Random(seed)
    unseen = rng.sample(range(16), 6)
    rooms = rng.choice([(3, 3), (2, 2, 2), (1, 2, 1, 2)])
    places = [(number if number < 2 else -1, room) for number, room in enumerate(rooms)]
    whole = (1 << len(rooms)) - 1
    allowed = [rng.choice([rng.randrange(1, whole + 1), whole]) for _ in unseen]
    counted: dict[tuple[int, ...], int] = {}
    for where in everywhere(unseen, places):
        if all(allowed[card] >> place & 1 for card, place in enumerate(where)):
            hands = [0, 0, 0, 0]
            for card, place in enumerate(where):
                if places[place][0] >= 0:
                    hands[places[place][0]] |= 1 << unseen[card]
            counted[tuple(hands)] = counted.get(tuple(hands), 0) + 1
    if not counted:
        return
    made = sampler(unseen, places, [(allowed, [0] * 4, [0] * 4)])
    assert {tuple(hands): weight for hands, weight in made.every(10_000)} == counted
    assert sum(counted.values()) == made.count


def test_the_weight_of_a_case_counts():
    """Listed and sampled worlds agree where one case leaves a hand more courses than another."""
    places = [(0, 1), (-1, 1)]
    played = 5
    cases = [([1, 2], [1 << played, 0, 0, 0], [0] * 4), ([2, 1], [0] * 4, [0] * 4)]
    courses = [(2, [-1, played]), (0, []), (0, []), (0, [])]
    made = sampler([1, 2], places, cases, courses=courses)
    listed = {hands[0]: weight for hands, weight in made.every(10)}
    assert listed[1 << 2] == 3 * listed[1 << 1]  # the played card may have been drawn as well
    assert sum(listed.values()) == made.count
    sampled = [hands[0] for hands, _ in made.sample(4000, 1)]
    assert sampled.count(1 << 1) == pytest.approx(1000, abs=150)


def test_what_is_not_listed():
    places = [(0, 3), (-1, 3)]
    case = ([3] * 6, [0] * 4, [0] * 4)
    with pytest.raises(ValueError, match="more worlds"):
        sampler(range(6), places, [case]).every(19)
    assert len(sampler(range(6), places, [case]).every(20)) == 20
    with pytest.raises(ValueError, match="limits"):
        sampler(range(6), places, [case], limits=[(0, 7, 0, 2)]).every(100)
