"""Families of suits, and a pack of one family seen in the suits of another.

    >>> seen = seen_in("italian", "french")
    >>> seen.card("Nb"), seen.back.card("Qc")
    ('Qc', 'Nb')

Who has no Trappola pack plays with a reduced French one: the suits stand for one another by their
places, and the queen is the knight. Only what a person sees changes; actions, records and events
keep the codes of the game's own pack.
"""

from __future__ import annotations

import re
from functools import cache, cached_property
from typing import Literal, get_args

Family = Literal["italian", "french"]

SUITS_OF: dict[Family, tuple[str, str, str, str]] = {
    "italian": ("s", "c", "d", "b"),
    "french": ("s", "h", "d", "c"),
}
HIGHER_COURT: dict[Family, str] = {"italian": "N", "french": "Q"}
"""The court card between king and jack."""
REDUCED: dict[Family, tuple[Family, ...]] = {"italian": ("french",), "french": ()}
"""The families whose full pack has a card for each card of a pack; not so the other way round."""

CARD = re.compile(r"(?:10|[AKQNJ2-9])[shcdb]")


class Seen:
    """A pack of the family ``own`` that is seen in the suits of ``shown``."""

    def __init__(self, own: Family, shown: Family) -> None:
        self.own: Family = own
        self.shown: Family = shown
        self._suits = dict(zip(SUITS_OF[own], SUITS_OF[shown], strict=True))
        self._ranks = {HIGHER_COURT[own]: HIGHER_COURT[shown]}

    def __repr__(self) -> str:
        return f"Seen({self.own!r}, {self.shown!r})"

    @cached_property
    def back(self) -> Seen:
        """The other way round: from what is seen to what the pack has."""
        return Seen(self.shown, self.own)

    def suit(self, suit: str) -> str:
        """The letter of a suit; another letter stays as it is."""
        return self._suits.get(suit, suit)

    def rank(self, rank: str) -> str:
        """The letter or number of a rank."""
        return self._ranks.get(rank, rank)

    def card(self, code: str) -> str:
        """The code of a card, or of cards within a word; of a row of ranks the ranks."""
        if not CARD.search(code):
            return "".join(self.rank(letter) for letter in code)
        return CARD.sub(lambda found: self.rank(found[0][:-1]) + self.suit(found[0][-1]), code)

    @cached_property
    def words(self) -> dict[str, str]:
        """The messages that say something else now, each with the one whose words it takes."""
        suits = {
            f"suit-{self.own}-{suit}": f"suit-{self.shown}-{other}"
            for suit, other in self._suits.items()
        }
        ranks = {
            f"{kind}-{rank}": f"{kind}-{other}"
            for rank, other in self._ranks.items()
            for kind in ("rank", "ranks")
        }
        return suits | ranks


@cache
def seen_in(own: Family, wish: Family) -> Seen | None:
    """How a pack of a family is seen by who wishes another; None if it is seen as it is."""
    return Seen(own, wish) if wish in REDUCED[own] else None


@cache
def seen_by_wish(wish: Family) -> Seen | None:
    """What a wish changes, whichever game is played."""
    return next((seen for own in get_args(Family) if (seen := seen_in(own, wish))), None)
