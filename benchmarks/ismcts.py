"""OpenSpiel's information-set search as a player of the arena: ``openspiel:seconds=0.1``.

Imported for what it adds to the list of players.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

from trappola.actions import Action
from trappola.arena.all_seeing import AllSeeing
from trappola.cards import Card
from trappola.players import PLAYERS, Kind
from trappola.players.registry import THINKING
from trappola.view import View

NAME = "openspiel"
EXPLORE = 40.0
"""OpenSpiel's constant of exploration: its returns are points, some dozens of them."""


class OpenSpielPlayer(AllSeeing):
    """OpenSpiel's information-set search on our adapter, random playouts.

    It is shown the match to make a state of it; the search sees resampled states only.
    """

    def __init__(
        self, rng: Random | None = None, *, seconds: float | None = None, iterations: int = 0
    ) -> None:
        super().__init__()
        self.seconds, self.simulations = seconds, iterations or 30
        self.seed = (rng or Random()).getrandbits(31)

    def choose(self, view: View) -> Action:
        """The action it has visited most."""
        import numpy
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        from trappola.adapters.deal import DealPlayed
        from trappola.adapters.openspiel import PREFIX, TrappolaGame, state_of

        if len(view.legal) == 1 or self._match is None:
            return view.legal[0]
        name = PREFIX + view.setup.game.replace("-", "_")
        options = {key: written(value) for key, value in view.setup.options.items()}
        game = pyspiel.load_game(name, {"dealer": view.dealer, **options})
        assert isinstance(game, TrappolaGame)
        state: Any = state_of(game, DealPlayed(game.book, self._match.copy()))
        chance = numpy.random.RandomState(self.seed + len(view.told))
        bot = ismcts.ISMCTSBot(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
            uct_c=EXPLORE,
            max_simulations=self.simulations,
            random_state=chance,
        )
        picked = []
        while True:
            begun = time.perf_counter()
            number = bot.step(state)
            took = time.perf_counter() - begun
            if self.seconds is not None:
                self.simulations = max(int(self.simulations * self.seconds / took), 2)
            text = game.book.numbers.texts[number]
            if not text.startswith("pick "):
                break
            picked.append(text.removeprefix("pick "))
            state.apply_action(number)
        return Action.exchange(Card(each) for each in picked) if picked else Action(text)


def written(value: object) -> str:
    """A value of an option as OpenSpiel's parameters have it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f":{value}" if isinstance(value, int) else str(value)


PLAYERS[NAME] = Kind(OpenSpielPlayer, dict(THINKING), at_table=False)
