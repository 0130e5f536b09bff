"""The contact sheet: every card of both packs in three sizes, and the small things, on one table.

Large as on a wide screen; 48 wide, where rank and suit must still be certain; 28 wide with the
large letters, as the page shows the smallest hands.
"""

from __future__ import annotations

from trappola.art.card import RANKS, SUITS, colour_of, content
from trappola.art.colours import PAPER
from trappola.art.pen import number
from trappola.art.tokens import TOKENS

TABLES = {"light": "#efe3cb", "dark": "#22382e"}
"""The table's colour by day and by night."""
GAP = 0.08
"""The room between cards, as a share of their width."""
SMALL, TINY = 48, 28


def contact_sheet(table: str, width: float = 1152) -> str:
    """The sheet as one SVG: each pack large, then both small, then both tiny, then the rest."""
    parts, y = [], 0.0
    for family in SUITS:
        columns = len(RANKS[family])
        block, height = _block(family, "pictures", width / (columns + (columns + 1) * GAP), width)
        parts.append(_at(block, 0, y))
        y += height
    share = width * len(RANKS["italian"]) / sum(len(ranks) for ranks in RANKS.values())
    for style, size in (("pictures", SMALL), ("large", TINY)):
        for family, x, room in (("italian", 0.0, share), ("french", share, width - share)):
            block, height = _block(family, style, size, room)
            parts.append(_at(block, x, y))
        y += height + size * GAP
    parts.append(_at(_tokens(width), 0, y))
    y += TALLEST + 2 * MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(y)}"'
        f' width="{number(width)}" height="{number(y)}">'
        f'<rect width="{number(width)}" height="{number(y)}" fill="{TABLES[table]}"/>'
        f"{''.join(parts)}</svg>\n"
    )


def _at(block: str, x: float, y: float) -> str:
    return f'<g transform="translate({number(x)} {number(y)})">{block}</g>'


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


TALLEST, MARGIN = 60, 14
"""The height of the cup, and the room around the small things."""


def _tokens(width: float) -> str:
    """Chips, cup and markers in a row, standing on one line."""
    boxes = {name: [float(side) for side in token.box.split()] for name, token in TOKENS.items()}
    used = sum(box[2] for box in boxes.values())
    gap = (width - used) / (len(boxes) + 1)
    result, x = "", gap
    for name, token in TOKENS.items():
        wide, high = boxes[name][2:]
        result += _at(token.draw(), x, MARGIN + TALLEST - high)
        x += wide + gap
    return result
