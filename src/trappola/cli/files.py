"""Where games are written down, and how: whole or not at all."""

from __future__ import annotations

import time
from pathlib import Path

from trappola.record import Record
from trappola.writing import write_text


def new_file(game: str) -> Path:
    """A name for a new game in the user's data folder."""
    from platformdirs import user_data_path

    folder = user_data_path("trappola") / "games"
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    file = folder / f"{game}-{stamp}.trappola"
    number = 2
    while file.exists():
        file = folder / f"{game}-{stamp}-{number}.trappola"
        number += 1
    return file


def write(file: Path, record: Record) -> None:
    """Writes a record so that an interruption leaves the old file or the new one, never half.

    Raises:
        NotWritten: it cannot be written.
    """
    write_text(file, record.to_json() + "\n" if file.suffix == ".json" else record.to_text())
