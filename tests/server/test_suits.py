"""A viewer's suits: they change that viewer's words, and nothing else for anybody."""

from __future__ import annotations

import contextlib
import json
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.browser import Browser, Json, any_action, browser, new_table, tokens
from trappola.server.rules import rule_page

ITALIAN = re.compile(r"\b(swords|cups|coins|batons|knights?)\b")
FRENCH = re.compile(r"\b(spades|hearts|diamonds|clubs|queens?)\b")
WORDS = ("text", "question", "refused", "why", "title")


def wordless(part: object) -> Any:
    """What is sent without its sentences: what is left is the table itself."""
    if isinstance(part, dict):
        return {key: wordless(value) for key, value in part.items() if key not in WORDS}
    return [wordless(each) for each in part] if isinstance(part, list) else part


def sentences(sent: object) -> str:
    """All sentences in what is sent, the codes of events and actions left out."""

    def told(part: object) -> list[str]:
        if isinstance(part, list):
            return [word for each in part for word in told(each)]
        if not isinstance(part, dict):
            return []
        own = [json.dumps(value) for key, value in part.items() if key in WORDS]
        return own + [word for value in part.values() for word in told(value)]

    return " ".join(told(sent))


def sent_to(page: Browser) -> list[Json]:
    """All events that a page was told, and what it was shown at each version.

    Who is here is left out: when the others come and go is no matter of the deal.
    """
    told, shown = [], {}
    for message in page.traffic:
        if message["type"] == "state":
            told += message["told"]
            view = message["view"]
            seats = [{**seat, "here": True} for seat in view["seats"]]
            shown[message["version"]] = {**message, "told": [], "view": {**view, "seats": seats}}
    return [*told, *shown.values()]


def played(client: TestClient, game: str, people: int, *suits: str) -> tuple[str, list[list[Json]]]:
    """A deal among people who see these suits, the last of them a spectator: what each is sent."""
    made = new_table(client, game, *[None] * people, seed="suits")
    links = [*tokens(made), made["spectator"]]
    with contextlib.ExitStack() as stack:
        pages = [stack.enter_context(browser(client, link)) for link in links]
        for page, wish in zip(pages, suits, strict=True):
            page.hello(suits=wish)
        while not pages[0].state["view"]["deal_over"]:
            actor = next(page for page in pages if page.state["choices"])
            actor.ask(type="act", action=any_action(actor.state))
            for page in pages:
                while page.state["version"] < actor.state["version"]:
                    page.next_state()
        return links[0], [sent_to(page) for page in pages]


def test_each_is_told_in_the_suits_it_sees_and_the_table_is_the_same(client: TestClient) -> None:
    _, own = played(client, "bulka", 3, *["italian"] * 4)
    _, mixed = played(client, "bulka", 3, "french", "italian", "italian", "french")
    for before, after in (own[1], mixed[1]), (own[2], mixed[2]):
        assert before == after  # what another viewer sees changes not a letter
        assert not FRENCH.search(sentences(after))
    for before, after in (own[0], mixed[0]), (own[3], mixed[3]):
        assert wordless(before) == wordless(after)
        assert not ITALIAN.search(sentences(after))
    assert FRENCH.search(sentences(mixed[0])) and ITALIAN.search(sentences(own[0]))


def test_another_wish_tells_everything_anew(client: TestClient) -> None:
    made = new_table(client, "classica", None, None, seed="anew")
    with browser(client, tokens(made)[0]) as page:
        page.hello()
        before = page.hello()
        assert wordless(before) == wordless(page.hello(suits="french"))
        assert page.hello() == before


@pytest.mark.parametrize("wish", ["german", "", 3])
def test_suits_that_are_none(client: TestClient, wish: object) -> None:
    made = new_table(client, "classica", None, None)
    with browser(client, tokens(made)[0]) as page:
        page.socket.send_json({"type": "hello", "suits": wish})
        assert page.receive()["type"] == "refused"
    assert client.get(f"/api/rules/bulka?suits={wish}").status_code == 422


def test_replay_is_told_in_them_and_the_record_is_the_game_s(client: TestClient) -> None:
    token, _ = played(client, "two-handed", 2, *["french"] * 3)
    own, french = (
        client.get(f"/api/seats/{token}/replay/1?suits={wish}").json()["states"]
        for wish in ("italian", "french")
    )
    assert not ITALIAN.search(sentences(french))
    assert wordless(own) == wordless(french)
    record = client.get(f"/api/seats/{token}/record").text
    assert "Nb" in record and "Qc" not in record


def test_cards_of_the_rule_book_are_drawn_in_them() -> None:
    own, french = rule_page("bulka", "en"), rule_page("bulka", "en", "french")
    assert "#italian-" in own.html and not own.other_suits
    assert french.other_suits and "#french-" in french.html
    assert "{italian}" not in french.html and "#italian-" not in french.html
    assert 'aria-label="queen of ' in french.html and 'aria-label="knight' not in french.html


def test_a_game_of_the_french_pack_is_the_same_for_all(client: TestClient) -> None:
    assert rule_page("svoyi", "en", "french") == rule_page("svoyi", "en")
    made = new_table(client, "svoyi", None, None, seed="same")
    with browser(client, tokens(made)[0]) as page:
        page.hello()
        before = page.hello()
        assert page.hello(suits="french") == before
