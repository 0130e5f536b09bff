"""Trappola after Cardano (rules 1.1, C1 to C16)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .actions import Action, Actions
from .cards import TRAPPOLA_RANKS, TRAPPOLA_SUITS, Hands, deal_out, pack_of, rank
from .errors import Illegal
from .family import captured, card_points, count, read_set, special_tricks
from .match import DealResult, Match, leader_of
from .options import Options
from .tricks import Trick, TrickRules, play_trick

SET_POINTS = {"A": 12, "2": 10, "K": 6, "N": 6, "J": 6}  # three; four are the double


@dataclass
class Claim:
    """A declared set: how many were said, and the cards of it that were held."""

    size: int
    rank: str
    cards: list[str]


@dataclass
class CardanoDeal:
    """One deal while it is played."""

    options: Options
    elder: int
    hands: Hands
    stock: list[str]
    claims: dict[int, list[Claim]] = field(default_factory=lambda: {0: [], 1: []})
    played: dict[int, list[str]] = field(default_factory=lambda: {0: [], 1: []})
    tricks: list[Trick] = field(default_factory=list)

    def exchanges(self, actions: Actions) -> None:
        """C2, C3, C16: elder first; asked while a right is left and nine cards lie in stock."""
        rights = {"stock_limited": 2, "one_each": 1, "none": 0}[self.options.text("exchange")]
        for seat in (self.elder, 1 - self.elder):
            for _ in range(rights):
                if len(self.stock) < 9:
                    break
                action = actions.next(seat, "exchange", "keep")
                action.bare()
                if action.verb == "keep":
                    break
                self.hands[seat] = self.stock[:9]
                self.stock = self.stock[9:]

    def declare(self, action: Action, _trick: Sequence[str]) -> None:
        """C5 to C9: on the own turn, before a card of the set was played, the exact number."""
        seat = action.seat
        size, wanted = read_set(action.word(), named="A", hidden="KNJ2")
        held = [card for card in self.hands[seat] if rank(card) == wanted]
        if self.options.is_("declare_window", "before_first_card") and self.tricks:
            raise Illegal("declarations come before the own first card")
        if any(claim.rank == wanted for claim in self.claims[seat]):
            raise Illegal("this set is declared already")
        if count(self.played[seat], wanted):
            raise Illegal("a card of the set was played (C7)")
        understated = self.options.flag("allow_understate") and (size, len(held)) == (3, 4)
        if len(held) != size and not understated:
            raise Illegal("the number declared is not the number held (C8)")
        if size == 3 and count(captured(self.tricks, seat), wanted):
            raise Illegal("the fourth was captured already (C6)")
        self.claims[seat].append(Claim(size, wanted, held))

    def play(self, actions: Actions) -> None:
        """Elder leads, the winner leads on, follow suit, no trumps."""
        rules = TrickRules(TRAPPOLA_RANKS)
        leader = self.elder
        while self.hands[leader]:
            seats = (leader, 1 - leader)
            trick = play_trick(actions, rules, self.hands, seats, {"declare": self.declare})
            for seat, card in zip(seats, trick.cards, strict=True):
                self.played[seat].append(card)
            self.tricks.append(trick)
            leader = trick.winner

    def claim_points(self, seat: int, claim: Claim) -> int:
        """C6 and C10: upgrade and forfeit where the options say so."""
        lost = set(claim.cards) & set(captured(self.tricks, 1 - seat))
        forfeit = self.options.text("forfeit_on_loss")
        if lost and (forfeit == "all" or (forfeit == "aces_only" and claim.rank == "A")):
            return 0
        from_opponent = set(captured(self.tricks, seat)) & set(self.played[1 - seat])
        size = claim.size
        if self.options.flag("upgrade_three_to_four") and count(list(from_opponent), claim.rank):
            size = 4
        return SET_POINTS[claim.rank] * (2 if size == 4 else 1)

    def score(self, seat: int) -> int:
        """Cards, declarations and bonuses; 26, 52 and 78 are totals (C11)."""
        special = special_tricks(self.tricks, seat)
        return (
            card_points(captured(self.tricks, seat))
            + sum(self.claim_points(seat, claim) for claim in self.claims[seat])
            + 6 * special.plain_last
            + 26 * special.last_run
            + 10 * (special.other_twos + special.first)
        )


class Cardano(Match):
    """Deals until the match is decided (C13)."""

    cards = pack_of(TRAPPOLA_RANKS, TRAPPOLA_SUITS)

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self.deals = 0

    def play(self, dealer: int, pack: list[str], actions: Actions) -> DealResult:
        elder = 1 - dealer
        packets = [int(size) for size in self.options.text("deal_packets").split("-")]  # C1
        hands, stock = deal_out(pack, (elder, dealer), packets)
        deal = CardanoDeal(self.options, elder, hands, stock)
        deal.exchanges(actions)
        deal.play(actions)
        actions.finish()
        return self.book(dealer, [deal.score(0), deal.score(1)])

    def book(self, dealer: int, points: list[int]) -> DealResult:
        """C13, C14: what the deal does to the match."""
        self.deals += 1
        self.dealer = 1 - dealer
        self.points = [total + gain for total, gain in zip(self.points, points, strict=True)]
        result = self.no_chips(points, leader_of(points))
        match = self.options.text("match")
        ahead = leader_of(self.points)
        if match == "difference_paid":
            difference = points[0] - points[1]
            result["chips"] = [difference, -difference]
            self.chips = [self.chips[0] + difference, self.chips[1] - difference]
        elif match.startswith("target:"):
            self.over = ahead is not None and max(self.points) >= self.options.whole("match")
        else:
            self.over = match == "single" or self.deals == self.options.whole("match")
        if self.over:
            self.winner = ahead
        return result
