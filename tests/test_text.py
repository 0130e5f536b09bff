"""Words from the catalogues.

Finds keys without a sentence, and arguments that leave holes in one.
"""

from __future__ import annotations

import re
from importlib import resources

import pytest

from trappola.languages import languages
from trappola.text import MARKED, MARKS, Cards, Coded, Marked, Row, Term, has, tell


def test_english_is_there():
    assert "en" in languages()


def test_terms_are_said_in_words():
    assert tell("must-follow", card=Cards("As"), suit=Term("suit-italian-s")) == (
        "As may not be played: swords were led and must be followed."
    )


def test_lists_are_said_as_lists():
    told = tell("no-suit", suit="x", suits=("s", "c", "d"))
    assert told == '"x" is no suit of this pack; its suits are s, c and d.'
    assert tell("standing-points", points=Row(("Ann 3", "Ben 4"))) == "Match: Ann 3, Ben 4."
    assert tell("no-suit", suit="x", suits=()) == '"x" is no suit of this pack; its suits are .'


def test_cards_are_said_as_they_shall_be_shown():
    def played(language):
        return tell("event-play", language, who="Ann", cards=Cards("Kb"))

    assert played("en") == played(Coded("en")) == "Ann plays Kb."
    assert MARKED.findall(played(Marked("en"))) == ["Kb"]
    # A name cannot pass for a card.
    assert not MARKED.findall(tell("event-take", Marked("en"), who="Kb".join(MARKS)))


def test_unknown_keys_and_languages():
    assert tell("no such key") == "no such key"
    assert tell("deal-over", "xx") == tell("deal-over")
    assert not has("no such key")
    assert not has("deal-over.nothing")
    assert has("option-rate.v-N")


def keys_of(pattern):
    """The message keys that the package's code names."""
    found = set()
    for folder in (resources.files("trappola"), resources.files("trappola") / "games"):
        for entry in folder.iterdir():
            if entry.name.endswith(".py"):
                found.update(re.findall(pattern, entry.read_text("utf-8")))
    return found


@pytest.mark.parametrize(
    "kind", ["IllegalAction", "ParseError", "UnknownName", "OptionClash", "MatchError"]
)
def test_every_error_has_a_sentence(kind):
    keys = keys_of(rf'{kind}\(\s*"([a-z-]+)"')
    assert keys
    assert [key for key in keys if not has(key)] == []


def test_every_rule_of_the_kernel_has_a_sentence():
    from trappola.games import svoyi, tricks

    for table in (tricks.RULE_OF, svoyi.RULE_OF):
        assert [key for key in table.values() if not has(key)] == []
