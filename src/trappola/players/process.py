"""A program at the other end of two pipes: lines go in, lines come out, all by a deadline.

Nothing here waits longer than it is told to, whatever the program does: both pipes are read and
written without blocking, a line and what is read in one go are bounded, and an end takes the
program's whole process group with it and leaves no zombie.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence

LONGEST_LINE = 65_536
"""Bytes of one line."""
MOST_READ = 1_048_576
"""Bytes that a program may write from one question to the next."""
MOST_LINES = 1000
"""Lines that it may write from one question to the next."""
QUIET = 0.02
"""Seconds without a word after which a program that talks unasked is taken to have finished."""
LISTENED = 0.5
"""Seconds for which one that goes on talking is listened to, unless it is too much before."""
LAST_WORDS = 2_000
"""Bytes of its standard error that are kept."""
CHUNK = 65_536
GRACE = 0.3
"""Seconds that a program has to end by itself when it is told to."""


class Ended(Exception):
    """The program has ended."""


class Late(Exception):
    """The deadline has passed."""


class TooLong(Exception):
    """A line has no end."""


class Flood(Exception):
    """There is more to read than anybody could want to say."""


class Process:
    """A running program.

    Raises:
        OSError: it cannot be started.
    """

    def __init__(self, words: Sequence[str]) -> None:
        self._popen = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,  # Ctrl-C is ours, and what it starts itself ends with it
        )
        stdin, stdout, stderr = self._popen.stdin, self._popen.stdout, self._popen.stderr
        assert stdin is not None and stdout is not None and stderr is not None
        self._in, self._out, self._err = stdin.fileno(), stdout.fileno(), stderr.fileno()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._unsent = b""
        self._unread = b""
        self._errors = b""
        self._bytes = self._lines = 0  # what it has written, less what it may
        self._closed = False

    @property
    def pid(self) -> int:
        """The program's process id."""
        return self._popen.pid

    @property
    def last_words(self) -> str:
        """The last line that it wrote to its standard error."""
        lines = self._errors.decode("utf-8", "replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def send(self, line: str) -> None:
        """A line to be written; it goes out while something is read."""
        self._unsent += line.encode() + b"\n"

    def forget(self) -> None:
        """What was said unasked is passed over; the next question can be asked.

        Raises:
            TooLong, Flood: it was too much.
        """
        self.listen(QUIET if self._unread else 0.0)
        self._unread = b""
        self._bytes = max(self._bytes - MOST_READ, 0)
        self._lines = max(self._lines - MOST_LINES, 0)

    def listen(self, patience: float = QUIET) -> None:
        """Hears out a program that talks unasked, so that one without end does not get by.

        What is in a pipe at any moment depends on how the system shares its processors out. So
        once there is something, or may be, it is read until nothing comes for a moment.

        Raises:
            TooLong, Flood: it is too much.
        """
        until = time.monotonic() + LISTENED
        while self._readable(patience) and self._take():
            *lines, self._unread = self._unread.split(b"\n")
            if any(len(line) > LONGEST_LINE for line in (*lines, self._unread)):
                raise TooLong
            if time.monotonic() > until:
                return
            patience = QUIET

    def _readable(self, seconds: float) -> bool:
        """Whether there is something to read, or the end of it, in so many seconds."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._out, selectors.EVENT_READ)
            return bool(selector.select(seconds))

    def line(self, deadline: float) -> str:
        """The next line, by a time of ``time.monotonic()``.

        Raises:
            Ended, Late, TooLong, Flood: there is none.
        """
        while True:
            line, newline, rest = self._unread.partition(b"\n")
            if len(line) > LONGEST_LINE:
                raise TooLong
            if newline:
                self._unread = rest
                return line.decode("utf-8", "replace")
            self._wait(deadline)

    def _wait(self, deadline: float) -> None:
        """Writes and reads what can be until something was read."""
        while True:
            left = deadline - time.monotonic()
            if left <= 0:
                raise Late
            with selectors.DefaultSelector() as selector:
                selector.register(self._out, selectors.EVENT_READ)
                if self._unsent:
                    selector.register(self._in, selectors.EVENT_WRITE)
                with contextlib.suppress(ValueError, KeyError):
                    selector.register(self._err, selectors.EVENT_READ)
                ready = {key.fd for key, _ in selector.select(min(left, 0.2))}
            if self._in in ready:
                self._write()
            self._take_errors()
            if self._out in ready:
                if not self._take():
                    raise Ended
                return

    def _write(self) -> None:
        try:
            sent = os.write(self._in, self._unsent[:CHUNK])
        except BlockingIOError:
            return
        except OSError:
            raise Ended from None
        self._unsent = self._unsent[sent:]

    def _take(self) -> bool:
        """Reads a piece; False if there is nothing (or nothing any more)."""
        try:
            piece = os.read(self._out, CHUNK)
        except OSError:
            return False
        self._unread += piece
        self._bytes += len(piece)
        self._lines += piece.count(b"\n")
        # What belongs to one turn may be read in the next: up to twice as much may be no more than
        # is allowed, and who writes too much turn after turn gets there in any case.
        if self._bytes > 2 * MOST_READ or self._lines > 2 * MOST_LINES:
            raise Flood
        return bool(piece)

    def _take_errors(self) -> None:
        for _ in range(16):  # not for ever, whatever it writes
            try:
                piece = os.read(self._err, CHUNK)
            except OSError:
                return
            if not piece:
                return
            self._errors = (self._errors + piece)[-LAST_WORDS:]

    def code(self) -> int | None:
        """The code with which it has ended; None if it is still there after a moment."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self._popen.wait(GRACE)
        return None

    def end(self, *, kindly: bool = False) -> None:
        """Ends the program and all it has started; kindly: it may write its last words first."""
        if self._closed:
            return
        self._closed = True
        if kindly:
            with contextlib.suppress(OSError, Ended):
                self._write()
        assert self._popen.stdin is not None
        with contextlib.suppress(OSError):
            self._popen.stdin.close()
        if kindly:
            self.code()
        with contextlib.suppress(OSError):
            os.killpg(self._popen.pid, signal.SIGKILL)
        self._popen.wait()
        self._take_errors()
        for pipe in (self._popen.stdout, self._popen.stderr):
            assert pipe is not None
            pipe.close()
