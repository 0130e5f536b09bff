"""Which card to play: a search over worlds, for what the deal is worth in the match."""

from __future__ import annotations

import time
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from trappola.actions import Action, plays_of
from trappola.games.sets import read_set
from trappola.games.tricks import Claim
from trappola.knowledge import Knowledge
from trappola.players.master import last_tricks
from trappola.players.master.aims import SLOPE, table_for, unit_of
from trappola.players.master.belief import believed
from trappola.players.master.effort import Effort
from trappola.players.master.last_tricks import Aim
from trappola.players.master.searching import searched
from trappola.players.reason import Reason
from trappola.players.silly import sensible
from trappola.players.why.search import mixed, of_card
from trappola.view import View


class Thought(NamedTuple):
    """What was found.

    Attributes:
        values: of every legal card what it is expected to be worth in the match, to the seat.
        margins: the points by which the seat is expected to be ahead after it.
        looked: how many worlds were looked at.
        known: whether there is one world only: nothing is hidden any more.
        first: whether the seat is of side 0.
        chances: how likely each card should be played, where the best play is a mixed one.
    """

    values: dict[Action, float]
    margins: dict[Action, float]
    looked: int
    known: bool
    first: bool
    chances: dict[Action, float]


RARE = 0.01
"""Cards with a smaller chance in an ending are not played: they are remains of its solving."""


def think(view: View, effort: Effort) -> Thought:
    """Looks at the cards that may be played now.

    Raises:
        ImpossibleKnowledge: no deal agrees with the view.
    """
    begun = time.monotonic()
    knowledge = Knowledge.from_view(view)
    (world,) = knowledge.sample(1, effort.seed)
    state = knowledge.state(world)
    worlds = knowledge.worlds
    if effort.believe in (None, True) and worlds.ways > 1:
        worlds = believed(view, knowledge, state, effort.seed, effort.weighed())
    stakes = knowledge.stakes(unsaid(view, knowledge))
    table = table_for(view, (knowledge.playing[0], knowledge.playing[1]), effort.aim)
    effort = effort.less(time.monotonic() - begun)
    ending = last_tricks.solved(view, knowledge, worlds, state, Aim(stakes, table), effort.limits())
    if ending is None:
        values, looked = searched(knowledge.model, state, worlds, stakes, table, effort)
    else:
        values, looked = ending.values, ending.looked
    plays = plays_of(view.pack).by_number
    first = state.to_act % 2 == 0
    return Thought(
        {plays[number]: value for number, value in values.items()},
        {plays[number]: margin_of(value, table, first) for number, value in values.items()},
        looked,
        knowledge.worlds.ways == 1,
        first,
        {} if ending is None else {plays[each]: part for each, part in ending.chances.items()},
    )


def unsaid(view: View, knowledge: Knowledge) -> list[Claim]:
    """What the seat could declare now and will: it counts, so it is thought of."""
    claims = []
    words = {action.words[0] for action in view.legal if action.verb == "declare"}
    own = knowledge.playing.index(knowledge.seat) % 2
    for word in words:
        claim = read_set(word)
        if claim is not None and claim.size == _held(view, claim.rank).bit_count():
            claims.append(Claim(own, word, _held(view, claim.rank)))
    return claims


def _held(view: View, rank: str) -> int:
    return view.pack.mask_of(card for card in view.hand if card.rank == rank)


def mixture(view: View, thought: Thought) -> dict[Action, float]:
    """How likely each card is played: of those that make sense the best, or by their chances."""
    sane: Iterable[Action] = [each for each in sensible(view) if each in thought.values]
    sane = sane or thought.values
    chances = {card: part for card in sane if (part := thought.chances.get(card, 0.0)) > RARE}
    if not chances:
        return {max(sane, key=lambda action: thought.values[action]): 1.0}
    total = sum(chances.values())
    return {card: part / total for card, part in chances.items()}


def drawn_from(chances: dict[Action, float], seed: int) -> Action:
    """One of these, by chance."""
    if len(chances) == 1:
        return next(iter(chances))
    return Random(seed).choices(list(chances), list(chances.values()))[0]


def reason_for(view: View, action: Action, thought: Thought, aim: str, chance: float) -> Reason:
    """Why a card is the best: the margin that is expected with it and with the next best.

    Args:
        chance: with which it was to be played; where it is below 1 others are as good.
    """
    unit, margins = unit_of(view, aim), thought.margins
    others = (margin for card, margin in margins.items() if card != action)
    worth = thought.values[action]
    if unit == "match":
        # What is worth something to side 0 is worth the opposite to side 1: one takes, one gives.
        worth += (not thought.first) - SLOPE * margins[action]
    found = of_card(
        margins[action],
        max(others, default=None) if chance == 1 else None,
        unit=unit,
        worth=worth,
        known=thought.known,
    )
    return found if chance == 1 else mixed(found, chance)


def margin_of(value: float, table: list[float], first: bool) -> float:
    """The margin whose worth a value is, to the side that has it."""
    if not table:
        return value
    # To side 1 a margin is worth the opposite of what it is to side 0.
    worth = value if first else -value
    place = min(range(len(table)), key=lambda k: abs(table[k] - worth))
    margin = place - len(table) // 2
    return margin if first else -margin
