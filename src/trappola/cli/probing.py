"""``trappola svoyi probe`` and ``tables``: what the solved game says of a position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from trappola.cli.analysing import listed, mark, show_line, worth_in_words
from trappola.cli.complaint import complain
from trappola.cli.records import read_text, wrong
from trappola.cli.screen import out, say
from trappola.errors import RecordError
from trappola.match import Match
from trappola.oracle import Analysis, Step
from trappola.record import Record
from trappola.svoyi import TableError, files, shelf
from trappola.svoyi.memory import in_words
from trappola.svoyi.oracle import oracle_for
from trappola.text import tell


def probe_record(file: Path, *, as_json: bool) -> int:
    """Answers for the position at the end of a record."""
    try:
        match = Match.from_record(Record.parse(read_text(file)))
    except RecordError as error:
        return wrong(file, error)
    if match.game.name != "svoyi":
        raise TableError("svoyi-record-other", file=str(file), game=match.game.name)
    if match.to_act is None:
        raise TableError("svoyi-record-over", file=str(file))
    oracle = oracle_for(match.rules)
    if oracle is None:
        raise TableError("svoyi-no-oracle")
    view = match.view(match.to_act)
    answer = oracle.ask(view)
    if answer is None:
        raise TableError("svoyi-record-undealt", file=str(file))
    line = oracle.line(view)
    if as_json:
        if oracle.remedy:
            complain(tell("oracle-remedy", command=oracle.remedy))
        print(json.dumps(as_words(answer, line)))
        return 0
    who = match.names[match.to_act]
    say(worth_in_words(answer, who), style="bold")
    for each in answer.actions:
        say(f"  {listed(each.action)}{mark(each)}", match.pack)
    if line:
        show_line(line, match.names, match.pack)
    if not oracle.complete:
        say(tell("oracle-searched"))
    if oracle.remedy:
        say(tell("oracle-remedy", command=oracle.remedy))
    return 0


def as_words(answer: Analysis, line: tuple[Step, ...]) -> dict[str, Any]:
    """An answer for scripts."""
    return {
        "value": answer.value,
        "distance": answer.distance,
        "actions": [
            {"action": each.action.text, "value": each.value, "distance": each.distance}
            for each in answer.actions
        ],
        "line": [f"{step.seat} {step.action.text}" for step in line],
    }


def list_tables(*, check: bool) -> int:
    """Every table with its size and place; what is wrong with one is said on standard error."""
    spoilt = 0
    for found in shelf.tables():
        try:
            if isinstance(found, TableError):
                raise found
            form = found.head.form
            if check:
                files.verify(found.file)
        except TableError as error:
            if not isinstance(found, TableError):
                error = error.mended_by(shelf.command_for(found.head.form))
            spoilt = complain(str(error))
            continue
        say(
            tell(
                "svoyi-table",
                cards=4 * form.ranks,
                size=in_words(found.file.stat().st_size),
            )
        )
        low, distances = form.low_trump, found.head.distances
        say("    " + tell("svoyi-form", form=form.turn))
        say("    " + tell("svoyi-low", low="yes" if low else "no"))
        say("    " + tell("svoyi-distances", distances="yes" if distances else "no"))
        say(f"    {found.file}", style="dim")
    out.print(tell("svoyi-tables-folder", folder=str(shelf.folder())))
    return spoilt
