"""Which worlds explain best what the others did.

Worlds that the rules allow are all alike to :mod:`trappola.knowledge`. A card player thinks
further: who did not take a trick full of points could not, who threw a card away had nothing worse,
who signals a suit holds it. Each world is weighed by how likely in it what was done would have
been; the search draws worlds by weight.

How likely a card is played out of a hand was learned from play (``benchmarks/habits.py``) in the
games where that has made the Master stronger; what is said is weighed by rules of thumb.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from trappola.cards import Card
from trappola.kernel import TrickState, Worlds
from trappola.knowledge import ImpossibleKnowledge, Knowledge
from trappola.players.master.unsaid import Sign, unsaid
from trappola.view import View

DRAWN = 3000
"""Worlds that are weighed: some 3 to 12 ms."""
SUIT = 0xFFFF
NONE = [0.0] * 72
"""Weights of habits that tell nothing."""
UNLIKE = 0.1
"""How likely words are that a sound player would not have chosen."""
ALIKE = {"two-handed": "bulka"}
"""Games in which cards are played as in another one."""


@cache
def _learned() -> dict[str, list[float]]:
    text = files(__package__).joinpath("habits.json").read_text(encoding="utf-8")
    found: dict[str, list[float]] = json.loads(text)
    return found


def habits_of(game: str) -> list[float] | None:
    """The weights of the kernel's features of cards in a game, if they were learned."""
    return _learned().get(ALIKE.get(game, game))


def believed(
    view: View, knowledge: Knowledge, state: TrickState, seed: int, number: int = DRAWN
) -> Worlds:
    """Worlds drawn by how well they explain the others; evenly where nothing does.

    Args:
        state: the deal as it stands, the hidden cards anyhow.
        number: how many worlds are weighed.

    Raises:
        ImpossibleKnowledge: no world is possible.
    """
    habits = None if state.open else habits_of(view.setup.game)
    signs = [*_signals(view, knowledge), *unsaid(view, knowledge)]
    played = state.tricks or state.on_table
    if not (habits and played) and not signs:
        return knowledge.worlds

    try:
        return knowledge.worlds.believed(state, habits or NONE, signs, number, seed)
    except ValueError:
        raise ImpossibleKnowledge("knowledge-impossible") from None


def _played(view: View) -> list[int]:
    """The cards each seat has played, as bits."""
    played = [0] * len(view.counts)
    for kind, seat, words in view.told:
        if kind == "play" and seat is not None:
            played[seat] |= 1 << view.pack.number[Card(words[0])]
    return played


def _signals(view: View, knowledge: Knowledge) -> list[Sign]:
    """What partners signal: four trumps with ace or king, or ace and king of a suit."""
    pack, trump = view.pack, knowledge.course.trump
    played = _played(view)
    signs: list[Sign] = []
    for kind, seat, words in view.told:
        if kind != "signal" or seat is None or seat == view.seat or words[0] == "weak":
            continue
        suit = trump if words[0] == "trumps" else words[0]
        if suit is None:
            continue
        place = knowledge.playing.index(seat)
        high = pack.mask_of(Card(rank + suit) for rank in ("A", "K"))
        if words[0] == "trumps":
            length = SUIT << 16 * pack.suit_number(suit)
            signs.append((place, played[seat], length, 4, 36, UNLIKE))
            signs.append((place, played[seat], high, 1, 2, UNLIKE))
        else:
            signs.append((place, played[seat], high, 2, 2, UNLIKE))
    return signs


__all__ = ["DRAWN", "believed", "habits_of"]
