"""The certificate: a program of its own checks the tables from the rules alone.

Here it checks whole small tables and a few positions of larger ones, and must notice a label that
is changed; ``make certificate`` checks every label of the large ones.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from trappola.svoyi import solve

SOURCE = Path(__file__).parents[2] / "certificate" / "certificate.cpp"
Check = Callable[..., tuple[int, str]]


@pytest.fixture(scope="module")
def check(tmp_path_factory: pytest.TempPathFactory) -> Check:
    """Runs the program: its exit code and what it prints."""
    compiler = shutil.which("c++")
    assert compiler, "the package itself is built with a C++ compiler"
    program = tmp_path_factory.mktemp("certificate") / "certificate"
    flags = ["-std=c++20", "-O2", "-Wall", "-Wextra", "-Werror", "-pthread"]
    subprocess.run([compiler, *flags, "-o", str(program), str(SOURCE)], check=True)

    def run(*words: str | Path) -> tuple[int, str]:
        done = subprocess.run(
            [program, *map(str, words)], capture_output=True, text=True, check=False
        )
        return done.returncode, done.stdout + done.stderr

    return run


@pytest.mark.parametrize("low", [True, False])
@pytest.mark.parametrize(
    ("form", "ranks"), [("single", 2), ("single", 4), ("cover_and_lead", 2), ("cover_and_lead", 3)]
)
def test_every_label(check: Check, tmp_path: Path, form: str, ranks: int, low: bool) -> None:
    file = tmp_path / "table.svoyi"
    counts = (table := solve(ranks, form, low)).counts
    table.save(file)
    code, said = check(file)
    assert code == 0, said
    assert said.startswith(
        f"{counts.all.won} won, {counts.all.lost} lost, {counts.all.drawn} drawn;"
        f" 0 wrong, 0 out of order, {counts.nobody_leads} lost for whoever leads"
    )


@pytest.mark.parametrize(
    ("form", "ranks", "number"), [("single", 6, "2000"), ("cover_and_lead", 5, "300")]
)
def test_some_labels(check: Check, tmp_path: Path, form: str, ranks: int, number: str) -> None:
    file = tmp_path / "table.svoyi"
    solve(ranks, form).save(file)
    code, said = check(file, "--sample", number, "1")
    assert code == 0 and " 0 wrong" in said, said


def test_a_table_of_winners_alone(check: Check, tmp_path: Path) -> None:
    file = tmp_path / "table.svoyi"
    solve(5, distances=False).save(file)
    code, said = check(file, "--mirror")
    assert code == 0 and said.startswith("1024 won, 0 lost, 0 drawn; 0 wrong"), said


def test_the_draws(check: Check, tmp_path: Path) -> None:
    file = tmp_path / "table.svoyi"
    solve(3, "cover_and_lead", True).save(file)
    code, said = check(file, "--drawn")
    assert code == 0 and said.startswith("0 won, 0 lost, 509 drawn; 0 wrong"), said


@pytest.mark.parametrize("change", ["win", "both", "none", "sooner", "later"])
def test_a_changed_label_is_noticed(check: Check, tmp_path: Path, change: str) -> None:
    """Hand 0x5a3 of three ranks is won; its label is changed in the file."""
    file = tmp_path / "table.svoyi"
    table = solve(3)
    hand, place, bit = 0x5A3, 8 * (0x5A3 >> 3), 1 << (0x5A3 & 7)
    value, distance = table.kernel.at(hand)
    assert value == 1 and 1 < distance < 255
    wins, losses = table.kernel.read(0, place, 1)[0], table.kernel.read(1, place, 1)[0]
    if change in ("win", "none"):
        table.kernel.write(0, place, bytes([wins & ~bit]))
    if change in ("win", "both"):
        table.kernel.write(1, place, bytes([losses | bit]))
    if change in ("sooner", "later"):
        table.kernel.write(2, hand, bytes([distance + (1 if change == "later" else -1)]))
    table.save(file)
    code, said = check(file)
    assert code == 1 and f"hand {hand:x}" in said


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"my diary\n", "no table"),
        (b'trappola-svoyi-table/2\n{"ranks": 3, "kind": "raw"}\n', "breaks off"),
        (b'trappola-svoyi-table/2\n{"ranks": 3, "kind": "folded"}\n', "folded"),
    ],
)
def test_what_is_no_table(check: Check, tmp_path: Path, content: bytes, word: str) -> None:
    file = tmp_path / "table.svoyi"
    file.write_bytes(content)
    code, said = check(file)
    assert code == 2 and word in said
    assert check(tmp_path / "none") == (2, f"{tmp_path / 'none'} cannot be read.\n")
    assert check()[0] == 2
