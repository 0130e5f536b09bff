"""Every game can be played against the computer in a real browser, by mouse and by keyboard."""

from __future__ import annotations

import pytest

from page.people import GAMES, Site, by_keyboard, by_mouse


@pytest.mark.parametrize("game", [game for game in GAMES if game != "svoyi"])
def test_a_deal_by_mouse(site: Site, game: str) -> None:
    visitor = site.visit()
    visitor.start(game)
    visitor.plays_deal(by_mouse)
    visitor.picture(f"{game}-sheet-1280-light")


@pytest.mark.parametrize("game", [game for game in GAMES if game != "svoyi"])
def test_a_deal_by_keyboard_on_a_phone(site: Site, game: str) -> None:
    visitor = site.visit(width=390, height=844, dark=True)
    visitor.start(game)
    visitor.plays_deal(by_keyboard)
    visitor.picture(f"{game}-sheet-390-dark")
