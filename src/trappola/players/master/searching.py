"""What the cards are worth over worlds: solved one by one, searched by a tree, or both.

A solved world says exactly what each card brings in it, but while four hands are large it takes
long, and it is played as if everybody saw all cards. The tree looks at thousands, each at a glance;
in it nobody sees more than the seat on turn. Where partners sit the mean of both plays better than
either, from the first trick, where few worlds can be solved, to the last.
"""

from __future__ import annotations

from trappola.kernel import (
    SearchMethod,
    SearchResult,
    Stakes,
    TrickModel,
    TrickState,
    Worlds,
    search,
)
from trappola.players.master.effort import Effort

WIDE, LONG = 6, 8
"""With up to so many cards in each of four hands a world is solved in 0.3 ms, in 6 ms at most."""
MANY = 20
"""Larger ones are solved if there can be so many, by iterations; the first lead never is."""
TAKES = {7: (0.0015, 0.0004), 8: (0.007, 0.0015), 9: (0.040, 0.008)}
"""Seconds for a world with so many cards in each of four hands: for who leads, for who follows."""
TREE = 4
"""What the tree finds counts as much as all worlds together and so many more."""
PART = 1 / 3
"""The part of the time that it has, beside worlds."""


def searched(
    model: TrickModel,
    state: TrickState,
    worlds: Worlds,
    stakes: Stakes,
    table: list[float],
    effort: Effort,
) -> tuple[dict[int, float], int]:
    """The value of every action to the seat on turn, and how many worlds were looked at."""

    def by(method: SearchMethod, part: float = 1.0) -> SearchResult:
        exact = method == SearchMethod.exact
        return search(
            state,
            worlds,
            stakes,
            table=table,
            method=method,
            iterations=effort.worlds() if exact else effort.iterations,
            seconds=effort.seconds * part,
            threads=effort.threads,
            seed=effort.seed,
        )

    methods = methods_for(model, state, worlds.ways > 1, effort)
    if len(methods) == 1:
        found = by(methods[0])
        return means(found), found.iterations
    tree, solved = by(SearchMethod.tree, PART), by(SearchMethod.exact, 1 - PART)
    return together(means(tree), means(solved), solved.iterations), solved.iterations


def means(found: SearchResult) -> dict[int, float]:
    """What each action that was tried has brought."""
    return {number: mean for number, (mean, _, tried) in found.values.items() if tried}


def together(tree: dict[int, float], solved: dict[int, float], worlds: int) -> dict[int, float]:
    """The mean of both; where few worlds were solved the tree counts for more."""
    weight, least = worlds + TREE, min(tree.values())
    return {
        number: (worlds * mean + weight * tree.get(number, least)) / (worlds + weight)
        for number, mean in solved.items()
    }


def methods_for(
    model: TrickModel, state: TrickState, hidden: bool, effort: Effort
) -> tuple[SearchMethod, ...]:
    """How worlds are looked at with so much effort: solved, by the tree, or in both ways.

    Args:
        hidden: whether there is more than one.
    """
    if state.stock_left:
        return (SearchMethod.tree,)
    if model.seats == 2 or not hidden:
        return (SearchMethod.exact,)
    cards, leads = largest(model, state), state.on_table == 0
    if effort.iterations:
        few = effort.worlds() < MANY
        if few and cards <= WIDE:
            return (SearchMethod.exact,)
        tree_only = few or (leads and cards > LONG)
    else:
        takes = TAKES.get(cards, TAKES[max(TAKES)])[0 if leads else 1]
        tree_only = cards > WIDE and effort.seconds < takes
    return (SearchMethod.tree,) if tree_only else (SearchMethod.tree, SearchMethod.exact)


def solvable(model: TrickModel, state: TrickState) -> bool:
    """Whether worlds are solved so quickly that there are always many."""
    if state.stock_left:
        return False
    return model.seats == 2 or largest(model, state) <= WIDE


def largest(model: TrickModel, state: TrickState) -> int:
    """How many cards the largest hand has."""
    return max(state.hand(seat).bit_count() for seat in range(model.seats))
