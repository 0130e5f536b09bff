"""Hints and reasons in the browser: asked by a button or a key, seen, heard, and gone in time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from page.people import Site, by_mouse, table, to_a_reason
from page.test_everybody import clean

HINTED = re.compile(r"\bhinted\b")


@pytest.mark.parametrize(("width", "height", "dark"), [(1280, 800, False), (390, 844, True)])
def test_a_hint_marks_the_card_and_says_why(
    site: Site, width: int, height: int, dark: bool
) -> None:
    made = table(site, "classica", None, "novice", seed="hint")
    visitor = site.visit(f"/t/{made['seats'][0]['token']}", width=width, height=height, dark=dark)
    page = visitor.page
    while visitor.waits_for_turn() != "card":
        visitor.offer.last.click()
    page.get_by_role("button", name="Hint", exact=True).click()
    said = page.get_by_role("status").filter(has_text="The master would choose")
    expect(said).to_contain_text("Expected margin at the end of the deal")
    card = page.locator("main .hand button.hinted")
    expect(card).to_have_attribute("aria-label", re.compile("the choice of the master"))
    name = str(card.get_attribute("aria-label")).partition(",")[0]
    expect(said).to_contain_text(f"The master would choose: {name}.")
    clean(visitor, f"hint-{width}-{'dark' if dark else 'light'}")
    card.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Seat 1 plays")
    expect(said).to_have_count(0)


def test_a_hint_by_its_key_marks_a_word(site: Site) -> None:
    made = table(site, "cardano", None, "novice", seed="hint")
    visitor = site.visit(f"/t/{made['seats'][0]['token']}")
    page = visitor.page
    expect(page.get_by_role("button", name="keep the hand")).to_be_visible()
    page.keyboard.press("i")
    marked = page.locator("main [role=group] button.hinted")
    expect(marked).to_contain_text("the choice of the master")
    expect(page.get_by_role("status").filter(has_text="another")).to_have_count(1)
    page.keyboard.press("?")
    expect(page.get_by_role("tabpanel")).to_contain_text("a hint, where hints are allowed")


def test_two_people_agree_before_either_has_a_hint(site: Site) -> None:
    made = table(site, "classica", None, None, seed="hint")
    people = [site.visit(f"/t/{seat['token']}").page for seat in made["seats"]]
    for page in people:
        expect(page.get_by_role("button", name="More", exact=True)).to_be_visible()
        expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name="Allow hints").click()
        # Who comes later is told the end of it alone.
        told = "would allow hints" if page is people[0] else "Hints are allowed"
        expect(page.get_by_role("log")).to_contain_text(told)
    for page in people:
        expect(page.get_by_role("log")).to_contain_text("Hints are allowed from now on")
    # Who is on turn may ask, the other may not.
    turn = [page for page in people if page.title().startswith("Your turn")]
    assert len(turn) == 1
    for page in people:
        asking = page.get_by_role("button", name="Hint", exact=True)
        expect(asking).to_have_count(1 if page in turn else 0)


def test_after_the_deal_each_step_says_why(site: Site) -> None:
    made = table(site, "cardano", None, "club", seed="why")
    (token, *_) = (seat["token"] for seat in made["seats"])
    visitor = site.visit(f"/t/{token}")
    page = visitor.page
    visitor.plays_deal(by_mouse)
    visitor.sheet.get_by_role("button", name="Step by step, and why").click()
    page.wait_for_url("**/deal/1")
    to_a_reason(site, page, token)
    expect(page.locator(".why")).to_contain_text("Why:")
    why = page.locator(".why").inner_text().removeprefix("Why:").strip()[:12]
    expect(page.get_by_role("status")).to_contain_text(why)
    clean(visitor, "replay-why-1280-light")
