"""Measures Trappola beside OpenSpiel.

    python benchmarks/run.py [--quick] [--only NAME] [--write-docs]

Both sides run in turns on one core. The rows go to ``build/bench.json``; what they mean is told
in ``docs/benchmarks.md``.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple, TypeVar

import ours
import report
import solving
import start
from asked import Reader, answer
from peer_process import PeerError, PeerProcess, environment
from rows import Pair, Row, pairs
from timing import Rates, Work, measure

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
PAGE = ROOT / "docs" / "benchmarks.md"

T = TypeVar("T")


class Effort(NamedTuple):
    """How long is measured: rounds of so many seconds a side, and so many starts of a process."""

    rounds: int
    seconds: float
    starts: int


FULL = Effort(rounds=7, seconds=1.0, starts=20)
QUICK = Effort(rounds=3, seconds=0.2, starts=5)


class Bench:
    """A run of the benchmark.

    Attributes:
        peer: the peer's process; None if it cannot be had.
    """

    def __init__(self, effort: Effort, peer: PeerProcess | None) -> None:
        self.effort = effort
        self.peer = peer
        self.works: dict[str, Work] = {}

    def ask_peer(self, ask: Callable[[PeerProcess], T]) -> T | None:
        """What the peer answers; None without a peer. A peer that fails is not asked again."""
        if self.peer is None:
            return None
        try:
            return ask(self.peer)
        except PeerError as error:
            print(f"peers: {error}; the rest is measured without", file=sys.stderr)
            self.peer = None
            return None

    def pair(self, pair: Pair) -> list[Row]:
        """Both sides in turns; the medians of all rounds."""
        work = self.works.setdefault(pair.ours, ours.WORKS[pair.ours]())
        mine: list[Rates] = []
        theirs: list[Rates] = []
        for _ in range(self.effort.rounds):
            mine.append(measure(work, self.effort.seconds))
            rates = self.peer_rates(pair.peer)
            if rates is not None:
                theirs.append(rates)
        return pair.rows(mine, theirs)

    def peer_rates(self, name: str) -> Rates | None:
        """One round of the other side: of the peer, or of a second way of our own."""
        if name not in ours.WORKS:
            return self.ask_peer(lambda peer: peer.measure(name, self.effort.seconds))
        work = self.works.setdefault(name, ours.WORKS[name]())
        return measure(work, self.effort.seconds)

    def start(self, name: str) -> list[Row]:
        """The start of a process beside the peer's."""
        mine: list[float] = []
        theirs: list[float] = []
        for _ in range(self.effort.starts):
            seconds = start.seconds_of(start.OURS[name])
            if seconds is not None:
                mine.append(seconds)
            if self.peer is not None:
                seconds = start.seconds_of(start.peer_command(self.peer.python))
                if seconds is not None:
                    theirs.append(seconds)
        if not mine:
            print(f"{name}: fails or is not installed, so it is not measured", file=sys.stderr)
        own, other = (median(seconds) if seconds else None for seconds in (mine, theirs))
        return [Row("start", name, "s", own, start.PEER, other)]


def chosen(only: str | None) -> list[Callable[[Bench], list[Row]]]:
    """What is to be measured: everything, or what has ``only`` in its group or names."""
    found: list[Callable[[Bench], list[Row]]] = []
    for pair in pairs():
        text = f"{pair.group} {pair.ours} {pair.peer}"
        if only is None or only in text:
            found.append(partial(Bench.pair, pair=pair))
    for name, solve in solving.rows().items():
        if only is None or only in name:
            found.append(lambda _, solve=solve: [solve()])
    for name in start.OURS:
        if only is None or only in f"start {name}":
            found.append(partial(Bench.start, name=name))
    return found


def pin() -> None:
    """Keeps this process and all that it starts on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def start_peer() -> PeerProcess | None:
    """The peer, installed on first use; None with a line on standard error if it cannot be had."""
    try:
        return PeerProcess(environment(BUILD / "bench-venv"))
    except PeerError as error:
        print(f"peers: {error}; only our side is measured", file=sys.stderr)
        return None


def main() -> int:
    """Measures, prints and writes."""
    parser = Reader(__doc__)
    parser.add_argument("--quick", action="store_true", help="few short rounds: a first look")
    parser.add_argument(
        "--only",
        metavar="NAME",
        help="only what has NAME in it: playouts, rests, driven, match, endings, search, solving, "
        "probe, start, or a game",
    )
    parser.add_argument(
        "--write-docs", action="store_true", help="write the results into docs/benchmarks.md"
    )
    given = parser.parse_args()
    if given.write_docs and (given.quick or given.only):
        parser.error("--write-docs publishes a full run: leave --quick and --only out")
    wanted = chosen(given.only)
    if not wanted:
        parser.error(f"nothing is called {given.only}")

    BUILD.mkdir(exist_ok=True)
    pin()
    peer = start_peer()
    bench = Bench(QUICK if given.quick else FULL, peer)
    rows: list[Row] = []
    for place, run in enumerate(wanted, start=1):
        new = run(bench)
        rows.extend(new)
        print(f"[{place}/{len(wanted)}] {new[0].name}", file=sys.stderr)

    facts = report.machine(None if peer is None else peer.about)
    if peer is not None:
        peer.close()
    target = BUILD / "bench.json"
    lines = json.dumps([row.as_json() for row in rows], indent=1, ensure_ascii=False)
    target.write_text(lines + "\n", encoding="utf-8")
    print("\n".join([*facts, "", report.table(rows), "", *report.verdicts(rows)]))
    if given.write_docs:
        report.write_docs(PAGE, rows, facts)
    return 0


if __name__ == "__main__":
    answer(main)
