"""A drawing without its colours: black lines on white, to be coloured by hand."""

from __future__ import annotations

import re

from trappola.art.colours import INK

WHITE = "#ffffff"
FINE = 1.25
"""A coloured stroke up to this width is a line of the drawing; a broader one is a coloured band."""

_TAG = re.compile(r"<(?:path|circle|ellipse|rect|g)\b[^>]*>")
_FILL = re.compile(r'\bfill="#[0-9a-f]{6}"')
_STROKE = re.compile(r'\bstroke="#[0-9a-f]{6}"')
_WIDTH = re.compile(r'stroke-width="([0-9.]+)"')


def lines_only(svg: str) -> str:
    """The same drawing as lines. What is ink in colour, such as letters and pupils, stays."""
    return _TAG.sub(lambda match: _bare(match.group()), svg)


def _bare(tag: str) -> str:
    if f'fill="{INK}"' not in tag:
        tag = _FILL.sub(f'fill="{WHITE}"', tag)
    if f'stroke="{INK}"' in tag:
        return tag
    width = _WIDTH.search(tag)
    band = width is not None and float(width.group(1)) > FINE
    return _STROKE.sub(f'stroke="{WHITE if band else INK}"', tag)
