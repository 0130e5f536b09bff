"""What a solution in place knows so far, kept as a whole in a file to go on from.

The file begins with a format name and a JSON object of ``ranks``, ``form``, ``low_trump`` and
``sweeps``. Then follow the parts of the table as the kernel gives them, each as a record: length
and CRC-32 of its bytes, four and four bytes, the lowest first, and the bytes, compressed with
zlib. A new file is written beside the old one and takes its place when it is whole.

Writing it takes longer the larger the table is, so that not every sweep of a large one is kept: no
more than a twentieth of the time goes into writing. Ctrl-C writes it before the program ends.
"""

from __future__ import annotations

import json
import os
import time
import zlib
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import BinaryIO

from trappola._kernel import PileSolver
from trappola.svoyi.files import form_of, read_head, write_whole
from trappola.svoyi.form import Form
from trappola.svoyi.problem import TableError

FORMAT = "trappola-svoyi-known"
VERSION = 1
TIMES_LONGER = 20
"""How many times as long as writing took goes by before the next."""


class Known:
    """The file of what is known in one solution.

    Args:
        file: is gone on with if it exists.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._form: Form | None = None
        self._next_time = 0.0

    def resume(self, form: Form, solver: PileSolver) -> None:
        """Takes over what the file holds.

        Raises:
            TableError: the file is of another form, is no such file, is damaged, or comes from a
                newer version.
        """
        self._form = form
        if not self.file.exists():
            return
        with self.file.open("rb") as handle:
            head = read_head(handle, FORMAT, VERSION, self.file)
            found, sweeps = form_of(head, self.file), head.get("sweeps")
            if found != form:
                raise TableError(
                    "svoyi-sweeps-other", file=str(self.file), form=found.turn, ranks=found.ranks
                )
            if type(sweeps) is not int or not 0 <= sweeps < 1 << 31:
                raise TableError("svoyi-sweeps-wrong", file=str(self.file))
            for part in range(solver.parts):
                known = _read(handle)
                if known is None:
                    raise TableError("svoyi-sweeps-wrong", file=str(self.file))
                try:
                    solver.know(part, known)
                except ValueError:
                    raise TableError("svoyi-sweeps-wrong", file=str(self.file)) from None
            solver.go_on_after(sweeps)

    def add(self, solver: PileSolver) -> None:
        """Writes the file if it is time."""
        if time.monotonic() >= self._next_time:
            self._write(solver)

    def give_up(self, solver: PileSolver) -> None:
        """Writes the file: in place half a sweep is as good as a whole one."""
        if solver.settled:
            self._write(solver)

    def close(self) -> None:
        """Nothing is left open."""

    def _write(self, solver: PileSolver) -> None:
        assert self._form is not None
        form = self._form
        head = {
            "ranks": form.ranks,
            "form": form.turn,
            "low_trump": form.low_trump,
            "sweeps": solver.sweeps,
        }
        begun = time.monotonic()

        def write(handle: BinaryIO) -> None:
            handle.write(f"{FORMAT}/{VERSION}\n{json.dumps(head)}\n".encode())
            for record in _packed(solver):
                handle.write(record)

        write_whole(self.file, write)
        now = time.monotonic()
        self._next_time = now + TIMES_LONGER * (now - begun)


def _packed(solver: PileSolver) -> Iterator[bytes]:
    """The parts as records, in order, compressed on all cores; only a few wait at a time."""
    workers = os.cpu_count() or 1
    waiting: deque[Future[bytes]] = deque()

    def pack(part: int) -> bytes:
        packed = zlib.compress(solver.known(part), 1)
        return len(packed).to_bytes(4, "little") + zlib.crc32(packed).to_bytes(4, "little") + packed

    with ThreadPoolExecutor(workers) as pool:
        for part in range(solver.parts):
            waiting.append(pool.submit(pack, part))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def _read(handle: BinaryIO) -> bytes | None:
    """The next part, or None if it is damaged or breaks off."""
    head = handle.read(8)
    length, checksum = int.from_bytes(head[:4], "little"), int.from_bytes(head[4:], "little")
    packed = handle.read(length)
    if len(head) != 8 or len(packed) != length or zlib.crc32(packed) != checksum:
        return None
    try:
        return zlib.decompress(packed)
    except zlib.error:
        return None
