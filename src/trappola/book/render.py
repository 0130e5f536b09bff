"""A page as HTML, for the panel beside the table.

Raw HTML of a page does not reach the browser: anchors become the ids of the headings after them,
comments vanish, and anything else is shown as it is written. Cards are drawn, wide tables scroll.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from html import escape
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from trappola.book.shelf import Page
from trappola.book.signs import Sprites, cards_in, pack_of_page, pictures, signs
from trappola.cards import Pack
from trappola.text import tell

ANCHOR = re.compile(r'<a id="([a-z0-9-]+)">')
COMMENT = re.compile(r"<!--.*?-->\s*", re.DOTALL)
HAND = 5
"""A cell with so many cards and nothing else is a hand, and drawn as one."""


class Section(NamedTuple):
    """A section of a page: its anchor and its heading."""

    anchor: str
    title: str


class Rendered(NamedTuple):
    """A page in HTML."""

    title: str
    html: str
    sections: tuple[Section, ...]


Link = Callable[[str], str | None]
"""The attributes of a link for its target as the page writes it; None keeps only the words."""


def render(page: Page, language: str, sprites: Sprites, link: Link) -> Rendered:
    """A page as HTML, its cards with the letters of the reader's language."""
    return _Renderer(page, language, sprites, link).run()


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark").enable("table")


class _Renderer:
    def __init__(self, page: Page, language: str, sprites: Sprites, link: Link) -> None:
        self.page = page
        self.language = language
        self.sprites = sprites
        self.link = link
        self.pack: Pack | None = pack_of_page(page.name)
        self.tables = 0

    def run(self) -> Rendered:
        parser = _parser()
        tokens = self.headed(parser.parse(self.page.text))
        sections: list[Section] = []
        title = ""
        for place, token in enumerate(tokens):
            if token.type == "heading_open":
                words = plain(tokens[place + 1])
                if token.tag == "h1":
                    title = title or words
                elif token.attrGet("id"):
                    sections.append(Section(str(token.attrGet("id")), words))
                else:
                    token.attrSet("id", slug(words))
            if token.type == "inline" and token.children:
                cell = place > 0 and tokens[place - 1].type == "td_open"
                token.children = self.inline(token.children, cell=cell)
        html = str(parser.renderer.render(self.framed(tokens), parser.options, {}))
        return Rendered(title, html, tuple(sections))

    def headed(self, tokens: list[Token]) -> list[Token]:
        """Anchors that stand alone become the ids of the next headings; comments go."""
        result: list[Token] = []
        waiting: list[str] = []
        place = 0
        while place < len(tokens):
            token = tokens[place]
            if token.type == "paragraph_open" and (found := lone_anchors(tokens[place + 1])):
                waiting += found
                place += 3
                continue
            if token.type == "html_block":
                place += 1
                rest = COMMENT.sub("", token.content)
                if rest.strip():
                    result.append(raw(f"<p>{escape(rest)}</p>", block=True))
                continue
            if token.type == "heading_open" and waiting:
                token.attrSet("id", waiting.pop())
            result += [raw(f'<a id="{anchor}"></a>', block=True) for anchor in waiting]
            waiting = []
            result.append(token)
            place += 1
        return result

    def framed(self, tokens: list[Token]) -> list[Token]:
        """Tables in a frame that scrolls by itself and can be reached with the keyboard."""
        result = []
        for place, token in enumerate(tokens):
            if token.type == "table_open":
                self.tables += 1
                name = escape(tell("book-table", self.language, number=self.tables))
                result.append(
                    raw(
                        f'<div class="scroll" role="region" tabindex="0" aria-label="{name}">',
                        block=True,
                    )
                )
            if token.type in ("th_open", "td_open") and token.attrGet("style"):
                del token.attrs["style"]
                token.attrSet("class", "number")  # a style in place is not let into the browser
            if token.type in ("th_open", "th_close"):
                inside = tokens[place + (1 if token.nesting > 0 else -1)]
                if not inside.content:
                    token.tag = "td"  # an empty heading names nothing
            result.append(token)
            if token.type == "table_close":
                result.append(raw("</div>", block=True))
        return result

    def inline(self, children: list[Token], *, cell: bool) -> list[Token]:
        """Cards drawn, links led to where they are here, raw HTML shown as text."""
        codes = [cards_in(child.content) for child in children if child.type == "code_inline"]
        number = sum(len(cards or ()) for cards in codes)
        others = [
            child
            for child in children
            if child.type != "code_inline" and child.content.strip(" ·–\n")
        ]
        draw = pictures if cell and number >= HAND and not others else signs
        result: list[Token] = []
        kept: list[bool] = []
        for child in children:
            if child.type == "code_inline" and (cards := cards_in(child.content)):
                result.append(raw(draw(cards, self.pack, self.language, self.sprites)))
            elif child.type == "code_inline":
                result.append(raw(f"<code>{breakable(child.content)}</code>"))
            elif child.type == "text" and draw is pictures:
                continue  # the point between the suits of a hand
            elif child.type == "html_inline":
                result.append(raw(self.allowed(child.content)))
            elif child.type == "link_open":
                attributes = self.link(str(child.attrGet("href")))
                kept.append(attributes is not None)
                if attributes is not None:
                    result.append(raw(f"<a {attributes}>"))
            elif child.type == "link_close":
                if kept.pop():
                    result.append(child)
            elif child.type == "image":
                result.append(raw(escape(child.content)))
            else:
                result.append(child)
        return result

    @staticmethod
    def allowed(html: str) -> str:
        """An anchor as it is, a comment not at all, anything else as text."""
        if ANCHOR.fullmatch(html) or html == "</a>":
            return html
        return escape(COMMENT.sub("", html))


def raw(html: str, *, block: bool = False) -> Token:
    """A token that is written as it is."""
    token = Token("html_block" if block else "html_inline", "", 0)
    token.content = html + ("\n" if block else "")
    return token


def breakable(code: str) -> str:
    """A long name may be broken after an underscore, or it would widen its column."""
    return escape(code).replace("_", "_<wbr>")


def lone_anchors(inline: Token) -> list[str]:
    """The anchors of a paragraph that has nothing else."""
    found = []
    for child in inline.children or []:
        match = ANCHOR.fullmatch(child.content) if child.type == "html_inline" else None
        if match:
            found.append(match[1])
        elif child.content.strip() not in ("", "</a>"):
            return []
    return found


def slug(heading: str) -> str:
    """The anchor that a heading without one gets, as other viewers give it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def plain(inline: Token) -> str:
    """The words of a heading."""
    return "".join(
        child.content for child in inline.children or [] if child.type in ("text", "code_inline")
    )
