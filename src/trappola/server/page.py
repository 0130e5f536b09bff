"""The page's files and the rule pages, and the headers that keep the browser strict."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import trappola
from trappola.table.table import TableError
from trappola.text import DEFAULT_LANGUAGE

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",  # addresses of the page hold tokens
    "X-Content-Type-Options": "nosniff",
}

MISSING = (
    '<!doctype html><html lang="en"><title>Trappola</title>'
    "<p>The page is not built. Run <code>make play</code>, or install the package.</p></html>"
)

LINK = re.compile(r'<a href="[^":]*">(.*?)</a>', re.DOTALL)
"""A link to another document, which has no address beside the table: its words are kept."""


def _places(name: str) -> list[Path]:
    """Where a folder of the package may lie: installed, or in the repository."""
    package = Path(trappola.__file__).parent
    root = package.parent.parent
    return [package / name, root / {"page": "web/dist", "rules": "docs/rules"}[name]]


def folder() -> Path | None:
    """The built page; None if it is nowhere."""
    for place in _places("page"):
        if (place / "index.html").is_file():
            return place
    return None


@cache
def rules(game: str) -> str:
    """The rule page of a game as a piece of HTML.

    Raises:
        TableError: there is none.
    """
    from markdown_it import MarkdownIt

    for place in _places("rules"):
        file = place / DEFAULT_LANGUAGE / f"{game}.md"
        if file.is_file():
            html = str(MarkdownIt("commonmark").enable("table").render(file.read_text("utf-8")))
            return LINK.sub(r"\1", html)
    raise TableError("no-rules", game=game)
