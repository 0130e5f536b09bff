"""The rule book: its pages, and what in them the engine says.

A page is ``docs/rules/LANGUAGE/PAGE.md``. Text between ``<!-- deal classica-1 -->`` and
``<!-- /deal -->`` is written by ``make book``: worked deals replayed from their records,
score sheets, tables of options and values.

>>> from trappola.book import blocks_of, filled
>>> page = "<!-- presets -->\\n<!-- /presets -->"
>>> [str(block) for block in blocks_of(page)]
['presets']
>>> "`czech`" in filled(page, "en")
True
"""

from trappola.book.blocks import Block, BookError, blocks_of, filled
from trappola.book.shelf import Page, languages, open_page, page_names, rules_folder

__all__ = [
    "Block",
    "BookError",
    "Page",
    "blocks_of",
    "filled",
    "languages",
    "open_page",
    "page_names",
    "rules_folder",
]
