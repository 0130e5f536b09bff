"""Asking a player at a match: it is told what is new, asked, and whatever it does, play goes on.

The table, the terminal and the arena all ask in this way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from trappola.actions import Action
from trappola.events import Event
from trappola.players.player import Closing, Listener, Player
from trappola.players.safety import choose_safely
from trappola.view import Setup, View


class Asking(Protocol):
    """The part of a match that asking needs; nothing in it shows more than the seat may know."""

    @property
    def setup(self) -> Setup: ...
    @property
    def to_act(self) -> int | None: ...
    def view(self, seat: int | None) -> View: ...
    def events(self, seat: int | None, since: int = 0) -> Sequence[Event]: ...


def ask(player: Player, match: Asking, failed: Callable[[str], None] | None = None) -> Action:
    """The action of the player whose turn it is; ``failed`` hears why another one stands for it."""
    seat = match.to_act
    tell_player(player, match, seat)
    return choose_safely(player, match.view(seat), failed)


def tell_player(player: Player, match: Asking, seat: int | None) -> None:
    """Tells a player what has happened; only those who listen are told."""
    if isinstance(player, Listener) and seat is not None:
        player.hear(match.setup, seat, match.events(seat))


def close_players(players: Iterable[Player]) -> None:
    """Lets players go: programs are ended."""
    for player in players:
        if isinstance(player, Closing):
            player.close()
