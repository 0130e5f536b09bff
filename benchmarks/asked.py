"""What a script is asked for: ``--help`` helps, and what cannot be is answered with one sentence.

A script's ``main`` reads its command line with a :class:`Reader`; it is run by :func:`answer`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from trappola import TrappolaError


class Reader(ArgumentParser):
    """Reads a command line; the script's own text is its help."""

    def __init__(self, about: str | None) -> None:
        super().__init__(
            description=about, formatter_class=RawDescriptionHelpFormatter, allow_abbrev=False
        )

    def error(self, message: str) -> NoReturn:
        """One sentence and no more; ``--help`` tells the rest."""
        self.exit(2, f"{self.prog}: {message}\n")


def whole(least: int = 1) -> Callable[[str], int]:
    """Reads a whole number that is not too small."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise ArgumentTypeError(f"this must be a whole number from {least} on, not {text!r}")
        return int(text)

    return read


def answer(main: Callable[[], int | None]) -> NoReturn:
    """Runs a script; what it was wrongly asked for is one sentence and the exit code 2."""
    try:
        sys.exit(main())
    except (TrappolaError, OSError) as error:
        print(f"{Path(sys.argv[0]).name}: {error}", file=sys.stderr)
        sys.exit(2)
