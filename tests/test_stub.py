"""The kernel's type stub is the one its bindings give: ``make stubs`` writes it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

STUB = Path(__file__).parent.parent / "src" / "trappola" / "_kernel.pyi"


def test_the_stub_is_up_to_date(tmp_path: Path) -> None:
    fresh = tmp_path / "stub.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "trappola._kernel"]
    subprocess.run([*command, "-o", str(fresh)], check=True, capture_output=True, cwd=tmp_path)
    assert fresh.read_text("utf-8") == STUB.read_text("utf-8")
