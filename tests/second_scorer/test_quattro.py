"""Quattro: E21 by the second scorer."""

from __future__ import annotations

from .record import score
from .written import PACK, deal, error_of, play_out, record


def test_e21_quattro() -> None:
    pack = [card for card in PACK if card != "Nd"] + ["Nd"]
    made = record("quattro", [deal(3, pack, ["0 done", "1 done", "2 done", "3 done"])], 4)
    play_out(made)
    result = score(made)
    assert sum(result["deals"][0]["points"]) == 86
    assert result["deals"][0]["chips"] == [0, 0, 0, 0]
    assert len(result["match"]["points"]) == 2
    assert "3 play Nd" in made["deals"][0]["actions"]
    signalled = made["deals"][0]["actions"]
    signalled[4:4] = ["0 signal trumps"]
    assert error_of(made) is None
    assert error_of({**made, "options": {"signals": "off"}}) == (0, 4)
    signalled[4:4] = ["0 signal weak"]
    assert error_of(made) == (0, 5)
