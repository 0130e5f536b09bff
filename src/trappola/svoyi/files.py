"""Tables as files, of two kinds: *raw* ones to be asked, *folded* ones to be handed on.

Both begin with two lines of text: the name of the format, and a JSON object with the keys
``ranks``, ``form``, ``low_trump``, ``distances`` and ``kind``. Both end with the SHA-256 of all
bytes before it.

A **raw** file holds the planes as the kernel uses them: wins, losses and, if there are any,
distances. Each begins at the next whole 4096 bytes, so that the file is mapped into memory and
asked where it lies; nothing is read that is not needed. In the first two planes a position is a
bit, by the leader's hand as a number: own trumps, the other's trumps and the first plain suit give
the row, the second plain suit the bit in it. Rows are padded to whole words of 64 bits, the lowest
byte first. A distance is a byte by the whole number, 0 for a draw.

A **folded** file holds wins, draws and distances of one half of the positions, as both plain suits
are the same: for each pair of trump sets, in their order, the square of the two plain suits row by
row up to its diagonal, bits put together and filled up to whole bytes. It is cut into blocks of
whole squares, the most that fit into 4 MiB or else one. A block is the length of its compressed
bytes and their CRC-32, both as four bytes, the lowest first, and the bytes: LZMA in the .xz
container.
"""

from __future__ import annotations

import json
import lzma
import mmap
import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple
from zlib import crc32

from trappola._kernel import PileTable, fold, folded_group, table_over, unfold
from trappola.svoyi.form import FORMS, Form
from trappola.svoyi.memory import in_words, memory_available
from trappola.svoyi.problem import TableError
from trappola.svoyi.table import Table
from trappola.writing import NotWritten, whole

FORMAT = "trappola-svoyi-table"
VERSION = 2
KINDS = ("raw", "folded")
PAGE = 4096
BLOCK = 1 << 22
DIGEST = sha256().digest_size
PRESET = 9 | lzma.PRESET_EXTREME
LONGEST_LINE = 1000


class Head(NamedTuple):
    """What the first lines of a table's file say."""

    form: Form
    distances: bool
    kind: str
    size: int
    """Where they end."""

    def lines(self) -> bytes:
        """The two lines."""
        names = {
            "ranks": self.form.ranks,
            "form": self.form.turn,
            "low_trump": self.form.low_trump,
            "distances": self.distances,
            "kind": self.kind,
        }
        return f"{FORMAT}/{VERSION}\n{json.dumps(names)}\n".encode()


# Writing


def save(table: Table, file: Path, *, folded: bool = False) -> None:
    """Writes a table so that an interruption leaves the old file or the new one, never half.

    Raises:
        TableError: it cannot be written.
    """
    head = Head(table.form, table.has_distances, KINDS[folded], 0)

    def write(handle: BinaryIO) -> None:
        if folded:
            write_folded(table, head, handle)
        else:
            write_raw(table.kernel, head, handle)

    write_whole(file, write)


def write_raw(kernel: PileTable, head: Head, handle: BinaryIO) -> None:
    """Head, planes and checksum of a raw file."""
    digest = sha256()

    def put(data: bytes) -> None:
        digest.update(data)
        handle.write(data)

    put(head.lines())
    for plane, (begin, size) in enumerate(_planes(head)):
        put(bytes(begin - handle.tell()))
        for offset in range(0, size, BLOCK):
            put(kernel.read(plane, offset, min(BLOCK, size - offset)))
    handle.write(digest.digest())


def write_folded(table: Table, head: Head, handle: BinaryIO) -> None:
    """Head, blocks and checksum of a folded file."""
    digest = sha256()
    for data in (head.lines(), *_packed(table)):
        digest.update(data)
        handle.write(data)
    handle.write(digest.digest())


