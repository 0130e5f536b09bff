"""Piles in the kernel against the same rules in plain Python, and undo.

Finds a wrong answer to what beats what, a repetition counted at the wrong point, a deal that ends
too early or too late, and anything that undo does not put back.
"""

from __future__ import annotations

import itertools
import random

import pytest

from kernel.reference import TAKE, Pile, cards_in, mask_of
from trappola.kernel import DRAW, PileModel, PileState, Refusal

FORMS = list(itertools.product([False, True], repeat=3))  # cover, low trump, last card stands


def random_deal(rng, form, **given):
    """The same random deal for the reference and for the kernel."""
    ranks = rng.randint(1, 4)
    pack = [16 * each + rank for each in range(4) for rank in range(ranks)]
    rng.shuffle(pack)
    half = len(pack) // 2
    hands = [pack[:half], pack[half:]]
    trumps = tuple(rng.sample(range(4), 2))
    cover, low, stands = form
    leader = rng.randrange(2)
    options = {
        "repetition": rng.choice([0, 2, 3]),
        "most": rng.choice([0, 0, 5, 40]),
        "fewer": rng.random() < 0.5,
        **given,
    }
    slow = Pile(hands, leader, trumps, cover=cover, low=low, stands=stands, **options)
    model = PileModel(
        pack=mask_of(pack),
        trumps=trumps,
        cover_and_lead=cover,
        low_trump=low,
        last_card_stands=stands,
        repetition=options["repetition"],
        max_actions=options["most"],
        fewer_wins=options["fewer"],
    )
    return slow, PileState(model, mask_of(hands[0]), mask_of(hands[1]), leader)


def seen(state):
    """Everything a state shows."""
    return (
        state.over,
        state.to_act,
        state.winner,
        state.must_lead,
        state.pile,
        state.actions,
        state.times_seen,
        state.hand(0),
        state.hand(1),
        state.legal(),
    )


def agree(slow, fast):
    """Asserts that both are at the same point."""
    assert fast.over == (slow.winner is not None)
    assert fast.winner == (-1 if slow.winner is None else slow.winner)
    assert fast.to_act == (-1 if fast.over else slow.to_act)
    assert cards_in(fast.legal()) == slow.legal()
    assert fast.legal_actions() == sorted(slow.legal())
    assert [cards_in(fast.hand(seat)) for seat in (0, 1)] == slow.hands
    assert fast.pile == slow.pile
    assert fast.actions == slow.actions
    if not fast.over:
        assert fast.must_lead == slow.must_lead
        if not slow.must_lead:
            assert fast.times_seen == slow.seen[slow.position()]


@pytest.mark.parametrize("form", FORMS)
def test_the_kernel_plays_by_the_rules(form):
    rng = random.Random(str(form))
    ends = set()
    for _ in range(150):
        slow, fast = random_deal(rng, form)
        agree(slow, fast)
        for _ in range(200):
            if fast.over:
                break
            action = rng.choice(sorted(slow.legal()))
            slow.play(action)
            fast.play(action)
            agree(slow, fast)
        ends.add(fast.winner)
    assert {0, 1, DRAW} <= ends


@pytest.mark.parametrize("form", FORMS)
def test_undo_puts_everything_back(form):
    rng = random.Random(f"undo {form}")
    for _ in range(25):
        _, state = random_deal(rng, form)
        before = []
        while not state.over and len(before) < 60:
            before.append((seen(state), rng.choice(state.legal_actions())))
            state.play(before[-1][1])
        end = seen(state)
        for earlier, _ in reversed(before):
            state.undo()
            assert seen(state) == earlier
        for _, action in before:
            state.play(action)
        assert seen(state) == end


@pytest.mark.parametrize("form", FORMS)
def test_what_is_refused_is_what_is_not_legal(form):
    rng = random.Random(f"refused {form}")
    for _ in range(30):
        slow, state = random_deal(rng, form)
        for _ in range(40):
            for action in [*range(64), -1, 64, 999]:
                refusal = state.refusal(action)
                assert (refusal == Refusal.none) == (action in slow.legal())
                if refusal != Refusal.none:
                    before = seen(state)
                    with pytest.raises(ValueError, match="not legal"):
                        state.play(action)
                    assert seen(state) == before
            if state.over:
                assert state.refusal(TAKE) == Refusal.over
                break
            action = rng.choice(sorted(slow.legal()))
            slow.play(action)
            state.play(action)


def test_why_an_action_is_refused():
    """Seat 0 has trumps in suit 0 and leads; the cards of seat 1 are all lower."""
    model = PileModel(pack=mask_of([0, 1, 2, 16, 17, 18]), trumps=(0, 3))
    state = PileState(model, mask_of([0, 2, 18]), mask_of([1, 16, 17]), 0)
    assert state.refusal(TAKE) == Refusal.cannot_take
    assert state.refusal(1) == Refusal.not_held
    state.play(18)
    assert state.refusal(17) == Refusal.must_beat
    assert state.legal_actions() == [TAKE]


def test_any_own_trump_beats_but_an_own_trump_only_if_agreed():
    pack = mask_of([0, 1, 2, 16])
    for low, legal in ((True, [0, 2, TAKE]), (False, [2, TAKE])):
        model = PileModel(pack=pack, trumps=(3, 0), low_trump=low)
        state = PileState(model, mask_of([1, 16]), mask_of([0, 2]), 0)
        state.play(1)
        assert state.legal_actions() == legal


def test_a_position_counts_at_the_start_of_a_turn():
    """Led, taken, led, beaten and taken back by both in turn: everything is as it was."""
    model = PileModel(pack=mask_of([0, 1, 2, 16, 17, 18]), trumps=(2, 3), repetition=3)
    state = PileState(model, mask_of([0, 1, 2]), mask_of([16, 17, 18]), 0)
    cycle = [1, TAKE, 0, 1, TAKE, 17, TAKE, 16, 17, TAKE]
    assert state.times_seen == 1
    for action in cycle:
        state.play(action)
    assert state.times_seen == 2
    for action in cycle:
        state.play(action)
    assert state.over
    assert state.winner == DRAW


@pytest.mark.parametrize(
    ("hands", "leader", "message"),
    [
        ((1, 1), 0, "two places"),
        ((1, 1 << 15), 0, "not in the pack"),
        ((0, 1), 0, "need cards"),
        ((1, 0), 0, "need cards"),
        ((1, 2), 2, "to_act"),
        ((1, 2), -1, "to_act"),
    ],
)
def test_hands_that_make_no_deal(hands, leader, message):
    model = PileModel(pack=0b1111, trumps=(0, 1))
    with pytest.raises(ValueError, match=message):
        PileState(model, *hands, leader)


@pytest.mark.parametrize(
    "wrong",
    [
        {"pack": 1 << 15},
        {"trumps": (0, 4)},
        {"trumps": (-1, 0)},
        {"repetition": 1},
        {"repetition": -1},
        {"max_actions": -1},
    ],
)
def test_rules_that_do_not_fit(wrong):
    with pytest.raises(ValueError, match=r"."):
        PileModel(**{"pack": 15, "trumps": (0, 1), **wrong})


def test_a_copy_is_independent():
    _, state = random_deal(random.Random(5), (True, False, False))
    copy = state.copy()
    before = seen(copy)
    state.play(state.legal_actions()[0])
    assert seen(copy) == before
    with pytest.raises(ValueError, match="no action"):
        copy.undo()
    with pytest.raises(IndexError):
        state.hand(2)
