"""What can be proved of the nine tricks without trumps, on thousands of random deals.

A two is the lowest card of its suit: it wins only when it is led. And four twos never win the last
four tricks, so 78 for three is the most.
"""

from __future__ import annotations

import random

import pytest

from trappola import TRAPPOLA
from trappola.games import cardano, nine_tricks
from trappola.kernel import ScoreKind, TrickState

TWOS = {TRAPPOLA.number[card] for card in TRAPPOLA if card.rank == "2"}


def deals(model, number, *, eager):
    """Random deals played out; an eager player keeps the twos for the end."""
    rng = random.Random(f"{number} {eager}")
    pack = [TRAPPOLA.number[card] for card in TRAPPOLA]
    for _ in range(number):
        rng.shuffle(pack)
        if eager:  # one seat has all four twos
            rest = [card for card in pack if card not in TWOS]
            hands = [[*TWOS, *rest[:5]], rest[5:14]]
        else:
            hands = [pack[:9], pack[9:18]]
        state = TrickState(
            model, [sum(1 << card for card in hand) for hand in hands], [], -1, rng.randrange(2)
        )
        while not state.over:
            legal = state.legal_actions()
            kept = [card for card in legal if card not in TWOS]
            state.play(rng.choice(kept if eager and kept else legal))
        yield state


@pytest.mark.parametrize("model", [cardano.MODEL, nine_tricks.MODEL])
@pytest.mark.parametrize("eager", [False, True])
def test_a_two_wins_only_when_it_is_led(model, eager):
    won = 0
    for state in deals(model, 3000, eager=eager):
        for number in range(9):
            leader, winner, best, cards = state.trick(number)
            if best in TWOS:
                won += 1
                assert (winner, best) == (leader, cards[0])
            follower = cards[1]
            if follower in TWOS:
                assert winner == leader
    assert won > 300


@pytest.mark.parametrize("model", [cardano.MODEL, nine_tricks.MODEL])
def test_four_twos_never_win_the_last_four_tricks(model):
    runs = [0] * 5
    for state in deals(model, 6000, eager=True):
        winner = state.trick(8)[1]
        run = 0
        while run < 9 and state.trick(8 - run)[1] == winner and state.trick(8 - run)[2] in TWOS:
            run += 1
        assert run <= 3
        runs[run] += 1
        parts = {kind: (points, count) for kind, _, points, count in state.score()}
        if run:
            assert parts[ScoreKind.last_prizes] == ((26, 52, 78)[run - 1], run)
        else:
            assert parts[ScoreKind.last_trick] == (6, 1)
    assert runs[3] > 0
    assert runs[4] == 0
