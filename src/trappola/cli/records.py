"""``trappola replay``, ``score`` and ``convert``: what is done with written-down games."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from trappola.cli.complaint import complain
from trappola.cli.screen import each_with, marked, out, say, show_sheet
from trappola.errors import RecordError, UnknownName
from trappola.events import Event
from trappola.match import Match
from trappola.record import Record
from trappola.telling import name_of, tell_event
from trappola.text import Coded, Row, spoken, tell

STDIN = Path("-")


def read_text(file: Path) -> str:
    """The text of a file, or of standard input for ``-``."""
    return sys.stdin.read() if file == STDIN else file.read_text("utf-8")


def wrong(file: Path, error: RecordError) -> int:
    """``FILE: deal 1, action 4: RULE``, with the line where the record is text."""
    line = f":{error.line}" if error.line is not None and error.deal is not None else ""
    return complain(tell("file-error", file=f"{file}{line}", problem=str(error)))


def results(match: Match) -> dict[str, Any]:
    """The score of a match as ``score --json`` prints it; an unfinished deal has none."""
    return {
        "deals": [sheet.as_json() for sheet in match.score_sheets],
        "match": match.standing.as_json(),
    }


def score_file(file: Path, *, as_json: bool) -> int:
    """Scores one record."""
    try:
        match = Match.from_record(Record.parse(read_text(file)))
    except RecordError as error:
        return wrong(file, error)
    if as_json:
        print(json.dumps(results(match)))
        return 0
    for number, sheet in enumerate(match.score_sheets, 1):
        out.rule(tell("table-deal", number=number), style="dim")
        show_sheet(sheet.lines, match.names, match.game.name)
        out.print()
    show_standing(match)
    return 0


def show_standing(match: Match) -> None:
    """The match score, chips and queue, and the winner."""
    names, standing = match.names, match.standing
    sides = match.game.sides
    scorers = [name_of(side, names, sides=sides) for side in range(len(standing.points))]
    say(tell("standing-points", points=each_with(scorers, standing.points)))
    if any(standing.chips) or standing.pot:
        say(tell("standing-chips", chips=each_with(names, standing.chips)))
    if standing.order is not None:
        queue = Row(names[seat] for seat in standing.order)
        say(tell("standing-pot", pot=standing.pot, queue=queue))
    if standing.winner is not None:
        say(tell("standing-winner", who=name_of(standing.winner, names, sides=sides)))


def score_lines(file: Path) -> int:
    """Scores one record a line; a wrong one gives its error and the rest goes on."""
    source = sys.stdin if file == STDIN else file.open(encoding="utf-8")
    with source:
        for line in source:
            if line.strip():
                print(json.dumps(result_of_line(line)))
    return 0


def result_of_line(line: str) -> dict[str, Any]:
    """The results of a record in JSON, or what is wrong with it."""
    try:
        return results(Match.from_record(Record.from_json(line)))
    except RecordError as error:
        result: dict[str, Any] = {"error": error.reason.tell(Coded(spoken()))}
        if error.deal is not None:
            result["deal"] = error.deal
        if error.action is not None:
            result["action"] = error.action
        return result


def convert_file(file: Path, to: str) -> int:
    """Prints a record in a form; it is replayed first, so that nothing wrong is passed on."""
    if to not in ("text", "json"):
        raise UnknownName("no-form", form=to)
    try:
        record = Match.from_record(Record.parse(read_text(file))).record
    except RecordError as error:
        return wrong(file, error)
    print(record.to_text() if to == "text" else record.to_json(), end="" if to == "text" else "\n")
    return 0


def replay_file(file: Path, *, seat: int | None, deal: int | None, step: bool) -> int:
    """Tells the events of a record as sentences, with the score sheet after each deal."""
    try:
        match = Match.from_record(Record.parse(read_text(file)))
    except RecordError as error:
        return wrong(file, error)
    if seat is not None and seat not in range(len(match.names)):
        raise UnknownName("no-seat", seat=seat, number=len(match.names))
    if deal is not None and deal not in range(1, len(match.played) + 1):
        raise UnknownName("no-deal", deal=deal, number=len(match.played))
    for number, each in enumerate(match.played, 1):
        if deal in (None, number):
            tell_deal(match, each.deal.log, seat, step=step)
    if deal is None:
        show_standing(match)
    return 0


def tell_deal(match: Match, log: list[Any], seat: int | None, *, step: bool) -> None:
    """One deal: its events, then its sheet."""
    lines = []
    for entry in log:
        if isinstance(entry, Event):
            event = entry
        elif seat is None or entry.owner == seat:
            event = entry.own
        else:
            event = entry.others
        sentence = tell_event(event, match.names, match.pack, marked(), sides=match.game.sides)
        if event.kind == "score":
            lines.append(event)
        if sentence is None:
            continue
        if lines:
            show_lines(match, lines)
            lines = []
        say(sentence, match.pack)
        if step and sys.stdin.isatty():
            input()
    out.print()


def show_lines(match: Match, events: list[Event]) -> None:
    """The score lines of a deal as a table."""
    from trappola.view import View

    view = View(match.setup, None, match.pack).take_all(events)
    show_sheet(view.sheet, match.names, match.game.name)
