"""Where in the pack each card lay, by what a seat was told and a world that agrees with it.

Cards leave the pack by number, whoever gets them; what is told names some of them, the world the
rest. Which of a hidden hand's cards were dealt and which were drawn is chosen at random.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from trappola.cards import Card, Pack
from trappola.events import Event
from trappola.kernel import TrickModel
from trappola.knowledge.course import Said
from trappola.knowledge.declared import alternatives
from trappola.options import Rules


class Misfit(Exception):
    """A card that cannot be where it is told to be."""


class Places:
    """Follows the events of a deal by the places of the cards in the pack.

    Attributes:
        laid: for each event by which another seat lays cards away unseen, those cards.
    """

    def __init__(
        self,
        rules: Rules,
        pack: Pack,
        model: TrickModel,
        seat: int,
        hands: Sequence[int],
        random: Random,
    ) -> None:
        self.rules = rules
        self.pack = pack
        self.model = model
        self.seat = seat
        self.random = random
        self.ends = list(hands)  # what each seat holds now, or will play
        self.cards: list[int | None] = [None] * len(pack)
        self.place: dict[int, int] = {}
        self.stock = list(range(len(pack)))
        self.turn_up: int | None = None
        self.hands: list[list[int]] = [[] for _ in hands]
        self.hidden: list[list[int]] = []

    def follow(self, events: Sequence[Event]) -> Places:
        """Follows events in order.

        Raises:
            Misfit: a card cannot be where it is told to be.
        """
        for kind, seat, words in events:
            if kind in ("play", "swap") and seat is not None:
                self.ends[seat] |= 1 << self.number(words[-1])
        for kind, seat, words in events:
            step = STEPS.get(kind)
            if step is not None:
                step(self, -1 if seat is None else seat, words)
        return self

    def filled(self, hands: Sequence[int], stock: Sequence[int]) -> list[Card]:
        """The whole pack in order: what is not known yet lies as it does in a world.

        Raises:
            Misfit: the world does not go with the events.
        """
        for hand, held in zip(self.hands, hands, strict=True):
            free = [place for place in hand if self.cards[place] is None]
            cards = [card for card in self.pack.by_number if held >> card & 1]
            self._spread(free, [card for card in cards if card not in self.place])
        if stock:
            below = [] if self.turn_up is None else [self.turn_up]
            for place, card in zip([*self.stock, *below], stock, strict=False):
                self.fix(place, card)
        free = [place for place, card in enumerate(self.cards) if card is None]
        self._spread(free, [card for card in self.pack.by_number if card not in self.place])
        return [self.pack.by_number[card] for card in self.cards if card is not None]

    def laid(self) -> list[tuple[Card, ...]]:
        """The cards that others laid away unseen, one choice after the other."""
        cards = [[self.cards[place] for place in places] for places in self.hidden]
        return [
            tuple(self.pack.by_number[card] for card in each if card is not None) for each in cards
        ]

    def _spread(self, places: list[int], cards: list[int]) -> None:
        if len(places) != len(cards):
            raise Misfit
        self.random.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            self.fix(place, card)

    def number(self, word: str) -> int:
        """The number of a card."""
        return self.pack.number[Card(word)]

    def fix(self, place: int, card: int) -> None:
        """A card lies at a place of the pack."""
        if self.cards[place] not in (None, card) or self.place.get(card, place) != place:
            raise Misfit
        self.cards[place] = card
        self.place[card] = place

    def find(self, seat: int, card: int) -> int:
        """The place of a card that a seat holds."""
        hand = self.hands[seat]
        place = self.place.get(card)
        if place is None:
            free = [each for each in hand if self.cards[each] is None]
            if not free:
                raise Misfit
            place = self.random.choice(free)
            self.fix(place, card)
        if place not in hand:
            raise Misfit
        return place

    # Events

    def on_dealt(self, seat: int, words: tuple[str, ...]) -> None:
        """Cards from the top of the stock; the turn-up is its last."""
        number = int(words[0]) if words[0].isdecimal() else len(words)
        for turn in range(number):
            if self.stock:
                place = self.stock.pop(0)
            elif self.turn_up is not None:
                place, self.turn_up = self.turn_up, None
            else:
                raise Misfit
            self.hands[seat].append(place)
            if not words[0].isdecimal():
                self.fix(place, self.number(words[turn]))

    def on_turn_up(self, seat: int, words: tuple[str, ...]) -> None:
        """The next card of the stock; a seat's is the last of the pack."""
        if seat >= 0:
            self.fix(len(self.cards) - 1, self.number(words[0]))
            return
        if not self.stock:
            raise Misfit
        self.turn_up = self.stock.pop(0)
        self.fix(self.turn_up, self.number(words[0]))

    def on_away(self, seat: int, words: tuple[str, ...]) -> list[int]:
        """Cards leave a hand other than by being played; returns their places."""
        hand = self.hands[seat]
        if words[0].isdecimal():
            places = self._chosen(seat, int(words[0]))
            self.hidden.append(places)
        else:
            places = [self.find(seat, self.number(word)) for word in words]
        for place in places:
            if place not in hand:
                raise Misfit
            hand.remove(place)
        return places

    def _chosen(self, seat: int, number: int) -> list[int]:
        """Cards that another seat lays away: those it never has again, unknown ones, any others."""
        away: list[int] = []
        free: list[int] = []
        back: list[int] = []
        for place in self.hands[seat]:
            card = self.cards[place]
            if card is None:
                free.append(place)
            else:
                (back if self.ends[seat] >> card & 1 else away).append(place)
        for more in (free, back):  # from under the stock a card may come back
            self.random.shuffle(more)
        if len(away) > number:
            raise Misfit
        places = [*away, *free, *back][:number]
        if len(places) < number:
            raise Misfit
        self.random.shuffle(places)  # in which order they lie under the stock is not known
        return places

    def on_bury(self, seat: int, words: tuple[str, ...]) -> None:
        """Cards go under the stock: drawn are those above them first."""
        self.stock += self.on_away(seat, words)

    def on_swap(self, seat: int, words: tuple[str, ...]) -> None:
        """The turn-up for a low trump."""
        given = self.find(seat, self.number(words[1]))
        if self.turn_up is None or self.cards[self.turn_up] != self.number(words[0]):
            raise Misfit
        self.hands[seat].remove(given)
        self.hands[seat].append(self.turn_up)
        self.turn_up = given

    def on_declare(self, seat: int, words: tuple[str, ...]) -> None:
        """Cards shown; where others are drawn later, those not shown are settled as well."""
        for word in words[1:]:
            self.find(seat, self.number(word))
        if len(words) > 1 or seat == self.seat or not self.model.draws:
            return
        ways = [
            each.held
            for each in alternatives(self.rules, self.pack, Said(seat, words[0], 0, 0))
            if each.held & ~self.ends[seat] == 0
        ]
        if not ways:
            return  # it was laid away since
        held = self.random.choice(ways)
        for card in self.pack.by_number:
            if held >> card & 1:
                self.find(seat, card)

    def on_play(self, seat: int, words: tuple[str, ...]) -> None:
        """A card played."""
        place = self.find(seat, self.number(words[0]))
        self.hands[seat].remove(place)


def _away(places: Places, seat: int, words: tuple[str, ...]) -> None:
    places.on_away(seat, words)


STEPS: dict[str, Callable[[Places, int, tuple[str, ...]], None]] = {
    "dealt": Places.on_dealt,
    "draw": Places.on_dealt,
    "turn-up": Places.on_turn_up,
    "expose": _away,
    "discard": _away,
    "bury": Places.on_bury,
    "swap": Places.on_swap,
    "declare": Places.on_declare,
    "play": Places.on_play,
}
