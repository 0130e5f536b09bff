"""Records: both forms, replaying, and everything that can be wrong with them.

Finds a loss on the way through a form, a replay that differs, an error that names the wrong
place, and texts that make the reader fail in a way nobody catches.
"""

from __future__ import annotations

import copy
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from positions import ALL_GAMES, cardano, fingerprint
from random_play import random_match
from trappola import Match, Record, RecordError, TrappolaError
from trappola.record import DealRecord

SEEDS = st.integers(0, 2**32 - 1)


def some_match(game, seed):
    """A match short enough to be written down often."""
    for more in range(100):
        match = random_match(game, random.Random(seed + more), deals=2)
        if sum(len(played.actions) for played in match.played) < 300:
            return match
    raise AssertionError("no short match")


@pytest.mark.parametrize("game", ALL_GAMES)
@given(seed=SEEDS)
def test_both_forms_and_the_replay_lose_nothing(game, seed):
    match = some_match(game, seed)
    record = match.record
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(record.as_json()) == record
    assert Record.from_text(record.to_text()) == record
    assert Record.parse(record.to_json()) == Record.parse(record.to_text()) == record
    assert Record.from_text(Record.from_json(record.to_json()).to_text()) == record
    again = Match.from_record(Record.parse(record.to_text()))
    assert fingerprint(again) == fingerprint(match)
    assert again.score_sheets == match.score_sheets
    assert again.standing == match.standing


@pytest.mark.parametrize("game", ALL_GAMES)
def test_repr_gives_the_record_again(game):
    from trappola import Action, Card

    record = some_match(game, 5).record
    names = {"Record": Record, "DealRecord": DealRecord, "Card": Card, "Action": Action}
    assert eval(repr(record), names) == record


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_record_cut_short_is_a_match_in_progress(game):
    match = some_match(game, 3)
    data = match.record.as_json()
    last = data["deals"][-1]
    while last["actions"]:
        last["actions"].pop()
        again = Match.from_record(Record.from_json(data))
        assert again.record.as_json() == data
        assert again.to_act is not None


def test_steps_are_the_match_moving_on():
    match = some_match("cardano", 1)
    lengths = [
        (len(step.played), len(step.current.actions))
        for step in Match.opening_of(match.record).replaying(match.record)
    ]
    expected = [
        (number, place)
        for number, played in enumerate(match.played, 1)
        for place in range(len(played.actions) + 1)
    ]
    assert lengths == expected


def test_comments_blanks_and_names():
    text = (
        "# an evening in Venice\n\ntrappola-text/1\n  game bulka\noption alifer on\n"
        'seat 0 "Ann \\"the fox\\""\nseat 1 Ben\nseat 2 "Ğ#"\norder 2 0 1\n'
    )
    record = Record.from_text(text)
    assert record.seats == ('Ann "the fox"', "Ben", "Ğ#")
    assert record.options == {"alifer": "on"}
    assert record.order == (2, 0, 1)
    assert Record.from_text(record.to_text()) == record


@given(names=st.lists(st.text(), min_size=2, max_size=2))
def test_any_name_survives_the_text_form(names):
    record = Record("cardano", {}, tuple(names), deals=[])
    assert Record.from_text(record.to_text()) == record
    assert Record.from_json(record.to_json()) == record


# What is wrong, and where

HANDS = ("As Ac Ad 2s 2c 2d Ks Kc Kd", "10s 10c 10d Ab Kb 10b 9b 8b 7b")


def data():
    """A right record of a deal begun: 0 keep, 1 keep, 0 play As, 1 play 10s."""
    match = cardano(*HANDS)
    match.apply("play As")
    match.apply("play 10s")
    return match.record.as_json()


def wrong(record):
    """Key and place of what is wrong with a record."""
    with pytest.raises(RecordError) as error:
        Match.from_record(Record.from_json(record))
    assert str(error.value)
    return error.value.key, error.value.deal, error.value.action


def changed(*path, to):
    """The right record with one value changed."""
    record = data()
    place = record
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return record


