"""What is to be played: the game, who plays, for how long, and where cards and chance come from.

Pair number ``n`` of seed ``S`` is dealt with the match seed ``S/n``, in both of its games; see
:mod:`trappola.shuffle` for what follows from that. The chance of the player of side ``A`` or ``B``
on seat ``s`` in game ``g`` (0 or 1) of the pair is seeded with ``trappola-arena/1 S n g A s``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trappola.games import find_game
from trappola.match import Match
from trappola.options import Value

SIDES = ("A", "B")
SESSION: dict[str, Value] = {"session_end": "rounds:12"}
"""How long a match is in games that would never end."""
LONGEST: dict[str, Value] = {"max_turns": 600}
"""Where cards can go round in circles, so many turns are a draw."""


@dataclass(frozen=True)
class Contest:
    """Two players, and what they are measured by.

    Attributes:
        game: the name of a game or preset.
        options: the house rules that differ from its own.
        players: A and B, as :func:`~trappola.players.make_player` reads them.
        whole: whether whole matches are played; single deals otherwise.
        seconds: the time for a move, for players that take one.
        seats: how many sit at the table; None for the least.
        silly: whether silly plays are counted.
        keep: whether records are kept.
    """

    game: str
    options: Mapping[str, Value]
    players: tuple[str, str]
    seed: str = "arena"
    whole: bool = False
    seconds: float | None = None
    seats: int | None = None
    silly: bool = False
    keep: bool = False

    def rules(self) -> dict[str, Value]:
        """The house rules that are played by."""
        game, preset = find_game(self.game)
        given: dict[str, Value] = {**preset, **self.options}
        known = {option.key for option in game.options}
        ends = LONGEST if not self.whole else {**LONGEST, **SESSION}
        return {**{key: value for key, value in ends.items() if key in known}, **given}

    def seats_of(self, swapped: bool) -> list[str]:
        """Which side has each seat: A and B by turns, so that partners are of one side."""
        number = self.seats
        if number is None:
            number = find_game(self.game)[0].least_seats
            if self.whole and number % 2:
                number += 1  # so that both sides have as many seats
        return [SIDES[(seat + swapped) % 2] for seat in range(number)]

    def match(self, pair: int, swapped: bool) -> Match:
        """The match of a pair, before its first deal."""
        names = [f"{side} {seat + 1}" for seat, side in enumerate(self.seats_of(swapped))]
        return Match(find_game(self.game)[0].name, self.rules(), seats=names, seed=self.cards(pair))

    def cards(self, pair: int) -> str:
        """The seed of a pair's cards."""
        return f"{self.seed}/{pair}"

    def chance(self, pair: int, game: int, side: str, seat: int) -> str:
        """The seed of a player's own chance."""
        return f"trappola-arena/1 {self.seed} {pair} {game} {side} {seat}"
