"""The study's tables as files: CSV for every program, Parquet for those who count further."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path

from trappola.svoyi.problem import TableError
from trappola.svoyi.study.measures import Row


def write_tables(tables: Mapping[str, Sequence[Row]], folder: Path) -> list[Path]:
    """Writes each table twice and returns the files.

    Raises:
        TableError: the extra ``study`` is not installed, or a file cannot be written.
    """
    try:
        import polars
    except ImportError:
        raise TableError("svoyi-study-extra", name="polars") from None
    files = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, rows in tables.items():
            file = folder / f"{name}.csv"
            with file.open("w", encoding="utf-8", newline="") as handle:
                writer = csv.DictWriter(handle, list(rows[0]), lineterminator="\n")
                writer.writeheader()
                writer.writerows(rows)
            polars.DataFrame(rows).write_parquet(file.with_suffix(".parquet"))
            files += [file, file.with_suffix(".parquet")]
    except OSError as error:
        problem = error.strerror or str(error)
        raise TableError("svoyi-not-written", file=str(error.filename), problem=problem) from None
    return files
