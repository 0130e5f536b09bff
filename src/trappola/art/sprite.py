"""The sprites of the page: one file a pack, and one with everything small.

A pack's file holds each card without its corners, and the corners apart: the letters of every
language once, the suits' signs once. The page lays them over one another, so that a change of
language or of style fetches nothing. Shapes are repeated instead of referred to, since not every
browser follows a reference inside a sprite that was itself referred to; compressed it costs next
to nothing.
"""

from __future__ import annotations

from trappola.art.back import back
from trappola.art.card import (
    RANKS,
    SUITS,
    cards,
    large_suit,
    large_word,
    picture,
    sign_corners,
    word_corners,
)
from trappola.art.frame import frame
from trappola.art.letters import languages, letter_of
from trappola.art.signs import sign
from trappola.art.tokens import TOKENS

CARD = "0 0 100 156"


def words(family: str) -> list[str]:
    """What may stand in a corner of the pack, in any language."""
    return sorted({letter_of(rank, language) for rank in RANKS[family] for language in languages()})


def pack_sprite(family: str) -> str:
    """A pack; ``currentColor`` is the suit's colour, which the page sets.

    Its symbols: ``Kc`` a card without corners, ``back``; ``frame`` and ``frame-plain`` round a
    court; ``word-K`` and ``suit-c`` the corners; ``large-K`` and ``large-c`` a whole card large.
    """
    parts = {card: picture(family, card) for card in cards(family)}
    parts |= {"back": back(), "frame": frame(), "frame-plain": frame(hidden=True)}
    for word in words(family):
        parts |= {f"word-{word}": word_corners(word), f"large-{word}": large_word(word)}
    for suit in SUITS[family]:
        parts |= {
            f"suit-{suit}": sign_corners(family, suit),
            f"large-{suit}": large_suit(family, suit),
        }
    return _file({name: (CARD, part) for name, part in parts.items()})


def token_sprite() -> str:
    """The small things: ``italian-c`` and so on the suits' signs, chips, cup and markers."""
    signs = {
        f"{family}-{suit}": ("0 0 24 24", sign(family, suit, 12, 12, 24))
        for family, suits in SUITS.items()
        for suit in suits
    }
    return _file(signs | {name: (token.box, token.draw()) for name, token in TOKENS.items()})


def _file(parts: dict[str, tuple[str, str]]) -> str:
    symbols = "\n".join(
        f'<symbol id="{name}" viewBox="{box}">{part}</symbol>'
        for name, (box, part) in parts.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'
