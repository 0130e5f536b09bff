"""``trappola ladder``: all players rated on one scale."""

from __future__ import annotations

import csv as csv_files
import json
import sys
from math import isfinite
from pathlib import Path
from typing import Any

from rich.table import Table

from trappola.arena.contest import Contest
from trappola.arena.ladder import Results, climb, contests
from trappola.arena.ratings import Rating, rate
from trappola.arena.run import ArenaError
from trappola.arena.tally import NOTABLE
from trappola.cli.arena import percent, stopped_by_a_signal
from trappola.cli.complaint import complain
from trappola.cli.progress import counting
from trappola.cli.screen import out, say
from trappola.errors import TrappolaError
from trappola.games import GAMES, find_game
from trappola.players import EVERYWHERE
from trappola.text import tell
from trappola.writing import NotWritten, check_apart, check_writable, whole_text

ANCHOR = "random"
ALL = ""
"""All games together."""
Parts = dict[str, dict[str, float]]
"""The part of each player's moves, by game, that were made in its place."""


def hold_ladder(
    players: tuple[str, ...],
    *,
    games: list[str] | None,
    deals: int,
    seed: str,
    seconds: float | None,
    jobs: int,
    results: Path,
    as_json: bool,
    csv: Path | None,
) -> int:
    """Plays what is missing in the results file, and shows the ratings."""
    if deals < 1 or jobs < 1:
        raise ArenaError("arena-too-few")
    chosen = list(GAMES) if games is None else games
    for game in chosen:
        find_game(game)
    names = players or (*EVERYWHERE, ANCHOR)
    wanted = contests(chosen, names, seed=seed, seconds=seconds)
    check_apart({"--results": results, "--csv": csv})
    file = Results(results)
    pairs = (deals + 1) // 2
    if any(file.played(contest) < pairs for contest in wanted):
        file.check_writable()
    if csv is not None:
        check_writable(csv)
    stopped = False
    fault: TrappolaError | None = None
    try:
        with stopped_by_a_signal():
            play(wanted, file, pairs, jobs, quiet=as_json)
    except KeyboardInterrupt:
        stopped = True
    except (ArenaError, NotWritten) as error:
        fault = error  # what was played before it is shown
    found = {
        game: rate(file.scores([game] if game else chosen, names, seed), ANCHOR)
        for game in (ALL, *chosen)
    }
    replaced = {
        game: file.replaced([game] if game else chosen, names, seed) for game in (ALL, *chosen)
    }
    faults = [] if fault is None else [fault]
    try:
        if as_json:
            print(json.dumps(as_object(found, replaced)))
        else:
            show(found, chosen, stopped=stopped)
            for player, part in replaced[ALL].items():
                if part > NOTABLE:
                    words = {"player": player, "part": percent(part), "file": str(results)}
                    say(tell("ladder-not-own", **words), style="bold red")
            if not isinstance(fault, NotWritten):
                say(tell("ladder-written", file=str(results)))
        sys.stdout.flush()
    finally:  # whatever cannot be shown can still be written, and the other way round
        try:
            if csv is not None:
                write_csv(csv, found, replaced)
        except NotWritten as error:
            faults.append(error)
        for each in faults:
            complain(str(each))
    return 2 if faults else 130 if stopped else 0


def play(wanted: list[Contest], results: Results, pairs: int, jobs: int, *, quiet: bool) -> None:
    """Plays what is missing, with a bar where somebody looks at it."""
    left = sum(max(pairs - results.played(contest), 0) for contest in wanted)
    with counting(quiet) as progress:
        task = progress.add_task("", total=left)
        for contest in climb(wanted, results, pairs=pairs, jobs=jobs):
            a, b = contest.players
            words = tell("ladder-now", game=contest.game, a=a, b=b)
            progress.update(task, advance=1, description=words)


def show(found: dict[str, list[Rating]], games: list[str], *, stopped: bool) -> None:
    """The ladder as a table: all games together, then each."""
    if stopped:
        say(tell("arena-stopped"))
    if not found[ALL]:
        say(tell("verdict-nothing"))
        return
    table = Table(box=None, pad_edge=False)
    table.add_column(tell("arena-player"))
    table.add_column(tell("ladder-rating"), justify="right")
    table.add_column(tell("ladder-interval"), justify="right")
    by_game = {game: {each.player: each for each in found[game]} for game in games}
    for game in games:
        table.add_column(game, justify="right")
    for each in found[ALL]:
        cells = [in_words(by_game[game].get(each.player)) for game in games]
        low, high = each.interval
        between = f"{low:+.0f} … {high:+.0f}" if low < high else ""
        table.add_row(each.player, f"{each.rating:+.0f}", between, *cells)
    out.print(table, soft_wrap=False)
    say(tell("ladder-about", anchor=found[ALL][-1].player if not anchored(found) else ANCHOR))


def anchored(found: dict[str, list[Rating]]) -> bool:
    """Whether the usual anchor has played."""
    return any(each.player == ANCHOR for each in found[ALL])


def in_words(rating: Rating | None) -> str:
    """A rating in a game, and how far it may be off."""
    if rating is None:
        return "–"
    half = (rating.interval[1] - rating.interval[0]) / 2
    return f"{rating.rating:+.0f} ±{half:.0f}" if half else f"{rating.rating:+.0f}"


def as_object(found: dict[str, list[Rating]], replaced: Parts) -> dict[str, Any]:
    """What ``--json`` prints."""

    def rows(game: str) -> list[dict[str, Any]]:
        return [
            {
                "player": each.player,
                "rating": round(each.rating, 1),
                "interval": [round(b, 1) if isfinite(b) else None for b in each.interval],
                "pairs": each.pairs,
                "replaced": round(replaced[game][each.player], 4),
            }
            for each in found[game]
        ]

    return {"ratings": rows(ALL), "games": {game: rows(game) for game in found if game != ALL}}


def write_csv(file: Path, found: dict[str, list[Rating]], replaced: Parts) -> None:
    """One line a rating; an empty game stands for all together."""
    with whole_text(file) as out_file:
        writer = csv_files.writer(out_file)
        writer.writerow(("game", "player", "rating", "low", "high", "pairs", "replaced"))
        for game, ratings in found.items():
            for each in ratings:
                figures = (f"{number:.1f}" for number in (each.rating, *each.interval))
                part = f"{replaced[game][each.player]:.4f}"
                writer.writerow((game, each.player, *figures, each.pairs, part))
