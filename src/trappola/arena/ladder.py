"""The ladder: everybody against everybody in every game, written down pair by pair.

The results file holds one JSON object a line: what was played and what it brought. What stands in
it is not played again, so a ladder that was stopped goes on, and one with a new player plays only
that player's pairs. A line that was cut off by a sudden end is passed over.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from itertools import combinations
from pathlib import Path
from typing import Any

from trappola.arena.contest import Contest
from trappola.arena.ratings import Score
from trappola.arena.run import ArenaError, check, run
from trappola.arena.tally import Replaced
from trappola.options import Value
from trappola.writing import NotWritten, check_writable, is_stream

FORMAT = "trappola-ladder/1"
BEGIN = json.dumps({"format": FORMAT})[:-1].encode()
"""What every line begins with."""


class Results:
    """The results file.

    Raises:
        ArenaError: a line of it is no result.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lines: list[dict[str, Any]] = []
        self._stream = is_stream(file)  # nothing to go on with, but lines can be sent there
        self._good: int | None = None
        """Bytes up to where the last line breaks off, to be cut when the next is written."""
        self._mended = b""
        """What the last line lacks."""
        if file.exists() and not self._stream:
            self._read(file.read_bytes())

    def _read(self, data: bytes) -> None:
        end = 0
        for number, text in enumerate(data.splitlines(keepends=True), 1):
            whole = text.endswith((b"\n", b"\r"))
            try:
                self.lines.append(_checked(json.loads(text)))
            except (ValueError, TypeError, KeyError):
                if not whole and (text.startswith(BEGIN) or BEGIN.startswith(text)):
                    self._good = end
                    return
                raise ArenaError("ladder-no-result", file=str(self.file), line=number) from None
            end += len(text)
            if not whole:
                self._mended = b"\n"

    def check_writable(self) -> None:
        """Makes sure that lines can be added, before the first is played.

        Raises:
            NotWritten: they cannot.
        """
        if self._stream or not self.file.exists():
            check_writable(self.file)
            return
        try:
            self.file.open("ab").close()
        except OSError as error:
            raise NotWritten(self.file, error) from None

    def played(self, contest: Contest) -> int:
        """How many pairs of a contest are there: the numbers below it."""
        head = heading(contest)
        return sum(all(line[key] == head[key] for key in head) for line in self.lines)

    def add(
        self,
        contest: Contest,
        points: tuple[float, float],
        replaced: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        """One more pair, written at once; it counts even if it cannot be written.

        Args:
            replaced: the part of each player's moves that were made in its place.

        Raises:
            NotWritten: it cannot be; what stands in the file is as it was.
        """
        line = {"format": FORMAT, **heading(contest), "points": list(points)}
        if any(replaced):
            line["replaced"] = [round(part, 4) for part in replaced]
        self.lines.append(line)
        size: int | None = None
        try:
            if self._good is not None:
                os.truncate(self.file, self._good)
                self._good = None
            with self.file.open("ab") as out:
                if not self._stream:
                    size = out.tell()
                out.write(self._mended + json.dumps(line).encode() + b"\n")
        except OSError as error:
            if size is not None:
                with contextlib.suppress(OSError):
                    os.truncate(self.file, size)
            raise NotWritten(self.file, error) from None
        self._mended = b""

    def scores(self, games: Iterable[str], players: Iterable[str], seed: str) -> list[Score]:
        """The pairs of these games between these players."""
        wanted, names = set(games), set(players)
        return [
            Score(line["game"], line["a"], line["b"], (line["points"][0], line["points"][1]))
            for line in self.lines
            if line["game"] in wanted and {line["a"], line["b"]} <= names and line["seed"] == seed
        ]

    def replaced(self, games: Iterable[str], players: Iterable[str], seed: str) -> dict[str, float]:
        """The part of each player's moves in these games that were made in its place."""
        wanted, names = set(games), set(players)
        parts: dict[str, list[float]] = {name: [] for name in names}
        for line in self.lines:
            if line["game"] in wanted and {line["a"], line["b"]} <= names and line["seed"] == seed:
                for name, part in zip("ab", line.get("replaced", (0.0, 0.0)), strict=True):
                    parts[line[name]].append(part)
        return {name: sum(each) / len(each) if each else 0.0 for name, each in parts.items()}


def heading(contest: Contest) -> dict[str, Any]:
    """What tells one contest of a ladder from another."""
    return {
        "game": contest.game,
        "options": dict(contest.options),
        "a": contest.players[0],
        "b": contest.players[1],
        "seed": contest.seed,
        "seconds": contest.seconds,
    }


def _checked(line: dict[str, Any]) -> dict[str, Any]:
    """A line of the file, if it is a result."""
    keys = ("game", "options", "a", "b", "seed", "seconds")
    if line["format"] != FORMAT or any(key not in line for key in keys):
        raise ValueError
    for figures in (line["points"], line.get("replaced", (0, 0))):
        if len(figures) != 2 or not all(isinstance(each, int | float) for each in figures):
            raise ValueError
    return line


def contests(
    games: Iterable[str],
    players: Iterable[str],
    *,
    seed: str,
    seconds: float | None,
    options: Mapping[str, Value] | None = None,
) -> list[Contest]:
    """Everybody against everybody in every game.

    Raises:
        TrappolaError: there is no such game or player.
        ArenaError: there are fewer than two players.
    """
    names = list(dict.fromkeys(players))
    if len(names) < 2:
        raise ArenaError("ladder-too-few")
    found = [
        Contest(game, options or {}, (a, b), seed=seed, seconds=seconds)
        for game in dict.fromkeys(games)
        for a, b in combinations(names, 2)
    ]
    for contest in found:
        check(contest)
    return found


def climb(
    contests: Iterable[Contest], results: Results, *, pairs: int, jobs: int = 1
) -> Iterator[Contest]:
    """Plays what is missing; tells of every pair as it is written."""
    for contest in contests:
        first = results.played(contest)
        if first >= pairs:
            continue
        playing = run(contest, pairs=pairs - first, jobs=jobs, first=first)
        with closing(playing):
            for pair in playing:
                replaced = Replaced()
                replaced.add(pair)
                results.add(contest, pair.points, replaced.parts())
                yield contest
