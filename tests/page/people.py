"""What people do on the page: by mouse, by keyboard, by what a screen reader says."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

GAMES = {
    "cardano": "Trappola after Cardano",
    "bulka": "Bulka",
    "two-handed": "Trappola for two without the pot",
    "classica": "Trappola classica",
    "quattro": "Trappola quattro",
    "svoyi": "Svoyi Kozyri",
}
Act = Callable[["Visitor", str], None]
QUICK = {"speed": "instant", "theme": "auto"}


class Site:
    """The site in a browser; each visitor has a context of its own."""

    def __init__(self, browser: Browser, address: str, pictures: Path) -> None:
        self.browser = browser
        self.address = address
        self.pictures = pictures
        self.faults: list[str] = []
        self.contexts: list[Page] = []

    def visit(
        self, path: str = "/", *, width: int = 1280, height: int = 800, dark: bool = False
    ) -> Visitor:
        """A new visitor, who has set the page to show everything at once."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale="en-GB",
        )
        kept = json.dumps(json.dumps(QUICK))
        # Only where nothing is kept yet: what the visitor sets must stay set.
        context.add_init_script(
            f"if (!localStorage.getItem('trappola.settings'))"
            f" localStorage.setItem('trappola.settings', {kept})"
        )
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self._hear(message.type, message.text))
        self.contexts.append(page)
        page.goto(self.address + path)
        return Visitor(self, page)

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and "404" not in text and "ERR_" not in text:
            self.faults.append(text)

    def leave(self) -> None:
        for page in self.contexts:
            page.context.close()


class Visitor:
    """Somebody at the page."""

    def __init__(self, site: Site, page: Page) -> None:
        self.site = site
        self.page = page

    def start(self, game: str) -> None:
        """Just presses Play."""
        self.page.get_by_role("button", name=f"Play {GAMES[game]}", exact=True).click()
        self.page.wait_for_url("**/t/*")

    @property
    def sheet(self) -> Locator:
        """The dialog with the score sheet."""
        return self.page.get_by_role("dialog")

    @property
    def offer(self) -> Locator:
        """The actions that may be done apart from the cards."""
        return self.page.locator("main [role=group] button:not([aria-disabled=true])")

    @property
    def legal(self) -> Locator:
        """The cards in the hand that may be played."""
        return self.page.locator("main button.legal")

    def waits_for_turn(self) -> str:
        """Waits until something may be done; says what: "sheet", "offer" or "card"."""
        anything = self.sheet.or_(self.offer.first).or_(self.legal.first).or_(self.picking.first)
        expect(anything.first).to_be_visible()
        if self.sheet.count():
            return "sheet"
        if self.picking.count():
            return "pick"
        return "offer" if self.offer.count() else "card"

    @property
    def picking(self) -> Locator:
        """Cards of the hand that can be picked for an exchange."""
        return self.page.locator("main button[aria-pressed]")

    def acts(self, act: Act, what: str) -> None:
        """Acts, and waits until the page shows that it was done."""
        before = self.page.locator("main").aria_snapshot()
        act(self, what)
        for _ in range(400):
            if self.sheet.count() or self.page.locator("main").aria_snapshot() != before:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing follows from an action: {before}")

    def plays_deal(self, act: Act, most: int = 400) -> None:
        """Plays until the score sheet comes up."""
        for _ in range(most):
            what = self.waits_for_turn()
            if what == "sheet":
                return
            self.acts(act, what)
        raise AssertionError("the deal does not end")

    def next_deal(self) -> bool:
        """Goes on to the next deal; False if the match is over.

        Who does not play in it may have its sheet before him at once.
        """
        following = self.sheet.get_by_role("button", name="Next deal")
        if not following.count():
            return False
        old = self.sheet.get_by_role("heading").first.inner_text()
        following.press("Enter")
        expect(self.sheet.get_by_role("heading", name=old, exact=True)).to_have_count(0)
        return True

    def settled(self) -> None:
        """Waits for two frames: the page has heard of its new size and laid itself out."""
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def picture(self, name: str) -> None:
        """A screenshot, kept for people to look at."""
        self.site.pictures.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self.site.pictures / f"{name}.png")


def table(
    site: Site,
    game: str,
    *computers: str | None,
    options: dict[str, Any] | None = None,
    seed: str = "page",
) -> dict[str, Any]:
    """A table made without the start page; None is a person's seat."""
    seats = [{"name": f"Seat {n + 1}", "computer": each} for n, each in enumerate(computers)]
    wish = {"game": game, "options": options or {}, "seats": seats, "seed": seed}
    body = json.dumps(wish).encode()
    request = urllib.request.Request(
        f"{site.address}/api/tables", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return dict(json.load(answer))


def to_a_reason(site: Site, page: Page, token: str) -> None:
    """In the replay of the first deal, goes to the first step at which a reason is told."""
    with urllib.request.urlopen(f"{site.address}/api/seats/{token}/replay/1") as answer:
        step = int(json.load(answer)["reasons"][0]["step"])
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")  # the deal is there
    slider.fill(str(step))
    expect(page.locator(".why")).to_be_visible()


def by_mouse(visitor: Visitor, what: str) -> None:
    """Clicks a card that may be played, else the last word offered: "done", "keep"."""
    if visitor.legal.count():
        visitor.legal.first.click()
    else:
        visitor.offer.last.click()


def by_keyboard(visitor: Visitor, what: str) -> None:
    """Digits choose what is offered; Tab and Enter play a card."""
    page = visitor.page
    if not visitor.legal.count():
        page.keyboard.press(str(min(visitor.offer.count(), 9)))
        return
    page.keyboard.press("h")  # to the hand
    for _ in range(40):
        if page.evaluate("document.activeElement.classList.contains('legal')"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("no legal card can be reached by the keyboard")
