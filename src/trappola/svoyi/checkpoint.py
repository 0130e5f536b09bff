"""What a solution has found so far, kept in a file to go on from.

A solution with distances is kept sweep by sweep (:class:`SweepLog`), one in place as a whole
(:mod:`trappola.svoyi.known`). Which it is, the file says in its first line.
"""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Protocol
from zlib import crc32

from trappola._kernel import PileSolver
from trappola.svoyi.files import form_of, read_head
from trappola.svoyi.form import Form
from trappola.svoyi.known import FORMAT as KNOWN
from trappola.svoyi.known import Known
from trappola.svoyi.problem import TableError
from trappola.writing import NotWritten

FORMAT = "trappola-svoyi-sweeps"
VERSION = 1


class Keeper(Protocol):
    """A way of keeping; see :class:`Checkpoint` for what each call means."""

    def resume(self, form: Form, solver: PileSolver) -> None: ...
    def add(self, solver: PileSolver) -> None: ...
    def give_up(self, solver: PileSolver) -> None: ...
    def close(self) -> None: ...


class Checkpoint:
    """The file of one solution; a context manager.

    Args:
        file: is made if it does not exist, and gone on with if it does.
    """

    def __init__(self, file: str | Path) -> None:
        self.file = Path(file)
        self._keeper: Keeper | None = None

    def resume(self, form: Form, solver: PileSolver) -> None:
        """Takes over what the file holds; then more can be added.

        Raises:
            TableError: the file is of another form, is no such file, or comes from a newer version.
        """
        with contextlib.suppress(FileNotFoundError), self.file.open("rb") as handle:
            name = handle.readline(100).partition(b"/")[0].decode("ascii", "replace")
            if name == (FORMAT if solver.in_place else KNOWN):
                kept = "yes" if name == FORMAT else "no"
                raise TableError("svoyi-sweeps-kind", file=str(self.file), kept=kept)
        self._keeper = Known(self.file) if solver.in_place else SweepLog(self.file)
        self._keeper.resume(form, solver)

    def add(self, solver: PileSolver) -> None:
        """Adds a sweep."""
        if self._keeper is not None:
            self._keeper.add(solver)

    def give_up(self, solver: PileSolver) -> None:
        """Keeps what a sweep that was stopped has found, if that can be kept."""
        if self._keeper is not None:
            self._keeper.give_up(solver)

    def remove(self) -> None:
        """Closes the file and takes it away, for when the table itself is written."""
        self.close()
        self.file.unlink(missing_ok=True)

    def close(self) -> None:
        """Closes the file and leaves it."""
        if self._keeper is not None:
            self._keeper.close()
            self._keeper = None

    def __enter__(self) -> Checkpoint:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class SweepLog:
    """Every sweep as the kernel gives it, one after the other.

    The file begins like a table's, with a format name and a JSON object of ``ranks``, ``form`` and
    ``low_trump``. Then follows a record for each sweep: length and CRC-32 of its bytes, eight and
    four bytes, the lowest first, and the bytes. A record that breaks off was being written when
    the program was stopped; its sweep is done again.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._handle: BinaryIO | None = None
        self._good = 0

    def resume(self, form: Form, solver: PileSolver) -> None:
        """Does the sweeps that the file holds; then new ones can be added."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            # Opened for appending first, so that a file that is there is never emptied.
            self.file.open("ab").close()
            self._handle = handle = self.file.open("r+b")
        except OSError as error:
            raise self._not_written(error) from None
        head = {"ranks": form.ranks, "form": form.turn, "low_trump": form.low_trump}
        first = f"{FORMAT}/{VERSION}\n{json.dumps(head)}\n".encode()
        begun = handle.read(len(first))
        if first.startswith(begun) and begun != first:
            handle.seek(0)
            self._write(first)
        else:
            handle.seek(0)
            found = form_of(read_head(handle, FORMAT, VERSION, self.file), self.file)
            if found != form:
                raise TableError(
                    "svoyi-sweeps-other", file=str(self.file), form=found.turn, ranks=found.ranks
                )
        self._good = handle.tell()
        while (facts := self._next()) is not None:
            try:
                solver.replay(facts)
            except ValueError:
                raise TableError("svoyi-sweeps-wrong", file=str(self.file)) from None
            self._good = handle.tell()
        handle.seek(self._good)
        handle.truncate()

    def add(self, solver: PileSolver) -> None:
        """Adds the last sweep; once this returns, not even a power cut loses it."""
        facts = solver.facts()
        size, checksum = len(facts).to_bytes(8, "little"), crc32(facts).to_bytes(4, "little")
        self._write(size + checksum + facts)

    def give_up(self, solver: PileSolver) -> None:
        """A sweep that was stopped is done again."""

    def close(self) -> None:
        """Closes the file and leaves it."""
        if self._handle is not None:
            self._handle.close()
            self._handle = None

    def _write(self, data: bytes) -> None:
        assert self._handle is not None
        try:
            self._handle.write(data)
            self._handle.flush()
            os.fsync(self._handle.fileno())
        except OSError as error:
            # What was not written whole is taken back; closing would write what is still waiting.
            with contextlib.suppress(OSError):
                self._handle.close()
            with contextlib.suppress(OSError):
                os.truncate(self.file, self._good)
            self._handle = None
            raise self._not_written(error) from None
        self._good += len(data)

    def _not_written(self, error: OSError) -> TableError:
        wrong = NotWritten(self.file, error)
        return TableError(wrong.key, **wrong.arguments)

    def _next(self) -> bytes | None:
        assert self._handle is not None
        head = self._handle.read(12)
        size, checksum = int.from_bytes(head[:8], "little"), int.from_bytes(head[8:], "little")
        rest = self.file.stat().st_size - self._handle.tell()
        if len(head) != 12 or size > rest:
            return None
        facts = self._handle.read(size)
        return facts if crc32(facts) == checksum else None
