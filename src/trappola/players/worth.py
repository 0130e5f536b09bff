"""What is played for: the options and the play model of the game at this table.

Both come from the game's own module, so a player never has rules of its own.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from trappola.games import GAMES
from trappola.games.tricks import TrickGame
from trappola.kernel import TrickModel
from trappola.options import Rules, Value
from trappola.view import Setup


class Worth(NamedTuple):
    """The table's options and the play model, which knows what cards and tricks count."""

    rules: Rules
    model: TrickModel


def rules_of(setup: Setup) -> Rules:
    """All options of the table, those left at their defaults included."""
    return _rules(setup.game, tuple(sorted(setup.options.items())))


def worth_of(setup: Setup) -> Worth:
    """What the tricks of the table's game are worth."""
    return _worth(setup.game, tuple(sorted(setup.options.items())))


@cache
def _rules(game: str, options: tuple[tuple[str, Value], ...]) -> Rules:
    return GAMES[game].rules(dict(options))


@cache
def _worth(name: str, options: tuple[tuple[str, Value], ...]) -> Worth:
    rules = _rules(name, options)
    game = GAMES[name]
    assert isinstance(game, TrickGame)
    return Worth(rules, game.play_model(rules))
