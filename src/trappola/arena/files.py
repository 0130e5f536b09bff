"""What a contest leaves behind: a table of its pairs, its records."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from pathlib import Path

from trappola.arena.contest import SIDES, Contest
from trappola.arena.pair import Pair
from trappola.writing import whole_text

COLUMNS = (
    "pair",
    "cards",
    "deals",
    *(f"{side.lower()}_{game}" for game in ("first", "second") for side in SIDES),
    *(f"failures_{side.lower()}" for side in SIDES),
    *(f"silly_{side.lower()}" for side in SIDES),
    *(f"seconds_{side.lower()}" for side in SIDES),
    *(f"moves_{side.lower()}" for side in SIDES),
)


def write_csv(file: Path, contest: Contest, pairs: Iterable[Pair]) -> None:
    """One line a pair; ``a_first`` are A's points in the first game, ``a_second`` in the other.

    Raises:
        NotWritten: the file cannot be written.
    """
    with whole_text(file) as out:
        writer = csv.writer(out)
        writer.writerow(COLUMNS)
        for pair in pairs:
            sides = [pair.sides[side] for side in SIDES]
            writer.writerow(
                [
                    pair.number,
                    contest.cards(pair.number),
                    pair.deals,
                    *(f"{side.points[game]:g}" for game in (0, 1) for side in sides),
                    *(side.failures.total() for side in sides),
                    *(side.silly.total() for side in sides),
                    *(f"{sum(side.times):.6f}" for side in sides),
                    *(len(side.times) for side in sides),
                ]
            )


def write_records(file: Path, pairs: Iterable[Pair]) -> None:
    """One record a line, as ``trappola score --lines`` reads them.

    Raises:
        NotWritten: the file cannot be written.
    """
    with whole_text(file) as out:
        for pair in pairs:
            for record in pair.records:
                out.write(json.dumps(record, ensure_ascii=False) + "\n")