@pytest.mark.parametrize(
    ("path", "to", "expected"),
    [
        (("format",), "trappola-record/2", ("record-format", None, None)),
        (("game",), "whist", ("no-game", None, None)),
        (("game",), "czech", ("no-game", None, None)),
        (("game",), 7, ("record-wants-a-text", None, None)),
        (("options",), [], ("record-wants-an-object", None, None)),
        (("options",), {"colour": "red"}, ("no-option", None, None)),
        (("options",), {"exchange": "twice"}, ("no-value", None, None)),
        (("options",), {"upgrade_three_to_four": 1}, ("no-value", None, None)),
        (("options",), {"match": "target:0"}, ("no-value", None, None)),
        (("options",), {"match": "even_deals:3"}, ("no-value", None, None)),
        (("seats",), ["A", "B", "C"], ("wrong-seats", None, None)),
        (("seats",), ["A", 2], ("record-wants-texts", None, None)),
        (("seats",), "AB", ("record-wants-a-list", None, None)),
        (("order",), [0, 1], ("no-queue", None, None)),
        (("order",), [0, True], ("record-wants-numbers", None, None)),
        (("colour",), "red", ("record-key", None, None)),
        (("deals",), {}, ("record-wants-a-list", None, None)),
        (("deals", 0), [], ("record-wants-an-object", 0, None)),
        (("deals", 0, "colour"), 1, ("record-key", 0, None)),
        (("deals", 0, "dealer"), 2, ("no-seat", 0, None)),
        (("deals", 0, "dealer"), -1, ("no-seat", 0, None)),
        (("deals", 0, "dealer"), True, ("record-wants-a-number", 0, None)),
        (("deals", 0, "dealer"), "1", ("record-wants-a-number", 0, None)),
        (("deals", 0, "dealer"), 0, ("not-your-turn", 0, 0)),
        (("deals", 0, "pack"), "As", ("pack-incomplete", 0, None)),
        (("deals", 0, "pack"), "As As", ("card-twice", 0, None)),
        (("deals", 0, "pack"), "As Xs", ("no-card", 0, None)),
        (("deals", 0, "pack"), "As Qs", ("not-in-pack", 0, None)),
        (("deals", 0, "pack"), 3, ("record-wants-a-text", 0, None)),
        (("deals", 0, "actions"), "play", ("record-wants-a-list", 0, None)),
        (("deals", 0, "actions", 2), "1 play As", ("not-your-turn", 0, 2)),
        (("deals", 0, "actions", 2), "0 play 7b", ("not-held", 0, 2)),
        (("deals", 0, "actions", 3), "1 play 7b", ("must-follow", 0, 3)),
        (("deals", 0, "actions", 2), "0 keep", ("not-now", 0, 2)),
        (("deals", 0, "actions", 2), "0 declare four-aces", ("set-not-held", 0, 2)),
        (("deals", 0, "actions", 2), "play As", ("no-action", 0, 2)),
        (("deals", 0, "actions", 2), "0 fold", ("no-verb", 0, 2)),
        (("deals", 0, "actions", 2), "0 play", ("wrong-words", 0, 2)),
        (("deals", 0, "actions", 2), "-1 play As", ("no-action", 0, 2)),
        (("deals", 0, "actions", 2), 5, ("no-action", 0, 2)),
        (("deals", 0, "actions", 2), "9 play As", ("not-your-turn", 0, 2)),
    ],
)
def test_what_is_wrong_and_where(path, to, expected):
    assert wrong(changed(*path, to=to)) == expected


def test_missing_parts():
    for key in ("format", "game", "seats"):
        record = data()
        del record[key]
        assert wrong(record)[1:] == (None, None)
    for key in ("dealer", "pack"):
        record = data()
        del record["deals"][0][key]
        assert wrong(record)[1:] == (0, None)


def test_a_deal_too_early_too_late_or_too_long():
    record = data()
    record["deals"].append(copy.deepcopy(record["deals"][0]))
    assert wrong(record) == ("deal-unfinished", 1, None)
    done = cardano(*HANDS, match="single")
    while done.to_act is not None:
        done.apply(done.legal_actions()[-1])
    record = done.record.as_json()
    longer = copy.deepcopy(record)
    longer["deals"][0]["actions"].append("0 keep")
    assert wrong(longer) == ("deal-over", 0, len(record["deals"][0]["actions"]))
    record["deals"].append(copy.deepcopy(record["deals"][0]))
    assert wrong(record) == ("match-over", 1, None)
    going_on = copy.deepcopy(record) | {"options": {"match": "target:500"}}
    assert wrong(going_on) == ("wrong-dealer", 1, None)


def test_an_error_counts_from_one():
    with pytest.raises(RecordError) as error:
        Match.from_record(Record.from_json(changed("deals", 0, "actions", 3, to="1 play 7b")))
    assert str(error.value).startswith("deal 1, action 4: ")


@pytest.mark.parametrize(
    ("line", "text", "key"),
    [
        (1, "trappola-text/2", "record-format"),
        (2, "gmae cardano", "record-line"),
        (3, "option colour red", "no-option"),
        (3, "option exchange twice", "no-value"),
        (3, "option", "no-option"),
        (4, "seat 1 Ann", "record-seat"),
        (4, 'seat 0 "Ann', "record-name"),
        (5, "order a b", "record-wants-numbers"),
        (6, "deal 2 dealer 1", "record-deal"),
        (6, "deal 1", "record-deal"),
        (7, "pack As Xs", "no-card"),
        (8, "0 fold", "no-verb"),
        (8, "keep", "no-action"),
    ],
)
def test_lines_that_are_not_understood(line, text, key):
    rows = [
        "trappola-text/1",
        "game cardano",
        "option exchange none",
        "seat 0 A",
        "seat 1 B",
        "deal 1 dealer 1",
        "pack As Ks",
        "0 keep",
    ]
    rows[line - 1] = text
    with pytest.raises(RecordError) as error:
        Record.from_text("\n".join(rows))
    assert (error.value.key, error.value.line) == (key, line)


