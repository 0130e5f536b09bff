"""Bulka: Trappola with a common pot, after the Piatnik rule book by Robert Kissel.

Three to six sit round the cup, two play at a time: No. 1 at the head of the queue and the
challenger behind him. Points decide who wins the deal; chips go between the two and into the cup,
and whoever wins three deals in a row empties it. Rule ids (B1 …) are explained in
``docs/sources.md``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from trappola.actions import Action
from trappola.cards import TRAPPOLA, Card
from trappola.events import Event
from trappola.games.base import Deal, Script, before_cards, by_points, next_standing
from trappola.games.nine_tricks import (
    NINE_TRICKS,
    NineTricksDeal,
    NineTricksGame,
    NineTricksStanding,
)
from trappola.games.sets import outside
from trappola.kernel import ScoreKind
from trappola.options import OpenValue, Option, Rules
from trappola.sheet import Number, ScoreLine
from trappola.standing import Standing
from trappola.turn import Turn

ANTE = 10
PRO = 10
STREAK_FOR_CUP = 3

CUP_PAYMENT = {
    ScoreKind.last_prizes: 10,  # for each trick of the run
    ScoreKind.first_prize: 20,
    ScoreKind.prize: 5,
    ScoreKind.all_tricks: 10,
}


@dataclass(frozen=True)
class BulkaStanding(NineTricksStanding):
    """Besides chips and queue: the streak, and what is staked next.

    Attributes:
        streak: how many deals in a row ``streak_of`` has won.
        stake: what each active seat has to pay into the cup before the next deal.
        rounds: rounds decided so far.
        cups: how often the cup was taken.
    """

    streak_of: int | None = None
    streak: int = 0
    stake: int = ANTE
    rounds: int = 0
    cups: int = 0

    def told(self) -> Iterator[tuple[str, Sequence[object]]]:
        yield from super().told()
        if self.streak_of is not None:
            yield "streak", (self.streak_of, self.streak)


class Bulka(NineTricksGame):
    """Trappola with the common pot, a chouette for three to six."""

    name = "bulka"
    least_seats = 3
    most_seats = 6
    chips_for_declarations = True
    options = (
        *NINE_TRICKS,
        Option("bulka_tie", "replay", ("no1_stays", "no1_wins", "challenger_wins"), "B3"),
        Option("bulka_exit_order", "loser_then_winner", ("winner_then_loser",), "B4", ("Enc-pt",)),
        Option("pro", "compulsory", ("optional_declines_streak",), "B7", ("Enc-pt", "Enc-de")),
        Option("pro_consult", "on", ("off",), "B8", ("Enc-pt", "Enc-de")),
        Option("hide_rank", False, (True,), "B12", ("Enc-pt",)),
        Option("start_chips", 100, (OpenValue(least=0),), "B23"),
        Option("debts", "allow", ("knock_out",), "B23"),
        Option("session_end", "off", (OpenValue("rounds:"), OpenValue("bulkas:")), "B24"),
        Option("remainder", "split", ("no1", "carry"), "B24"),
    )

    def cup_payment(self, kind: ScoreKind, count: int) -> int:
        return CUP_PAYMENT.get(kind, 0) * (count if kind == ScoreKind.last_prizes else 1)

    def opening(self, rules: Rules, seats: int, order: Sequence[int] | None) -> BulkaStanding:
        queue = tuple(range(seats)) if order is None else tuple(order)
        return BulkaStanding(
            points=(0,) * seats, chips=(rules.start_chips,) * seats, order=queue, dealer=queue[1]
        )

    def standing_told(self, rules: Rules, seats: int, told: Iterable[Event]) -> Standing | None:
        """With the streak, and what both have staked since."""
        told = tuple(told)
        standing = super().standing_told(rules, seats, told)
        if standing is None or standing.order is None:
            return None
        changes: dict[str, Any] = {"stake": 0}
        for kind, _, words in before_cards(told):
            if kind == "streak":
                changes["streak_of"], changes["streak"] = map(int, words)
            elif kind == "stake":
                # Knocked out, nobody pays more than he holds (B23), which may be nothing.
                changes["stake"] = max(changes["stake"], int(words[0])) or ANTE
        return replace(standing, **changes)

    def deal(self, rules: Rules, standing: Standing, dealer: int, pack: Sequence[Card]) -> Deal:
        return BulkaDeal(self, rules, standing, dealer, pack)

    def settle(self, rules: Rules, standing: Standing, deal: Deal) -> Standing:
        """The standing that the deal itself has worked out."""
        assert isinstance(deal, BulkaDeal)
        return deal.after


class BulkaDeal(NineTricksDeal):
    """A deal for the cup: antes, payments, streak, Pro, and who plays next."""

    standing: BulkaStanding
    after: BulkaStanding

    def __init__(
        self, game: Bulka, rules: Rules, standing: Standing, dealer: int, pack: Sequence[Card]
    ) -> None:
        super().__init__(rules, standing, dealer, TRAPPOLA, pack)
        self.game = game

    @property
    def no1(self) -> int:
        assert self.standing.order is not None
        return self.standing.order[0]

    def stake(self) -> None:
        """Both pay into the cup: the ante, the top-up of an Alifer, after a tie nothing."""
        self.lines: list[ScoreLine] = []
        if self.standing.stake:
            for seat in (self.no1, self.dealer):
                self.pay("ante", seat, self.standing.stake)
                self.tell("stake", seat, str(-self.lines[-1].chips))

    def pay(self, item: str, payer: int, amount: int) -> None:
        """Chips from a seat into the cup; knocked out, nobody pays more than he holds (B23)."""
        if self.rules.debts == "knock_out":
            amount = min(amount, max(int(self.chips_of(payer)), 0))
        self.lines.append(ScoreLine(item, payer, chips=-amount, pot=amount))

    def chips_of(self, seat: int) -> Number:
        """What a seat holds, the lines written so far included."""
        return self.standing.chips[seat] + sum(
            line.chips for line in self.lines if line.seat == seat
        )

    def cup(self) -> int:
        """What the cup holds, the lines written so far included."""
        return self.standing.pot + sum(line.pot for line in self.lines)

    def take_cup(self, item: str, seat: int, amount: int) -> None:
        """Chips out of the cup."""
        self.lines.append(ScoreLine(item, seat, chips=amount, pot=-amount))

    def end_by_alifer(self) -> None:
        """The same seats, the same dealer; the stake is doubled (B9)."""
        double = 2**self.standing.alifers
        top_up = ANTE * double * (1 if self.rules.alifer_stake == "total" else 2)
        self.finish(self.lines, None, sorted((self.no1, self.dealer)))
        assert self.sheet is not None
        self.after = next_standing(
            self.standing, self.sheet, stake=top_up, alifers=self.standing.alifers + 1
        )

    def score(self) -> Script:
        """Points, payments, then what the result does to streak, cup and queue."""
        times = 2**self.standing.alifers if self.rules.alifer_doubles_all else 1  # B11
        no1, challenger = self.no1, self.dealer
        self.write_points(times)
        totals = {
            seat: sum(line.points for line in self.lines if line.seat == seat)
            for seat in (no1, challenger)
        }
        ahead = by_points((totals[no1], totals[challenger]))
        tie = self.rules.bulka_tie
        if ahead is None and tie in ("no1_wins", "challenger_wins"):
            ahead = 0 if tie == "no1_wins" else 1  # B3
        winner = None if ahead is None else (no1, challenger)[ahead]
        changes: dict[str, Any] = {}
        if winner is not None:
            yield from self.won(winner, self.other(winner), changes)
        elif tie == "no1_stays":
            self.next_round(changes, (no1, *self.waiting(), challenger))
        else:
            changes["stake"] = 0  # B3: nothing new is staked, the level stays
        self.finish(self.lines, winner, sorted((no1, challenger)))
        assert self.sheet is not None
        points = list(self.standing.points)
        for seat, total in totals.items():
            points[seat] += total
        self.after = next_standing(self.standing, self.sheet, points=tuple(points), **changes)

    def write_points(self, times: int) -> None:
        """The lines of declarations and tricks with the chips they move."""
        for seat, word in self.announced:
            points, chips = self.declared_worth(seat, word)
            if "(" in word:
                self.tell("reveal", seat, word)
            self.lines.append(ScoreLine(word, seat, points))
            if chips:
                self.owe(f"{outside(word)}-payment", self.other(seat), chips * times, seat)
        self.forgive()
        for kind, side, points, count in self.state.score():
            seat = self.scorer(side)
            item = self.item_of(kind, count)
            self.lines.append(ScoreLine(item, seat, points))
            amount = self.game.cup_payment(kind, count) * times
            if amount:
                self.pay(f"{item}-payment", self.other(seat), amount)

    def owe(self, item: str, payer: int, amount: int, to: int) -> None:
        """Chips that one active seat owes the other."""
        self.lines.append(ScoreLine(item, payer, chips=-amount))
        self.lines.append(ScoreLine(item, to, chips=amount))

    def forgive(self) -> None:
        """With ``debts: knock_out`` what a seat owes beyond its chips is not paid (B23)."""
        if self.rules.debts != "knock_out":
            return
        for seat in (self.no1, self.dealer):
            short = -int(self.chips_of(seat))
            if short > 0:
                self.owe("unpaid", self.other(seat), short, seat)

    def won(self, winner: int, loser: int, changes: dict[str, Any]) -> Script:
        """The round is decided: streak, Pro, the cup after three wins, the queue."""
        streak = self.standing.streak + 1 if self.standing.streak_of == winner else 1
        order = (winner, *self.waiting(), loser)
        if streak == STREAK_FOR_CUP:
            self.take_cup("cup", winner, self.cup())
            self.tell("takes-cup", winner)
            last = (loser, winner)
            if self.rules.bulka_exit_order == "winner_then_loser":
                last = (winner, loser)  # B4
            order = (*self.waiting(), *last)
            streak = 0
            changes["cups"] = self.standing.cups + 1
        elif streak == STREAK_FOR_CUP - 1:
            pays = True
            if self.rules.pro != "compulsory":
                words = (Action("pro"), Action("no-pro"))
                action = yield Turn(winner, "pro", words)
                pays = action.verb == "pro"
            if pays:
                self.pay("pro", winner, PRO)
                self.tell("pro", winner)
            else:
                self.tell("no-pro", winner)
                streak = 0
        changes["streak"] = streak
        changes["streak_of"] = winner if streak else None
        self.next_round(changes, order)

    def waiting(self) -> tuple[int, ...]:
        """The queue behind the two active seats."""
        assert self.standing.order is not None
        return self.standing.order[2:]

    def next_round(self, changes: dict[str, Any], order: tuple[int, ...]) -> None:
        """New antes for the next two in the queue, or the end of the session (B23, B24)."""
        if self.rules.debts == "knock_out":
            staying = tuple(seat for seat in order if self.chips_of(seat) > 0)
            for seat in order:
                if seat not in staying:
                    self.tell("knocked-out", seat)
            if len(staying) < 2:
                last = staying or order[:1]  # if nobody has a chip, it is the winner's
                self.take_cup("cup-to-the-last", last[0], self.cup())
                changes["over"] = True
            order = staying
        rounds = self.standing.rounds + 1
        cups = changes.get("cups", self.standing.cups)
        ends = rounds == self.rules.number_after("session_end", "rounds:") or (
            "cups" in changes and cups == self.rules.number_after("session_end", "bulkas:")
        )
        if ends and not changes.get("over"):
            changes["over"] = True
            self.share_cup(order)
        changes.update(
            order=order,
            dealer=order[1] if len(order) > 1 else None,
            stake=ANTE,
            alifers=0,
            rounds=rounds,
        )

    def share_cup(self, order: tuple[int, ...]) -> None:
        """What becomes of the chips in the cup at the end of the session (B24)."""
        cup = self.cup()
        if self.rules.remainder == "carry" or not cup:
            return
        share = cup // self.seats if self.rules.remainder == "split" else 0
        for seat in range(self.seats):
            if share:
                self.take_cup("remainder", seat, share)
        if cup - share * self.seats:
            self.take_cup("remainder", order[0], cup - share * self.seats)
