"""Every card as Chromium shows it at 48 pixels' width."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image
from playwright.sync_api import Browser

from art.paint import browser, picture
from trappola.art import RANKS, STYLES, SUITS, cards, single

WIDTH, HEIGHT = 48, 75
Pictures = dict[str, Image.Image]


@pytest.fixture(scope="session")
def small() -> dict[tuple[str, str], Pictures]:
    """The pictures of each pack and style, by card."""
    # In a thread of its own: a thread can run only one browser driver at a time, and the page's
    # tests may have theirs in this one.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(_paint_all).result()


def _paint_all() -> dict[tuple[str, str], Pictures]:
    with browser() as chromium:
        return {
            (family, style): _paint(chromium, family, style) for family in SUITS for style in STYLES
        }


def _paint(chromium: Browser, family: str, style: str) -> Pictures:
    columns, codes = len(RANKS[family]), cards(family)
    html = "".join(
        f'<div style="position:absolute;left:{index % columns * WIDTH}px;'
        f'top:{index // columns * HEIGHT}px">{single(family, card, style, width=WIDTH)}</div>'
        for index, card in enumerate(codes)
    )
    rows = len(codes) // columns
    whole = picture(chromium, html, columns * WIDTH, rows * HEIGHT).convert("RGB")
    return {
        card: whole.crop(
            (
                x := index % columns * WIDTH,
                y := index // columns * HEIGHT,
                x + WIDTH,
                y + HEIGHT,
            )
        )
        for index, card in enumerate(codes)
    }
