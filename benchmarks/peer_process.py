"""The peer's own environment and the process that runs in it."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from timing import Rates

PEER = "open_spiel"
PINNED = "2.0.2"
SOLVER, SOLVER_PINNED = "endplay", "0.5.12"
"""DDS, bridge's solver, in its own right; where it cannot be installed its rows stay empty."""
SCRIPT = Path(__file__).with_name("peers.py")


class PeerError(Exception):
    """The peer cannot be had or has stopped; one line says why."""


def environment(folder: Path) -> Path:
    """Makes a virtual environment with the pinned peer where there is none; gives its Python.

    Raises:
        PeerError: the environment cannot be made or the peer not installed.
    """
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    try:
        if not python.exists():
            venv.create(folder, with_pip=True, symlinks=sys.platform != "win32")
        for name, pinned in ((PEER, PINNED), (SOLVER, SOLVER_PINNED)):
            if installed(python, name) != pinned:
                pip = [str(python), "-m", "pip", "install", "--quiet", f"{name}=={pinned}"]
                subprocess.run(pip, check=name == PEER, capture_output=True, text=True)
    except subprocess.CalledProcessError as error:
        last = (str(error.stderr or "").strip().splitlines() or [str(error)])[-1]
        raise PeerError(f"{PEER} {PINNED} cannot be installed: {last}") from None
    except OSError as error:
        raise PeerError(f"{PEER} {PINNED} cannot be installed: {error}") from None
    return python


def installed(python: Path, name: str) -> str:
    """The version of a package in an environment; empty if it is not there."""
    ask = f"from importlib.metadata import version; print(version({name!r}))"
    done = subprocess.run([str(python), "-c", ask], capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


class PeerProcess:
    """A running peer, idle until it is asked for a measurement.

    Raises:
        PeerError: it does not start.
    """

    def __init__(self, python: Path) -> None:
        self.python = python
        self.process = subprocess.Popen(
            [str(python), str(SCRIPT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.about: dict[str, str] = self._answer()

    def measure(self, work: str, seconds: float) -> Rates:
        """The rates of a work of the peer.

        Raises:
            PeerError: the process has stopped.
        """
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"work": work, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
        except OSError as error:
            raise PeerError(f"{PEER} has stopped: {error}") from None
        rates: Rates = self._answer()
        return rates

    def _answer(self) -> Any:
        assert self.process.stdout is not None and self.process.stderr is not None
        line = self.process.stdout.readline()
        if not line:
            said = self.process.stderr.read().strip().splitlines()
            raise PeerError(said[-1] if said else f"{PEER} has stopped")
        return json.loads(line)

    def close(self) -> None:
        """Lets the process end."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=10)
