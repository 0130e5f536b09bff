"""One connection: a browser on a seat, or a spectator.

It is sent a state after each change, in order. For one that cannot take them in time they are not
kept: the connection is closed, and the page comes back and catches up.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import BaseModel, TypeAdapter, ValidationError

from trappola.errors import TrappolaError
from trappola.languages import nearest
from trappola.players.hint import HintError, hint_for
from trappola.server.messages import (
    Act,
    AskHint,
    AskUndo,
    Done,
    FromPage,
    Hello,
    Hint,
    NextDeal,
    Refused,
    WishAnalysis,
)
from trappola.server.problems import malformed
from trappola.server.wire import state_for
from trappola.suits import seen_by_wish
from trappola.table.moves import Move
from trappola.table.table import Table, TableError
from trappola.table.tables import OpenTable, Tables
from trappola.text import Marked, spoken
from trappola.view import View

READ = TypeAdapter[Hello | Act | NextDeal | AskUndo | WishAnalysis | AskHint](FromPage)
Asked = Callable[[Table], Move | None]
LONGEST = 4096
"""Letters of a message; a page never sends more."""
WAITING = 500
"""Messages that may wait for a slow connection."""


class Connection:
    """A WebSocket on a table.

    Args:
        seat: None for a spectator.
    """

    def __init__(
        self, socket: WebSocket, tables: Tables, place: OpenTable, seat: int | None
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.place = place
        self.seat = seat
        self.language = Marked(spoken())
        self.since = 0
        self.greeted = False
        self.thinking: tuple[AskHint, asyncio.Task[None]] | None = None
        self.outbox: asyncio.Queue[BaseModel | None] = asyncio.Queue(WAITING)

    async def run(self) -> None:
        """Reads and writes until the browser goes."""
        self.place.listeners[self.on_change] = self.seat
        self.place.tell()
        writer = asyncio.create_task(self.write())
        try:
            while True:
                await self.read(await self.socket.receive_text())
        except (WebSocketDisconnect, RuntimeError, KeyError):
            pass  # the browser has gone, or sent bytes where text is spoken
        finally:
            self.place.listeners.pop(self.on_change, None)
            self.place.tell()
            self.stop_thinking()
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer
            with contextlib.suppress(Exception):
                await self.socket.close()

    async def write(self) -> None:
        """Sends what waits, in order."""
        while True:
            message = await self.outbox.get()
            if message is None:
                await self.socket.close(4408)
                return
            await self.socket.send_text(message.model_dump_json())

    def send(self, message: BaseModel) -> None:
        """Puts a message behind those that wait; a connection that cannot keep up is closed."""
        if self.outbox.qsize() >= WAITING - 1:
            self.place.listeners.pop(self.on_change, None)
            with contextlib.suppress(asyncio.QueueFull):
                self.outbox.put_nowait(None)
            return
        self.outbox.put_nowait(message)

    def on_change(self, table: Table) -> None:
        """The table has changed: sends the state with what this seat has not been told."""
        if not self.greeted:
            return
        if self.thinking is not None and self.thinking[0].version != table.version:
            self.stop_thinking()
        since = min(self.since, len(table.stream))
        self.send(state_for(table, self.seat, since, self.language, self.place.here))
        self.since = len(table.stream)

    async def read(self, text: str) -> None:
        """Does what a message asks; whatever is wrong with it is answered."""
        id = None
        try:
            if len(text) > LONGEST:
                raise TableError("message-too-long", most=LONGEST)
            message = READ.validate_json(text)
            if isinstance(message, Hello):
                self.greet(message)
                return
            id = message.id
            if not self.greeted:
                raise TableError("no-hello")
            if self.seat is None:
                raise TableError("spectator")
            if isinstance(message, AskHint):
                self.ask_hint(message, self.seat)
                return
            version = await self.tables.change(self.place, self.asked(message, self.seat))
            self.send(Done(id=id, version=version))
        except ValidationError as error:
            self.refuse(malformed(error.errors()[0]), None)
        except TrappolaError as error:
            self.refuse(error, id)
            if error.key == "stale":
                self.on_change(self.place.table)

    def greet(self, hello: Hello) -> None:
        """The page says what it has; it is sent the rest."""
        self.greeted = True
        self.language = Marked(nearest(hello.language), seen_by_wish(hello.suits))
        self.since = hello.since
        self.on_change(self.place.table)

    def ask_hint(self, asked: AskHint, seat: int) -> None:
        """Lets the Master think about a hint; one at a time, and no longer than the turn lasts.

        Raises:
            TrappolaError: there is no hint to be had now.
        """
        view = self.place.table.view_for_hint(seat, version=asked.version)
        self.stop_thinking()  # asked anew: the latest question is answered
        self.thinking = asked, asyncio.create_task(self.think(asked, view))

    def stop_thinking(self) -> None:
        """Lets the hint go that is being thought about, as the turn has moved on."""
        if self.thinking is None:
            return
        asked, task = self.thinking
        self.thinking = None
        if task.cancel():
            self.send(Done(id=asked.id, version=self.place.table.version))

    async def think(self, asked: AskHint, view: View) -> None:
        """Answers with a hint; the thinking is done in a thread of its own."""
        loop = asyncio.get_running_loop()
        try:
            hint = await loop.run_in_executor(self.tables.thinkers, hint_for, view)
        except HintError as error:
            self.refuse(error, asked.id)
            return
        self.send(
            Hint(
                id=asked.id,
                version=asked.version,
                action=hint.action.text,
                text=hint.tell(view, self.language),
            )
        )

    def refuse(self, error: TrappolaError, id: str | None) -> None:
        self.send(Refused(id=id, key=error.key, text=error.tell(self.language)))

    @staticmethod
    def asked(message: Act | NextDeal | AskUndo | WishAnalysis, seat: int) -> Asked:
        """What a message asks of the table."""
        if isinstance(message, Act):
            return lambda table: table.act(
                seat, message.action, version=message.version, id=message.id
            )
        if isinstance(message, NextDeal):
            return lambda table: table.next_deal(seat, version=message.version, id=message.id)
        if isinstance(message, WishAnalysis):
            return lambda table: table.wish_analysis(
                seat, message.on, version=message.version, id=message.id
            )
        if message.answer == "ask":
            return lambda table: table.ask_undo(seat, version=message.version, id=message.id)
        return lambda table: table.answer_undo(
            seat, message.answer == "yes", version=message.version, id=message.id
        )
