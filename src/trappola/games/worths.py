"""What may be declared and which tricks count extra: the tables of a rule page, from the game."""

from __future__ import annotations

from typing import NamedTuple


class Worth(NamedTuple):
    """What a declaration is worth.

    Attributes:
        kind: a rank (for three or four of it), ``run``, ``blanche`` or ``bianka``.
        size: how many cards; 0 where the number is not the point.
        chips: what the opponent pays for it.
        kept: for aces that must end in one's own tricks: whether they do. Else None.
    """

    kind: str
    size: int
    points: int
    chips: int = 0
    kept: bool | None = None


class Bonus(NamedTuple):
    """What tricks count besides the cards in them: a line of the score sheet.

    Attributes:
        item: the line's name, as in :class:`trappola.sheet.ScoreLine`.
        chips: what the opponent pays into the cup.
    """

    item: str
    points: int
    chips: int = 0
