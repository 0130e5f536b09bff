"""Every value of every option must be shown at work by a test that names it.

Finds options added without a test, and values that nobody ever tried.
"""

from __future__ import annotations

from importlib import import_module

import pytest

from options_shown import SHOWN
from positions import ALL_GAMES
from trappola import GAMES
from trappola.options import OpenValue

MODULES = ("bulka", "cardano", "classica", "quattro", "svoyi", "trumps", "two_handed")
for name in MODULES:
    import_module(f"games.test_{name}")


def is_shown(game, option, known):
    """Whether a test shows this value, or some value of an open family."""
    values = [eval(value) for each, key, value in SHOWN if (each, key) == (game, option.key)]
    if not isinstance(known, OpenValue):
        return any(type(value) is type(known) and value == known for value in values)
    named = [value for value in option.values if not isinstance(value, OpenValue)]
    return any(known.accepts(value) for value in values if value not in named)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_value_is_shown(game):
    missing = [
        f"{option.key}: {known}"
        for option in GAMES[game].options
        for known in option.values
        if not is_shown(game, option, known)
    ]
    assert missing == []


def test_no_test_names_an_option_that_does_not_exist():
    for game, key, value in SHOWN:
        (option,) = (each for each in GAMES[game].options if each.key == key)
        assert option.accepts(eval(value)), (game, key, value)


def test_there_are_many():
    assert len(SHOWN) > 200
