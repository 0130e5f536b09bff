"""What the oracle says of a table, as it goes over the wire: marks, a line, mistakes."""

from __future__ import annotations

from trappola.actions import Action
from trappola.analysis import Mistake, mistakes
from trappola.match import Match
from trappola.oracle import Oracle, Rated
from trappola.server.messages import Insight, Line, Mark, MistakeInfo, Mistakes, Step
from trappola.table.table import Table, TableError
from trappola.text import Cards, Term, has, tell


def insight_of(table: Table, language: str) -> Insight | None:
    """What everybody may see now; None where nobody can tell."""
    oracle = table.oracle
    if oracle is None:
        return None
    says, marks = None, []
    turn = table.match.turn
    if table.analysing and turn is not None:
        answer = oracle.ask(table.match.view(turn.seat))
        if answer is not None:
            who = table.match.names[turn.seat]
            says = tell(
                f"oracle-says-{answer.value}", language, who=who, distance=answer.distance or 0
            )
            marks = [mark_of(each, language) for each in answer.actions]
    return Insight(on=table.analysing, wanted_by=sorted(table.analysts), says=says, marks=marks)


def mark_of(rated: Rated, language: str) -> Mark:
    """A mark with its words."""
    return Mark.model_validate(
        {
            "action": rated.action.text,
            "value": rated.value,
            "distance": rated.distance,
            "text": tell(f"oracle-{rated.value}", language, distance=rated.distance or 0),
        }
    )


def asked(table: Table) -> Oracle:
    """The oracle of a table at which everybody wants to know."""
    if table.oracle is None or not table.analysing:
        raise TableError("analysis-off")
    return table.oracle


def line_of(table: Table, language: str) -> Line:
    """Best play of both from here.

    Raises:
        TableError: the analysis is not on.
    """
    oracle, turn = asked(table), table.match.turn
    steps = () if turn is None else oracle.line(table.match.view(turn.seat))
    names = table.match.names
    return Line(
        steps=[
            Step(
                seat=step.seat,
                who=names[step.seat],
                action=step.action.text,
                card=None if step.action.card is None else step.action.card.text,
                text=tell("played", language, who=names[step.seat], card=named(step.action)),
            )
            for step in steps
        ]
    )


def mistakes_of(table: Table, deal: int, language: str) -> Mistakes:
    """What went wrong in a complete deal, counted from 1.

    Raises:
        TableError: the analysis is not on, or the deal is not complete.
    """
    asked(table)
    done = len(table.match.score_sheets)
    if not 1 <= deal <= done:
        raise TableError("no-deal", deal=deal, number=done)
    found = mistakes(table.match, deal - 1)
    return Mistakes(
        deal=deal,
        text=tell("oracle-mistakes", language, number=len(found)),
        mistakes=[mistake_of(each, table, language) for each in found],
    )


def mistake_of(mistake: Mistake, table: Table, language: str) -> MistakeInfo:
    """A mistake in a sentence, with the position before it."""
    from trappola.server.wire import table_view

    match: Match = table.match
    return MistakeInfo(
        number=mistake.number,
        seat=mistake.seat,
        text=tell(
            f"oracle-mistake-{mistake.better.value}",
            language,
            number=mistake.number,
            who=match.names[mistake.seat],
            played=named(mistake.played.action),
            better=named(mistake.better.action),
        ),
        view=table_view(mistake.view, match, table.seats, set(range(len(table.seats))), language),
    )


def named(action: Action) -> Cards | Term | str:
    """An action in a sentence."""
    if action.card is not None:
        return Cards(action.card.text)
    key = f"oracle-do-{action.verb}"
    return Term(key) if has(key) else action.text
