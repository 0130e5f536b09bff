"""Events: text and back, and the two tellings of a private one.

Finds an event that cannot be read back, and a private telling given to the wrong seat.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import ALL_GAMES
from random_play import random_match
from trappola import Event, ParseError
from trappola.events import Private, as_seen_by


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_event_reads_as_it_prints(game):
    match = random_match(game, random.Random(7), deals=2)
    for seat in (None, 0, 1):
        for event in match.events(seat):
            assert Event.parse(str(event)) == event
            assert eval(repr(event)) == event


@given(text=st.text(max_size=30))
def test_any_text(text):
    try:
        event = Event.parse(text)
    except ParseError as error:
        assert error.key == "no-event"
        assert str(error)
    else:
        assert Event.parse(str(event)) == event


@pytest.mark.parametrize(
    "text", ["", "0", "-", "x play", "-1 play As", "play As", "9" * 5000 + " play"]
)
def test_texts_that_are_no_event(text):
    with pytest.raises(ParseError) as error:
        Event.parse(text)
    assert error.value.key == "no-event"


def test_who_is_told_what():
    public = Event("trick", 1)
    private = Private(0, Event("dealt", 0, ("As",)), Event("dealt", 0, ("1",)))
    log = [public, private]
    assert as_seen_by(log, 0) == (public, private.own)
    assert as_seen_by(log, 1) == (public, private.others)
    assert as_seen_by(log, None) == (public, private.others)
