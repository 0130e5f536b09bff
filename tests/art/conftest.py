"""Every card as Chromium shows it at 48 pixels' width."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image
from playwright.sync_api import Browser

from art.paint import browser, picture
from trappola.art import STYLES, SUITS, cards, single

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
    drawn = {card: single(family, card, style, width=WIDTH) for card in cards(family)}
    return grid(chromium, drawn, WIDTH, HEIGHT)


def grid(chromium: Browser, drawn: dict[str, str], width: int, height: int) -> Pictures:
    """Many drawings of one size, painted on one page and cut apart."""
    columns = 13
    rows = -(-len(drawn) // columns)
    places = {
        card: (index % columns * width, index // columns * height)
        for index, card in enumerate(drawn)
    }
    html = "<style>body { background: white }</style>" + "".join(
        f'<div style="position:absolute;left:{x}px;top:{y}px">{drawn[card]}</div>'
        for card, (x, y) in places.items()
    )
    whole = picture(chromium, html, columns * width, rows * height).convert("RGB")
    return {card: whole.crop((x, y, x + width, y + height)) for card, (x, y) in places.items()}
