"""Tables in files: whole again after reading, and every way a file can be wrong said by name.

Finds a file format that loses something, a damaged table that is believed, a file half written.
"""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from svoyi.test_counts import planes
from trappola.svoyi import Table, TableError, files, solve

KINDS = {"raw": False, "folded": True}


@pytest.fixture(params=KINDS)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A small table, raw or folded."""
    file = tmp_path / f"{request.param}.svoyi"
    solve(3).save(file, folded=KINDS[request.param])
    return file


@pytest.mark.parametrize("folded", [False, True])
@pytest.mark.parametrize("distances", [True, False])
@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
@pytest.mark.parametrize("ranks", [2, 3, 5])
def test_a_table_comes_back_whole(
    tmp_path: Path, ranks: int, form: str, distances: bool, folded: bool
) -> None:
    """Form B with any own trump holds draws from three ranks on."""
    table = solve(ranks, form, True, distances=distances)
    table.save(tmp_path / "new" / "a.svoyi", folded=folded)
    again = Table.load(tmp_path / "new" / "a.svoyi")
    assert again.form == table.form
    assert planes(again) == planes(table)
    assert [each.name for each in (tmp_path / "new").iterdir()] == ["a.svoyi"]


@pytest.mark.parametrize("distances", [True, False])
def test_a_folded_file_is_unpacked_to_a_raw_one(tmp_path: Path, distances: bool) -> None:
    table = solve(4, "cover_and_lead", True, distances=distances)
    one, other = tmp_path / "folded", tmp_path / "raw"
    table.save(one, folded=True)
    files.unpack(one, other)
    assert planes(Table.load(other)) == planes(table)
    assert files.verify(one).kind == "folded" and files.verify(other).kind == "raw"
    table.save(tmp_path / "again")
    assert (tmp_path / "again").read_bytes() == other.read_bytes()


def test_what_a_killed_process_left_is_cleared_away(tmp_path: Path) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    names = [f"a.svoyi.{gone.pid}.new", f"a.svoyi.{os.getppid()}.new", "a.svoyi.my.new", "b.1.new"]
    for name in names:
        (tmp_path / name).touch()
    solve(2).save(tmp_path / "a.svoyi")
    assert {each.name for each in tmp_path.iterdir()} == {"a.svoyi", *names[1:]}


Spoil = Callable[[bytes], bytes]
FOR_BOTH: list[tuple[Spoil, str]] = [
    (lambda data: data.replace(b"table/2", b"table/3"), "newer version"),
    (lambda data: data.replace(b"table/2", b"table/1"), "older version"),
    (lambda data: b"PK" + data, "no table"),
    (lambda data: data[:0], "no table"),
    (lambda data: data.replace(b'"ranks": 3', b'"ranks": 99'), "ranks"),
    (lambda data: data.replace(b'"ranks": 3', b'"ranks": 4'), "block|not as long"),
    (lambda data: data.replace(b'"single"', b'"double"'), "damaged"),
    (lambda data: data.replace(b'"kind"', b'"kin"'), "damaged"),
    (lambda data: data.replace(b"{", b"["), "damaged"),
    (lambda data: data[:-1], "checksum|not as long"),
    (lambda data: data[:-40], "block|not as long"),
    (lambda data: data[:200], "block|not as long"),
    (lambda data: data + b"x", "last block|not as long"),
]


@pytest.mark.parametrize(("spoil", "word"), FOR_BOTH)
def test_a_wrong_file_is_refused_by_name(file: Path, spoil: Spoil, word: str) -> None:
    file.write_bytes(spoil(file.read_bytes()))
    with pytest.raises(TableError, match=word) as error:
        Table.load(file)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("place", [-1, -40, 300])
def test_a_changed_byte_is_found(file: Path, place: int) -> None:
    """A folded file is looked at whole when it is read; a raw one when one asks for it."""
    data = bytearray(file.read_bytes())
    data[place] ^= 1
    file.write_bytes(data)
    with pytest.raises(TableError, match="damaged"):
        files.verify(file)
    if file.name.startswith("folded"):
        with pytest.raises(TableError, match="damaged"):
            Table.load(file)


@pytest.mark.parametrize("call", ["fsync", "posix_fallocate"])
def test_a_full_disk_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    one, other = tmp_path / "folded", tmp_path / "raw"
    solve(3).save(one, folded=True)
    solve(3).save(other)
    before = other.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files.os, call, full)
    with pytest.raises(TableError, match="No space left"):
        files.unpack(one, other)
    if call == "fsync":
        with pytest.raises(TableError, match="No space left"):
            solve(4).save(other)
    assert other.read_bytes() == before
    assert {each.name for each in tmp_path.iterdir()} == {"folded", "raw"}


def test_a_table_too_large_for_the_memory_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A raw one is not read into the memory, so it is not."""
    table = solve(4)
    table.save(tmp_path / "folded", folded=True)
    table.save(tmp_path / "raw")
    monkeypatch.setattr(files, "memory_available", lambda: 1000)
    with pytest.raises(TableError, match="are free"):
        Table.load(tmp_path / "folded")
    assert planes(Table.load(tmp_path / "raw")) == planes(table)


def test_what_is_no_regular_file_is_left_alone(tmp_path: Path) -> None:
    """A device, a pipe or a folder is not replaced, and a link stays one."""
    table = solve(2)
    for odd in (Path("/dev/null"), tmp_path):
        with pytest.raises(TableError, match="no regular file"):
            table.save(odd)
    assert Path("/dev/null").is_char_device()
    (tmp_path / "link").symlink_to(tmp_path / "table.svoyi")
    table.save(tmp_path / "link")
    assert (tmp_path / "link").is_symlink() and files.verify(tmp_path / "table.svoyi")
