"""What a deal is worth in the match: the chance to win it, or chips.

The search plays for a table: for every margin of points between the sides one number. Where a match
score wins, it is how likely the match is won from there, deals to come being like flips of a coin
with the spread of :data:`SPREADS`; where chips go into a pot, it is chips.
"""

from __future__ import annotations

from functools import cache, lru_cache
from statistics import NormalDist

from trappola.games import GAMES
from trappola.games.base import Game
from trappola.games.tricks import TrickGame
from trappola.kernel import TrickModel
from trappola.options import Rules, Value
from trappola.players.master.cup import Cup
from trappola.players.why.search import Unit
from trappola.players.worth import rules_of
from trappola.view import View

MATCH, POINTS = "match", "points"
"""What may be played for: the match, or the points of the deal alone."""
WIDEST = 200
"""Margins beyond this are worth what this one is."""
SPREADS = {"cardano": 40.2, "classica": 31.2, "quattro": 32.9}
"""Standard deviation of the margin of a deal between players alike (``benchmarks/aims.py``)."""
SPREAD = 35.0
"""The same where it was not measured."""
DECLARED = 8
"""Points declared in a deal, on the average."""
STEPS = 32
"""How many margins stand for all that a deal to come may end with."""
SLOPE = 0.001
"""What a point is worth besides: of two ways to win the match the higher one."""
CHIPS_A_POINT = 0.1
"""Chips that change hands with a point, by declarations and twos (``benchmarks/aims.py``)."""
EVEN = 0.5
FARTHEST = 400
"""A target so far away is not thought of yet: the points of the deal are all that counts."""


def table_for(view: View, sides: tuple[int, int], aim: str = MATCH) -> list[float]:
    """What each margin is worth to the first of two sides; empty if points are all that counts.

    Args:
        sides: the places in the match score, or the seats, of the two sides.
        aim: :data:`POINTS` if there is nothing to win but this deal.
    """
    if aim == POINTS:
        return []
    game, rules = GAMES[view.setup.game], rules_of(view.setup)
    if view.order:
        return _pot(view, sides)
    target = game.target(rules)
    if target is None or not view.points or target > FARTHEST:
        return []
    mine, theirs = view.points[sides[0]], view.points[sides[1]]
    return _match(game.name, tuple(sorted(view.setup.options.items())), mine, theirs)


def unit_of(view: View, aim: str = MATCH) -> Unit:
    """In what a table of worths counts: the chance to win the match, chips, or points."""
    if aim == POINTS:
        return "points"
    if view.order:
        return "chips"
    return "match" if table_for(view, (0, 1)) else "points"


@lru_cache(256)
def _match(
    name: str, options: tuple[tuple[str, Value], ...], mine: int, theirs: int
) -> list[float]:
    chances = _chances(name, options)
    return [
        chances.after(mine, theirs, margin) + SLOPE * margin
        for margin in range(-WIDEST, WIDEST + 1)
    ]


@cache
def _chances(name: str, options: tuple[tuple[str, Value], ...]) -> Chances:
    game = GAMES[name]
    assert isinstance(game, TrickGame)
    return Chances(game, game.rules(dict(options)))


class Chances:
    """How likely a match is won from a score."""

    def __init__(self, game: TrickGame, rules: Rules) -> None:
        self.game: Game = game
        self.rules = rules
        target = game.target(rules)
        assert target is not None
        self.target = target
        self.total = points_in(game.play_model(rules))
        spread = NormalDist(0, SPREADS.get(game.name, SPREAD))
        self.margins = [round(spread.inv_cdf((k + 0.5) / STEPS)) for k in range(STEPS)]
        self.known: dict[tuple[int, int], float] = {}

    def after(self, mine: int, theirs: int, margin: int) -> float:
        """The chance to win the match after a deal that ends with this margin."""
        first = (self.total + margin) / 2
        points = (round(max(first, 0, margin)), round(max(self.total - first, 0, -margin)))
        gained = self.game.gained(self.rules, points)
        return self.at(mine + gained[0], theirs + gained[1])

    def at(self, mine: int, theirs: int) -> float:
        """The chance to win the match at a score before a deal."""
        if max(mine, theirs) >= self.target and mine != theirs:
            return float(mine > theirs)
        if mine == theirs:
            return EVEN
        key = mine, theirs
        if key not in self.known:
            self.known[key] = EVEN  # for deals that leave the score as it is
            self.known[key] = sum(self.after(mine, theirs, m) for m in self.margins) / STEPS
        return self.known[key]


def points_in(model: TrickModel) -> int:
    """About how many points a deal has for both sides together."""
    cards = sum(model.points_of(n) for n in range(64) if model.pack >> n & 1)
    return cards + model.last_trick + DECLARED


def _pot(view: View, sides: tuple[int, int]) -> list[float]:
    """Chips: what winning the deal brings nearer the cup, and what goes with each point."""
    own = [won(view, seat) for seat in sides]
    value = own[sides.index(view.seat)] if view.seat in sides else sum(own) / 2
    return [
        value * ((margin > 0) - (margin < 0)) / 2 + CHIPS_A_POINT * margin
        for margin in range(-WIDEST, WIDEST + 1)
    ]


def won(view: View, seat: int) -> float:
    """How many chips more a seat may expect if it wins this deal than if it loses it."""
    first = view.order[0]
    streak = view.streak[1] if view.streak and view.streak[0] == first else 0
    return Cup.of(len(view.order)).gain(float(view.pot), streak, 0 if seat == first else 1)
