"""Which game a table is of: form of the turn, reading of the low trump, number of ranks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from trappola.cards import Pack
from trappola.games.svoyi import RANKS
from trappola.kernel import PileModel
from trappola.svoyi.problem import TableError

FORMS = ("single", "cover_and_lead")
LEAST_RANKS = 2
MOST_RANKS = {"single": 9, "cover_and_lead": 8}


@dataclass(frozen=True)
class Form:
    """The rules a table is of.

    Attributes:
        ranks: cards of each suit.
        turn: ``single``, one card a turn, or ``cover_and_lead``.
        low_trump: whether any own trump beats a card of one's own trump suit.
    """

    ranks: int
    turn: str
    low_trump: bool

    @classmethod
    def of(cls, ranks: int, turn: str = "single", low_trump: bool | None = None) -> Form:
        """The form of these values; the reading of the low trump left out is the game's own.

        Raises:
            TableError: there is no such form, or it is not solved for so many ranks.
        """
        if turn not in FORMS:
            raise TableError("svoyi-no-form", form=turn, forms=FORMS)
        if not LEAST_RANKS <= ranks <= MOST_RANKS[turn]:
            raise TableError(
                "svoyi-no-ranks", form=turn, ranks=ranks, least=LEAST_RANKS, most=MOST_RANKS[turn]
            )
        return cls(ranks, turn, turn == "single" if low_trump is None else low_trump)

    @property
    def cover_and_lead(self) -> bool:
        """Whether who beats the top card also leads the next one."""
        return self.turn == "cover_and_lead"

    @cached_property
    def pack(self) -> Pack:
        """The highest ranks of a French pack."""
        return Pack("french", RANKS[: self.ranks])

    def model(self, trumps: tuple[str, str]) -> PileModel:
        """The beating and taking of this form, for the kernel."""
        return PileModel(
            pack=self.pack.mask,
            trumps=(self.pack.suit_number(trumps[0]), self.pack.suit_number(trumps[1])),
            cover_and_lead=self.cover_and_lead,
            low_trump=self.low_trump,
            repetition=0,
        )
