"""Four at a table on a telephone: trick, seats and the own hand are seen, whatever is asked."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from page.people import Site, by_mouse, table

PHONES = {"phone": (390, 844), "small": (360, 640), "lying": (844, 390)}
FOUND = Path(__file__).with_name("at_the_table.js").read_text("utf-8")


def test_four_seats_trick_and_hand_are_all_seen(site: Site) -> None:
    made = table(site, "quattro", None, "club", "club", "club", seed="screens")
    visitor = site.visit(width=390, height=844)
    page = visitor.page
    page.evaluate(
        "(kept) => localStorage.setItem('trappola.settings', kept)",
        json.dumps({"speed": "instant", "language": "de", "theme": "auto"}),
    )
    page.goto(f"{site.address}/t/{made['seats'][0]['token']}")
    faults: dict[str, list[str]] = {}

    def see(moment: str) -> None:
        for name, (width, height) in PHONES.items():
            page.set_viewport_size({"width": width, "height": height})
            visitor.settled()
            visitor.picture(f"four-{moment}-{name}")
            faults[f"{moment} {name}"] = page.evaluate(FOUND)

    assert visitor.waits_for_turn() == "offer"
    see("declaring")
    visitor.acts(by_mouse, "offer")
    visitor.waits_for_turn()
    expect(visitor.offer).to_have_count(6)
    see("signals")
    page.keyboard.press("i")
    page.locator(".hint:not(.thinking)").wait_for()
    see("hint")
    visitor.offer.last.click()  # there is one signal in a turn
    expect(visitor.offer).to_have_count(0)
    see("signalled")
    assert {name: found for name, found in faults.items() if found} == {}
