"""Saying what is wrong, where a person or a script looks for it."""

from __future__ import annotations

import sys


def complain(message: str) -> int:
    """One line on standard error and the exit code for something wrong."""
    print(message, file=sys.stderr)
    return 2
