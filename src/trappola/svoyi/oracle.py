"""The oracle of Svoyi Kozyri: by a table if there is one, else by what a search can prove."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from functools import cached_property
from math import log2

from trappola._kernel import PileProver
from trappola.actions import plays_of
from trappola.games import GAMES
from trappola.games.svoyi import Svoyi
from trappola.kernel import PileState
from trappola.options import Rules
from trappola.oracle import Analysis, Rated, Step
from trappola.svoyi.form import MOST_RANKS, Form
from trappola.svoyi.position import Position
from trappola.svoyi.problem import TableError
from trappola.svoyi.shelf import command_for, table_of
from trappola.svoyi.table import WORDS, Table, check_state
from trappola.view import View

POSITIONS = 60_000
"""How many positions a search without a table looks at: some hundredths of a second."""
GUIDED = {"single": 40_000, "cover_and_lead": 10_000}
"""How many over a table without distances, where each takes longer: some hundredths."""


class SvoyiOracle:
    """Answers about positions of one form.

    Attributes:
        form: the rules they are of.
        table: where the values stand; None if they are searched for.
        positions: how many positions a search may look at for an answer.
    """

    def __init__(self, form: Form, table: Table | None, *, positions: int | None = None) -> None:
        self.form = form
        self.table = table
        usual = POSITIONS if table is None else GUIDED[form.turn]
        self.positions = usual if positions is None else positions
        self.plays = plays_of(form.pack)

    @property
    def complete(self) -> bool:
        """Whether every position is known."""
        return self.table is not None

    @property
    def remedy(self) -> str:
        """The command that makes the missing table; empty if there is one, or can be none."""
        form = self.form
        missing = self.table is None and form.ranks <= MOST_RANKS[form.turn]
        return command_for(form) if missing else ""

    @cached_property
    def _prover(self) -> PileProver:
        form = self.form
        if self.table is not None:
            return PileProver(self.table.kernel)
        return PileProver(
            ranks=form.ranks, cover_and_lead=form.cover_and_lead, low_trump=form.low_trump
        )

    def ask(self, view: View, behind: Collection[Hashable] = ()) -> Analysis | None:
        """The worth of the position; None before the cards are dealt and after the deal."""
        state = state_in(view)
        return None if state is None else self.analyse(state, behind)

    def place(self, view: View) -> Hashable:
        """The position in which the bout at hand began, as the kernel numbers it."""
        state = state_in(view)
        if state is None:
            return None
        number = self.form.pack.suit_number
        return begin_of(state, (number(view.trumps[0]), number(view.trumps[1])), self.form)

    def analyse(
        self, position: Position | PileState, behind: Collection[Hashable] = ()
    ) -> Analysis:
        """The worth of a position and of each legal action.

        Args:
            behind: of :meth:`place`, for play without distances.

        Raises:
            ParseError, TableError: it is no position of this form.
        """
        state = self._state(position)
        if self.table is None or not self.table.has_distances:
            return Analysis.of(self._searched(state, behind))
        return Analysis.of(list(self.table.rate(state)))

    def line(self, view: View) -> tuple[Step, ...]:
        """Best play of both from a view."""
        state = state_in(view)
        return () if state is None else self.line_from(state)

    def line_from(self, position: Position | PileState) -> tuple[Step, ...]:
        """Best play of both from a position."""
        state = self._state(position).copy()
        steps = []
        if self.table is not None and self.table.has_distances:
            for number in self.table.line(state):
                steps.append(Step(state.to_act, self.plays.by_number[number]))
                state.play(number)
            return tuple(steps)
        while not state.over and (state.pile or state.times_seen < 2):
            answer = self.analyse(state)
            if answer.value == "draw" or answer.distance is None:
                break
            action = answer.actions[0].action
            steps.append(Step(state.to_act, action))
            state.play(self.plays.number[action.text])
        return tuple(steps)

    def hardness(self, view: View, rated: Rated) -> float:
        """How much the other must know to answer an action that does not win."""
        state = state_in(view)
        return 0.0 if state is None else self._hardness_after(state, rated, state.to_act)

    def _hardness_after(self, state: PileState, rated: Rated, seat: int) -> float:
        state.play(self.plays.number[rated.action.text])
        try:
            return self._hardness(state, rated.value, seat)
        finally:
            state.undo()

    def _hardness(self, state: PileState, value: str, seat: int) -> float:
        if state.over:
            return 0.0
        # Values are enough, and a table has them at once.
        replies = self._searched(state) if self.table is None else self.table.rate(state)
        if state.to_act == seat:  # between covering and leading: the lead may still be chosen
            leads = [each for each in replies if each.value == value]
            return max(self._hardness_after(state, each, seat) for each in leads)
        right = {"loss": "win", "draw": "draw", "unknown": "unknown"}[value]
        good = sum(each.value == right for each in replies)
        return log2(len(replies) / good) if good else 0.0

    def _state(self, position: Position | PileState) -> PileState:
        return position.state(self.form) if isinstance(position, Position) else position

    def _searched(self, state: PileState, behind: Collection[Hashable] = ()) -> list[Rated]:
        """What a search tells: nothing but what it proves, or over a table every value.

        Distances that are only guessed are not told; they put the actions in order, so that those
        come first which seem to come nearest to the win, or to keep the loss farthest.
        """
        if self.table is not None:
            check_state(self.table.kernel, state)
        elif state.over:
            raise TableError("svoyi-over")
        places = [place for place in behind if isinstance(place, int)]
        found = self._prover.rate(state, self.positions, places)
        rated = []
        for number, value, distance in sorted(found, key=lambda each: each[1] * each[2]):
            known = value != 0 and distance < PileProver.GUESSED
            word = WORDS[value] if value or self.complete else "unknown"
            rated.append(Rated(self.plays.by_number[number], word, distance if known else None))
        return rated


def state_in(view: View) -> PileState | None:
    """The position that a view shows, if cards are played now."""
    game = GAMES[view.setup.game]
    assert isinstance(game, Svoyi)
    return game.state_of(view) if view.prompt in ("lead", "beat") else None


def begin_of(state: PileState, trumps: tuple[int, int], form: Form) -> int:
    """The position in which a bout began: the leader's hand as the kernel's tables number it."""
    pile, hands, seat = state.pile, [state.hand(0), state.hand(1)], state.to_act
    if not pile:
        leader = seat
    elif form.cover_and_lead:
        turns = len(pile) // 2  # a turn after the first lead is two cards, the last perhaps one
        leader = seat if (turns % 2 == 0) == state.must_lead else 1 - seat
    else:
        leader = seat if len(pile) % 2 == 0 else 1 - seat
    for place, card in enumerate(pile):
        turn = (place + 1) // 2 if form.cover_and_lead else place
        hands[leader if turn % 2 == 0 else 1 - leader] |= 1 << card
    return hand_number(hands[leader], trumps, leader, form.ranks)


def hand_number(hand: int, trumps: tuple[int, int], seat: int, ranks: int) -> int:
    """A hand as the kernel's tables number it: own trumps, the other's, the two plain suits."""
    plain = [suit for suit in range(4) if suit not in trumps]
    number = 0
    for suit in (trumps[seat], trumps[1 - seat], *plain):
        number = number << ranks | (hand >> 16 * suit & ((1 << ranks) - 1))
    return number


def form_of(rules: Rules) -> Form | None:
    """The form that a table of people plays; None if its rules are of none that can be solved.

    A number of turns after which nobody wins plays no part, as the rule about repeated positions
    plays none: they end what goes round in circles. Where they are counted to make somebody the
    winner it is another game.
    """
    if rules.last_card_must_stand or rules.number_after("max_turns", "fewer_cards_wins:"):
        return None
    return Form(rules.ranks, rules.turn_form, rules.low_trump_on_own_trump)


def oracle_for(rules: Rules, *, lookup: bool = True) -> SvoyiOracle | None:
    """The oracle of these rules; None if there can be none.

    Args:
        lookup: whether it may look positions up in a table, if there is one.

    Raises:
        TableError: the table that belongs to them is damaged.
    """
    form = form_of(rules)
    if form is None:
        return None
    if not lookup:
        return SvoyiOracle(form, None)
    try:
        return SvoyiOracle(form, table_of(form))
    except TableError as error:
        if error.key != "svoyi-no-table":
            raise
        return SvoyiOracle(form, None)


__all__ = ["SvoyiOracle", "form_of", "oracle_for"]
