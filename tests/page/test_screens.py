"""Every screen in every language on a telephone and a desk: nothing sticks out, nothing is cut off.

The pictures are kept in build/screens for people to look at.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page

from page.conftest import ROOT
from page.people import Site, Visitor, by_mouse, table, to_a_reason
from trappola.languages import languages

PICTURES = ROOT / "build" / "screens"
SIZES = {"phone": (390, 844), "desk": (1280, 800)}
KEY = re.compile(
    r"\b(?:page|rank|ranks|suit|game|option|item|event|prompt|do|letter)-[a-z]+(?:-|\b)"
)

LOOK = Path(__file__).with_name("looking.js").read_text("utf-8")


class Photographer:
    """Looks at a visitor's page in a language, in both sizes."""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self.page = visitor.page
        self.settled = visitor.settled
        self.language = language
        self.faults: list[str] = []

    def take(self, name: str, show: Callable[[], None] = lambda: None) -> None:
        """A picture in each size and its faults; ``show`` brings up what a resizing closes."""
        for size, (width, height) in SIZES.items():
            self.page.set_viewport_size({"width": width, "height": height})
            self.settled()  # what a resizing closes is closed by now
            show()
            self.settled()
            folder = PICTURES / self.language
            folder.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=folder / f"{name}-{size}.jpg", type="jpeg", quality=60)
            seen = self.page.evaluate(LOOK)
            faults = list(seen["faults"])
            words = "\n".join([seen["text"], *seen["labels"]])
            faults += [f"a key: {key}" for key in KEY.findall(words)]
            if "{" in words:
                faults.append(f"a hole: {words[words.index('{') :][:40]}")
            if seen["lang"] != self.language:
                faults.append(f"the language of the page is {seen['lang']}")
            self.faults += [f"{self.language} {name} {size}: {fault}" for fault in faults]


@pytest.fixture
def page(chromium: Browser, address: str) -> Iterator[Page]:
    context = chromium.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    opened = context.new_page()
    opened.set_default_timeout(10_000)
    yield opened
    context.close()


def in_language(page: Page, language: str) -> None:
    kept = json.dumps({"speed": "instant", "language": language, "names": ["Maximiliana"]})
    page.add_init_script(f"localStorage.setItem('trappola.settings', {json.dumps(kept)})")


def made(site: Site, game: str, *computers: str | None, **more: Any) -> tuple[str, str]:
    """A table: the address of its first seat, and of whoever looks on."""
    found = table(site, game, *computers, seed="screens", **more)
    return f"/t/{found['seats'][0]['token']}", f"/t/{found['spectator']}"


@pytest.mark.parametrize("language", languages())
def test_every_screen_holds_its_words(
    chromium: Browser, page: Page, address: str, language: str
) -> None:
    site = Site(chromium, address, PICTURES)
    visitor = Visitor(site, page)
    look = Photographer(visitor, language)
    in_language(page, language)

    def go(path: str, wait: str) -> None:
        page.goto(address + path)
        page.locator(wait).first.wait_for()

    go("/", "article button")
    look.take("start")
    page.locator("header button").first.click()
    look.take("settings")
    go("/new/bulka", "form")
    for summary in page.locator("summary").all():
        summary.click()
    look.take("new-bulka")
    go("/new/classica", "form")
    page.locator("summary").first.click()
    look.take("new-classica")
    go("/new/nothing", "main h1")
    look.take("no-game")
    go("/t/nothing", "main h1")
    look.take("no-table")

    seat, spectator = made(site, "quattro", None, "club", "club", "club")
    go(seat, "main .plate")
    visitor.waits_for_turn()
    look.take("quattro-declaring")
    for key, tab in {"r": "rules", "e": "events", "?": "keys"}.items():
        chosen = page.locator(f"[role=tab][aria-selected=true][id$='-{tab}']")

        def panel(key: str = key, chosen: Locator = chosen) -> None:
            if not chosen.is_visible():
                page.keyboard.press(key)
            chosen.wait_for()
            page.locator("[role=tabpanel]").locator("h2, li, kbd").first.wait_for()

        look.take(tab, panel)
    page.locator("aside .close").click()
    for _ in range(2):  # ends the declaring, then plays a card; the others play the trick out
        by_mouse(visitor, visitor.waits_for_turn())
    visitor.waits_for_turn()
    page.keyboard.press("t")
    page.locator("dialog[open]").wait_for()
    look.take("last-trick")
    page.keyboard.press("Escape")
    go(spectator, "main .plate")
    look.take("looking-on")

    seat, _ = made(site, "classica", None, "club", options={"exchange": "austrian"})
    go(seat, "main .plate")
    visitor.waits_for_turn()
    page.keyboard.press("i")
    page.locator(".hint:not(.thinking)").wait_for()
    look.take("classica-exchange-hint")
    seat, _ = made(site, "svoyi", None, "club")
    go(seat, "main .plate")
    visitor.waits_for_turn()
    look.take("svoyi-suits")
    by_mouse(visitor, visitor.waits_for_turn())
    visitor.waits_for_turn()
    look.take("svoyi-playing")

    seat, _ = made(site, "bulka", None, "club", "club", options={"alifer": "on"})
    go(seat, "main .plate")
    what = visitor.waits_for_turn()
    if what != "sheet":
        look.take("bulka-declaring")
        visitor.plays_deal(by_mouse)
    look.take("bulka-sheet")
    page.keyboard.press("Escape")
    look.take("bulka-over")
    go(f"{seat}/deal/1", "input[type=range]")
    to_a_reason(site, page, seat.rpartition("/")[2])
    look.take("replay")

    page.goto(f"{address}/new/two-handed")
    page.locator("select").nth(1).select_option("link")
    page.locator("form .go button").click()
    page.wait_for_url("**/t/*")
    page.locator(".notice button").first.click()
    look.take("invite")
    assert look.faults == []


def test_the_language_is_switched_at_once_and_kept(site: Site) -> None:
    """By the switch in the footer or, with one language alone, not at all."""
    visitor = site.visit()
    switch = visitor.page.locator("footer button[lang]")
    visitor.page.locator("article button").first.wait_for()
    assert switch.count() == (len(languages()) if len(languages()) > 1 else 0)
    for button in switch.all()[::-1]:
        code = button.get_attribute("lang")
        button.click()
        visitor.page.wait_for_function("(code) => document.documentElement.lang === code", arg=code)
        kept = visitor.page.evaluate("JSON.parse(localStorage['trappola.settings']).language")
        assert kept == code