def unpack(file: Path, raw: Path) -> None:
    """Makes the raw file of a folded one.

    Raises:
        TableError: the folded file is damaged, or the raw one cannot be written.
    """
    with file.open("rb") as packed:
        head = head_of(packed, file)
        target = head._replace(kind="raw")

        def write(handle: BinaryIO) -> None:
            end = _end(target)
            lines = target.lines()
            # Room is made sure of first: running out of it in a mapped file ends the program.
            _reserve(handle, end + DIGEST)
            with mmap.mmap(handle.fileno(), end) as mapped:
                mapped[: len(lines)] = lines
                kernel = _over(target, memoryview(mapped))
                wrong = None
                try:
                    _unfold(packed, head, file, kernel)
                except TableError as error:
                    wrong = error.with_traceback(None)  # its frames hold the table
                del kernel  # a mapping over which something lies cannot be closed
                if wrong is not None:
                    raise wrong
                mapped.flush()
                digest = sha256(mapped).digest()
            handle.seek(end)
            handle.write(digest)

        write_whole(raw, write)


def write_whole(file: Path, write: Callable[[BinaryIO], None]) -> None:
    """Writes a file so that an interruption leaves the old one or the new one, never half.

    Raises:
        TableError: it cannot be written.
    """
    if file.exists() and not file.is_file():
        raise TableError("svoyi-not-file", file=str(file))
    try:
        with whole(file) as handle:
            write(handle)
    except NotWritten as error:
        raise TableError(error.key, **error.arguments) from None


def write_bytes(file: Path, data: bytes) -> None:
    """The same for a small file.

    Raises:
        TableError: it cannot be written.
    """

    def write(handle: BinaryIO) -> None:
        handle.write(data)

    write_whole(file, write)


def _reserve(handle: BinaryIO, size: int) -> None:
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(handle.fileno(), 0, size)
        return
    for offset in range(0, size, BLOCK):
        handle.write(bytes(min(BLOCK, size - offset)))
    handle.flush()


def _packed(table: Table) -> Iterator[bytes]:
    """The blocks compressed, in order, on all cores; only a few wait at a time."""
    workers = os.cpu_count() or 1
    waiting: deque[Future[bytes]] = deque()

    def pack(plane: int, group: int, groups: int) -> bytes:
        packed = lzma.compress(fold(table.kernel, plane, group, groups), preset=PRESET)
        return len(packed).to_bytes(4, "little") + crc32(packed).to_bytes(4, "little") + packed

    with ThreadPoolExecutor(workers) as pool:
        for plane, group, groups, _ in _blocks(table.form, table.has_distances):
            waiting.append(pool.submit(pack, plane, group, groups))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


# Reading


def load(file: Path) -> Table:
    """Reads a table: a raw one is mapped, a folded one unpacked into the memory.

    Raises:
        TableError: the file cannot be read, is no table, is damaged, or comes from a newer version.
    """
    try:
        return _loaded(file)
    except OSError as error:
        problem = error.strerror or str(error)
        raise TableError("svoyi-not-read", file=str(file), problem=problem) from None


def _loaded(file: Path) -> Table:
    with file.open("rb") as handle:
        head = head_of(handle, file)
        if head.kind == "raw":
            return Table(head.form, _mapped(handle, head, file))
        needed, free = sum(size for _, size in _planes(head)), memory_available()
        if needed > free:
            raise TableError(
                "svoyi-table-no-memory",
                file=str(file),
                needed=in_words(needed),
                free=in_words(free),
            )
        kernel = PileTable(
            ranks=head.form.ranks,
            cover_and_lead=head.form.cover_and_lead,
            low_trump=head.form.low_trump,
            distances=head.distances,
        )
        _unfold(handle, head, file, kernel)
    return Table(head.form, kernel)


def verify(file: Path) -> Head:
    """Reads a whole file and compares it with its checksum.

    Raises:
        TableError: the file is no table, is damaged, or comes from a newer version.
    """
    with file.open("rb") as handle:
        head = head_of(handle, file)
        handle.seek(0)
        left = file.stat().st_size - DIGEST
        digest = sha256()
        while left > 0 and (data := handle.read(min(BLOCK, left))):
            digest.update(data)
            left -= len(data)
        if handle.read(DIGEST) != digest.digest():
            raise TableError("svoyi-file-checksum", file=str(file))
    return head


def head_of(handle: BinaryIO, file: Path) -> Head:
    """The head of a table's file.

    Raises:
        TableError: it is none of this version.
    """
    found = read_head(handle, FORMAT, VERSION, file)
    form, distances, kind = form_of(found, file), found.get("distances"), found.get("kind")
    if type(distances) is not bool or kind not in KINDS:
        raise TableError("svoyi-file-damaged", file=str(file), number=0)
    return Head(form, distances, kind, handle.tell())


