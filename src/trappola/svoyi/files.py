"""Tables as files.

A file begins with two lines of text: the name of the format, and a JSON object with the keys
``ranks``, ``form``, ``low_trump``, ``distances`` and ``blocks``, the number of blocks that follow.
A block is the length of its compressed bytes and their CRC-32, both as four bytes, the lowest
first, and the bytes: LZMA in the .xz container. The blocks put together and unpacked are the
planes of the table one after the other: wins, losses and, if there are any, distances. Each plane
is cut into blocks of 4 MiB, its last one shorter.

In the first two planes a position is a bit, by the leader's hand as a number: own trumps, the
other's trumps and the first plain suit give the row, the second plain suit the bit in it. Rows
are padded to whole words of 64 bits, written lowest byte first. A distance is a byte by the
whole number, 0 for a draw.
"""

from __future__ import annotations

import json
import lzma
import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, BinaryIO
from zlib import crc32

from trappola._kernel import PileTable
from trappola.svoyi.form import FORMS, Form
from trappola.svoyi.memory import in_words, memory_available
from trappola.svoyi.problem import TableError
from trappola.svoyi.table import Table

FORMAT = "trappola-svoyi-table"
VERSION = 1
BLOCK = 1 << 22
PRESET = 1
LONGEST_LINE = 1000


def save(table: Table, file: Path) -> None:
    """Writes a table so that an interruption leaves the old file or the new one, never half."""
    form = table.form
    places = list(_places(form, table.has_distances))
    head = {
        "ranks": form.ranks,
        "form": form.turn,
        "low_trump": form.low_trump,
        "distances": table.has_distances,
        "blocks": len(places),
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(file.name + ".new")
    try:
        with draft.open("wb") as handle:
            handle.write(f"{FORMAT}/{VERSION}\n{json.dumps(head)}\n".encode())
            for packed in _packed(table.kernel, places):
                handle.write(len(packed).to_bytes(4, "little"))
                handle.write(crc32(packed).to_bytes(4, "little"))
                handle.write(packed)
            handle.flush()
            os.fsync(handle.fileno())
        draft.replace(file)
    except OSError as error:
        draft.unlink(missing_ok=True)
        problem = error.strerror or str(error)
        raise TableError("svoyi-not-written", file=str(file), problem=problem) from None
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def load(file: Path) -> Table:
    """Reads a table.

    Raises:
        TableError: the file is no table, is damaged, or comes from a newer version.
    """
    with file.open("rb") as handle:
        head = read_head(handle, FORMAT, VERSION, file)
        form, distances = form_of(head, file), head.get("distances")
        if type(distances) is not bool:
            raise TableError("svoyi-file-damaged", file=str(file), number=0)
        needed, free = sum(_sizes(form, distances)), memory_available()
        if needed > free:
            raise TableError(
                "svoyi-table-no-memory",
                file=str(file),
                needed=in_words(needed),
                free=in_words(free),
            )
        kernel = PileTable(
            ranks=form.ranks,
            cover_and_lead=form.cover_and_lead,
            low_trump=form.low_trump,
            distances=distances,
        )
        for number, (plane, offset, size) in enumerate(_places(form, distances), 1):
            block = _unpacked(handle, size)
            if block is None:
                raise TableError("svoyi-file-damaged", file=str(file), number=number)
            kernel.write(plane, offset, block)
        if handle.read(1):
            raise TableError("svoyi-file-longer", file=str(file))
    return Table(form, kernel)


def read_head(handle: BinaryIO, name: str, version: int, file: Path) -> dict[str, Any]:
    """The head of a file of ours, its name and version checked."""
    found, _, number = handle.readline(LONGEST_LINE).rstrip(b"\n").partition(b"/")
    if found != name.encode() or not number.isdigit():
        raise TableError("svoyi-file-foreign", file=str(file))
    if int(number) > version:
        raise TableError("svoyi-file-newer", file=str(file), found=int(number), known=version)
    try:
        head = json.loads(handle.readline(LONGEST_LINE))
    except ValueError:
        head = None
    if not isinstance(head, dict):
        raise TableError("svoyi-file-damaged", file=str(file), number=0)
    return head


def form_of(head: dict[str, Any], file: Path) -> Form:
    """The form that a head names."""
    ranks, turn, low_trump = head.get("ranks"), head.get("form"), head.get("low_trump")
    if not (type(ranks) is int and turn in FORMS and type(low_trump) is bool):
        raise TableError("svoyi-file-damaged", file=str(file), number=0)
    return Form.of(ranks, turn, low_trump)


def _sizes(form: Form, distances: bool) -> list[int]:
    """The bytes of each plane."""
    row = max(8, (1 << form.ranks) // 8)
    bits = row << 3 * form.ranks
    return [bits, bits, 1 << 4 * form.ranks] if distances else [bits, bits]


def _places(form: Form, distances: bool) -> Iterator[tuple[int, int, int]]:
    """Plane, offset and size of each block."""
    for plane, whole in enumerate(_sizes(form, distances)):
        for offset in range(0, whole, BLOCK):
            yield plane, offset, min(BLOCK, whole - offset)


def _packed(kernel: PileTable, places: list[tuple[int, int, int]]) -> Iterator[bytes]:
    """The blocks compressed, in order, on all cores; only a few wait at a time."""
    workers = os.cpu_count() or 1
    waiting: deque[Future[bytes]] = deque()
    with ThreadPoolExecutor(workers) as pool:
        for place in places:
            waiting.append(pool.submit(lzma.compress, kernel.read(*place), preset=PRESET))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def _unpacked(handle: BinaryIO, size: int) -> bytes | None:
    """The next block, or None if it is damaged or breaks off."""
    head = handle.read(8)
    length, checksum = int.from_bytes(head[:4], "little"), int.from_bytes(head[4:], "little")
    if len(head) != 8 or length > size + 4096:
        return None
    packed = handle.read(length)
    if len(packed) != length or crc32(packed) != checksum:
        return None
    try:
        unpacker = lzma.LZMADecompressor(lzma.FORMAT_XZ)
        block = unpacker.decompress(packed, size + 1)
    except lzma.LZMAError:
        return None
    return block if len(block) == size and unpacker.eof else None
