"""What a best answer gets, found from information sets alone, without the tree of the kernel: slow.

A group is every deal that looks alike to the seat that answers, each with its chance.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from trappola.kernel import Profile, Stakes, TrickModel, TrickState

Group = list[tuple[TrickState, float]]
Hands = tuple[int, int]


def best_response(
    model: TrickModel,
    worlds: Sequence[Hands],
    weights: Sequence[float],
    profile: Profile,
    seat: int,
    *,
    stakes: Stakes | None = None,
    trump: int = -1,
    worth: Callable[[int], float] = float,
) -> float:
    """The mean over the worlds of what the seat gets, whose leader is seat 0."""
    stakes = stakes or Stakes()

    def value(group: Group, plays: list[int]) -> float:
        one = group[0][0]
        if one.over:
            total = 0.0
            for state, chance in group:
                points = stakes.points(state)
                total += chance * worth(points[0] - points[1])
            return total if seat == 0 else -total
        if one.to_act == seat:
            return max(value(after(group, card), [*plays, card]) for card in one.legal_actions())
        found: dict[int, Group] = {}
        for state, chance in group:
            for card in state.legal_actions():
                part = 1.0
                if len(state.legal_actions()) > 1:
                    part = profile.at(plays, state.hand(1 - seat))[card][0]
                if part > 0:
                    found.setdefault(card, []).append((played(state, card), chance * part))
        return sum(value(each, [*plays, card]) for card, each in found.items())

    alike: dict[int, Group] = {}
    for hands, weight in zip(worlds, weights, strict=True):
        state = TrickState(model, list(hands), [], trump, 0)
        alike.setdefault(hands[seat], []).append((state, weight / sum(weights)))
    return sum(value(group, []) for group in alike.values())


def after(group: Group, card: int) -> Group:
    """Every deal of the group after a card."""
    return [(played(state, card), chance) for state, chance in group]


def played(state: TrickState, card: int) -> TrickState:
    """A copy after a card."""
    state = state.copy()
    state.play(card)
    return state


def some_worlds(rng: random.Random, pack: int, size: int, number: int) -> list[Hands]:
    """Pairs of hands out of a pack, few different ones of each seat."""
    cards = [card for card in range(64) if pack >> card & 1]
    rng.shuffle(cards)
    cards = cards[: 2 * size + 3]
    found = []
    for _ in range(number):
        rng.shuffle(cards)
        found.append((mask(cards[:size]), mask(cards[size : 2 * size])))
    return found


def mask(cards: Sequence[int]) -> int:
    """Cards by number as bits."""
    return sum(1 << card for card in cards)
