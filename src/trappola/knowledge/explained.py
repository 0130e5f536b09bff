"""Whether a deal explains a view: one that agrees with it is played again, and tells the same.

A sampled world is laid out as a pack, the rules' own engine deals it and goes on as the seat was
told, and what that seat is told of it has to be what the view holds, event by event. If no world
does, what does not fit is the first event after which none is left.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from trappola.actions import Action
from trappola.cards import Card
from trappola.events import Event
from trappola.games import Game, find_game
from trappola.games.tricks import TrickGame
from trappola.knowledge.again import Again, in_play
from trappola.knowledge.impossible import ImpossibleKnowledge
from trappola.knowledge.places import Misfit, Places
from trappola.options import Rules
from trappola.standing import Standing
from trappola.view import View

FEW, ENOUGH, MANY = 8, 24, 200
"""Worlds played again before a view is given up: many where cards are drawn.

Of true views one world in thirty does not do; of the worst, whose hidden hands may hold nothing
that must be declared and of which it is not known what was drawn, four in five.
"""
WRONG = (
    AssertionError,
    AttributeError,
    LookupError,
    Misfit,
    OverflowError,
    TypeError,
    ValueError,
)
"""What comes of events that mean nothing: seats, cards and words that the game does not have."""

Hands = tuple[Sequence[int], Sequence[int]]
Sampler = Callable[[Sequence[Event], int], Sequence[Hands]]
"""Worlds that agree with events, so many: hands by seat, and the stock in order."""


class Played(NamedTuple):
    """A deal that explains a view: its pack in order, and what was done in it."""

    cards: tuple[Card, ...]
    actions: tuple[tuple[int, Action], ...]


def explain(view: View, sample: Sampler) -> Played | None:
    """A deal that explains the view of a seat; None if there is nothing to be explained.

    The score sheet of a deal that is over is not gone into. In games that hide nothing only the
    view itself is looked at.

    Raises:
        ImpossibleKnowledge: there is none.
        UnknownName: the view's game, or one of its options, does not exist.
        OptionClash: two of them exclude each other.
    """
    game, rules = _sit_down(view)
    _folded(view)
    if not isinstance(game, TrickGame) or view.seat is None:
        return None
    standing = _standing(view, game, rules)
    search = _Search(view, game, rules, standing, sample)
    events = in_play(view.told)
    found = search.deal(events, whole=True)
    if found is not None:
        return found
    number = bisect_left(
        range(1, len(events) + 1), True, key=lambda first: search.deal(events[:first]) is None
    )
    if number == len(events):
        raise ImpossibleKnowledge("knowledge-turn", number=len(events))
    raise _misfit(events, number)


def _misfit(told: Sequence[Event], number: int) -> ImpossibleKnowledge:
    return ImpossibleKnowledge("knowledge-event", event=str(told[number]), number=number + 1)


def _sit_down(view: View) -> tuple[Game, Rules]:
    """The game of a view; its pack and its number of seats have to be the game's."""
    setup = view.setup
    game, _ = find_game(setup.game, presets=False)
    rules = game.rules(dict(setup.options))
    pack = game.pack(rules)
    seats = len(setup.names)
    if (pack.family, pack.ranks) != (setup.family, setup.ranks):
        raise ImpossibleKnowledge("knowledge-field", name="setup")
    if not game.least_seats <= seats <= game.most_seats:
        raise ImpossibleKnowledge("knowledge-field", name="setup")
    if view.seat is not None and view.seat not in range(seats):
        raise ImpossibleKnowledge("knowledge-field", name="seat")
    return game, rules


def _folded(view: View) -> None:
    """What the view holds has to follow from the events it was told."""
    if not view.told or view.told[0].kind != "deal":
        raise ImpossibleKnowledge("knowledge-untold")
    fresh = View(view.setup, view.seat)
    for number, event in enumerate(view.told):
        try:
            fresh.take(event)
        except WRONG:
            raise _misfit(view.told, number) from None
        if len(fresh.told) != number + 1:  # a second deal, or no event of a view
            raise _misfit(view.told, number)
    fresh.to_act, fresh.prompt, fresh.legal = view.to_act, view.prompt, view.legal
    follows = fresh.as_json()
    for name, value in view.as_json().items():
        if follows[name] != value:
            raise ImpossibleKnowledge("knowledge-field", name=name)


def _standing(view: View, game: Game, rules: Rules) -> Standing:
    """The standing before the deal, as it was told."""
    told = view.told
    dealer = told[0].seat
    standing = game.standing_told(rules, len(view.counts), told)
    if standing is None or dealer is None or standing.dealer not in (None, dealer):
        raise _misfit(told, 0)
    return standing


class _Search:
    """Looks for a deal that tells what a view was told."""

    def __init__(
        self, view: View, game: TrickGame, rules: Rules, standing: Standing, sample: Sampler
    ) -> None:
        self.view = view
        self.game = game
        self.rules = rules
        self.standing = standing
        self.sample = sample
        self.model = game.play_model(rules)

    def deal(self, events: Sequence[Event], *, whole: bool = False) -> Played | None:
        """A deal that tells these events.

        Args:
            whole: whether that is all that is told before the view's turn.
        """
        random = Random(len(events))
        for number in (FEW, MANY if whole and self.model.draws else ENOUGH):
            try:
                worlds = self.sample(events, number)
            except WRONG:
                return None
            for world in worlds:
                found = self.laid_out(world, events, random, whole=whole)
                if found is not None:
                    return found
        return None

    def laid_out(
        self, world: Hands, events: Sequence[Event], random: Random, *, whole: bool
    ) -> Played | None:
        """A world laid out and played again, if it tells these events."""
        hands, stock = world
        seat = self.view.seat
        assert seat is not None
        try:
            places = Places(self.rules, self.view.pack, self.model, seat, hands, random)
            cards = places.follow(events).filled(hands, stock)
            deal = Again(
                self.game, self.rules, self.standing, self.view, cards, places.laid(), random
            )
            tells = deal.tells(events, whole=whole)
        except WRONG:
            return None
        return Played(tuple(cards), tuple(deal.actions)) if tells else None


__all__ = ["Played", "explain"]
