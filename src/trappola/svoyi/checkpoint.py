"""What the sweeps of a solver have found, kept in a file to go on from.

The file begins like a table's, with a format name and a JSON object of ``ranks``, ``form`` and
``low_trump``. Then follows a record for each sweep: length and CRC-32 of its bytes, eight and four
bytes, the lowest first, and the bytes as the kernel gives them. A record that breaks off was being
written when the program was stopped; its sweep is done again.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import BinaryIO
from zlib import crc32

from trappola._kernel import PileSolver
from trappola.svoyi.files import form_of, read_head
from trappola.svoyi.form import Form
from trappola.svoyi.problem import TableError

FORMAT = "trappola-svoyi-sweeps"
VERSION = 1


class Checkpoint:
    """The file of sweeps of one solution; a context manager.

    Args:
        file: is made if it does not exist, and gone on with if it does.

    Raises:
        TableError: the file is of another form, is no such file, or comes from a newer version.
    """

    def __init__(self, file: str | Path) -> None:
        self.file = Path(file)
        self._handle: BinaryIO | None = None

    def resume(self, form: Form, solver: PileSolver) -> None:
        """Does the sweeps that the file holds; then new ones can be added."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        # Opened for appending first, so that a file that is there is never emptied.
        self.file.open("ab").close()
        self._handle = handle = self.file.open("r+b")
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
        good = handle.tell()
        while (facts := self._next()) is not None:
            try:
                solver.replay(facts)
            except ValueError:
                raise TableError("svoyi-sweeps-wrong", file=str(self.file)) from None
            good = handle.tell()
        handle.seek(good)
        handle.truncate()

    def add(self, facts: bytes) -> None:
        """Adds a sweep; once this returns, the end of the program does not lose it."""
        size, checksum = len(facts).to_bytes(8, "little"), crc32(facts).to_bytes(4, "little")
        self._write(size + checksum + facts)

    def remove(self) -> None:
        """Closes the file and takes it away, for when the table itself is written."""
        self.close()
        self.file.unlink(missing_ok=True)

    def close(self) -> None:
        """Closes the file and leaves it."""
        if self._handle is not None:
            self._handle.close()
            self._handle = None

    def __enter__(self) -> Checkpoint:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _write(self, data: bytes) -> None:
        assert self._handle is not None
        try:
            self._handle.write(data)
            self._handle.flush()
        except OSError as error:
            problem = error.strerror or str(error)
            raise TableError("svoyi-not-written", file=str(self.file), problem=problem) from None

    def _next(self) -> bytes | None:
        assert self._handle is not None
        head = self._handle.read(12)
        size, checksum = int.from_bytes(head[:8], "little"), int.from_bytes(head[8:], "little")
        rest = self.file.stat().st_size - self._handle.tell()
        if len(head) != 12 or size > rest:
            return None
        facts = self._handle.read(size)
        return facts if crc32(facts) == checksum else None
