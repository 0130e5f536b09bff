"""The error of who is asked about a view that no deal can explain."""

from __future__ import annotations

from trappola.errors import TrappolaError


class ImpossibleKnowledge(TrappolaError):
    """No deal agrees with what a view says; the message names what does not fit."""
