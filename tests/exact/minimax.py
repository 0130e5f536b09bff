"""The value of a position by plain minimax over ``TrickState`` alone: slow and simple.

Also random small deals of random rules, models of every game, and random stakes.
"""

from __future__ import annotations

import itertools
import random

from trappola.games import GAMES, PRESETS
from trappola.games.tricks import TrickGame
from trappola.kernel import Duties, OddCard, Stakes, TrickModel, TrickState


def minimax(state: TrickState, stakes: Stakes) -> int:
    """Points of side 0 less those of side 1 under best play."""
    if state.over:
        points = stakes.points(state)
        return points[0] - points[1]
    up = state.to_act % 2 == 0
    values = []
    for action in state.legal_actions():
        state.play(action)
        values.append(minimax(state, stakes))
        state.undo()
    return max(values) if up else min(values)


def values(state: TrickState, stakes: Stakes) -> dict[int, int]:
    """The value of every play."""
    found = {}
    for action in state.legal_actions():
        state.play(action)
        found[action] = minimax(state, stakes)
        state.undo()
    return found


def models() -> list[TrickModel]:
    """The play models of every game of tricks and of its presets."""
    found = []
    for game in GAMES.values():
        if isinstance(game, TrickGame):
            found.append(game.play_model(game.rules()))
    for name, given in PRESETS.values():
        game = GAMES[name]
        if isinstance(game, TrickGame):
            found.append(game.play_model(game.rules(given)))
    return found


ALL_DUTIES = [
    Duties(follow=a, trump_if_void=b, beat_trump=c, beat_head=d)
    for a, b, c, d in itertools.product((False, True), repeat=4)
]


def random_model(rng: random.Random) -> TrickModel:
    """Rules that no game has."""
    pack = sum(1 << 16 * suit + rank for suit in range(4) for rank in range(9))
    seats = rng.choice([2, 2, 4])
    return TrickModel(
        pack=pack,
        seats=seats,
        open=rng.choice(ALL_DUTIES),
        closed=rng.choice(ALL_DUTIES),
        draws=seats == 2 and rng.random() < 0.6,
        odd_card=rng.choice([OddCard.unclaimed, OddCard.to_last_trick, OddCard.winner_draws]),
        swap_rank=rng.choice([-1, 0, 3]),
        card_points={
            16 * suit + rank: points
            for rank in range(9)
            for points in [rng.choice([0, 0, 1, 2, 6])]
            for suit in range(4)
        },
        last_trick=rng.choice([0, 6]),
        all_tricks=rng.choice([0, 30]),
        prize_cards=rng.choice([0, sum(1 << 16 * suit for suit in range(4))]),
        prize_any=rng.choice([0, 10]),
        prize_first=rng.choice([10, 52]),
        prize_last=(26, 52, 78),
        hand_cards=1,
    )


def closed_model(rng: random.Random) -> TrickModel:
    """Rules that bind to follow suit, no stock; points that rise with the rank or do not."""
    points = rng.choice(
        [[0, 0, 0, 0, 2, 3, 4, 5, 6], [2, 0, 0, 0, 0, 3, 4, 5, 6], [1, 0, 6, 2, 0, 1, 2]]
    )
    return TrickModel(
        pack=sum(1 << 16 * suit + rank for suit in range(4) for rank in range(9)),
        seats=rng.choice([2, 2, 2, 4]),
        closed=Duties(
            follow=True,
            trump_if_void=rng.random() < 0.7,
            beat_trump=rng.random() < 0.3,
            beat_head=rng.random() < 0.3,
        ),
        card_points={
            16 * suit + rank: each for rank, each in enumerate(points) for suit in range(4)
        },
        last_trick=rng.choice([0, 6, 6]),
        hand_cards=1,
    )


def random_stakes(rng: random.Random, pack: int) -> Stakes:
    """Declarations that are kept or lost, sides shut out; often nothing at all."""
    if rng.random() < 0.3:
        return Stakes()
    cards = [card for card in range(64) if pack >> card & 1]
    captures = []
    for _ in range(rng.randint(0, 3)):
        chosen = rng.sample(cards, rng.choice([1, 3, 4]))
        worth = [rng.randint(-12, 40) for _ in range(len(chosen) + 1)]
        if rng.random() < 0.4:
            worth = [worth[0] + 3 * each for each in range(len(chosen) + 1)]
        if rng.random() < 0.3:
            worth = [40, *[12] * len(chosen)]
        mask = sum(1 << card for card in chosen)
        captures.append((mask, rng.randrange(2), rng.randrange(2), worth))
    return Stakes(
        base=(rng.randint(0, 12), rng.randint(0, 12)),
        captures=captures,
        no_trick=(rng.choice([0, 12]), rng.choice([0, 6])),
        few_points=(6, 6),
        least=rng.choice([0, 0, 8, 20]),
    )


def small_deal(rng: random.Random, model: TrickModel) -> TrickState:
    """A few cards a hand, a short stock where cards are drawn, some of it played already."""
    cards = [card for card in range(64) if model.pack >> card & 1]
    if rng.random() < 0.6:  # from few ranks or suits there are more clashes
        keep = rng.sample(range(4), 2)
        cards = [card for card in cards if card // 16 in keep]
    rng.shuffle(cards)
    seats = model.seats
    size = rng.randint(1, 4 if seats == 2 else 2)
    hands = [sum(1 << card for card in cards[i * size : (i + 1) * size]) for i in range(seats)]
    rest = cards[seats * size :]
    stock = rest[: rng.randint(0, 5 - size)] if model.draws else []
    state = TrickState(model, hands, stock, rng.choice([-1, 0, 1, 2, 3]), rng.randrange(seats))
    for _ in range(rng.choice([0, 0, 1, 2, 3])):
        if not state.over:
            state.play(rng.choice(state.legal_actions()))
    return state
