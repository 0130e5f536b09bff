"""What cannot be solved, or not here, is refused before the work begins.

Finds memory that is taken without asking, and an estimate that forgets a limit.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from trappola.svoyi import TableError, solve
from trappola.svoyi.form import Form


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
