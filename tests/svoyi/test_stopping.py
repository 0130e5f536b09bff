"""Stopping while a sweep is at work: seven ranks, where one takes long enough.

Finds a sweep that goes on after Ctrl-C, and facts that a kill takes along.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from svoyi.test_checkpoint import Stop, first_sweep
from trappola.svoyi import Checkpoint, Progress, solve

KILLED = """
import sys
from pathlib import Path
from trappola.svoyi import Checkpoint, solve


def told(now):
    if now.share == 0:  # a sweep begins
        print(now.sweep, flush=True)


with Checkpoint(Path(sys.argv[1])) as checkpoint:
    solve(
        7,
        distances=sys.argv[2] == "distances",
        threads=2,
        progress=told,
        checkpoint=checkpoint,
    )
"""


@pytest.mark.parametrize("kind", ["distances", "in place"])
def test_a_killed_process_loses_at_most_one_sweep(tmp_path: Path, kind: str) -> None:
    """Seven ranks, where a sweep takes as long as it takes to be killed."""
    file = tmp_path / "a.sweeps"
    process = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(file), kind], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    for line in process.stdout:
        if int(line) == 14:
            break
    os.kill(process.pid, signal.SIGKILL)
    at_work = int((line + process.stdout.read()).split()[-1])
    process.wait()
    assert [each.name for each in tmp_path.iterdir()] == [file.name]
    # It may have ended its sweep before it could say that it began the next.
    assert first_sweep(file, 7, "single", kind == "distances") in (at_work, at_work + 1)


def test_an_exception_of_the_progress_stops_a_sweep_at_work() -> None:
    def told(progress: Progress) -> None:
        if progress.share > 0:
            raise Stop

    begun = time.monotonic()
    with pytest.raises(Stop):
        solve(7, threads=1, progress=told)
    assert time.monotonic() - begun < 20


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
