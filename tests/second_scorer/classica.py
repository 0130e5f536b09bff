"""Trappola classica with its exchanges (rules 1.4, 1.5 a, b, d, e, f)."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import Action, Actions
from .cards import deal_out, suit
from .errors import Illegal
from .options import Options
from .tricks import play_trick
from .trump_deal import TrumpDeal, TrumpMatch


class ClassicaDeal(TrumpDeal):
    """One deal; the stock is a list, top first, the turn-up last."""

    def __init__(
        self, options: Options, dealer: int, pack: list[str], totals: Sequence[int]
    ) -> None:
        hands, rest = deal_out(pack, (1 - dealer, dealer), (3, 3, 3))
        super().__init__(options, hands, totals)
        self.elder = 1 - dealer
        self.stock = rest[1:] + rest[:1]
        self.trump = suit(rest[0])
        talon = options.is_("exchange", "talon") and options.is_("talon_draw", "off")
        self.drawing = not talon
        self.short = options.is_("odd_card", "winner_draws_loser_short")

    def open_phase(self) -> bool:
        """K20 and 1.5 b: a lone turn-up ends the open play, unless its winner draws it."""
        return self.drawing and len(self.stock) >= (1 if self.short else 2)

    # The exchange

    def exchanges(self, actions: Actions) -> None:
        """1.5 b, d: elder, then dealer, once each; what is left may change nothing (C16)."""
        if self.options.is_("exchange", "off"):
            return
        limit = self.options.raw("talon_limit") if self.options.is_("exchange", "talon") else 3
        first = 0
        for seat in (self.elder, 1 - self.elder):
            available = len(self.stock) - 1  # never the turn-up
            counts = [n for n in self.counts(limit) if n <= available]
            if seat != self.elder and self.parity_matters():
                counts = [n for n in counts if (first + n) % 2 == 0] or counts
            action = actions.next(seat, "exchange", "keep")
            if len(action.words) not in counts or (action.verb == "keep") != (not action.words):
                raise Illegal("this number of cards cannot be exchanged")
            self.swap_cards(seat, action.words)
            first = len(action.words)

    def counts(self, limit: object) -> range | tuple[int, int]:
        """How many cards may be exchanged: none up to the limit, or none and nine."""
        return range(limit + 1) if isinstance(limit, int) else (0, 9)

    def parity_matters(self) -> bool:
        """1.5 b: the second player evens the stock; idle where nobody draws."""
        return self.drawing and not self.options.is_("exchange_parity", "free")

    def swap_cards(self, seat: int, cards: Sequence[str]) -> None:
        """Lay the cards away, or under the stock above the turn-up, and draw as many."""
        hand = self.hands[seat]
        if len(set(cards)) != len(cards) or not set(cards) <= set(hand):
            raise Illegal("only cards in hand, each once, can be exchanged")
        drawn, turn_up = self.stock[: len(cards)], self.stock[-1]
        rest = self.stock[len(cards) : -1]
        under = list(cards) if self.options.is_("exchange_discards", "under_stock") else []
        self.stock = [*rest, *under, turn_up]
        self.hands[seat] = [card for card in hand if card not in cards] + drawn

    def prepare(self, actions: Actions) -> None:
        """Exchange and declare, in the order of `declare_before_exchange`."""
        seats = (self.elder, 1 - self.elder)
        if self.options.flag("declare_before_exchange"):
            self.declarations(actions, seats)
            self.exchanges(actions)
        else:
            self.exchanges(actions)
            self.dealt = {seat: set(hand) for seat, hand in self.hands.items()}
            self.declarations(actions, seats)
        if self.at_first_lead():
            self.dealt = {seat: set(hand) for seat, hand in self.hands.items()}

    # The play

    def swap(self, action: Action, trick: Sequence[str]) -> None:
        """K16: on the own lead in the open phase the seven (two) of trumps for the turn-up."""
        action.bare()
        low = {"seven": "7", "two": "2"}[self.options.text("turnup_swap")] + self.trump
        if trick or not self.open_phase():
            raise Illegal("the turn-up is taken on the own lead, while the stock lasts")
        if low not in self.hands[action.seat]:
            raise Illegal(f"{low} is not in hand")
        self.hands[action.seat].remove(low)
        self.hands[action.seat].append(self.stock[-1])
        self.dealt[action.seat].discard(low)
        self.stock[-1] = low

    def play(self, actions: Actions) -> None:
        """Open tricks while the stock lasts, the winner draws first; then closed tricks."""
        rules = self.rules(self.trump)
        extras = self.extras()
        if not self.options.is_("turnup_swap", "off"):
            extras["swap"] = self.swap
        leader = self.elder
        while self.hands[0] and self.hands[1]:
            seats = (leader, 1 - leader)
            is_open = self.open_phase()
            trick = play_trick(actions, rules, self.hands, seats, extras, closed=not is_open)
            self.has_led.add(leader)
            self.tricks.append(trick)
            leader = trick.winner
            if is_open:
                for seat in (leader, 1 - leader):
                    self.hands[seat] += self.stock[:1]
                    self.stock = self.stock[1:]

    def odd_card(self) -> str | None:
        """The turn-up, where the winner of the last trick scores it."""
        scored = self.options.is_("odd_card", "last_trick_winner_scores_it")
        return self.stock[0] if scored and self.drawing and self.stock else None


class Classica(TrumpMatch):
    """A match of classica."""

    def play_deal(self, dealer: int, pack: list[str], actions: Actions) -> list[int]:
        deal = ClassicaDeal(self.options, dealer, pack, self.points)
        deal.prepare(actions)
        deal.play(actions)
        return deal.score(deal.odd_card())
