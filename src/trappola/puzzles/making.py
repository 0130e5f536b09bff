"""Makes puzzles: plays deals as people might, and keeps where one play alone wins.

    python -m trappola.puzzles.making svoyi src/trappola/puzzles/svoyi.jsonl.xz

The players see the best play most of the time, and else play what looks good at a glance. A
position is kept if the seat on turn wins by exactly one of at least four plays; at most one of each
deal, an equal number for each form of the game and each stretch of distances, and none that comes
again under other suits. How tempting the wrong plays are is told by three players, from a
mere glance to a look ahead: so many of them go wrong.
"""

from __future__ import annotations

import json
import lzma
import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import count, permutations
from random import Random
from typing import Any

from trappola.actions import Action
from trappola.cards import Card
from trappola.match import Match
from trappola.options import Value
from trappola.oracle import Analysis, Oracle
from trappola.players.perfect import PerfectPlayer
from trappola.players.pile import weighed
from trappola.puzzles import difficulty
from trappola.view import View

SEED = 1
NUMBER = 1000
FORMS: Mapping[str, tuple[dict[str, Value], ...]] = {
    "svoyi": ({}, {"turn_form": "cover_and_lead", "low_trump_on_own_trump": False})
}
"""The options under which puzzles are made, for each game that has some."""
STRETCHES = (range(2, 5), range(5, 9), range(9, 16), range(16, 28), range(28, 1000))
LEAST_PLAYS = 4
MOST_ACTIONS = 250
SEES = (0.6, 0.95)
"""Between what shares of its turns a player sees the best play."""
GLANCES = (1, 100, 3000)
"""How many positions those look at who tell how tempting a position is."""


def tempting(view: View, right: Action) -> int:
    """How many of them go wrong."""
    return sum(max(looks, key=lambda each: looks[each]) != right for looks in glances(view))


def glances(view: View) -> Iterator[dict[Action, float]]:
    """What the plays look like to each of them."""
    return (weighed(view, nodes) for nodes in GLANCES)


def only_win(answer: Analysis | None) -> Action | None:
    """The one play that wins, if it is the only one and there is a choice."""
    if answer is None or answer.value != "win" or len(answer.actions) < LEAST_PLAYS:
        return None
    return answer.best[0].action if len(answer.best) == 1 else None


def positions(match: Match, oracle: Oracle, chance: Random) -> Iterator[tuple[int, int, Action]]:
    """Plays a deal; number of actions, distance and solution wherever one play alone wins."""
    sees = [chance.uniform(*SEES) for _ in (0, 1)]
    glance = PerfectPlayer(Random(chance.random()), level=1)
    match.deal()
    for _ in range(MOST_ACTIONS):
        if match.to_act is None:
            break
        view = match.view(match.to_act)
        answer = oracle.ask(view)
        right = only_win(answer)
        if answer is not None and right is not None and answer.distance is not None:
            current = match.current
            assert current is not None
            yield len(current.actions), answer.distance, right
        if answer is None:
            match.apply(chance.choice(view.legal))  # before the cards are dealt
        elif chance.random() < sees[match.to_act]:
            match.apply(answer.actions[0].action)
        else:
            match.apply(glance.tempted(view))


def shape(view: View) -> tuple[object, ...]:
    """A position whatever its suits and seats are called: alike for all that play the same."""
    assert view.to_act is not None
    own, other = view.trumps[view.to_act], view.trumps[1 - view.to_act]
    plain = [suit for suit in view.pack.suits if suit not in (own, other)]

    def seen(suits: str) -> tuple[object, ...]:
        def named(cards: Iterable[Card]) -> tuple[str, ...]:
            return tuple(f"{suits.index(card.suit)}{card.rank}" for card in cards)

        return (tuple(sorted(named(view.hand))), named(view.pile), view.prompt)

    return min(seen(own + other + "".join(order)) for order in permutations(plain))


def made(game: str, options: Mapping[str, Value], number: int, seed: str) -> list[dict[str, Any]]:
    """So many puzzles of a form."""
    chance = Random(seed)
    found = []
    wanted = {stretch: number // len(STRETCHES) for stretch in STRETCHES}
    shapes = set()
    for place in count(1):
        if not any(wanted.values()):
            break
        match = Match(game, options, seats=("Ann", "Ben"), seed=f"{seed} {place}")
        oracle = match.game.oracle(match.rules)
        assert oracle is not None
        candidates = [
            (stretch, each)
            for each in positions(match, oracle, chance)
            for stretch in STRETCHES
            if each[1] in stretch and wanted[stretch]
        ]
        if not candidates:
            continue
        # The stretch that wants most first: the rare ones are not passed over.
        most = max(wanted[stretch] for stretch, _ in candidates)
        stretch, (actions, distance, right) = chance.choice(
            [each for each in candidates if wanted[each[0]] == most]
        )
        record = match.record
        (deal,) = record.deals
        record.deals = [deal._replace(actions=deal.actions[:actions])]
        again = Match.from_record(record)
        assert again.to_act is not None
        view = again.view(again.to_act)
        if shape(view) in shapes:
            continue
        shapes.add(shape(view))
        wanted[stretch] -= 1
        found.append(
            {
                "distance": distance,
                "tempting": tempting(view, right),
                "solution": right.text,
                "record": record.as_json(),
            }
        )
    return found


def main(game: str, file: str) -> None:
    """Writes the puzzles of a game."""
    forms = FORMS[game]
    with ProcessPoolExecutor() as pool:
        tasks = [
            pool.submit(made, game, options, NUMBER // len(forms), f"puzzles {SEED} {place}")
            for place, options in enumerate(forms)
        ]
        found = [each for task in tasks for each in task.result()]
    found.sort(key=lambda each: difficulty(each["distance"], each["tempting"]))
    with lzma.open(file, "wt", encoding="utf-8", preset=9 | lzma.PRESET_EXTREME) as handle:
        for each in found:
            handle.write(json.dumps(each, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
