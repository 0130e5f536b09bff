"""Computer players. A player is asked with a :class:`~trappola.view.View` and answers with an
action.

    >>> from trappola import Match
    >>> from trappola.players import ClubPlayer, choose_safely
    >>> match = Match("bulka", seats=["Ann", "Ben", "Cle"], seed="example")
    >>> match.deal()
    >>> player = ClubPlayer()
    >>> while match.to_act is not None:
    ...     match.apply(choose_safely(player, match.view(match.to_act)))
    >>> match.score_sheet is not None
    True

What a player may know is in the view and nowhere else; so none of them can cheat.
"""

from __future__ import annotations

from trappola.players.asking import ask, close_players, tell_player
from trappola.players.club import ClubPlayer
from trappola.players.player import Closing, Listener, Player
from trappola.players.random import RandomPlayer
from trappola.players.registry import (
    EVERYWHERE,
    PLAYERS,
    USUAL,
    Kind,
    check_plays,
    make_player,
    offer_program,
    offered,
)
from trappola.players.safety import choose_safely

__all__ = [
    "EVERYWHERE",
    "PLAYERS",
    "USUAL",
    "Closing",
    "ClubPlayer",
    "Kind",
    "Listener",
    "Player",
    "RandomPlayer",
    "ask",
    "check_plays",
    "choose_safely",
    "close_players",
    "make_player",
    "offer_program",
    "offered",
    "tell_player",
]
