"""Bulka: Trappola with a common pot, after the Piatnik rule book by Robert Kissel.

Three to six sit round the cup, two play at a time: No. 1 at the head of the queue and the
challenger behind him. Points decide who wins the deal; chips go between the two and into the cup,
and whoever wins three deals in a row empties it. Rule ids (B1 …) are explained in
``docs/sources.md``.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

from trappola.actions import Action
from trappola.cards import TRAPPOLA, Card, Pack
from trappola.errors import IllegalAction
from trappola.games.base import Deal, Script, by_points, next_standing
from trappola.games.sets import FIGURES, Set, outside, read_set, sets_among
from trappola.games.tricks import TrickDeal, TrickGame, term_of_rank
from trappola.kernel import Duties, ScoreKind, TrickModel
from trappola.options import OpenValue, Option, Rules
from trappola.sheet import Number, ScoreLine
from trappola.standing import Standing
from trappola.turn import Turn

CARD_POINTS = {"A": 6, "K": 5, "N": 4, "J": 3}
SET_POINTS = {"2": 10, "K": 6, "N": 6, "J": 6}
SET_CHIPS = 5
"""For three of a kind; four pay double, in points and chips [Enc-pt][Enc-de]."""
ACES_KEPT = {3: 30, 4: 40}
ACES_LOST = {3: 6, 4: 12}
BLANCHE = (10, 5)
BIANKA = (20, 10)
ANTE = 10
PRO = 10
STREAK_FOR_CUP = 3

MODEL = TrickModel(
    pack=TRAPPOLA.mask,
    closed=Duties(follow=True),
    card_points={
        number: CARD_POINTS.get(card.rank, 0) for number, card in TRAPPOLA.by_number.items()
    },
    last_trick=6,
    all_tricks=30,
    prize_cards=TRAPPOLA.mask_of(card for card in TRAPPOLA if card.rank == "2"),
    prize_any=10,
    prize_first=52,
    prize_last=(26, 52, 78),
)

CUP_PAYMENT = {
    ScoreKind.last_prizes: 10,  # for each trick of the run
    ScoreKind.first_prize: 20,
    ScoreKind.prize: 5,
    ScoreKind.all_tricks: 10,
}

NINE_TRICKS = (
    Option("bulka_leader", "challenger", ("no1",), "B2", ("Enc-pt", "Enc-de")),
    Option("alifer", "off", ("on",), "B10", ("Enc-pt", "Enc-de")),
    Option("alifer_max", "none", (OpenValue(),), "B10"),
    Option("alifer_stake", "total", ("additional",), "B9", ("Enc-pt", "Enc-de")),
    Option("alifer_doubles_all", False, (True,), "B11"),
    Option("ask_fourth", "figures", ("figures_and_twos", "off"), "B13", ("Enc-pt", "Pierer")),
    Option("bianka_stacks", False, (True,), "B15", ("Enc-pt", "Enc-de")),
    Option("aces_partial", "flat", ("keep_three_if_three_kept",), "B17", ("Enc-pt", "Enc-de")),
)
"""The options of the nine tricks themselves, with or without the cup."""


@dataclass(frozen=True)
class BulkaStanding(Standing):
    """Besides chips and queue: the streak, and what an undecided round has come to.

    Attributes:
        streak: how many deals in a row ``streak_of`` has won.
        stake: what each active seat has to pay into the cup before the next deal.
        alifers: how many Alifers were accepted in this round.
        rounds: rounds decided so far.
        cups: how often the cup was taken.
    """

    streak_of: int | None = None
    streak: int = 0
    stake: int = ANTE
    alifers: int = 0
    rounds: int = 0
    cups: int = 0


class Bulka(TrickGame):
    """Trappola with the common pot, a chouette for three to six."""

    name = "bulka"
    least_seats = 3
    most_seats = 6
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

    def pack(self, rules: Rules) -> Pack:
        return TRAPPOLA

    def play_model(self, rules: Rules) -> TrickModel:
        return MODEL

    def opening(self, rules: Rules, seats: int, order: Sequence[int] | None) -> BulkaStanding:
        queue = tuple(range(seats)) if order is None else tuple(order)
        return BulkaStanding(
            points=(0,) * seats, chips=(rules.start_chips,) * seats, order=queue, dealer=queue[1]
        )

    def deal(self, rules: Rules, standing: Standing, dealer: int, pack: Sequence[Card]) -> Deal:
        return BulkaDeal(rules, standing, dealer, TRAPPOLA, pack)

    def settle(self, rules: Rules, standing: Standing, deal: Deal) -> Standing:
        """The standing that the deal itself has worked out."""
        assert isinstance(deal, BulkaDeal)
        return deal.after


class NineTricksDeal(TrickDeal):
    """What is played for the cup and without it: declarations, nine tricks, their points."""

    standing: BulkaStanding

    def script(self) -> Script:
        no1, challenger = self.no1, self.dealer
        self.announced: list[tuple[int, str]] = []
        self.stake()
        self.deal_packets((no1, challenger), (3, 3, 3))
        active = (challenger, no1)
        self.sets = {seat: sets_among(self.pack, self.hands[seat]) for seat in active}
        for seat in active:
            if (yield from self.declare(seat, other=self.other(seat))):
                self.end_by_alifer()
                return
        leader = challenger if self.rules.bulka_leader == "challenger" else no1  # B2
        self.start_play(MODEL, active, leader)
        self.asked: set[int] = set()
        while not self.state.over:
            seat = self.on_turn
            action = yield self.turn_to_play(self.said_in_play(seat))
            if action.verb == "declare":
                self.announce(seat, action.words[0])
            elif action.verb == "ask":
                self.answer(seat)
            else:
                self.play_card(action)
        yield from self.score()

    @property
    def no1(self) -> int:
        """The seat that does not deal: No. 1."""
        raise NotImplementedError

    def other(self, seat: int) -> int:
        """The other active seat."""
        return self.no1 + self.dealer - seat

    def stake(self) -> None:
        """What is paid before the cards are dealt."""

    def end_by_alifer(self) -> None:
        """Ends the deal after an accepted Alifer."""
        raise NotImplementedError

    def score(self) -> Script:
        """Writes the score sheet."""
        raise NotImplementedError

    def hides(self, rank: str) -> bool:
        """Whether the rank of a set is kept from the others (B12)."""
        return bool(self.rules.get("hide_rank", False)) and rank in FIGURES

    # The declaring round: challenger first

    def declare(self, seat: int, other: int) -> Generator[Turn, Action, bool]:
        """One seat's declarations, ended by "done"; returns whether an Alifer was accepted."""
        spoken = False
        self.speaker = seat
        while True:
            words = self.declarations(seat)
            if not spoken and self.alifer_allowed():
                words.append(Action("alifer"))
            words.append(Action("done"))
            action = yield Turn(seat, "declare", words, reason=self.why_not_declared)
            spoken = True
            if action.verb == "done":
                self.tell("done", seat)
                return False
            if action.verb == "declare":
                self.announce(seat, action.words[0])
                continue
            self.tell("alifer", seat)
            answers = (Action("accept"), Action("refuse"))
            answer = yield Turn(other, "alifer", answers)
            self.tell(answer.verb, other)
            if answer.verb == "accept":
                return True

    def alifer_allowed(self) -> bool:
        """Whether "Alifer?" may be asked: by agreement, before anybody has declared (B10)."""
        most = self.rules.alifer_max
        return (
            self.rules.alifer == "on"
            and not self.announced
            and (most == "none" or self.standing.alifers < most)
        )

    def declarations(self, seat: int) -> list[Action]:
        """What a seat may declare before the first card."""
        words = [
            Set(cards.bit_count(), rank).said(hidden=self.hides(rank))
            for rank, cards in self.sets[seat].items()
            if rank != "A"
        ]
        if self.is_blanche(seat):
            words.append("blanche")
        return [Action(f"declare {word}") for word in words if (seat, word) not in self.announced]

    def is_blanche(self, seat: int) -> bool:
        """No figure among the nine cards dealt; an ace is none."""
        return not any(card.rank in FIGURES for card in self.hands[seat])

    def is_bianka(self, seat: int) -> bool:
        """Neither figure nor ace among the nine cards dealt."""
        return self.is_blanche(seat) and not any(card.rank == "A" for card in self.hands[seat])

    def why_not_declared(self, action: Action) -> IllegalAction | None:
        """The rule against a declaration before the first card."""
        if action.verb == "alifer":
            return IllegalAction("no-alifer")
        if action.verb != "declare":
            return None
        seat = self.speaker
        word = action.words[0]
        if (seat, word) in self.announced:
            return IllegalAction("said-already", what=word)
        if word == "blanche":
            return IllegalAction("not-blanche")
        if word in ("bianka", "three-aces", "four-aces"):
            return IllegalAction("declared-in-play", what=word)
        return self.wrong_set(seat, word)

    def wrong_set(self, seat: int, word: str) -> IllegalAction:
        """Why the nine cards dealt are not the set named."""
        claim = read_set(word)
        if claim is None or claim.said(hidden=self.hides(claim.rank)) != word:
            return IllegalAction("no-such-declaration", what=word)
        held = self.sets[seat].get(claim.rank, 0).bit_count()
        ranks = term_of_rank(claim.rank)
        if held > claim.size:
            return IllegalAction("number-exact", ranks=ranks, held=held)
        return IllegalAction("set-not-held", ranks=ranks, number=claim.size)

    def announce(self, seat: int, word: str) -> None:
        """Declares: the rank is named, the suits are not (B12)."""
        self.announced.append((seat, word))
        self.tell_apart("declare", seat, [word], [outside(word)])

    # What may be said in the play

    def said_in_play(self, seat: int) -> list[Action]:
        """Aces before one's first ace, bianka to the last card, the question in trick two."""
        words: list[Action] = []
        aces = self.sets[seat].get("A", 0)
        if aces and aces & ~self.state.hand(self.place[seat]) == 0:
            word = Set(aces.bit_count(), "A").said()
            if (seat, word) not in self.announced:
                words.append(Action(f"declare {word}"))
        if (seat, "bianka") not in self.announced and self.is_bianka(seat):
            words.append(Action("declare bianka"))
        if self.state.tricks == 1 and seat not in self.asked and self.threes_of_other(seat):
            words.append(Action("ask"))
        return words

    def threes_of_other(self, seat: int) -> list[tuple[str, Set]]:
        """The opponent's declared sets of three whose fourth suit may be asked for (B13)."""
        ranks = {
            "figures": FIGURES,
            "figures_and_twos": (*FIGURES, "2"),
            "off": (),
        }[self.rules.ask_fourth]
        return [
            (word, claim)
            for other, word in self.announced
            if other != seat
            and (claim := read_set(word)) is not None
            and claim.size == 3
            and claim.rank in ranks
        ]

    def answer(self, seat: int) -> None:
        """The question for the fourth card: the answer names its suit and nothing else (B14)."""
        self.asked.add(seat)
        self.tell("ask", seat)
        for word, claim in self.threes_of_other(seat):
            other = self.other(seat)
            held = {card.suit for card in self.hands[other] if card.rank == claim.rank}
            missing = next(suit for suit in self.pack.suits if suit not in held)
            self.tell("answer", other, outside(word), missing)

    def why_not_said(self, action: Action) -> IllegalAction | None:
        seat = self.on_turn
        if action.verb == "ask":
            if self.rules.ask_fourth == "off":
                return IllegalAction("no-asking")
            if self.state.tricks != 1:
                return IllegalAction("ask-in-second-trick")
            return IllegalAction("asked-already" if seat in self.asked else "nothing-to-ask")
        if action.verb == "alifer":
            return IllegalAction("no-alifer")
        if action.verb != "declare":
            return None
        word = action.words[0]
        if (seat, word) in self.announced:
            return IllegalAction("said-already", what=word)
        if word == "bianka":
            return IllegalAction("not-bianka")
        claim = read_set(word)
        if claim is not None and claim.rank == "A":
            aces = self.sets[seat].get("A", 0)
            if aces and aces & ~self.state.hand(self.place[seat]):
                return IllegalAction("set-broken", ranks=term_of_rank("A"))
            return self.wrong_set(seat, word)
        if word == "blanche" or claim is not None:
            return IllegalAction("declare-too-late")
        return IllegalAction("no-such-declaration", what=word)

    # What it is worth

    def declared_worth(self, seat: int, word: str) -> tuple[int, int]:
        """The points of a declaration and the chips the opponent owes for it."""
        if word == "blanche":
            replaced = (seat, "bianka") in self.announced and not self.rules.bianka_stacks
            return (0, 0) if replaced else BLANCHE  # B15
        if word == "bianka":
            return BIANKA
        claim = read_set(word)
        assert claim is not None
        double = claim.size - 2
        if claim.rank != "A":
            return SET_POINTS[claim.rank] * double, SET_CHIPS * double
        lost = (self.sets[seat]["A"] & self.lost_by(seat)).bit_count()
        if not lost:
            return ACES_KEPT[claim.size], SET_CHIPS * double
        if lost == 1 and claim.size == 4 and self.rules.aces_partial != "flat":
            return ACES_KEPT[3], SET_CHIPS  # B17
        return ACES_LOST[claim.size], 0


class BulkaDeal(NineTricksDeal):
    """A deal for the cup: antes, payments, streak, Pro, and who plays next."""

    after: BulkaStanding

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
            if kind in CUP_PAYMENT:
                tricks = count if kind == ScoreKind.last_prizes else 1
                amount = CUP_PAYMENT[kind] * tricks * times
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
