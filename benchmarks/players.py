"""The figures of ``docs/players.md``: levels against each other, and against OpenSpiel's search.

    python benchmarks/players.py --deals 40 --only levels --only openspiel --game cardano

Everything is played by duplicate deals in the arena; a line tells the share of the points with its
interval of 99 %, and the processor time. Tables:

* ``levels``: Club against Novice, Master against Club;
* ``ceiling``: each against the all-seeing player, and which part of the way Master covers;
* ``sampling``: Master against plain averages of solved worlds, at equal effort and at equal time;
* ``belief``: Master with worlds weighed against Master without;
* ``openspiel``: Master against OpenSpiel's ISMCTSBot, at equal time and at equal simulations.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from trappola.actions import Action
from trappola.arena import Contest, Tally, run, tally
from trappola.arena.all_seeing import AllSeeing
from trappola.cards import Card
from trappola.players import PLAYERS, Kind
from trappola.players.registry import THINKING
from trappola.view import View

GAMES = ("classica", "cardano", "bulka", "quattro")
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


PLAYERS["openspiel"] = Kind(OpenSpielPlayer, dict(THINKING), at_table=False)


class Row(NamedTuple):
    """One contest of a table."""

    table: str
    game: str
    one: str
    other: str


def rows(iterations: int, seconds: float) -> Iterator[Row]:
    """Every contest."""
    effort, clock = f"iterations={iterations}", f"seconds={seconds:g}"
    master = f"master:{effort}"
    for game in GAMES:
        yield Row("levels", game, "club", "novice")
        yield Row("levels", game, master, "club")
        for one in ("club", master):
            yield Row("ceiling", game, one, "all-seeing")
        yield Row("sampling", game, master, f"sampling:{effort}")
        yield Row("sampling", game, f"master:{clock}", f"sampling:{clock}")
        yield Row("belief", game, f"{master},believe=1", f"{master},believe=0")
        yield Row("openspiel", game, f"master:{clock}", f"openspiel:{clock}")
        yield Row("openspiel", game, "master:iterations=100", "openspiel:iterations=100")


def main() -> None:
    """Plays what is asked for, and prints a line for each contest."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--deals", type=int, default=200)
    reader.add_argument("--iterations", type=int, default=3000)
    reader.add_argument("--seconds", type=float, default=0.1)
    reader.add_argument("--jobs", type=int, default=1)
    reader.add_argument("--only", action="append", default=[])
    reader.add_argument("--game", action="append", default=[])
    reader.add_argument("--json", action="store_true")
    given = reader.parse_args()
    covered: dict[str, dict[str, float]] = {}
    for row in rows(given.iterations, given.seconds):
        if (given.only and row.table not in given.only) or (
            given.game and row.game not in given.game
        ):
            continue
        contest = Contest(row.game, {}, (row.one, row.other), seed="players")
        pairs = list(run(contest, pairs=(given.deals + 1) // 2, jobs=given.jobs))
        result = tally(contest, pairs)
        print(as_json(row, result) if given.json else told(row, result), flush=True)
        if row.table == "ceiling":
            covered.setdefault(row.game, {})[row.one.partition(":")[0]] = result.share
    for game, shares in covered.items():
        if len(shares) == 2:
            part = (shares["master"] - shares["club"]) / (0.5 - shares["club"])
            print(f"{game}: Master covers {part:.0%} of the way from Club to the all-seeing player")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors", file=sys.stderr)


def told(row: Row, result: Tally) -> str:
    """A line to read."""
    low, high = result.interval
    return (
        f"{row.table:<10}{row.game:<10}{row.one} – {row.other}: {result.share:.1%} "
        f"({low:.1%} – {high:.1%}), {result.deals} deals"
    )


def as_json(row: Row, result: Tally) -> str:
    """A line for a program."""
    return json.dumps(
        {
            **row._asdict(),
            "deals": result.deals,
            "share": result.share,
            "interval": list(result.interval),
        }
    )


if __name__ == "__main__":
    main()
