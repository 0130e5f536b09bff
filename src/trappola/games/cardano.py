"""Trappola as Cardano tells it (Liber de ludo aleae, 1564, chapter XXIII).

Two players, 36 cards, no trumps. Nine cards each; who dislikes them changes the whole hand, as
far as the stock reaches. Sets are declared in the course of the play; the twos and the last
tricks are what the game is about. Rule ids (C1 …) are explained in ``docs/sources.md``.
"""

from __future__ import annotations

from collections.abc import Sequence

from trappola.actions import Action
from trappola.cards import TRAPPOLA, Card, Pack
from trappola.errors import IllegalAction
from trappola.games.base import Deal, Script, by_points, next_standing
from trappola.games.sets import Set, outside, read_set, sets_among
from trappola.games.tricks import Claim, TrickDeal, TrickGame, term_of_rank
from trappola.games.worths import Worth
from trappola.kernel import Duties, Stakes, TrickModel
from trappola.options import OpenValue, Option, Rules
from trappola.sheet import ScoreLine
from trappola.standing import Standing
from trappola.turn import Turn

CARD_POINTS = {"A": 6, "K": 5, "N": 4, "J": 3}
SET_POINTS = {"A": 12, "2": 10, "K": 6, "N": 6, "J": 6}
"""For three of a kind; four count double [Enc-pt][Knauer]."""

MODEL = TrickModel(
    pack=TRAPPOLA.mask,
    closed=Duties(follow=True),
    card_points={
        number: CARD_POINTS.get(card.rank, 0) for number, card in TRAPPOLA.by_number.items()
    },
    last_trick=6,
    # Totals, not additions: 26 is the 6 of the last trick and twice the 10 of a two (C11).
    prize_cards=TRAPPOLA.mask_of(card for card in TRAPPOLA if card.rank == "2"),
    prize_any=10,
    prize_first=10,
    prize_last=(26, 52, 78),
)


class Cardano(TrickGame):
    """Trappola after Cardano, for two."""

    name = "cardano"
    options = (
        Option("deal_packets", "5-4", ("4-5",), "C1", ("Enc-pt", "Cardano")),
        Option("exchange", "stock_limited", ("one_each", "none"), "C2", ("Enc-pt", "Cardano")),
        Option("discards_visible", "always", ("at_discard_only",), "C4", ("Enc-pt", "Cardano")),
        Option("declare_window", "before_play_of_set", ("before_first_card",), "C5", ("Enc-pt",)),
        Option("upgrade_three_to_four", False, (True,), "C6", ("Enc-pt",)),
        Option("allow_understate", False, (True,), "C8"),
        Option("forfeit_on_loss", "none", ("all", "aces_only"), "C10", ("Enc-pt",)),
        Option(
            "match",
            "target:100",
            (
                "single",
                OpenValue("even_deals:", least=2, step=2),
                OpenValue("target:"),
                "difference_paid",
            ),
            "C13",
            ("Knauer",),
        ),
        Option("first_dealer", "draw", ("fixed",), "C15"),
    )

    def pack(self, rules: Rules) -> Pack:
        return TRAPPOLA

    def play_model(self, rules: Rules) -> TrickModel:
        return MODEL

    def worths(self, rules: Rules) -> Sequence[Worth]:
        return [
            Worth(rank, size, points * (size - 2))
            for rank, points in SET_POINTS.items()
            for size in (3, 4)
        ]

    def stakes(self, rules: Rules, claims: Sequence[Claim]) -> Stakes:
        base = [0, 0]
        captures = []
        for side, word, cards in claims:
            claim = read_set(word) or Set(3 if word.startswith("three") else 4, "K")
            held = cards.bit_count()
            if may_be_lost(rules, claim.rank):
                worth = [claim_worth(claim, lost=lost > 0) for lost in range(held + 1)]
                captures.append((cards, 1 - side, side, worth))
            else:
                base[side] += claim_worth(claim)
            if rules.upgrade_three_to_four and held == 3:
                fourth = all_of(claim.rank) & ~cards
                more = claim_worth(claim, fourth=True) - claim_worth(claim)
                captures.append((fourth, side, side, [0, more]))
        return Stakes(base=base, captures=captures)

    def target(self, rules: Rules) -> int | None:
        return rules.number_after("match", "target:")

    def deal(self, rules: Rules, standing: Standing, dealer: int, pack: Sequence[Card]) -> Deal:
        return CardanoDeal(rules, standing, dealer, TRAPPOLA, pack)

    def settle(self, rules: Rules, standing: Standing, deal: Deal) -> Standing:
        """Adds the points and looks whether the match is over (C13)."""
        assert deal.sheet is not None
        points = tuple(sum(pair) for pair in zip(standing.points, deal.sheet.points, strict=True))
        ahead = by_points(points)
        target = self.target(rules)
        deals = rules.number_after("match", "even_deals:")
        if target is not None:
            over = max(points) >= target and ahead is not None
        elif deals is not None:
            over = standing.deals + 1 == deals
        else:
            over = rules.match == "single"
        return next_standing(
            standing,
            deal.sheet,
            points=points,
            dealer=1 - deal.dealer,  # the opponent deals next
            over=over,
            winner=ahead if over else None,
        )


