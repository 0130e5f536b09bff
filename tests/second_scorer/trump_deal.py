"""What classica and quattro share: declarations, score and match (rules 1.4, K1 to K20)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from .actions import Action, Actions
from .cards import TRAPPOLA_SUITS, Hands, pack_of, rank
from .combinations import Combination, best_choice, find_combinations, rank_order, total
from .errors import Illegal
from .match import DealResult, Match, leader_of
from .options import Options
from .tricks import Extra, Trick, TrickRules

BASE_VALUES = {"A": 6, "K": 5, "N": 4, "J": 3, "2": 2}
CZECH_VALUES = {"A": 5, "K": 4, "N": 3, "J": 2}  # the two by `czech_two`
LAST_TRICK = 6


class TargetReached(Exception):
    """K5, `immediate_race`: a declaration has just won the match."""

    def __init__(self, side: int, points: list[int]) -> None:
        super().__init__()
        self.side = side
        self.points = points


class TrumpDeal:
    """One deal while it is played; a seat's side is its number modulo 2."""

    def __init__(self, options: Options, hands: Hands, totals: Sequence[int]) -> None:
        self.options = options
        self.hands = hands
        self.totals = totals  # of the match, before this deal
        self.dealt = {seat: set(hand) for seat, hand in hands.items()}
        self.declared: dict[int, list[Combination]] = {seat: [] for seat in hands}
        self.has_led: set[int] = set()
        self.tricks: list[Trick] = []

    def rules(self, trump: str | None) -> TrickRules:
        """The order and duties of this deal."""
        return TrickRules(rank_order(self.options), trump, self.options.text("overtrump"))

    # Declarations

    def declarations(self, actions: Actions, seats: Sequence[int]) -> None:
        """K6, K11: the round before the first card, if there is one; or all declared at once."""
        if self.options.is_("declarations", "mandatory"):
            for seat in seats:
                found = find_combinations(self.dealt[seat], self.options)
                self.record(seat, best_choice(found, self.options))
        elif self.options.is_("declarations", "on") and not self.at_first_lead():
            for seat in seats:
                while (action := actions.next(seat, "declare", "done")).verb == "declare":
                    self.declare(action)
                action.bare()

    def at_first_lead(self) -> bool:
        """K6: whether declarations are made in the play."""
        return self.options.is_("declare_window", "at_first_lead")

    def extras(self) -> dict[str, Extra]:
        """What may be done on a turn besides playing."""
        in_play = self.options.is_("declarations", "on") and self.at_first_lead()
        return {"declare": self.declare_in_play} if in_play else {}

    def declare_in_play(self, action: Action, _trick: Sequence[str]) -> None:
        """`at_first_lead`: on any own turn before the seat leads its first trick."""
        if action.seat in self.has_led:
            raise Illegal("declarations come before the own first lead")
        self.declare(action)

    def declare(self, action: Action) -> None:
        """K6, K8 to K10: dealt cards still held, exact number, whole run, each card once a kind."""
        seat, word = action.seat, action.word()
        held = self.dealt[seat] & set(self.hands[seat])
        found = {one.word: one for one in find_combinations(held, self.options)}
        if word not in found:
            raise Illegal(f"{word} is not held, or not whole")
        for earlier in self.declared[seat]:
            shared = set(earlier.cards) & set(found[word].cards)
            same_kind = earlier.word.startswith("run") == word.startswith("run")
            if shared and (same_kind or not self.options.flag("card_in_two_combos")):
                raise Illegal("a card of it was declared already (K10)")
        self.record(seat, [found[word]])

    def record(self, seat: int, combinations: list[Combination]) -> None:
        """Note what was declared; K5: it may win the race."""
        self.declared[seat] += combinations
        race = self.options.is_("declaration_timing", "immediate_race")
        if combinations and race and self.options.is_("match_scoring", "full_points"):
            side = seat % 2
            if self.totals[side] + self.said_points(side) >= self.options.whole("target"):
                raise TargetReached(side, [self.said_points(0), self.said_points(1)])

    def said_points(self, side: int) -> int:
        """The declaration points of a side before any forfeit."""
        return sum(total(said) for seat, said in self.declared.items() if seat % 2 == side)

    # The score

    def captured(self, side: int) -> list[str]:
        """The cards in a side's tricks."""
        won = [trick for trick in self.tricks if trick.winner % 2 == side]
        return [card for trick in won for card in trick.cards]

    def value(self, card: str) -> int:
        """Card points, base or Czech (1.5 a)."""
        if self.options.is_("values", "base"):
            return BASE_VALUES.get(rank(card), 0)
        if rank(card) == "2":
            return self.options.whole("czech_two")
        return CZECH_VALUES.get(rank(card), 0)

    def declaration_points(self, side: int) -> int:
        """Declaration points after forfeits (K7)."""
        forfeit = self.options.text("forfeit")
        lost = set(self.captured(1 - side))
        points = self.said_points(side)
        for seat, said in self.declared.items():
            for one in said:
                gone = len(lost & set(one.cards)) if seat % 2 == side else 0
                if gone and forfeit == "whole_combination":
                    points -= one.points
                elif forfeit == "share":
                    points -= one.points * gone // len(one.cards)
        return points

    def score(self, odd_card: str | None = None) -> list[int]:
        """Cards, last trick, declarations, then the bonus for the other's few tricks (K13)."""
        last = self.tricks[-1].winner % 2
        points = [0, 0]
        for side in (0, 1):
            points[side] = sum(map(self.value, self.captured(side)))
            points[side] += self.declaration_points(side)
        points[last] += LAST_TRICK
        if odd_card is not None:
            points[last] += self.value(odd_card)
        bonus = [self.bonus_against(1 - side, points[1 - side]) for side in (0, 1)]
        return [points[0] + bonus[0], points[1] + bonus[1]]

    def bonus_against(self, side: int, points: int) -> int:
        """K12: what the other side gets because this one has no trick, or too little."""
        schneider = self.options.text("schneider")
        no_trick = all(trick.winner % 2 != side for trick in self.tricks)
        if schneider.startswith("german:"):
            too_little = points < self.options.whole("schneider")
            return 12 if no_trick else 6 * too_little
        if not no_trick:
            return 0
        if schneider == "by_declarations":
            return 6 if self.declaration_points(side) > 0 else 12
        return {"always_6": 6, "always_12": 12}[schneider]


