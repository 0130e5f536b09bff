"""What a solution has found so far, kept in a file to go on from.

The file begins like a table's, with a format name and a JSON object of ``ranks``, ``form``,
``low_trump`` and ``in_place``. Then follow records (:mod:`trappola.svoyi.records`): blocks of facts
as the kernel gives them, compressed with zlib, the tag being the number of their list; and after
the blocks of a sweep its end, with the tag 65 535 and the number of the sweep, four bytes, the
lowest first.

Blocks are added while a sweep is at work. With distances they count when the sweep has ended, so
that a program that is killed loses the sweep at hand. In place every fact counts by itself, and
less is lost. There the file is also written anew when it has grown long, as one great sweep that
holds all that is known: beside the old file, whose place it takes when it is whole.
"""

from __future__ import annotations

import contextlib
import json
import os
import zlib
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import BinaryIO

from trappola._kernel import PileSolver
from trappola.svoyi.files import form_of, read_head, write_whole
from trappola.svoyi.form import Form
from trappola.svoyi.problem import TableError
from trappola.svoyi.records import Records, not_written, record

FORMAT = "trappola-svoyi-sweeps"
VERSION = 2
BEFORE = ("trappola-svoyi-sweeps", "trappola-svoyi-known")
"""The names that files of version 1 bear."""
END = 0xFFFF
LONG = 4
"""The file is written anew when so many times it would be as long as the table."""
SHORT = 1 << 20
"""It is let alone up to so many bytes."""


class Checkpoint:
    """The file of one solution; a context manager.

    >>> from tempfile import TemporaryDirectory
    >>> from trappola.svoyi import solve
    >>> with TemporaryDirectory() as folder, Checkpoint(Path(folder, "a.sweeps")) as checkpoint:
    ...     table = solve(3, checkpoint=checkpoint)  # goes on where an earlier call was stopped
    ...     checkpoint.remove()

    Args:
        file: is made if it does not exist, and gone on with if it does.
    """

    def __init__(self, file: str | Path) -> None:
        self.file = Path(file)
        self._records: Records | None = None
        self._first = b""
        self._base = 0

    def resume(self, form: Form, solver: PileSolver) -> None:
        """Takes over what the file holds; then more can be added.

        Raises:
            TableError: the file is of another form, is no such file, comes from another version,
                holds what does not fit together, or cannot be read and written.
        """
        head = {
            "ranks": form.ranks,
            "form": form.turn,
            "low_trump": form.low_trump,
            "in_place": solver.in_place,
        }
        self._first = f"{FORMAT}/{VERSION}\n{json.dumps(head)}\n".encode()
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a+b") as handle:
                handle.seek(0)
                begin = self._read_head(handle, form, solver.in_place)
            self._records = records = Records(self.file, begin)
        except OSError as error:
            raise not_written(self.file, error) from None
        good = begin
        try:
            for tag, data in records.read():
                if tag == END:
                    solver.end_sweep(int.from_bytes(data, "little"))
                    # Where the first sweep of a file ends that was written anew.
                    self._base = self._base or records.end
                else:
                    solver.learn(tag, zlib.decompress(data))
                if tag == END or solver.in_place:
                    good = records.end
            solver.learnt()
            records.cut(good)
        except (ValueError, TypeError, zlib.error):
            raise TableError("svoyi-sweeps-wrong", file=str(self.file)) from None
        except OSError as error:
            problem = error.strerror or str(error)
            raise TableError("svoyi-not-read", file=str(self.file), problem=problem) from None

    def keep(self, number: int, block: bytes) -> None:
        """Adds a block of a list of facts; several threads may.

        Raises:
            TableError: it cannot be written.
        """
        if self._records is not None:
            self._records.add(number, _packed(block))

    def end_sweep(self, solver: PileSolver) -> None:
        """Adds the end of a sweep; once this returns, not even a power cut loses it.

        Raises:
            TableError: it cannot be written.
        """
        if self._records is None:
            return
        self._records.add(END, solver.sweeps.to_bytes(4, "little"))
        self._records.sync()
        grown = self._records.end - self._base
        longest = max(SHORT, solver.table.plane_bytes(0) * 2 // LONG)
        if solver.in_place and not solver.finished and grown > longest:
            self._write_anew(solver)

    def give_up(self, solver: PileSolver) -> None:
        """Keeps what a sweep that was stopped has found, if it counts."""
        if self._records is not None and solver.in_place:
            with contextlib.suppress(TableError):
                self._records.sync()

    def remove(self) -> None:
        """Closes the file and takes it away, for when the table itself is written."""
        self.close()
        self.file.unlink(missing_ok=True)

    def close(self) -> None:
        """Closes the file and leaves it."""
        if self._records is not None:
            self._records.close()
            self._records = None

    def __enter__(self) -> Checkpoint:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _read_head(self, handle: BinaryIO, form: Form, in_place: bool) -> int:
        """Writes the head of a new file, or checks that of an old one; where it ends."""
        begun = handle.read(len(self._first))
        if begun != self._first and self._first.startswith(begun):
            handle.truncate(0)
            handle.write(self._first)
            handle.flush()
            os.fsync(handle.fileno())
            return len(self._first)
        handle.seek(0)
        name, _, version = handle.readline(100).rstrip(b"\n").partition(b"/")
        if name.decode("ascii", "replace") in BEFORE and version == b"1":
            raise TableError("svoyi-sweeps-older", file=str(self.file), found=1, known=VERSION)
        handle.seek(0)
        head = read_head(handle, FORMAT, VERSION, self.file)
        found = form_of(head, self.file)
        if found != form:
            raise TableError(
                "svoyi-sweeps-other", file=str(self.file), form=found.turn, ranks=found.ranks
            )
        if head.get("in_place") is not in_place:
            kept = "yes" if in_place else "no"
            raise TableError("svoyi-sweeps-kind", file=str(self.file), kept=kept)
        return handle.tell()

    def _write_anew(self, solver: PileSolver) -> None:
        assert self._records is not None
        end = self._records.end
        self._records.close()  # not every system lets an open file be replaced

        def write(handle: BinaryIO) -> None:
            lock = Lock()

            def keep(number: int, block: bytes) -> None:
                data = record(number, zlib.compress(block, 1))
                with lock:
                    handle.write(data)

            handle.write(self._first)
            solver.known(keep)
            handle.write(record(END, solver.sweeps.to_bytes(4, "little")))

        try:
            write_whole(self.file, write)
            self._base = end = self.file.stat().st_size
        finally:
            self._records = Records(self.file, end)


def _packed(block: bytes) -> bytes:
    """A block of new facts, packed in a hurry."""
    # Looking for what comes again would take twice as long and save a tenth. Most blocks are small:
    # to make room for a large one would take longer than to pack them.
    wbits = 9 if len(block) < 1 << 12 else zlib.MAX_WBITS
    packer = zlib.compressobj(1, wbits=wbits, strategy=zlib.Z_HUFFMAN_ONLY)
    return packer.compress(block) + packer.flush()
