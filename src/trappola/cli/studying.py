"""``trappola svoyi study``: the numbers and figures of docs/svoyi.md, made again."""

from __future__ import annotations

from pathlib import Path

from trappola.cli.screen import say
from trappola.svoyi.form import LEAST_RANKS, MOST_RANKS
from trappola.svoyi.problem import TableError
from trappola.svoyi.shelf import open_table
from trappola.svoyi.study import measures
from trappola.svoyi.study.figures import draw
from trappola.svoyi.study.files import write_tables
from trappola.text import tell
from trappola.writing import check_writable

MEASURES = {
    "results": measures.results,
    "distances": measures.distances,
    "leads": measures.leads,
    "winning_leads": measures.winning_leads,
    "rules_of_thumb": measures.rules_of_thumb,
}


def make_study(folder: Path, *, ranks: int, cost: int) -> int:
    """Counts both forms of a pack, and what solving costs up to a size, and writes it all.

    Raises:
        TableError: there is no table, there can be no such size, or a file cannot be written.
    """
    most = min(MOST_RANKS.values())
    if not LEAST_RANKS <= cost < most:  # the largest takes hours in one of the forms
        raise TableError("svoyi-study-cost", cost=cost, least=LEAST_RANKS, most=most - 1)
    check_writable(folder / "results.csv")
    solved = [open_table(ranks, form) for form in ("single", "cover_and_lead")]
    tables = {
        name: [row for table in solved for row in measure(table)]
        for name, measure in MEASURES.items()
    }
    tables["growth"] = measures.growth(cost)
    for file in [*write_tables(tables, folder), *draw(tables, folder)]:
        say(tell("svoyi-study-written", file=str(file)))
    return 0
