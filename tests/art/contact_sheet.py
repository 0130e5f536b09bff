"""Paints the contact sheets, light and dark: ``python tests/art/contact_sheet.py DIR``."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from PIL import Image

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

sys.path.insert(0, str(Path(__file__).parents[1]))
from art.paint import browser, picture

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
BARE = (INK, PAPER, FLESH, GREY, SILVER, *TABLES.values())


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


def paint(folder: Path) -> None:
    """Each sheet as a PNG of few colours, small enough for a README."""
    with browser() as chromium:
        for table in TABLES:
            svg = contact_sheet(table, WIDTH)
            height = int(float(re.findall(r'height="([0-9.]+)"', svg)[0]))
            whole = picture(chromium, svg, WIDTH, height).convert("RGB")
            few = whole.quantize(palette=palette(), dither=Image.Dither.NONE)
            few.save(folder / f"pack-{table}.png", optimize=True)


if __name__ == "__main__":
    paint(Path(sys.argv[1]))
