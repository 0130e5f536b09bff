"""How long a fresh process takes, from its start to its end."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

COMMAND = Path(sys.executable).with_name("trappola")

OURS: dict[str, list[str]] = {
    "trappola --version": [str(COMMAND), "--version"],
    "import trappola": [sys.executable, "-c", "import trappola"],
    "from trappola import Match": [sys.executable, "-c", "from trappola import Match"],
}
"""Our commands by the name of their row."""

PEER = "import pyspiel"


def peer_command(python: Path) -> list[str]:
    """The peer's command."""
    return [str(python), "-c", PEER]


def seconds_of(command: Sequence[str]) -> float | None:
    """The wall-clock seconds of one process; None if it cannot be run or fails."""
    start = perf_counter()
    try:
        done = subprocess.run(command, capture_output=True, check=False)
    except OSError:
        return None
    return perf_counter() - start if done.returncode == 0 else None
