"""The course of a deal as one seat was told it: who holds how many cards, what is gone, what a
seat that did not follow cannot hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from trappola.cards import Card, Pack
from trappola.events import Event
from trappola.games.sets import outside
from trappola.kernel import TrickModel

FRESH = -1
"""A card of the stock that nobody has seen."""


@dataclass
class Hand:
    """What is known of the hand of one seat.

    Attributes:
        count: how many cards it has.
        known: cards that are certainly among them.
        shown: cards shown once that may have been laid away since.
        never: cards that it cannot hold.
        laid: how many cards it has laid away face down, and those of them that are known.
        steps: what became of it since it declared: -1 for an unseen card drawn, or a card played.
        declared_with: how many cards it had when it declared.
        held: cards that it certainly held then.
        played: cards it has played, with the number of unseen cards drawn before.
        loose: whether it has changed since it declared in a way that hides what is left.
    """

    count: int = 0
    known: int = 0
    shown: int = 0
    never: int = 0
    laid: int = 0
    steps: list[int] = field(default_factory=list)
    declared_with: int = 0
    held: int = 0
    played: dict[int, int] = field(default_factory=dict)
    loose: bool = False
    spoke: bool = False

    @property
    def drawn(self) -> int:
        """How many unseen cards came to it since it declared."""
        return self.steps.count(FRESH)


@dataclass
class Said:
    """A declaration: who, what, the cards shown with it, the cards the seat had played by then."""

    seat: int
    word: str
    cards: int
    played: int
    answer: str | None = None


class Course:
    """Follows the events of a deal."""

    def __init__(self, pack: Pack, model: TrickModel, seats: int, me: int) -> None:
        self.pack = pack
        self.model = model
        self.me = me
        self.hands = [Hand() for _ in range(seats)]
        self.stock: list[int] = [FRESH] * len(pack)  # a card, FRESH, or BURIED - seat
        self.turn_up: int | None = None
        self.trump: str | None = None
        self.gone = 0  # cards seen that are in no hand and not in the stock
        self.tricks: list[tuple[int, list[int]]] = []
        self.table: list[tuple[int, int]] = []
        self.leader: int | None = None
        self.said: list[Said] = []
        self.dealt: list[int] = []

    def follow(self, events: Iterable[Event]) -> Course:
        """Follows events in order; those that move no card pass by."""
        for kind, seat, words in events:
            step = STEPS.get(kind)
            if step is not None:
                step(self, -1 if seat is None else seat, words)
        return self

    def mask(self, words: Iterable[str]) -> int:
        """Cards named, as a word of bits."""
        return self.pack.mask_of(Card(word) for word in words)

    def on_dealt(self, seat: int, words: tuple[str, ...]) -> None:
        """Cards come from the top of the stock, named ones or so many unseen."""
        hand = self.hands[seat]
        number = int(words[0]) if words[0].isdecimal() else len(words)
        if seat not in self.dealt:
            self.dealt.append(seat)
        hand.count += number
        turn_up = self.turn_up
        for place in range(number):
            if self.stock:
                card = self.stock.pop(0)
            else:
                card, self.turn_up = turn_up if turn_up is not None else FRESH, None
            if not words[0].isdecimal():
                card = self.pack.number[Card(words[place])]
            if card >= 0:
                hand.known |= 1 << card
            elif seat != self.me:
                hand.steps.append(FRESH)
        self.settle(hand)

    def settle(self, hand: Hand) -> None:
        """Before a seat has declared or played, its hand as it is now is what it declares from."""
        if (hand.loose or not hand.spoke) and not hand.played:
            hand.declared_with = hand.count
            hand.steps.clear()
            hand.held = hand.known

    def on_turn_up(self, seat: int, words: tuple[str, ...]) -> None:
        """A card laid open: the bottom of the stock, or some seat's last card."""
        card = self.pack.number[Card(words[0])]
        self.trump = Card(words[0]).suit
        if seat >= 0:
            self.hands[seat].known |= 1 << card
            self.settle(self.hands[seat])
            return
        self.stock.pop(0)
        self.turn_up = card

    def on_trumps(self, _seat: int, words: tuple[str, ...]) -> None:
        """Trumps are named."""
        self.trump = words[0]

    def on_expose(self, seat: int, words: tuple[str, ...]) -> None:
        """Cards laid open and out of play."""
        mask = self.mask(words)
        hand = self.hands[seat]
        self.gone |= mask
        hand.known &= ~mask
        hand.count -= len(words)
        self.settle(hand)

    def on_discard(self, seat: int, words: tuple[str, ...]) -> None:
        """Cards laid away face down."""
        hand = self.hands[seat]
        if words[0].isdecimal():
            hand.laid += int(words[0])
            self.hide(hand, int(words[0]))
            return
        self.gone |= self.mask(words)
        self.part(hand, words)

    def on_bury(self, seat: int, words: tuple[str, ...]) -> None:
        """Cards laid under the stock face down; they will be drawn again."""
        hand = self.hands[seat]
        if words[0].isdecimal():
            self.stock += [FRESH] * int(words[0])
            self.hide(hand, int(words[0]))
            return
        self.stock += [self.pack.number[Card(word)] for word in words]
        self.part(hand, words)

    def part(self, hand: Hand, words: tuple[str, ...]) -> None:
        """Named cards leave a hand."""
        hand.known &= ~self.mask(words)
        hand.count -= len(words)
        self.settle(hand)

    def hide(self, hand: Hand, number: int) -> None:
        """Unseen cards leave a hand; those that were known may be among them."""
        hand.count -= number
        hand.shown |= hand.known
        hand.known = 0
        hand.loose = hand.loose or hand.spoke
        self.settle(hand)

    def on_swap(self, seat: int, words: tuple[str, ...]) -> None:
        """The turn-up for a low trump."""
        got, given = (self.pack.number[Card(word)] for word in words)
        hand = self.hands[seat]
        self.leave(hand, given)
        hand.known |= 1 << got
        self.turn_up = given

    def leave(self, hand: Hand, card: int) -> None:
        """A card leaves a hand openly."""
        if not hand.known >> card & 1 or hand.held >> card & 1:
            hand.steps.append(card)
        hand.known &= ~(1 << card)
        hand.shown &= ~(1 << card)
        hand.played[card] = hand.drawn

    def on_declare(self, seat: int, words: tuple[str, ...]) -> None:
        """A declaration, with the cards if they are shown."""
        hand = self.hands[seat]
        hand.spoke = True
        cards = self.mask(words[1:])
        played = 0
        for card in hand.played:
            played |= 1 << card
        self.said.append(Said(seat, words[0], cards, played))
        hand.known |= cards
        hand.held |= cards

    def on_done(self, seat: int, _words: tuple[str, ...]) -> None:
        """The end of a seat's declarations."""
        self.hands[seat].spoke = True

    def on_answer(self, seat: int, words: tuple[str, ...]) -> None:
        """The suit missing from a declared set."""
        for said in self.said:
            same = said.seat == seat and outside(said.word) == words[0]
            if same and said.answer is None:
                said.answer = words[1]
                return

    def on_play(self, seat: int, words: tuple[str, ...]) -> None:
        """A card played, and what the seat then cannot hold."""
        card = self.pack.number[Card(words[0])]
        hand = self.hands[seat]
        if not self.table:
            self.leader = seat
        elif not self.drawing:
            hand.never |= self.missing(card)
        self.leave(hand, card)
        hand.count -= 1
        self.table.append((seat, card))

    @property
    def drawing(self) -> bool:
        """Whether cards are still drawn after this trick."""
        return self.model.open_with(len(self.stock) + (self.turn_up is not None))

    def missing(self, card: int) -> int:
        """The cards that a seat cannot hold, having played this one to the trick on the table."""
        trump = -1 if self.trump is None else self.pack.suit_number(self.trump)
        return self.model.ruled_out(card, [other for _, other in self.table], trump)

    def on_trick(self, seat: int, _words: tuple[str, ...]) -> None:
        """The trick is complete; its winner leads."""
        assert self.leader is not None
        self.tricks.append((self.leader, [card for _, card in self.table]))
        for _, card in self.table:
            self.gone |= 1 << card
        self.table = []
        self.leader = seat


STEPS: dict[str, Callable[[Course, int, tuple[str, ...]], None]] = {
    "dealt": Course.on_dealt,
    "draw": Course.on_dealt,
    "turn-up": Course.on_turn_up,
    "trumps": Course.on_trumps,
    "expose": Course.on_expose,
    "discard": Course.on_discard,
    "bury": Course.on_bury,
    "swap": Course.on_swap,
    "declare": Course.on_declare,
    "done": Course.on_done,
    "answer": Course.on_answer,
    "play": Course.on_play,
    "trick": Course.on_trick,
}
