"""What a computer player is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from trappola.actions import Action
from trappola.events import Event
from trappola.view import Setup, View


class Player(Protocol):
    """Someone who can be asked what to do."""

    def choose(self, view: View) -> Action:
        """One of ``view.legal``, which is not empty."""
        ...


@runtime_checkable
class Listener(Protocol):
    """A player who wants to be told what happens, not only asked; a program of its own does."""

    def hear(self, setup: Setup, seat: int, events: Sequence[Event]) -> None:
        """Everything the seat was told since the match began; what is new is found by comparing.

        After an undo the events are others than before.
        """
        ...


@runtime_checkable
class Closing(Protocol):
    """A player who holds something that must be given back."""

    def close(self) -> None:
        """The player is not asked any more."""
        ...
