"""A player that is a program of its own: what it is told, how it answers, what happens if it fails.

The protocol, ``trappola-player/1``, is described in ``docs/players.md``. One JSON object a line:

* ``hello`` begins a match (again after an undo or a restart); the program answers ``ready``;
* ``event`` is what its seat was told, and nothing else;
* ``turn`` asks it, with the legal actions; it answers ``{"action": "play As"}`` in time;
* ``bye`` ends it.

A program that ends, is late, or floods us is ended and started anew at its next turn, so many times
in a match; after that it is left out to the match's end. One that answers nonsense, or something
that is not legal, goes on. One that has never been of any use is given up: waiting for it in every
match of a contest would take hours. Whenever there is no answer an error is raised, and who asks
has a legal action played.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
import time
import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from trappola.actions import Action
from trappola.errors import ParseError, TrappolaError
from trappola.events import Event
from trappola.players.process import Ended, Flood, Late, Process, TooLong
from trappola.view import Setup, View

PROTOCOL = "trappola-player/1"
START_SECONDS = 10.0
"""How long a program may take to be ready."""
SECONDS = 10.0
"""How long it may think if nothing else is said."""
DELAY = 0.25
"""Seconds a move may take longer than the program is told: for the way there and back."""
RESTARTS = 3
"""How often in a match it is started anew."""
MOST_UNREADY = RESTARTS + 1
"""Starts in a row in which it does not get ready before it is given up."""
MOST_BARREN = 3 * MOST_UNREADY
"""Starts in a row which do not bring one action before it is given up."""
MOST_DEAF = 2
"""Matches in a row for which it does not get ready, running on from the one before, until it is
started anew for each."""


class ProgramError(TrappolaError):
    """A program cannot be started, or has not answered as it should."""


def command_of(text: str) -> list[str]:
    """The words of a command line.

    Raises:
        ProgramError: they cannot be read, or there is no such program.
    """
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise ProgramError("program-unreadable", command=text, problem=str(error)) from None
    if sys.platform == "win32":
        raise ProgramError("program-no-pipes")
    if not words or shutil.which(words[0]) is None:
        raise ProgramError("program-missing", command=words[0] if words else text)
    return words


@dataclass
class Trials:
    """How often a command was tried, by all players that share this, and whether it ever ran."""

    starts: int = 0
    ready: bool = False


class ProgramPlayer:
    """A program that plays. It is started when it is first needed.

    Args:
        words: its command line.
        seconds: how long it may think about a move.
        trials: what is known of the command from other seats.
    """

    def __init__(
        self, words: Sequence[str], *, seconds: float | None = None, trials: Trials | None = None
    ) -> None:
        self.words = list(words)
        self.command = shlex.join(words)
        self.seconds = SECONDS if seconds is None else seconds
        self.starts = 0
        """How often it was started in this match."""
        self.trials = Trials() if trials is None else trials
        self._unready = self._barren = 0
        """Starts in a row, over all matches, in which it did not get ready, or did not act."""
        self._deaf = 0
        """Matches in a row for which it did not get ready though it ran already."""
        self._process: Process | None = None
        self._end: weakref.finalize[..., Any] | None = None
        self._setup: tuple[Setup, int] | None = None
        self._heard: list[Event] = []
        self._told: int | None = None
        """How many events were passed on; None before it is told which match this is."""
        self._turns = 0

    # What it is told

    def hear(self, setup: Setup, seat: int, events: Sequence[Event]) -> None:
        """What the seat has been told since the match began; passed on before the next turn."""
        if self._setup != (setup, seat) or list(events[: len(self._heard)]) != self._heard:
            self.starts = 0  # another match
            self._told = None
        self._setup = (setup, seat)
        self._heard = list(events)

    def choose(self, view: View) -> Action:
        """The program's answer.

        Raises:
            ProgramError: there is none that could be one.
        """
        if self._setup is None or view.seat is None:
            raise ProgramError("program-not-told")
        process = self._ready()
        try:
            process.forget()
            self._turns += 1
            self._pass_on(process)
            turn = {
                "type": "turn",
                "id": self._turns,
                "prompt": view.prompt,
                "legal": [action.text for action in view.legal],
                "seconds": self.seconds,
            }
            process.send(json.dumps(turn))
            deadline = time.monotonic() + self.seconds + DELAY
            try:
                action = self._answer(process, deadline)
            except ProgramError:
                process.listen()  # a slip, or is there no end of it?
                raise
            self._barren = 0
            return action
        except (Ended, Late, TooLong, Flood) as fault:
            raise self._broken(fault, self.seconds) from None

    def _answer(self, process: Process, deadline: float) -> Action:
        while True:
            answer = read_object(process.line(deadline))
            if answer.get("id", self._turns) != self._turns:
                continue  # too late an answer to another turn
            text = answer.get("action")
            if not isinstance(text, str):
                raise ProgramError("program-nonsense", line=json.dumps(answer)[:80])
            try:
                return Action(text)
            except ParseError as error:
                raise ProgramError("program-no-action", problem=str(error)) from None

    def _pass_on(self, process: Process) -> None:
        """The events that are new; all of them after a fresh start."""
        for kind, seat, words in self._heard[self._told or 0 :]:
            process.send(
                json.dumps({"type": "event", "kind": kind, "seat": seat, "words": list(words)})
            )
        self._told = len(self._heard)

    # Its process

    def _ready(self) -> Process:
        """The program, started if need be, and told which match this is."""
        if self._process is not None and self._told is not None:
            return self._process
        if self._deaf >= MOST_DEAF:
            self.close()
        running = self._process is not None
        if not running:
            self._start()
        self._deaf += running
        process = self._process
        assert process is not None
        try:
            process.forget()
            process.send(json.dumps(self._hello()))
            deadline = time.monotonic() + START_SECONDS
            while read_object(process.line(deadline)).get("type") != "ready":
                pass  # an answer to what was asked before
        except (Ended, Late, TooLong, Flood) as fault:
            raise self._broken(fault, START_SECONDS, "program-not-ready") from None
        except ProgramError:
            self._stop()
            raise
        self._told = 0
        self._unready = 0
        if running:
            self._deaf = 0
        self.trials.ready = True
        return process

    def _hello(self) -> dict[str, Any]:
        from trappola import __version__

        assert self._setup is not None
        setup, seat = self._setup
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "version": __version__,
            "game": setup.game,
            "options": dict(setup.options),
            "names": list(setup.names),
            "seat": seat,
            "pack": {"family": setup.family, "ranks": list(setup.ranks)},
            "seconds": self.seconds,
        }

    def _start(self) -> None:
        if not self.trials.ready and self.trials.starts >= MOST_UNREADY:
            raise self._given_up(self.trials.starts)
        if self._unready >= MOST_UNREADY or self._barren >= MOST_BARREN:
            raise self._given_up(max(self._unready, self._barren))
        if self.starts > RESTARTS:
            raise ProgramError("program-left-out", command=self.command, number=RESTARTS)
        self.starts += 1
        self.trials.starts += 1
        self._unready += 1
        self._barren += 1
        try:
            self._process = Process(self.words)
        except OSError as error:
            problem = error.strerror or os.strerror(error.errno or 0)
            raise ProgramError(
                "program-not-started", command=self.command, problem=problem
            ) from None
        self._end = weakref.finalize(self, self._process.end)
        self._told = None

    def _given_up(self, starts: int) -> ProgramError:
        return ProgramError("program-given-up", command=self.command, number=starts)

    def _broken(self, fault: Exception, seconds: float, late: str = "program-late") -> ProgramError:
        """Ends the program; the error says why."""
        process = self._process
        assert process is not None
        command = self.command
        if isinstance(fault, Ended):
            code = process.code()
            self._stop()
            words = process.last_words
            if code is None:
                return ProgramError("program-closed", command=command)
            key = "program-ended-saying" if words else "program-ended"
            return ProgramError(key, command=command, code=str(code), words=words)
        self._stop()
        if isinstance(fault, Late):
            return ProgramError(late, command=command, seconds=f"{seconds:g}")
        key = "program-long-line" if isinstance(fault, TooLong) else "program-flood"
        return ProgramError(key, command=command)

    def _stop(self) -> None:
        if self._end is not None:
            self._end()
        self._process = self._end = None
        self._told = None

    def close(self) -> None:
        """Says goodbye and ends the program."""
        process = self._process
        if process is not None:
            if self._told is not None:
                self._pass_on(process)
            process.send(json.dumps({"type": "bye"}))
            process.end(kindly=True)
        self._stop()


def read_object(line: str) -> dict[str, Any]:
    """A line as a JSON object.

    Raises:
        ProgramError: it is none.
    """
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise ProgramError("program-nonsense", line=line[:80])
    return found
