"""Trappola quattro: the classica for four, two against two, nine tricks, no stock.

The sources give it one sentence: partners opposite, nine cards each, clockwise, follow suit from
the start, signals between partners allowed [Web-it][Web-es]. How trumps are found is taken from
its relatives Hundertspiel and Stovkahra: the bottom card is shown and is the dealer's last card.
"""

from __future__ import annotations

from collections.abc import Sequence

from trappola.actions import Action
from trappola.cards import Card
from trappola.errors import IllegalAction
from trappola.games.base import Deal, Script
from trappola.games.trumps import (
    LAST_TRICK,
    TRUMP_GAME,
    TURNUP_SWAP,
    WEB,
    TrumpDeal,
    TrumpGame,
)
from trappola.kernel import TrickModel
from trappola.options import Option, Rules
from trappola.standing import Standing
from trappola.turn import Turn

SIGNALS = ("trumps", "weak", "s", "c", "d", "b")
"""Strong in trumps; nothing worth leading to me; lead me this suit. A proposal of ours."""


class Quattro(TrumpGame):
    """Trappola for four in two partnerships."""

    name = "quattro"
    least_seats = most_seats = 4
    sides = True
    options = (
        *(option for option in TRUMP_GAME if option is not TURNUP_SWAP),
        Option(
            "quattro_trump",
            "bottom_card",
            ("last_dealt_shown_after", "none", "dealer_names"),
            "variant-c",
            ("Pierer", "Parlett"),
        ),
        Option("quattro_lead", "left_of_dealer", ("dealer",), "variant-c"),
        Option("signals", "allowed", ("off",), "variant-c", WEB),
    )
    idle = (TURNUP_SWAP,)  # no turn-up lies under a stock

    def make_model(self, rules: Rules) -> TrickModel:
        pack = self.pack(rules)
        trumps = rules.quattro_trump
        return TrickModel(
            pack=pack.mask,
            seats=4,
            closed=self.duties(rules),  # where there are no trumps, none can be asked for
            card_points=self.worth_by_number(rules),
            last_trick=LAST_TRICK,
            hand_cards=len(pack) // 4,
            trump_place=-1 if trumps in ("none", "dealer_names") else len(pack) - 1,
        )

    def deal(self, rules: Rules, standing: Standing, dealer: int, pack: Sequence[Card]) -> Deal:
        return QuattroDeal(self, rules, standing, dealer, pack)


class QuattroDeal(TrumpDeal):
    """One deal for four."""

    def script(self) -> Script:
        self.signalled = False
        last = self.stock[-1]
        packets = (3, 3, 3) if self.rules.twos == "with" else (3, 3, 2)
        way = self.rules.quattro_trump
        if way == "bottom_card":
            self.tell("turn-up", self.dealer, last.text)
        self.deal_packets(self.from_elder, packets)
        if way == "last_dealt_shown_after":
            self.tell("turn-up", self.dealer, last.text)
        trump: str | None = last.suit
        if way == "none":
            trump = None
        elif way == "dealer_names":
            words = [Action(f"trumps {suit}") for suit in self.pack.suits]
            action = yield Turn(self.dealer, "trumps", words)
            trump = action.words[0]
            self.tell("trumps", self.dealer, trump)
        yield from self.declaring()
        if self.sheet is not None:
            return
        leader = self.from_elder[0]
        if self.rules.quattro_lead == "dealer":
            leader = self.dealer
        yield from self.tricks(leader, (), trump)

    def said_in_play(self, seat: int) -> list[Action]:
        """Declarations where they are still open, and one signal before one's card."""
        words = super().said_in_play(seat)
        if self.rules.signals == "allowed" and not self.signalled:
            words += [Action(f"signal {word}") for word in SIGNALS]
        return words

    def say(self, seat: int, action: Action) -> None:
        """A declaration, or a signal to the partner, which everybody hears."""
        if action.verb != "signal":
            super().say(seat, action)
            return
        self.signalled = True
        self.tell("signal", seat, *action.words)

    def play_card(self, action: Action) -> None:
        self.signalled = False
        super().play_card(action)

    def why_not_said(self, action: Action) -> IllegalAction | None:
        if action.verb == "signal":
            if self.rules.signals == "off":
                return IllegalAction("no-signals")
            if action.words[0] not in SIGNALS:
                return IllegalAction("no-such-signal", signals=SIGNALS)
            return IllegalAction("one-signal")
        return super().why_not_said(action)
