"""Svoyi Kozyri in the browser: suits, the mirror deal, the pile, taking back."""

from __future__ import annotations

from playwright.sync_api import expect

from page.people import Site, Visitor, by_mouse


def moves(visitor: Visitor, number: int) -> None:
    """So many actions, or to the end."""
    for _ in range(number):
        what = visitor.waits_for_turn()
        if what == "sheet":
            return
        visitor.acts(by_mouse, "card" if visitor.legal.count() else what)


def test_suits_are_chosen_and_both_hands_lie_open(site: Site) -> None:
    visitor = site.visit()
    visitor.start("svoyi")
    moves(visitor, 6)
    expect(visitor.page.locator("main")).to_contain_text("Trumps")
    cards = visitor.page.locator("main").get_by_role("listitem")
    assert cards.count() >= 24, "all cards of the pack are on the table"
    visitor.picture("svoyi-1280-light")


def test_on_a_phone(site: Site) -> None:
    visitor = site.visit(width=390, height=844, dark=True)
    visitor.start("svoyi")
    moves(visitor, 8)
    visitor.picture("svoyi-390-dark")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_what_was_done_can_be_taken_back(site: Site) -> None:
    visitor = site.visit()
    visitor.start("svoyi")
    moves(visitor, 3)
    visitor.waits_for_turn()
    visitor.page.keyboard.press("u")
    expect(visitor.page.get_by_role("log")).to_contain_text("takes back")
