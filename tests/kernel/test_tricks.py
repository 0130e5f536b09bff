"""Tricks in the kernel against the same rules in plain Python, and undo.

Finds a wrong legal play under any mixture of duties, a wrong winner, a card drawn in the wrong
order or by the wrong seat, a wrong score, and anything that undo does not put back.
"""

from __future__ import annotations

import itertools
import random

import pytest

from kernel.reference import SWAP, Rules, Tricks, cards_in, mask_of
from trappola.kernel import Duties, OddCard, Refusal, ScoreKind, TrickModel, TrickState

ODD = {
    "unclaimed": OddCard.unclaimed,
    "to_last_trick": OddCard.to_last_trick,
    "winner_draws": OddCard.winner_draws,
}
ALL_DUTIES = list(itertools.product([False, True], repeat=4))


def duties(flags):
    """Duties from their four flags."""
    follow, trump_if_void, beat_trump, beat_head = flags
    return Duties(
        follow=follow, trump_if_void=trump_if_void, beat_trump=beat_trump, beat_head=beat_head
    )


def model_of(rules, pack):
    """The kernel's model of the reference's rules."""
    return TrickModel(
        pack=mask_of(pack),
        seats=rules.seats,
        open=duties(rules.open),
        closed=duties(rules.closed),
        draws=rules.draws,
        odd_card=ODD[rules.odd_card],
        swap_rank=rules.swap_rank,
        card_points=rules.points,
        last_trick=rules.last_trick,
        all_tricks=rules.all_tricks,
        prize_cards=mask_of(rules.prizes),
        prize_any=rules.prize_any,
        prize_first=rules.prize_first,
        prize_last=rules.prize_last,
        hand_cards=1,
    )


def random_rules(rng, closed):
    """Some rules with these duties."""
    seats = rng.choice([2, 2, 4])
    return Rules(
        seats=seats,
        open=rng.choice(ALL_DUTIES),
        closed=closed,
        draws=seats == 2 and rng.random() < 0.6,
        odd_card=rng.choice(list(ODD)),
        swap_rank=rng.choice([-1, 0, 2]),
        points={rng.randrange(4) * 16 + rng.randrange(9): rng.randint(1, 9) for _ in range(12)},
        last_trick=6,
        all_tricks=rng.choice([0, 30]),
        prizes={16 * each for each in range(4)},
        prize_any=10,
        prize_first=rng.choice([10, 52]),
        prize_last=(26, 52, 78),
    )


def random_deal(rng, closed):
    """The same random deal for the reference and for the kernel."""
    rules = random_rules(rng, closed)
    pack = [16 * each + rank for each in range(4) for rank in range(9)]
    rng.shuffle(pack)
    size = rng.randint(1, 9)
    hands = [pack[seat * size : (seat + 1) * size] for seat in range(rules.seats)]
    rest = pack[rules.seats * size :]
    stock = rest[: rng.randint(0, len(rest))] if rules.draws else []
    trump, leader = rng.choice([-1, 0, 1, 2, 3]), rng.randrange(rules.seats)
    slow = Tricks(rules, hands, stock, trump, leader)
    masks = [mask_of(hand) for hand in hands]
    return slow, TrickState(model_of(rules, pack), masks, stock, trump, leader)


def seen(state):
    """Everything a state shows."""
    return (
        state.over,
        state.to_act,
        state.leader,
        state.open,
        state.tricks,
        state.actions,
        state.stock,
        state.table,
        [state.hand(seat) for seat in (0, 1)],
        [state.taken(side) for side in (0, 1)],
        [state.tricks_won(side) for side in (0, 1)],
        [state.trick(number) for number in range(state.tricks)],
        state.legal(),
        state.score(),
        state.points,
    )


