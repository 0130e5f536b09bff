"""Help at hand: reasons, rules, events, keys, the last trick, replay, settings that stay."""

from __future__ import annotations

from playwright.sync_api import expect

from page.people import Site, Visitor, by_mouse


def bound(site: Site) -> Visitor:
    """A visitor who may not play every card."""
    for _ in range(12):
        visitor = site.visit()
        visitor.start("two-handed")
        for _ in range(12):
            what = visitor.waits_for_turn()
            if what == "sheet":
                break
            if what == "card" and visitor.page.locator("main button[aria-disabled=true]").count():
                return visitor
            visitor.acts(by_mouse, what)
    raise AssertionError("no hand was bound in many deals")


def test_a_card_that_may_not_be_played_says_why(site: Site) -> None:
    visitor = bound(site)
    visitor.page.locator("main button[aria-disabled=true]").first.click(force=True)
    expect(visitor.page.get_by_text("must be followed").first).to_be_visible()
    visitor.picture("refused-card")


def test_rules_are_one_key_away(site: Site) -> None:
    visitor = site.visit()
    visitor.start("classica")
    visitor.waits_for_turn()
    visitor.page.keyboard.press("r")
    expect(visitor.page.get_by_role("heading", name="In one breath")).to_be_visible()
    visitor.picture("rules-panel")


def test_the_keys_are_listed(site: Site) -> None:
    visitor = site.visit()
    visitor.start("classica")
    visitor.waits_for_turn()
    visitor.page.keyboard.press("?")
    expect(visitor.page.get_by_role("tab", name="Keys")).to_have_attribute("aria-selected", "true")


LISTEN = """() => {
  window.said = []
  const hear = (node) => {
    if (node.nodeType === 1 && node.closest('[role=log]'))
      for (const line of node.matches('p') ? [node] : node.querySelectorAll('p'))
        window.said.push(line.textContent)
  }
  hear(document.querySelector('[role=log]'))
  new MutationObserver((all) => all.forEach((each) => each.addedNodes.forEach(hear)))
    .observe(document.body, { childList: true, subtree: true })
}"""


def test_every_event_is_announced_once(site: Site) -> None:
    visitor = site.visit()
    visitor.start("cardano")
    visitor.waits_for_turn()
    visitor.page.evaluate(LISTEN)
    visitor.plays_deal(by_mouse)
    plays = [text for text in visitor.page.evaluate("window.said") if " plays " in text]
    # A card that the computer led before the page was there is not announced afterwards.
    assert len(plays) == len(set(plays)) >= 17


def test_a_long_list_of_events_scrolls_by_itself(site: Site) -> None:
    """The names of the cards in it, which only a screen reader hears, do not lengthen the page."""
    visitor = site.visit()
    visitor.start("classica")
    visitor.plays_deal(by_mouse)
    page = visitor.page
    listed = page.get_by_role("listitem").filter(has_text="plays")
    assert listed.last.evaluate("line => line.getBoundingClientRect().top") > 800
    assert page.evaluate("document.scrollingElement.scrollHeight") == 800


def test_a_finished_deal_is_replayed(site: Site) -> None:
    visitor = site.visit()
    visitor.start("two-handed")
    visitor.plays_deal(by_mouse)
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name="More").click()
    visitor.page.get_by_role("link", name="Step by step").click()
    visitor.page.wait_for_url("**/deal/1")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    visitor.page.get_by_label("Seen by").select_option(label="Bianca")
    for _ in range(4):
        visitor.page.get_by_role("button", name="One step on").click()
    expect(visitor.page.get_by_role("list", name="Hand of Bianca")).to_be_visible()
    visitor.picture("replay")


def test_settings_stay(site: Site) -> None:
    visitor = site.visit()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("Colours", exact=True).select_option("dark")
    visitor.page.reload()
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_browser_that_is_too_old_is_told(site: Site) -> None:
    """Only such a browser runs the script without modules; here it is made to."""
    visitor = site.visit()
    visitor.page.add_script_tag(url="/old-browser.js")
    expect(visitor.page.locator("#old-browser")).to_be_visible()
