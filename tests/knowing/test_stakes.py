"""What a deal is worth in the kernel is what its score sheet says, to the point.

Finds a declaration, a forfeit or a bonus that the search would value otherwise than the rules do.
"""

from __future__ import annotations

import random

import pytest

from knowing.test_knowledge import GAMES_OF_TRICKS
from random_play import new_match, random_action
from trappola.games.sets import read_set
from trappola.games.tricks import Claim
from trappola.knowledge import Knowledge

DEALS = 120


def claims_of(match):
    """Everything declared in a deal, with the true cards."""
    deal = match.current.deal
    side = {seat: place % 2 for seat, place in deal.place.items()}
    if hasattr(deal, "claimed"):
        return [
            Claim(side[seat], claim.said(hidden=rank != "A"), deal.sets[seat][rank])
            for (seat, rank), claim in deal.claimed.items()
        ]
    if hasattr(deal, "announced"):
        return [
            Claim(side[seat], word, deal.sets[seat][claim.rank] if claim else 0)
            for seat, word in deal.announced
            for claim in [read_set(word)]
        ]
    return [Claim(side[seat], each.word, each.mask) for seat, each in deal.declared]


@pytest.mark.parametrize("game", GAMES_OF_TRICKS)
def test_the_kernel_counts_as_the_score_sheet_does(game):
    seen = 0
    for seed in range(DEALS):
        rng = random.Random(f"{game} {seed}")
        match = new_match(game, rng)
        match.deal()
        while match.to_act is not None:
            match.apply(random_action(match, rng))
        deal = match.current.deal
        if not hasattr(deal, "state") or not deal.state.over:
            continue  # ended before the last card: a race, an Alifer
        stakes = match.game.stakes(match.rules, claims_of(match))
        points = stakes.points(deal.state)
        sheet = match.score_sheet
        by_side = {scorer: sheet.points[place] for place, scorer in enumerate(sheet.scorers)}
        scorers = (0, 1) if match.game.sides else deal.playing
        assert points == [by_side[scorer] for scorer in scorers], (seed, dict(match.rules.changed))
        seen += bool(claims_of(match))
    assert seen > DEALS / 10


@pytest.mark.parametrize("game", GAMES_OF_TRICKS)
def test_what_a_seat_declared_itself_counts_for_it(game):
    """Both seats have declared; each knows at least its own worth exactly."""
    for seed in range(30):
        rng = random.Random(f"own {game} {seed}")
        match = new_match(game, rng, share=0)
        match.deal()
        while match.turn is not None and match.turn.prompt != "play":
            match.apply(random_action(match, rng))
        if match.turn is None:
            continue
        deal = match.current.deal
        for seat in deal.playing:
            known = Knowledge.from_view(match.view(seat)).stakes()
            true = match.game.stakes(match.rules, claims_of(match))
            side = deal.place[seat] % 2
            index = Knowledge.from_view(match.view(seat)).playing.index(seat) % 2
            assert known.base[index] == true.base[side]
