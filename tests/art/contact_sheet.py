"""Paints the contact sheet of both packs: ``python tests/art/contact_sheet.py FILE.png``."""

from __future__ import annotations

import io
import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from trappola.art.colours import (
    BLUE,
    CHESTNUT,
    FLESH,
    GREEN,
    GREY,
    INK,
    LETTERS_OF,
    PAPER,
    RED,
    SILVER,
    YELLOW,
)
from trappola.art.sheet import TABLES, contact_sheet

WIDTH = 1152
PRINTED = (
    BLUE,
    RED,
    YELLOW,
    GREEN,
    CHESTNUT,
    *LETTERS_OF["italian"].values(),
    *LETTERS_OF["french"].values(),
)
BARE = (INK, PAPER, FLESH, GREY, SILVER, *TABLES)


def mixed(one: str, other: str) -> str:
    """The colour half way between two, as on the edges of shapes."""
    halves = ((int(one[at : at + 2], 16) + int(other[at : at + 2], 16)) // 2 for at in (1, 3, 5))
    return "#" + "".join(f"{half:02x}" for half in halves)


def palette() -> Image.Image:
    """The printer's colours and what lies between them: chosen, so that no hue is lost."""
    colours = [
        *BARE,
        *PRINTED,
        mixed(INK, PAPER),
        mixed(INK, mixed(INK, PAPER)),
        mixed(PAPER, mixed(INK, PAPER)),
    ]
    colours += [mixed(colour, PAPER) for colour in PRINTED[:5]]
    result = Image.new("P", (1, 1))
    result.putpalette([int(c[at : at + 2], 16) for c in dict.fromkeys(colours) for at in (1, 3, 5)])
    return result


def paint(file: Path) -> None:
    """The sheet as a PNG of few colours, small enough for a README."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=quiet)
        page = browser.new_page(viewport={"width": WIDTH, "height": 800})
        page.set_content(f'<body style="margin:0">{contact_sheet(WIDTH)}')
        picture = page.locator("svg").screenshot()
    whole = Image.open(io.BytesIO(picture)).convert("RGB")
    few = whole.quantize(palette=palette(), dither=Image.Dither.NONE)
    few.save(file, optimize=True)


if __name__ == "__main__":
    paint(Path(sys.argv[1]))
