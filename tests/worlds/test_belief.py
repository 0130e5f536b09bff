"""Worlds drawn by what the others did, against the same computed world by world."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest

from trappola import Match
from trappola.games import GAMES
from trappola.games.tricks import TrickGame
from trappola.kernel import TrickState, habits
from trappola.knowledge import Knowledge

FEATURES = 72
DRAWN = 20_000


def late(seed: str, plays: int) -> tuple[Knowledge, TrickState]:
    """A deal of the two-handed game after so many cards played by chance; who is on turn."""
    match = Match("two-handed", seed=seed)
    match.deal()
    chance = Random(seed)
    while plays:
        assert match.to_act is not None
        legal = match.view(match.to_act).legal
        cards = [action for action in legal if action.card is not None]
        action = chance.choice(cards or [each for each in legal if each.verb == "done"])
        plays -= action.card is not None
        match.apply(action)
    assert match.to_act is not None
    knowledge = Knowledge.from_view(match.view(match.to_act))
    return knowledge, knowledge.state(knowledge.sample(1, 0)[0])


def chance_of(state: TrickState, card: int, weights: list[float]) -> float:
    """How likely a card is chosen by who knows the hand."""
    marks = {
        each: math.exp(sum(map(float.__mul__, seen, weights)))
        for each, seen in habits(state).items()
    }
    return marks[card] / sum(marks.values())


def chance_in(knowledge: Knowledge, world: tuple[int, ...], weights: list[float]) -> float:
    """How likely the others have played what they did, played out anew from the first card."""
    game = GAMES["two-handed"]
    assert isinstance(game, TrickGame)
    course, playing = knowledge.course, knowledge.playing
    tricks = [(leader, cards) for leader, cards in course.tricks]
    if course.table and course.leader is not None:
        tricks.append((course.leader, [card for _, card in course.table]))
    hands = list(world)
    for leader, cards in tricks:
        for step, card in enumerate(cards):
            hands[(playing.index(leader) + step) % 2] |= 1 << card
    model = game.play_model(game.rules({}))
    state = TrickState(model, hands, [], -1, playing.index(tricks[0][0]))
    chance = 1.0
    for _, cards in tricks:
        for card in cards:
            if playing[state.to_act] != knowledge.seat:
                chance *= chance_of(state, card, weights)
            state.play(card)
    return chance


@pytest.mark.parametrize("seed", ["one", "two"])
def test_worlds_are_drawn_by_the_chance_of_what_was_played(seed: str) -> None:
    knowledge, state = late(seed, 14)
    weights = [Random(seed + str(place)).uniform(-0.3, 0.3) for place in range(FEATURES)]
    chances = {
        tuple(hands[:2]): chance_in(knowledge, tuple(hands[:2]), weights) * number
        for hands, number in knowledge.worlds.every(10_000)
    }
    total = sum(chances.values())
    believed = knowledge.worlds.believed(state, weights, [], DRAWN, 1)
    found = Counter(tuple(hands[:2]) for hands, _ in believed.sample(DRAWN, 2))
    apart = sum(abs(found[each] / DRAWN - chance / total) for each, chance in chances.items()) / 2
    even = sum(abs(1 / len(chances) - chance / total) for chance in chances.values()) / 2
    assert set(found) <= set(chances)
    assert apart < 0.08 < even


def test_a_sign_leaves_hardly_any_world_against_it() -> None:
    knowledge, state = late("sign", 6)
    other = 1 - knowledge.playing.index(knowledge.seat)
    card = 1 << next(n for n in range(64) if knowledge.unseen >> n & 1)
    sign = (other, 0, card, 1, 1, 1e-6)
    believed = knowledge.worlds.believed(state, [0.0] * FEATURES, [sign], 500, 1)
    assert all(hands[other] & card for hands, _ in believed.sample(200, 1))
    against = (other, 0, card, 0, 0, 1e-6)
    believed = knowledge.worlds.believed(state, [0.0] * FEATURES, [against], 500, 1)
    assert not any(hands[other] & card for hands, _ in believed.sample(200, 1))


def test_every_card_that_may_be_played_is_described() -> None:
    _, state = late("seen", 3)
    seen = habits(state)
    assert sum(1 << card for card in seen) == state.legal()
    assert {len(each) for each in seen.values()} == {FEATURES}


def test_what_makes_no_sense_is_refused() -> None:
    knowledge, state = late("wrong", 3)
    with pytest.raises(ValueError, match="number"):
        knowledge.worlds.believed(state, [0.0] * FEATURES, [], 0, 1)
    with pytest.raises(ValueError, match="seat"):
        knowledge.worlds.believed(state, [0.0] * FEATURES, [(7, 0, 1, 1, 1, 0.1)], 10, 1)
