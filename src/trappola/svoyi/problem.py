"""What can go wrong with tables."""

from __future__ import annotations

from typing import Any

from trappola.errors import TrappolaError

SOLVE = " ".join(("trappola", "svoyi", "solve"))


class TableError(TrappolaError):
    """A table that cannot be made, read or asked; ``key`` names the reason.

    ``command`` makes such a table anew; who knows of which form it should be names that one.
    """

    def __init__(self, key: str, /, **arguments: Any) -> None:
        super().__init__(key, **{"command": SOLVE, **arguments})

    def mended_by(self, command: str) -> TableError:
        """The same, with the command that mends it."""
        return TableError(self.key, **{**self.arguments, "command": command})
