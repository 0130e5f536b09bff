"""The pack as a PDF to print and cut. Needs reportlab and svglib, the extra ``print``.

Both are imported by name where they are used, since they may be missing and carry no types.
"""

from __future__ import annotations

import io
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO

from trappola.art.card import cards, colour_of, content
from trappola.art.colours import INK, PAPER
from trappola.art.lines import WHITE, lines_only
from trappola.art.paper import PAPERS, Place, behind, drawing, layout, sheets

POINT = 72 / 25.4
"""Points of the PDF in a millimetre."""
MARK = 4.0
"""The length of a crop mark, in millimetres."""


def write_pdf(
    file: Path | BinaryIO,
    family: str,
    *,
    style: str = "pictures",
    language: str = "en",
    paper: str = "a4",
    size: str = "poker",
    lines: bool = False,
    backs: bool = True,
    two_colours: bool = False,
    hidden: bool = False,
) -> None:
    """Writes the fronts and, behind each sheet, its backs for printing on both sides.

    Raises:
        ModuleNotFoundError: reportlab or svglib is not installed.
    """
    wide, high = PAPERS[paper]
    draw = import_module("reportlab.graphics.renderPDF").draw
    canvas = import_module("reportlab.pdfgen.canvas").Canvas(
        str(file) if isinstance(file, Path) else file,
        pagesize=(wide * POINT, high * POINT),
        invariant=True,
    )
    canvas.setTitle("Trappola")

    def picture(card: str) -> Any:
        colour = INK if lines and card != "back" else colour_of(family, card, two_colours)
        return _picture(content(family, card, style, language, hidden), colour, size, lines)

    if backs:
        # Drawn once and repeated.
        canvas.beginForm("back")
        draw(picture("back"), canvas, 0, 0)
        canvas.endForm()
    for sheet in sheets(cards(family), paper, size):
        for card, place in sheet:
            x, y = _corner(place, high, size)
            draw(picture(card), canvas, x, y)
        _crop_marks(canvas, paper, size)
        canvas.showPage()
        if backs:
            for _, place in sheet:
                canvas.saveState()
                canvas.translate(*_corner(behind(place, paper, size), high, size))
                canvas.doForm("back")
                canvas.restoreState()
            _crop_marks(canvas, paper, size)
            canvas.showPage()
    canvas.save()


def _picture(inner: str, colour: str, size: str, lines: bool) -> Any:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 156" width="100" height="156">'
        f"{inner.replace('currentColor', colour)}</svg>"
    ).replace(PAPER, WHITE)  # what is bare on the card is bare on the sheet
    result = import_module("svglib.svglib").svg2rlg(io.StringIO(lines_only(svg) if lines else svg))
    # The library has a measure of its own for a unit; ours is the card's.
    scale = 100 * drawing(size)[2] * POINT / result.width
    result.scale(scale, scale)
    return result


def _corner(place: Place, high: float, size: str) -> tuple[float, float]:
    """The lower left corner of a drawing in points; a PDF counts from below."""
    inset_x, inset_y, scale = drawing(size)
    bottom = high - place.y - inset_y - 156 * scale
    return (place.x + inset_x) * POINT, bottom * POINT


def _crop_marks(canvas: Any, paper: str, size: str) -> None:
    """Short lines outside the cards, where the knife goes."""
    sheet, high = layout(paper, size), PAPERS[paper][1]
    left, right = sheet.columns[0], sheet.columns[-1]
    top, bottom = sheet.rows[0], sheet.rows[-1]
    canvas.setLineWidth(0.4)
    for x in sheet.columns:
        for start, end in ((top - 1 - MARK, top - 1), (bottom + 1, bottom + 1 + MARK)):
            canvas.line(x * POINT, (high - start) * POINT, x * POINT, (high - end) * POINT)
    for y in sheet.rows:
        for start, end in ((left - 1 - MARK, left - 1), (right + 1, right + 1 + MARK)):
            canvas.line(start * POINT, (high - y) * POINT, end * POINT, (high - y) * POINT)
