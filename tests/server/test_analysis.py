"""Analysis at a table: only where all people agree, only where something can be told.

Finds marks that are sent without consent, or at a game that hides something.
"""

from __future__ import annotations

from starlette.testclient import TestClient

from server.browser import Browser, any_action, browser, new_table, tokens


def play_suits(pages: list[Browser]) -> None:
    """Both choose their suits."""
    for _ in range(2):
        page = next(each for each in pages if each.state["choices"] is not None)
        page.play_any()
        for each in pages:
            while each.state["version"] < page.state["version"]:
                each.next_state()


def test_alone_against_the_computer_it_is_on_at_once(client: TestClient) -> None:
    made = new_table(client, "svoyi", None, "club", seed="1")
    token = tokens(made)[0]
    with browser(client, token) as page:
        page.hello()
        assert page.state["insight"] == {"on": False, "wanted_by": [], "says": None, "marks": []}
        assert client.get(f"/api/seats/{token}/line").json()["key"] == "analysis-off"
        page.ask(type="analysis", on=True)
        while page.state["choices"] is None or page.state["view"]["prompt"] == "suits":
            page.play_any() if page.state["choices"] else page.next_state()
        insight = page.state["insight"]
        assert insight["on"] and insight["says"]
        legal = {each["action"] for each in page.state["choices"]["choices"]}
        assert {each["action"] for each in insight["marks"]} == legal
        assert all(each["text"] for each in insight["marks"])
        line = client.get(f"/api/seats/{token}/line").json()["steps"]
        assert line[0]["action"] == insight["marks"][0]["action"] and line[0]["text"]
        page.ask(type="analysis", on=False)
        assert not page.state["insight"]["on"] and not page.state["insight"]["marks"]


def test_between_people_all_must_agree_and_one_is_enough_to_end_it(client: TestClient) -> None:
    made = new_table(client, "svoyi", None, None, seed="1")
    ann, ben = tokens(made)
    with browser(client, ann) as one, browser(client, ben) as two:
        one.hello(), two.hello()
        play_suits([one, two])

        def both() -> None:
            version = max(one.state["version"], two.state["version"])
            for page in (one, two):
                while page.state["version"] < version:
                    page.next_state()

        one.ask(type="analysis", on=True)
        both()
        for page in (one, two):
            assert page.state["insight"]["wanted_by"] == [0]
            assert not page.state["insight"]["on"] and not page.state["insight"]["marks"]
        assert "would like" in two.state["told"][-1]["text"]
        assert client.get(f"/api/seats/{ann}/line").status_code == 422
        two.ask(type="analysis", on=True)
        both()
        assert one.state["insight"]["marks"] and two.state["insight"]["marks"]
        one.ask(type="analysis", on=False)
        both()
        assert two.state["insight"]["wanted_by"] == [] and not two.state["insight"]["marks"]


def test_games_that_hide_something_have_no_insight(client: TestClient) -> None:
    made = new_table(client, "classica", None, "club")
    token = tokens(made)[0]
    with browser(client, token) as page:
        page.hello()
        assert page.state["insight"] is None
        assert page.ask(type="analysis", on=True)["key"] == "oracle-none"
        assert client.get(f"/api/seats/{token}/mistakes/1").json()["key"] == "analysis-off"


def test_mistakes_of_a_deal_with_the_position_before_each(client: TestClient) -> None:
    made = new_table(client, "svoyi", None, "perfect", seed="2")
    token = tokens(made)[0]
    with browser(client, token) as page:
        page.hello()
        page.ask(type="analysis", on=True)
        for _ in range(400):
            if page.state["view"]["deal_over"]:
                break
            if page.state["choices"] is None:
                page.next_state()
                continue
            marks = page.state["insight"]["marks"]
            worst = marks[-1]["action"] if marks else any_action(page.state)
            page.ask(type="act", action=worst)
        found = client.get(f"/api/seats/{token}/mistakes/1").json()
        assert page.state["view"]["deal_over"]
        assert found["deal"] == 1 and found["text"]
        for each in found["mistakes"]:
            assert each["text"] and each["view"]["you"] == each["seat"]
            assert sum(len(seat["cards"]) for seat in each["view"]["seats"]) > 0
        assert client.get(f"/api/seats/{token}/mistakes/9").status_code == 404


def test_agreement_outlasts_a_restart(client: TestClient) -> None:
    made = new_table(client, "svoyi", None, "club", seed="3")
    token = tokens(made)[0]
    with browser(client, token) as page:
        page.hello()
        page.ask(type="analysis", on=True)
    client.app.state.tables._open.clear()  # type: ignore[attr-defined]
    with browser(client, token) as page:
        page.hello()
        assert page.state["insight"]["on"]


def test_a_puzzle_is_a_table_at_its_position(client: TestClient) -> None:
    made = client.post("/api/puzzles/svoyi/5", json={"name": "Ann", "other": "Ben"})
    assert made.status_code == 201
    found = made.json()
    assert found["number"] == 5 and found["grades"][0] == 1 and len(found["grades"]) == 5
    with browser(client, found["token"]) as page:
        page.hello()
        marks = page.state["insight"]["marks"]
        assert [each["value"] for each in marks].count("win") == 1
        assert page.state["choices"] is not None
        page.ask(type="act", action=marks[0]["action"])
        assert page.state["view"]["you"] is not None
    for path in ("/api/puzzles/svoyi/0", "/api/puzzles/svoyi/99999", "/api/puzzles/bulka/1"):
        refused = client.post(path, json={"name": "Ann", "other": "Ben"})
        assert refused.status_code in (404, 422) and refused.json()["text"]


def test_only_where_it_applies_a_perfect_player_is_offered(client: TestClient) -> None:
    games = {each["name"]: each for each in client.get("/api/catalogue").json()["games"]}
    assert "perfect" in games["svoyi"]["computers"] and games["challenge"]["puzzles"] == 1000
    assert "perfect" not in games["bulka"]["computers"] and games["bulka"]["puzzles"] == 0
