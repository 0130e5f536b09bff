"""A page without a screen: what a browser does on the wire."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

Json = dict[str, Any]
IDS = itertools.count()


def new_table(client: TestClient, game: str, *computers: str | None, **wish: Any) -> Json:
    """A table; None is a person's seat."""
    seats = [{"name": f"Seat {n}", "computer": each} for n, each in enumerate(computers)]
    answer = client.post("/api/tables", json={"game": game, "seats": seats, **wish})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def tokens(made: Json) -> list[str]:
    """The tokens of the people's seats."""
    return [seat["token"] for seat in made["seats"] if seat["token"]]


class Browser:
    """A connection that keeps its last state."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.state: Json = {}
        self.traffic: list[Json] = []

    def hello(self, since: int = 0, **more: Any) -> Json:
        self.socket.send_json({"type": "hello", "since": since, "language": "en", **more})
        return self.next_state()

    def receive(self) -> Json:
        message: Json = self.socket.receive_json()
        self.traffic.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def next_state(self) -> Json:
        while self.receive()["type"] != "state":
            pass
        return self.state

    def send(self, **message: Any) -> str:
        message.setdefault("id", f"id {next(IDS)}")
        message.setdefault("version", self.state.get("version", 0))
        self.socket.send_json(message)
        return str(message["id"])

    def ask(self, **message: Any) -> Json:
        """Sends a message and reads to its answer."""
        id = self.send(**message)
        while True:
            answer = self.receive()
            if answer["type"] in ("done", "refused") and answer["id"] in (id, None):
                return answer

    def play_any(self) -> Json:
        """Takes the first choice."""
        return self.ask(type="act", action=any_action(self.state))


def any_action(state: Json) -> str:
    """The first thing that may be done."""
    choices = state["choices"]
    if choices["choices"]:
        return str(choices["choices"][0]["action"])
    size = choices["picks"]["sizes"][0]
    return " ".join(["exchange", *choices["picks"]["cards"][:size]])


@contextmanager
def browser(client: TestClient, token: str) -> Iterator[Browser]:
    """A browser on a seat."""
    with client.websocket_connect(f"/api/seats/{token}/ws") as socket:
        yield Browser(socket)
