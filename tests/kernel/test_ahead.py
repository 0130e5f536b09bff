"""Looking ahead in the kernel, against plain minimax."""

from __future__ import annotations

from random import Random

import pytest

from trappola._kernel import LOOKED_WON, look_ahead
from trappola.kernel import PileModel, PileState

PACK = sum(0xF << 16 * suit for suit in range(4))
LIGHT = ([0.0] * 64, [0.0] * 64)
TURNS = 5


def position(rng: Random, *, cover_and_lead: bool, cards: int) -> PileState:
    """A lead with so many cards in both hands together."""
    model = PileModel(pack=PACK, trumps=(0, 1), cover_and_lead=cover_and_lead)
    dealt = rng.sample([16 * suit + rank for suit in range(4) for rank in range(4)], cards)
    some = rng.randrange(1, cards)
    return PileState(
        model, sum(1 << card for card in dealt[:some]), sum(1 << card for card in dealt[some:])
    )


def wins_within(state: PileState, turns: int) -> bool | None:
    """Whether the seat on turn wins, or loses (False), in so many turns; None if neither."""
    seat, losing = state.to_act, True
    for action in state.legal_actions():
        state.play(action)
        if state.over:
            found = {seat: True, 1 - seat: False}.get(state.winner)
        elif state.to_act == seat:
            found = wins_within(state, turns)
        elif turns > 1:
            answer = wins_within(state, turns - 1)
            found = None if answer is None else not answer
        else:
            found = None
        state.undo()
        if found:
            return True
        losing = losing and found is False
    return False if losing else None


@pytest.mark.parametrize("cover_and_lead", [False, True])
def test_near_ends_are_found(cover_and_lead: bool) -> None:
    rng = Random(1)
    ends: list[bool | None] = []
    for _ in range(300):
        state = position(rng, cover_and_lead=cover_and_lead, cards=rng.randrange(2, 8))
        end = wins_within(state, TURNS)
        ends.append(end)
        best = max(worth for _, worth in look_ahead(state, LIGHT, 1_000_000))
        if end is not None:
            assert (best > LOOKED_WON) is end
            assert (best < -LOOKED_WON) is not end
    assert {True, False, None} == set(ends)


def test_one_turn_ahead_a_hand_is_what_its_cards_weigh() -> None:
    rng = Random(2)
    burdens = ([rng.random() for _ in range(64)], [rng.random() for _ in range(64)])
    for _ in range(50):
        state = position(rng, cover_and_lead=False, cards=12)
        if min(state.hand(0).bit_count(), state.hand(1).bit_count()) < 2:
            continue
        found = dict(look_ahead(state, burdens, len(state.legal_actions())))
        for action in state.legal_actions():
            left = state.hand(0) & ~(1 << action), state.hand(1)
            own, other = (
                sum(burdens[seat][card] for card in range(64) if left[seat] >> card & 1)
                for seat in (0, 1)
            )
            assert found[action] == pytest.approx(other - own)


def test_without_positions_nothing_is_known() -> None:
    state = position(Random(3), cover_and_lead=False, cards=12)
    assert look_ahead(state, LIGHT, 0) == [(action, 0.0) for action in state.legal_actions()]
    state = position(Random(3), cover_and_lead=False, cards=2)
    state.play(state.legal_actions()[0])
    assert state.over
    assert look_ahead(state, LIGHT, 100) == []
