"""What can go wrong with tables."""

from __future__ import annotations

from trappola.errors import TrappolaError


class TableError(TrappolaError):
    """A table that cannot be made, read or asked; ``key`` names the reason."""
