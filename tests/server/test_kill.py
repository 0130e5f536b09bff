"""kill -9 of the server in the middle of a deal loses no action that it has accepted."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from server.browser import any_action


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


@contextmanager
def server(port: int, file: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A real server process that answers."""
    command = [sys.executable, "-m", "trappola", "serve", "--port", str(port)]
    process = subprocess.Popen([*command, "--store", f"sqlite+aiosqlite:///{file}"])
    try:
        for _ in range(200):
            assert process.poll() is None
            try:
                ask(port, "/api/catalogue")
                break
            except OSError:
                time.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.wait()


def ask(port: int, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", data, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


def greet(socket: ClientConnection) -> Any:
    socket.send(json.dumps({"type": "hello", "since": 0}))
    return next_state(socket)


def next_state(socket: ClientConnection) -> Any:
    while True:
        message = json.loads(socket.recv(timeout=10))
        if message["type"] == "state":
            return message


def table_of(state: Any) -> Any:
    """The view, but for who is connected at the moment."""
    seats = [{**seat, "here": None} for seat in state["view"]["seats"]]
    return {**state["view"], "seats": seats}


def test_accepted_actions_survive_kill_9(tmp_path: Path) -> None:
    file, port = tmp_path / "tables.sqlite", free_port()
    seats = [{"name": "Ann"}, {"name": "Ben"}]
    with server(port, file) as process:
        made = ask(port, "/api/tables", {"game": "classica", "seats": seats})
        urls = [f"ws://127.0.0.1:{port}/api/seats/{s['token']}/ws" for s in made["seats"]]
        with connect(urls[0]) as ann, connect(urls[1]) as ben:
            sockets, states = (ann, ben), [greet(ann), greet(ben)]
            for number in range(15):
                seat = states[0]["view"]["to_act"]
                action = any_action(states[seat])
                message = {"type": "act", "id": str(number), "action": action}
                sockets[seat].send(json.dumps({**message, "version": states[0]["version"]}))
                version = states[0]["version"] + 1
                for place, each in enumerate(sockets):
                    while states[place]["version"] < version:
                        states[place] = next_state(each)
            process.kill()
    with server(port, file), connect(urls[0]) as ann, connect(urls[1]) as ben:
        for place, each in enumerate((ann, ben)):
            again = greet(each)
            assert again["version"] == 16
            assert table_of(again) == table_of(states[place])
            assert again["choices"] == states[place]["choices"]
