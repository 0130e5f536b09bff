"""``trappola svoyi``: the game solved."""

from __future__ import annotations

import json as json_text
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from trappola.text import tell

if TYPE_CHECKING:
    from trappola.svoyi import Table
    from trappola.svoyi.form import Form
    from trappola.svoyi.table import Count

app = App(name="svoyi")


@app.command
def solve(
    *,
    ranks: int,
    form: str = "single",
    low_trump: bool | None = None,
    distances: bool | None = None,
    threads: int | None = None,
    out: Path | None = None,
    fold: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Work out who wins every position, in how many bouts, and keep it in a table.

    Stop it at any time: the same command goes on where it was.
    """
    from trappola.svoyi import Checkpoint
    from trappola.svoyi.form import Form
    from trappola.svoyi.shelf import file_for

    chosen = Form.of(ranks, form.replace("-", "_"), low_trump)
    file = file_for(chosen) if out is None else out
    begun = time.monotonic(), time.process_time()
    with Checkpoint(file.with_name(file.name + ".sweeps")) as checkpoint:
        made = with_progress(chosen, distances, threads, checkpoint)
        if made is None:
            return 130
        table, sweeps = made
        table.save(file, folded=fold)
        checkpoint.remove()
    took = {
        "sweeps": sweeps,
        "seconds": round(time.monotonic() - begun[0], 2),
        "processor_seconds": round(time.process_time() - begun[1], 2),
    }
    if json:
        print(json_text.dumps({**summary(table), **took, "file": str(file)}))
    else:
        show(table, took, file)
    return 0


@app.command
def probe(
    record: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Tell who wins the position at the end of a record, and what each action is worth.

    The tables of 24 cards come with the package. Others are made by "trappola svoyi solve", or put
    into the data folder by hand; without one a search tells what it can prove.
    """
    from trappola.cli.probing import probe_record

    return probe_record(record, as_json=json)


@app.command
def tables(*, check: Annotated[bool, Parameter(negative="")] = False) -> int:
    """List the tables there are, and where."""
    from trappola.cli.probing import list_tables

    return list_tables(check=check)


@app.command
def puzzle(
    *,
    grade: int | None = None,
    number: int | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Solve puzzles: positions of real deals in which exactly one play wins."""
    from trappola.cli.puzzling import show_puzzles

    return show_puzzles("svoyi", grade=grade, number=number, as_json=json)


@app.command
def study(*, out: Path, ranks: int = 6, cost: int = 5) -> int:
    """Make the study's tables and figures again from the tables of the game.

    Needs the extra "study".
    """
    from trappola.cli.studying import make_study

    return make_study(out, ranks=ranks, cost=cost)


def with_progress(
    form: Form, distances: bool | None, threads: int | None, checkpoint: Any
) -> tuple[Table, int] | None:
    """Solves with a bar on standard error, which leaves standard output to the summary."""
    from rich.console import Console
    from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    from trappola.svoyi import Progress, TableError, memory_available, memory_needed
    from trappola.svoyi import solve as work_out
    from trappola.svoyi.memory import in_words
    from trappola.svoyi.solve import keeps_distances, usable_cores

    console = Console(stderr=True, highlight=False, soft_wrap=True)
    workers = usable_cores() if threads is None else threads
    if workers < 1:
        raise TableError("svoyi-threads", threads=workers)
    free = memory_available()
    if distances is None:
        distances = keeps_distances(form) and memory_needed(form, True, workers) <= free
        if not distances:
            console.print(tell("svoyi-without-distances"))
    elif distances and not keeps_distances(form):
        raise TableError("svoyi-no-distances", ranks=form.ranks)
    needed = memory_needed(form, distances, workers)
    if needed <= free:  # else solving refuses, and says the same
        console.print(tell("svoyi-estimate", needed=in_words(needed), free=in_words(free)))
    sweep = 0
    bar = Bar(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    task = bar.add_task("", total=1)

    def show_progress(progress: Progress) -> None:
        nonlocal sweep
        if sweep == 0 and progress.sweep > 1:  # the first word, and not of the first sweep
            console.print(tell("svoyi-resumed", sweep=progress.sweep - 1))
        sweep = progress.sweep
        bar.update(
            task,
            completed=progress.settled / progress.positions,
            description=tell("svoyi-working", sweep=sweep),
        )

    # A service that is told to end stops like somebody who presses Ctrl-C.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with bar:
            table = work_out(
                form.ranks,
                form.turn,
                form.low_trump,
                distances=distances,
                threads=threads,
                progress=show_progress,
                checkpoint=checkpoint,
            )
    except KeyboardInterrupt:
        console.print(tell("svoyi-kept", sweep=max(0, sweep - 1)))
        return None
    finally:
        signal.signal(signal.SIGTERM, before)
    return table, sweep


def summary(table: Table) -> dict[str, Any]:
    """The counts of a table for scripts."""
    counts, form = table.counts, table.form

    def numbers(count: Count) -> dict[str, Any]:
        known = count._asdict()
        if not table.has_distances:
            known |= dict.fromkeys(("longest_won", "longest_lost", "mean"))
        return known

    return {
        "ranks": form.ranks,
        "form": form.turn,
        "low_trump": form.low_trump,
        "distances": table.has_distances,
        "all": numbers(counts.all),
        "mirror": numbers(counts.mirror),
        "chances": dict(zip(("won", "lost", "drawn"), counts.chances, strict=True)),
        "mean_dealt": counts.mean_dealt if table.has_distances else None,
        "nobody_leads": counts.nobody_leads,
    }


def show(table: Table, took: dict[str, Any], file: Path) -> None:
    """The counts of a table for people."""
    from rich.table import Table as Grid

    from trappola.cli.screen import out, say
    from trappola.svoyi.memory import in_words

    counts, form = table.counts, table.form
    low = "yes" if form.low_trump else "no"
    say(tell("svoyi-title", ranks=form.ranks), style="bold")
    say(tell("svoyi-form", form=form.turn))
    say(tell("svoyi-low", low=low))
    # A row for each figure: in columns they would not fit a narrow terminal.
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("")
    for heading in ("svoyi-positions", "svoyi-mirror", "svoyi-dealt"):
        grid.add_column(tell(heading), justify="right", no_wrap=True)
    both = (counts.all, counts.mirror)
    for place, heading in enumerate(("won", "lost", "drawn")):
        chance = tell("svoyi-percent", number=100 * counts.chances[place])
        numbers = [tell("svoyi-number", number=count[place]) for count in both]
        grid.add_row(tell(f"svoyi-{heading}"), *numbers, chance)
    if table.has_distances:
        grid.add_row(tell("svoyi-longest"), *(str(count.longest_won) for count in both))
        grid.add_row(tell("svoyi-longest-loss"), *(str(count.longest_lost) for count in both))
        means = [*(count.mean for count in both), counts.mean_dealt]
        texts = [tell("svoyi-fraction", number=mean) for mean in means]
        grid.add_row(tell("svoyi-mean"), *texts)
    out.print(grid, soft_wrap=False)
    say(tell("svoyi-nobody-leads", number=counts.nobody_leads))
    seconds, processor = took["seconds"], took["processor_seconds"]
    say(tell("svoyi-took", sweeps=took["sweeps"], seconds=seconds, processor=processor))
    say(tell("svoyi-written", file=str(file), size=in_words(file.stat().st_size)))
