"""Options: reading values, defaults, clashes.

Finds values that are taken for others (true for 1, 60.0 for 60), texts that read wrongly, and
defaults that get into a record.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import ALL_GAMES
from trappola import GAMES, PRESETS, Match, OptionClash, TrappolaError, UnknownName
from trappola.games import find_game
from trappola.options import OpenValue, show

EVERY = [(game, option) for game in GAMES for option in GAMES[game].options]
NAMES = [f"{game}-{option.key}" for game, option in EVERY]


def option(game, key):
    """An option of a game."""
    return next(each for each in GAMES[game].options if each.key == key)


@pytest.mark.parametrize(("game", "each"), EVERY, ids=NAMES)
def test_every_value_reads_as_it_prints(game, each):
    for value in each.values:
        if isinstance(value, OpenValue):
            continue
        read = each.read(show(value))
        assert read == value
        assert type(read) is type(value)
        assert each.read(show(value).replace("_", "-")) == value
        assert each.accepts(value)
        rules = GAMES[game].rules({each.key: value}) if not clashes(game, each, value) else None
        assert rules is None or rules[each.key] == value
    assert each.flag == "--" + each.key.replace("_", "-")
    assert each.rule


def clashes(game, each, value):
    """Whether this value alone is forbidden."""
    try:
        GAMES[game].rules({each.key: value})
    except OptionClash:
        return True
    return False


@pytest.mark.parametrize(("game", "each"), EVERY, ids=NAMES)
@given(text=st.text(max_size=12) | st.from_regex(r"(target:|rounds:|german:<|-)?\d{1,6}(\.\d)?"))
def test_any_text(game, each, text):
    try:
        value = each.read(text)
    except UnknownName as error:
        assert error.key == "no-value"
        assert str(error)
    else:
        assert each.accepts(value)
        again = each.read(show(value))
        assert again == value


@pytest.mark.parametrize(
    ("game", "key", "good", "bad"),
    [
        (
            "cardano",
            "match",
            ["target:1", "even_deals:2", "single"],
            [
                "target:0",
                "target:",
                "target:01",
                "target:-1",
                "even_deals:3",
                "even_deals:0",
                "best_of:3",
            ],
        ),
        ("cardano", "allow_understate", [True, False], [1, 0, "true", None]),
        ("bulka", "alifer_max", ["none", 1, 7], [0, -1, 1.0, "1", True, None]),
        ("bulka", "start_chips", [0, 1, 100], [-1, "100", 1.5, True]),
        ("bulka", "session_end", ["off", "rounds:1", "bulkas:2"], ["rounds:0", "rounds", 3]),
        ("two-handed", "rate", [1, 2, 0.5], [0, -1, "1", True, float("inf"), float("nan")]),
        ("classica", "target", [60, 1, 30], [0, -5, 60.0, "60", True]),
        ("classica", "czech_two", [0, 1, 2], [3, False, True]),
        (
            "classica",
            "schneider",
            ["german:<1", "german:<33", "always_6"],
            ["german:<", "german:33", "german:<x"],
        ),
        ("classica", "talon_limit", [3, 9, "whole_hand_only"], [4, "3", 3.0]),
        ("svoyi", "ranks", [6, 7, 13], [5, 14, "6", True]),
        ("svoyi", "max_turns", ["none", 1, "fewer_cards_wins:1"], [0, "fewer_cards_wins:0"]),
        ("svoyi", "match", ["single", "best_of:1", "best_of:3"], ["best_of:0", "best_of"]),
    ],
)
def test_which_values_there_are(game, key, good, bad):
    for value in good:
        assert option(game, key).accepts(value)
        assert Match(game, {key: value}).rules[key] == value
    for value in bad:
        assert not option(game, key).accepts(value)
        with pytest.raises(UnknownName) as error:
            Match(game, {key: value})
        assert error.value.key == "no-value"


@pytest.mark.parametrize("game", ALL_GAMES)
def test_defaults_do_not_stand_in_a_record(game):
    match = Match(game, {each.key: each.default for each in GAMES[game].options})
    assert match.record.options == {}
    assert dict(match.rules) == {each.key: each.default for each in GAMES[game].options}


@pytest.mark.parametrize("game", ALL_GAMES)
def test_what_differs_stands_in_a_record(game):
    for each in GAMES[game].options:
        for value in each.others:
            if isinstance(value, OpenValue):
                continue
            assert Match(game, {each.key: value}).record.options == {each.key: value}


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_games_with_options(preset):
    game, options = find_game(preset)
    assert game.name == PRESETS[preset].game
    for key, value in options.items():
        assert option(game.name, key).accepts(value)
    with pytest.raises(UnknownName):
        find_game(preset, presets=False)
    record = Match(preset).record
    assert record.game == game.name
    assert Match.from_record(record).rules == Match(game.name, options).rules


def test_a_preset_may_be_changed():
    match = Match("czech", declarations="on")
    assert match.record.options == {"values": "czech"}


def test_rules_are_read_as_attributes():
    rules = GAMES["classica"].rules(two_rank="lowest")
    assert rules.two_rank == rules["two_rank"] == "lowest"
    assert rules["values"] == "base"
    assert rules.changed == {"two_rank": "lowest"}
    assert rules.number_after("schneider", "german:<") is None
    assert GAMES["classica"].rules(schneider="german:<7").number_after("schneider", "german:<") == 7
    with pytest.raises(AttributeError):
        _ = rules.colour


@given(key=st.text(max_size=8), value=st.text(max_size=8) | st.integers() | st.none())
def test_any_option(key, value):
    try:
        GAMES["cardano"].rules({key: value})
    except TrappolaError as error:
        assert error.key in ("no-option", "no-value")


def test_a_clash_names_both():
    with pytest.raises(OptionClash) as error:
        GAMES["classica"].rules(turnup_swap="two", twos="without")
    assert "turnup_swap: two" in str(error.value)
    assert "twos: without" in str(error.value)
