"""Cards and packs, and the text that stands for them.

    >>> from trappola import Card, TRAPPOLA
    >>> Card("10d"), TRAPPOLA.name_of(Card("Nb"))
    (Card('10d'), 'knight of batons')

A card is a rank and a suit letter: ``As``, ``10d``, ``Nb``. What a letter means is the pack's
affair: ``c`` is cups in an Italian-suited pack and clubs in a French one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, ClassVar

from trappola.errors import ParseError
from trappola.suits import SUITS_OF, Family, Seen
from trappola.text import Cards, Term, seen_in_language, tell

RANKS = ("A", "K", "Q", "N", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
SUITS = ("s", "h", "c", "d", "b")


class Card:
    """A card, always the same object for the same text, so that ``is`` and sets are quick.

    Raises:
        ParseError: the text is no rank and suit letter.
    """

    __slots__ = ("rank", "suit", "text")
    _known: ClassVar[dict[str, Card]] = {}

    rank: str
    suit: str
    text: str

    def __new__(cls, text: str) -> Card:
        try:
            return cls._known[text]
        except (KeyError, TypeError):
            raise ParseError("no-card", text=str(text)) from None

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return Card, (self.text,)

    @classmethod
    def _make_all(cls) -> None:
        for rank in RANKS:
            for suit in SUITS:
                card = object.__new__(cls)
                card.rank, card.suit, card.text = rank, suit, rank + suit
                cls._known[card.text] = card


Card._make_all()


class Pack:
    """The cards of a game and their order, and how the kernel numbers them.

    Args:
        family: ``italian`` or ``french``; it names the suits.
        ranks: from the strongest to the weakest, as the game in play orders them.

    A card's number is suit * 16 + strength, the weakest rank having strength 0.
    """

    def __init__(self, family: Family, ranks: Sequence[str]) -> None:
        self.family: Family = family
        self.suits = SUITS_OF[family]
        self.ranks = tuple(ranks)
        self.cards = tuple(Card(rank + suit) for suit in self.suits for rank in self.ranks)
        self.number: dict[Card, int] = {}
        self.by_number: dict[int, Card] = {}
        for place, suit in enumerate(self.suits):
            for strength, rank in enumerate(reversed(self.ranks)):
                card = Card(rank + suit)
                self.number[card] = place * 16 + strength
                self.by_number[place * 16 + strength] = card
        self.mask = self.mask_of(self.cards)

    def __repr__(self) -> str:
        return f"Pack({self.family!r}, {self.ranks!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and (self.family, self.ranks) == (other.family, other.ranks)

    def __hash__(self) -> int:
        return hash((self.family, self.ranks))

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.number

    @cached_property
    def text(self) -> dict[int, str]:
        """The text of each card number."""
        return {number: card.text for number, card in self.by_number.items()}

    def card(self, text: str) -> Card:
        """Reads a card of this pack.

        Raises:
            ParseError: the text is no card, or no card of this pack.
        """
        card = Card(text)
        if card not in self.number:
            raise ParseError("not-in-pack", card=Cards(text), ranks=self.ranks, suits=self.suits)
        return card

    def hand(self, text: str) -> tuple[Card, ...]:
        """Reads cards separated by blanks, each of them once.

        Raises:
            ParseError: a word is no card of this pack, or a card comes twice.
        """
        cards = tuple(self.card(word) for word in text.split())
        for card in cards:
            if cards.count(card) > 1:
                raise ParseError("card-twice", card=Cards(card.text))
        return cards

    def whole(self, text: str) -> tuple[Card, ...]:
        """Reads the whole pack in some order.

        Raises:
            ParseError: a card is missing, comes twice or does not belong to the pack.
        """
        cards = self.hand(text)
        if len(cards) != len(self.cards):
            missing = [Cards(card.text) for card in self.cards if card not in cards]
            raise ParseError("pack-incomplete", wanted=len(self.cards), missing=missing)
        return cards

    def mask_of(self, cards: Iterable[Card]) -> int:
        """The cards as a word of bits, a bit for each card number."""
        mask = 0
        for card in cards:
            mask |= 1 << self.number[card]
        return mask

    def cards_in(self, mask: int) -> tuple[Card, ...]:
        """The cards of a word of bits, by suit and from the strongest to the weakest."""
        by_number = self.by_number
        cards: list[Card] = []
        for place in range(len(self.suits)):
            suit = mask >> (16 * place) & 0xFFFF
            while suit:
                top = suit.bit_length() - 1
                cards.append(by_number[place * 16 + top])
                suit ^= 1 << top
        return tuple(cards)

    def suit_number(self, suit: str) -> int:
        """The kernel's number of a suit letter; -1 for no suit.

        Raises:
            ParseError: the pack has no such suit.
        """
        if suit not in self.suits:
            raise ParseError("no-suit", suit=suit, suits=self.suits)
        return self.suits.index(suit)

    def seen(self, language: str | None = None) -> Seen | None:
        """In which other suits who speaks a language sees this pack; None if as it is."""
        seen = seen_in_language(language)
        return seen if seen is not None and seen.own == self.family else None

    def suit_term(self, suit: str) -> Term:
        """The name of a suit in the catalogues."""
        return Term(f"suit-{self.family}-{suit}")

    def name_of(self, card: Card, language: str | None = None) -> str:
        """The card in words: "knight of batons"."""
        return tell(
            "card-name", language, rank=Term(f"rank-{card.rank}"), suit=self.suit_term(card.suit)
        )


TRAPPOLA = Pack("italian", ("A", "K", "N", "J", "10", "9", "8", "7", "2"))
"""The pack of 36 with the two as the lowest card: Cardano, Bulka."""
