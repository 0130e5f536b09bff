"""Stopping and going on: the table is the same, wherever the work was stopped.

Finds a sweep that is lost or done twice, a foreign file that is overwritten, memory that is taken
without asking.
"""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from svoyi.test_counts import planes
from trappola.svoyi import Checkpoint, Progress, TableError, solve
from trappola.svoyi.form import Form


class Stop(Exception):
    pass


def stop_before(sweep: int):  # type: ignore[no-untyped-def]
    """A progress that ends the work before this sweep."""

    def told(progress: Progress) -> None:
        if progress.sweep == sweep:
            raise Stop

    return told


@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
def test_a_resumed_solution_is_the_unbroken_one(tmp_path: Path, form: str) -> None:
    whole = solve(4, form)
    file = tmp_path / "a.sweeps"
    for sweep in (3, 7, 20):
        with Checkpoint(file) as checkpoint, pytest.raises(Stop):
            solve(4, form, progress=stop_before(sweep), checkpoint=checkpoint)
    begun: list[int] = []
    with Checkpoint(file) as checkpoint:
        table = solve(4, form, progress=lambda now: begun.append(now.sweep), checkpoint=checkpoint)
    assert begun[0] == 20
    assert planes(table) == planes(whole)
    with Checkpoint(file) as checkpoint:
        again = solve(4, form, progress=lambda now: begun.append(now.sweep), checkpoint=checkpoint)
        assert planes(again) == planes(whole)
        checkpoint.remove()
    assert not file.exists()


@pytest.mark.parametrize("cut", [1, 5, 200, 3000])
def test_a_record_that_breaks_off_is_done_again(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "a.sweeps"
    with Checkpoint(file) as checkpoint:
        whole = solve(3, checkpoint=checkpoint)
    data = file.read_bytes()
    file.write_bytes(data[:-cut])
    with Checkpoint(file) as checkpoint:
        assert planes(solve(3, checkpoint=checkpoint)) == planes(whole)
    assert file.read_bytes() == data


def test_damage_in_the_middle_costs_only_what_follows(tmp_path: Path) -> None:
    file = tmp_path / "a.sweeps"
    with Checkpoint(file) as checkpoint:
        whole = solve(3, checkpoint=checkpoint)
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 1
    file.write_bytes(data)
    with Checkpoint(file) as checkpoint:
        assert planes(solve(3, checkpoint=checkpoint)) == planes(whole)


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"my diary\n", "no table"),
        (b"trappola-svoyi-sweeps/9\n{}\n", "newer"),
        (b'trappola-svoyi-sweeps/1\n{"ranks": 4, "form": "single", "low_trump": true}\n', "4"),
    ],
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes, word: str) -> None:
    file = tmp_path / "a.sweeps"
    file.write_bytes(content)
    with Checkpoint(file) as checkpoint, pytest.raises(TableError, match=word):
        solve(3, checkpoint=checkpoint)
    assert file.read_bytes() == content


