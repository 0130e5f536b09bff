"""What a player of Svoyi Kozyri looks up may be missing, or be damaged later: everybody hears it.

Finds a player who fails turn by turn over it, a table that says nothing, and one that says it again
and again.
"""

from __future__ import annotations

import logging
import shutil
from importlib.resources import files
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.browser import Json, browser, new_table, tokens
from trappola.server.app import make_app
from trappola.svoyi import shelf
from trappola.table.store import sqlite_url

TABLE = "single-low-trump-6.svoyi"
TOLD = ("no-table", "damaged-table", "failed")


def test_a_damaged_table_of_values_is_told_before_the_first_card(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who needs it is refused with the way to mend it; without one, everybody is told."""
    monkeypatch.setattr(shelf, "folder", lambda: tmp_path)
    seats = [{"name": "Ann"}, {"name": "Ben", "computer": "perfect"}]
    wish = {"game": "svoyi", "options": {"ranks": 9}, "seats": seats}
    made = client.post("/api/tables", json=wish).json()
    with browser(client, tokens(made)[0]) as page:
        page.hello()
        (told,) = [each for each in page.state["told"] if each["kind"] == "no-table"]
        assert "trappola svoyi solve --ranks 9" in told["text"]
        since = page.state["told"][-1]["number"]
    client.app.state.tables._open.clear()  # type: ignore[attr-defined]
    with browser(client, tokens(made)[0]) as page:
        page.hello()
        assert page.state["told"][-1]["number"] == since
    file = tmp_path / "single-low-trump-9.svoyi"
    file.write_text("nonsense")
    refused = client.post("/api/tables", json=wish)
    assert refused.status_code == 422
    text = refused.json()["text"]
    assert str(file) in text and "trappola svoyi solve --ranks 9" in text
    seats[1]["computer"] = "club"
    assert client.post("/api/tables", json=wish).status_code == 201


def test_one_that_is_damaged_later_is_told_once_and_the_computer_looks_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A match goes on over three starts of the server; before the second the file breaks off."""
    own = Path(str(files("trappola.svoyi"))) / "tables" / TABLE
    monkeypatch.setattr(shelf, "folder", lambda: tmp_path / "tables")
    monkeypatch.setattr(shelf, "package_files", lambda _: tmp_path / "nothing")
    shelf.folder().mkdir()
    file = Path(shutil.copy(own, shelf.folder() / TABLE))
    address = sqlite_url(tmp_path / "tables.sqlite")
    with TestClient(make_app(address)) as client:
        token = tokens(new_table(client, "svoyi", None, "perfect", seed="d"))[0]
        assert [each["kind"] for each in three_turns(client, token) if each["kind"] in TOLD] == []
    with file.open("r+b") as handle:
        handle.truncate(100_000)
    for _ in range(2):
        with TestClient(make_app(address)) as client:
            events = three_turns(client, token)
        (told,) = [each for each in events if each["kind"] in TOLD]
        assert told["kind"] == "damaged-table"
        assert "damaged" in told["text"] and "looks ahead" in told["text"]
        assert '"trappola svoyi solve --ranks 6"' in told["text"]
    wrong = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(wrong) == 2, "one line at each start of the server"
    assert all(str(file) in each.getMessage() and each.exc_info is None for each in wrong)


def three_turns(client: TestClient, token: str) -> list[Json]:
    """Everything that the seat has been told once it has played three more times."""
    with browser(client, token) as page:
        page.hello()
        for turn in range(4):
            while page.state["choices"] is None:
                page.next_state()
            if turn < 3:
                assert page.play_any()["type"] == "done"
        states = [message for message in page.traffic if message["type"] == "state"]
    events = {event["number"]: event for state in states for event in state["told"]}
    return list(events.values())