def test_a_text_record_knows_the_line_of_an_illegal_action():
    record = Record.from_json(changed("deals", 0, "actions", 3, to="1 play 7b"))
    text = record.to_text()
    with pytest.raises(RecordError) as error:
        Match.from_record(Record.from_text(text))
    assert text.splitlines()[error.value.line - 1] == "1 play 7b"
    assert (error.value.deal, error.value.action) == (0, 3)


# Anything else

HUGE = "9" * 5000


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "12",
        '"x"',
        "[" * 100_000,
        '{"a":' * 100_000,
        "{}",
        f'{{"format": "trappola-record/1", "game": "cardano", "seats": [], "order": [{HUGE}]}}',
        "NaN",
        "\x00",
        "trappola-text/1",
        f"trappola-text/1\ngame bulka\norder {HUGE}",
        f"trappola-text/1\ngame cardano\ndeal {HUGE} dealer 0",
        f"trappola-text/1\ngame cardano\ndeal 1 dealer {HUGE}",
        f"trappola-text/1\ngame cardano\ndeal 1 dealer 0\n{HUGE} keep",
        f"trappola-text/1\ngame cardano\noption match target:{HUGE}",
        f"trappola-text/1\ngame classica\noption target {HUGE}",
        f"trappola-text/1\ngame two-handed\noption rate {HUGE}",
        "trappola-text/1\ngame cardano\nseat 0 " + '"' + "[" * 100_000,
    ],
)
def test_texts_that_are_no_record(text):
    with pytest.raises(TrappolaError):
        Match.from_record(Record.parse(text))


def survives(text):
    """Reads and replays what may be no record at all; says whether it was one."""
    try:
        record = Record.parse(text)
        match = Match.from_record(record)
    except TrappolaError as error:
        assert str(error)
        return False
    again = Match.from_record(Record.parse(record.to_text()))
    assert fingerprint(again) == fingerprint(match)
    return True


@given(text=st.text(max_size=200))
@settings(max_examples=200)
def test_any_text(text):
    survives(text)
    survives("trappola-text/1\n" + text)
    survives("{" + text)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from(["cardano", "0 keep", "As", "exchange", "none", "target:5", HUGE])
    | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(value=JSON, other=JSON, seed=SEEDS)
@settings(max_examples=300)
def test_any_value_anywhere_in_the_json_form(value, other, seed):
    rng = random.Random(seed)
    record = data()
    for each in (value, other):
        place = record
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = rng.choice(keys)
            if isinstance(place[key], dict | list) and rng.random() < 0.7:
                place = place[key]
                continue
            place[key] = each
            break
    try:
        Match.from_record(Record.from_json(record))
    except TrappolaError as error:
        assert str(error)


OPTIONS = st.sampled_from(
    ["match", "exchange", "rate", "max_turns", "target", "schneider", "ranks"]
)


@given(game=st.sampled_from(ALL_GAMES), option=OPTIONS, value=JSON)
@settings(max_examples=200)
def test_any_value_as_an_option(game, option, value):
    try:
        match = Match(game, {option: value})
    except TrappolaError as error:
        assert str(error)
    else:
        assert match.game.rules({option: value})[option] == value


def mutated(text, rng):
    """A text with a few characters, words or lines deleted, doubled, swapped or replaced."""
    for _ in range(rng.randint(1, 3)):
        glue = rng.choice(["", " ", "\n"])
        pieces = text.split(glue) if glue else list(text)
        place, other = rng.randrange(len(pieces)), rng.randrange(len(pieces))
        match rng.randrange(4):
            case 0:
                del pieces[place]
            case 1:
                pieces.insert(place, pieces[other])
            case 2:
                pieces[place], pieces[other] = pieces[other], pieces[place]
            case _:
                pieces[place] = rng.choice(["0", "9", '"', "[", "{", "\n", "As", "-1", "é", "true"])
        text = glue.join(pieces) or "x"
    return text


@pytest.mark.parametrize("game", ALL_GAMES)
def test_mutated_records(game):
    """Most are wrong; those that are not must survive the way through the text form."""
    rng = random.Random(game)
    right = 0
    for seed in range(25):
        record = some_match(game, seed).record
        for text in (record.to_json(), record.to_text()):
            assert survives(text)
            for _ in range(6):
                right += survives(mutated(text, rng))
    assert right < 200


def test_json_stays_json():
    record = some_match("two-handed", 4).record
    assert json.loads(record.to_json()) == record.as_json()
    assert "\n" not in record.to_json()
