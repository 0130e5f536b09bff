"""Scoring, replaying and converting written-down games, and saying what is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.terminal import Terminal
from trappola import Match, Record


def changed(file: Path, **changes: object) -> Path:
    """The record of a file with some keys changed, in another file."""
    data = {**json.loads(file.read_text("utf-8")), **changes}
    other = file.with_name("changed.json")
    other.write_text(json.dumps(data), "utf-8")
    return other


def test_score_json_has_the_shape_that_scripts_rely_on(terminal: Terminal, finished: Path) -> None:
    ran = terminal.run("score", finished, "--json")
    assert ran.code == 0
    result = json.loads(ran.out)
    assert set(result) == {"deals", "match"}
    (deal,) = result["deals"]
    assert set(deal) == {"points", "chips", "pot", "winner", "lines"}
    assert set(deal["lines"][0]) == {"seat", "item", "points", "chips", "pot"}
    assert sum(deal["points"]) == sum(line["points"] for line in deal["lines"])
    assert set(result["match"]) == {"points", "chips", "pot", "winner"}


def test_the_text_form_scores_the_same(terminal: Terminal, finished: Path) -> None:
    text = finished.with_suffix(".trappola")
    text.write_text(terminal.run("convert", finished).out, "utf-8")
    assert (
        terminal.run("score", text, "--json").out == terminal.run("score", finished, "--json").out
    )
    again = terminal.run("convert", text, "--to", "json").out
    assert json.loads(again) == json.loads(finished.read_text("utf-8"))


def test_score_prints_a_sheet_for_people(terminal: Terminal, finished: Path) -> None:
    ran = terminal.run("score", finished)
    assert "Cards taken" in ran.out and "Total" in ran.out and "Match:" in ran.out


def test_replay_tells_the_game(terminal: Terminal, finished: Path) -> None:
    ran = terminal.run("replay", finished)
    assert "is turned up" in ran.out and "wins the deal" in ran.out


def test_replay_for_a_seat_hides_what_it_was_not_told(terminal: Terminal, finished: Path) -> None:
    ran = terminal.run("replay", finished, "--seat", "0")
    assert "Ben is dealt 3 cards." in ran.out
    match = Match.from_record(Record.parse(finished.read_text("utf-8")))
    dealt = [line for line in ran.out.splitlines() if line.startswith("Ann is dealt")]
    pack = match.played[0].cards
    seat_0 = {card.text for card in pack[:18]} & {
        word.strip(".") for row in dealt for word in row.split()
    }
    assert len(seat_0) == 9


@pytest.mark.parametrize(
    ("words", "message"), [(("--seat", "2"), "no seat 2"), (("--deal", "9"), "no deal 9")]
)
def test_replay_of_what_is_not_there(
    terminal: Terminal, finished: Path, words: tuple[str, str], message: str
) -> None:
    ran = terminal.run("replay", finished, *words)
    assert ran.code == 2 and message in ran.err


def test_a_broken_rule_is_told_with_deal_and_action_from_one(
    terminal: Terminal, finished: Path
) -> None:
    data = json.loads(finished.read_text("utf-8"))
    actions = data["deals"][0]["actions"]
    place = next(i for i, action in enumerate(actions) if " play " in action)
    data["deals"][0]["actions"] = [*actions[:place], f"{actions[place][0]} done"]
    file = changed(finished, deals=data["deals"])
    ran = terminal.run("score", file)
    assert ran.code == 2 and ran.out == ""
    assert ran.err.startswith(f"{file}: deal 1, action {place + 1}: ")
    assert ran.err.count("\n") == 1


def test_a_broken_rule_in_text_names_the_line(terminal: Terminal, finished: Path) -> None:
    rows = terminal.run("convert", finished).out.splitlines()
    place = next(i for i, row in enumerate(rows) if " play " in row)
    rows[place] = rows[place].split(" ")[0] + " play Zz"
    file = finished.with_suffix(".trappola")
    file.write_text("\n".join(rows), "utf-8")
    ran = terminal.run("score", file)
    assert ran.code == 2
    assert ran.err.startswith(f"{file}:{place + 1}: deal 1, action ")
    assert '"Zz" is no card' in ran.err


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "whist"}, 'no game "whist"'),
        ({"game": "czech"}, 'no game "czech"'),
        ({"options": {"target": "60"}}, '"60" is no value of target'),
        ({"options": {"colour": "red"}}, 'no option "colour"'),
        ({"seats": ["Ann"]}, "not by 1"),
        ({"seats": "Ann"}, '"seats" is missing or is no list'),
        ({"format": "trappola-record/2"}, 'The format is "trappola-record/2"'),
        ({"order": [0, 1]}, "has no queue"),
        ({"deals": [{"dealer": 5, "pack": "As", "actions": []}]}, "deal 1: There is no seat 5"),
        ({"deals": [{"dealer": 0, "pack": "As", "actions": []}]}, "deal 1: The pack is not whole"),
        ({"deals": [{"dealer": 0, "pack": "As"}], "extra": 1}, '"extra" is no key'),
    ],
)
def test_a_wrong_head_is_told(
    terminal: Terminal, finished: Path, changes: dict[str, object], message: str
) -> None:
    ran = terminal.run("score", changed(finished, **changes))
    assert ran.code == 2 and message in ran.err and ran.err.count("\n") == 1


@pytest.mark.parametrize("content", ["", "{", "[]", "null", "hello", "\x00"])
def test_no_record_at_all(terminal: Terminal, tmp_path: Path, content: str) -> None:
    file = tmp_path / "file"
    file.write_text(content, "utf-8")
    ran = terminal.run("score", file)
    assert ran.code == 2 and ran.err.startswith(f"{file}: ") and ran.err.count("\n") == 1


def test_bytes_that_are_no_text(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\xff\xfe\x00")
    ran = terminal.run("score", file)
    assert ran.code == 2 and "no text in UTF-8" in ran.err


def test_lines_go_on_after_a_wrong_record(terminal: Terminal, finished: Path) -> None:
    record = json.loads(finished.read_text("utf-8"))
    wrong = json.loads(finished.read_text("utf-8"))
    wrong["deals"][0]["actions"].append("0 done")
    head = {**record, "deals": [{**record["deals"][0], "dealer": 7}]}
    file = finished.with_name("many.jsonl")
    rows = [json.dumps(record), json.dumps(wrong), "nonsense", json.dumps(head), json.dumps(record)]
    file.write_text("\n".join(rows) + "\n", "utf-8")
    ran = terminal.run("score", "--json", "--lines", file)
    assert ran.code == 0
    results = [json.loads(row) for row in ran.out.splitlines()]
    assert len(results) == 5
    assert results[0] == results[4] == json.loads(terminal.run("score", finished, "--json").out)
    assert set(results[1]) == {"error", "deal", "action"}
    assert results[1]["deal"] == 0
    assert results[1]["action"] == len(record["deals"][0]["actions"])
    assert set(results[2]) == {"error"}
    assert set(results[3]) == {"error", "deal"}


def test_a_form_that_does_not_exist(terminal: Terminal, finished: Path) -> None:
    ran = terminal.run("convert", finished, "--to", "xml")
    assert ran.code == 2 and "text and json" in ran.err
