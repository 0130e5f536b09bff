"""The result for people: a table, the figures reached, and the section of the documentation."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable
from datetime import date
from pathlib import Path

from rows import FIGURES, Figure, Number, Row
from trappola import _kernel

BEGIN = "<!-- results: written by benchmarks/run.py --write-docs -->"
END = "<!-- end of results -->"


def short(value: Number, unit: str) -> str:
    """A number with three figures and the unit's usual scale."""
    if value is None:
        return "—"
    if unit == "s":
        return f"{value * 1000:.0f} ms"
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}" if value < 1000 * size else f"{value:.3g}"
    return f"{value:.3g}"


def times(ratio: Number) -> str:
    """A ratio as people write it."""
    return "—" if ratio is None else f"{ratio:.3g}×"


def cells(row: Row) -> list[str]:
    """A row as text."""
    unit = "" if row.unit == "s" else " " + row.unit
    ours = short(row.ours, row.unit) + (unit if row.ours is not None else "")
    peer = short(row.peer, row.unit) + (unit if row.peer is not None else "")
    return [row.name, ours, row.peer_name, peer, times(row.ratio)]


HEADS = ["what", "ours", "peer", "peer's", "ratio"]


def table(rows: Iterable[Row]) -> str:
    """The rows in columns."""
    lines = [HEADS, *(cells(row) for row in rows)]
    widths = [max(len(line[place]) for line in lines) for place in range(len(HEADS))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def markdown(rows: Iterable[Row]) -> str:
    """The rows as a table of the documentation."""
    lines = [HEADS, ["---", "--:", "---", "--:", "--:"], *(cells(row) for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def verdict(figure: Figure, rows: list[Row]) -> str:
    """Whether a figure is reached by every row that it covers."""
    sign, unit = ("<", "") if figure.unit == "s" else ("≥", " " + figure.unit)
    goal = f"{figure.what}, {sign} {short(figure.bound, figure.unit)}{unit}"
    worst = figure.worst(rows)
    if worst is None:
        return f"{goal}: not measured"
    covered = figure.rows(rows)
    missed = [row for row in covered if not figure.reached(row)]
    least = short(worst.ours, worst.unit) + unit
    if len(covered) == 1:
        return f"{goal}: {'not reached' if missed else 'reached'}, {least}"
    said = f"not reached in {len(missed)} of {len(covered)} rows" if missed else "reached"
    return f"{goal}: {said}; the weakest row is {worst.name}, {least}"


def verdicts(rows: list[Row]) -> list[str]:
    """What is said of each figure."""
    return [verdict(figure, rows) for figure in FIGURES]


def processor() -> str:
    """The processor's model."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        found = re.search(r"model name\s*:\s*(.+)", info.read_text())
        if found:
            return found[1].strip()
    return platform.processor() or platform.machine()


def compiler_of(library: str | None) -> str:
    """The compiler that a shared library names."""
    if library is None or not Path(library).exists():
        return "unknown compiler"
    pattern = rb"GCC: \([^)]*\) [\d.]+|clang version [\d.]+"
    found = re.search(pattern, Path(library).read_bytes())
    return found[0].decode() if found else "unknown compiler"


def machine(peer: dict[str, str] | None) -> list[str]:
    """Machine and versions, a line each."""
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    lines = [
        f"{date.today().isoformat()}, {platform.system()} {platform.machine()}, {processor()}, "
        f"{os.cpu_count()} cores, load {load} at the end",
        f"Python {platform.python_version()}; kernel built by {compiler_of(_kernel.__file__)}",
    ]
    if peer is not None:
        lines.append(
            f"open_spiel {peer['open_spiel']} from PyPI, Python {peer['python']}, built by "
            f"{compiler_of(peer['library'])}"
        )
    return lines


def write_docs(page: Path, rows: list[Row], facts: list[str]) -> None:
    """Replaces what stands between the two markers of a page.

    Raises:
        ValueError: the page lacks a marker.
    """
    text = page.read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        raise ValueError(f"{page} has no markers for the results")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    parts = [
        BEGIN,
        "\n".join(f"* {fact}" for fact in facts),
        markdown(rows),
        "\n".join(f"* {said}" for said in verdicts(rows)),
        END,
    ]
    page.write_text(before + "\n\n".join(parts) + after, encoding="utf-8")
