"""The rule book for the panel beside the table."""

from __future__ import annotations

from functools import cache
from html import escape

from trappola.book.render import render
from trappola.book.shelf import open_page, page_names
from trappola.book.signs import Sprites
from trappola.server.messages import RulePage, RuleSection
from trappola.suits import Family, seen_by_wish
from trappola.text import Viewed

OWN: Family = "italian"
"""The suits in which every pack is seen as it is."""


@cache
def rule_page(name: str, language: str, suits: Family = OWN) -> RulePage:
    """A page of the rule book in a language, in English where it is not translated.

    Args:
        suits: in which the reader sees the cards of packs that can be seen in them.

    Raises:
        NoPage: there is none of this name.
    """
    page = open_page(name, language)
    done = render(page, Viewed(language, seen_by_wish(suits)), Sprites(), _link)
    return RulePage(
        page=page.name,
        language=page.language,
        title=done.title,
        html=done.html,
        other_suits=suits != OWN and done.html != rule_page(name, language).html,
        sections=[RuleSection(**section._asdict()) for section in done.sections],
    )


def _link(target: str) -> str | None:
    """A link within the book stays in it; what is outside of it opens beside the table."""
    if "://" in target:
        return f'href="{escape(target)}" target="_blank" rel="noopener"'
    file, _, anchor = target.partition("#")
    name = file.removesuffix(".md")
    if file and name not in page_names():
        return None
    hash_ = f"#{escape(anchor)}" if anchor else ""
    return f'href="/rules/{name}{hash_}"' if file else f'href="{hash_}"'
