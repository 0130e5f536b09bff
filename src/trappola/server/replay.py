"""A complete deal step by step, as a seat saw it or with all hands on the table, and why."""

from __future__ import annotations

from trappola.events import as_seen_by, everything
from trappola.server.messages import Hints, ReasonTold, Replay, State, Told, Undo
from trappola.server.wire import table_view, told
from trappola.table.table import Table, TableError
from trappola.view import View


def replay_of(table: Table, seat: int | None, deal: int, hands: str, language: str) -> Replay:
    """The states of a deal after each event that a person would see as a step.

    Args:
        hands: ``own`` as the seat saw it, a seat's number as that one did, ``all`` with all hands.

    Raises:
        TableError: the deal is not complete, or there is none of this number.
    """
    match = table.match
    done = len(match.score_sheets)
    if not 1 <= deal <= done:
        raise TableError("no-deal", deal=deal, number=done)
    log = match.played[deal - 1].deal.log
    if hands.isdecimal():
        seat = int(hands)
        if seat >= len(match.names):
            raise TableError("no-seat", seat=seat, number=len(match.names))
    events = everything(log) if hands == "all" else as_seen_by(log, seat)
    view = View(match.setup, seat, match.pack)
    here = set(range(len(match.names)))
    states: list[State] = []
    waiting: list[Told] = []
    steps: list[int] = []  # of each event the state in which it is told
    for number, event in enumerate(events):
        view.take(event)
        steps.append(len(states))
        said = told([event], number, seat, match, language)
        if said[0].text is not None:
            waiting += said
        # The deal is announced with what follows it: only then are the active seats known.
        if event.kind == "deal" or not (waiting or event.kind == "score"):
            continue
        if said[0].text is None and event.kind != "score":
            continue
        shown = table_view(view.snapshot(), match, table.seats, here, language)
        states.append(
            State(
                version=number,
                view=shown.model_copy(update={"deal_over": False}),
                choices=None,
                told=waiting,
                undo=Undo(may=False, asked_by=None, asks_you=False),
                hints=Hints(on=False, wanted_by=[], ask=False),
            )
        )
        waiting = []
    # The last step shows how the match stands afterwards.
    end = table_view(view, match, table.seats, here, language)
    states[-1] = states[-1].model_copy(update={"view": end})
    reasons = [
        ReasonTold(
            step=min(steps[each.event], len(states) - 1),
            seat=each.seat,
            text=each.reason.tell(language),
        )
        for each in table.reasons.of(match, deal)
        if each.event < len(steps)
    ]
    return Replay(deal=deal, states=states, reasons=reasons)
