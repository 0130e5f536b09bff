"""A bar that counts, for commands that take a while."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def counting(quiet: bool) -> Progress:
    """A bar on standard error, shown only where somebody looks at it."""
    console = Console(stderr=True)
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
        console=console,
        disable=quiet or not console.is_terminal,
        transient=True,
    )
