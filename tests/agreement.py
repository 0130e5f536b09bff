"""Whether the engine and the second scorer say the same of random records, right and wrong."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from positions import pool
from random_play import new_match, random_action
from second_scorer import WrongRecord, score
from trappola import Match, Record, RecordError
from trappola.actions import Action

Verdict = dict[str, Any]


def records(game: str, number: int, seed: object) -> Iterator[tuple[Match, Verdict]]:
    """Random matches of one to three deals, the last one now and then broken off."""
    for each in range(number):
        rng = random.Random(f"{game} {seed} {each}")
        match = new_match(game, rng)
        for _ in range(rng.choice([1, 1, 2, 3])):
            if match.over or match.to_act is not None:
                break
            match.deal()
            most = rng.choice([4000, 4000, 4000, rng.randint(0, 30)])
            for _ in range(most):
                if match.to_act is None:
                    break
                match.apply(random_action(match, rng))
        yield match, match.record.as_json()


def by_engine(record: Verdict) -> Verdict:
    """What the engine says: results, or where the record is wrong."""
    try:
        match = Match.from_record(Record.from_json(record))
    except RecordError as error:
        return {"deal": error.deal, "action": error.action}
    deals = []
    for sheet in match.score_sheets:
        deal = sheet.as_json()
        del deal["lines"]
        deals.append(deal)
    return {"deals": deals, "match": match.standing.as_json()}


def by_second_scorer(record: Verdict) -> Verdict:
    """What the second scorer says."""
    try:
        return dict(score(record))
    except WrongRecord as error:
        return {"deal": error.deal, "action": error.action}


def assert_agreement(record: Verdict) -> bool:
    """Asserts that both say the same; returns whether the record is right."""
    engine, second = by_engine(record), by_second_scorer(json.loads(json.dumps(record)))
    assert close(engine, second), f"{json.dumps(record)}\nengine {engine}\nsecond {second}"
    return "deals" in engine


def close(one: Any, other: Any) -> bool:
    """Equality, but for the last places of chips paid at a rate with a fraction."""
    if isinstance(one, float) or isinstance(other, float):
        return abs(one - other) < 1e-6
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(close(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(close, one, other))
    return type(one) is type(other) and one == other


def spoiled(record: Verdict, match: Match, rng: random.Random) -> Verdict | None:
    """The record with one action replaced, of the same seat or another; None if it has none."""
    places = [
        (number, place)
        for number, deal in enumerate(record["deals"])
        for place in range(len(deal["actions"]))
    ]
    if not places:
        return None
    number, place = rng.choice(places)
    wrong = json.loads(json.dumps(record))
    actions = wrong["deals"][number]["actions"]
    seat, _, text = actions[place].partition(" ")
    if rng.random() < 0.15:
        seat = str(rng.randrange(len(match.names) + 1))
    else:
        candidates = pool(match)
        if text.startswith("play") and rng.random() < 0.7:  # cards that fail a duty, not a verb
            candidates = [Action.play(card) for card in match.pack]
        text = rng.choice([each.text for each in candidates if each.text != text])
    actions[place] = f"{seat} {text}"
    if rng.random() < 0.1:
        del actions[place]
    return wrong


def check(game: str, number: int, seed: object = "") -> Counter[str]:
    """Compares so many records, and as many spoiled ones; counts what they were."""
    seen: Counter[str] = Counter()
    rng = random.Random(f"spoil {game} {seed}")
    for match, record in records(game, number, seed):
        assert assert_agreement(record), "a match that was played is a right record"
        seen["right"] += 1
        seen["deals"] += len(match.score_sheets)
        wrong = spoiled(record, match, rng)
        if wrong is not None:
            seen["harmless" if assert_agreement(wrong) else "wrong"] += 1
    return seen
