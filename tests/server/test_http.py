"""The HTTP part: the catalogue, tables, links, records, replays, rules, the page's headers."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from server.browser import browser, new_table, tokens
from trappola import GAMES, PRESETS, Match, Record


def test_the_catalogue_has_every_game_and_option(client: TestClient) -> None:
    catalogue = client.get("/api/catalogue").json()
    assert [game["name"] for game in catalogue["games"] if game["name"] == game["game"]] == [*GAMES]
    assert {game["name"] for game in catalogue["games"]} == {*GAMES, *PRESETS}
    for game in catalogue["games"]:
        assert [each["key"] for each in game["options"]] == [
            option.key for option in GAMES[game["game"]].options
        ]


@pytest.mark.parametrize("language", ["xx", "tlh-AT", "", "../en"])
def test_an_unknown_language_falls_back(client: TestClient, language: str) -> None:
    answer = client.get("/api/catalogue", params={"language": language})
    assert answer.json()["language"] == "en"


def test_a_link_tells_its_seat(client: TestClient) -> None:
    made = new_table(client, "bulka", None, "club", None)
    infos = [client.get(f"/api/seats/{token}").json() for token in tokens(made)]
    assert [info["seat"] for info in infos] == [0, 2]
    assert client.get(f"/api/seats/{made['spectator']}").json()["seat"] is None
    assert made["seats"][1]["token"] is None


def test_tokens_cannot_be_guessed_from_each_other(client: TestClient) -> None:
    made = [new_table(client, "svoyi", None, None) for _ in range(20)]
    all_tokens = [token for each in made for token in (*tokens(each), each["spectator"])]
    assert len(set(all_tokens)) == 60 and min(map(len, all_tokens)) >= 24


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "whist"}, "no-game"),
        ({"options": {"target": "60"}}, "no-value"),
        ({"options": {"colour": 1}}, "no-option"),
        ({"seats": [{"name": "Ann"}]}, "wrong-seats"),
        ({"seats": [{"name": "Ann"}, {"name": "Ben", "computer": "oracle"}]}, "no-player"),
        ({"seats": [{"name": "Ann"}, {"name": "B\u0007"}]}, "wrong-name"),
        ({"same_cards_as": "nothing"}, "no-table"),
        ({"surprise": 1}, "bad-request"),
        ({"seats": "Ann"}, "bad-request"),
    ],
)
def test_a_wrong_wish_is_refused_in_a_sentence(
    client: TestClient, wish: dict[str, object], key: str
) -> None:
    right = {"game": "classica", "seats": [{"name": "Ann"}, {"name": "Ben"}]}
    answer = client.post("/api/tables", json={**right, **wish})
    assert answer.status_code in (404, 422)
    assert answer.json()["key"] == key and answer.json()["text"]


def test_unknown_links_and_paths(client: TestClient) -> None:
    for path in ("/api/seats/none", "/api/seats/none/record", "/api/seats/none/replay/1"):
        answer = client.get(path)
        assert answer.status_code == 404 and answer.json()["key"] == "no-table"
    assert client.get("/api/nothing").status_code == 404


def finished_deal(client: TestClient, game: str = "talon") -> str:
    """The token of a table whose first deal is over."""
    token = tokens(new_table(client, game, None, "club", seed="http", options={"target": 200}))[0]
    with browser(client, token) as page:
        page.hello()
        while not page.state["view"]["deal_over"]:
            if page.state["choices"] is None:
                page.next_state()
            else:
                page.play_any()
    return token


def test_a_running_deal_is_not_in_the_record(client: TestClient) -> None:
    token = tokens(new_table(client, "classica", None, None))[0]
    record = client.get(f"/api/seats/{token}/record")
    assert record.json()["deals"] == []
    assert "attachment" in record.headers["content-disposition"]
    assert client.get(f"/api/seats/{token}/replay/1").status_code == 404


def test_a_finished_deal_can_be_kept_and_replayed(client: TestClient) -> None:
    token = finished_deal(client)
    record = Record.from_json(client.get(f"/api/seats/{token}/record").text)
    assert len(Match.from_record(record).score_sheets) == 1
    own, everything, theirs = (
        client.get(f"/api/seats/{token}/replay/1", params={"hands": hands}).json()["states"]
        for hands in ("own", "all", "1")
    )
    assert theirs[-1]["view"]["you"] == 1 and theirs[7]["view"]["seats"][1]["cards"]
    assert client.get(f"/api/seats/{token}/replay/1", params={"hands": "7"}).status_code == 422
    end = own[-1]["view"]
    assert end["sheet"] and end["deal_over"] and sum(each["points"] for each in end["match"])
    assert not any(state["view"]["deal_over"] for state in own[:-1])
    dealt = next(state for state in everything if state["view"]["seats"][1]["cards"])
    assert dealt["view"]["seats"][1]["count"] > 0
    hidden = [state["view"]["seats"][1]["cards"] for state in own[:8]]
    assert not any(hidden)


def test_the_same_cards_again(client: TestClient) -> None:
    token = finished_deal(client)
    again = new_table(client, "talon", None, "club", same_cards_as=token)
    first = Record.from_json(client.get(f"/api/seats/{token}/record").text).deals[0]
    other = tokens(again)[0]
    with browser(client, other) as page:
        cards = set(page.hello()["view"]["seats"][0]["cards"])
    dealt = first.pack[:18]
    packets = [dealt[place : place + 3] for place in range(0, 18, 3)]
    hands = [{c.text for packet in packets[side::2] for c in packet} for side in (0, 1)]
    assert cards in hands


def test_strict_headers_on_everything(client: TestClient) -> None:
    for path in ("/", "/api/catalogue", "/api/seats/none", "/api/rules/bulka", "/rules/bulka"):
        headers = client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/..%2f..%2fpyproject.toml", "/%2e%2e/x"])
def test_nothing_outside_the_page_is_served(client: TestClient, path: str) -> None:
    assert "scikit" not in client.get(path).text
