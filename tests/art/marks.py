"""Paints the project's marks for the page: ``python tests/art/marks.py web/public``."""

from __future__ import annotations

import re
import sys
from base64 import b64encode
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from trappola.art.colours import INK
from trappola.art.icons import SOCIAL, app_icon, favicon, social_card
from trappola.text import tell

sys.path.insert(0, str(Path(__file__).parents[1]))
from art.paint import browser, picture

FONT = Path(__file__).parents[2] / "web/src/fonts/eb-garamond-latin-500-normal.woff2"


def sized(svg: str, size: int) -> str:
    """A square drawing as large as wanted."""
    return re.sub(r'width="64" height="64"', f'width="{size}" height="{size}"', svg, count=1)


def few_colours(image: Image.Image) -> Image.Image:
    return image.convert("RGB").quantize(64, dither=Image.Dither.NONE)


def social(chromium: Browser) -> Image.Image:
    """The fan, the name, and under it what the start page says first."""
    font = b64encode(FONT.read_bytes()).decode()
    words = (
        f"<style>@font-face{{font-family:G;src:url(data:font/woff2;base64,{font})}}</style>"
        f'<p style="position:absolute;left:56px;top:290px;width:420px;margin:0;text-align:center;'
        f'font:40px/1.25 G;color:{INK}">{tell("page-hero")}</p>'
    )
    return picture(chromium, social_card() + words, *SOCIAL)


def paint(folder: Path) -> None:
    """Writes ``favicon.svg``, ``favicon.ico``, the app's icons and the social card."""
    (folder / "favicon.svg").write_text(favicon(), encoding="utf-8")
    with browser() as chromium:
        small = [picture(chromium, sized(favicon(), size), size, size) for size in (48, 32, 16)]
        small[0].save(
            folder / "favicon.ico",
            sizes=[image.size for image in small],
            append_images=small[1:],
        )
        for name, size, maskable in (
            ("icon-192", 192, False),
            ("icon-512", 512, False),
            ("icon-maskable-512", 512, True),
            ("apple-touch-icon", 180, False),
        ):
            icon = picture(chromium, sized(app_icon(maskable=maskable), size), size, size)
            few_colours(icon).save(folder / f"{name}.png", optimize=True)
        few_colours(social(chromium)).save(folder / "social-card.png", optimize=True)


if __name__ == "__main__":
    paint(Path(sys.argv[1]))
