"""Files that are written whole or not at all, and what is said of one that cannot be written.

Whatever is found in the place of a file (a device, a pipe, what standard output goes to) is no file
that could be replaced; what is written goes there as it comes.
"""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from trappola.errors import TrappolaError


class NotWritten(TrappolaError):
    """A file that cannot be written."""

    def __init__(self, file: Path, error: OSError) -> None:
        problem = error.strerror or str(error)
        super().__init__("file-not-written", file=str(file), problem=problem)


class SameFile(TrappolaError):
    """One file is asked for twice: what is written last would be all that is left."""


class Lines:
    """Text that goes into a file of bytes, in UTF-8; ``csv`` and ``json`` can write to it."""

    def __init__(self, handle: BinaryIO) -> None:
        self._handle = handle

    def write(self, text: str) -> int:
        """Writes a text; the number of its bytes."""
        return self._handle.write(text.encode())


@contextmanager
def whole(file: Path) -> Iterator[BinaryIO]:
    """A file to be written so that an interruption leaves the old one or the new one, never half.

    Raises:
        NotWritten: it cannot be; nothing has changed.
    """
    if is_stream(file):
        with _said_of(file), file.open("ab") as handle:
            yield handle
        return
    place = Path(os.path.realpath(file))  # a link is followed, not replaced
    draft = _draft_of(place)
    try:
        with _said_of(file):
            place.parent.mkdir(parents=True, exist_ok=True)
            _clear_drafts(place)
            with draft.open("w+b") as handle:
                yield handle
                handle.flush()
                os.fsync(handle.fileno())
            if place.exists():
                shutil.copymode(place, draft)
            draft.replace(place)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise


@contextmanager
def whole_text(file: Path) -> Iterator[Lines]:
    """The same for text.

    Raises:
        NotWritten: it cannot be; nothing has changed.
    """
    with whole(file) as handle:
        yield Lines(handle)


def write_text(file: Path, text: str) -> None:
    """Writes a text, whole or not at all.

    Raises:
        NotWritten: it cannot be; nothing has changed.
    """
    with whole_text(file) as lines:
        lines.write(text)


def check_writable(file: Path) -> None:
    """Makes sure, before hours are spent on what is to stand in a file, that there can be one.

    Its folder is made if need be, and nothing else: whether there is room nobody can foresee.

    Raises:
        NotWritten: there cannot.
    """
    with _said_of(file):
        if is_stream(file):
            if not os.access(file, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            return
        place = Path(os.path.realpath(file))
        if place.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        place.parent.mkdir(parents=True, exist_ok=True)
        draft = _draft_of(place)
        draft.open("wb").close()
        draft.unlink()


def check_apart(files: Mapping[str, Path | None]) -> None:
    """Makes sure that no two of the files asked for, by flag, are one.

    Raises:
        SameFile: two are.
    """
    places: dict[str, str] = {}
    for flag, file in files.items():
        if file is None or is_stream(file):
            continue
        place = os.path.realpath(file)
        for other, there in places.items():
            if place == there or _one(place, there):
                raise SameFile("same-file", one=other, other=flag, file=str(file))
        places[flag] = place


def is_stream(file: Path) -> bool:
    """Whether what stands there takes what is written as it comes, and cannot be replaced."""
    try:
        found = file.stat()
    except OSError:
        return False
    if not file.is_file() and not file.is_dir():
        return True
    for shown in (1, 2):
        with contextlib.suppress(OSError):
            if os.path.samestat(found, os.fstat(shown)):
                return True
    return False


def _one(place: str, other: str) -> bool:
    """Whether two names are those of one file, hard links and all."""
    with contextlib.suppress(OSError):
        return Path(place).samefile(other)
    return False


@contextmanager
def _said_of(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise NotWritten(file, error) from None


def _draft_of(place: Path) -> Path:
    return place.with_name(f"{place.name}.{os.getpid()}.new")


def _clear_drafts(place: Path) -> None:
    """Takes away what processes that were killed had begun to write."""
    if os.name != "posix":
        return
    for draft in place.parent.iterdir():
        number = draft.name.removeprefix(place.name + ".").removesuffix(".new")
        if draft.name != f"{place.name}.{number}.new" or not number.isdecimal():
            continue
        try:
            os.kill(int(number), 0)
        except ProcessLookupError:
            draft.unlink(missing_ok=True)
        except (OSError, OverflowError):
            pass  # somebody else's, still at work
