"""Every option that a game offers decides something there.

Two matches of the same deals, played by the same throws of the dice, that differ in this option
alone must somewhere differ in what may be done, in what is told, or in how they end. Finds an
option that a game lists and no rule of it reads, and one whose values do all the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from positions import ALL_GAMES
from random_play import random_value
from trappola import GAMES, Match, OptionClash, UnknownName
from trappola.cli.house_rules import with_house_rules
from trappola.options import Option, show

MOST = 2000
"""Deals looked at before an option is said to decide nothing."""
AMONG_PEOPLE = {"bulka": ["pro_consult"]}
"""Agreements that people keep among themselves: what is whispered is no action."""


def pack_of(match: Match, rng: random.Random) -> str:
    """A pack that deals what chance seldom brings: hands of few ranks, or without high cards."""
    ranks = list(match.pack.ranks)
    if rng.random() < 0.5:
        rng.shuffle(ranks)
    if rng.random() < 0.5:
        ranks.reverse()
    noise = rng.choice((1, 4, 20))
    place = {rank: number for number, rank in enumerate(ranks)}
    cards = sorted(match.pack, key=lambda card: place[card.rank] + rng.random() * noise)
    return " ".join(card.text for card in cards)


def course(game: str, options: dict[str, object], drawn: int, seats: int) -> Iterator[object]:
    """What a match shows: who may do what, what is told, how it stands."""
    rng = random.Random(drawn)
    match = Match(game, options, seats=[f"Seat {seat}" for seat in range(seats)], seed=str(drawn))
    yield match.next_dealer
    for _ in range(4):
        if match.over:
            break
        match.deal(pack_of(match, rng))
        for _ in range(400):
            legal = match.legal_actions()
            if not legal:
                break
            yield match.turn and match.turn.prompt, [action.text for action in legal]
            said = [action for action in legal if action.verb not in ("play", "take", "done")]
            match.apply(rng.choice(said if said and rng.random() < 0.6 else legal))
        yield list(match.log), match.standing
        if match.to_act is not None:
            break


def decides(game: str, option: Option) -> bool:
    """Whether two values of the option are found to make a difference."""
    rules = GAMES[game]
    for attempt in range(MOST):
        rng = random.Random(f"{option.key} {attempt}")
        options = {
            each.key: random_value(each, rng)
            for each in rules.options
            if each.key != option.key and rng.random() < 0.4
        }
        seats = rng.randint(rules.least_seats, rules.most_seats)
        drawn = rng.getrandbits(32)
        try:
            courses = [
                list(course(game, {**options, option.key: random_value(option, rng)}, drawn, seats))
                for _ in range(2)
            ]
        except OptionClash:
            continue
        if courses[0] != courses[1]:
            return True
    return False


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_option_that_is_offered_decides_something(game: str) -> None:
    among_people = AMONG_PEOPLE.get(game, [])
    offered = [each for each in GAMES[game].options if each.key not in among_people]
    assert [each.key for each in offered if not decides(game, each)] == []


@pytest.mark.parametrize("game", ALL_GAMES)
def test_an_option_that_decides_nothing_is_read_in_records_alone(game: str) -> None:
    rules = GAMES[game]
    for option in rules.idle:
        assert option not in rules.options
        value = option.others[0]
        match = Match(game, {option.key: value})
        assert Match.from_record(match.record.to_text()).rules[option.key] == value
        with pytest.raises(UnknownName, match="has no option"):
            with_house_rules(game, {option.key: show(value)})
