"""A pack in one file: a symbol for each card, for the back, and for the sign of each suit.

Shapes are repeated instead of referred to, since not every browser follows a reference inside a
sprite that was itself referred to; compressed it costs next to nothing.
"""

from __future__ import annotations

from trappola.art.card import SUITS, cards, content
from trappola.art.signs import sign


def sprite(family: str, style: str, language: str = "en") -> str:
    """The sprite of a pack; ``currentColor`` is the suit's colour, which the page sets."""
    symbols = [
        f'<symbol id="{card}" viewBox="0 0 100 156">'
        f"{content(family, card, style, language)}</symbol>"
        for card in ["back", *cards(family)]
    ]
    symbols += [
        f'<symbol id="{suit}" viewBox="0 0 24 24">{sign(family, suit, 12, 12, 24)}</symbol>'
        for suit in SUITS[family]
    ]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"
