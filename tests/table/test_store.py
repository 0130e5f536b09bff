"""The store: its migrations make what the models say, and an old store keeps its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from table.test_table import table_of
from trappola.table.store import Base, Store, sqlite_url

T = TypeVar("T")


def done(work: Coroutine[Any, Any, T]) -> T:
    """The result of asynchronous work, in a thread with a loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def compare() -> list[object]:
        store = Store(sqlite_url(tmp_path / "tables.sqlite"))
        await store.open()
        async with store.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await store.close()
        return found

    assert done(compare()) == []


def test_opening_twice_keeps_the_tables_and_commits_are_logged_ahead(tmp_path: Path) -> None:
    async def keep() -> None:
        file = tmp_path / "tables.sqlite"
        table = table_of("svoyi", None, None)
        table.version = 0
        for number in range(2):
            store = Store(sqlite_url(file))
            await store.open()
            if number == 0:
                await store.add(table, {"token": 1, "look": -1})
            assert await store.opens("token") == (table.id, 1)
            assert await store.opens("look") == (table.id, None)
            assert await store.opens("other") is None
            async with store.engine.connect() as connection:
                mode = await connection.exec_driver_sql("PRAGMA journal_mode")
                assert mode.scalar() == "wal"
            await store.close()

    done(keep())


def test_tokens_are_not_written_down(tmp_path: Path) -> None:
    async def write() -> None:
        store = Store(sqlite_url(tmp_path / "tables.sqlite"))
        await store.open()
        await store.add(table_of("svoyi", None, None), {"a-secret-token": 0})
        await store.close()

    done(write())
    assert all(b"a-secret-token" not in file.read_bytes() for file in tmp_path.iterdir())
