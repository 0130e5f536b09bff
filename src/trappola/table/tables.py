"""The tables of a server: opened by token, changed one change at a time, told to who listens."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from trappola.match import Match
from trappola.options import Value
from trappola.players import check_plays
from trappola.players.perfect import remedy
from trappola.table.moves import Move
from trappola.table.store import Store
from trappola.table.table import Seat, Table, TableError

Listener = Callable[[Table], None]
THINKERS = 2
"""So many hints are thought about at a time; others wait."""
MOST_IDLE = 200
"""Tables kept in memory although nobody listens; the store has them all."""


@dataclass
class OpenTable:
    """A table in memory with its lock and its listeners; ``checked`` once it was opened."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: dict[Listener, int | None] = field(default_factory=dict)
    checked: bool = False

    def tell(self) -> None:
        """Tells everybody who listens that the table has changed."""
        for listener in list(self.listeners):
            listener(self.table)

    @property
    def here(self) -> set[int]:
        """The seats on which somebody listens."""
        return {seat for seat in self.listeners.values() if seat is not None}


class Tables:
    """All tables of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thinkers = ThreadPoolExecutor(THINKERS, thread_name_prefix="hint")
        self._open: dict[str, OpenTable] = {}
        self._loading = asyncio.Lock()

    async def make(
        self,
        game: str,
        options: Mapping[str, Value],
        seats: Sequence[Seat],
        *,
        seed: str | None = None,
        pack: str | None = None,
        moves: Sequence[Move] = (),
    ) -> tuple[Table, dict[str, int]]:
        """A new table with its first deal, and the tokens of its people (-1: spectators).

        Args:
            pack: the cards of the first deal, for playing the same ones again.
            moves: what has happened at it already, its first deal included.

        Raises:
            TrappolaError: the game, its options or its seats are not possible, or what a
                computer player knows is damaged.
        """
        match = Match(game, options, seats=[seat.name for seat in seats], seed=seed)
        computers = [seat.computer for seat in seats if seat.computer]
        for computer in computers:
            check_plays(computer, match.game, match.rules)
        remedy(match, computers)  # raises if damaged
        table = Table(secrets.token_hex(8), match, seats)
        tokens = {secrets.token_urlsafe(18): seat for seat in table.people}
        tokens[secrets.token_urlsafe(18)] = -1
        await self.store.add(table, tokens)
        place = self._open[table.id] = OpenTable(table)
        async with place.lock:
            if not moves:
                first = table.next_deal(None, version=0, id="first")
                assert first is not None
                if pack is not None:
                    first = first._replace(text=f"{first.text.partition(' ')[0]} {pack}")
                moves = [first]
            for move in moves:
                await self._make(place, move)
            await self._open_up(place)
        return table, tokens

    async def close(self) -> None:
        """Lets the store go, and who still thinks."""
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    async def find(self, token: str) -> tuple[OpenTable, int | None]:
        """The table that a token opens, and its seat (None: a spectator).

        Raises:
            TableError: nothing has this token.
        """
        found = await self.store.opens(token)
        if found is None:
            raise TableError("no-table")
        id, seat = found
        async with self._loading:
            if id not in self._open:
                self._forget_idle()
                table = await self.store.load(id)
                if table is None:
                    raise TableError("no-table")
                self._open[id] = OpenTable(table)
        place = self._open[id]
        if not place.listeners:
            async with place.lock:
                await self._open_up(place)
        return place, seat

    async def _open_up(self, place: OpenTable) -> None:
        """Sees what the computer players know, and lets them play what they owe.

        A server that was stopped in the middle may owe them a turn, and what they look things up in
        may have been lost since the table was made.
        """
        if not place.checked:
            place.checked = True
            note = await asyncio.to_thread(place.table.check_knowledge)
            if note is not None and not place.table.match.over:
                await self._make(place, note)
        await self._let_computers_play(place)

    def _forget_idle(self) -> None:
        """Lets the tables go that have been left alone longest, when there are many."""
        idle = [
            id
            for id, place in self._open.items()
            if not place.listeners and not place.lock.locked()
        ]
        for id in idle[: max(len(idle) - MOST_IDLE, 0)]:
            del self._open[id]

    async def change(self, place: OpenTable, ask: Callable[[Table], Move | None]) -> int:
        """Makes what ``ask`` answers, and then the computer players' moves; returns the version.

        Raises:
            TrappolaError: the table refuses; nothing has changed.
        """
        async with place.lock:
            move = ask(place.table)
            if move is None:
                place.tell()
                return place.table.version
            await self._make(place, move)
            version = place.table.version
            await self._let_computers_play(place)
        return version

    async def _make(self, place: OpenTable, move: Move) -> None:
        """Writes a move down, makes it, tells it: in this order, so that nothing told is lost."""
        await self.store.append(place.table, move)
        place.table.make(move)
        place.tell()

    async def _let_computers_play(self, place: OpenTable) -> None:
        while True:
            move = await asyncio.to_thread(place.table.computer_move)
            if move is None:
                return
            await self._make(place, move)
