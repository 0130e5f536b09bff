"""Learns how a sound player chooses among the cards that may be played, for the Master's belief.

    python benchmarks/habits.py bulka cardano --deals 600

Two players play deals against each other; of every choice among several cards since no more are
drawn the kernel tells what can be seen of each (``trappola.kernel.habits``). The weights are those
under which the choices are likeliest (a conditional logit: McFadden, *Conditional logit analysis of
qualitative choice behavior*, 1974), by gradient descent; of one deal in five the likelihood is
only measured. They are written into ``players/master/habits.json``, to two places.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from asked import Reader, answer, whole
from trappola import players
from trappola.actions import Action
from trappola.arena.contest import Contest
from trappola.arena.run import run
from trappola.kernel import habits
from trappola.knowledge import Knowledge
from trappola.players import PLAYERS, Kind, make_player
from trappola.view import View

FILE = Path(players.__file__).parent / "master" / "habits.json"
STEPS, RATE, RIDGE = 600, 0.05, 1e-3
Choice = tuple[list[list[float]], int]


class Watched:
    """A player whose choices are noted."""

    def __init__(self, name: str, seed: str, noted: list[Choice]) -> None:
        self.player = make_player(name, seed=seed)
        self.noted = noted

    def choose(self, view: View) -> Action:
        """The player's choice."""
        action = self.player.choose(view)
        if action.card is not None and view.prompt == "play":
            knowledge = Knowledge.from_view(view)
            (world,) = knowledge.sample(1, 0)
            state = knowledge.state(world)
            seen = habits(state)
            if len(seen) > 1 and not (knowledge.model.draws and state.stock_left):
                number = view.pack.number[action.card]
                self.noted.append((list(seen.values()), list(seen).index(number)))
        return action


def choices(game: str, name: str, deals: int) -> Iterator[list[Choice]]:
    """The choices of every pair of deals."""
    noted: list[Choice] = []

    def make(rng: Random | None) -> Watched:
        return Watched(name, str((rng or Random(0)).random()), noted)

    PLAYERS["watched"] = Kind(make, at_table=False)
    contest = Contest(game, {}, ("watched", "watched"), "habits")
    for _ in run(contest, pairs=deals // 2):
        yield list(noted)
        noted.clear()


class Sample:
    """Choices as arrays: features by choice, card and feature; what is no card has no chance."""

    def __init__(self, chosen: list[Choice]) -> None:
        most = max(len(seen) for seen, _ in chosen)
        self.features = np.zeros((len(chosen), most, len(chosen[0][0][0])))
        self.blocked = np.full((len(chosen), most), -1e9)
        self.taken = np.array([taken for _, taken in chosen])
        for place, (seen, _) in enumerate(chosen):
            self.features[place, : len(seen)] = seen
            self.blocked[place, : len(seen)] = 0
        self.rows = np.arange(len(chosen))
        self.even = float(np.mean([np.log(len(seen)) for seen, _ in chosen]))

    def loss(self, weights: Any) -> tuple[float, Any]:
        """The mean of minus the logarithm of the likelihood, and its gradient."""
        marks = self.features @ weights + self.blocked
        marks -= marks.max(1, keepdims=True)
        chance = np.exp(marks)
        chance /= chance.sum(1, keepdims=True)
        expected = np.einsum("nc,ncf->f", chance, self.features)
        taken = self.features[self.rows, self.taken].sum(0)
        mean = -np.log(chance[self.rows, self.taken]).mean()
        return float(mean), (expected - taken) / len(self.rows)


def fitted(sample: Sample) -> Any:
    """The weights under which the choices are likeliest (Adam: Kingma and Ba 2015)."""
    weights = np.zeros(sample.features.shape[2])
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        _, gradient = sample.loss(weights)
        gradient += RIDGE * weights
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.99 * square + 0.01 * gradient**2
        towards = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        weights -= RATE * (1 - step / STEPS) * towards
    return weights


def main() -> None:
    """Learns, prints how likely the choices have become, and writes the weights."""
    parser = Reader(__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--player", default="master:iterations=1000")
    parser.add_argument("--deals", type=whole(10), default=600)
    asked = parser.parse_args()
    for game in asked.games:
        learned, tested = [], []
        for number, each in enumerate(choices(game, asked.player, asked.deals)):
            (tested if number % 5 == 4 else learned).extend(each)
        weights, test = fitted(Sample(learned)), Sample(tested)
        foretold, blind = np.exp([-test.loss(weights)[0], -test.even])
        print(
            f"{game}: of {len(learned)} choices learned; {len(tested)} others had a chance of "
            f"{foretold:.0%} (geometric mean), {blind:.0%} without"
        )
        write(game, [round(float(each), 2) for each in weights])


def write(game: str, weights: list[float]) -> None:
    """Puts a game's weights into the file."""
    known: dict[str, list[float]] = json.loads(FILE.read_text()) if FILE.exists() else {}
    known[game] = weights
    lines = [f"  {json.dumps(name)}: {json.dumps(known[name])}" for name in sorted(known)]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    answer(main)