def agree(slow, fast):
    """Asserts that both are at the same point."""
    assert fast.over == slow.over
    assert fast.to_act == slow.to_act
    assert cards_in(fast.legal()) == slow.legal()
    assert fast.legal_actions() == sorted(slow.legal())
    assert [cards_in(fast.hand(seat)) for seat in range(slow.rules.seats)] == slow.hands
    assert fast.stock == slow.stock
    assert fast.stock_left == len(slow.stock)
    assert fast.open == slow.open
    assert fast.table == slow.table
    assert fast.on_table == len(slow.table)
    assert [cards_in(fast.taken(side)) for side in (0, 1)] == [slow.taken(0), slow.taken(1)]
    assert fast.tricks == len(slow.history)
    assert fast.points == slow.points()
    for number, (leader, winner, cards) in enumerate(slow.history):
        assert fast.trick(number) == (leader, winner, slow.best(cards), cards)
    if not fast.over and fast.tricks:
        assert fast.leader == slow.leader


@pytest.mark.parametrize("closed", ALL_DUTIES)
def test_the_kernel_plays_by_the_rules(closed):
    rng = random.Random(str(closed))
    swaps = 0
    for _ in range(100):
        slow, fast = random_deal(rng, closed)
        agree(slow, fast)
        while not slow.over:
            legal = sorted(slow.legal())
            action = SWAP if SWAP in legal and rng.random() < 0.5 else rng.choice(legal)
            swaps += action == SWAP
            slow.play(action)
            fast.play(action)
            agree(slow, fast)
    assert swaps > 0


@pytest.mark.parametrize("closed", ALL_DUTIES[::3])
def test_undo_puts_everything_back(closed):
    rng = random.Random(f"undo {closed}")
    for _ in range(40):
        _, state = random_deal(rng, closed)
        before = []
        while not state.over:
            before.append((seen(state), rng.choice(state.legal_actions())))
            state.play(before[-1][1])
        end = seen(state)
        for earlier, _ in reversed(before):
            state.undo()
            assert seen(state) == earlier
        for _, action in before:
            state.play(action)
        assert seen(state) == end


def test_undo_in_the_middle_and_on():
    """Going back and another way is the same as going that way at once."""
    rng = random.Random(7)
    for _ in range(100):
        _, state = random_deal(rng, (True, True, False, False))
        for _ in range(rng.randint(0, 12)):
            if not state.over:
                state.play(rng.choice(state.legal_actions()))
        if state.over:
            continue
        straight = state.copy()
        first, last = state.legal_actions()[0], state.legal_actions()[-1]
        state.play(first)
        state.undo()
        state.play(last)
        straight.play(last)
        assert seen(state) == seen(straight)


def test_a_copy_is_independent():
    _, state = random_deal(random.Random(3), (True, True, False, False))
    copy = state.copy()
    before = seen(copy)
    state.play(state.legal_actions()[0])
    assert seen(copy) == before


def test_what_is_refused_is_what_is_not_legal():
    rng = random.Random(11)
    reasons = set()
    for number in range(200):
        closed = ALL_DUTIES[number % 16]
        slow, state = random_deal(rng, closed)
        while True:
            legal = slow.legal()
            for action in [*range(64), -1, 64, 1000]:
                refusal = state.refusal(action)
                reasons.add(refusal)
                assert (refusal == Refusal.none) == (action in legal)
                if action in legal:
                    continue
                before = seen(state)
                with pytest.raises(ValueError, match="not legal"):
                    state.play(action)
                assert seen(state) == before
            if slow.over:
                assert state.refusal(0) == Refusal.over
                break
            action = rng.choice(sorted(legal))
            slow.play(action)
            state.play(action)
    assert reasons == set(Refusal) - {Refusal.cannot_take}


@pytest.mark.parametrize(
    ("flags", "card", "reason"),
    [
        ((True, False, False, False), 16, Refusal.must_follow),
        ((True, True, False, False), 16, Refusal.must_follow),
        ((True, True, False, True), 0, Refusal.must_beat),
        ((True, True, False, False), 0, Refusal.none),
        ((True, True, False, True), 5, Refusal.none),
        ((True, True, False, False), 8, Refusal.not_held),
    ],
)
def test_why_a_card_is_refused(flags, card, reason):
    """Seat 0 leads the second lowest card of suit 0; seat 1 has a lower and a higher one."""
    rules = Rules(closed=flags)
    pack = [*range(9), 16, 17]
    hands = [mask_of([1, 2, 3]), mask_of([0, 5, 16])]
    state = TrickState(model_of(rules, pack), hands, [], 1, 0)
    state.play(1)
    assert state.refusal(card) == reason


