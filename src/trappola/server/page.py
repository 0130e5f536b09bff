"""The page's files, and the headers that keep the browser strict."""

from __future__ import annotations

from html import escape
from pathlib import Path

import trappola
from trappola.text import tell

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",  # addresses of the page hold tokens
    "X-Content-Type-Options": "nosniff",
}

PICTURE = "social-card.png"
NOTHING = '<!doctype html><html lang="{language}"><title>Trappola</title><p>{words}</p></html>'


def folder() -> Path | None:
    """The built page, installed or in the repository; None if it is nowhere."""
    package = Path(trappola.__file__).parent
    for place in (package / "page", package.parent.parent / "web" / "dist"):
        if (place / "index.html").is_file():
            return place
    return None


def index(file: Path, base: str) -> str:
    """An index.html with the whole address of its picture, which who previews a link wants.

    Args:
        base: the address that the page was asked at, with a slash at its end.
    """
    text = file.read_text("utf-8")
    return text.replace(f'content="/{PICTURE}"', f'content="{escape(base)}{PICTURE}"')


def missing(language: str) -> str:
    """What stands where the page is not built."""
    return NOTHING.format(language=language, words=tell("page-not-built", language))
