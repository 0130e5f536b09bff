"""The figures of ``docs/players.md``: levels against each other, and against OpenSpiel's search.

    python benchmarks/players.py --jobs 2
    python benchmarks/players.py --only openspiel --game cardano --scale 0.2

Everything is played by duplicate deals in the arena; a line tells the share of the points with its
interval of 99 %. Every pair is written into the results file at once: stop it, and the same command
goes on; what stands there is only told again. All of it takes about an hour and a quarter on two
idle processors. Tables:

* ``sampling``: Master against plain averages of solved worlds, at equal time and at equal effort;
* ``openspiel``: Master against OpenSpiel's ISMCTSBot, at equal time and at equal simulations: 100
  of its iterations against 100 of the Master's tree, or 8 worlds where it solves them;
* ``belief``: Master with worlds weighed by what the others did against Master without;
* ``levels``: Club against Novice, Master against Club;
* ``ceiling``: each against the all-seeing player, and which part of the way Master covers;
* ``sessions``: whole sessions of Bulka, by the chips received.

Single deals are played for points (``aim=points``), since that is what is measured.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import ismcts
from asked import Reader, answer, whole
from trappola.arena import Contest, run
from trappola.arena.ladder import Results
from trappola.arena.tally import Replaced, Sums

GAMES = ("classica", "cardano", "bulka", "quattro")
FILE = Path("build/players.jsonl")
SEED = "players"
assert ismcts.NAME  # the player is on the list


class Row(NamedTuple):
    """One contest of a table; ``deals`` are whole sessions where ``whole``."""

    table: str
    game: str
    one: str
    other: str
    deals: int
    whole: bool = False

    def contest(self) -> Contest:
        """What is played."""
        seed = f"{SEED}-sessions" if self.whole else SEED
        return Contest(self.game, {}, (self.one, self.other), seed=seed, whole=self.whole)


def master(how: str) -> str:
    """The Master, playing for points."""
    return f"master:{how},aim=points"


def rows() -> Iterator[Row]:
    """Every contest, those that decide most first."""
    # Solving the first lead of quattro takes 40 ms a world: with 0.03 s there is one to average.
    for game, seconds, deals in (
        ("bulka", 0.03, 1600),
        ("cardano", 0.03, 400),
        ("classica", 0.03, 200),
        ("quattro", 0.03, 2000),
        ("quattro", 0.1, 600),
    ):
        clock = f"seconds={seconds:g}"
        yield Row("sampling", game, master(clock), f"sampling:{clock}", deals)
    for game, deals in (("quattro", 60), ("bulka", 120), ("cardano", 60), ("classica", 60)):
        yield Row("openspiel", game, master("seconds=0.1"), "openspiel:seconds=0.1", deals)
    for game, deals in (("quattro", 240), ("bulka", 200), ("cardano", 80), ("classica", 60)):
        few = master("iterations=100")
        yield Row("openspiel", game, few, "openspiel:iterations=100", deals)
    effort = "iterations=2000"
    for game, deals in (("bulka", 1200), ("cardano", 400), ("classica", 120)):
        yield Row("sampling", game, master(effort), f"sampling:{effort}", deals)
    for game, deals in (("bulka", 1000), ("cardano", 400), ("quattro", 120)):
        believing = master(f"{effort},believe=1"), master(f"{effort},believe=0")
        yield Row("belief", game, *believing, deals)
    for game, deals in (("cardano", 300), ("bulka", 300), ("classica", 100), ("quattro", 100)):
        yield Row("levels", game, "club", "novice", deals)
        yield Row("levels", game, master(effort), "club", deals)
    for game, deals in (("cardano", 200), ("bulka", 300), ("classica", 60), ("quattro", 60)):
        for one in ("club", master(effort)):
            yield Row("ceiling", game, one, "all-seeing", deals)
    for other in ("club", "sampling:iterations=1000"):
        yield Row("sessions", "bulka", "master:iterations=1000", other, 160, True)


def main() -> None:
    """Plays what is asked for and is not in the file, and prints a line for each contest."""
    reader = Reader(__doc__)
    reader.add_argument("--scale", type=float, default=1.0, help="so many times the deals")
    reader.add_argument("--jobs", type=whole(), default=1)
    tables = sorted({row.table for row in rows()})
    reader.add_argument("--only", action="append", default=[], choices=tables, help="a table")
    reader.add_argument("--game", action="append", default=[], choices=GAMES)
    reader.add_argument("--results", type=Path, default=FILE)
    reader.add_argument("--json", action="store_true")
    given = reader.parse_args()
    wanted = [
        row
        for row in rows()
        if row.table in (given.only or tables) and row.game in (given.game or GAMES)
    ]
    if not wanted:
        reader.error(f"{' and '.join(given.only)} are not played in {' or '.join(given.game)}")
    given.results.parent.mkdir(parents=True, exist_ok=True)
    results = Results(given.results)
    covered: dict[str, dict[str, float]] = {}
    for row in wanted:
        sums = played(row, results, max(int(row.deals * given.scale) // 2, 1), given.jobs)
        print(as_json(row, sums) if given.json else told(row, sums), flush=True)
        if row.table == "ceiling":
            covered.setdefault(row.game, {})[row.one.partition(":")[0]] = sums.share
    for game, shares in covered.items():
        if len(shares) == 2:
            part = (shares["master"] - shares["club"]) / (0.5 - shares["club"])
            print(f"{game}: Master covers {part:.0%} of the way from Club to the all-seeing player")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors", file=sys.stderr)


def played(row: Row, results: Results, pairs: int, jobs: int) -> Sums:
    """So many pairs of a contest: those in the file, and the rest played now."""
    contest = row.contest()
    sums = Sums()
    for score in results.scores([row.game], contest.players, contest.seed):
        if (score.a, score.b) == contest.players:
            sums.add(*score.points)
    if sums.number < pairs:
        playing = run(contest, pairs=pairs - sums.number, jobs=jobs, first=sums.number)
        with closing(playing):
            for pair in playing:
                replaced = Replaced()
                replaced.add(pair)
                results.add(contest, pair.points, replaced.parts())
                sums.add(*pair.points)
    return sums


def told(row: Row, sums: Sums) -> str:
    """A line to read."""
    low, high = sums.interval()
    what = "sessions" if row.whole else "deals"
    return (
        f"{row.table:<10}{row.game:<10}{row.one} – {row.other}: {sums.share:.1%} "
        f"({low:.1%} – {high:.1%}), {2 * sums.number} {what}"
    )


def as_json(row: Row, sums: Sums) -> str:
    """A line for a program."""
    found = {"deals": 2 * sums.number, "share": sums.share, "interval": list(sums.interval())}
    return json.dumps({**row._asdict(), **found})


if __name__ == "__main__":
    answer(main)
