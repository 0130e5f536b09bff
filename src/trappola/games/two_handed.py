"""The two-handed game without the pot, after the Piatnik rule book by Robert Kissel.

Declarations and tricks count as in Bulka, but only points are added; the loser pays the winner the
difference at the rate agreed. Rule ids (D1 …) are explained in ``docs/sources.md``.
"""

from __future__ import annotations

from collections.abc import Sequence

from trappola.cards import TRAPPOLA, Card
from trappola.games.base import Deal, Script, by_points, next_standing
from trappola.games.nine_tricks import (
    ALIFER_AND_CUP,
    NINE_TRICKS,
    NineTricksDeal,
    NineTricksGame,
    NineTricksStanding,
)
from trappola.options import OpenValue, Option, Rules
from trappola.sheet import ScoreLine, plain
from trappola.standing import Standing


class TwoHanded(NineTricksGame):
    """Bulka's nine tricks for two, without the cup."""

    name = "two-handed"
    options = (
        Option("two_hand_roles", "loser_challenges", ("alternate",), "D1", ("Enc-pt", "Enc-de")),
        Option("rate", 1, (OpenValue(fractions=True),), "D3", ("Enc-pt", "Enc-de")),
        *(option for option in NINE_TRICKS if option not in ALIFER_AND_CUP),
        Option("first_dealer", "draw", ("fixed",), "D1"),
    )
    idle = ALIFER_AND_CUP  # there is no stake to top up, and one payment, which doubles anyway (D4)

    def opening(self, rules: Rules, seats: int, order: Sequence[int] | None) -> NineTricksStanding:
        return NineTricksStanding(points=(0,) * seats, chips=(0,) * seats)

    def deal(self, rules: Rules, standing: Standing, dealer: int, pack: Sequence[Card]) -> Deal:
        return TwoHandedDeal(rules, standing, dealer, TRAPPOLA, pack)

    def settle(self, rules: Rules, standing: Standing, deal: Deal) -> Standing:
        """Adds points and chips; the loser challenges next, after a tie nobody moves (D1, D2)."""
        assert deal.sheet is not None and isinstance(standing, NineTricksStanding)
        points = tuple(sum(pair) for pair in zip(standing.points, deal.sheet.points, strict=True))
        if isinstance(deal, TwoHandedDeal) and deal.redealt:
            return next_standing(
                standing, deal.sheet, dealer=deal.dealer, alifers=standing.alifers + 1
            )
        winner = deal.sheet.winner
        dealer = deal.dealer
        if winner is not None:
            dealer = 1 - dealer if rules.two_hand_roles == "alternate" else 1 - winner
        return next_standing(standing, deal.sheet, points=points, dealer=dealer, alifers=0)


class TwoHandedDeal(NineTricksDeal):
    """A deal for points; the dealer is the challenger."""

    redealt = False

    @property
    def no1(self) -> int:
        return 1 - self.dealer

    def end_by_alifer(self) -> None:
        """The same dealer deals again, at twice the rate (D4)."""
        self.redealt = True
        self.finish((), None, (0, 1))

    def score(self) -> Script:
        """Points of both, then the difference in chips."""
        yield from ()
        lines = [
            ScoreLine(word, seat, self.declared_worth(seat, word)[0])
            for seat, word in self.announced
        ]
        lines += self.play_lines()
        totals = [sum(line.points for line in lines if line.seat == seat) for seat in (0, 1)]
        winner = by_points(totals)
        if winner is not None:
            rate = self.rules.rate * 2**self.standing.alifers
            paid = plain(abs(totals[0] - totals[1]) * rate)
            lines.append(ScoreLine("difference", winner, chips=paid))
            lines.append(ScoreLine("difference", 1 - winner, chips=-paid))
        self.finish(lines, winner, (0, 1))
