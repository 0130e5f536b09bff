"""What the trick-taking games share: playing cards out in the kernel, and what that was worth."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from trappola.actions import Action
from trappola.cards import Card
from trappola.errors import IllegalAction
from trappola.events import Event
from trappola.games.base import Deal, Game
from trappola.games.worths import Bonus
from trappola.kernel import Refusal, ScoreKind, Stakes, TrickModel, TrickState
from trappola.options import Rules
from trappola.sheet import ScoreLine
from trappola.text import Cards, Term
from trappola.turn import Turn

RULE_OF = {
    Refusal.over: "play-over",
    Refusal.not_held: "not-held",
    Refusal.must_follow: "must-follow",
    Refusal.must_trump: "must-trump",
    Refusal.must_beat: "must-beat",
    Refusal.cannot_swap: "cannot-swap",
}

ITEM_OF = {
    ScoreKind.cards: ("captured-cards",),
    ScoreKind.last_trick: ("last-trick",),
    ScoreKind.last_prizes: (
        "last-trick-with-two",
        "last-two-tricks-with-twos",
        "last-three-tricks-with-twos",
    ),
    ScoreKind.first_prize: ("first-trick-with-two",),
    ScoreKind.prize: ("trick-with-two",),
    ScoreKind.all_tricks: ("all-tricks",),
}


class Claim(NamedTuple):
    """A declaration as it counts: the side of the kernel, the word, the cards as a word of bits."""

    side: int
    word: str
    cards: int


class TrickGame(Game):
    """A game whose cards are played in tricks."""

    @abstractmethod
    def play_model(self, rules: Rules) -> TrickModel:
        """How the cards are played and what that is worth, for the kernel."""

    @abstractmethod
    def stakes(self, rules: Rules, claims: Sequence[Claim]) -> Stakes:
        """What the deal is worth besides its tricks when this was declared, for the kernel."""

    def cup_payment(self, kind: ScoreKind, count: int) -> int:
        """The chips that the opponent pays into the cup for a line of the play."""
        return 0

    def bonuses(self, rules: Rules) -> Sequence[Bonus]:
        model = self.play_model(rules)

        def bonus(kind: ScoreKind, points: int, count: int = 1) -> Bonus:
            item = TrickDeal.item_of(kind, count)
            return Bonus(item, points, self.cup_payment(kind, count))

        result = [
            bonus(ScoreKind.last_prizes, points, count)
            for count, points in reversed([*enumerate(model.prize_last, 1)])
            if points
        ]
        if model.last_trick:
            result.append(bonus(ScoreKind.last_trick, model.last_trick))
        if model.prize_first != model.prize_any:
            result.append(bonus(ScoreKind.first_prize, model.prize_first))
        if model.prize_any:
            result.append(bonus(ScoreKind.prize, model.prize_any))
        if model.all_tricks:
            result.append(bonus(ScoreKind.all_tricks, model.all_tricks))
        return result


class TrickDeal(Deal):
    """A deal whose cards are played in tricks."""

    state: TrickState

    def start_play(
        self,
        model: TrickModel,
        seats: Sequence[int],
        leader: int,
        *,
        stock: Sequence[Card] = (),
        trump: str | None = None,
    ) -> None:
        """Hands the cards to the kernel. ``seats`` are the active ones in playing order."""
        self.playing = tuple(seats)
        self.place = {seat: place for place, seat in enumerate(seats)}
        self.state = TrickState(
            model,
            [self.pack.mask_of(self.hands[seat]) for seat in seats],
            [self.pack.number[card] for card in stock],
            -1 if trump is None else self.pack.suit_number(trump),
            self.place[leader],
        )

    @property
    def on_turn(self) -> int:
        """The seat that has to play."""
        return self.playing[self.state.to_act]

    @property
    def leading(self) -> bool:
        """Whether the seat on turn leads."""
        return self.state.on_table == 0

    @property
    def trick_number(self) -> int:
        """The trick in play, from 1."""
        return self.state.tricks + 1

    def holds(self, seat: int) -> tuple[Card, ...]:
        """The cards in a hand now."""
        return self.pack.cards_in(self.state.hand(self.place[seat]))

    def won_by(self, seat: int) -> int:
        """The cards in the tricks of a seat (and its partner), as a word of bits."""
        return self.state.taken(self.place[seat] & 1)

    def lost_by(self, seat: int) -> int:
        """The cards in the tricks of the other side, as a word of bits."""
        return self.state.taken(1 - (self.place[seat] & 1))

    def turn_to_play(self, words: Sequence[Action] = ()) -> Turn:
        """The turn of the seat that has to play, with what it may say before."""
        return Turn(
            self.on_turn, "play", words, play=self.state, plays=self.plays, reason=self.why_not
        )

    def play_card(self, action: Action) -> None:
        """Plays a card (or swaps the turn-up) and tells what came of it."""
        state = self.state
        number = self.plays.number[action.text]
        seat = self.playing[state.to_act]
        if action.card is None:
            turn_up = self.pack.text[state.stock[-1]]
            state.play(number)
            self.tell("swap", seat, turn_up, self.pack.text[state.stock[-1]])
            return
        completes = state.on_table == len(self.playing) - 1
        stock = state.stock if completes and state.open else []
        state.play(number)
        self.log.append(Event("play", seat, action.words))
        if not completes:
            return
        winner = self.playing[state.leader]
        self.tell("trick", winner)
        drawn = len(stock) - state.stock_left if stock else 0
        for place, card in enumerate(stock[:drawn]):
            drawer = winner if place == 0 else self.playing[1 - state.leader]
            text = self.pack.text[card]
            # The turn-up lies open until it is drawn.
            seen = text if place == len(stock) - 1 else "1"
            self.tell_apart("draw", drawer, [text], [seen])

    def why_not(self, action: Action) -> IllegalAction | None:
        """The rule that forbids an action which is not legal now."""
        if action.card is None:
            if action.verb == "swap":
                return IllegalAction("cannot-swap")
            return self.why_not_said(action)
        if action.card not in self.pack:
            return IllegalAction("card-not-in-pack", card=Cards(action.card.text))
        refusal = self.state.refusal(self.plays.number[action.text])
        table = self.state.table
        led = self.pack.by_number[table[0]].suit if table else action.card.suit
        return IllegalAction(
            RULE_OF[refusal], card=Cards(action.card.text), suit=self.pack.suit_term(led)
        )

    def why_not_said(self, action: Action) -> IllegalAction | None:
        """The rule that forbids saying this now; games with declarations tell more."""
        return None

    def play_lines(self) -> list[ScoreLine]:
        """What the play was worth, line by line, for seats or for sides."""
        return [
            ScoreLine(self.item_of(kind, count), self.scorer(side), points)
            for kind, side, points, count in self.state.score()
        ]

    @staticmethod
    def item_of(kind: ScoreKind, count: int) -> str:
        """The name of a line of the play."""
        items = ITEM_OF[kind]
        return items[count - 1] if len(items) > 1 else items[0]

    def scorer(self, side: int) -> int:
        """The seat (in partnership games the side) that scores for a side of the kernel."""
        return self.playing[side]


def term_of_rank(rank: str) -> Term:
    """The plural name of a rank: "kings"."""
    return Term(f"ranks-{rank}")
