"""Positions of Svoyi Kozyri asked of the table of 24 cards, and of the search without its aids.

The peer is our own plain search on the rules' engine (``PileTable.rate``): it has the same table
behind the end of a bout and gives the same answers, but looks at every play. There is no other
program to ask.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

from timing import Part, Work
from trappola._kernel import PileProbe
from trappola.kernel import TAKE, PileState
from trappola.svoyi import Table, open_table

FORMS = {"one card a turn": "single", "cover and lead": "cover_and_lead"}
ASKED = 200
"""Positions between two looks at the clock."""


def positions(table: Table, random: Random, number: int) -> list[PileState]:
    """Random hands, up to three cards on the pile, either seat on turn."""
    pack = table.form.pack
    model = table.form.model(("s", "h"))
    found: list[PileState] = []
    while len(found) < number:
        hand = sum(1 << card for card in pack.by_number if random.random() < 0.5)
        if hand in (0, pack.mask):
            continue
        state = PileState(model, hand, pack.mask & ~hand, random.randrange(2))
        for _ in range(random.randrange(4)):
            plays = [each for each in state.legal_actions() if each != TAKE]
            if not plays or state.over:
                break
            state.play(random.choice(plays))
        if not state.over:
            found.append(state)
    return found


def asked(form: str, *, plain: bool) -> Callable[[], Work]:
    """Every legal action of each position with its value and distance."""

    def make() -> Work:
        table = open_table(6, form)
        random = Random(1)
        probe = None if plain else PileProbe(table.kernel)

        def work() -> Part:
            states = positions(table, random, ASKED // 10 if plain else ASKED)
            rate = table.kernel.rate if probe is None else probe.rate
            actions = 0
            start = process_time()
            for state in states:
                actions += len(rate(state))
            return Part(len(states), actions, process_time() - start)

        return work

    return make


WORKS: dict[str, Callable[[], Work]] = {
    f"{kind} {form}": asked(form, plain=kind == "plain search")
    for form in FORMS.values()
    for kind in ("probe", "plain search")
}
