"""What is said and done beside the cards, each by the button that offers it, in a real browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from page.people import Site, Visitor, by_mouse, table

CASES: dict[str, tuple[str, int, dict[str, Any], str, str]] = {
    # game, seats, options, the button, what is told afterwards
    "declaration": ("classica", 2, {}, "declare", "declares"),
    "whole hand": ("cardano", 2, {}, "exchange", "lays the whole hand open"),
    "asking": ("two-handed", 2, {}, "ask for the fourth card", "asks for the fourth card"),
    "alifer": ("bulka", 3, {"alifer": "on"}, "Alifer", "Alifer?"),
    "swap": ("classica", 2, {"turnup_swap": "seven"}, "swap for the turn-up", "takes the turn-up"),
    "signal": ("quattro", 4, {}, "signal", "signals"),
    "trumps": ("quattro", 4, {"quattro_trump": "dealer_names"}, "trumps:", "names trumps"),
    "pro": (
        "bulka",
        3,
        {"pro": "optional_declines_streak"},
        'say "Pro" and pay',
        'says "Pro" and pays',
    ),
    "suits": ("svoyi", 2, {}, "second suit", "as second suit"),
}
TABLES = 25


@pytest.mark.parametrize("case", CASES)
def test_each_word_has_its_button(site: Site, case: str) -> None:
    game, seats, options, button, told = CASES[case]
    for number in range(TABLES):
        made = table(
            site, game, None, *["club"] * (seats - 1), options=options, seed=f"{case} {number}"
        )
        visitor = site.visit(f"/t/{made['seats'][0]['token']}")
        if finds(visitor, button):
            expect(visitor.page.get_by_role("log")).to_contain_text(told)
            visitor.picture(f"word-{case.replace(' ', '-')}")
            return
        visitor.page.context.close()
    raise AssertionError(f"no table offered {button}")


def finds(visitor: Visitor, button: str) -> bool:
    """Plays on until the button is there, and presses it; at most six deals."""
    wanted = visitor.page.locator("main [role=group]").get_by_role("button", name=button)
    for _ in range(150):
        what = visitor.waits_for_turn()
        if what == "sheet":
            if not visitor.next_deal():
                return False
            continue
        if wanted.count():
            wanted.first.click()
            return True
        visitor.acts(by_mouse, what)
    return False


def test_chosen_cards_are_exchanged(site: Site) -> None:
    made = table(site, "classica", None, "club", options={"exchange": "austrian"})
    visitor = site.visit(f"/t/{made['seats'][0]['token']}")
    visitor.waits_for_turn()
    cards = visitor.page.get_by_role("list", name="Your hand").get_by_role("button")
    cards.nth(0).press("Enter")
    cards.nth(4).press("Enter")
    visitor.page.locator("main [role=group]").get_by_role("button", name="2").first.press("Enter")
    expect(visitor.page.get_by_role("log")).to_contain_text("lays away")
