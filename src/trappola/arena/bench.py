"""Where the players of a contest wait: programs are kept running from one game to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import TracebackType

from trappola.actions import Action
from trappola.arena.all_seeing import AllSeeing
from trappola.arena.contest import SIDES, Contest
from trappola.arena.plain import PlainPlayer
from trappola.players import PLAYERS, Kind, Player, close_players, make_player
from trappola.players.program import ProgramPlayer, Trials
from trappola.players.registry import THINKING, is_program
from trappola.view import View

# Known wherever there is an arena, and offered nowhere else.
PLAYERS.setdefault(
    "all-seeing", Kind(AllSeeing, {"iterations": THINKING["iterations"]}, at_table=False)
)
PLAYERS.setdefault("sampling", Kind(PlainPlayer, dict(THINKING), at_table=False))

Watch = Callable[[View, Action], Iterable[str]]


class Bench:
    """The players of a contest, in one process.

    Raises:
        TrappolaError: there is no such player, or no such program.
    """

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.named = dict(zip(SIDES, contest.players, strict=True))
        self._programs: dict[tuple[str, int], Player] = {}
        self._trials = {side: Trials() for side in SIDES}
        self.watch: Watch | None = None
        if contest.silly:
            from trappola.players.silly import silly_in

            self.watch = silly_in

    def __enter__(self) -> Bench:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()

    def player(self, side: str, seat: int, seed: str) -> Player:
        """The player of a side for a seat: a new one for each game, programs excepted."""
        text = self.named[side]
        if not is_program(text):
            return make_player(text, seed=seed, seconds=self.contest.seconds)
        key = (side, seat)
        if key not in self._programs:
            player = make_player(text, seconds=self.contest.seconds)
            assert isinstance(player, ProgramPlayer)
            player.trials = self._trials[side]  # what does not start on one seat starts on none
            self._programs[key] = player
        return self._programs[key]

    def close(self) -> None:
        """Ends the programs."""
        close_players(self._programs.values())
        self._programs.clear()
