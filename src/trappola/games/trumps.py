"""What the classica for two and the game for four share: declarations, trumps, score, match.

Rule ids (K1 …) are explained in ``docs/sources.md``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from trappola.actions import Action
from trappola.cards import Card, Pack
from trappola.errors import IllegalAction
from trappola.games.base import Deal, Script, by_points, next_standing
from trappola.games.combinations import (
    RUN_POINTS,
    SET_POINTS,
    Combination,
    best_of,
    combinations_in,
    disjoint,
    minus_one,
)
from trappola.games.tricks import Claim, TrickDeal, TrickGame
from trappola.games.worths import Bonus, Worth
from trappola.kernel import Duties, Stakes, TrickModel
from trappola.options import Clash, OpenValue, Option, Rules
from trappola.sheet import ScoreLine
from trappola.standing import Standing
from trappola.turn import Turn

CARD_POINTS = {"A": 6, "K": 5, "N": 4, "J": 3, "2": 2}
CZECH_POINTS = {"A": 5, "K": 4, "N": 3, "J": 2}
LAST_TRICK = 6
SCHNEIDER = 6
SCHWARZ = 12
SHUT_OUT = {"schneider": SCHNEIDER, "schwarz": SCHWARZ}
WEB = ("Web-it", "Web-es")

TURNUP_SWAP = Option("turnup_swap", "off", ("seven", "two"), "K16")
"""Of the game with a stock."""

TRUMP_GAME = (
    Option("values", "base", ("czech",), "variant-a", WEB),
    Option("twos", "with", ("without",), "variant-f", WEB),
    Option("declarations", "on", ("off", "mandatory"), "K11", WEB),
    Option("declare_window", "before_first_card", ("at_first_lead",), "K6", WEB),
    Option("declaration_timing", "end", ("immediate_race",), "K5", WEB),
    Option("forfeit", "off", ("whole_combination", "share"), "K7", WEB),
    Option("runs", "court", ("any_adjacent",), "K8", WEB),
    Option("card_in_two_combos", True, (False,), "K10"),
    Option("show_declared", "cards", ("rank_only",), "K19", WEB),
    Option("two_rank", "fifth", ("lowest",), "K1", WEB),
    Option("overtrump", "off", ("trump_led_or_trumped", "head_always"), "K2", WEB),
    Option("match_scoring", "margin", ("full_points", "fixed_1", "fixed_2"), "K3", WEB),
    Option("target", 60, (30, 100, OpenValue()), "K17", WEB),
    Option(
        "schneider",
        "by_declarations",
        ("always_6", "always_12", OpenValue("german:<")),
        "K12",
        WEB,
    ),
    TURNUP_SWAP,
    Option("next_dealer", "alternate", ("loser", "winner"), "K14"),
    Option("first_dealer", "draw", ("fixed",), "K14"),
    Option("czech_two", 1, (2, 0), "variant-a"),
    Option("czech_declaration_values", "base", ("minus_one_per_level",), "variant-a"),
)
"""The options that the game for two and the game for four share."""


class TrumpGame(TrickGame):
    """What the game for two and the game for four share: pack, worth of cards, match."""

    clashes = (Clash(("turnup_swap", "two"), ("twos", "without")),)

    def __init__(self) -> None:
        self._packs: dict[tuple[str, ...], Pack] = {}
        self._models: dict[tuple[object, ...], TrickModel] = {}

    def pack(self, rules: Rules) -> Pack:
        """36 cards, or 32 without twos; the two ranks fifth or lowest (K1)."""
        ranks: tuple[str, ...] = ("A", "K", "N", "J", "2", "10", "9", "8", "7")
        if rules.two_rank == "lowest":
            ranks = ("A", "K", "N", "J", "10", "9", "8", "7", "2")
        if rules.twos == "without":
            ranks = tuple(rank for rank in ranks if rank != "2")
        if ranks not in self._packs:
            self._packs[ranks] = Pack("italian", ranks)
        return self._packs[ranks]

    def card_points(self, rules: Rules) -> dict[str, int]:
        """The worth of each rank."""
        if rules["values"] == "czech":
            return {**CZECH_POINTS, "2": rules.czech_two}
        return CARD_POINTS

    def worths(self, rules: Rules) -> Sequence[Worth]:
        if rules.declarations == "off":
            return ()
        less = minus_one(rules)
        sets = [
            Worth(rank, size, (points - less) * (size - 2))
            for rank, points in SET_POINTS.items()
            for size in (3, 4)
        ]
        return [*sets, *(Worth("run", size, RUN_POINTS * (size - 2)) for size in (3, 4))]

    def bonuses(self, rules: Rules) -> Sequence[Bonus]:
        return [
            *super().bonuses(rules),
            Bonus("schneider", SCHNEIDER),
            Bonus("schwarz", SCHWARZ),
        ]

    def duties(self, rules: Rules) -> Duties:
        """The closed phase: follow suit, void in it trump; to play higher only if agreed (K2)."""
        return Duties(
            follow=True,
            trump_if_void=True,
            beat_trump=rules.overtrump == "trump_led_or_trumped",
            beat_head=rules.overtrump == "head_always",
        )

    def play_model(self, rules: Rules) -> TrickModel:
        """The game's tricks, for the kernel."""
        key = tuple(rules.values())
        if key not in self._models:
            self._models[key] = self.make_model(rules)
        return self._models[key]

    @abstractmethod
    def make_model(self, rules: Rules) -> TrickModel:
        """Fills the kernel's model from the rules."""

    def worth_by_number(self, rules: Rules) -> dict[int, int]:
        """The worth of each card, by its number."""
        points = self.card_points(rules)
        return {
            number: points.get(card.rank, 0) for number, card in self.pack(rules).by_number.items()
        }

    def stakes(self, rules: Rules, claims: Sequence[Claim]) -> Stakes:
        base = [0, 0]
        captures = []
        for side, word, cards in claims:
            found = combinations_in(rules, self.pack(rules), self.pack(rules).cards_in(cards))
            run = word.startswith("run(")
            points = next(each.points for each in found if each.is_run == run)
            base[side] += points
            size = cards.bit_count()
            lost = [-forfeit(rules, points, size, captured) for captured in range(size + 1)]
            if any(lost):
                captures.append((cards, 1 - side, side, lost))
        # A side without a trick has lost all that it declared, where that can be lost.
        kept = base if rules.forfeit == "off" else [0, 0]
        least = rules.number_after("schneider", "german:<")
        return Stakes(
            base=base,
            captures=captures,
            no_trick=[SHUT_OUT[without_trick(rules, declared)] for declared in kept],
            few_points=(SCHNEIDER, SCHNEIDER) if least is not None else (0, 0),
            least=least or 0,
        )

    def target(self, rules: Rules) -> int | None:
        target: int = rules.target
        return target

    def gained(self, rules: Rules, points: Sequence[int]) -> tuple[int, ...]:
        """All points, the margin for who has more, or a fixed number for him (K3)."""
        if rules.match_scoring == "full_points":
            return tuple(points)
        winner = by_points(points)
        gained = [0, 0]
        if winner is not None:
            fixed = {"fixed_1": 1, "fixed_2": 2}
            margin = points[winner] - points[1 - winner]
            gained[winner] = fixed.get(rules.match_scoring, margin)
        return tuple(gained)

    def settle(self, rules: Rules, standing: Standing, deal: Deal) -> Standing:
        """Adds to the match score and looks whether the target is reached (K3, K17, K18)."""
        assert deal.sheet is not None and isinstance(deal, TrumpDeal)
        winner = deal.sheet.winner
        gained = self.gained(rules, deal.sheet.points)
        points = tuple(map(sum, zip(standing.points, gained, strict=True)))
        ahead = by_points(points)
        over = deal.race_won is not None or (max(points) >= rules.target and ahead is not None)
        champion = deal.race_won if deal.race_won is not None else ahead
        return next_standing(
            standing,
            deal.sheet,
            points=points,
            dealer=self.next_dealer(rules, deal, winner),
            over=over,
            winner=champion if over else None,
        )

    def next_dealer(self, rules: Rules, deal: Deal, winner: int | None) -> int:
        """The deal passes on, or goes to the first seat to the left on the side agreed (K14)."""
        left = [(deal.dealer + step) % deal.seats for step in range(1, deal.seats + 1)]
        if winner is None or rules.next_dealer == "alternate":
            return left[0]
        side = winner if rules.next_dealer == "winner" else 1 - winner
        return next(seat for seat in left if seat % 2 == side)


