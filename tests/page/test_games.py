"""Whole matches of every game against the computer, in a real browser, by mouse and by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from page.people import Act, Site, Visitor, by_keyboard, by_mouse, table

MATCHES = {
    "cardano": {"match": "even_deals:2"},
    "bulka": {"session_end": "rounds:2"},
    "classica": {"target": 1},
    "quattro": {"target": 1},
    "svoyi": {"max_turns": 24},
}
"""Matches that end soon."""
ENDLESS = ["two-handed"]
"""A game without an end: two deals of it are played."""
GAMES = [*MATCHES, *ENDLESS]
SEATS = {"bulka": 3, "quattro": 4}


def sits_down(site: Site, game: str, **look: int | bool) -> Visitor:
    """A visitor at a table against the computer."""
    computers = [None, *["club"] * (SEATS.get(game, 2) - 1)]
    made = table(site, game, *computers, options=MATCHES.get(game, {}))
    return site.visit(f"/t/{made['seats'][0]['token']}", **look)  # type: ignore[arg-type]


def plays_match(visitor: Visitor, act: Act, game: str) -> None:
    """Deal after deal until the match is over."""
    for _ in range(8):
        visitor.plays_deal(act)
        if not visitor.next_deal():
            return
        if game in ENDLESS:
            visitor.plays_deal(act)
            return
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_mouse(site: Site, game: str) -> None:
    visitor = sits_down(site, game)
    plays_match(visitor, by_mouse, game)
    ended(visitor, game)
    visitor.picture(f"{game}-sheet-1280-light")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_keyboard_on_a_phone(site: Site, game: str) -> None:
    visitor = sits_down(site, game, width=390, height=844, dark=True)
    plays_match(visitor, by_keyboard, game)
    ended(visitor, game)
    visitor.picture(f"{game}-sheet-390-dark")


def ended(visitor: Visitor, game: str) -> None:
    if game not in ENDLESS:
        expect(visitor.sheet).to_contain_text(re.compile("match", re.IGNORECASE))
        expect(visitor.sheet.get_by_role("button", name="Next deal")).to_have_count(0)
