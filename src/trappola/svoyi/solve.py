"""Solving a form: memory first, then sweep after sweep."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import NamedTuple

from trappola._kernel import PileSolver
from trappola.svoyi.checkpoint import Checkpoint
from trappola.svoyi.form import Form
from trappola.svoyi.memory import in_words, memory_available
from trappola.svoyi.problem import TableError
from trappola.svoyi.table import Table


class Progress(NamedTuple):
    """How far a solution has come.

    Attributes:
        sweep: the sweep at hand, from 1; at the end the last one, which found nothing more.
        share: how much of it is done, 0 to 1.
        settled: positions that are won or lost so far.
        positions: all of them.
    """

    sweep: int
    share: float
    settled: int
    positions: int


def solve(
    ranks: int,
    form: str = "single",
    low_trump: bool | None = None,
    *,
    distances: bool | None = None,
    threads: int | None = None,
    progress: Callable[[Progress], object] | None = None,
    checkpoint: Checkpoint | None = None,
) -> Table:
    """Solves a form of the game for so many ranks.

    Args:
        ranks: cards of each suit.
        form: ``single`` or ``cover_and_lead``.
        low_trump: whether any own trump beats a card of one's own trump suit; left out, as the
            form is usually played: yes in ``single``, no in ``cover_and_lead``.
        distances: whether the distances are kept too; left out, if there is a solver for them
            and they fit into the memory.
        threads: how many work at it; left out, as many as there are cores.
        progress: is told how far it is, some ten times a second; an exception from it, or Ctrl-C,
            ends the work.
        checkpoint: where the sweeps are kept and gone on from.

    Raises:
        TableError: there is no such form, or it does not fit into the memory.
    """
    chosen = Form.of(ranks, form, low_trump)
    if threads is None:
        threads = usable_cores()
    if threads < 1:
        raise TableError("svoyi-threads", threads=threads)
    free = memory_available()
    if distances is None:
        distances = keeps_distances(chosen) and memory_needed(chosen, True, threads) <= free
    elif distances and not keeps_distances(chosen):
        raise TableError("svoyi-no-distances", ranks=ranks)
    needed = memory_needed(chosen, distances, threads)
    if needed > free:
        raise TableError(
            "svoyi-no-memory",
            needed=in_words(needed),
            free=in_words(free),
            distances="yes" if distances else "no",
        )
    try:
        solver = PileSolver(
            ranks=ranks,
            cover_and_lead=chosen.cover_and_lead,
            low_trump=chosen.low_trump,
            distances=distances,
            threads=threads,
        )
        _work(chosen, solver, progress, checkpoint)
    except MemoryError:
        raise TableError("svoyi-memory-refused", needed=in_words(needed)) from None
    except OverflowError:
        raise TableError("svoyi-distance-too-long") from None
    return Table(chosen, solver.table)


def _work(
    form: Form,
    solver: PileSolver,
    progress: Callable[[Progress], object] | None,
    checkpoint: Checkpoint | None,
) -> None:
    positions = solver.table.positions

    def told(share: float) -> None:
        if progress is not None:
            sweep = solver.sweeps if solver.finished else solver.sweeps + 1
            progress(Progress(sweep, share, solver.settled, positions))

    if checkpoint is not None:
        checkpoint.resume(form, solver)
    try:
        while not solver.finished:
            told(0.0)
            solver.sweep(
                told if progress is not None else None,
                None if checkpoint is None else checkpoint.keep,
            )
            if checkpoint is not None:
                checkpoint.end_sweep(solver)
    except BaseException:
        if checkpoint is not None:
            checkpoint.give_up(solver)
        raise
    told(1.0)


def keeps_distances(form: Form) -> bool:
    """Whether a form can be solved with distances, given the memory."""
    return PileSolver.can_keep_distances(ranks=form.ranks, cover_and_lead=form.cover_and_lead)


def memory_needed(form: Form, distances: bool, threads: int) -> int:
    """The most bytes that solving takes."""
    return PileSolver.bytes_needed(
        ranks=form.ranks,
        cover_and_lead=form.cover_and_lead,
        distances=distances,
        threads=threads,
    )


def usable_cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
