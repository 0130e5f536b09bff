"""Markdown as the generated parts of a page are written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from trappola.cards import Card, Pack
from trappola.text import MARKED

CARD = r"(?:10|[AKQNJ2-9])[scdbh]"
CODES = re.compile(rf"{CARD}(?: {CARD})*")
"""One or more cards as a page writes them."""
MARKED_CODES = re.compile(rf"{MARKED.pattern}(?: {MARKED.pattern})*")
"""One or more cards as they stand in a sentence."""


def table(head: Sequence[str], rows: Iterable[Sequence[str]], *, numbers: int = 0) -> str:
    """A table; its last ``numbers`` columns stand to the right.

    A column that no row fills is left out.
    """
    rows = [tuple(cell.replace("|", "\\|") for cell in row) for row in rows]
    filled = [place for place in range(len(head)) if place == 0 or any(row[place] for row in rows)]
    marks = ["---"] * (len(head) - numbers) + ["--:"] * numbers
    lines = [[head[place] for place in filled], [marks[place] for place in filled]]
    lines += [[row[place] for place in filled] for row in rows]
    return "\n".join("".join(f"| {cell} " if cell else "| " for cell in row) + "|" for row in lines)


def code(*cards: str) -> str:
    """Cards as the pages write them: codes in backticks."""
    return f"`{' '.join(cards)}`" if cards else ""


def hand(pack: Pack, cards: Iterable[Card]) -> str:
    """A hand: the cards of each suit together, suits parted by a point."""
    ordered = pack.cards_in(pack.mask_of(cards))
    suits = groupby(ordered, key=lambda card: card.suit)
    return " · ".join(code(*(card.text for card in group)) for _, group in suits)


def with_codes(sentence: str) -> str:
    """A sentence told in a :class:`Marked` language, the cards named in it in backticks."""
    return MARKED_CODES.sub(lambda found: code(*MARKED.findall(found[0])), sentence)
