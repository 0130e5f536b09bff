"""Trappola classica: stock, turn-up and trumps, for two; with its named variants.

A modern form known from Italian and Spanish web pages; no old source has a stock to draw from.
The variants are options: Czech values, an exchange (Austrian, mit Talon), blind (no
declarations), without twos. Rule ids (K1 …) are explained in ``docs/sources.md``.
"""

from __future__ import annotations

from collections.abc import Sequence

from trappola.actions import Action
from trappola.cards import Card
from trappola.games.base import Deal, Script
from trappola.games.trumps import LAST_TRICK, TRUMP_GAME, WEB, TrumpDeal, TrumpGame
from trappola.kernel import OddCard, TrickModel
from trappola.options import Option, Rules
from trappola.standing import Standing
from trappola.turn import Picks, Turn

EXCHANGE = (
    Option("exchange", "off", ("austrian", "talon"), "variant-b", WEB),
    Option("exchange_discards", "dead", ("under_stock",), "variant-b", WEB),
    Option(
        "odd_card",
        "unclaimed",
        ("last_trick_winner_scores_it", "winner_draws_loser_short"),
        "variant-b",
    ),
    Option("exchange_parity", "free", ("second_player_must_even",), "variant-b"),
    Option("declare_before_exchange", False, (True,), "variant-b"),
    Option("talon_limit", 3, (9, "whole_hand_only"), "variant-d"),
    Option("talon_draw", "off", ("on",), "variant-d"),
)

ODD_CARD = {
    "unclaimed": OddCard.unclaimed,
    "last_trick_winner_scores_it": OddCard.to_last_trick,
    "winner_draws_loser_short": OddCard.winner_draws,
}


class Classica(TrumpGame):
    """Trappola classica for two."""

    name = "classica"
    options = (*TRUMP_GAME, *EXCHANGE)

    def make_model(self, rules: Rules) -> TrickModel:
        pack = self.pack(rules)
        swap = {"off": None, "seven": "7", "two": "2"}[rules.turnup_swap]
        return TrickModel(
            pack=pack.mask,
            closed=self.duties(rules),  # in the open phase nothing binds the follower
            draws=rules.exchange != "talon" or rules.talon_draw == "on",
            odd_card=ODD_CARD[rules.odd_card],
            swap_rank=-1 if swap is None else pack.number[Card(swap + "s")],
            card_points=self.worth_by_number(rules),
            last_trick=LAST_TRICK,
            hand_cards=9,
            trump_place=18,
        )

    def deal(self, rules: Rules, standing: Standing, dealer: int, pack: Sequence[Card]) -> Deal:
        return ClassicaDeal(self, rules, standing, dealer, pack)


class ClassicaDeal(TrumpDeal):
    """One deal for two: turn-up, exchange if agreed, declarations, open and closed phase."""

    def script(self) -> Script:
        elder, dealer = self.from_elder
        self.deal_packets((elder, dealer), (3, 3, 3))
        turn_up, *rest = self.stock
        self.stock = rest
        self.tell("turn-up", None, turn_up.text)
        if self.rules.declare_before_exchange:
            yield from self.declaring()
            if self.sheet is None:
                yield from self.exchange()
        else:
            yield from self.exchange()
            yield from self.declaring()
        if self.sheet is not None:
            return
        # The turn-up is the last card of the stock; without drawing it only names trumps.
        stock = [*self.stock, turn_up] if self.model.draws else []
        yield from self.tricks(elder, stock, turn_up.suit)

    def exchange(self) -> Script:
        """Elder, then dealer, may change cards with the stock, once each."""
        if self.rules.exchange == "off":
            return
        limit = 3 if self.rules.exchange == "austrian" else self.rules.talon_limit
        dealer = self.from_elder[1]
        first = 0
        for seat in self.from_elder:
            most = min(9 if limit == "whole_hand_only" else limit, len(self.stock))
            hand = self.pack.cards_in(self.pack.mask_of(self.hands[seat]))
            sizes = [*range(most + 1)]
            if limit == "whole_hand_only":
                sizes = [size for size in sizes if size in (0, 9)]
            if self.rules.exchange_parity != "free" and seat == dealer and self.model.draws:
                # The stock stays even; where no number would do that, nothing binds.
                sizes = [size for size in sizes if (size + first) % 2 == 0] or sizes
            words = (Action("keep"),) if 0 in sizes else ()
            picks = Picks("exchange", hand, tuple(size for size in sizes if size))
            action = yield Turn(seat, "exchange", words, picks=picks)
            if action.verb == "keep":
                self.tell("keep", seat)
                continue
            first = len(action.words)
            self.change(seat, [self.pack.card(word) for word in action.words])

    def change(self, seat: int, cards: list[Card]) -> None:
        """Lays cards away face down and draws as many; the turn-up is never among them."""
        for card in cards:
            self.hands[seat].remove(card)
        buried = self.rules.exchange_discards == "under_stock"
        kind = "bury" if buried else "discard"
        self.tell_apart(kind, seat, [card.text for card in cards], [str(len(cards))])
        self.give(seat, len(cards), "draw")
        if buried:
            self.stock.extend(cards)
