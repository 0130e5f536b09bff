"""The live connection: every kind of wrong message, and catching up after any of them."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from server.browser import Browser, any_action, browser, new_table, tokens
from trappola import GAMES


def on_turn(pages: list[Browser]) -> Browser:
    """The browser whose seat has to act."""
    return next(page for page in pages if page.state["choices"] is not None)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_every_game_is_played_over_the_wire(client: TestClient, game: str) -> None:
    seats = GAMES[game].least_seats
    made = new_table(client, game, None, *["club"] * (seats - 1), seed="wire")
    with browser(client, tokens(made)[0]) as page:
        page.hello()
        version = 0
        for _ in range(2000):
            if page.state["view"]["deal_over"]:
                break
            if page.state["choices"] is None:
                page.next_state()
            else:
                assert page.play_any()["type"] == "done"
            assert page.state["version"] >= version
            version = page.state["version"]
        assert page.state["view"]["sheet"] or page.state["view"]["winner"] is None


def test_two_people_see_their_own_cards_and_each_others_plays(client: TestClient) -> None:
    made = new_table(client, "blind", None, None)
    ann, ben = tokens(made)
    with browser(client, ann) as one, browser(client, ben) as two:
        one.hello(), two.hello()
        hands = [page.state["view"]["seats"][n]["cards"] for n, page in enumerate((one, two))]
        assert len(hands[0]) == len(hands[1]) == 9 and not set(hands[0]) & set(hands[1])
        actor = on_turn([one, two])
        other = two if actor is one else one
        action = any_action(actor.state)
        actor.ask(type="act", action=action)
        while other.state["version"] < actor.state["version"]:
            other.next_state()
        assert other.state["told"][-1]["words"] == [action.split()[1]]


def test_a_spectator_sees_no_hand_and_cannot_act(client: TestClient) -> None:
    made = new_table(client, "classica", None, None)
    with browser(client, made["spectator"]) as page:
        page.hello()
        assert page.state["choices"] is None
        assert not any(seat["cards"] for seat in page.state["view"]["seats"])
        answer = page.ask(type="act", action="done")
        assert answer["key"] == "spectator"


def test_an_unknown_link_is_told_and_closed(client: TestClient) -> None:
    with browser(client, "nothing") as page:
        assert page.receive()["key"] == "no-table"


def untouched(page: Browser, answer: dict[str, Any], key: str) -> None:
    assert answer["type"] == "refused" and answer["key"] == key and answer["text"]
    version = page.state["version"]
    assert page.hello()["version"] == version


def test_a_stale_action_is_refused_and_the_page_catches_up(client: TestClient) -> None:
    made = new_table(client, "blind", None, "club")
    with browser(client, tokens(made)[0]) as page:
        page.hello()
        while page.state["choices"] is None:
            page.next_state()
        answer = page.ask(type="act", action=any_action(page.state), version=0)
        assert answer["key"] == "stale"
        assert page.next_state()["version"] > 0


def test_a_resend_is_answered_the_same_and_changes_nothing(client: TestClient) -> None:
    made = new_table(client, "blind", None, None)
    with browser(client, tokens(made)[0]) as one, browser(client, tokens(made)[1]) as two:
        one.hello(), two.hello()
        page = on_turn([one, two])
        message = {"type": "act", "id": "same", "version": 1, "action": any_action(page.state)}
        assert page.ask(**message) == {"type": "done", "id": "same", "version": 2}
        again = page.ask(**message)
        assert again["type"] == "done" and again["version"] == 2
        assert page.hello()["version"] == 2


def test_messages_in_the_wrong_order_do_no_harm(client: TestClient) -> None:
    """The action chosen later comes first: it is stale, or belongs to a turn not yet come."""
    made = new_table(client, "svoyi", None, None)
    with browser(client, tokens(made)[0]) as one, browser(client, tokens(made)[1]) as two:
        one.hello(), two.hello()
        page = on_turn([one, two])
        first = any_action(page.state)
        early = page.ask(type="act", id="later", version=2, action=first)
        assert early["type"] == "refused" and early["key"] == "stale"
        assert page.ask(type="act", id="sooner", version=1, action=first)["type"] == "done"
        again = page.ask(type="act", id="later", version=2, action=first)
        assert again["type"] == "refused" and page.hello()["version"] == 2


def test_the_other_seats_card_cannot_be_played(client: TestClient) -> None:
    made = new_table(client, "blind", None, None)
    with browser(client, tokens(made)[0]) as one, browser(client, tokens(made)[1]) as two:
        one.hello(), two.hello()
        actor = on_turn([one, two])
        waiting = two if actor is one else one
        untouched(waiting, waiting.ask(type="act", action=any_action(actor.state)), "not-your-turn")


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"type": "act", "action": "play Zz"}, "no-card"),
        ({"type": "act", "action": "dance"}, "no-verb"),
        ({"type": "act", "action": ""}, "no-verb"),
        ({"type": "deal"}, "deal-unfinished"),
        ({"type": "undo"}, "undo-impossible"),
        ({"type": "undo", "answer": "yes"}, "undo-not-asked"),
    ],
)
def test_actions_that_cannot_be(client: TestClient, message: dict[str, Any], key: str) -> None:
    made = new_table(client, "blind", None, None)
    with browser(client, tokens(made)[0]) as one, browser(client, tokens(made)[1]) as two:
        one.hello(), two.hello()
        page = on_turn([one, two])
        untouched(page, page.ask(**message), key)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        '{"type": "fly"}',
        '{"type": "act"}',
        '{"type": "act", "id": "", "version": 1, "action": "done"}',
        '{"type": "act", "id": "x", "version": "new", "action": "done"}',
        '{"type": "act", "id": "x", "version": 1, "action": "done", "seat": 1}',
        '{"type": "hello", "since": -1}',
        '{"type": "act", "id": "x", "version": 1, "action": "' + "A" * 5000 + '"}',
        "[" * 3000,
    ],
)
def test_messages_that_are_none(client: TestClient, text: str) -> None:
    token = tokens(new_table(client, "blind", None, None))[0]
    with browser(client, token) as page:
        page.hello()
        page.socket.send_text(text)
        assert page.receive()["type"] == "refused"
        assert page.hello()["version"] == 1


def test_nothing_is_done_before_hello(client: TestClient) -> None:
    token = tokens(new_table(client, "blind", None, None))[0]
    with browser(client, token) as page:
        page.send(type="act", action="done", version=1)
        assert page.receive()["key"] == "no-hello"


def test_a_dropped_page_comes_back_and_is_told_the_rest(client: TestClient) -> None:
    made = new_table(client, "blind", None, None)
    ann, ben = tokens(made)
    with browser(client, ann) as one:
        with browser(client, ben) as two:
            one.hello(), two.hello()
            seen = len(two.state["told"])
            if one.state["choices"] is None:
                two.play_any()
                while one.state["choices"] is None:
                    one.next_state()
            before = one.state["version"]
        one.play_any()
        with browser(client, ben) as two:
            state = two.hello(since=seen)
            assert state["version"] == before + 1
            assert [each["number"] for each in state["told"]][:1] == [seen]
            full = two.hello(since=0)
            assert len(full["told"]) == seen + len(state["told"])


def test_a_second_tab_shows_the_same(client: TestClient) -> None:
    token = tokens(new_table(client, "classica", None, "club"))[0]
    with browser(client, token) as one, browser(client, token) as two:
        assert one.hello()["view"] == two.hello()["view"]


def test_who_is_here_is_told(client: TestClient) -> None:
    ann, ben = tokens(new_table(client, "blind", None, None))
    with browser(client, ann) as one:
        assert [seat["here"] for seat in one.hello()["view"]["seats"]] == [True, False]
        with browser(client, ben) as two:
            two.hello()
            while not one.state["view"]["seats"][1]["here"]:
                one.next_state()


def test_an_undo_between_two_people(client: TestClient) -> None:
    ann, ben = tokens(new_table(client, "svoyi", None, None))
    with browser(client, ann) as one, browser(client, ben) as two:
        one.hello(), two.hello()
        asker = on_turn([one, two])
        other = two if asker is one else one
        asker.play_any()
        while other.state["version"] < asker.state["version"]:
            other.next_state()
        assert asker.state["undo"]["may"]
        asker.ask(type="undo")
        while not other.state["undo"]["asks_you"]:
            other.next_state()
        other.ask(type="undo", answer="yes")
        while asker.state["choices"] is None:
            asker.next_state()
        told = [each["kind"] for message in asker.traffic for each in message.get("told", [])]
        assert "undo" in told


def test_reasons_are_given_for_cards_that_may_not_be_played(client: TestClient) -> None:
    """Bulka: who can follow must. Some hand in some deals holds both kinds of cards."""
    for seed in range(20):
        made = new_table(client, "two-handed", None, "club", seed=str(seed))
        with browser(client, tokens(made)[0]) as page:
            page.hello()
            while not page.state["view"]["deal_over"]:
                choices = page.state["choices"]
                if choices is None:
                    page.next_state()
                    continue
                if choices["refused"]:
                    legal = {each["card"] for each in choices["choices"] if each["card"]}
                    hand = set(page.state["view"]["seats"][0]["cards"])
                    assert legal | set(choices["refused"]) == hand
                    assert all("must be followed" in why for why in choices["refused"].values())
                    return
                page.play_any()
    raise AssertionError("no hand was bound to follow suit")
