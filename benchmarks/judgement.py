"""What a hand of Svoyi Kozyri is worth at a glance, fitted to the solved game.

    python benchmarks/judgement.py [--positions 20000]

Positions come from mirror deals of 24 cards, played best but for some actions by chance. Who wins
is fitted by logistic regression on the cards of the leader and of the other, as polynomials of
their ranks: the numbers of ``SOUND`` in ``trappola.players.pile``, which are rounded.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np

from asked import Reader, answer, whole
from trappola.kernel import TAKE, PileState
from trappola.svoyi import Table, open_table
from trappola.svoyi.study.measures import mirror_deals

SLIPS = (0.1, 0.3, 0.6, 1.0)
"""How many actions of a deal are made by chance."""
LONGEST = 300


def main() -> None:
    """Prints the numbers of both forms."""
    reader = Reader(__doc__)
    reader.add_argument("--positions", type=whole(100), default=20_000)
    given = reader.parse_args()
    for form in ("single", "cover_and_lead"):
        table = open_table(6, form)
        seen, won = [], []
        for features, wins in positions(table, Random(1)):
            seen.append(features)
            won.append(wins)
            if len(won) == given.positions:
                break
        weights, told = fitted(np.array(seen), np.array(won, float))
        numbers = [f"{weight:.2f}" for weight in weights]
        plain, trump, lead = numbers[:3], numbers[3:6], numbers[6]
        print(f"{form}: plain {plain}, trump {trump}, lead {lead}; tells {told:.1%}")


def positions(table: Table, rng: Random) -> Iterator[tuple[list[float], bool]]:
    """Positions in which a bout begins: what the leader holds, and whether it wins."""
    deals, number = list(mirror_deals(table.form)), table.form.pack.number
    while True:
        state, slips = rng.choice(deals).copy(), rng.choice(SLIPS)
        while not state.over and state.actions < LONGEST:
            if not state.pile:
                value = table.value(state).value
                if value != "draw":
                    yield features(state, table.form.ranks), value == "win"
            if rng.random() < slips:
                state.play(rng.choice(state.legal_actions()))
            else:
                card = table.rate(state)[0].action.card
                state.play(TAKE if card is None else number[card])


def features(state: PileState, ranks: int) -> list[float]:
    """Powers of the ranks, the leader's less the other's: of all cards, of trumps, and the lead."""
    found = [0.0] * 6
    for seat, sign in ((state.to_act, 1), (1 - state.to_act, -1)):
        for suit in range(4):
            for rank in range(ranks):
                if state.hand(seat) >> 16 * suit + rank & 1:
                    for power in range(3):
                        step = sign * (rank / (ranks - 1)) ** power
                        found[power] += step
                        found[3 + power] += step if suit < 2 else 0  # trumps are suits 0 and 1
    return [*found, 1.0]


def fitted(seen: np.ndarray, won: np.ndarray) -> tuple[np.ndarray, float]:
    """The weights of a logistic regression by Newton's steps, and how many winners they tell."""
    weights = np.zeros(seen.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-seen @ weights))
        slope = seen.T @ (won - chance)
        bend = (seen * (chance * (1 - chance))[:, None]).T @ seen + np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights, float(((seen @ weights > 0) == won).mean())


if __name__ == "__main__":
    answer(main)
