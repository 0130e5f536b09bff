"""For everybody: axe finds nothing, nothing scrolls sideways, a game is played without sight."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from page.people import GAMES, Site, Visitor, by_mouse


def clean(visitor: Visitor, name: str) -> None:
    """No fault that axe knows, nothing wider than the screen, and a picture for the eye."""
    visitor.picture(name)
    found = Axe().run(visitor.page)
    assert found.violations_count == 0, found.generate_report()
    width = visitor.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], f"{name} is {width[0]} wide"


SCREENS = [(1280, 800, False), (390, 844, True), (390, 844, False), (1280, 800, True)]


def clean_everywhere(visitor: Visitor, name: str) -> None:
    """The screen as it is, small and large, light and dark."""
    for width, height, dark in SCREENS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.emulate_media(color_scheme="dark" if dark else "light")
        visitor.settled()
        clean(visitor, f"{name}-{width}-{'dark' if dark else 'light'}")


def test_every_kind_of_screen(site: Site) -> None:
    visitor = site.visit()
    visitor.page.get_by_role("button", name="Play Bulka", exact=True).wait_for()
    clean_everywhere(visitor, "start")
    visitor.page.goto(f"{site.address}/new/classica")
    visitor.page.get_by_role("button", name="Play").first.wait_for()
    clean_everywhere(visitor, "new")
    for game in GAMES:
        visitor.page.goto(site.address)
        visitor.start(game)
        visitor.waits_for_turn()
        clean_everywhere(visitor, f"{game}-first")
    visitor.page.goto(site.address)
    visitor.start("bulka")
    visitor.plays_deal(by_mouse)
    clean_everywhere(visitor, "bulka-sheet")


def by_ear(visitor: Visitor, what: str) -> None:
    """Only what a screen reader tells: roles, names and states of the accessibility tree."""
    tree = visitor.page.locator("main").aria_snapshot()
    assert "button" in tree
    buttons = visitor.page.get_by_role("main").get_by_role("button", disabled=False)
    if what in ("offer", "pick"):
        question = visitor.page.get_by_role("main").get_by_role("group").first
        question.get_by_role("button", disabled=False).last.press("Enter")
        return
    hand = visitor.page.get_by_role("list", name="Your hand").get_by_role("button", disabled=False)
    assert buttons.count() and hand.count()
    hand.first.press("Enter")


@pytest.mark.parametrize("game", ["cardano", "classica", "quattro"])
def test_a_deal_is_played_without_sight(site: Site, game: str) -> None:
    visitor = site.visit()
    visitor.start(game)
    visitor.plays_deal(by_ear)
    assert visitor.page.get_by_role("dialog").get_by_role("table").count() == 1
