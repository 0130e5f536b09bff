"""The page's files, and the headers that keep the browser strict."""

from __future__ import annotations

from pathlib import Path

import trappola

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


def folder() -> Path | None:
    """The built page, installed or in the repository; None if it is nowhere."""
    package = Path(trappola.__file__).parent
    for place in (package / "page", package.parent.parent / "web" / "dist"):
        if (place / "index.html").is_file():
            return place
    return None
