"""The quick answers of the probe are those of the plain search on the rules' own engine.

Finds a play left out that was needed, a bound taken for a value, a memory that mixes positions up.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from trappola.kernel import TAKE, PileState
from trappola.svoyi import Table, solve


def states(table: Table, rng: random.Random, number: int) -> Iterator[PileState]:
    """Positions at the start of a bout and within one, with any trumps and either seat on turn."""
    pack = table.form.pack
    cards = list(pack.by_number)
    while number:
        trumps = rng.sample(pack.suits, 2)
        hand = sum(1 << card for card in cards if rng.random() < 0.5)
        if hand in (0, pack.mask):
            continue
        model = table.form.model((trumps[0], trumps[1]))
        state = PileState(model, hand, pack.mask & ~hand, rng.randrange(2))
        for _ in range(rng.randrange(6)):
            plays = [each for each in state.legal_actions() if each != TAKE]
            state.play(rng.choice(plays or [TAKE]))
            if state.over:
                break
        else:
            number -= 1
            yield state


@pytest.mark.parametrize("low_trump", [True, False])
@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
@pytest.mark.parametrize("ranks", [2, 3, 4, 5])
def test_value_and_distance_of_every_action(ranks: int, form: str, low_trump: bool) -> None:
    table = solve(ranks, form, low_trump)
    probe = table._probe
    for state in states(table, random.Random(ranks), 150):
        rated = probe.rate(state)
        assert sorted(rated) == sorted(table.kernel.rate(state))
        worth = probe.worth(state)
        assert worth == table.kernel.worth(state)
        # A position is worth what its best action is worth: the nearest win, or the farthest loss.
        assert worth == max(
            ((v, d) for _, v, d in rated), key=lambda each: (each[0], -each[0] * each[1])
        )


@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
def test_without_distances_the_value_alone(form: str) -> None:
    table, plain = solve(4, form), solve(4, form, distances=False)
    for state in states(table, random.Random(9), 100):
        with_them = {action: value for action, value, _ in table._probe.rate(state)}
        assert {action: value for action, value, _ in plain._probe.rate(state)} == with_them
