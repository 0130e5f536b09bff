"""``trappola arena``: two players measured against each other."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from rich.progress import Progress
from rich.table import Table

from trappola.arena.contest import SIDES, Contest
from trappola.arena.pair import Pair
from trappola.arena.run import ArenaError, check, run
from trappola.arena.tally import (
    FEW,
    NOTABLE,
    Clock,
    Replaced,
    Sums,
    Tally,
    pairs_needed,
    tally,
)
from trappola.cli.complaint import complain
from trappola.cli.house_rules import with_house_rules
from trappola.cli.progress import counting
from trappola.cli.screen import out, say
from trappola.errors import TrappolaError
from trappola.text import tell
from trappola.writing import NotWritten, check_apart, check_writable

SHOWN_FAILURES = 5
MOSTLY = 0.5
"""The part of a player's moves made in its place above which nothing is said of it."""
HOPELESS = 2_000_000
"""More deals than this nobody plays to decide who is better."""


def hold_arena(
    game: str,
    players: tuple[str, str],
    house_rules: dict[str, str],
    *,
    deals: int | None,
    matches: int | None,
    seed: str,
    seconds: float | None,
    seats: int | None,
    jobs: int,
    silly: bool,
    as_json: bool,
    csv: Path | None,
    plot: Path | None,
    records: Path | None,
) -> int:
    """Plays a contest and shows what has come of it."""
    if deals is not None and matches is not None:
        raise ArenaError("arena-deals-or-matches")
    wanted = matches if matches is not None else 1000 if deals is None else deals
    if wanted < 1 or jobs < 1:
        raise ArenaError("arena-too-few")
    if seconds is not None and not 0 < seconds <= 3600:
        raise ArenaError("arena-seconds")
    _, options = with_house_rules(game, house_rules)
    contest = Contest(
        game,
        options,
        players,
        seed=seed,
        whole=matches is not None,
        seconds=seconds,
        seats=seats,
        silly=silly,
        keep=records is not None,
    )
    check(contest)
    if plot is not None:
        from trappola.arena.plot import check_plot

        check_plot(plot)
    check_apart({"--csv": csv, "--plot": plot, "--records": records})
    for file in (csv, plot, records):
        if file is not None:
            check_writable(file)  # what cannot be written is said before anything is played
    played = play(contest, (wanted + 1) // 2, jobs, quiet=as_json)
    if played.fault is not None and not played.pairs:
        raise played.fault
    result = tally(contest, played.pairs)
    faults: list[TrappolaError] = [] if played.fault is None else [played.fault]
    try:
        if as_json:
            print(json.dumps(result.as_json()))
        else:
            show(result, stopped=played.stopped)
        sys.stdout.flush()
    finally:  # whatever cannot be shown can still be written, and the other way round
        faults += write(contest, result, played.pairs, csv=csv, plot=plot, records=records)
        for fault in faults:
            complain(str(fault))
    return 2 if faults else 130 if played.stopped else 0


class Played(NamedTuple):
    """What was played, and what has ended it before its time: Ctrl-C, or a fault."""

    pairs: list[Pair]
    stopped: bool = False
    fault: ArenaError | None = None


def play(contest: Contest, number: int, jobs: int, *, quiet: bool) -> Played:
    """Plays so many pairs; whatever ends it early, those before it are not lost."""
    pairs: list[Pair] = []
    sums, replaced = Sums(), Replaced()
    try:
        with (
            stopped_by_a_signal(),
            bar(contest, number, quiet) as show_progress,
            closing(run(contest, pairs=number, jobs=jobs)) as played,
        ):
            for pair in played:
                pairs.append(pair)
                sums.add(*pair.points)
                replaced.add(pair)
                show_progress(sums, replaced)
    except KeyboardInterrupt:
        return Played(pairs, stopped=True)
    except ArenaError as error:
        return Played(pairs, fault=error)
    return Played(pairs)


@contextmanager
def stopped_by_a_signal() -> Iterator[None]:
    """Takes an order to end (SIGTERM) like Ctrl-C, so that nothing played is lost."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class ShowProgress:
    """Moves the bar on, and says how it stands."""

    def __init__(self, contest: Contest, progress: Progress, number: int) -> None:
        self.players = contest.players
        self.progress = progress
        self.task = progress.add_task("", total=number)

    def __call__(self, sums: Sums, replaced: Replaced) -> None:
        low, high = sums.interval()
        words = tell(
            "arena-so-far", share=percent(sums.share), low=percent(low), high=percent(high)
        )
        for player, part in zip(self.players, replaced.parts(), strict=True):
            if part > NOTABLE:  # who watches can stop a contest that is of no use
                words += tell("arena-so-far-replaced", player=player, part=percent(part))
        self.progress.update(self.task, advance=1, description=words)


@contextmanager
def bar(contest: Contest, number: int, quiet: bool) -> Iterator[ShowProgress]:
    """A bar on standard error, where there is somebody to look at it."""
    with counting(quiet) as progress:
        yield ShowProgress(contest, progress, number)


def write(
    contest: Contest,
    result: Tally,
    pairs: list[Pair],
    *,
    csv: Path | None,
    plot: Path | None,
    records: Path | None,
) -> list[NotWritten]:
    """Writes the files that were asked for; those that could not be, each with its reason."""
    from trappola.arena.files import write_csv, write_records

    faults = []
    try:
        if csv is not None:
            write_csv(csv, contest, pairs)
    except NotWritten as error:
        faults.append(error)
    try:
        if records is not None:
            write_records(records, pairs)
    except NotWritten as error:
        faults.append(error)
    try:
        if plot is not None:
            from trappola.arena.plot import draw

            draw(plot, result)
    except NotWritten as error:
        faults.append(error)
    return faults


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def show(result: Tally, *, stopped: bool) -> None:
    """The result as a table, what was noticed, and what it means."""
    contest = result.contest
    if stopped:
        say(tell("arena-stopped"))
    table = Table(box=None, pad_edge=False)
    table.add_column(tell("arena-player"))
    failed = any(result.replaced)
    headings = ("points", "share", *(["replaced"] if failed else []), "moves", "mean", "p99")
    for heading in (*headings, "longest"):
        table.add_column(tell(f"arena-{heading}"), justify="right")
    for side, name, points, part in zip(
        SIDES, contest.players, result.points, result.replaced, strict=True
    ):
        share = result.share if side == "A" else 1 - result.share
        won = f"{points:,.0f}" if points >= 1000 else f"{points:g}"
        cells = [won, percent(share), *([percent(part)] if failed else [])]
        table.add_row(f"{side}  {name}", *cells, *clock_row(result.clocks[side]))
    out.print(table, soft_wrap=False)
    unit = "arena-unit-match" if contest.whole else "arena-unit-deal"
    low, high = result.interval
    say(tell("arena-played", deals=result.deals, pairs=result.pairs, unit=tell(unit)))
    say(
        tell(
            "arena-interval",
            player=contest.players[0],
            share=percent(result.share),
            low=percent(low),
            high=percent(high),
        )
    )
    show_failures(result)
    if contest.silly:
        show_silly(result)
    for warning in warnings(result):
        say(warning, style="bold red")
    say(verdict(result), style="bold")


def clock_row(clock: Clock) -> list[str]:
    """How many moves a side has made, and how long they took."""
    return [
        f"{clock.moves:,}",
        *(spell(seconds) for seconds in (clock.mean, clock.p99, clock.longest)),
    ]


def spell(seconds: float) -> str:
    """A time in the unit that suits it."""
    if seconds < 0.001:
        return f"{seconds * 1e6:.0f} µs"
    return f"{seconds * 1e3:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def show_failures(result: Tally) -> None:
    """Which player has failed, how often, and how."""
    for side, name in zip(SIDES, result.contest.players, strict=True):
        failures = result.failures[side]
        if not failures:
            continue
        say(tell("arena-failures", player=name, number=failures.total()), style="red")
        for words, number in failures.most_common(SHOWN_FAILURES):
            say(f"  {number:>6}  {words}")


def show_silly(result: Tally) -> None:
    """How often each player has made a play that nobody would understand."""
    kinds = sorted(set(result.silly["A"]) | set(result.silly["B"]))
    table = Table(box=None, pad_edge=False)
    table.add_column(tell("arena-silly"))
    for name in result.contest.players:
        table.add_column(name, justify="right")
    for kind in kinds:
        table.add_row(tell(f"silly-{kind}"), *(f"{result.silly[side][kind]:,}" for side in SIDES))
    table.add_row(
        tell("arena-silly-all"),
        *(f"{result.silly[side].total():,} / {result.chances[side]:,}" for side in SIDES),
        style="bold",
    )
    out.print(table, soft_wrap=False)


def warnings(result: Tally) -> list[str]:
    """Whose figures are not its own."""
    return [
        tell("verdict-not-own", player=player, part=percent(part))
        for player, part in zip(result.contest.players, result.replaced, strict=True)
        if part > NOTABLE
    ]


def verdict(result: Tally) -> str:
    """What the result means, in a sentence."""
    a, b = result.contest.players
    if max(result.replaced) > MOSTLY:
        absent = [
            player for player, part in zip((a, b), result.replaced, strict=True) if part > MOSTLY
        ]
        return tell("verdict-not-measured", players=absent)
    low, high = result.interval
    if low > 0.5 or high < 0.5:
        better, worse = (a, b) if low > 0.5 else (b, a)
        key = "verdict-few" if result.pairs < FEW else "verdict-better"
        return tell(key, better=better, worse=worse, pairs=FEW)
    per_pair = result.deals / result.pairs if result.pairs else 2
    more = (max(pairs_needed(result), FEW) - result.pairs) * per_pair
    width = f"{100 * max(high - 0.5, 0.5 - low):.1f}"
    if not result.pairs:
        return tell("verdict-nothing")
    if result.share == 0.5 or more > HOPELESS:
        return tell("verdict-level", a=a, b=b, width=width)
    return tell("verdict-open", a=a, b=b, more=rounded(more), share=percent(result.share))


def rounded(number: float) -> int:
    """A number of deals that does not pretend to be exact."""
    step = 10 ** max(len(str(int(number))) - 2, 0)
    return max(int(-(-number // step) * step), 2)