def test_a_killed_process_loses_at_most_one_sweep(tmp_path: Path) -> None:
    file = tmp_path / "table.svoyi"
    sweeps = tmp_path / "table.svoyi.sweeps"
    words = ["-m", "trappola", "svoyi", "solve", "--ranks", "7", "--threads", "1", "--out"]
    process = subprocess.Popen([sys.executable, *words, str(file)], stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and not (sweeps.exists() and sweeps.stat().st_size > 100_000):
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert not file.exists()
    kept = sweeps.stat().st_size
    begun: list[int] = []
    with Checkpoint(sweeps) as checkpoint, pytest.raises(Stop):

        def told(progress: Progress) -> None:
            begun.append(progress.sweep)
            raise Stop

        solve(7, progress=told, checkpoint=checkpoint)
    assert begun[0] > 1 and sweeps.stat().st_size <= kept


def test_an_exception_of_the_progress_stops_a_sweep_at_work() -> None:
    def told(progress: Progress) -> None:
        if progress.share > 0:
            raise Stop

    begun = time.monotonic()
    with pytest.raises(Stop):
        solve(7, threads=1, progress=told)
    assert time.monotonic() - begun < 20


def test_in_place_what_is_known_is_gone_on_from(tmp_path: Path) -> None:
    whole = solve(6, distances=False)
    file = tmp_path / "a.sweeps"

    def stop_at(settled: int):  # type: ignore[no-untyped-def]
        def told(progress: Progress) -> None:
            if progress.settled > settled:
                raise Stop

        return told

    begun: list[Progress] = []
    for settled in (0, 4_000_000, 12_000_000):
        with Checkpoint(file) as checkpoint, pytest.raises(Stop):
            solve(
                6,
                distances=False,
                threads=1,
                progress=stop_at(settled),
                checkpoint=checkpoint,
            )
    with Checkpoint(file) as checkpoint:
        table = solve(6, distances=False, progress=begun.append, checkpoint=checkpoint)
        assert begun[0].settled > 12_000_000 and begun[0].sweep > 1
        assert planes(table) == planes(whole)
        checkpoint.remove()
    assert list(tmp_path.iterdir()) == []


def test_in_place_half_a_sweep_is_kept(tmp_path: Path) -> None:
    """Seven ranks, where a sweep takes longer than from one word of the progress to the next."""
    file = tmp_path / "a.sweeps"
    before = 0

    def stop_within(progress: Progress) -> None:
        nonlocal before
        if progress.share == 0:
            before = progress.settled
        elif before > 1_000_000 and progress.share > 0.2:
            raise Stop

    def stop_at_once(progress: Progress) -> None:
        assert progress.settled > before
        raise Stop

    with Checkpoint(file) as checkpoint, pytest.raises(Stop):
        solve(7, distances=False, threads=1, progress=stop_within, checkpoint=checkpoint)
    with Checkpoint(file) as checkpoint, pytest.raises(Stop):
        solve(7, distances=False, progress=stop_at_once, checkpoint=checkpoint)


def test_in_place_a_killed_process_loses_little(tmp_path: Path) -> None:
    file = tmp_path / "table.svoyi"
    sweeps = tmp_path / "table.svoyi.sweeps"
    words = ["--no-distances", "--ranks", "7", "--threads", "1", "--out", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-m", "trappola", "svoyi", "solve", *words], stderr=subprocess.DEVNULL
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not sweeps.exists():
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    for draft in tmp_path.glob("*.new"):
        draft.unlink()  # what a killed process was writing is nobody's
    assert [each.name for each in tmp_path.iterdir()] == [sweeps.name]

    def told(progress: Progress) -> None:
        assert progress.sweep > 1 and progress.settled > 0
        raise Stop

    with Checkpoint(sweeps) as checkpoint, pytest.raises(Stop):
        solve(7, distances=False, progress=told, checkpoint=checkpoint)


@pytest.mark.parametrize("damage", ["cut", "bit", "tail"])
def test_in_place_a_damaged_file_is_refused(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "a.sweeps"
    with Checkpoint(file) as checkpoint:
        solve(3, distances=False, checkpoint=checkpoint)
    data = bytearray(file.read_bytes())
    if damage == "bit":
        data[len(data) // 2] ^= 1
    elif damage == "cut":
        del data[len(data) // 2 :]
    else:
        data[-1] ^= 1
    file.write_bytes(data)
    with Checkpoint(file) as checkpoint, pytest.raises(TableError, match="damaged"):
        solve(3, distances=False, checkpoint=checkpoint)
    assert file.read_bytes() == data


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


def test_what_does_not_fit_is_refused_before_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    module = sys.modules[solve.__module__]
    monkeypatch.setattr(module, "memory_available", lambda: 6 << 30)
    with pytest.raises(TableError, match=r"takes .* GiB of memory and 6\.0 GiB are free"):
        solve(8, distances=True, threads=2)
    monkeypatch.setattr(module, "memory_available", lambda: 16 << 30)
    with pytest.raises(TableError, match=r"takes 16\.\d GiB of memory and 16\.0 GiB are free"):
        solve(9, threads=2)
    monkeypatch.setattr(module, "memory_available", lambda: 1 << 30)
    with pytest.raises(TableError, match="memory"):
        solve(8)


def test_a_limit_of_the_process_counts_and_what_is_not_given_is_said() -> None:
    program = """
import resource, sys
from trappola.svoyi import TableError, memory_available, solve
size = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (size + (200 << 20),) * 2)
print(memory_available() <= 200 << 20)
for _ in range(2):
    try:
        solve(7, distances=True, threads=1)
    except TableError as error:
        print(error)
    sys.modules[solve.__module__].memory_available = lambda: 1 << 40
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    known, refused, not_given = done.stdout.splitlines()
    assert known == "True"
    assert refused.startswith("Solving this takes 49") and "19" in refused and "GiB" not in refused
    assert "the system does not give it" in not_given


def test_distances_are_left_out_where_they_do_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    module = sys.modules[solve.__module__]
    form = Form.of(5)
    limit = module.memory_needed(form, False, 1)
    monkeypatch.setattr(module, "memory_available", lambda: limit)
    assert not solve(5, threads=1).has_distances


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"ranks": 10}, "2 to 9"),
        ({"ranks": 9, "form": "cover_and_lead"}, "2 to 8"),
        ({"ranks": 8, "form": "cover_and_lead", "distances": True}, "without distances"),
        ({"ranks": 1}, "2 to 9"),
        ({"ranks": 9, "distances": True}, "without distances"),
        ({"ranks": 4, "form": "double"}, "single and cover_and_lead"),
        ({"ranks": 4, "threads": 0}, "at least one"),
    ],
)
def test_what_cannot_be_solved(given: dict[str, object], word: str) -> None:
    with pytest.raises(TableError, match=word):
        solve(**given)  # type: ignore[arg-type]
