"""A server on a store of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from trappola.server.app import make_app
from trappola.table.store import sqlite_url


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A client of a server that keeps its tables in a new file."""
    with TestClient(make_app(sqlite_url(tmp_path / "tables.sqlite"))) as client:
        yield client
