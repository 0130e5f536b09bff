"""What a computer player is."""

from __future__ import annotations

from typing import Protocol

from trappola.actions import Action
from trappola.view import View


class Player(Protocol):
    """Someone who can be asked what to do."""

    def choose(self, view: View) -> Action:
        """One of ``view.legal``, which is not empty."""
        ...
