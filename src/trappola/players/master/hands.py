"""What the Master decides by its hand: exchange, trumps, Alifer.

Each choice is made in worlds that agree with the view, and each world is valued: solved with open
hands, or played out where that takes too long. The others go on as the Club player would.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from random import Random

from trappola.actions import Action
from trappola.cards import Card
from trappola.games.combinations import best_of, combinations_in
from trappola.games.sets import Set, sets_among
from trappola.games.tricks import Claim
from trappola.games.trumps import TrumpGame
from trappola.kernel import Solver, TrickModel, TrickState, Worlds, search
from trappola.knowledge import Knowledge
from trappola.players import hands as thumb
from trappola.players.master.aims import table_for, unit_of
from trappola.players.master.effort import Effort
from trappola.players.master.searching import solvable
from trappola.players.reason import Reason
from trappola.players.why.search import of_choice
from trappola.view import View

SHARE = 0.5
"""The part of the time for a move that is spent on a word."""
LEAST, MOST = 24, 400
"""Worlds valued for a decision."""
PLAYOUTS = 120
"""Iterations for a world that is not solved."""
CHOICES = 6
"""Exchanges that are looked at: the best by rules of thumb."""
ASKS, ACCEPTS = 0.3, 0.4
"""With a smaller chance to win the deal another one is asked for, or agreed to."""
WHOLE = 9
DOUBT = 5
"""Of the poor hands that another is said to have kept one in so many is believed."""


class Valuing:
    """Values worlds for one decision.

    Args:
        view: of the seat that decides.
    """

    def __init__(self, view: View, effort: Effort) -> None:
        self.view = view
        self.effort = effort
        self.knowledge = Knowledge.from_view(view)
        self.seat = self.knowledge.seat
        self.model = self.knowledge.model
        self.other = next(seat for seat in self.knowledge.playing if self.against(seat))
        self.pack = view.pack
        self.game, self.rules = self.knowledge.game, self.knowledge.rules
        playing = self.knowledge.playing
        self.table = table_for(view, (playing[0], playing[1]), effort.aim)
        self.unit = unit_of(view, effort.aim)
        self.random = Random(effort.seed)
        self.solver = Solver(1 << 16)

    def against(self, seat: int) -> bool:
        """Whether a seat is on the other side."""
        return (seat - self.seat) % 2 == 1 if self.model.seats == 4 else seat != self.seat

    # Worlds

    def worlds(self) -> Iterator[tuple[list[int], list[int]]]:
        """Hands by seat and the cards that may still be drawn in order, while there is time."""
        if self.effort.world is not None:
            hands, stock = self.effort.world
            yield list(hands), list(stock)
            return
        number = max(min(self.effort.worlds(), MOST), LEAST) if self.effort.iterations else MOST
        end = time.monotonic() + self.effort.seconds * SHARE
        course = self.knowledge.course
        for place, world in enumerate(self.knowledge.sample(number, self.effort.seed)):
            if self.effort.seconds and place >= LEAST and time.monotonic() > end:
                return
            stock = list(world.stock)
            if not stock:
                gone = course.gone | self.view.discarded | self.view.exposed
                for hand in world.hands:
                    gone |= hand
                stock = [card for card in self.pack.by_number if not gone >> card & 1]
                if course.turn_up in stock:
                    stock.remove(course.turn_up)
                self.random.shuffle(stock)
            yield list(world.hands), stock

    def worth(self, hands: Sequence[int], stock: Sequence[int], trump: str | None) -> float:
        """What the deal is worth to the seat if these are the hands before the first card."""
        playing = self.knowledge.playing
        leader = self._leader()
        state = TrickState(
            self.model,
            [hands[seat] for seat in playing],
            list(stock) if self.model.draws else [],
            -1 if trump is None else self.pack.suit_number(trump),
            playing.index(leader),
        )
        stakes = self.knowledge.game.stakes(self.rules, self._claims(hands))
        own = 1 if playing.index(self.seat) % 2 == 0 else -1
        if solvable(self.model, state):
            margin = self.solver.solve(state, stakes, every_play=False).value
            assert margin is not None
            return own * self._goal(margin)
        found = search(
            state,
            open_world(self.model, state),
            stakes,
            table=self.table,
            iterations=PLAYOUTS,
            seed=self.effort.seed,
        )
        tried = sum(visits for _, _, visits in found.values.values())
        mean = sum(value * visits for value, _, visits in found.values.values()) / tried
        return mean if state.to_act % 2 == playing.index(self.seat) % 2 else -mean

    def _goal(self, margin: int) -> float:
        """What a margin is worth to side 0 in the match."""
        if not self.table:
            return margin
        place = margin + len(self.table) // 2
        return self.table[max(min(place, len(self.table) - 1), 0)]

    def _leader(self) -> int:
        """Who leads to the first trick."""
        dealer = self.view.dealer or 0
        rules = self.rules
        if rules.get("bulka_leader") == "challenger" or rules.get("quattro_lead") == "dealer":
            return dealer
        playing = self.knowledge.playing
        return playing[(playing.index(dealer) + 1) % len(playing)]

    def _claims(self, hands: Sequence[int]) -> list[Claim]:
        """What these hands would declare."""
        claims = []
        declared = self.rules.get("declarations") != "off"
        for place, seat in enumerate(self.knowledge.playing):
            cards = self.pack.cards_in(hands[seat])
            if isinstance(self.game, TrumpGame):
                found = combinations_in(self.rules, self.pack, cards) if declared else []
                for each in best_of(found, overlap=bool(self.rules.card_in_two_combos)):
                    claims.append(Claim(place % 2, each.word, each.mask))
                continue
            for rank, mask in sets_among(self.pack, cards).items():
                word = Set(mask.bit_count(), rank).said()
                claims.append(Claim(place % 2, word, mask))
        return claims

    # Choices

    def best(
        self,
        question: str,
        choices: Sequence[Action],
        value: Callable[[Action, list[int], list[int]], float],
    ) -> tuple[Action, Reason]:
        """The choice that is worth most over the worlds, each valued in the same ones, and how
        much more it is worth than the next, as a reason."""
        sums = dict.fromkeys(choices, 0.0)
        number = 0
        for hands, stock in self.worlds():
            number += 1
            for choice in choices:
                sums[choice] += value(choice, hands, stock)
        order = sorted(choices, key=lambda choice: -sums[choice])
        gap = sums[order[0]] - sums[order[1]] if len(order) > 1 else 0.0
        key = f"why-{question}-{order[0].verb}"
        return order[0], of_choice(key, gap / number, self.unit)

    def strength(self, hand: int) -> float:
        """How good a hand is at a glance."""
        return thumb.strength(self.pack, self.pack.cards_in(hand))

    def anew(self, hand: int, stock: list[int], times: int) -> int:
        """A hand that is exchanged as a whole as long as it is poor and the stock lasts."""
        for _ in range(times):
            if len(stock) < WHOLE or self.strength(hand) >= thumb.AVERAGE:
                break
            hand = mask_of(stock[:WHOLE])
            del stock[:WHOLE]
        return hand


def whole_hand(view: View, effort: Effort) -> tuple[Action, Reason]:
    """Cardano's exchange: this hand, or another as good as chance makes it."""
    valuing = Valuing(view, effort)
    seat, other = valuing.seat, valuing.other
    times = {"stock_limited": 2, "one_each": 1}[valuing.rules.exchange]
    mine = sum(kind == "expose" and who == seat for kind, who, _ in view.told)
    first = view.dealer != seat

    def value(choice: Action, hands: list[int], stock: list[int]) -> float:
        hands, stock = list(hands), list(stock)
        if choice.verb == "exchange":
            hands[seat] = mask_of(stock[:WHOLE])
            del stock[:WHOLE]
            hands[seat] = valuing.anew(hands[seat], stock, times - mine - 1)
        if first:
            hands[other] = valuing.anew(hands[other], stock, times)
        elif (
            effort.world is None
            and valuing.strength(hands[other]) < thumb.AVERAGE
            and hands[other] % DOUBT
        ):
            return 0.0  # who kept such a hand? Both choices lose this world alike
        return valuing.worth(hands, stock, None)

    return valuing.best("hand", [Action("keep"), Action("exchange")], value)


