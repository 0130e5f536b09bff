"""Which passage of the rule book fits the moment: what a seat is asked leads to a section."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from trappola.book.shelf import open_page
from trappola.games import PRESETS
from trappola.options import Value

SECTIONS = {
    "suits": ("suits", "deal"),
    "trumps": ("trumps", "deal"),
    "exchange": ("exchange",),
    "alifer": ("alifer", "match"),
    "declare": ("declarations",),
    "play": ("play",),
    "lead": ("play",),
    "beat": ("play",),
    "pro": ("pro", "match"),
}
"""For what is asked: the anchors that tell of it, the narrowest first."""


class Passage(NamedTuple):
    """A place in the rule book; an empty anchor is the top of the page."""

    page: str
    anchor: str


def passage(
    game: str, options: Mapping[str, Value], prompt: str | None, *, deal_over: bool, over: bool
) -> Passage:
    """The passage for a table of this game at this moment.

    A variant is told on its own page as far as that goes, then on its game's.

    Args:
        options: those that differ from the game's own.
        prompt: what the seat on turn is asked.
    """
    anchors = SECTIONS.get(prompt or "", ("deal",))
    if over:
        anchors = ("match", "scoring")
    elif deal_over:
        anchors = ("scoring",)
    pages = [
        name
        for name, preset in sorted(
            PRESETS.items(), key=lambda each: len(each[1].options), reverse=True
        )
        if preset.game == game and preset.options.items() <= options.items()
    ]
    for page in (*pages, game):
        for anchor in anchors:
            if anchor in _anchors(page):
                return Passage(page, anchor)
    return Passage(game, "")


@cache
def _anchors(name: str) -> frozenset[str]:
    from trappola.book.render import ANCHOR

    page = open_page(name)
    return frozenset(ANCHOR.findall(page.text)) if page.name == name else frozenset()
