"""Records added to a file one after the other: what was added stays, whatever breaks off later.

After some lines of text that tell what the file is, a record is a head of eight bytes, a tag of two
and its data. The head is the length of the data and the CRC-32 of tag and data, four bytes each;
all numbers begin with their lowest byte. A record that breaks off was being written when the
program was stopped; where the first record begins that is not whole, the file ends.
"""

from __future__ import annotations

import contextlib
import os
import struct
from collections.abc import Iterator
from pathlib import Path
from threading import Lock
from typing import BinaryIO
from zlib import crc32

from trappola.svoyi.problem import TableError
from trappola.writing import NotWritten

_HEAD = struct.Struct("<II")
_TAG = struct.Struct("<H")


def record(tag: int, data: bytes) -> bytes:
    """A record as it lies in the file; the tag is below 65 536."""
    body = _TAG.pack(tag) + data
    return _HEAD.pack(len(data), crc32(body)) + body


def not_written(file: Path, error: OSError) -> TableError:
    """That a file cannot be written."""
    wrong = NotWritten(file, error)
    return TableError(wrong.key, **wrong.arguments)


class Records:
    """A file of records, open to be read and added to.

    Attributes:
        file: where they lie; must exist.
        end: where the last whole record ends that has been read or added.
    """

    def __init__(self, file: Path, begin: int) -> None:
        """Opens it; ``begin`` is where the first record begins."""
        self.file = file
        self.end = begin
        self._lock = Lock()
        self._error: TableError | None = None
        self._synced = begin
        self._handle: BinaryIO = file.open("r+b", buffering=0)

    def read(self) -> Iterator[tuple[int, bytes]]:
        """The tags and data of all that is whole, from where one has come to."""
        size = os.fstat(self._handle.fileno()).st_size
        with self.file.open("rb") as handle:
            handle.seek(self.end)
            while len(head := handle.read(_HEAD.size)) == _HEAD.size:
                length, checksum = _HEAD.unpack(head)
                if length + _TAG.size > size - handle.tell():
                    return
                body = handle.read(length + _TAG.size)
                if crc32(body) != checksum:
                    return
                self.end = self._synced = handle.tell()
                yield _TAG.unpack_from(body)[0], body[_TAG.size :]

    def add(self, tag: int, data: bytes) -> None:
        """Adds a record; several threads may.

        Raises:
            TableError: it cannot be written; what was added since the last :meth:`sync` is lost.
        """
        data = record(tag, data)
        with self._lock:
            if self._error is not None:
                raise self._error
            try:
                # The file may end later: with half a record, after an interruption.
                self._handle.seek(self.end)
                left = memoryview(data)
                while left:
                    left = left[self._handle.write(left) :]
            except OSError as error:
                raise self._failed(error) from None
            self.end += len(data)

    def sync(self) -> None:
        """Makes sure that not even a power cut loses what was added.

        Raises:
            TableError: it cannot be written; what was added since the last call is lost.
        """
        try:
            os.fsync(self._handle.fileno())
        except OSError as error:
            raise self._failed(error) from None
        self._synced = self.end

    def cut(self, end: int) -> None:
        """Takes away what lies behind a place."""
        self.end = self._synced = end
        self._handle.truncate(end)

    def close(self) -> None:
        """Closes the file and leaves it as it is."""
        self._handle.close()

    def _failed(self, error: OSError) -> TableError:
        self.end = self._synced
        with contextlib.suppress(OSError):
            self._handle.truncate(self.end)
        self._error = not_written(self.file, error)
        return self._error
