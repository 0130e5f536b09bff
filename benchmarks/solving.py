"""How long solving Svoyi Kozyri takes, in processor time of one thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time

from rows import Row
from trappola._kernel import PileSolver

ALONE = "no peer"
MOST_RANKS = {"one card a turn": 7, "cover and lead": 6}


def seconds_of(ranks: int, *, cover_and_lead: bool, distances: bool) -> float:
    """Solves once and gives the seconds."""
    begun = process_time()
    solver = PileSolver(
        ranks=ranks,
        cover_and_lead=cover_and_lead,
        low_trump=not cover_and_lead,
        distances=distances,
        threads=1,
    )
    while not solver.finished:
        solver.sweep()
    return process_time() - begun


def row(name: str, rounds: int, solve: Callable[[], float]) -> Row:
    """The median of some rounds."""
    return Row("solving", name, "s", median(solve() for _ in range(rounds)), ALONE, None)


def rows() -> dict[str, Callable[[], Row]]:
    """What measures each row, by its name. What takes long is solved once."""
    found: dict[str, Callable[[], Row]] = {}
    for form, most in MOST_RANKS.items():
        cover = form == "cover and lead"
        for ranks in (5, 6, 7):
            for distances in (True,) if cover else (True, False):
                kept = "with distances" if distances else "who wins"
                name = f"solving {4 * ranks} cards, {form}, {kept}"
                solve = partial(seconds_of, ranks, cover_and_lead=cover, distances=distances)
                if ranks <= most:
                    found[name] = partial(row, name, 3 if ranks == 5 else 1, solve)
    return found
