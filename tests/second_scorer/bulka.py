"""Bulka, the chouette round a common pot (rules 1.2), and two-handed play without it (1.3)."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import Actions
from .bulka_deal import BulkaDeal
from .cards import TRAPPOLA_RANKS, TRAPPOLA_SUITS, pack_of
from .match import DealResult, Match, MatchResult
from .options import Options

ANTE = 10
PRO = 10


def alifer_left(options: Options, accepted: int) -> bool:
    """Whether one more Alifer may be asked for in this round (alifer_max)."""
    return options.is_("alifer_max", "none") or accepted < options.whole("alifer_max")


class Bulka(Match):
    """A session: queue, cup, purses, streak."""

    cards = pack_of(TRAPPOLA_RANKS, TRAPPOLA_SUITS)

    def __init__(self, options: Options, seats: int, order: Sequence[int]) -> None:
        super().__init__(options, seats)
        self.purse = [options.whole("start_chips")] * seats  # B23
        self.queue = list(order)
        self.cup = 0
        self.due = ANTE  # what each of the two pays at the start of the next deal
        self.level = 0  # Alifers accepted in this round
        self.streak_seat: int | None = None
        self.streak = 0
        self.rounds = 0
        self.bulkas = 0
        self.dealer = self.queue[1]

    def pay_cup(self, seat: int, amount: int) -> None:
        """Pay into the cup, with `knock_out` at most what the seat holds."""
        amount = self.affordable(seat, amount)
        self.purse[seat] -= amount
        self.cup += amount

    def affordable(self, seat: int, amount: int) -> int:
        """B23: with debts the whole amount, else no more than the purse holds."""
        return amount if self.options.is_("debts", "allow") else min(amount, self.purse[seat])

    def play(self, dealer: int, pack: list[str], actions: Actions) -> DealResult:
        no1, challenger = self.queue[0], dealer
        deal = BulkaDeal(self.options, challenger, no1, pack)
        alifer = deal.declaring_round(actions, alifer_left(self.options, self.level))
        if not alifer:
            deal.play(actions)
        winner = None if alifer else self.deal_winner(deal)
        declines = False
        second = winner == self.streak_seat and self.streak == 1
        if winner is not None and second and self.options.is_("pro", "optional_declines_streak"):
            answer = actions.next(winner, "pro", "no-pro")  # B7
            answer.bare()
            declines = answer.verb == "no-pro"
        actions.finish()

        before = list(self.purse)
        for seat in (no1, challenger):
            self.pay_cup(seat, self.due)
        points = [0, 0]
        if alifer:  # B9: the top-up is due in the redeal
            total = self.options.is_("alifer_stake", "total")
            self.due = ANTE * 2**self.level * (1 if total else 2)
            self.level += 1
        else:
            points = self.book(deal, winner, declines)
        chips: list[float] = [now - then for now, then in zip(self.purse, before, strict=True)]
        return {"points": points, "chips": chips, "pot": self.cup, "winner": winner}

    def deal_winner(self, deal: BulkaDeal) -> int | None:
        """More points win; B3 says what a tie is."""
        no1, challenger = deal.account(deal.no1).points, deal.account(deal.challenger).points
        if no1 == challenger:
            tie = self.options.text("bulka_tie")
            return {"no1_wins": deal.no1, "challenger_wins": deal.challenger}.get(tie)
        return deal.no1 if no1 > challenger else deal.challenger

    def book(self, deal: BulkaDeal, winner: int | None, declines: bool) -> list[int]:
        """Book the payments, then the outcome; return the points of the active seats."""
        pair = sorted((deal.no1, deal.challenger))
        accounts = {seat: deal.account(seat) for seat in pair}
        factor = 2**self.level if self.options.flag("alifer_doubles_all") else 1  # B11
        owed = factor * (accounts[pair[0]].from_opponent - accounts[pair[1]].from_opponent)
        payer, receiver = (pair[1], pair[0]) if owed > 0 else (pair[0], pair[1])
        amount = self.affordable(payer, abs(owed))
        self.purse[payer] -= amount
        self.purse[receiver] += amount
        for seat in pair:
            self.pay_cup(deal.other(seat), factor * accounts[seat].opponent_to_cup)
        for seat in pair:
            self.points[seat] += accounts[seat].points

        self.due = 0  # B3: a replay costs nothing, and the Alifer level stays
        if winner is not None:
            self.decide(winner, deal.other(winner), declines)
        elif self.options.is_("bulka_tie", "no1_stays"):
            self.queue = [deal.no1, *self.queue[2:], deal.challenger]
            self.end_round()
        return [accounts[seat].points for seat in pair]

    def decide(self, winner: int, loser: int, declines: bool) -> None:
        """B4 to B7: streak, Pro, the cup and the queue."""
        self.streak = self.streak + 1 if winner == self.streak_seat else 1
        self.streak_seat = winner
        waiting = self.queue[2:]
        self.queue = [winner, *waiting, loser]
        if self.streak == 2:
            if declines:
                self.streak = 0
            else:
                self.pay_cup(winner, PRO)
        elif self.streak == 3:
            self.bulkas += 1
            self.streak = 0
            self.give_cup(winner, self.cup)
            first_out = self.options.is_("bulka_exit_order", "loser_then_winner")
            self.queue = waiting + ([loser, winner] if first_out else [winner, loser])
        self.end_round()

    def give_cup(self, seat: int, amount: int) -> None:
        """Pay from the cup."""
        self.purse[seat] += amount
        self.cup -= amount

    def end_round(self) -> None:
        """Knock out, end of session and remainder (B23, B24); the next round is new."""
        self.rounds += 1
        self.level = 0
        self.due = ANTE
        if self.options.is_("debts", "knock_out"):
            head = self.queue[0]
            self.queue = [seat for seat in self.queue if self.purse[seat] > 0]
            if len(self.queue) < 2:
                # If nobody has a chip left, the cup is the winner's, who stands at the head.
                self.over = True
                self.give_cup(self.queue[0] if self.queue else head, self.cup)
                return
        end = self.options.text("session_end")
        if end != "off":
            done = self.rounds if end.startswith("rounds:") else self.bulkas
            if done >= self.options.whole("session_end"):
                self.over = True
                self.share_remainder()
        self.dealer = self.queue[1]

    def share_remainder(self) -> None:
        """B24: split evenly, odd chips to No. 1; or all to No. 1; or left in the cup."""
        remainder = self.options.text("remainder")
        if remainder == "carry":
            return
        if remainder == "split":
            share = self.cup // self.seats
            for seat in range(self.seats):
                self.give_cup(seat, share)
        self.give_cup(self.queue[0], self.cup)

    def result(self) -> MatchResult:
        return {
            "points": self.points,
            "chips": list(self.purse),
            "pot": self.cup,
            "order": self.queue,
            "winner": None,
        }


class TwoHanded(Match):
    """No cup: the loser pays the difference in points (D1 to D4)."""

    cards = Bulka.cards

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self.level = 0

    def play(self, dealer: int, pack: list[str], actions: Actions) -> DealResult:
        deal = BulkaDeal(self.options, dealer, 1 - dealer, pack)
        if deal.declaring_round(actions, alifer_left(self.options, self.level)):
            actions.finish()
            self.level += 1
            self.dealer = dealer
            return self.no_chips([0, 0], None)
        deal.play(actions)
        actions.finish()

        points = [deal.account(0).points, deal.account(1).points]
        self.points = [total + gain for total, gain in zip(self.points, points, strict=True)]
        rate = self.options.raw("rate")
        assert isinstance(rate, int | float)
        gain = (points[0] - points[1]) * rate * 2**self.level
        self.chips = [self.chips[0] + gain, self.chips[1] - gain]
        self.level = 0
        winner = None if points[0] == points[1] else int(points[1] > points[0])
        self.dealer = dealer
        if winner is not None:
            alternate = self.options.is_("two_hand_roles", "alternate")
            self.dealer = 1 - dealer if alternate else 1 - winner
        return {"points": points, "chips": [gain, 0 - gain], "pot": 0, "winner": winner}