def read_head(handle: BinaryIO, name: str, version: int, file: Path) -> dict[str, Any]:
    """The head of a file of ours, its name and version checked."""
    found, _, number = handle.readline(LONGEST_LINE).rstrip(b"\n").partition(b"/")
    if found != name.encode() or not number.isdigit():
        raise TableError("svoyi-file-foreign", file=str(file))
    if int(number) > version:
        raise TableError("svoyi-file-newer", file=str(file), found=int(number), known=version)
    if int(number) < version:
        raise TableError("svoyi-file-older", file=str(file), found=int(number), known=version)
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


def digest_of(file: Path) -> str:
    """What a file says its checksum is: a name for its content."""
    with file.open("rb") as handle:
        handle.seek(-min(DIGEST, file.stat().st_size), os.SEEK_END)
        return handle.read().hex()


def _mapped(handle: BinaryIO, head: Head, file: Path) -> PileTable:
    if file.stat().st_size != _end(head) + DIGEST:
        raise TableError("svoyi-file-size", file=str(file))
    return _over(head, memoryview(mmap.mmap(handle.fileno(), 0, access=mmap.ACCESS_READ)))


def _over(head: Head, memory: memoryview) -> PileTable:
    planes = [memory[begin : begin + size] for begin, size in _planes(head)]
    return table_over(
        ranks=head.form.ranks,
        cover_and_lead=head.form.cover_and_lead,
        low_trump=head.form.low_trump,
        wins=planes[0],
        losses=planes[1],
        distances=planes[2] if head.distances else None,
    )


def _unfold(handle: BinaryIO, head: Head, file: Path, kernel: PileTable) -> None:
    """Fills a table from the blocks behind a head."""
    digest = sha256(head.lines())
    for number, (plane, group, _, size) in enumerate(_blocks(head.form, head.distances), 1):
        packed = _next_block(handle, size)
        block = None if packed is None else _unpacked(packed[8:], size)
        if packed is None or block is None:
            raise TableError("svoyi-file-damaged", file=str(file), number=number)
        digest.update(packed)
        unfold(kernel, plane, group, block)
    if handle.read(DIGEST) != digest.digest():
        raise TableError("svoyi-file-checksum", file=str(file))
    if handle.read(1):
        raise TableError("svoyi-file-longer", file=str(file))


def _next_block(handle: BinaryIO, size: int) -> bytes | None:
    """Length, checksum and bytes of the next block, or None if they break off or do not fit."""
    head = handle.read(8)
    length, checksum = int.from_bytes(head[:4], "little"), int.from_bytes(head[4:], "little")
    if len(head) != 8 or length > size + PAGE:
        return None
    packed = handle.read(length)
    if len(packed) != length or crc32(packed) != checksum:
        return None
    return head + packed


def _unpacked(packed: bytes, size: int) -> bytes | None:
    try:
        unpacker = lzma.LZMADecompressor(lzma.FORMAT_XZ)
        block = unpacker.decompress(packed, size + 1)
    except lzma.LZMAError:
        return None
    return block if len(block) == size and unpacker.eof else None


# Where things lie


def _planes(head: Head) -> list[tuple[int, int]]:
    """Begin and size of each plane in a raw file."""
    ranks = head.form.ranks
    bits = max(8, (1 << ranks) // 8) << 3 * ranks
    planes, at = [], len(head.lines())
    for size in (bits, bits, 1 << 4 * ranks)[: 2 + head.distances]:
        begin = -(-at // PAGE) * PAGE
        planes.append((begin, size))
        at = begin + size
    return planes


def _end(head: Head) -> int:
    """Where the checksum of a raw file begins."""
    begin, size = _planes(head)[-1]
    return begin + size


def _blocks(form: Form, distances: bool) -> Iterator[tuple[int, int, int, int]]:
    """Plane, first square, number of squares and bytes of each block of a folded file."""
    squares = 1 << 2 * form.ranks
    for plane in range(2 + distances):
        size = folded_group(form.ranks, plane)
        many = max(1, BLOCK // size)
        for group in range(0, squares, many):
            groups = min(many, squares - group)
            yield plane, group, groups, groups * size