class TrumpMatch(Match):
    """Deals until a side has the target (K3, K4, K14, K17, K18)."""

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self.points = [0, 0]
        order = rank_order(options)
        self.cards = pack_of(order, TRAPPOLA_SUITS)
        self.packets = (3, 3, len(order) - 6) if seats == 4 else (3, 3, 3)

    def play(self, dealer: int, pack: list[str], actions: Actions) -> DealResult:
        try:
            points = self.play_deal(dealer, pack, actions)
        except TargetReached as reached:
            actions.finish()
            self.over, self.winner = True, reached.side
            self.points = [a + b for a, b in zip(self.points, reached.points, strict=True)]
            return self.no_chips(reached.points, reached.side)
        actions.finish()
        self.book(dealer, points)
        return self.no_chips(points, leader_of(points))

    @abstractmethod
    def play_deal(self, dealer: int, pack: list[str], actions: Actions) -> list[int]:
        """Play a deal and return its points, one number a side."""

    def book(self, dealer: int, points: list[int]) -> None:
        """K3: what goes to the match score, and who deals next."""
        winner = leader_of(points)
        scoring = self.options.text("match_scoring")
        if scoring == "full_points":
            gains = list(points)
        else:
            gains = [0, 0]
            if winner is not None:
                margin = points[winner] - points[1 - winner]
                gains[winner] = {"margin": margin, "fixed_1": 1, "fixed_2": 2}[scoring]
        self.points = [self.points[0] + gains[0], self.points[1] + gains[1]]
        ahead = leader_of(self.points)
        if ahead is not None and max(self.points) >= self.options.whole("target"):
            self.over, self.winner = True, ahead
        self.dealer = self.next_dealer(dealer, winner)

    def next_dealer(self, dealer: int, winner: int | None) -> int:
        """K14: to the left; or to the first seat leftwards that belongs to the side named."""
        rule = self.options.text("next_dealer")
        left = (dealer + 1) % self.seats
        if winner is None or rule == "alternate":
            return left
        side = winner if rule == "winner" else 1 - winner
        return left if left % 2 == side else (dealer + 2) % self.seats
