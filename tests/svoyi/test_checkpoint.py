"""Stopping and going on: the table is the same, wherever the work was stopped.

Finds a sweep that is lost or done twice, a file that half a record spoils, a foreign file that is
overwritten.
"""

from __future__ import annotations

import errno
import os
import random
import zlib
from pathlib import Path

import pytest

from svoyi.test_counts import planes
from trappola._kernel import PileSolver
from trappola.svoyi import Checkpoint, Progress, TableError, solve
from trappola.svoyi import checkpoint as checkpoints
from trappola.svoyi.checkpoint import END
from trappola.svoyi.records import Records, record

WAYS = [("single", True), ("single", False), ("cover_and_lead", True), ("cover_and_lead", False)]
"""Forms, and whether distances are kept: one of these ways is in place."""


class Stop(Exception):
    pass


def stop_before(sweep: int):  # type: ignore[no-untyped-def]
    """A progress that ends the work before this sweep."""

    def told(progress: Progress) -> None:
        if progress.sweep == sweep:
            raise Stop

    return told


def records_of(file: Path) -> list[tuple[int, int]]:
    """Tag and end of each record; the first is the head of the file."""
    with file.open("rb") as handle:
        begin = len(handle.readline() + handle.readline())
    records = Records(file, begin)
    found = [(0, begin), *((tag, records.end) for tag, _ in records.read())]
    records.close()
    return found


def first_sweep(file: Path, ranks: int, form: str, distances: bool) -> int:
    """With which sweep a solution goes on."""
    begun: list[int] = []

    def told(progress: Progress) -> None:
        begun.append(progress.sweep)
        raise Stop

    with Checkpoint(file) as checkpoint, pytest.raises(Stop):
        solve(ranks, form, distances=distances, progress=told, checkpoint=checkpoint)
    return begun[0]


@pytest.mark.parametrize(("form", "distances"), WAYS)
def test_a_resumed_solution_is_the_unbroken_one(tmp_path: Path, form: str, distances: bool) -> None:
    whole = solve(4, form, distances=distances)
    file = tmp_path / "a.sweeps"

    def go_on(progress):  # type: ignore[no-untyped-def]
        with Checkpoint(file) as checkpoint:
            return solve(4, form, distances=distances, progress=progress, checkpoint=checkpoint)

    for sweep in (3, 7, 20):
        with pytest.raises(Stop):
            go_on(stop_before(sweep))
    begun: list[int] = []
    assert planes(go_on(lambda now: begun.append(now.sweep))) == planes(whole)
    assert begun[0] == 20
    kept = file.read_bytes()
    assert planes(go_on(lambda now: begun.append(now.sweep))) == planes(whole)
    assert begun[-1] == begun[-2] and file.read_bytes() == kept  # nothing was left to do
    with Checkpoint(file) as checkpoint:
        solve(4, form, distances=distances, checkpoint=checkpoint)
        checkpoint.remove()
    assert not file.exists()


@pytest.mark.parametrize(("form", "distances"), WAYS)
def test_cut_off_anywhere_it_goes_on_after_the_last_whole_sweep(
    tmp_path: Path, form: str, distances: bool
) -> None:
    file = tmp_path / "a.sweeps"
    begun: list[int] = []

    def go_on():  # type: ignore[no-untyped-def]
        begun.clear()
        with Checkpoint(file) as checkpoint:
            return solve(
                3,
                form,
                distances=distances,
                threads=1,
                progress=lambda now: begun.append(now.sweep),
                checkpoint=checkpoint,
            )

    whole = planes(go_on())
    data, records = file.read_bytes(), records_of(file)
    chance = random.Random(7)
    ends = [end for _, end in records]
    cuts = [0, 1, ends[0], ends[1], *chance.sample(ends, 8)]
    cuts += [chance.randrange(len(data)) for _ in range(12)]
    for at in cuts:
        # A power cut may leave anything behind what was made sure of.
        noise = chance.randbytes(chance.randrange(40)) if at >= ends[0] else b""
        file.write_bytes(data[:at] + noise)
        ended = sum(tag == END and end <= at for tag, end in records)
        assert planes(go_on()) == whole
        assert begun[0] == min(ended + 1, begun[-1])
        assert records_of(file)[-1] == (END, file.stat().st_size)


