"""Words from the catalogues.

Finds keys without a sentence, and arguments that leave holes in one.
"""

from __future__ import annotations

import re
from importlib import resources

import pytest

from trappola.text import Term, has, languages, tell


def test_english_is_there():
    assert "en" in languages()


def test_terms_are_said_in_words():
    assert tell("must-follow", card="As", suit=Term("suit-italian-s")) == (
        "As may not be played: swords were led and must be followed."
    )


def test_lists_are_said_with_commas():
    told = tell("no-suit", suit="x", suits=("s", "c"))
    assert told == '"x" is no suit of this pack; its suits are s, c.'


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
