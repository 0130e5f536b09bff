"""A position: both hands, both trump suits, what lies on the pile, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass

from trappola.cards import Card, Pack
from trappola.kernel import PileState
from trappola.svoyi.form import Form
from trappola.svoyi.problem import TableError
from trappola.text import Cards


@dataclass(frozen=True)
class Position:
    """A position of an open deal.

    Attributes:
        hands: the cards of both seats.
        trumps: the trump suit of each seat.
        to_act: the seat on turn.
        pile: what lies there, the top card last.
        must_lead: the seat on turn has covered and leads on top (``cover_and_lead``).
    """

    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    trumps: tuple[str, str]
    to_act: int = 0
    pile: tuple[Card, ...] = ()
    must_lead: bool = False

    @classmethod
    def read(
        cls,
        hand: str,
        other: str,
        *,
        trumps: str,
        to_act: int = 0,
        pile: str = "",
        must_lead: bool = False,
    ) -> Position:
        """A position from texts: cards separated by blanks, trumps as two letters, such as "sh".

        Raises:
            ParseError: a text that is no card.
            TableError: the trumps are not two suits.
        """
        if len(trumps) != 2 or trumps[0] == trumps[1]:
            raise TableError("svoyi-trumps", trumps=trumps)
        first, second, below = (tuple(map(Card, text.split())) for text in (hand, other, pile))
        return cls((first, second), (trumps[0], trumps[1]), to_act, below, must_lead)

    def state(self, form: Form) -> PileState:
        """The position for the kernel.

        Raises:
            ParseError: a card or a suit that is not in the form's pack.
            TableError: the cards are not the pack, or make no position.
        """
        pack = form.pack
        if self.trumps[0] == self.trumps[1]:
            raise TableError("svoyi-trumps", trumps="".join(self.trumps))
        check_cards(self, pack)
        if self.to_act not in (0, 1):
            raise TableError("svoyi-no-seat", seat=self.to_act)
        if self.must_lead and not (form.cover_and_lead and self.pile and self.hands[self.to_act]):
            raise TableError("svoyi-no-lead")
        return PileState(
            form.model(self.trumps),
            pack.mask_of(self.hands[0]),
            pack.mask_of(self.hands[1]),
            self.to_act,
            [pack.number[card] for card in self.pile],
            self.must_lead,
        )


def check_cards(position: Position, pack: Pack) -> None:
    """Raises a TableError unless every card of the pack lies in one place, and no other card."""
    cards = [*position.hands[0], *position.hands[1], *position.pile]
    for card in cards:
        pack.card(card.text)
        if cards.count(card) > 1:
            raise TableError("card-twice", card=Cards(card.text))
    if not all(position.hands):
        raise TableError("svoyi-hand-empty")
    missing = [Cards(card.text) for card in pack if card not in cards]
    if missing:
        raise TableError("svoyi-cards-missing", wanted=len(pack), missing=missing)
