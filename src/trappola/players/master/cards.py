"""Which card to play: a search over worlds, for what the deal is worth in the match."""

from __future__ import annotations

import time
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from trappola.actions import Action, plays_of
from trappola.games.sets import read_set
from trappola.games.tricks import Claim
from trappola.kernel import SearchMethod, Stakes, TrickModel, TrickState, Worlds, search
from trappola.knowledge import Knowledge
from trappola.players.master import last_tricks
from trappola.players.master.aims import MATCH, SLOPE, table_for, unit_of
from trappola.players.master.belief import DRAWN, believed
from trappola.players.master.last_tricks import LAST, MOST, Aim, Limits
from trappola.players.reason import Reason
from trappola.players.silly import sensible
from trappola.players.why.search import mixed, of_card
from trappola.view import View


class Effort(NamedTuple):
    """How much is thought about a move.

    Attributes:
        seconds: 0 is no limit.
        iterations: 0 is no limit; of the tree search. A solved world counts for :data:`SOLVED`.
        aim: what is played for: the match, or the points of this deal.
        world: hands by seat and the stock in order, for who sees every card (the arena's
            all-seeing player): a word is valued in this world alone.
    """

    seconds: float
    iterations: int
    threads: int
    seed: int
    believe: bool | None = None
    aim: str = MATCH
    world: tuple[list[int], list[int]] | None = None
    endings: int = LAST

    def limits(self) -> Limits:
        """How far an ending with hidden hands may be looked into."""
        most = min(self.iterations * COURSES_EACH, MOST) if self.iterations else MOST
        return Limits(self.endings, most, self.seconds, self.seed)

    def worlds(self) -> int:
        """How many worlds may be solved; 0 is no limit."""
        return max(self.iterations // SOLVED, 8) if self.iterations else 0

    def weighed(self) -> int:
        """How many worlds may be weighed."""
        number = self.iterations or DRAWN
        if self.seconds:
            number = min(number, int(self.seconds * WEIGHED))
        return min(max(number, FEWEST), DRAWN)

    def less(self, seconds: float) -> Effort:
        """What is left of it; a little in any case."""
        if not self.seconds:
            return self
        return self._replace(seconds=max(self.seconds - seconds, self.seconds * LEAST))


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


COURSES_EACH = 300
"""Ways to play out an ending that take as long as one iteration of the tree, about."""
SOLVED = 50
"""Iterations of the tree that take as long as one solved world, about."""
FEWEST = 100
"""Worlds that are weighed at least."""
WEIGHED = 30_000
"""For each second of a move so many, a small part of it."""
LEAST = 0.2
"""The part of the time that is searched, however long the rest has taken."""
RARE = 0.01
"""Cards with a smaller chance in an ending are not played: they are remains of its solving."""
WIDE, LONG = 6, 8
"""With up to so many cards in each of four hands a world is solved in 0.3 ms, in 6 ms at most."""
MANY = 20
"""Larger ones are solved if there can be so many, by iterations, …"""
SOME, MUCH = 0.05, 0.5
"""… or in so many seconds; the first lead, 30 ms a world, only with much time."""


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


def searched(
    model: TrickModel,
    state: TrickState,
    worlds: Worlds,
    stakes: Stakes,
    table: list[float],
    effort: Effort,
) -> tuple[dict[int, float], int]:
    """The value of every action to the seat on turn, and how many worlds were looked at."""
    solved = solvable(model, state, effort)
    found = search(
        state,
        worlds,
        stakes,
        table=table,
        method=SearchMethod.exact if solved else SearchMethod.tree,
        iterations=effort.worlds() if solved else effort.iterations,
        seconds=effort.seconds,
        threads=effort.threads,
        seed=effort.seed,
    )
    return {number: mean for number, (mean, _, tried) in found.values.items() if tried}, (
        found.iterations
    )


def solvable(model: TrickModel, state: TrickState, effort: Effort | None = None) -> bool:
    """Whether worlds are solved quickly enough to solve many, with so much effort."""
    if state.stock_left:
        return False
    most = max(state.hand(seat).bit_count() for seat in range(model.seats))
    if model.seats == 2 or most <= WIDE:
        return True
    if effort is None or (effort.worlds() < MANY if effort.iterations else effort.seconds < SOME):
        return False
    # The first lead of all takes five times as long as what follows.
    return most <= LONG or state.on_table > 0 or effort.seconds >= MUCH


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