def test_who_must_trump():
    rules = Rules(closed=(True, True, False, False))
    pack = [*range(9), 16, 32]
    state = TrickState(model_of(rules, pack), [mask_of([0, 1]), mask_of([16, 32])], [], 1, 0)
    state.play(0)
    assert state.legal_actions() == [16]
    assert state.refusal(32) == Refusal.must_trump


PACK = [16 * suit + rank for suit in range(4) for rank in range(9)]


@pytest.mark.parametrize(
    ("hands", "stock", "trump", "leader", "message"),
    [
        ([1], [], -1, 0, "one hand"),
        ([1, 2, 4], [], -1, 0, "one hand"),
        ([1, 1], [], -1, 0, "two places"),
        ([3, 4], [], -1, 0, "one size"),
        ([1, 1 << 15], [], -1, 0, "not in the pack"),
        ([1, 2], [0], -1, 0, "two places"),
        ([1, 2], [5, 5], -1, 0, "two places"),
        ([1, 2], [63], -1, 0, "not in the pack"),
        ([1, 2], [99], -1, 0, "not in the pack"),
        ([1, 2], list(range(9)) * 6, -1, 0, "larger than the pack"),
        ([1, 2], [], 4, 0, "trump"),
        ([1, 2], [], -2, 0, "trump"),
        ([1, 2], [], -1, 2, "leader"),
        ([1, 2], [], -1, -1, "leader"),
    ],
)
def test_cards_that_make_no_deal(hands, stock, trump, leader, message):
    model = TrickModel(pack=mask_of(PACK))
    with pytest.raises(ValueError, match=message):
        TrickState(model, hands, stock, trump, leader)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 3},
        {"seats": 1},
        {"pack": 1 << 15},
        {"pack": 1 << 62},
        {"seats": 4, "draws": True},
        {"hand_cards": 0},
        {"hand_cards": 19},
        {"seats": 4, "hand_cards": 10},
        {"trump_place": 36},
        {"swap_rank": 13},
    ],
)
def test_rules_that_do_not_fit(wrong):
    with pytest.raises(ValueError, match=r"."):
        TrickModel(**{"pack": mask_of(PACK), **wrong})


def test_seats_and_sides_that_do_not_exist():
    state = TrickState(TrickModel(pack=mask_of(PACK)), [1, 2])
    for call in (lambda: state.hand(2), lambda: state.hand(-1), lambda: state.taken(2)):
        with pytest.raises(IndexError):
            call()
    with pytest.raises(IndexError):
        state.trick(0)
    with pytest.raises(ValueError, match="no action"):
        state.undo()


def test_the_score_has_a_line_for_every_reason():
    """Twos win the first, a middle and the last trick: three kinds of prize, and all tricks."""
    rules = Rules(
        closed=(True, False, False, False),
        points={8: 6},
        last_trick=6,
        all_tricks=30,
        prizes={0, 16, 32},
        prize_any=10,
        prize_first=52,
        prize_last=(26, 52, 78),
    )
    hands = [mask_of([0, 16, 8, 32]), mask_of([48, 49, 50, 51])]
    state = TrickState(model_of(rules, [*range(9), 16, 32, 48, 49, 50, 51]), hands)
    for card in (0, 48, 16, 49, 8, 50, 32, 51):
        state.play(card)
    assert state.score() == [
        (ScoreKind.cards, 0, 6, 8),
        (ScoreKind.cards, 1, 0, 0),
        (ScoreKind.first_prize, 0, 52, 1),
        (ScoreKind.prize, 0, 10, 1),
        (ScoreKind.last_prizes, 0, 26, 1),
        (ScoreKind.all_tricks, 0, 30, 4),
    ]
    assert state.points == [124, 0]
