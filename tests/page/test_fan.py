"""The fan of cards on the start page lies face down until its pictures have come, and stays put."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from page.people import Site

WHERE = (
    "cards => cards.map(card => { const { x, y } = card.getBoundingClientRect(); return [x, y] })"
)


def test_the_fan_waits_face_down_and_keeps_its_place(site: Site) -> None:
    visitor = site.visit("/rules/index", width=390, height=844)
    page = visitor.page
    held: list[Route] = []
    page.route("**/italian-*.svg", lambda route: held.append(route))
    page.goto(site.address)
    backs = page.locator(".fan .back:not(.gone)")
    expect(backs).to_have_count(5)
    expect(page.get_by_role("button", name="Play Bulka")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => {})")  # words keep their place from here on
    before = page.eval_on_selector_all(".fan .card, h1", WHERE)
    visitor.picture("fan-waits")
    assert held, "the pictures are asked for"
    while held:
        held.pop().continue_()
    expect(backs).to_have_count(0)
    assert page.eval_on_selector_all(".fan .card, h1", WHERE) == before
    visitor.picture("fan-shown")


def test_the_fan_turns_up_even_if_its_pictures_cannot_come(site: Site) -> None:
    page = site.visit("/rules/index").page
    page.route("**/italian-*.svg", lambda route: route.abort())
    page.goto(site.address)
    expect(page.get_by_role("button", name="Play Bulka")).to_be_visible()
    expect(page.locator(".fan .back:not(.gone)")).to_have_count(0)
