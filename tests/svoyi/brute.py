"""The solution the slow way: every play of every bout, written out with the rules' own engine.

Knows nothing of runs, orders, symmetries or what may be left out; only that a bout begins with a
lead on the empty table, and that what counts then is what the leader holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from trappola.kernel import TAKE, PileState
from trappola.svoyi.form import Form

TRUMPS = ("s", "h")

# A node of a bout: whose turn it is, and what its plays lead to: a node of the same bout, or after
# the bout a seat that has won, or a seat that leads with a hand.
Node = tuple[int, list[tuple[str, int, int]]]


def number_of(form: Form, hand: int, seat: int) -> int:
    """A hand as the tables count: own trumps, the other's, the plain suits."""
    number = 0
    for suit in (seat, 1 - seat, 2, 3):
        number = number << form.ranks | (hand >> (16 * suit) & ((1 << form.ranks) - 1))
    return number


def hand_of(form: Form, number: int, seat: int) -> int:
    """The cards of a number."""
    hand = 0
    for place, suit in enumerate((seat, 1 - seat, 2, 3)):
        cards = number >> ((3 - place) * form.ranks) & ((1 << form.ranks) - 1)
        hand |= cards << (16 * suit)
    return hand


def state_of(form: Form, number: int) -> PileState:
    """The position in which seat 0 leads with the hand of this number."""
    hand = hand_of(form, number, 0)
    return PileState(form.model(TRUMPS), hand, form.pack.mask & ~hand, 0)


def bout(form: Form, number: int) -> list[Node]:
    """All nodes of a bout, those a node leads to before it; the last is its beginning."""
    state = state_of(form, number)
    nodes: list[Node] = []
    places: dict[tuple[int, int, int, int, bool], int] = {}

    def visit() -> int:
        key = (
            state.hand(0),
            state.hand(1),
            state.pile[-1] if state.pile else -1,
            state.to_act,
            state.must_lead,
        )
        if key in places:
            return places[key]
        seat = state.to_act
        leads_to = []
        for action in state.legal_actions():
            state.play(action)
            if state.over:
                leads_to.append(("end", state.winner, 0))
            elif action == TAKE:
                leader = state.to_act
                leads_to.append(("base", leader, number_of(form, state.hand(leader), leader)))
            else:
                leads_to.append(("node", visit(), 0))
            state.undo()
        nodes.append((seat, leads_to))
        places[key] = len(nodes) - 1
        return places[key]

    visit()
    return nodes


def outcome(nodes: list[Node], value_of: Callable[[int], int]) -> int:
    """1 if seat 0 wins by what is known of later bouts, -1 if it loses, 0 if that is not known."""
    values: list[int] = []
    for seat, leads_to in nodes:
        found = []
        for kind, first, second in leads_to:
            if kind == "node":
                found.append(values[first])
            elif kind == "end":
                found.append(1 if first == 0 else -1)
            else:
                value = value_of(second)
                found.append(value if first == 0 else -value)
        values.append(max(found) if seat == 0 else min(found))
    return values[-1]


def solved(form: Form) -> dict[int, tuple[int, int]]:
    """Value and distance of every position that is won or lost, found bout by bout."""
    bouts = {number: bout(form, number) for number in numbers(form)}
    known: dict[int, tuple[int, int]] = {}

    def value_of(after: int) -> int:
        return known.get(after, (0, 0))[0]

    sweep = 0
    while True:
        sweep += 1
        fresh = {}
        for number, nodes in bouts.items():
            value = outcome(nodes, value_of)
            if value:
                fresh[number] = (value, sweep)
        if not fresh:
            return known
        known |= fresh
        for number in fresh:
            del bouts[number]


BEST = 1000


def score(value: int, distance: int) -> int:
    """Orders what a seat may reach: a near win first, a near loss last."""
    return value * (BEST - distance)


def score_by_one_bout(form: Form, number: int, label: Callable[[int], tuple[int, int]]) -> int:
    """The score of a position by playing out one bout, with the labels of those after it."""
    state = state_of(form, number)

    def best(low: int, high: int) -> int:
        seat = state.to_act
        found = -BEST
        for action in reversed(state.legal_actions()):  # taking is the highest number
            state.play(action)
            if state.over:
                reached = score(1 if state.winner == seat else -1, 1)
            elif action == TAKE:
                value, distance = label(number_of(form, state.hand(1 - seat), 1 - seat))
                reached = -score(value, distance + 1)
            elif state.to_act == seat:
                reached = best(max(low, found), high)
            else:
                reached = -best(-high, -max(low, found))
            state.undo()
            found = max(found, reached)
            if found >= high:
                break
        return found

    return best(-BEST, BEST)


def numbers(form: Form) -> Iterator[int]:
    """All hands with which a bout can begin."""
    yield from range(1, (1 << 4 * form.ranks) - 1)
