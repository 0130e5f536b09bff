"""The contact sheet: every card of both packs, large and small, on a light and on a dark table."""

from __future__ import annotations

from trappola.art.card import RANKS, STYLES, SUITS, colour_of, content
from trappola.art.colours import PAPER
from trappola.art.pen import number

TABLES = ("#efe3cb", "#22382e")
GAP = 0.08
"""The room between cards, as a share of their width."""
SMALL = 48


def contact_sheet(width: float = 1152) -> str:
    """The sheet as one SVG: each pack large, then both small, in full and with large corners."""
    parts, y = [], 0.0
    for family in SUITS:
        table = TABLES[0] if family == "italian" else TABLES[1]
        columns = len(RANKS[family])
        size = width / (columns + (columns + 1) * GAP)
        block, height = _block(family, "pictures", size, width)
        parts.append(_table(block, y, width, height, table))
        y += height
    share = width * len(RANKS["italian"]) / sum(len(ranks) for ranks in RANKS.values())
    for styles, tables in ((STYLES, TABLES), (STYLES[::-1], TABLES[::-1])):
        for family, style, table, x, room in (
            ("italian", styles[0], tables[0], 0.0, share),
            ("french", styles[1], tables[1], share, width - share),
        ):
            block, height = _block(family, style, SMALL, room)
            parts.append(_table(block, y, room, height, table, x))
        y += height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(y)}"'
        f' width="{number(width)}" height="{number(y)}">{"".join(parts)}</svg>\n'
    )


def _table(block: str, y: float, width: float, height: float, colour: str, x: float = 0) -> str:
    return (
        f'<g transform="translate({number(x)} {number(y)})">'
        f'<rect width="{number(width)}" height="{number(height)}" fill="{colour}"/>{block}</g>'
    )


def _block(family: str, style: str, size: float, width: float) -> tuple[str, float]:
    """A pack, a suit a row, in the middle of the width; with its height."""
    gap = size * GAP
    used = len(RANKS[family]) * (size + gap) + gap
    left = (width - used) / 2 + gap
    result = ""
    for row, suit in enumerate(SUITS[family]):
        for column, rank in enumerate(RANKS[family]):
            x, y = left + column * (size + gap), gap + row * (size * 1.56 + gap)
            result += _card(family, rank + suit, style, x, y, size)
    return result, gap + len(SUITS[family]) * (size * 1.56 + gap)


def _card(family: str, card: str, style: str, x: float, y: float, size: float) -> str:
    inner, colour = content(family, card, style), colour_of(family, card)
    return (
        f'<g transform="translate({number(x)} {number(y)})scale({number(size / 100)})"'
        f' color="{colour}"><rect width="100" height="156" rx="7.5" fill="{PAPER}"/>{inner}</g>'
    )
