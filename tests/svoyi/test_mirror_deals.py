"""Best play against itself from every deal of 24 cards, on the engine that referees the game.

Finds a best play that makes no progress, a distance that is not kept, a table that came to harm on
its way into the package.
"""

from __future__ import annotations

from trappola.kernel import TAKE, PileState
from trappola.svoyi import open_table

SUIT = 0b111111


def test_the_leader_wins_all_4096_deals_in_exactly_the_distance() -> None:
    table = open_table(6)
    pack, model = table.form.pack, table.form.model(("s", "h"))
    won = 0
    for own in range(SUIT + 1):
        for plain in range(SUIT + 1):
            hand = own | (~own & SUIT) << 16 | plain << 32 | (~plain & SUIT) << 48
            state = PileState(model, hand, pack.mask & ~hand, 0)
            value, distance = table.value(state)
            line = table.line(state)
            for action in line:
                state.play(action)
            assert value == "win" and state.winner == 0
            assert line.count(TAKE) + 1 == distance  # each bout but the last ends with a take
            won += 1
    assert won == 4096
