"""Hints and reasons at a table: to whom they are given, when, and what they may depend on.

Finds a hint given without consent, one that knows more than its seat, one that arrives after the
turn it was for, and a reason that is told before the deal is over or lost with the server.
"""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient

import test_no_leak as worlds
from random_play import new_match, random_action
from server.browser import Browser, any_action, browser, new_table, tokens
from table.test_store import done
from trappola import Action, View
from trappola.players.hint import Hint, HintError, hint_for
from trappola.players.reason import ONLY
from trappola.server import connection
from trappola.text import MARKS, has

QUICK = 0.02
OTHERS = {"quattro": 3, "bulka": 2}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Master thinks for a moment only."""
    monkeypatch.setattr(connection, "hint_for", lambda view: hint_for(view, seconds=QUICK))


def ask_hint(page: Browser) -> dict[str, Any]:
    """Asks for a hint and reads to its answer."""
    id = page.send(type="hint")
    while True:
        answer = page.receive()
        if answer.get("id") == id:
            return answer


def my_turn(page: Browser) -> None:
    while page.state["choices"] is None:
        page.next_state()


@pytest.mark.parametrize("game", ["cardano", "bulka", "two-handed", "classica", "quattro", "svoyi"])
def test_who_plays_alone_may_always_ask(client: TestClient, game: str) -> None:
    made = new_table(client, game, None, *["novice"] * OTHERS.get(game, 1), seed="h")
    with browser(client, tokens(made)[0]) as page:
        page.hello()
        assert page.state["hints"]["on"] and not page.state["hints"]["ask"]
        for _ in range(4):
            my_turn(page)
            hint = ask_hint(page)
            assert hint["type"] == "hint" and hint["version"] == page.state["version"]
            assert hint["text"].startswith("The master would choose") and "why-" not in hint["text"]
            assert page.ask(type="act", action=hint["action"])["type"] == "done"


def test_among_people_all_must_agree_and_one_is_enough_to_end_it(client: TestClient) -> None:
    made = new_table(client, "classica", None, None, seed="h")
    ann, ben = tokens(made)
    with browser(client, ann) as one, browser(client, ben) as two:
        pages = (one, two)
        one.hello(), two.hello()

        def caught_up() -> None:
            version = max(page.state["version"] for page in pages)
            for page in pages:
                while page.state["version"] < version:
                    page.next_state()

        def refused() -> str:
            on_turn = next(page for page in pages if page.state["choices"] is not None)
            return str(ask_hint(on_turn).get("key"))

        assert one.state["hints"] == {"on": False, "wanted_by": [], "ask": True}
        assert refused() == "hints-off"
        one.ask(type="analysis", on=True)
        caught_up()
        assert two.state["hints"]["wanted_by"] == [0] and refused() == "hints-off"
        assert "would allow hints" in two.state["told"][-1]["text"]
        two.ask(type="analysis", on=True)
        caught_up()
        assert one.state["hints"]["on"] and refused() == "None"
        waits = next(page for page in pages if page.state["choices"] is None)
        assert ask_hint(waits)["key"] == "not-your-turn"
        one.ask(type="analysis", on=False)
        caught_up()
        assert not two.state["hints"]["on"] and refused() == "hints-off"


def test_cards_in_a_hint_are_told_as_the_page_shows_them(client: TestClient) -> None:
    """Finds marks that are lost where an action is told inside another sentence."""
    options = {"exchange": "austrian"}
    made = new_table(client, "classica", None, "novice", seed="ex", options=options)
    with browser(client, tokens(made)[0]) as page:
        page.hello()
        my_turn(page)
        while page.state["choices"]["picks"] is None:
            page.play_any()
            my_turn(page)
        hint = ask_hint(page)
        assert "\ufffd" not in hint["text"]
        cards = hint["action"].split()[1:]
        assert cards and all(card.join(MARKS) in hint["text"] for card in cards)


def test_who_looks_on_gets_none(client: TestClient) -> None:
    made = new_table(client, "classica", None, "club")
    with browser(client, made["spectator"]) as page:
        page.hello()
        assert not page.state["hints"]["on"]
        assert ask_hint(page)["key"] == "spectator"


@contextmanager
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """The Master thinks until it is let go."""
    go = threading.Event()

    def slow(view: View) -> Hint:
        go.wait(20)
        return Hint(view.legal[0], ONLY)

    monkeypatch.setattr(connection, "hint_for", slow)
    try:
        yield go
    finally:
        go.set()


def test_a_hint_ends_with_its_turn_and_nobody_waits_for_it(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = new_table(client, "classica", None, "novice", seed="h")
    with browser(client, tokens(made)[0]) as page, held(monkeypatch) as go:
        page.hello()
        my_turn(page)
        id = page.send(type="hint")
        page.send(type="act", action=any_action(page.state))
        first = page.receive()
        while first.get("id") != id:
            first = page.receive()
        assert first["type"] == "done", "the hint is let go, while the Master still thinks"
        asked = page.state["version"]
        while page.state["version"] == asked or page.state["choices"] is None:
            page.next_state()
        assert not go.is_set(), "the game goes on"
        go.set()
        again = ask_hint(page)
        assert again["type"] == "hint" and again["version"] == page.state["version"]
        assert not [
            each for each in page.traffic if each.get("id") == id and each["type"] == "hint"
        ]


def test_a_stale_question_is_refused(client: TestClient) -> None:
    made = new_table(client, "classica", None, "novice")
    with browser(client, tokens(made)[0]) as page:
        page.hello()
        my_turn(page)
        id = page.send(type="hint", version=0)
        answer = page.receive()
        assert (answer["id"], answer["key"]) == (id, "stale")


def test_a_failure_is_one_sentence(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    from trappola.players.master import MasterPlayer

    def fails(self: MasterPlayer, view: View) -> Action:
        raise ZeroDivisionError

    monkeypatch.setattr(MasterPlayer, "choose", fails)
    made = new_table(client, "classica", None, "novice")
    with browser(client, tokens(made)[0]) as page:
        page.hello()
        my_turn(page)
        answer = ask_hint(page)
        assert answer["key"] == "hint-failed" and "no advice" in answer["text"]
        assert page.play_any()["type"] == "done", "the table goes on"
    with pytest.raises(HintError):
        hint_for(new_match("svoyi", random.Random(1)).view(0))


def advice(view: View) -> str:
    hint = hint_for(view, seconds=0, iterations=60)
    return f"{hint.action} {hint.reason.text}"


@pytest.mark.parametrize("game", ["cardano", "bulka", "two-handed", "classica", "quattro"])
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_hint(game: str) -> None:
    """The hidden cards change places: what the Master advises, and why, stays to the letter."""
    compared = 0
    for seed in range(40):
        rng = random.Random(f"hint {game} {seed}")
        here = new_match(game, rng)
        there = here.copy()
        here.deal()
        cards, dealer = here.current.cards, here.current.deal.dealer
        table = worlds.Table(here)
        actions = []
        for _ in range(rng.randint(0, 14)):
            if here.to_act is None:
                break
            actor, action = here.to_act, random_action(here, rng)
            here.apply(action)
            table.act(actor, action)
            actions.append((actor, action))
        seat = here.to_act
        if seat is None:
            continue
        texts = [card.text for card in cards]
        hidden = sorted(set(texts) - table.may_know(seat))
        pack, become = worlds.other_world(texts, hidden, rng, few=36 if len(actions) < 3 else 2)
        there.deal(" ".join(pack), dealer=dealer)
        try:
            for actor, action in actions:
                there.apply(worlds.in_other_world(seat, actor, action, become))
        except worlds.IllegalAction:
            continue
        if there.to_act != seat or worlds.sent(here, seat) != worlds.sent(there, seat):
            continue
        compared += here.record != there.record
        assert advice(here.view(seat)) == advice(there.view(seat))
    assert compared >= 8, "hardly any other world was compared"


def test_the_wire_says_nothing_of_reasons_before_the_deal_is_over(client: TestClient) -> None:
    """Nothing that a player of that seat is sent during the deal holds a reason, but the replay
    does; it is the same after a restart."""
    made = new_table(client, "cardano", None, "club", seed="reasons")
    (token,) = tokens(made)
    with browser(client, token) as page:
        page.hello()
        while not page.state["view"]["deal_over"]:
            my_turn(page) if page.state["choices"] is None else page.play_any()
            assert "reason" not in page.traffic[-1]
            early = client.get(f"/api/seats/{token}/replay/1")
            assert early.status_code == (200 if page.state["view"]["deal_over"] else 404)
        found = client.get(f"/api/seats/{token}/replay/1").json()
        record = client.get(f"/api/seats/{token}/record").text
    reasons = found["reasons"]
    assert {each["seat"] for each in reasons} == {1} and len(reasons) >= 9
    assert "why-" not in record and all(each["text"].endswith(".") for each in reasons)
    for each in reasons:
        told = found["states"][each["step"]]["told"]
        assert any(event["seat"] == 1 for event in told), "at the step where it acts"
    client.app.state.tables._open.clear()  # type: ignore[attr-defined]
    assert client.get(f"/api/seats/{token}/replay/1").json() == found
    german = client.get(f"/api/seats/{token}/replay/1", params={"language": "de"}).json()
    assert [each["step"] for each in german["reasons"]] == [each["step"] for each in reasons]
    assert german["reasons"][0]["text"] != reasons[0]["text"] and has("why-only", "de")


def test_what_is_taken_back_leaves_no_reason(client: TestClient) -> None:
    made = new_table(client, "svoyi", None, "club", seed="back", options={"max_turns": 30})
    (token,) = tokens(made)
    tables = client.app.state.tables  # type: ignore[attr-defined]

    def explained() -> int:
        table = next(iter(tables._open.values())).table
        return sum(len(kept) for kept in table.reasons._kept)

    with browser(client, token) as page:
        page.hello()
        undone = False
        while not page.state["view"]["deal_over"]:
            my_turn(page)
            if page.state["undo"]["may"] and page.state["view"]["prompt"] != "suits" and not undone:
                before = explained()
                page.ask(type="undo", answer="ask")
                undone = explained() < before
                my_turn(page)
            page.play_any()
            while page.state["choices"] is None and not page.state["view"]["deal_over"]:
                page.next_state()
        found = client.get(f"/api/seats/{token}/replay/1").json()
    assert undone
    steps = [each["step"] for each in found["reasons"]]
    assert steps == sorted(steps)
    acts = sum(
        event["seat"] == 1 and event["kind"] in ("pile", "take", "suits")
        for state in found["states"]
        for event in state["told"]
    )
    assert len(steps) == acts


def test_a_store_from_before_reasons_is_opened(tmp_path: Any) -> None:
    """Its tables are there, and their moves have no reasons."""
    from sqlalchemy import text

    from trappola.table.store import Store, sqlite_url

    async def there() -> None:
        url = sqlite_url(tmp_path / "old.sqlite")
        store = Store(url)
        await store.open()
        async with store.engine.begin() as old:
            await old.execute(text("ALTER TABLE moves DROP COLUMN reason"))
            await old.execute(text("UPDATE alembic_version SET version_num = '0001'"))
            seats = [["Ann", None], ["Ben", "club"]]
            setup = {"game": "svoyi", "options": {}, "order": None, "seed": None, "seats": seats}
            await old.execute(
                text("INSERT INTO tables VALUES ('t', :setup)"), {"setup": json.dumps(setup)}
            )
            pack = " ".join(card.text for card in new_match("svoyi", random.Random(1)).pack.cards)
            await old.execute(
                text("INSERT INTO moves VALUES ('t', 1, 'deal', NULL, :text, NULL)"),
                {"text": f"0 {pack}"},
            )
        await store.close()
        again = Store(url)
        await again.open()
        table = await again.load("t")
        await again.close()
        assert table is not None and table.version == 1 and table.match.to_act is not None

    done(there())