class TrumpDeal(TrickDeal):
    """Declarations, tricks with trumps, and their score, for two seats or two sides.

    A seat belongs to side ``seat % 2``; with two seats the side is the seat.
    """

    def __init__(
        self, game: TrumpGame, rules: Rules, standing: Standing, dealer: int, pack: Sequence[Card]
    ) -> None:
        super().__init__(rules, standing, dealer, game.pack(rules), pack)
        self.model = game.play_model(rules)
        self.from_elder = tuple((dealer + step) % self.seats for step in range(1, self.seats + 1))
        self.declared: list[tuple[int, Combination]] = []
        self.found: dict[int, list[Combination]] = {}
        self.race_won: int | None = None

    def scorer(self, side: int) -> int:
        return side

    # Declarations

    def declaring(self) -> Script:
        """The round before the first card; ends the deal if it decides a race (K5, K6, K11)."""
        self.found = {
            seat: combinations_in(self.rules, self.pack, self.hands[seat])
            for seat in self.from_elder
        }
        if self.rules.declarations == "mandatory":
            for seat in self.from_elder:
                for each in best_of(self.found[seat], overlap=self.rules.card_in_two_combos):
                    self.declare(seat, each)
                if self.race_decided(seat):
                    return
        if self.rules.declarations != "on" or self.rules.declare_window == "at_first_lead":
            return
        for seat in self.from_elder:
            self.speaker = seat
            while True:
                words = [*self.declarations(seat), Action("done")]
                action = yield Turn(seat, "declare", words, reason=self.why_not_declared)
                if action.verb == "done":
                    self.tell("done", seat)
                    break
                self.declare(seat, self.named(seat, action))
                if self.race_decided(seat):
                    return

    def declarations(self, seat: int) -> list[Action]:
        """What a seat may still declare."""
        mine = [each for owner, each in self.declared if owner == seat]
        return [
            Action(f"declare {each.word}")
            for each in self.found[seat]
            if not any(self.excludes(old, each) for old in mine)
        ]

    def excludes(self, old: Combination, new: Combination) -> bool:
        """Whether one declaration forbids another: a rank or a run counts once (K9, K10)."""
        if old.is_run == new.is_run or not self.rules.card_in_two_combos:
            return not disjoint((old, new))
        return False

    def named(self, seat: int, action: Action) -> Combination:
        """The combination of a seat that an action names."""
        return next(each for each in self.found[seat] if each.word == action.words[0])

    def declare(self, seat: int, combination: Combination) -> None:
        """Declares; the others see the cards, or hear the ranks only (K19)."""
        self.declared.append((seat, combination))
        cards = [card.text for card in combination.cards]
        if self.rules.show_declared == "cards":
            self.tell("declare", seat, combination.word, *cards)
            return
        ranks = "".join(card.rank for card in combination.cards)
        heard = combination.word if "(" not in combination.word else f"run({ranks})"
        self.tell_apart("declare", seat, [combination.word, *cards], [heard])

    def why_not_declared(self, action: Action) -> IllegalAction | None:
        """The rule against a declaration that is not legal."""
        if action.verb != "declare":
            return None
        return self.wrong_declaration(self.speaker, action.words[0])

    def wrong_declaration(self, seat: int, word: str) -> IllegalAction:
        """Why a seat cannot declare this."""
        if any(owner == seat and each.word == word for owner, each in self.declared):
            return IllegalAction("said-already", what=word)
        if any(each.word == word for each in self.found[seat]):
            return IllegalAction("card-in-two", what=word)
        return IllegalAction("combination-not-held", what=word)

    def race_decided(self, seat: int) -> bool:
        """Whether a declaration has carried the side to the target (K5)."""
        if self.rules.declaration_timing != "immediate_race":
            return False
        if self.rules.match_scoring != "full_points":
            return False
        side = seat % 2
        made = sum(each.points for owner, each in self.declared if owner % 2 == side)
        if made == 0 or self.standing.points[side] + made < self.rules.target:
            return False
        self.race_won = side
        lines = [ScoreLine(each.word, owner % 2, each.points) for owner, each in self.declared]
        self.finish(lines, side, (0, 1))
        return True

    # The play

    def tricks(self, leader: int, stock: Sequence[Card], trump: str | None) -> Script:
        """The tricks to the last one, then the score sheet."""
        self.start_play(self.model, range(self.seats), leader, stock=stock, trump=trump)
        self.start_hands = {seat: self.pack.mask_of(self.hands[seat]) for seat in range(self.seats)}
        self.has_led: set[int] = set()
        while not self.state.over:
            seat = self.on_turn
            turn = self.turn_to_play(self.said_in_play(seat))
            action = yield turn
            if action in turn.words:
                self.say(seat, action)
                if self.race_decided(seat):
                    return
                continue
            if self.leading and action.card is not None:
                self.has_led.add(seat)
            self.play_card(action)
        self.score()

    def say(self, seat: int, action: Action) -> None:
        """What is said on a turn before the card: a declaration."""
        self.declare(seat, self.named(seat, action))

    def said_in_play(self, seat: int) -> list[Action]:
        """Declarations before one's first lead, of cards dealt and still held (K6)."""
        if self.rules.declare_window != "at_first_lead" or self.rules.declarations != "on":
            return []
        if seat in self.has_led:
            return []
        still = self.start_hands[seat] & self.state.hand(seat)
        self.found[seat] = combinations_in(self.rules, self.pack, self.pack.cards_in(still))
        return self.declarations(seat)

    def why_not_said(self, action: Action) -> IllegalAction | None:
        if action.verb != "declare":
            return None
        late = self.rules.declare_window != "at_first_lead" or self.on_turn in self.has_led
        if late or self.rules.declarations != "on":
            return IllegalAction("declare-too-late")
        return self.wrong_declaration(self.on_turn, action.words[0])

    # The score sheet

    def score(self) -> None:
        """Cards, last trick, declarations and what is forfeited, schneider or schwarz."""
        lines = self.play_lines()
        for seat, each in self.declared:
            side = seat % 2
            lines.append(ScoreLine(each.word, side, each.points))
            lost = self.forfeited(side, each)
            if lost:
                lines.append(ScoreLine(f"forfeit-{each.word}", side, -lost))
        lines += self.shut_out(lines)
        totals = [sum(line.points for line in lines if line.seat == side) for side in (0, 1)]
        self.finish(lines, by_points(totals), (0, 1))

    def forfeited(self, side: int, combination: Combination) -> int:
        """What a declaration loses for members in the other side's tricks (K7)."""
        captured = (combination.mask & self.state.taken(1 - side)).bit_count()
        return forfeit(self.rules, combination.points, len(combination.cards), captured)

    def shut_out(self, lines: Sequence[ScoreLine]) -> list[ScoreLine]:
        """The bonus against a side without a trick, or with too few points (K12)."""
        fewer_than = self.rules.number_after("schneider", "german:<")
        result = []
        for side in (0, 1):
            of_side = [line for line in lines if line.seat == side]
            declared = sum(
                line.points for line in of_side if line.item not in ("captured-cards", "last-trick")
            )
            if self.state.tricks_won(side) == 0:
                item = without_trick(self.rules, declared)
            elif fewer_than is not None and sum(line.points for line in of_side) < fewer_than:
                item = "schneider"
            else:
                continue
            result.append(ScoreLine(item, 1 - side, SHUT_OUT[item]))
        return result


def forfeit(rules: Rules, points: int, size: int, captured: int) -> int:
    """What a declaration of so many cards loses when some are captured (K7)."""
    if rules.forfeit == "off" or not captured:
        return 0
    return points if rules.forfeit == "whole_combination" else points * captured // size


def without_trick(rules: Rules, declared: int) -> str:
    """The bonus against a side without a trick, by what its declarations count (K12)."""
    rule = rules.schneider
    kept = rule == "always_6" or (rule == "by_declarations" and declared > 0)
    return "schneider" if kept else "schwarz"
