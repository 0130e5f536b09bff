"""Errors: one family, one sentence each, and they travel between processes.

Finds an error that loses its rule or its place when it is pickled, or that is no TrappolaError.
"""

from __future__ import annotations

import pickle

import pytest

from trappola import (
    Card,
    IllegalAction,
    Match,
    MatchError,
    OptionClash,
    ParseError,
    Record,
    RecordError,
    TrappolaError,
    UnknownName,
)


def raised(call):
    """The error that a call raises."""
    with pytest.raises(TrappolaError) as error:
        call()
    return error.value


def wrong_record():
    """A record whose second action is wrong."""
    match = Match("cardano", seed=1)
    match.deal()
    data = match.record.as_json()
    elder = 1 - data["deals"][0]["dealer"]
    data["deals"][0]["actions"] = [f"{elder} keep", f"{elder} keep"]
    return Match.from_record(Record.from_json(data))


ERRORS = {
    ParseError: lambda: Card("x"),
    UnknownName: lambda: Match("whist"),
    OptionClash: lambda: Match("classica", turnup_swap="two", twos="without"),
    MatchError: lambda: Match("cardano").undo(),
    IllegalAction: lambda: Match("cardano").apply("play As"),
    RecordError: wrong_record,
}


@pytest.mark.parametrize("kind", ERRORS)
def test_every_kind_is_one_family_and_says_one_sentence(kind):
    error = raised(ERRORS[kind])
    assert type(error) is kind
    assert isinstance(error, ValueError)
    assert error.tell() == str(error) != error.key
    assert error.tell("xx") == str(error)
    assert "\n" not in str(error).strip()


@pytest.mark.parametrize("kind", ERRORS)
def test_errors_are_pickled_whole(kind):
    error = raised(ERRORS[kind])
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (again.key, again.arguments, str(again)) == (error.key, error.arguments, str(error))


def test_a_record_error_knows_its_place():
    error = pickle.loads(pickle.dumps(raised(wrong_record)))
    assert (error.deal, error.action, error.line) == (0, 1, None)
    assert isinstance(error.reason, IllegalAction)
    assert error.reason.key == error.key == "not-your-turn"
    assert str(error).startswith("deal 1, action 2: ")
