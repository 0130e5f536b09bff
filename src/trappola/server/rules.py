"""The rule book for the panel beside the table."""

from __future__ import annotations

from functools import cache
from html import escape

from trappola.book.render import render
from trappola.book.shelf import open_page, page_names
from trappola.book.signs import Sprites
from trappola.server.messages import RulePage, RuleSection


@cache
def rule_page(name: str, language: str) -> RulePage:
    """A page of the rule book in a language, in English where it is not translated.

    Raises:
        NoPage: there is none of this name.
    """
    page = open_page(name, language)
    done = render(page, language, Sprites(), _link)
    return RulePage(
        page=page.name,
        language=page.language,
        title=done.title,
        html=done.html,
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
