"""Svoyi Kozyri, "own trumps": a game for two in which nothing is hidden.

Each seat has its own trump suit; both hands mirror each other. Who gets rid of all cards first
wins. Form A (one card a turn) is Dal Monte's; form B (cover and lead), played as Challenge, is
what the other sources tell. Rule ids (S1 …) are explained in ``docs/sources.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from trappola.actions import Action
from trappola.cards import Card, Pack
from trappola.errors import IllegalAction
from trappola.games.base import Deal, Game, Script, by_points, next_standing
from trappola.kernel import DRAW, PileModel, PileState, Refusal
from trappola.options import OpenValue, Option, Rules
from trappola.sheet import ScoreLine
from trappola.standing import Standing
from trappola.text import Cards
from trappola.turn import Turn

if TYPE_CHECKING:
    from trappola.oracle import Oracle
    from trappola.view import View

RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
COLOURS = ({"s", "c"}, {"h", "d"})

RULE_OF = {
    Refusal.over: "play-over",
    Refusal.not_held: "not-held",
    Refusal.must_beat: "must-beat-top",
    Refusal.cannot_take: "nothing-to-take",
}


class Svoyi(Game):
    """Svoyi Kozyri for two, in both forms."""

    name = "svoyi"
    open_hands = True
    options = (
        Option("turn_form", "single", ("cover_and_lead",), "S1", ("Dal Monte", "Eureka", "Pagat")),
        Option(
            "low_trump_on_own_trump",
            True,
            (False,),
            "S2",
            ("Dal Monte", "Eureka", "Unicamp"),
            default_from=lambda given: given.get("turn_form", "single") == "single",
        ),
        Option("starter", "non_dealer", ("dealer",), "S3", ("Dal Monte", "Unex", "Wiki-en")),
        Option("mirror", "trump_to_trump", ("crossed",), "S5", ("Dal Monte", "Wiki-en")),
        Option("repetition", "draw_on_3", ("draw_on_2", "off"), "S6"),
        Option(
            "max_turns", "none", (OpenValue(), OpenValue("fewer_cards_wins:")), "S6", ("Unicamp",)
        ),
        Option("last_card_must_stand", False, (True,), "S8", ("Dal Monte",)),
        Option("ranks", 6, (OpenValue(least=7, most=13),), "S10", ("Dal Monte", "Wiki-en")),
        Option("suit_choice", "free", ("by_colour",), "S11", ("Dal Monte", "Unicamp", "Unex")),
        Option("match", "single", (OpenValue("best_of:"),), "S13"),
        Option("first_dealer", "draw", ("fixed",), "S13", ("Dal Monte",)),
    )

    def __init__(self) -> None:
        self._packs: dict[int, Pack] = {}

    def pack(self, rules: Rules) -> Pack:
        """The highest ranks of a French pack, ace high (S10)."""
        ranks = rules.ranks
        if ranks not in self._packs:
            self._packs[ranks] = Pack("french", RANKS[:ranks])
        return self._packs[ranks]

    def play_model(self, rules: Rules, trumps: Sequence[str]) -> PileModel:
        """The game's beating and taking, for the kernel; ``trumps`` are the two seats' suits."""
        pack = self.pack(rules)
        fewer = rules.number_after("max_turns", "fewer_cards_wins:")
        return PileModel(
            pack=pack.mask,
            trumps=(pack.suit_number(trumps[0]), pack.suit_number(trumps[1])),
            cover_and_lead=rules.turn_form == "cover_and_lead",
            low_trump=rules.low_trump_on_own_trump,
            last_card_stands=rules.last_card_must_stand,
            repetition={"draw_on_3": 3, "draw_on_2": 2, "off": 0}[rules.repetition],
            max_actions=fewer or (0 if rules.max_turns == "none" else rules.max_turns),
            fewer_wins=fewer is not None,
        )

    def oracle(self, rules: Rules, *, lookup: bool = True) -> Oracle | None:
        """The solved game: by its tables, or as far as a search can prove."""
        from trappola.svoyi.oracle import oracle_for

        return oracle_for(rules, lookup=lookup)

    def state_of(self, view: View) -> PileState:
        """The position that the seat on turn sees, for the kernel; repetitions begin with it."""
        assert view.to_act is not None
        pile = [view.pack.number[card] for card in view.pile]
        return PileState(
            self.play_model(self.rules(view.setup.options), (view.trumps[0], view.trumps[1])),
            view.known[0],
            view.known[1],
            view.to_act,
            pile,
            must_lead=view.prompt == "lead" and bool(pile),
        )

    def deal(self, rules: Rules, standing: Standing, dealer: int, pack: Sequence[Card]) -> Deal:
        return SvoyiDeal(self, rules, standing, dealer, pack)

    def settle(self, rules: Rules, standing: Standing, deal: Deal) -> Standing:
        """Counts games won; the dealer alternates (S13)."""
        assert deal.sheet is not None
        points = tuple(sum(pair) for pair in zip(standing.points, deal.sheet.points, strict=True))
        games = rules.number_after("match", "best_of:") or 1
        over = max(points) * 2 > games or standing.deals + 1 == games
        return next_standing(
            standing,
            deal.sheet,
            points=points,
            dealer=1 - deal.dealer,
            over=over,
            winner=by_points(points) if over else None,
        )


class SvoyiDeal(Deal):
    """One deal: suits, the mirror deal, then beating and taking until a hand is empty."""

    state: PileState

    def __init__(
        self, game: Svoyi, rules: Rules, standing: Standing, dealer: int, cards: Sequence[Card]
    ) -> None:
        super().__init__(rules, standing, dealer, game.pack(rules), cards)
        self.game = game

    def script(self) -> Script:
        dealer, other = self.dealer, 1 - self.dealer
        # The suits are chosen before the cards are seen (S12), the dealer first.
        self.trumps: dict[int, str] = {}
        self.seconds: dict[int, str] = {}
        for seat in (dealer, other):
            action = yield Turn(seat, "suits", self.suit_choices(), reason=self.why_not)
            self.trumps[seat], self.seconds[seat] = action.words
            self.tell("suits", seat, *action.words)
        self.mirror_deal()
        self.state = PileState(
            self.game.play_model(self.rules, (self.trumps[0], self.trumps[1])),
            self.pack.mask_of(self.hands[0]),
            self.pack.mask_of(self.hands[1]),
            other if self.rules.starter == "non_dealer" else dealer,
        )
        while not self.state.over:
            seat = self.state.to_act
            prompt = "lead" if self.state.must_lead or not self.state.pile else "beat"
            action = yield Turn(
                seat, prompt, play=self.state, plays=self.plays, reason=self.why_not
            )
            self.state.play(self.plays.number[action.text])
            self.tell("pile" if action.card is not None else "take", seat, *action.words)
        self.score()

    def suit_choices(self) -> list[Action]:
        """Trump and second suit out of those that are left (S11)."""
        chosen = {*self.trumps.values(), *self.seconds.values()}
        left = [suit for suit in self.pack.suits if suit not in chosen]
        return [
            Action(f"suits {trump} {second}")
            for trump in left
            for second in left
            if trump != second and (self.rules.suit_choice == "free" or {trump, second} in COLOURS)
        ]

    def mirror_deal(self) -> None:
        """Half the pack is laid open; from it follow both hands, each the mirror of the other."""
        dealer, other = self.dealer, 1 - self.dealer
        half = self.stock[: len(self.stock) // 2]
        self.tell("lay", dealer, *(card.text for card in half))
        own = (self.trumps[dealer], self.seconds[dealer])
        kept = [card for card in half if card.suit in own]
        self.tell("keep-own", dealer, *self.in_order(kept))
        back = [card for card in half if card.suit not in own]
        self.tell("put-back", dealer, *self.in_order(back))
        # The opponent takes the cards that correspond to those the dealer kept (S5) …
        twin = {
            self.trumps[dealer]: self.trumps[other],
            self.seconds[dealer]: self.seconds[other],
        }
        if self.rules.mirror == "crossed":
            twin = {
                self.trumps[dealer]: self.seconds[other],
                self.seconds[dealer]: self.trumps[other],
            }
        twins = [Card(card.rank + twin[card.suit]) for card in kept]
        self.tell("take-twins", other, *self.in_order(twins))
        # … and all cards of the dealer's suits that are left; what remains is the dealer's.
        rest = [card for card in self.pack if card.suit in own and card not in kept]
        self.tell("take-rest", other, *self.in_order(rest))
        self.hands[other] = [*twins, *rest]
        self.hands[dealer] = [card for card in self.pack if card not in self.hands[other]]
        self.stock = []
        for seat in (dealer, other):
            self.tell("dealt", seat, *self.in_order(self.hands[seat]))

    def why_not(self, action: Action) -> IllegalAction | None:
        """The rule that forbids an action which is not legal now."""
        if action.verb == "suits":
            if len(self.trumps) == 2 and hasattr(self, "state"):
                return None
            return IllegalAction(
                "suits-not-free", choices=[each.text for each in self.suit_choices()]
            )
        if not hasattr(self, "state"):
            return None
        number = self.plays.number.get(action.text)
        if number is None:
            if action.card is not None:
                return IllegalAction("card-not-in-pack", card=Cards(action.card.text))
            return None
        if action.verb == "swap":
            return None
        top = self.pack.text[self.state.pile[-1]] if self.state.pile else ""
        card = action.card.text if action.card is not None else ""
        return IllegalAction(RULE_OF[self.state.refusal(number)], card=Cards(card), top=Cards(top))

    def score(self) -> None:
        """The winner has one game, the loser none; a draw gives nothing."""
        winner = None if self.state.winner == DRAW else self.state.winner
        lines = [] if winner is None else [ScoreLine("game", winner, 1)]
        self.finish(lines, winner, (0, 1))
