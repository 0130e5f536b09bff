"""Actions: text and back.

Finds verbs that take too few or too many words, and actions that are equal without looking so.
"""

from __future__ import annotations

import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import ALL_GAMES
from random_play import random_match
from trappola import TRAPPOLA, Action, Card, ParseError
from trappola.actions import VERBS, plays_of
from trappola.kernel import SWAP, TAKE


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_action_played_reads_as_it_prints(game):
    match = random_match(game, random.Random(3), deals=2)
    for played in match.played:
        for _, action in played.actions:
            assert Action(str(action)) == action
            assert eval(repr(action)) == action
            assert hash(Action(action.text)) == hash(action)
            assert pickle.loads(pickle.dumps(action)) == action


@given(text=st.text(max_size=30))
def test_any_text(text):
    try:
        action = Action(text)
    except ParseError as error:
        assert str(error)
    else:
        assert action.text == " ".join(text.split())
        assert Action(action.text) == action


@given(verb=st.sampled_from(sorted(VERBS)), words=st.lists(st.sampled_from(["As", "x", "s"])))
def test_every_verb_has_its_number_of_words(verb, words):
    least, most = VERBS[verb]
    text = " ".join([verb, *words])
    if not least <= len(words) <= most:
        with pytest.raises(ParseError) as error:
            Action(text)
        assert error.value.key == "wrong-words"
    elif verb in ("play", "exchange") and not set(words) <= {"As"}:
        with pytest.raises(ParseError) as error:
            Action(text)
        assert error.value.key == "no-card"
    else:
        assert Action(text).words == tuple(words)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "no-verb"),
        ("fold", "no-verb"),
        ("PLAY As", "no-verb"),
        ("play", "wrong-words"),
        ("play As Ks", "wrong-words"),
        ("play 1s", "no-card"),
        ("exchange As 1s", "no-card"),
        ("take it", "wrong-words"),
        ("suits s", "wrong-words"),
        ("declare", "wrong-words"),
    ],
)
def test_wrong_actions(text, key):
    with pytest.raises(ParseError) as error:
        Action(text)
    assert error.value.key == key
    assert str(error.value) != key


def test_what_an_action_says():
    action = Action("  play   10d ")
    assert (action.verb, action.words, action.card) == ("play", ("10d",), Card("10d"))
    assert action == Action.play(Card("10d"))
    assert action != "play 10d"
    assert Action("done").card is None
    assert Action.exchange([Card("As"), Card("2b")]) == Action("exchange As 2b")
    assert Action("exchange As 2b") != Action("exchange 2b As")


def test_numbered_actions_of_a_pack():
    plays = plays_of(TRAPPOLA)
    assert len(plays.by_number) == 36 + 2
    assert plays.by_number[TAKE] == Action("take")
    assert plays.by_number[SWAP] == Action("swap")
    assert all(plays.number[action.text] == number for number, action in plays.by_number.items())
