"""Quattro, the partnership game of four (rules 1.5 c)."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import Action, Actions
from .cards import TRAPPOLA_SUITS, deal_out, suit
from .errors import Illegal
from .options import Options
from .tricks import Extra, play_trick
from .trump_deal import TrumpDeal, TrumpMatch

SIGNALS = ("trumps", "weak", "s", "c", "d", "b")


class QuattroDeal(TrumpDeal):
    """One deal; sides are seats 0 and 2 against 1 and 3."""

    def __init__(
        self,
        options: Options,
        dealer: int,
        pack: list[str],
        packets: Sequence[int],
        totals: Sequence[int],
    ) -> None:
        self.seats = tuple((dealer + step) % 4 for step in (1, 2, 3, 4))
        super().__init__(options, deal_out(pack, self.seats, packets)[0], totals)
        self.trump: str | None = suit(pack[-1])
        self.dealer = dealer
        self.last_signal: tuple[int, int] | None = None

    def name_trumps(self, actions: Actions) -> None:
        """The bottom card fixes trumps, unless there are none or the dealer names them."""
        if self.options.is_("quattro_trump", "none"):
            self.trump = None
        elif self.options.is_("quattro_trump", "dealer_names"):
            self.trump = actions.next(self.dealer, "trumps").word()
            if self.trump not in tuple(TRAPPOLA_SUITS):
                raise Illegal("trumps are s, c, d or b")

    def signal(self, action: Action, _trick: Sequence[str]) -> None:
        """A word to the partner, once in a turn; it changes nothing."""
        turn = (len(self.tricks), action.seat)
        if action.word() not in SIGNALS or self.last_signal == turn:
            raise Illegal(f"one signal a turn, one of {', '.join(SIGNALS)}")
        self.last_signal = turn

    def extras(self) -> dict[str, Extra]:
        signals: dict[str, Extra] = {"signal": self.signal}
        return super().extras() | (signals if self.options.is_("signals", "allowed") else {})

    def play(self, actions: Actions) -> None:
        """Closed play from the first trick; clockwise, the winner leads."""
        rules, extras = self.rules(self.trump), self.extras()
        leader = self.dealer if self.options.is_("quattro_lead", "dealer") else self.seats[0]
        while self.hands[leader]:
            seats = [(leader + step) % 4 for step in range(4)]
            trick = play_trick(actions, rules, self.hands, seats, extras)
            self.has_led.add(leader)
            self.tricks.append(trick)
            leader = trick.winner


class Quattro(TrumpMatch):
    """A match of quattro; without twos each seat has eight cards."""

    def play_deal(self, dealer: int, pack: list[str], actions: Actions) -> list[int]:
        deal = QuattroDeal(self.options, dealer, pack, self.packets, self.points)
        deal.name_trumps(actions)
        deal.declarations(actions, deal.seats)
        deal.play(actions)
        return deal.score()
