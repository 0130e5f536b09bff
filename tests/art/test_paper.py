"""Sheets to print and cut."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trappola.art import cards, single
from trappola.art.colours import INK
from trappola.art.lines import WHITE, lines_only
from trappola.art.paper import EDGE, PAPERS, SIZES, behind, drawing, layout, sheets

KINDS = [(paper, size) for paper in PAPERS for size in SIZES]


@pytest.mark.parametrize("paper,size", KINDS)
def test_cards_lie_inside_what_a_printer_reaches(paper: str, size: str) -> None:
    sheet, (wide, high) = layout(paper, size), PAPERS[paper]
    assert sheet.columns[0] >= EDGE
    assert sheet.columns[-1] <= wide - EDGE
    assert sheet.rows[0] >= EDGE
    assert sheet.rows[-1] <= high - EDGE
    assert len(sheet.places) == (len(sheet.columns) - 1) * (len(sheet.rows) - 1)


@pytest.mark.parametrize("paper,size", KINDS)
def test_every_card_is_on_a_sheet_once(paper: str, size: str) -> None:
    pack = cards("french")
    assert [card for sheet in sheets(pack, paper, size) for card, _ in sheet] == pack


@pytest.mark.parametrize("paper,size", KINDS)
def test_backs_lie_behind_their_fronts(paper: str, size: str) -> None:
    wide, width = PAPERS[paper][0], SIZES[size][0]
    for place in layout(paper, size).places:
        back = behind(place, paper, size)
        # Seen through the paper, the back's right edge is the front's left one.
        assert wide - (back.x + width) == pytest.approx(place.x)
        assert back.y == place.y


@pytest.mark.parametrize("size", SIZES)
def test_the_drawing_fits_its_card(size: str) -> None:
    x, y, scale = drawing(size)
    assert min(x, y) >= 2
    assert 100 * scale + 2 * x == pytest.approx(SIZES[size][0])
    assert 156 * scale + 2 * y == pytest.approx(SIZES[size][1])


def test_a_drawing_for_colouring_has_no_colours() -> None:
    for card in cards("italian"):
        text = lines_only(single("italian", card).replace("currentColor", INK))
        assert set(re.findall(r'(?:fill|stroke)="(#\w+)"', text)) <= {INK, WHITE}


@pytest.mark.parametrize("paper,size", KINDS)
def test_a_pdf_has_all_sheets(tmp_path: Path, paper: str, size: str) -> None:
    from trappola.art.pdf import write_pdf

    file = tmp_path / "pack.pdf"
    # The large style is the quickest to write.
    for family, backs in (("italian", True), ("french", False)):
        write_pdf(file, family, style="large", paper=paper, size=size, backs=backs, lines=not backs)
        pages = len(re.findall(rb"/Type /Page\b", file.read_bytes()))
        assert pages == (1 + backs) * len(sheets(cards(family), paper, size))
