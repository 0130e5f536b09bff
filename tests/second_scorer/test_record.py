"""Heads of records and unfinished deals, as the second scorer reads them."""

from __future__ import annotations

import json

from .record import score
from .two_hands import E1, E1_PLAY, cardano
from .written import error_of, record


def test_heads() -> None:
    made = cardano(E1, E1_PLAY, {})
    first = made["deals"][0]
    again = {**made, "deals": [first, {**first, "dealer": 0}], "options": {"match": "target:500"}}
    assert error_of({**again, "deals": [first, first]}) == (1, None)  # wrong dealer
    assert error_of({**again, "deals": again["deals"], "options": {"match": "single"}}) == (1, None)
    short = {**first, "pack": first["pack"][:-3]}
    assert error_of({**made, "deals": [short]}) == (0, None)
    more = {**first, "actions": [*first["actions"], "0 play As"]}
    assert error_of({**made, "deals": [more]}) == (0, 20)
    for options in ({"match": "target:0"}, {"exchange": True}, {"colour": "red"}):
        assert error_of({**made, "options": options}) == (None, None)
    assert error_of({**made, "order": [0, 1]}) == (None, None)
    swap = record("classica", [], turnup_swap="two", twos="without")
    assert error_of(swap) == (None, None)


def test_an_unfinished_last_deal_has_no_entry() -> None:
    made = cardano(E1, E1_PLAY, {})
    first = made["deals"][0]
    begun = {**first, "actions": first["actions"][:7]}
    assert score({**made, "deals": [begun]})["deals"] == []
    assert error_of({**made, "deals": [begun, first]}) == (1, None)
    assert json.loads(json.dumps(score(made))) == score(made)
