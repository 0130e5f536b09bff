"""Endings with hidden hands in the Master: which are solved, what is remembered, what is played."""

from __future__ import annotations

import random

import pytest

from trappola import Match
from trappola.knowledge import Knowledge
from trappola.players import make_player
from trappola.players.master import last_tricks
from trappola.players.master.cards import drawn_from, mixture, think
from trappola.players.master.effort import Effort
from trappola.players.master.last_tricks import MOST, Aim, Limits, Memory, solved
from trappola.players.silly import sensible

LIMITS = Limits(last=3, most=MOST, seconds=0, seed=1)


def endings(game, left, number, **options):
    """Views with so many cards left, of deals played at random."""
    found, seed = 0, 0
    while found < number:
        seed += 1
        rng = random.Random(seed)
        if game == "cardano":
            options.setdefault("exchange", "none")  # or everything has been laid open
        match = Match(game, options, seed=seed)
        match.deal()
        while match.turn is not None:
            view = match.view(match.to_act)
            cards = len(view.hand)
            if view.prompt == "play" and cards == left and len(view.legal) > 1:
                found += 1
                yield match, view
                break
            match.apply(rng.choice(match.legal_actions()))


def asked(view, limits=LIMITS):
    """What is found of an ending."""
    knowledge = Knowledge.from_view(view)
    state = knowledge.state(knowledge.sample(1, 1)[0])
    aim = Aim(knowledge.stakes(), [])
    return solved(view, knowledge, knowledge.worlds, state, aim, limits), state


@pytest.mark.parametrize("game", ["cardano", "two-handed", "bulka"])
@pytest.mark.parametrize("left", [2, 3])
def test_every_legal_card_has_a_chance_and_a_value(game, left):
    for _, view in endings(game, left, 2):
        found, state = asked(view, LIMITS._replace(most=60_000))
        assert set(found.values) == set(found.chances) == set(state.legal_actions())
        assert sum(found.chances.values()) == pytest.approx(1)
        best = max(found.values.values())
        for card, chance in found.chances.items():
            assert chance < 0.2 or found.values[card] > best - 2
        assert found.looked > 1


def test_what_is_not_solved():
    ((_, view),) = endings("cardano", 4, 1)
    assert asked(view)[0] is None
    ((_, view),) = endings("cardano", 2, 1)
    assert asked(view, LIMITS._replace(last=0))[0] is None
    # In the classica everything has been seen by then.
    ((_, view),) = endings("classica", 3, 1)
    assert asked(view)[0] is None
    ((_, view),) = endings("quattro", 3, 1)
    assert asked(view)[0] is None


def test_a_listed_ending_is_solved_once_for_both_seats(monkeypatch):
    monkeypatch.setattr(last_tricks, "SOLVED", Memory(3))
    made = []
    game_class = last_tricks.HiddenGame
    monkeypatch.setattr(
        last_tricks, "HiddenGame", lambda *a, **k: made.append(1) or game_class(*a, **k)
    )
    for number, (match, view) in enumerate(endings("cardano", 2, 2), 1):
        found, _ = asked(view)
        again, _ = asked(view)
        assert found == again
        match.apply(view.legal[-1])
        other = match.view(match.to_act)
        if len(other.legal) > 1 and len(other.hand) == 2:
            asked(other)
        assert len(made) == number


def test_an_ending_solved_in_a_hurry_serves_no_slower_player(monkeypatch):
    monkeypatch.setattr(last_tricks, "SOLVED", Memory(3))
    ((_, view),) = endings("cardano", 2, 1)
    hurried, patient = LIMITS._replace(seconds=1e-9), LIMITS
    first, _ = asked(view, hurried)
    assert asked(view, hurried)[0] == first
    longer, _ = asked(view, patient)
    assert longer.chances != first.chances
    assert asked(view, hurried)[0] == longer


class Solved:
    """What is remembered, as far as the memory looks at it."""

    def __init__(self, rounds):
        self.rounds = rounds


def test_what_was_not_solved_to_the_end_is_good_for_those_in_the_same_hurry():
    memory = Memory(2)
    ended, cut = Solved(last_tricks.ROUNDS), Solved(last_tricks.ROUNDS - 1)
    memory.put("ended", ended, 0.1)
    memory.put("cut", cut, 0.1)
    assert [memory.get("ended", seconds) for seconds in (0, 0.01, 9.0)] == [ended] * 3
    assert [memory.get("cut", seconds) for seconds in (0.01, 0.11)] == [cut] * 2
    assert [memory.get("cut", seconds) for seconds in (0, 1.0)] == [None] * 2


def test_the_oldest_is_forgotten():
    memory = Memory(2)
    solved = {name: Solved(last_tricks.ROUNDS) for name in "abc"}
    memory.put("a", solved["a"], 0)
    memory.put("b", solved["b"], 0)
    assert memory.get("a", 0) is solved["a"]
    memory.put("c", solved["c"], 0)
    assert [memory.get(name, 0) for name in "abc"] == [solved["a"], None, solved["c"]]


def test_it_is_played_by_chance_and_with_sense():
    for _, view in endings("cardano", 3, 3):
        thought = think(view, Effort(0, 200, 1, 7))
        chances = mixture(view, thought)
        assert thought.chances
        assert set(chances) <= set(sensible(view))
        assert sum(chances.values()) == pytest.approx(1)
        assert drawn_from(chances, 5) == drawn_from(chances, 5)


def test_chances_are_drawn_as_they_are():
    chances = {"one": 0.25, "other": 0.75}
    drawn = [drawn_from(chances, seed) for seed in range(2000)]
    assert drawn.count("one") == pytest.approx(500, abs=80)


def test_the_same_seed_plays_the_same():
    for _, view in endings("two-handed", 3, 1):
        played = [
            make_player("master:iterations=200", seed="s").choose(view).text for _ in range(2)
        ]
        assert played[0] == played[1]
        without = make_player("master:iterations=200,endings=0", seed="s")
        assert without.chances(view) == {without.choose(view): 1.0}
