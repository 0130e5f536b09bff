"""What is called silly is silly: in every world that fits, something else is at least as good.

Deals are played by chance; wherever the last cards are in two hands and a play is called silly,
the other hand is dealt again and again from what the seat has not seen, and every play is worked
out to the end with all cards known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from players.table import new_match, play_deal
from trappola import Action, View
from trappola.actions import plays_of
from trappola.kernel import TrickState
from trappola.players import RandomPlayer
from trappola.players.ending import MOST, Ending
from trappola.players.sight import Sight
from trappola.players.silly import KINDS, sensible, silly_in
from trappola.text import has

GAMES = ("cardano", "two-handed", "classica", "czech")
LONGEST = 5
WORLDS = 6


def endings(name: str, deals: int) -> Iterator[tuple[View, Action, list[str]]]:
    """The silly plays of the last tricks in deals that chance plays."""
    found: list[tuple[View, Action, list[str]]] = []

    def watch(view: View, action: Action) -> None:
        if view.prompt == "play" and action.card is not None:
            sight = Sight(view)
            if not sight.drawing and 2 <= sight.left <= LONGEST:
                kinds = silly_in(view, action)
                if kinds:
                    found.append((view, action, kinds))

    for seed in range(deals):
        chance = RandomPlayer(Random(f"{name} {seed}"))
        play_deal(new_match(name, f"sound-{seed}"), [chance, chance], watch)
    yield from found


def worth(sight: Sight, theirs: int) -> dict[str, int]:
    """What each play leads to if the other hand is this one."""
    view, seat = sight.view, sight.seat
    hands = [0, 0]
    hands[seat], hands[1 - seat] = sight.hand, theirs
    led = [sight.number[card] for _, card in view.trick]
    for card in led:
        hands[1 - seat] |= 1 << card
    trump = -1 if sight.trump is None else view.pack.suit_number(sight.trump)
    state = TrickState(sight.worth.model, hands, [], trump, 1 - seat if led else seat)
    for card in led:
        state.play(card)
    ending = Ending(state, {n: sight.points(card) for n, card in sight.pack.by_number.items()})
    plays = plays_of(sight.pack).by_number
    return {
        plays[number].text: ending.after(number, -MOST, MOST) for number in state.legal_actions()
    }


@pytest.mark.parametrize("name", GAMES)
def test_something_else_is_at_least_as_good_in_every_world(name: str) -> None:
    chance = Random(name)
    kinds: Counter[str] = Counter()
    worse = 0
    for view, action, found in endings(name, 150):
        sight = Sight(view)
        held = sight._held[1 - sight.seat]
        free = [n for n in view.pack.by_number if sight._possible[1 - sight.seat] >> n & 1]
        hidden = view.counts[1 - sight.seat] - held.bit_count()
        others = [each.text for each in sensible(view)]
        assert action.text not in others
        kinds.update(found)
        values = []
        for _ in range(WORLDS):
            theirs = held | sum(1 << n for n in chance.sample(free, hidden))
            values.append(worth(sight, theirs))
        # One and the same other play, whatever the world.
        best = max(others, key=lambda text: min(each[text] - each[action.text] for each in values))
        assert all(each[best] >= each[action.text] for each in values), (found, view, action)
        worse += any(each[best] > each[action.text] for each in values)
    assert kinds.total() > 15 and worse > 10


def test_every_kind_has_a_name() -> None:
    assert all(has(f"silly-{kind}") for kind in KINDS)
