"""The pictures of the cards, drawn as SVG from geometry alone.

    >>> from trappola.art import single
    >>> single("italian", "Kc")[:41]
    '<svg xmlns="http://www.w3.org/2000/svg" i'

Two packs in one hand: the Trappola pack of 36 (``italian``) and the French pack of 52
(``french``), each as full ``pictures`` and as ``large``, corner and emblem alone; and in the same
hand chips, the cup, markers and the project's marks. A sprite holds a pack in one file for the
page; ``python -m trappola.art --out DIR`` writes everything.
"""

from trappola.art.card import RANKS, STYLES, SUITS, cards, single
from trappola.art.letters import languages, letters
from trappola.art.sprite import pack_sprite, token_sprite

__all__ = [
    "RANKS",
    "STYLES",
    "SUITS",
    "cards",
    "languages",
    "letters",
    "pack_sprite",
    "single",
    "token_sprite",
]
