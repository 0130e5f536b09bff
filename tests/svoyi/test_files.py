"""Tables in files: whole again after reading, and every way a file can be wrong said by name.

Finds a file format that loses something, and a damaged table that is believed.
"""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from svoyi.test_counts import planes
from trappola.svoyi import Table, TableError, files, solve


@pytest.mark.parametrize("distances", [True, False])
@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
def test_a_table_comes_back_whole(tmp_path: Path, form: str, distances: bool) -> None:
    table = solve(4, form, False, distances=distances)
    table.save(tmp_path / "new" / "a.svoyi")
    again = Table.load(tmp_path / "new" / "a.svoyi")
    assert again.form == table.form
    assert planes(again) == planes(table)
    assert [each.name for each in (tmp_path / "new").iterdir()] == ["a.svoyi"]


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (lambda data: data[:-1], "block 3"),
        (lambda data: data[:40], "block"),
        (lambda data: data + b"x", "last block"),
        (lambda data: data[:-9] + b"x" + data[-8:], "block 3"),
        (lambda data: data.replace(b"table/1", b"table/2"), "newer"),
        (lambda data: b"PK" + data, "no table"),
        (lambda data: data[:0], "no table"),
        (lambda data: data.replace(b'"ranks": 3', b'"ranks": 9'), "ranks"),
        (lambda data: data.replace(b'"ranks": 3', b'"ranks": 4'), "block"),
        (lambda data: data.replace(b'"single"', b'"double"'), "damaged"),
        (lambda data: data.replace(b"{", b"["), "damaged"),
    ],
)
def test_a_wrong_file_is_refused_by_name(tmp_path: Path, spoil, word: str) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "a.svoyi"
    solve(3).save(file)
    file.write_bytes(spoil(file.read_bytes()))
    with pytest.raises(TableError, match=word) as error:
        Table.load(file)
    assert "\n" not in str(error.value)


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.svoyi"
    solve(3).save(file)
    before = file.read_bytes()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(TableError, match="No space left"):
        solve(4).save(file)
    assert file.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["a.svoyi"]


def test_a_table_too_large_for_the_memory_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.svoyi"
    solve(4).save(file)
    monkeypatch.setattr(files, "memory_available", lambda: 1000)
    with pytest.raises(TableError, match="are free"):
        Table.load(file)