@pytest.mark.parametrize(("form", "distances"), WAYS)
def test_damage_in_the_middle_costs_only_what_follows(
    tmp_path: Path, form: str, distances: bool
) -> None:
    file = tmp_path / "a.sweeps"
    with Checkpoint(file) as checkpoint:
        whole = solve(3, form, distances=distances, checkpoint=checkpoint)
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 1
    file.write_bytes(data)
    with Checkpoint(file) as checkpoint:
        table = solve(3, form, distances=distances, checkpoint=checkpoint)
    assert planes(table) == planes(whole)


def test_in_place_a_long_file_is_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And is sound wherever it is cut off then; an interruption leaves the old one."""
    file = tmp_path / "a.sweeps"
    with Checkpoint(file) as checkpoint:
        whole = planes(solve(4, distances=False, checkpoint=checkpoint))
    long = file.stat().st_size
    file.unlink()
    monkeypatch.setattr(checkpoints, "SHORT", long // 6)
    monkeypatch.setattr(checkpoints, "LONG", 1 << 20)
    with Checkpoint(file) as checkpoint:
        assert planes(solve(4, distances=False, checkpoint=checkpoint)) == whole
    data, records = file.read_bytes(), records_of(file)
    assert len(data) < long / 2
    begin = next(end for tag, end in records if tag == END)
    for at in [*(end for _, end in records[::20]), begin - 1, begin, begin + 1, begin + 300]:
        file.write_bytes(data[:at])
        with Checkpoint(file) as checkpoint:
            assert planes(solve(4, distances=False, checkpoint=checkpoint)) == whole
    assert [each.name for each in tmp_path.iterdir()] == [file.name]

    def interrupted(*_: object) -> bytes:
        raise KeyboardInterrupt

    file.unlink()
    monkeypatch.setattr(checkpoints, "record", interrupted)
    with Checkpoint(file) as checkpoint, pytest.raises(KeyboardInterrupt):
        solve(4, distances=False, checkpoint=checkpoint)
    monkeypatch.undo()
    assert [each.name for each in tmp_path.iterdir()] == [file.name]
    ended = sum(tag == END for tag, _ in records_of(file))
    assert ended > 1 and first_sweep(file, 4, "single", False) == ended + 1
    with Checkpoint(file) as checkpoint:
        assert planes(solve(4, distances=False, checkpoint=checkpoint)) == whole


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"my diary\n", "no table"),
        (b"trappola-svoyi-sweeps/9\n{}\n", "newer"),
        (b"trappola-svoyi-sweeps/1\n{}\n", r"older version kept them \(format 1, now 2\)"),
        (b"trappola-svoyi-known/1\n{}\n", r"older version kept them \(format 1, now 2\)"),
        (b"trappola-svoyi-known/2\n{}\n", "no table"),
        (b'trappola-svoyi-sweeps/2\n{"ranks": 4, "form": "single", "low_trump": true}\n', "4"),
    ],
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes, word: str) -> None:
    file = tmp_path / "a.sweeps"
    file.write_bytes(content)
    with Checkpoint(file) as checkpoint, pytest.raises(TableError, match=word):
        solve(3, checkpoint=checkpoint)
    assert file.read_bytes() == content


def facts_of(sweeps: int, *, in_place: bool) -> list[tuple[int, bytes]]:
    """What the sweep after so many has found with three ranks."""
    solver = PileSolver(
        ranks=3, cover_and_lead=False, low_trump=True, distances=not in_place, threads=1
    )
    for _ in range(sweeps):
        solver.sweep()
    found: list[tuple[int, bytes]] = []
    solver.sweep(keep=lambda number, block: found.append((number, block)))
    return found


@pytest.mark.parametrize("distances", [True, False])
def test_records_that_are_whole_but_wrong_are_refused(tmp_path: Path, distances: bool) -> None:
    number, block = facts_of(0, in_place=not distances)[0]
    end = record(END, (1).to_bytes(4, "little"))

    def packed(tag: int, facts: bytes) -> bytes:
        return record(tag, zlib.compress(facts))

    wrong = {
        "not packed": record(number, block),
        "no such list": packed(5000, block),
        "another list": packed(number + 2, block),
        "breaks off": packed(number, block[:-1]),
        "no end of a number": packed(number, b"\xff" * 8),
        "a row beyond": packed(number, b"\x80\x80\x80\x01" + block),
        "a twin": packed(0, bytes([2, 1, 1, 0x80])),  # row 1, second suit 7
        "won and lost": packed(0, bytes([2, 1, 1, 1])) + end + packed(1, bytes([2, 1, 1, 1])),
    }
    if distances:
        wrong["a sweep left out"] = packed(number, block) + record(END, bytes([2, 0, 0, 0]))
    file = tmp_path / "a.sweeps"
    with Checkpoint(file) as checkpoint, pytest.raises(Stop):
        solve(3, distances=distances, progress=stop_before(1), checkpoint=checkpoint)
    head = file.read_bytes()
    for what, records in wrong.items():
        file.write_bytes(head + records)
        with Checkpoint(file) as checkpoint, pytest.raises(TableError, match="damaged"):
            solve(3, distances=distances, checkpoint=checkpoint)
        assert file.read_bytes() == head + records, what


def test_in_place_what_is_known_is_gone_on_from(tmp_path: Path) -> None:
    whole = solve(5, distances=False)
    file = tmp_path / "a.sweeps"

    def stop_at(settled: int):  # type: ignore[no-untyped-def]
        def told(progress: Progress) -> None:
            if progress.settled > settled:
                raise Stop

        return told

    begun: list[Progress] = []
    for settled in (0, 250_000, 750_000):
        with Checkpoint(file) as checkpoint, pytest.raises(Stop):
            solve(
                5,
                distances=False,
                threads=1,
                progress=stop_at(settled),
                checkpoint=checkpoint,
            )
    with Checkpoint(file) as checkpoint:
        table = solve(5, distances=False, threads=3, progress=begun.append, checkpoint=checkpoint)
        assert begun[0].settled > 750_000 and begun[0].sweep > 1
        assert planes(table) == planes(whole)
        checkpoint.remove()
    assert list(tmp_path.iterdir()) == []


def test_the_two_ways_of_keeping_are_told_apart(tmp_path: Path) -> None:
    for distances in (True, False):
        file = tmp_path / f"{distances}.sweeps"
        with Checkpoint(file) as checkpoint:
            solve(3, distances=distances, checkpoint=checkpoint)
        with Checkpoint(file) as checkpoint, pytest.raises(TableError, match="delete it or name"):
            solve(3, distances=not distances, checkpoint=checkpoint)
        with Checkpoint(file) as checkpoint, pytest.raises(TableError, match="with 3 ranks"):
            solve(4, distances=distances, checkpoint=checkpoint)


@pytest.mark.parametrize("distances", [True, False])
def test_a_full_disk_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, distances: bool
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    file = tmp_path / "a.sweeps"
    with Checkpoint(file) as checkpoint, pytest.raises(Stop):
        solve(4, distances=distances, progress=stop_before(5), checkpoint=checkpoint)
    kept = file.read_bytes()
    monkeypatch.setattr(os, "fsync", full)
    with Checkpoint(file) as checkpoint, pytest.raises(TableError, match="make room"):
        solve(4, distances=distances, checkpoint=checkpoint)
    monkeypatch.undo()
    assert file.read_bytes() == kept and list(tmp_path.iterdir()) == [file]
    with Checkpoint(file) as checkpoint:
        assert solve(4, distances=distances, checkpoint=checkpoint).counts.all.won == 38_960


@pytest.mark.parametrize("distances", [True, False])
def test_a_disk_that_fills_up_within_a_record(tmp_path: Path, distances: bool) -> None:
    resource = pytest.importorskip("resource")
    whole = planes(solve(5, distances=distances))
    file = tmp_path / "a.sweeps"
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, before[1]))
    try:
        with Checkpoint(file) as checkpoint, pytest.raises(TableError, match="make room"):
            solve(5, distances=distances, checkpoint=checkpoint)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    records = records_of(file)
    assert records[-1] == (END, file.stat().st_size) and file.stat().st_size < 50_000
    ended = sum(tag == END for tag, _ in records)
    assert ended > 5 and first_sweep(file, 5, "single", distances) == ended + 1
    with Checkpoint(file) as checkpoint:
        assert planes(solve(5, distances=distances, checkpoint=checkpoint)) == whole
