"""The drawn pack at the table: its settings, tried at once, and one sprite for all of it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from page.people import Site, by_mouse, table

ITALIAN = re.compile(r"\b(swords|cups|coins|batons|knights?)\b", re.IGNORECASE)


def parts(page: Page, where: str) -> list[list[str]]:
    """What of its sprite each card is laid together of."""
    found: list[list[str]] = page.eval_on_selector_all(
        f"{where} svg",
        "cards => cards.map(card =>"
        " [...card.children].map(use => use.getAttribute('href').split('#')[1]))",
    )
    return found


def test_settings_of_the_pack_are_tried_at_once(site: Site) -> None:
    page = site.visit().page
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    assert parts(page, "dialog .card")[0] == ["Kc", "frame", "word-K", "suit-c"]
    dialog.get_by_label("Letters and signs").uncheck()
    assert parts(page, "dialog .card")[0] == ["Kc", "frame-plain"]
    dialog.get_by_label("Cards", exact=True).select_option("large")
    assert parts(page, "dialog .card")[0] == ["large-K", "large-c"]


def test_small_cards_show_their_letters_alone_and_one_sprite_serves_both(site: Site) -> None:
    visitor = site.visit(width=390, height=844)
    fetched: list[str] = []
    visitor.page.on(
        "requestfinished", lambda request: fetched.append(request.url.rpartition("/")[2])
    )
    visitor.start("svoyi")
    # In Svoyi Kozyri the opponent's hand lies open, and on a phone it is small.
    visitor.page.locator("main .buttons button").first.click()
    theirs, own = "main .card.small:not(.back)", "main .card.hand"
    visitor.page.wait_for_selector(theirs)
    assert all(names[0].startswith("large-") for names in parts(visitor.page, theirs))
    assert all(names[-1].startswith("suit-") for names in parts(visitor.page, own))
    assert len([name for name in fetched if name.startswith("french-")]) == 1


def heard(page: Page) -> str:
    """What a screen reader says of the whole page."""
    return page.locator("body").aria_snapshot()


def test_a_game_of_the_italian_pack_is_seen_in_french_suits_by_who_wishes_it(site: Site) -> None:
    made = table(site, "bulka", None, None, "club", seed="suits")
    ann, ben = (site.visit(f"/t/{seat['token']}") for seat in made["seats"][:2])
    expect(ben.page.locator("main .card.hand").first).to_be_visible()
    page = ann.page
    expect(page.locator("main .card.hand").first).to_be_visible()
    before = heard(ben.page)
    page.keyboard.press("o")
    page.get_by_label("Suits").select_option("french")
    assert parts(page, "dialog .card")[:2] == [
        ["Kh", "frame", "word-K", "suit-h"],
        ["Qc", "frame", "word-Q", "suit-c"],
    ]
    page.keyboard.press("Escape")
    expect(page.locator("main")).not_to_contain_text(ITALIAN)
    expect(page.locator(".card use[href*=italian]")).to_have_count(0)
    assert ITALIAN.findall(heard(page)) == []
    assert heard(ben.page) == before
    # The rules beside the table draw the same cards, and say which stand for which.
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_text("Cards are shown in French suits")).to_be_visible()
    expect(page.locator("[role=tabpanel] use[href*=italian]")).to_have_count(0)


def test_a_deal_played_in_french_suits_to_its_sheet(site: Site) -> None:
    visitor = site.visit()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("Suits").select_option("french")
    visitor.page.wait_for_function("localStorage['trappola.settings'].includes('french')")
    made = table(site, "two-handed", None, "club", seed="sheet")
    visitor.page.goto(f"{site.address}/t/{made['seats'][0]['token']}")
    visitor.plays_deal(by_mouse)
    assert ITALIAN.findall(heard(visitor.page)) == []
    expect(visitor.page.locator("use[href*=italian]")).to_have_count(0)


def test_a_game_of_the_french_pack_offers_no_other_suits(site: Site) -> None:
    visitor = site.visit()
    visitor.start("svoyi")
    expect(visitor.page.locator("main .card").first).to_be_visible()
    visitor.page.keyboard.press("o")
    expect(visitor.page.get_by_label("Cards", exact=True)).to_be_visible()
    expect(visitor.page.get_by_label("Suits")).to_have_count(0)
