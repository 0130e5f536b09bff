"""Finding tables: the package's, those in the data folder, and what is said when there is none.

Finds a table that is not found, a damaged one that hides a good one, a cache that is believed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from svoyi.test_counts import planes
from trappola.svoyi import TableError, files, open_table, shelf, solve
from trappola.svoyi.form import Form


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Data and cache of somebody who has not been here before."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    shelf._opened.cache_clear()


@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
def test_the_package_brings_the_pack_of_24(tmp_path: Path, form: str) -> None:
    table = open_table(6, form)
    assert table.has_distances and table.form == Form.of(6, form)
    won = {"single": 9_292_881, "cover_and_lead": 9_047_741}[form]
    counts = table.counts
    assert (
        counts.all.won == won and counts.all.won + counts.all.lost + counts.all.drawn == 2**24 - 2
    )
    assert counts.all.longest_won == {"single": 126, "cover_and_lead": 98}[form]
    (raw,) = (tmp_path / "cache").rglob("*.svoyi")
    files.verify(raw)
    shelf._opened.cache_clear()
    assert open_table(6, form).kernel.read(2, 0, 99) == table.kernel.read(2, 0, 99)


def test_a_table_in_the_data_folder_is_found_under_any_name() -> None:
    table = solve(4)
    table.save(shelf.folder() / "from a friend.svoyi", folded=True)
    assert planes(open_table(4)) == planes(table)


def test_distances_are_preferred_and_spoilt_files_passed_over() -> None:
    solve(4, distances=False).save(shelf.folder() / "a.svoyi")
    solve(4).save(shelf.folder() / "b.svoyi")
    (shelf.folder() / "c.svoyi").write_text("nothing")
    assert open_table(4).has_distances
    assert sum(isinstance(each, TableError) for each in shelf.tables()) == 1


def test_none_is_told_with_the_command_that_makes_it() -> None:
    with pytest.raises(TableError) as error:
        open_table(7, "cover_and_lead", True)
    assert "trappola svoyi solve --ranks 7 --form cover-and-lead --low-trump" in str(error.value)
    assert str(shelf.folder()) in str(error.value)


def test_a_spoilt_file_of_the_usual_name_is_told() -> None:
    file = shelf.file_for(Form.of(4))
    solve(4).save(file)
    file.write_bytes(b"x" + file.read_bytes())
    with pytest.raises(TableError, match="no table") as error:
        open_table(4)
    assert str(file) in str(error.value)


def test_a_spoilt_cache_is_made_anew(tmp_path: Path) -> None:
    table = solve(4)
    table.save(shelf.file_for(table.form), folded=True)
    open_table(4)
    (raw,) = (tmp_path / "cache").rglob("*.svoyi")
    raw.write_bytes(raw.read_bytes()[:-9])
    shelf._opened.cache_clear()
    assert planes(open_table(4)) == planes(table)
    files.verify(raw)


def test_without_a_cache_the_table_is_read_into_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    table = solve(4)
    table.save(shelf.file_for(table.form), folded=True)
    assert planes(open_table(4)) == planes(table)


@pytest.mark.parametrize("folded", [False, True])
def test_a_table_of_which_one_bit_has_changed_is_refused(folded: bool) -> None:
    """A table to be asked is mapped, not read: it is compared with its checksum once before."""
    file = shelf.file_for(Form.of(4))
    solve(4).save(file, folded=folded)
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 4
    file.write_bytes(data)
    with pytest.raises(TableError, match="damaged") as error:
        open_table(4)
    assert str(file) in str(error.value) and "solve --ranks 4" in str(error.value)


def test_a_table_is_compared_with_its_checksum_once(monkeypatch: pytest.MonkeyPatch) -> None:
    file = shelf.file_for(Form.of(4))
    solve(4).save(file)
    read: list[Path] = []
    monkeypatch.setattr(files, "verify", read.append)
    for _ in range(2):
        open_table(4)
        shelf._opened.cache_clear()
    assert read == [file]
    solve(4).save(file)  # made anew: another file
    open_table(4)
    assert read == [file, file]
