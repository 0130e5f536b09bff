"""Writes the golden files anew: ``make golden``."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from golden.playthrough import NAMES, playthrough  # noqa: E402

if __name__ == "__main__":
    for name in NAMES:
        (HERE / f"{name}.txt").write_text(playthrough(name), "utf-8")
