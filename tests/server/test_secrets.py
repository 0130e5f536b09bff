"""At the wire, too: worlds that a seat or a spectator cannot tell apart send the same bytes."""

from __future__ import annotations

import pytest

import test_no_leak as worlds
from positions import ALL_GAMES
from trappola import Match
from trappola.server.wire import state_for
from trappola.suits import seen_by_wish
from trappola.table.table import Seat, Table
from trappola.text import Marked

TRIALS = 25
VIEWERS = (Marked("en"), Marked("en", seen_by_wish("french")))
"""Who sits there may see the pack in either family of suits."""


def sent(match: Match, seat: int | None, *, sentences: bool = False) -> worlds.Sent:
    """The state message of a seat in full, as bytes."""
    seats = [Seat(name) for name in match.names]
    table = Table("id", match, seats, version=len(match.log), stream=match.log)
    state, other = (state_for(table, seat, 0, viewer, range(len(seats))) for viewer in VIEWERS)
    told = [" ".join([str(e.seat), e.kind, *e.words]) for e in state.told]
    return worlds.Sent(told, state.model_dump_json() + other.model_dump_json(), [], [])


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_wire_says_no_more_than_the_view(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "sent", sent)
    compared = sum(worlds.trial(game, 7_000 + number)[1] for number in range(TRIALS))
    assert compared > TRIALS / 3
