"""The games, by name, and the presets: games with option values that have a name of their own."""

from __future__ import annotations

from typing import Any, NamedTuple

from trappola.errors import UnknownName
from trappola.games.base import Deal, Game
from trappola.games.bulka import Bulka
from trappola.games.cardano import Cardano
from trappola.games.classica import Classica
from trappola.games.quattro import Quattro
from trappola.games.svoyi import Svoyi
from trappola.games.two_handed import TwoHanded

GAMES: dict[str, Game] = {
    game.name: game for game in (Cardano(), Bulka(), TwoHanded(), Classica(), Quattro(), Svoyi())
}


class Preset(NamedTuple):
    """A game with some options set."""

    game: str
    options: dict[str, Any]


PRESETS: dict[str, Preset] = {
    "czech": Preset("classica", {"values": "czech", "declarations": "mandatory"}),
    "austrian": Preset("classica", {"exchange": "austrian"}),
    "talon": Preset("classica", {"exchange": "talon"}),
    "blind": Preset("classica", {"declarations": "off"}),
    "no-twos": Preset("classica", {"twos": "without"}),
    "challenge": Preset("svoyi", {"turn_form": "cover_and_lead", "low_trump_on_own_trump": False}),
}


def find_game(name: str, *, presets: bool = True) -> tuple[Game, dict[str, Any]]:
    """The game of a name or preset, and the options that the preset sets.

    Raises:
        UnknownName: there is none; the message lists those that exist.
    """
    if name in GAMES:
        return GAMES[name], {}
    if presets and name in PRESETS:
        preset = PRESETS[name]
        return GAMES[preset.game], dict(preset.options)
    names = [*GAMES, *PRESETS] if presets else list(GAMES)
    raise UnknownName("no-game", name=name, games=names)


__all__ = ["GAMES", "PRESETS", "Deal", "Game", "Preset", "find_game"]
