"""Tricks and piles once more, slowly and in plain Python, to hold the kernel against."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

SWAP, TAKE = 62, 63


def suit(card):
    return card // 16


def cards_in(mask):
    """The numbers of the cards of a word of bits."""
    return {number for number in range(64) if mask >> number & 1}


def mask_of(cards):
    """Cards as a word of bits."""
    return sum(1 << card for card in cards)


@dataclass
class Rules:
    """What TrickModel holds."""

    seats: int = 2
    open: tuple[bool, bool, bool, bool] = (False, False, False, False)
    closed: tuple[bool, bool, bool, bool] = (False, False, False, False)
    draws: bool = False
    odd_card: str = "unclaimed"
    swap_rank: int = -1
    points: dict[int, int] = field(default_factory=dict)
    last_trick: int = 0
    all_tricks: int = 0
    prizes: set[int] = field(default_factory=set)
    prize_any: int = 0
    prize_first: int = 0
    prize_last: tuple[int, int, int] = (0, 0, 0)


class Tricks:
    """A deal played out in tricks."""

    def __init__(self, rules, hands, stock, trump, leader):
        self.rules = rules
        self.hands = [set(hand) for hand in hands]
        self.stock = list(stock)
        self.trump = trump
        self.leader = leader
        self.table = []
        self.history = []  # (leader, winner, cards)

    @property
    def to_act(self):
        if self.over:
            return -1
        return (self.leader + len(self.table)) % self.rules.seats

    @property
    def over(self):
        return not self.table and any(not hand for hand in self.hands)

    @property
    def open(self):
        enough = 1 if self.rules.odd_card == "winner_draws" else 2
        return self.rules.draws and len(self.stock) >= enough

    def beats(self, card, other):
        """Whether a card played later wins over the best so far."""
        if suit(card) == suit(other):
            return card > other
        return suit(card) == self.trump

    def best(self, cards):
        best = cards[0]
        for card in cards[1:]:
            if self.beats(card, best):
                best = card
        return best

    def swappable(self):
        """The trump that may be swapped, or None."""
        if self.rules.swap_rank < 0 or self.trump < 0 or not self.open:
            return None
        card = self.trump * 16 + self.rules.swap_rank
        return card if card in self.hands[self.to_act] else None

    def legal(self):
        if self.over:
            return set()
        hand = self.hands[self.to_act]
        if not self.table:
            return set(hand) if self.swappable() is None else {*hand, SWAP}
        follow, trump_if_void, beat_trump, beat_head = (
            self.rules.open if self.open else self.rules.closed
        )
        led = suit(self.table[0])
        may, must_play_trump = set(hand), False
        same = {card for card in hand if suit(card) == led}
        trumps = {card for card in hand if suit(card) == self.trump}
        if follow and same:
            may, must_play_trump = same, led == self.trump
        elif follow and trump_if_void and trumps:
            may, must_play_trump = trumps, True
        if beat_head or (beat_trump and must_play_trump):
            best = self.best(self.table)
            better = {card for card in may if self.beats(card, best)}
            may = better or may
        return may

    def play(self, action):
        if action == SWAP:
            given = self.swappable()
            self.hands[self.to_act] ^= {given, self.stock[-1]}
            self.stock[-1] = given
            return
        self.hands[self.to_act].remove(action)
        self.table.append(action)
        if len(self.table) < self.rules.seats:
            return
        place = self.table.index(self.best(self.table))
        winner = (self.leader + place) % self.rules.seats
        self.history.append((self.leader, winner, list(self.table)))
        self.table = []
        if self.open:
            for seat in (winner, 1 - winner):
                if self.stock:
                    self.hands[seat].add(self.stock.pop(0))
        self.leader = winner

    def taken(self, side):
        return {card for _, winner, cards in self.history if winner % 2 == side for card in cards}

    def points(self):
        """What the play was worth to both sides."""
        rules = self.rules
        sums = [sum(rules.points.get(card, 0) for card in self.taken(side)) for side in (0, 1)]
        if not self.over or not self.history:
            return sums
        sides = [winner % 2 for _, winner, _ in self.history]
        prizes = [self.best(cards) in rules.prizes for _, _, cards in self.history]
        run = 0
        while run < min(3, len(sides)) and prizes[-1 - run] and sides[-1 - run] == sides[-1]:
            run += 1
        if run:
            sums[sides[-1]] += rules.prize_last[run - 1]
        else:
            sums[sides[-1]] += rules.last_trick
        for place in range(len(sides) - run):
            if prizes[place]:
                sums[sides[place]] += rules.prize_any if place else rules.prize_first
        if rules.draws and rules.odd_card == "to_last_trick" and len(self.stock) == 1:
            sums[sides[-1]] += rules.points.get(self.stock[0], 0)
        if len(set(sides)) == 1:
            sums[sides[0]] += rules.all_tricks
        return sums


class Pile:
    """A deal of beating and taking."""

    def __init__(
        self,
        hands,
        leader,
        trumps,
        *,
        cover=False,
        low=False,
        stands=False,
        repetition=3,
        most=0,
        fewer=False,
    ):
        self.hands = [set(hand) for hand in hands]
        self.pile = []
        self.to_act = leader
        self.trumps = trumps
        self.cover, self.low, self.stands = cover, low, stands
        self.repetition, self.most, self.fewer = repetition, most, fewer
        self.must_lead = False
        self.winner = None  # 2 for a draw
        self.actions = 0
        self.seen = {self.position(): 1}

    def position(self):
        top = self.pile[-1] if self.pile else None
        return (
            frozenset(self.hands[0]),
            frozenset(self.hands[1]),
            frozenset(self.pile),
            top,
            self.to_act,
        )

    def legal(self):
        if self.winner is not None:
            return set()
        hand = self.hands[self.to_act]
        if not self.pile or self.must_lead:
            return set(hand)
        top, own = self.pile[-1], self.trumps[self.to_act]
        may = {card for card in hand if suit(card) == suit(top) and card > top}
        for card in hand:
            if suit(card) == own and (suit(top) != own or self.low or card > top):
                may.add(card)
        return may | {TAKE}

    def play(self, action):
        seat = self.to_act
        self.actions += 1
        if action == TAKE:
            self.hands[seat] |= set(self.pile)
            self.pile = []
            self.to_act = 1 - seat
            if not self.hands[1 - seat]:
                self.winner = 1 - seat
        else:
            covering = bool(self.pile) and not self.must_lead
            self.hands[seat].remove(action)
            self.pile.append(action)
            if not self.hands[seat] and not self.stands:
                self.winner = seat
            self.must_lead = self.cover and covering and bool(self.hands[seat])
            if not self.must_lead:
                self.to_act = 1 - seat
        if self.winner is not None:
            return
        if self.most and self.actions >= self.most:
            sizes = [len(hand) for hand in self.hands]
            level = not self.fewer or sizes[0] == sizes[1]
            self.winner = 2 if level else sizes.index(min(sizes))
            return
        if self.must_lead:
            return
        position = self.position()
        self.seen[position] = self.seen.get(position, 0) + 1
        if self.repetition and self.seen[position] >= self.repetition:
            self.winner = 2

    def copy(self):
        return copy.deepcopy(self)
