"""Pictures of drawings, by Chromium."""

from __future__ import annotations

import io
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from PIL import Image
from playwright.sync_api import Browser, sync_playwright


@contextmanager
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, "these tests need Chromium: apt-get install chromium"
    quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=program, args=quiet)


def picture(chromium: Browser, html: str, width: int, height: int) -> Image.Image:
    """What a page shows whose body is this, without a ground where nothing is drawn."""
    page = chromium.new_page(viewport={"width": width, "height": height})
    page.set_content(f'<body style="margin:0">{html}')
    page.evaluate("document.fonts.ready")
    shot = page.screenshot(omit_background=True)
    page.close()
    return Image.open(io.BytesIO(shot))
