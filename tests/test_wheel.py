"""The package as others get it: a wheel in an environment that has nothing else."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent

PLAY = """
import random
from trappola import Match
match = Match("classica", seed=1)
match.deal()
while match.to_act is not None:
    match.apply(random.choice(match.legal_actions()))
print(sum(match.score_sheet.points))
"""


def run(*command: object, cwd: Path) -> str:
    """The output of a command that must succeed."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_installs_alone_and_plays(tmp_path: Path) -> None:
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", tmp_path, ROOT, cwd=tmp_path)
    (wheel,) = tmp_path.glob("trappola-*.whl")
    venv.create(tmp_path / "empty", with_pip=True)
    bin_folder = tmp_path / "empty" / "bin"
    python = bin_folder / "python"
    run(
        python,
        "-m",
        "pip",
        "--quiet",
        "--disable-pip-version-check",
        "install",
        wheel,
        cwd=tmp_path,
    )
    assert int(run(python, "-c", PLAY, cwd=tmp_path)) >= 86
    assert run(bin_folder / "trappola", "--version", cwd=tmp_path).strip() == "0.1.0"
    assert "bulka" in run(bin_folder / "trappola", "games", cwd=tmp_path)
