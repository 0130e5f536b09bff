"""The oracle of Svoyi Kozyri: by a table if there is one, else by what a search can prove."""

from __future__ import annotations

from functools import cached_property

from trappola._kernel import PileProver
from trappola.actions import plays_of
from trappola.games import GAMES
from trappola.games.svoyi import Svoyi
from trappola.kernel import PileState
from trappola.options import Rules
from trappola.oracle import Analysis, Rated, Step
from trappola.svoyi.form import Form
from trappola.svoyi.position import Position
from trappola.svoyi.problem import TableError
from trappola.svoyi.shelf import table_of
from trappola.svoyi.table import WORDS, Table
from trappola.view import View

POSITIONS = 60_000
"""How many positions a search looks at for an answer: some hundredths of a second."""


class SvoyiOracle:
    """Answers about positions of one form.

    Attributes:
        form: the rules they are of.
        table: where the values stand; None if they are searched for.
        positions: how many positions a search may look at.
    """

    def __init__(self, form: Form, table: Table | None, *, positions: int = POSITIONS) -> None:
        self.form = form
        self.table = table
        self.positions = positions
        self.plays = plays_of(form.pack)

    @property
    def complete(self) -> bool:
        """Whether every position is known."""
        return self.table is not None

    @cached_property
    def _prover(self) -> PileProver:
        form = self.form
        return PileProver(
            ranks=form.ranks, cover_and_lead=form.cover_and_lead, low_trump=form.low_trump
        )

    def ask(self, view: View) -> Analysis | None:
        """The worth of the position; None before the cards are dealt and after the deal."""
        state = state_in(view)
        return None if state is None else self.analyse(state)

    def analyse(self, position: Position | PileState) -> Analysis:
        """The worth of a position and of each legal action.

        Raises:
            ParseError, TableError: it is no position of this form.
        """
        state = self._state(position)
        if self.table is None:
            return Analysis.of(self._proved(state))
        rated = list(self.table.rate(state))
        if not self.table.has_distances:
            near = {each.action: each for each in self._proved(state)}
            rated = [each._replace(distance=near[each.action].distance) for each in rated]
        return Analysis.of(rated)

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

    def _state(self, position: Position | PileState) -> PileState:
        return position.state(self.form) if isinstance(position, Position) else position

    def _proved(self, state: PileState) -> list[Rated]:
        if state.over:
            raise TableError("svoyi-over")
        rated = []
        for number, value, distance in self._prover.rate(state, self.positions):
            action = self.plays.by_number[number]
            known = value != 0
            rated.append(
                Rated(action, WORDS[value] if known else "unknown", distance if known else None)
            )
        return rated


def state_in(view: View) -> PileState | None:
    """The position that a view shows, if cards are played now."""
    game = GAMES[view.setup.game]
    assert isinstance(game, Svoyi)
    return game.state_of(view) if view.prompt in ("lead", "beat") else None


def form_of(rules: Rules) -> Form | None:
    """The form that a table of people plays; None if its rules are of none that can be solved."""
    if rules.last_card_must_stand or rules.max_turns != "none":
        return None
    return Form(rules.ranks, rules.turn_form, rules.low_trump_on_own_trump)


def oracle_for(rules: Rules) -> SvoyiOracle | None:
    """The oracle of these rules; None if there can be none.

    Raises:
        TableError: the table that belongs to them is damaged.
    """
    form = form_of(rules)
    if form is None:
        return None
    try:
        return SvoyiOracle(form, table_of(form))
    except TableError as error:
        if error.key != "svoyi-no-table":
            raise
        return SvoyiOracle(form, None)


__all__ = ["SvoyiOracle", "form_of", "oracle_for"]
