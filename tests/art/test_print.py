"""What a printer prints is what the page shows."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from art.conftest import Pictures, grid
from art.paint import browser
from trappola.art import cards, single
from trappola.art.colours import PAPER
from trappola.art.lines import WHITE
from trappola.art.paper import SIZES, drawing, layout, sheets
from trappola.art.pdf import POINT, write_pdf

WIDTH, HEIGHT = 96, 150
FINER = 3
"""How many times finer a sheet is rendered than it is compared."""


def printed(file: Path, family: str, paper: str, size: str) -> Iterator[tuple[str, Image.Image]]:
    """The drawings on the sheets, each as wide as wanted."""
    x, y, unit = drawing(size)
    scale = FINER * WIDTH / (100 * unit)  # pixels of a millimetre
    document = pypdfium2.PdfDocument(file)
    for page, sheet in zip(document, sheets(cards(family), paper, size), strict=True):
        whole = page.render(scale=scale / POINT).to_pil().convert("RGB")
        for card, place in sheet:
            # No card begins at a whole pixel.
            left, top = (place.x + x) * scale, (place.y + y) * scale
            box = (left, top, left + FINER * WIDTH, top + FINER * HEIGHT)
            yield card, whole.resize((WIDTH, HEIGHT), Image.Resampling.BOX, box)


def shown(family: str) -> Pictures:
    """The same as Chromium shows them, on white."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(_show, family).result()


def _show(family: str) -> Pictures:
    with browser() as chromium:
        drawn = {
            card: single(family, card, width=WIDTH).replace(PAPER, WHITE) for card in cards(family)
        }
        return grid(chromium, drawn, WIDTH, HEIGHT)


def soft(picture: Image.Image) -> Image.Image:
    """Without what less than a pixel's shift does to a line."""
    return picture.filter(ImageFilter.GaussianBlur(1))


def distance(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).rms) / 3


@pytest.mark.parametrize(
    "family,paper,size", [("italian", "a4", "poker"), ("french", "letter", "narrow")]
)
def test_every_card_is_printed_as_it_is_shown(
    tmp_path: Path, family: str, paper: str, size: str
) -> None:
    file = tmp_path / "pack.pdf"
    write_pdf(file, family, paper=paper, size=size, backs=False)
    on_screen = {card: soft(picture) for card, picture in shown(family).items()}
    on_paper = {card: soft(picture) for card, picture in printed(file, family, paper, size)}
    assert list(on_paper) == cards(family)
    for card, picture in on_paper.items():
        own = distance(picture, on_screen[card])
        assert own < 9, card
        others = (distance(picture, other) for name, other in on_screen.items() if name != card)
        assert own < min(others), card


@pytest.mark.parametrize("size", SIZES)
def test_crop_marks_stand_at_the_cuts_and_nowhere_on_a_card(tmp_path: Path, size: str) -> None:
    file = tmp_path / "pack.pdf"
    write_pdf(file, "french", size=size, style="large", backs=False)
    page = pypdfium2.PdfDocument(file)[0]
    sheet, scale = layout("a4", size), 4
    whole = page.render(scale=scale / POINT).to_pil().convert("L")

    def darkest(x: float, y: float) -> int:
        """About a point given in millimetres."""
        spot = whole.crop(
            (int(x * scale) - 2, int(y * scale) - 2, int(x * scale) + 3, int(y * scale) + 3)
        )
        return int(spot.getextrema()[0])

    for x in sheet.columns:
        assert darkest(x, sheet.rows[0] - 3) < 200
        assert darkest(x, sheet.rows[-1] + 3) < 200
        assert darkest(x, sheet.rows[1]) > 250
    for y in sheet.rows:
        assert darkest(sheet.columns[0] - 3, y) < 200
        assert darkest(sheet.columns[-1] + 3, y) < 200
