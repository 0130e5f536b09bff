"""The rule book beside the table: open at what is asked, led by links, readable on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from page.people import Site, Visitor, table


def reading(site: Site, game: str = "classica", width: int = 1280) -> Visitor:
    """Somebody on turn who has opened the rules."""
    token = table(site, game, None, "club")["seats"][0]["token"]
    visitor = site.visit(f"/t/{token}", width=width)
    visitor.waits_for_turn()
    visitor.page.keyboard.press("r")
    return visitor


@pytest.mark.parametrize("width", [1280, 390])
def test_the_book_is_open_at_what_is_asked(site: Site, width: int) -> None:
    visitor = reading(site, width=width)
    heading = visitor.page.get_by_role("heading", name="Declarations", exact=True)
    expect(heading).to_be_in_viewport()
    bar = visitor.page.get_by_role("button", name="What may I do now?")
    expect(bar).to_be_visible()
    # The bar and the tabs hide nothing of the heading.
    visitor.page.wait_for_timeout(200)
    top, below = heading.bounding_box(), visitor.page.get_by_label("Section").bounding_box()
    assert top and below and top["y"] >= below["y"] + below["height"] - 1
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width
    assert not Axe().run(visitor.page).response["violations"]
    visitor.picture(f"rules-{width}")


def test_links_stay_in_the_panel_and_one_can_go_back(site: Site) -> None:
    visitor = reading(site)
    page = visitor.page
    address = page.url
    page.locator(".prose a[href^='/rules/']").first.click()
    expect(page.locator(".prose h1")).to_be_visible()
    assert page.url == address
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="Declarations", exact=True)).to_be_in_viewport()
    page.get_by_label("Section").select_option(label="Scoring")
    expect(page.get_by_role("heading", name="Scoring", exact=True)).to_be_focused()
    page.get_by_role("button", name="What may I do now?").click()
    expect(page.get_by_role("heading", name="Declarations", exact=True)).to_be_focused()


def test_cards_of_the_book_are_drawn(site: Site) -> None:
    visitor = reading(site)
    visitor.page.get_by_label("Section").select_option("worked-deal")
    card = visitor.page.locator(".card-picture").first
    expect(card).to_be_in_viewport()
    assert card.get_attribute("aria-label")
    box = card.bounding_box()
    assert box and box["width"] > 20


def test_the_book_by_itself(site: Site) -> None:
    visitor = site.visit("/rules/bulka#scoring", width=390)
    expect(visitor.page.get_by_role("heading", name="Scoring", exact=True)).to_be_in_viewport()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390
    visitor.page.get_by_role("link", name="All games").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("The rule book")
    assert visitor.page.url.endswith("/rules/index")
