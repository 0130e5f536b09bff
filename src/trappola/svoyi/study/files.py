"""The study's tables as files: CSV for every program, Parquet for those who count further."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from io import BytesIO, StringIO
from pathlib import Path

from trappola.svoyi.files import write_bytes
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
    for name, rows in tables.items():
        text, packed = StringIO(newline=""), BytesIO()
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        polars.DataFrame(rows).write_parquet(packed)
        for ending, data in (("csv", text.getvalue().encode()), ("parquet", packed.getvalue())):
            file = folder / f"{name}.{ending}"
            write_bytes(file, data)
            files.append(file)
    return files
