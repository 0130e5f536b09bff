"""The command line: ``trappola``."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command line and exits with its code: 0, or 2 for anything wrong that was said."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words in (["--version"], ["-V"]):
        # Asked often by scripts; nothing else needs to be loaded for it.
        from trappola import __version__

        try:
            print(__version__, flush=True)
        except OSError:
            pass  # what follows says it in a sentence
        else:
            return
    from trappola.cli.app import run

    sys.exit(run(words))
