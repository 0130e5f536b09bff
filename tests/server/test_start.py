"""Starting the server: what cannot be is said in one line, with exit code 2."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path


def serve(*words: object, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "trappola", "serve", *map(str, words)]
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
        env={**os.environ, **environment},
    )


def one_line(done: subprocess.CompletedProcess[str], says: str) -> None:
    assert done.returncode == 2, done.stderr
    assert says in done.stderr and "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = serve("--port", port, "--store", f"sqlite+aiosqlite:///{tmp_path}/t.sqlite")
    one_line(done, f"Port {port} on 127.0.0.1 is taken")


def test_a_host_that_is_none() -> None:
    one_line(serve("--host", "192.0.2.1", "--port", "0"), "no address of this machine")


def test_a_store_that_cannot_be_made() -> None:
    store = "sqlite+aiosqlite:////nonexistent/folder/t.sqlite"
    one_line(serve("--port", "0", "--store", store), "cannot be used")


def test_a_store_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    with sqlite3.connect(file) as store:
        store.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)")
        store.execute("INSERT INTO alembic_version VALUES ('9999')")
    done = serve("--port", "0", "--store", f"sqlite+aiosqlite:///{file}")
    one_line(done, "made by a newer version")


def test_a_file_that_is_no_store(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    file.write_text("not a database, but long enough to look like one" * 50, "utf-8")
    done = serve("--port", "0", "--store", f"sqlite+aiosqlite:///{file}")
    one_line(done, "cannot be used")
    assert file.read_text("utf-8").startswith("not a database")


def test_a_data_folder_that_cannot_be_written() -> None:
    one_line(serve("--port", "0", XDG_DATA_HOME="/dev/null/folder"), "cannot be made")


def test_an_address_that_is_none() -> None:
    one_line(serve("--port", "0", "--store", "nonsense"), "nonsense")
