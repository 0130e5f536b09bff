"""Computer players. A player is asked with a :class:`~trappola.view.View` and answers with an
action.

    >>> from trappola import Match
    >>> from trappola.players import SimplePlayer, choose_safely
    >>> match = Match("bulka", seats=["Ann", "Ben", "Cle"], seed="example")
    >>> match.deal()
    >>> player = SimplePlayer()
    >>> while match.to_act is not None:
    ...     match.apply(choose_safely(player, match.view(match.to_act)))
    >>> match.score_sheet is not None
    True

What a player may know is in the view and nowhere else; so none of them can cheat.
"""

from __future__ import annotations

from collections.abc import Callable

from trappola.players.player import Player
from trappola.players.random import RandomPlayer
from trappola.players.safety import choose_safely
from trappola.players.simple import SimplePlayer

PLAYERS: dict[str, Callable[[], Player]] = {"simple": SimplePlayer, "random": RandomPlayer}
"""The players by name."""

__all__ = ["PLAYERS", "Player", "RandomPlayer", "SimplePlayer", "choose_safely"]
