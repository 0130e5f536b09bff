"""Puzzles and analysis in the browser: what is told, when, and to whom who does not see it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from page.people import Site, by_mouse, table
from page.test_everybody import SCREENS, clean
from page.test_open_hands import moves
from trappola.puzzles import puzzles_of


@pytest.mark.parametrize(("width", "height", "dark"), [(1280, 800, False), (390, 844, True)])
def test_a_wrong_answer_is_told_and_a_right_one_praised(
    site: Site, width: int, height: int, dark: bool
) -> None:
    look = f"{width}-{'dark' if dark else 'light'}"
    led = next(each for each in puzzles_of("svoyi") if not each.match().view(None).pile)
    visitor = site.visit(f"/puzzle/svoyi/{led.number}", width=width, height=height, dark=dark)
    page = visitor.page
    visitor.legal.first.wait_for()
    bar = page.get_by_role("region", name="Puzzle", exact=True)
    expect(bar).to_contain_text("Find the one play that wins")
    assert page.locator(".mark").count() == 0
    clean(visitor, f"puzzle-{look}")
    view = led.match().view(led.match().to_act)
    names = {card: view.pack.name_of(card) for card in view.hand}
    assert led.solution.card is not None
    right = names.pop(led.solution.card)
    wrong = next(iter(names.values()))
    hand = page.get_by_role("list", name="Your hand")
    hand.get_by_role("button", name=wrong, exact=True).click()
    expect(bar).to_contain_text("it loses")
    clean(visitor, f"puzzle-answered-{look}")
    bar.get_by_role("button", name="Try again").click()
    expect(bar).to_contain_text("Find the one play")
    answer = hand.get_by_role("button", name=right, exact=True)
    expect(answer).to_have_class(re.compile(r"\blegal\b"))  # the position is back
    answer.press("Enter")
    expect(bar).to_contain_text("wins, and nothing else does")
    bar.get_by_role("link", name="Next").click()
    expect(bar).to_contain_text(f"Puzzle {led.number + 1} of")


def test_marks_are_seen_and_heard_and_the_way_to_the_end_is_shown(site: Site) -> None:
    # In another deal the pile might have to be taken here, and no card would bear a mark.
    made = table(site, "svoyi", None, "club", seed="slips")
    visitor = site.visit(f"/t/{made['seats'][0]['token']}")
    page = visitor.page
    moves(visitor, 2)
    visitor.waits_for_turn()
    assert page.locator(".mark").count() == 0
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Show what plays are worth").click()
    expect(page.get_by_role("log")).to_contain_text("Everybody now sees")
    page.locator(".mark").first.wait_for()
    told = str(visitor.legal.first.get_attribute("aria-label"))
    assert "wins in" in told or "loses in" in told
    clean(visitor, "analysis-1280-light")
    page.get_by_role("button", name="Show how").click()
    expect(page.get_by_role("dialog").get_by_role("listitem").nth(1)).to_be_visible()
    clean(visitor, "analysis-line-1280-light")


def test_a_puzzle_that_does_not_exist_says_so(site: Site) -> None:
    visitor = site.visit("/puzzle/svoyi/99999")
    expect(visitor.page.get_by_role("heading")).to_contain_text("No such puzzle")
    visitor.page.goto(site.address + "/puzzle/svoyi/x")
    expect(visitor.page.get_by_role("link", name="To the start")).to_be_visible()


def test_mistakes_are_looked_at_after_the_deal(site: Site) -> None:
    made = table(site, "svoyi", None, "beginner", options={"repetition": "draw_on_2"}, seed="slips")
    visitor = site.visit(f"/t/{made['seats'][0]['token']}")
    page = visitor.page
    moves(visitor, 2)
    visitor.waits_for_turn()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Show what plays are worth").click()
    expect(page.get_by_role("log")).to_contain_text("Everybody now sees")
    visitor.plays_deal(by_mouse)
    visitor.sheet.get_by_role("button", name="Mistakes").click()
    dialog = page.get_by_role("dialog", name="Mistakes")
    first = dialog.get_by_role("list").get_by_role("listitem").first
    expect(first).to_contain_text("Seat 1")
    assert first.get_by_role("img").count() == 24 + 2, "all cards before it, and both trumps"
    for width, height, dark in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if dark else "light")
        clean(visitor, f"mistakes-{width}-{'dark' if dark else 'light'}")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
