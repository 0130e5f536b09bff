"""The drawn pack at the table: its settings, tried at once, and one sprite for all of it."""

from __future__ import annotations

from playwright.sync_api import Page

from page.people import Site


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
