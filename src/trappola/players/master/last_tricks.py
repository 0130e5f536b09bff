"""The last tricks of two hands, played as a game of hidden information.

Averages of solved worlds are played as if everybody saw all cards after the next one. When few
cards are left the ending is solved as what it is instead: each seat sees its own hand, what is
played tells something of it, and at times the best play is a mixed one. One's own hand may be any
that everybody's knowledge leaves; none is thought likelier than another.

Where all worlds can be listed the ending is solved once, from the beginning of the earliest trick
that is not too far from the end, and played along to the last card. Where they cannot, or some are
believed likelier than others, so many hands of each seat are drawn, and it is solved anew for every
card.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from threading import Lock
from typing import NamedTuple

from trappola.kernel import HiddenGame, Profile, Stakes, TrickState, Worlds
from trappola.knowledge import Knowledge
from trappola.view import View

LAST = 3
"""With more cards in a hand than this worlds are solved one by one."""
LONGEST = 6
"""With more, no ending can be asked for: it grows too large."""
COURSES = {1: 1, 2: 4, 3: 24, 4: 230, 5: 3_000, 6: 40_000}
"""In about how many ways two hands of so many cards are played out."""
MOST = 600_000
"""Ways to play out all worlds of an ending, together, that are not too many to be solved."""
ROUNDS = 60
"""Rounds of solving; an ending is then less than a thousandth of its extent from an equilibrium."""
DRAWN_ROUNDS = 30
"""The same where hands are drawn, which are further from the truth than that."""
TREMBLE = 0.02
"""How often the other is thought to play any card: so there is an answer to poor play as well."""
KEPT = 6
"""Endings of listed worlds that are remembered, for the next card or the next match."""
LONGER = 2
"""What was solved in a hurry does not serve who has more than so many times as long."""


class Ending(NamedTuple):
    """How an ending is to be played, by the numbers of the cards.

    Attributes:
        values: what each card is expected to be worth to the seat.
        chances: how likely it is to be played.
        looked: how many worlds there were.
    """

    values: dict[int, float]
    chances: dict[int, float]
    looked: int

    @classmethod
    def of(cls, choices: dict[int, tuple[float, float]], looked: int) -> Ending:
        """From the chance and the value of each card."""
        return cls(
            {card: value for card, (_, value) in choices.items()},
            {card: chance for card, (chance, _) in choices.items()},
            looked,
        )


class Limits(NamedTuple):
    """How far an ending may be looked into.

    Attributes:
        last: how many cards a hand may have.
        most: in how many ways all worlds may be played out, together.
        seconds: how long it may be solved; 0 is no limit.
        seed: of the hands that are drawn.
    """

    last: int
    most: int
    seconds: float
    seed: int


class Aim(NamedTuple):
    """What is played for: what the deal is worth, and what that is worth in the match."""

    stakes: Stakes
    table: list[float]

    def __str__(self) -> str:
        each = self.stakes
        parts = (each.base, each.captures, each.no_trick, each.few_points, each.least, self.table)
        return str(parts)


def solved(
    view: View,
    knowledge: Knowledge,
    worlds: Worlds,
    state: TrickState,
    aim: Aim,
    limits: Limits,
) -> Ending | None:
    """How the seat on turn should play; None if too much is left, or nothing is hidden.

    Args:
        worlds: those of the knowledge, or the ones of them that are believed.
        state: the deal as it stands, with the cards of some world.
    """
    left = state.hand(state.to_act).bit_count()
    last = min(limits.last, LONGEST)
    if knowledge.model.seats != 2 or state.stock_left or not 1 < left <= last:
        return None
    if knowledge.worlds.ways == 1:
        return None
    tricks = len(knowledge.course.tricks)
    for before in range(min(last - left, tricks), -1, -1):
        # Before the first trick there is nothing that could be believed.
        if worlds is knowledge.worlds or before == tricks:
            found = listed(view, knowledge, aim, before, limits)
            if found is not None:
                return found
    return drawn(view, worlds, state, aim, limits)


def listed(
    view: View, knowledge: Knowledge, aim: Aim, before: int, limits: Limits
) -> Ending | None:
    """The ending as it was so many tricks ago, with every world of that time; None if too many."""
    course = knowledge.course
    tricks = len(course.tricks) - before
    shared = Knowledge.shared(view, tricks)
    left = shared.course.hands[knowledge.playing[0]].count
    most = limits.most // COURSES[left]
    if shared.worlds.ways > most:
        return None
    leader = course.tricks[tricks][0] if before else course.leader
    played = [card for _, cards in course.tricks[tricks:] for card in cards]
    played += [card for _, card in course.table]
    key = (view.setup.game, sorted(view.setup.options.items()), past(shared), leader, str(aim))
    try:
        profile = SOLVED.get(str(key), limits.seconds)
        if profile is None:
            worlds = shared.worlds.every(most)
            game = HiddenGame(
                shared.state(shared.sample(1, 0)[0], leader),
                [(first, second) for (first, second, *_), _ in worlds],
                [weight for _, weight in worlds],
                aim.stakes,
                table=aim.table,
            )
            profile = game.solve(rounds=ROUNDS, seconds=limits.seconds, tremble=TREMBLE)
            SOLVED.put(str(key), profile, limits.seconds)
        choices = profile.at(played, own_hand(view))
    except ValueError:
        return None  # worlds that cannot be listed, or a hand that was thought impossible
    return Ending.of(choices, round(shared.worlds.ways))


def past(shared: Knowledge) -> tuple[object, ...]:
    """What everybody knew, as far as worlds and worth depend on it."""
    course = shared.course
    return (course.gone, course.trump, course.tricks, course.hands, course.said)


def drawn(
    view: View,
    worlds: Worlds,
    state: TrickState,
    aim: Aim,
    limits: Limits,
) -> Ending:
    """The ending from this card on, with hands drawn for both seats."""
    me = state.to_act
    own = own_hand(view)
    number = max(int((limits.most / 2 / COURSES[own.bit_count()]) ** 0.5), 2)
    theirs = Counter(hands[1 - me] for hands, _ in worlds.sample(number, limits.seed))
    shared = Knowledge.shared(view).worlds.sample(number, limits.seed)
    mine = {own, *(hands[me] for hands, _ in shared)}
    pairs, weights = [], []
    for one in sorted(mine):
        for their, times in theirs.items():
            if not one & their:
                pairs.append((one, their) if me == 0 else (their, one))
                weights.append(float(times))
    game = HiddenGame(state, pairs, weights, aim.stakes, table=aim.table)
    profile = game.solve(rounds=DRAWN_ROUNDS, seconds=limits.seconds, tremble=TREMBLE)
    return Ending.of(profile.at([], own), len(pairs))


def own_hand(view: View) -> int:
    """The cards of the seat, as a word of bits."""
    assert view.seat is not None
    return view.known[view.seat]


class Memory:
    """The last endings solved, and how long each might take."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[object, tuple[Profile, float]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: object, seconds: float) -> Profile | None:
        """What was found of an ending, if it is good enough for who has so much time.

        Solved to the last round it is; otherwise if it was given about as much. 0 is no limit.
        """
        with self._lock:
            profile, given = self._kept.get(key, (None, 0.0))
            if profile is None:
                return None
            self._kept.move_to_end(key)
            if profile.rounds < ROUNDS and not 0 < seconds <= given * LONGER:
                return None
            return profile

    def put(self, key: object, profile: Profile, seconds: float) -> None:
        """Remembers an ending, and forgets the one not used for the longest time."""
        with self._lock:
            self._kept[key] = (profile, seconds)
            self._kept.move_to_end(key)
            while len(self._kept) > self.most:
                self._kept.popitem(last=False)


SOLVED = Memory(KEPT)
