"""Deals a player cannot tell apart: worlds of the kernel are such deals, and few are rejected."""

from __future__ import annotations

from random import Random

import pytest

from trappola.adapters.deal import Rulebook
from trappola.adapters.resample import _replayed, _sampled


@pytest.mark.parametrize("game", ["classica", "cardano", "bulka", "quattro", "austrian", "talon"])
def test_worlds_of_the_sampler_are_deals_that_look_the_same(game: str) -> None:
    rng = Random(game)
    book = Rulebook(game, {})
    asked = tried = 0
    for _ in range(3):
        cards = list(book.pack.cards)
        rng.shuffle(cards)
        deal = book.new_deal(cards, 1)
        while not deal.over:
            seat = deal.to_act
            assert seat is not None and deal.match.current is not None
            if rng.random() < 0.3:
                asked += 1
                told, order = deal.events(seat), deal.match.current.cards
                for moved in _sampled(deal, deal.view(seat), rng.random):
                    tried += 1
                    changed = [moved[card] for card in order]
                    if _replayed(deal, seat, changed, moved, told, rng.random) is not None:
                        break
                else:
                    pytest.fail("no world of the sampler looks the same")
            deal.apply(rng.choice(deal.legal()))
    assert tried <= 1.1 * asked
