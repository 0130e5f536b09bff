"""Looks at every link of a built site: file, anchor, and that nothing comes from elsewhere."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {("script", "src"), ("img", "src"), ("link", "href"), ("use", "href"), ("iframe", "src")}
"""What a browser fetches by itself; a link is only followed by a reader."""
NAMES_ONLY = ("canonical", "alternate", "prev", "next")
"""Links in the head that fetch nothing."""


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[tuple[str, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        for name in ("id", "name"):
            if given.get(name):
                self.ids.add(str(given[name]))
        named = tag == "link" and given.get("rel") in NAMES_ONLY
        for name in ("href", "src"):
            target = given.get(name)
            if target and not named:
                self.links.append((target, (tag, name) in FETCHED))


@cache
def _read(file: Path) -> _Page:
    page = _Page()
    page.feed(file.read_text("utf-8"))
    return page


def broken_links(site: Path) -> list[str]:
    """What is wrong with the links of a site, a sentence each."""
    wrong = []
    for file in sorted(site.rglob("*.html")):
        for target, fetched in _read(file).links:
            problem = _problem(file, target, fetched=fetched)
            if problem:
                wrong.append(f"{file.relative_to(site)}: {target}: {problem}")
    return wrong


def _problem(file: Path, target: str, *, fetched: bool) -> str | None:
    parts = urlsplit(target)
    if parts.scheme in ("http", "https") or parts.netloc:
        return "is fetched from elsewhere" if fetched else None
    if parts.scheme:
        return None
    path = unquote(parts.path)
    other = file if not path else (file.parent / path).resolve()
    if path.startswith("/"):
        return "does not work below a folder"
    if other.is_dir():
        other /= "index.html"
    if not other.is_file():
        return "there is no such file"
    anchor = unquote(parts.fragment)
    if anchor and other.suffix == ".html" and anchor not in _read(other).ids:
        return "there is no such anchor"
    if anchor and other.suffix == ".svg" and f'id="{anchor}"' not in other.read_text("utf-8"):
        return "there is no such drawing"
    return None
