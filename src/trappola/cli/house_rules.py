"""House rules on the command line: ``--two-rank lowest``."""

from __future__ import annotations

from collections.abc import Mapping

from trappola.errors import UnknownName
from trappola.games import Game, find_game
from trappola.options import Value


def with_house_rules(name: str, flags: Mapping[str, str]) -> tuple[Game, dict[str, Value]]:
    """The game of a name or preset, and its options as the flags change them.

    Raises:
        UnknownName: there is no such game, option or value.
        OptionClash: two of them exclude each other.
    """
    game, preset = find_game(name)
    options: dict[str, Value] = dict(preset)
    known = {option.key: option for option in game.options}
    for flag, text in flags.items():
        key = flag.replace("-", "_")
        if key not in known:
            raise UnknownName("no-option", option=key, game=game.name, options=sorted(known))
        options[key] = known[key].read(text)
    game.rules(options)
    return game, options