def picked(view: View, effort: Effort) -> tuple[Action, Reason]:
    """The exchange of some cards: the best by rules of thumb, each tried in the same worlds."""
    valuing = Valuing(view, effort)
    seat = valuing.seat
    gain = thumb.exchange_gain(view)
    choices = sorted(view.legal, key=gain, reverse=True)[:CHOICES]
    buried = valuing.rules.exchange_discards == "under_stock"

    def value(choice: Action, hands: list[int], stock: list[int]) -> float:
        hands = list(hands)
        laid = [view.pack.number[Card(word)] for word in choice.words]
        # The turn-up lies under the stock, and is never drawn in an exchange.
        below = stock[-1:] if valuing.model.draws else []
        rest = stock[: len(stock) - len(below)]
        drawn, rest = rest[: len(laid)], rest[len(laid) :]
        hands[seat] = hands[seat] & ~mask_of(laid) | mask_of(drawn)
        if buried:
            rest = rest + laid
        return valuing.worth(hands, rest + below, view.trump)

    return valuing.best("pick", choices, value)


def named(view: View, effort: Effort) -> tuple[Action, Reason]:
    """The suit that is worth most as trumps."""
    valuing = Valuing(view, effort)

    def value(choice: Action, hands: list[int], stock: list[int]) -> float:
        return valuing.worth(hands, stock, choice.words[0])

    return valuing.best("name", list(view.legal), value)


def chance_to_win(view: View, effort: Effort, *, other_poor: bool = False) -> float:
    """How likely this deal is won, in Bulka and its like.

    Args:
        other_poor: whether the other has shown that his hand is poor.
    """
    valuing = Valuing(view, effort._replace(iterations=min(effort.iterations or 5000, 5000)))
    valuing.table = [-1.0, 0.0, 1.0]
    seat, other = valuing.seat, valuing.other
    total, number = 0.0, 0
    for hands, stock in valuing.worlds():
        if other_poor and valuing.strength(hands[other]) >= thumb.POOR:
            continue
        assert hands[seat]
        total += valuing.worth(hands, stock, None)
        number += 1
    return 0.5 + total / number / 2 if number else 0.5


def mask_of(cards: Sequence[int]) -> int:
    """Cards by number as a word of bits."""
    return sum(1 << card for card in cards)


def open_world(model: TrickModel, state: TrickState) -> Worlds:
    """The one world in which the cards of a state lie as they do."""
    hands = [state.hand(seat) for seat in range(model.seats)]
    return Worlds(
        known=[*hands, *[0] * (4 - len(hands))],
        unseen=[],
        places=[],
        stock=list(state.stock),
        cases=[([], [0] * 4, [0] * 4)],
        limits=[],
        courses=[],
    )


__all__ = ["chance_to_win", "named", "picked", "whole_hand"]
