"""A player that asks the game's oracle: perfect, or erring as people err.

Winning, it takes the shortest way. Drawn, it keeps the draw and leaves the other few ways to do
the same. Lost, it plays what is hardest to answer: where the end is farthest, for every bout is a
chance to go wrong, and of such plays the one after which the other has to find one of few replies
among many.

A weaker one sees the truth less often the farther the end is. Where it does not see it, it plays
what tempts: what looks good at a glance, by the rules of thumb of the Club player.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import exp, inf
from random import Random

from trappola.actions import Action
from trappola.games import GAMES, Game
from trappola.knowledge import examine
from trappola.match import Match
from trappola.options import Rules
from trappola.oracle import Analysis, Oracle, Rated
from trappola.players import pile
from trappola.players.club import ClubPlayer
from trappola.players.reason import ONLY, Reason
from trappola.players.why import pile as why_pile
from trappola.players.worth import rules_of
from trappola.view import Setup, View

PERFECT = 5
LEVELS = {"expert": 4, "clubman": 3, "learner": 2, "beginner": 1}
"""The names of the weaker levels."""
HORIZON = {1: 2.0, 2: 6.0, 3: 14.0, 4: 40.0}
"""How far away, in bouts, the end may be for a level to see the truth two times out of three."""
GLANCE = {1: 0, 2: 60, 3: 300, 4: 1000}
"""How many positions a level looks at when it does not see the truth."""
HASTE = 0.6
"""How much worse than the best a play may look and still be taken fairly often, at a glance."""


class PerfectPlayer:
    """Plays by the oracle of the game at the table; where there is none, as the Club player.

    Args:
        rng: where its errors come from, and choices between plays that are alike; the operating
            system's if left out. A perfect player makes no use of it.
        level: 5 is perfect, 1 errs most.
        nodes: how many bouts it looks at where the oracle does not know.

    Attributes:
        lookup: whether the oracle may look positions up; set to False where its table is damaged.
    """

    def __init__(
        self, rng: Random | None = None, *, level: int = PERFECT, nodes: int = pile.BOUTS
    ) -> None:
        self.lookup = True
        self.rng = rng or Random()
        self.level = level
        self.nodes = nodes
        self.fallback = ClubPlayer(nodes=nodes)
        self._reason: Reason | None = None
        self._asked: tuple[Setup, Oracle | None] | None = None
        self._left: set[tuple[int, int, str]] = set()
        self._places: set[Hashable] = set()
        self._deal: tuple[Setup, int] | None = None

    def why(self) -> Reason | None:
        """Why it chose as it did when it was last asked."""
        return self._reason

    def choose(self, view: View) -> Action:
        """The action that gives nothing away, or that tempts.

        Raises:
            ImpossibleKnowledge: the view is not what follows from its own events.
        """
        examine(view)
        oracle = self.oracle(view.setup)
        answer = None if oracle is None else oracle.ask(view, self.behind(oracle, view))
        if oracle is None or answer is None:
            action = self.fallback.choose(view)
            self._reason = self.fallback.why()
            return action
        self._reason = ONLY
        if len(answer.actions) == 1:
            return answer.actions[0].action
        if not self.sees(answer):
            self._reason = why_pile.at_a_glance(GLANCE[self.level])
            return self.tempted(view)
        if answer.value == "unknown":
            self._reason = Reason("why-unproved")
            return self.unknown(view, answer)
        who = view.setup.names[view.seat or 0]
        words = {"who": who, "distance": answer.distance or 0}
        self._reason = Reason(f"oracle-says-{answer.value}", words)
        if answer.value == "win":
            return self.winning(view, answer)
        return hardest(oracle, view, answer)

    def oracle(self, setup: Setup) -> Oracle | None:
        """The oracle of the table's rules."""
        if self._asked is None or self._asked[0] != setup:
            game = GAMES[setup.game]
            self._asked = setup, game.oracle(rules_of(setup), lookup=self.lookup)
        return self._asked[1]

    def behind(self, oracle: Oracle, view: View) -> set[Hashable]:
        """The places where this deal has been, the one at hand included."""
        if (view.setup, view.deals) != self._deal:
            self._deal, self._left, self._places = (view.setup, view.deals), set(), set()
        self._places.add(oracle.place(view))
        return self._places

    def sees(self, answer: Analysis) -> bool:
        """Whether this level sees what the actions are worth: the nearer the end, the likelier."""
        if self.level == PERFECT:
            return True
        distances = [each.distance for each in answer.actions if each.distance is not None]
        nearest = min(distances, default=1000)
        return self.rng.random() < exp(-(nearest - 1) / HORIZON[self.level])

    def tempted(self, view: View) -> Action:
        """A play that looks good at a glance, now and then one that looks a little less so."""
        looks = pile.weighed(view, GLANCE[self.level])
        best = max(looks.values())
        weights = [exp(max(look - best, -50) / HASTE) for look in looks.values()]
        return self.rng.choices(list(looks), weights)[0]

    def winning(self, view: View, answer: Analysis) -> Action:
        """The shortest win; where distances are not known, what seems nearest and is new."""
        if answer.distance is not None:
            return answer.actions[0].action
        return self.new(view, [each.action for each in answer.best])

    def unknown(self, view: View, answer: Analysis) -> Action:
        """What is not proved to lose, as it looks, and is new."""
        looks = pile.sound(view, self.nodes)
        among = [each.action for each in answer.best]
        return self.new(view, sorted(among, key=lambda action: -looks[action]))

    def new(self, view: View, among: Sequence[Action]) -> Action:
        """The first of these that leads to a position to which this player has not led yet."""
        for action in among:
            after = left_behind(view, action)
            if after not in self._left:
                self._left.add(after)
                return action
        self._left.clear()  # all are known: once more round
        return among[0]


def left_behind(view: View, action: Action) -> tuple[int, int, str]:
    """The hands after an action of the seat on turn, its own first, and what the other faces."""
    seat, number = view.seat, view.pack.number
    assert seat is not None
    if action.card is None:
        taken = sum(1 << number[card] for card in view.pile)
        return view.known[seat] | taken, view.known[1 - seat], action.text
    return view.known[seat] & ~(1 << number[action.card]), view.known[1 - seat], action.text


def plays_by_oracle(name: str) -> bool:
    """Whether a player of this name asks the game's oracle."""
    return name.partition(":")[0] in {"perfect", *LEVELS}


def remedy(match: Match, players: Iterable[str], *, lookup: bool = True) -> str:
    """The command without which none of these players knows every position of a match.

    Empty if they know them, or do not ask an oracle.

    Args:
        lookup: of the oracle; without it nothing is known, so that the command is always told.

    Raises:
        TrappolaError: the oracle's table is damaged; the error says how to mend it.
    """
    if not any(plays_by_oracle(player) for player in players):
        return ""
    oracle = match.game.oracle(match.rules, lookup=lookup)
    return "" if oracle is None else oracle.remedy


def has_oracle(game: Game, rules: Rules) -> bool:
    """Whether somebody can tell what positions of a game are worth."""
    return game.open_hands and game.oracle(rules, lookup=False) is not None


def hardest(oracle: Oracle, view: View, answer: Analysis) -> Action:
    """Of the best actions of a seat that does not win the one that is hardest to answer.

    The longest defence first: against a winner who errs at random in 3 of 100 actions it saves
    twice as many deals as asking first how few replies win, and no fewer against the weaker
    levels.
    """

    def hardness(rated: Rated) -> tuple[float, float]:
        distance = inf if rated.distance is None else rated.distance
        return distance, oracle.hardness(view, rated)

    return max(answer.best, key=hardness).action
