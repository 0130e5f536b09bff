"""Where tables are kept: SQLAlchemy on SQLite with a write-ahead log, or on PostgreSQL.

A table is its set-up and its moves; the rest follows from replaying them. A move is committed
before anybody is told of it. Tokens are kept as hashes.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, ForeignKey, Integer, String, Text, event, select
from sqlalchemy.exc import ArgumentError, InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from trappola.errors import TrappolaError
from trappola.match import Match
from trappola.table.moves import Move
from trappola.table.table import Seat, Table

MIGRATIONS = Path(__file__).parent / "migrations"
"""The scripts that bring an older store up to the models below."""


class StoreError(TrappolaError):
    """The store cannot be used: not writable, or of a newer version."""


class Base(DeclarativeBase):
    """The tables of the database."""


class TableRow(Base):
    """A table as it was set up."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    setup: Mapped[str] = mapped_column(Text)


class TokenRow(Base):
    """What a token opens: a seat of a table, or its spectators' place (seat -1)."""

    __tablename__ = "tokens"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[int] = mapped_column(Integer)


class MoveRow(Base):
    """A move of a table, numbered from 1."""

    __tablename__ = "moves"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int | None] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    sender_id: Mapped[str | None] = mapped_column(String(64))
    reason: Mapped[str | None] = mapped_column(Text)


def upgrade(connection: Connection) -> None:
    """Runs the migrations that a store has not had.

    Raises:
        StoreError: the store has had one that this program does not know.
    """
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise StoreError("store-newer") from None


def hashed(token: str) -> str:
    """A token as the store keeps it."""
    return hashlib.sha256(token.encode()).hexdigest()


def default_url() -> str:
    """The store in the user's data folder."""
    from platformdirs import user_data_path

    folder = user_data_path("trappola")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("store-folder", folder=str(folder), problem=error.strerror or "") from None
    return sqlite_url(folder / "tables.sqlite")


def sqlite_url(file: Path) -> str:
    """The address of a store in a file."""
    return f"sqlite+aiosqlite:///{file}"


class Store:
    """Tables in a database."""

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            self.engine: AsyncEngine = create_async_engine(url)
        except (ArgumentError, ImportError, InvalidRequestError) as error:
            raise StoreError("store-broken", url=url, problem=_cause(error)) from None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _on_connect)
        self.session = async_sessionmaker(self.engine, expire_on_commit=False)

    async def open(self) -> None:
        """Makes the tables of a new store and brings those of an old one up to date.

        Raises:
            StoreError: it cannot be written, or a newer program made it.
        """
        try:
            self._probe()
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
        except StoreError:
            raise
        except Exception as error:
            raise StoreError("store-broken", url=self.url, problem=_cause(error)) from None

    def _probe(self) -> None:
        """Opens a file once without the driver's thread, which outlives a failure by a moment."""
        file = self.engine.url.database
        if self.engine.dialect.name == "sqlite" and file not in (None, "", ":memory:"):
            with closing(sqlite3.connect(str(file))) as connection:
                connection.execute("PRAGMA schema_version")

    async def close(self) -> None:
        """Lets the database go."""
        await self.engine.dispose()

    async def add(self, table: Table, tokens: dict[str, int]) -> None:
        """Writes a new table down. ``tokens`` gives the seat of each, -1 for spectators."""
        match = table.match
        setup = {
            "game": match.game.name,
            "options": match.rules.changed,
            "order": match.order,
            "seed": match.seed,
            "seats": [[seat.name, seat.computer] for seat in table.seats],
        }
        async with self.session.begin() as session:
            session.add(TableRow(id=table.id, setup=json.dumps(setup)))
            await session.flush()
            for token, seat in tokens.items():
                session.add(TokenRow(hash=hashed(token), table_id=table.id, seat=seat))

    async def append(self, table: Table, move: Move) -> None:
        """Writes a move down; it is in the database when this returns."""
        async with self.session.begin() as session:
            session.add(
                MoveRow(
                    table_id=table.id,
                    number=table.version + 1,
                    kind=move.kind,
                    seat=move.seat,
                    text=move.text,
                    sender_id=move.id,
                    reason=move.reason,
                )
            )

    async def opens(self, token: str) -> tuple[str, int | None] | None:
        """The table and seat of a token; None if nothing has it."""
        async with self.session() as session:
            row = await session.get(TokenRow, hashed(token))
        if row is None:
            return None
        return row.table_id, None if row.seat < 0 else row.seat

    async def load(self, id: str) -> Table | None:
        """A table as it was left; None if there is none."""
        async with self.session() as session:
            row = await session.get(TableRow, id)
            if row is None:
                return None
            found = await session.scalars(
                select(MoveRow).where(MoveRow.table_id == id).order_by(MoveRow.number)
            )
            moves = [
                Move(each.kind, each.seat, each.text, each.sender_id, each.reason) for each in found
            ]
        table = rebuilt(id, json.loads(row.setup))
        table.make_all(moves)
        return table


def rebuilt(id: str, setup: dict[str, Any]) -> Table:
    """A table before its first move."""
    seats: Sequence[Seat] = [Seat(name, computer) for name, computer in setup["seats"]]
    match = Match(
        setup["game"],
        setup["options"],
        seats=[seat.name for seat in seats],
        order=setup["order"],
        seed=setup["seed"],
    )
    return Table(id, match, seats)


def _on_connect(connection: Any, _record: Any) -> None:
    """A write-ahead log makes a commit quick; what is committed survives the end of the process."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _cause(error: BaseException) -> str:
    """The first line of what the database says."""
    return str(getattr(error, "orig", error)).split("\n")[0]
