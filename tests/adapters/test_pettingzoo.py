"""The games under PettingZoo's own tests."""

from __future__ import annotations

import random
import warnings

import pytest
from pettingzoo.test import api_test, seed_test

from trappola import IllegalAction
from trappola.adapters.pettingzoo import env


@pytest.mark.parametrize("name", ["cardano", "bulka", "classica", "austrian", "quattro", "svoyi"])
def test_it_passes_pettingzoos_tests(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that observations hold a mask, which they must
        api_test(env(name), num_cycles=60)
        seed_test(lambda: env(name), num_cycles=40)
    capfd.readouterr()


def test_the_reward_comes_at_the_end_and_is_the_difference() -> None:
    deal = env("classica", {"two_rank": "lowest"})
    deal.reset(seed=4)
    rng = random.Random(4)
    while not any(deal.terminations.values()):
        mask = deal.observe(deal.agent_selection)["action_mask"]
        assert not any(deal.rewards.values())
        deal.step(rng.choice([n for n, may in enumerate(mask) if may]))
    assert deal.deal is not None
    sheet = deal.deal.match.score_sheet
    assert sheet is not None
    assert (
        deal.rewards["player_0"] == sheet.points[0] - sheet.points[1] == -deal.rewards["player_1"]
    )


def test_an_illegal_number_changes_nothing() -> None:
    deal = env("cardano")
    deal.reset(seed=1)
    mask = deal.observe(deal.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction):
        deal.step(next(n for n, may in enumerate(mask) if not may))
    assert (deal.observe(deal.agent_selection)["action_mask"] == mask).all()


def test_a_seed_gives_a_row_of_deals() -> None:
    one, other = env("cardano"), env("cardano")
    packs = []
    for each in (one, other):
        each.reset(seed=7)
        first = each.deal.match.played[0].cards  # type: ignore[union-attr]
        each.reset()
        packs.append((first, each.deal.match.played[0].cards))  # type: ignore[union-attr]
    assert packs[0] == packs[1] and packs[0][0] != packs[0][1]
