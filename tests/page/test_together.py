"""Several people at one table: links, a spectator, a lost connection, one screen for two."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from page.people import Site, Visitor, by_mouse, table


def turn_of(visitors: list[Visitor]) -> Visitor | None:
    """The visitor who may act, or nobody once the deal is over."""
    for _ in range(400):
        if any(visitor.sheet.count() for visitor in visitors):
            return None
        for visitor in visitors:
            if visitor.offer.count() or visitor.legal.count():
                return visitor
        visitors[0].page.wait_for_timeout(25)
    raise AssertionError("nobody may act")


def test_two_browsers_and_a_spectator(site: Site) -> None:
    made = table(site, "talon", None, None)
    people = [site.visit(f"/t/{seat['token']}") for seat in made["seats"]]
    spectator = site.visit(f"/t/{made['spectator']}")
    for number in range(40):
        actor = turn_of(people)
        if actor is None:
            break
        if number == 6:
            # One of them is cut off in the middle and comes back.
            other = people[1] if actor is people[0] else people[0]
            other.page.context.set_offline(True)
            other.page.wait_for_timeout(100)
            other.page.context.set_offline(False)
        actor.acts(by_mouse, "offer" if actor.offer.count() else "card")
    for person in people:
        expect(person.sheet).to_be_visible()
    assert spectator.legal.count() == 0 and spectator.offer.count() == 0
    expect(spectator.page.get_by_role("log")).to_contain_text("wins the deal")
    sheets = [person.sheet.get_by_role("table").inner_text() for person in people]
    assert sheets[0] == sheets[1]


@pytest.mark.parametrize("game", ["cardano", "bulka", "classica", "svoyi"])
def test_a_reload_finds_the_table_as_it_was(site: Site, game: str) -> None:
    """In each phase: exchanging, declaring, choosing suits, playing."""
    visitor = site.visit()
    visitor.start(game)
    for _ in range(4):
        what = visitor.waits_for_turn()
        visitor.acts(by_mouse, what)
        visitor.waits_for_turn()
        shown = visitor.page.locator("main").aria_snapshot()
        visitor.page.reload()
        visitor.waits_for_turn()
        assert without_focus(visitor.page.locator("main").aria_snapshot()) == without_focus(shown)


def without_focus(snapshot: str) -> str:
    return re.sub(r" \[active\]", "", snapshot)


def test_the_last_game_is_offered_again(site: Site) -> None:
    visitor = site.visit()
    visitor.start("two-handed")
    visitor.waits_for_turn()
    address = visitor.page.url
    visitor.page.goto(site.address)
    go_on = visitor.page.get_by_role("region", name="Go on")
    go_on.get_by_role("link").first.click()
    visitor.page.wait_for_url(address)


def test_one_screen_for_two_draws_a_curtain(site: Site) -> None:
    made = table(site, "blind", None, None)
    both = "+".join(seat["token"] for seat in made["seats"])
    visitor = site.visit(f"/t/{both}")
    curtain = visitor.page.get_by_role("button", name=re.compile("Seat [12]"))
    expect(curtain.first).to_be_visible()
    assert visitor.legal.count() == 0, "no hand is seen before somebody lifts the curtain"
    curtain.first.click()
    visitor.waits_for_turn()
    visitor.legal.first.click()
    expect(curtain.first).to_be_visible()
    assert visitor.legal.count() == 0


def test_a_wrong_link_says_so(site: Site) -> None:
    visitor = site.visit("/t/nothing-of-the-kind")
    expect(visitor.page.locator("main")).to_contain_text("There is no table behind this link")
    visitor.picture("wrong-link")


def test_a_page_that_does_not_exist(site: Site) -> None:
    visitor = site.visit("/no/such/page")
    expect(visitor.page.get_by_role("link").first).to_be_visible()
