"""What happens, in words: every event and every line that random play of every game brings.

Finds events without a sentence, sentences with holes, and names of seats where sides are meant.
"""

from __future__ import annotations

import random
import re

import pytest

from positions import ALL_GAMES, play, quattro
from random_play import random_match
from trappola import GAMES, TRAPPOLA, Event
from trappola.telling import tell_declaration, tell_event, tell_item, tell_option, tell_value
from trappola.text import has

NUMBERS = {"points", "chips", "pot", "order", "streak", "stake", "score"}
"""Events that only carry numbers may have no sentence."""
HOLE = re.compile(r"[{}$]|\b(event|item|set|rank|ranks|suit|option|game)-[a-z]")


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_event_has_a_sentence(game):
    told = set()
    for seed in range(40):
        match = random_match(game, random.Random(f"{game} {seed}"), deals=2)
        for seat in (None, 0, 1):
            for event in match.events(seat)[:300]:
                text = tell_event(event, match.names, match.pack, sides=match.game.sides)
                if text is None:
                    assert event.kind in NUMBERS
                    continue
                assert text.strip()
                assert HOLE.search(text) is None, f"{event}: {text}"
                told.add(event.kind)
        for sheet in match.score_sheets:
            for line in sheet.lines:
                text = tell_item(line.item)
                assert text != line.item
                assert HOLE.search(text) is None, f"{line.item}: {text}"
    assert len(told) >= 8


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("three-kings", "three kings"),
        ("four-twos", "four twos"),
        ("three-figures", "three figures"),
        ("three-figures(K)", "three kings"),
        ("blanche", "blanche"),
        ("bianka", "bianka"),
        ("run(AsKsNs)", "run As Ks Ns"),
        ("run(Jc2c10c)", "run Jc 2c 10c"),
    ],
)
def test_declarations(word, text):
    assert tell_declaration(word) == text


def test_a_few_sentences():
    names = ("Ann", "Ben")

    def told(text):
        return tell_event(Event.parse(text), names, TRAPPOLA)

    assert told("0 declare three-kings") == "Ann declares three kings."
    assert told("1 draw 1") == "Ben draws one card."
    assert told("1 draw 3") == "Ben draws 3 cards."
    assert told("1 draw As") == "Ben draws As."
    assert (
        told("0 answer three-kings b") == "Ann answers for three kings: the missing suit is batons."
    )
    assert told("0 wins") == "Ann wins the deal."


def test_sides_are_named_by_both_partners():
    names = ("Ann", "Ben", "Cle", "Dot")
    text = tell_event(Event.parse("1 wins"), names, TRAPPOLA, sides=True)
    assert "Ben" in text
    assert "Dot" in text
    text = tell_event(Event.parse("1 trick"), names, TRAPPOLA, sides=True)
    assert "Dot" not in text
    assert (
        play(
            quattro(
                [
                    "As Ks Ns Js 2s 10s 9s 8s 7s",
                    "Ac Kc Nc Jc 2c 10c 9c 8c 7c",
                    "Ad Kd Nd Jd 2d 10d 9d 8d 7d",
                    "Ab Kb Nb Jb 2b 10b 9b 8b 7b",
                ]
            ),
            "As/Ac/Ad/Ab",
        ).to_act
        == 3
    )


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_option_and_value_is_explained(game):
    for option in GAMES[game].options:
        assert HOLE.search(tell_option(game, option)) is None
        for value in option.values:
            text = tell_value(game, option, value)
            assert text.strip()
            assert HOLE.search(text) is None
    assert has(f"game-{game}")
    assert has(f"game-{game}.about")