class CardanoDeal(TrickDeal):
    """One deal: packets, exchange, nine tricks with declarations."""

    def script(self) -> Script:
        elder = 1 - self.dealer
        packets = (5, 4) if self.rules.deal_packets == "5-4" else (4, 5)
        self.claimed: dict[tuple[int, str], Set] = {}
        self.deal_packets((elder, self.dealer), packets)
        yield from self.exchange(elder, self.dealer)
        self.start_play(MODEL, (0, 1), elder)  # the opponent of the dealer leads
        self.sets = {seat: sets_among(self.pack, self.hands[seat]) for seat in (0, 1)}
        while not self.state.over:
            seat = self.on_turn
            action = yield self.turn_to_play(self.claims(seat))
            if action.verb == "declare":
                self.claim(seat, action.words[0])
            else:
                self.play_card(action)
        self.score()

    # The exchange

    def exchange(self, elder: int, dealer: int) -> Script:
        """Elder, then dealer, may change the whole hand as far as the stock reaches (C2)."""
        most = {"stock_limited": 2, "one_each": 1, "none": 0}[self.rules.exchange]
        for seat in (elder, dealer):
            for _ in range(most):
                if len(self.stock) < 9:
                    break
                words = (Action("exchange"), Action("keep"))
                action = yield Turn(seat, "exchange", words)
                if action.verb == "keep":
                    self.tell("keep", seat)
                    break
                # The old hand is laid open on the table and never taken back (C4).
                self.tell("expose", seat, *self.in_order(self.hands[seat]))
                self.hands[seat] = []
                self.give(seat, 9, "draw")
                if self.rules.discards_visible == "at_discard_only":
                    self.tell("cover", seat)

    # Declarations

    def claims(self, seat: int) -> list[Action]:
        """The sets a seat may declare before it plays a card."""
        claims: list[Action] = []
        for rank, cards in self.sets[seat].items():
            held = cards.bit_count()
            sizes = (3, 4) if held == 4 and self.rules.allow_understate else (held,)
            for size in sizes:
                claim = Set(size, rank)
                if self.forbidden(seat, claim) is None:
                    claims.append(said(claim))
        return claims

    def forbidden(self, seat: int, claim: Set) -> IllegalAction | None:
        """The rule against a claim, None if it may be made."""
        ranks = term_of_rank(claim.rank)
        cards = self.sets[seat].get(claim.rank, 0)
        if self.rules.declare_window == "before_first_card" and self.trick_number > 1:
            return IllegalAction("declare-too-late")
        if (seat, claim.rank) in self.claimed:
            return IllegalAction("declared-already", ranks=ranks)
        if cards.bit_count() < claim.size:
            return IllegalAction("set-not-held", ranks=ranks, number=claim.size)
        if cards & ~self.state.hand(seat):
            return IllegalAction("set-broken", ranks=ranks)  # C7
        if cards.bit_count() > claim.size and not self.rules.allow_understate:
            return IllegalAction("number-exact", ranks=ranks, held=4)  # C8
        if claim.size == 3 and all_of(claim.rank) & self.state.taken(seat):
            return IllegalAction("fourth-captured", ranks=ranks)  # C6
        return None

    def why_not_said(self, action: Action) -> IllegalAction | None:
        if action.verb != "declare":
            return None
        claim = read_set(action.words[0])
        if claim is None or action != said(claim):
            return IllegalAction("no-such-declaration", what=action.words[0])
        return self.forbidden(self.on_turn, claim)

    def claim(self, seat: int, word: str) -> None:
        """Declares: the others hear "three figures" without the rank, aces are named."""
        claim = read_set(word)
        assert claim is not None
        self.claimed[seat, claim.rank] = claim
        self.tell_apart("declare", seat, [word], [outside(word)])

    # The score sheet

    def score(self) -> None:
        """Cards, tricks and declarations; hidden ranks are told now."""
        lines = self.play_lines()
        for (seat, rank), claim in self.claimed.items():
            word = said(claim).words[0]
            if rank != "A":
                self.tell("reveal", seat, word)
            lines.append(ScoreLine(word, seat, self.worth(seat, claim)))
        totals = [sum(line.points for line in lines if line.seat == seat) for seat in (0, 1)]
        winner = by_points(totals)
        if self.rules.match == "difference_paid":
            difference = totals[0] - totals[1]
            lines.append(ScoreLine("difference", 0, chips=difference))
            lines.append(ScoreLine("difference", 1, chips=-difference))
        self.finish(lines, winner, (0, 1))

    def worth(self, seat: int, claim: Set) -> int:
        """What a claim counts at the end."""
        mine = self.sets[seat][claim.rank]
        # Only cards the claimant held can be lost, not a fourth he never had (C10).
        lost = may_be_lost(self.rules, claim.rank) and mine & self.state.taken(1 - seat)
        # The fourth came from the opponent and lies in the claimant's tricks (C6).
        fourth = all_of(claim.rank) & ~mine & self.state.taken(seat)
        upgraded = self.rules.upgrade_three_to_four and mine.bit_count() == 3 and fourth
        return claim_worth(claim, lost=bool(lost), fourth=bool(upgraded))


def all_of(rank: str) -> int:
    """The four cards of a rank as a word of bits."""
    return TRAPPOLA.mask_of(card for card in TRAPPOLA if card.rank == rank)


def may_be_lost(rules: Rules, rank: str) -> bool:
    """Whether a claim counts nothing once a card of it is lost (C10)."""
    forfeit = rules.forfeit_on_loss
    return forfeit == "all" or (forfeit == "aces_only" and rank == "A")


def claim_worth(claim: Set, *, lost: bool = False, fourth: bool = False) -> int:
    """What a claim counts, with a card of it lost, or with the fourth won (C6, C10)."""
    return 0 if lost else SET_POINTS[claim.rank] * (claim.size + fourth - 2)


def said(claim: Set) -> Action:
    """The words: "three aces", but "three figures" for every other rank."""
    return Action(f"declare {claim.said(hidden=claim.rank != 'A')}")
