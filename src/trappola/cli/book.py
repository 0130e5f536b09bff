"""``trappola rules NAME --page``: a page of the rule book in the terminal."""

from __future__ import annotations

import re

from rich.markdown import Markdown

from trappola.book.shelf import Page, open_page
from trappola.cli.screen import out, say
from trappola.text import spoken, tell

LINK = re.compile(r"\[((?:\\.|[^\]\\])+)\]\((?!https?:)[^)\s]+\)")
"""A link within the book; in a terminal its words alone are of use."""
HIDDEN = re.compile(r"<!--.*?-->|<a id=\"[^\"]*\"></a>", re.DOTALL)


def show_page(name: str) -> int:
    """Shows a page in the language of this process, with a pager where there is a terminal.

    Raises:
        NoPage: there is none of this name.
    """
    language = spoken()
    page = open_page(name, language)
    text = Markdown(readable(page), hyperlinks=False, inline_code_theme=None)
    if page.language != language:
        say(tell("rules-untranslated"), style="italic")
    if out.is_terminal:
        with out.pager(styles=True):
            out.print(text, soft_wrap=False)
    else:
        out.print(text, soft_wrap=False)
    return 0


def readable(page: Page) -> str:
    """The Markdown of a page without what is meant for programs."""
    return LINK.sub(r"\1", HIDDEN.sub("", page.text))
