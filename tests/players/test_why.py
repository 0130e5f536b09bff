"""Every decision of every level in every game has a reason of its own, in every language.

Finds a choice without a reason, a sentence that would fit anything, one that is not whole in some
language, and one that a table cannot write down and read again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from trappola import Action, View
from trappola.languages import languages
from trappola.players import Player, make_player
from trappola.players.master import MasterPlayer
from trappola.players.reason import ONLY, Explaining, Reason, percent, signed
from trappola.players.why.search import mixed, of_card
from trappola.text import Marked

from .table import NAMES, new_match

SOME: dict[str, dict[str, Any]] = {
    "svoyi": {"ranks": 6, "max_turns": 40},
    "challenge": {"ranks": 6, "repetition": "draw_on_2"},
    "bulka": {"alifer": "on"},
    "classica": {"turnup_swap": "seven"},
    "quattro": {"quattro_trump": "dealer_names", "signals": "allowed"},
}
"""House rules under which more has to be decided."""
ANYWHERE = ("why-only", "why-pile-win", "why-pile-loss", "oracle-says-", "why-tempted")
"""What explains whatever is done: nothing else can be, the end is seen, or chance has spoken."""
PLAYED = {"play", "take"}


def levels(name: str) -> list[Player]:
    """All levels that play a game, thinking little."""
    found: list[Player] = [make_player("novice"), make_player("club")]
    found.append(MasterPlayer(Random(1), iterations=60))
    if name in ("svoyi", "challenge"):
        found += [make_player(f"perfect:level={level}", seed="1") for level in (1, 3, 5)]
    return found


def reason_of(player: Player, view: View) -> tuple[Action, Reason]:
    """What a player does and why, the reason looked at in every language."""
    action = player.choose(view)
    assert isinstance(player, Explaining)
    reason = player.why()
    where = f"{type(player).__name__} {view.setup.game} {action}"
    assert reason is not None, where
    assert (
        (reason == ONLY) == (len(view.legal) == 1)
        or reason.key.startswith("oracle-")
        or (reason == ONLY and sum(each.verb == action.verb for each in view.legal) == 1)
    ), where
    again = Reason.read(reason.text)
    assert again is not None
    for language in languages():
        said = reason.tell(Marked(language))
        assert said.endswith(".") and said[0].isupper(), f"{where}: {said}"
        assert "why-" not in said and "$" not in said and "{" not in said, f"{where}: {said}"
        assert again.tell(Marked(language)) == said
    return action, reason


def families(keys: dict[str, set[str]]) -> list[str]:
    """The keys by which unlike things were explained."""
    return [
        key
        for key, verbs in keys.items()
        if len(verbs) > 1 and not key.startswith(ANYWHERE) and not verbs <= PLAYED
    ]


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_has_a_reason_of_its_own(name: str) -> None:
    match = new_match(name, "why", **SOME.get(name, {}))
    players = levels(name)
    keys: dict[str, set[str]] = defaultdict(set)
    match.deal()
    while match.to_act is not None:
        for player in players:
            action, reason = reason_of(player, match.view(match.to_act))
            keys[reason.key].add(action.verb)
        match.apply(action)
    assert families(keys) == []
    assert len(keys) >= 5, "the same few sentences for everything"


RARE = {
    "bulka": (
        {"alifer": "on", "pro": "optional_declines_streak"},
        {"alifer", "accept", "refuse", "pro", "no-pro", "ask", "declare"},
    ),
    "cardano": ({"match": "target:40"}, {"exchange", "keep", "declare"}),
    "classica": ({"turnup_swap": "seven"}, {"swap", "declare"}),
    "austrian": ({}, {"exchange", "keep", "declare"}),
    "quattro": ({"quattro_trump": "dealer_names"}, {"trumps", "signal", "declare"}),
}


@pytest.mark.parametrize("name", RARE)
def test_what_is_seldom_decided_has_one_too(name: str) -> None:
    """The Club player plays deal after deal; where there is something else than a card, all are
    asked."""
    options, verbs = RARE[name]
    match = new_match(name, "rare", **options)
    club, *others = players = [make_player("club"), *levels(name)]
    keys: dict[str, set[str]] = defaultdict(set)
    met: set[str] = set()
    asked = 0
    while (met < verbs or asked < 20) and len(match.played) < 60:
        if match.over:
            match = new_match(name, f"rare {len(met)} {asked}", **options)
        match.deal()
        while match.to_act is not None:
            view = match.view(match.to_act)
            new = {action.verb for action in view.legal} & verbs
            action = club.choose(view)
            if new and (not new <= met or asked < 20):
                asked += 1
                met |= new
                for player in players if new != {"signal"} else others:
                    said, reason = reason_of(player, view)
                    keys[reason.key].add(said.verb)
            match.apply(action)
    assert met == verbs, f"never asked: {verbs - met}"
    assert families(keys) == []


@pytest.mark.parametrize("ahead", [0, 1])
def test_the_chance_to_win_the_match_is_that_of_the_seat(ahead: int) -> None:
    """Finds a chance told to the wrong side: who leads the match by far is likely to win it."""
    match = new_match("cardano", "chance", exchange="none")
    match.deal()
    for _ in range(2):
        view = match.view(match.to_act)
        view.points = (90, 20) if ahead == 0 else (20, 90)
        player = MasterPlayer(Random(1), iterations=400)
        match.apply(player.choose(view))
        reason = player.why()
        assert reason is not None and reason.key == "why-expects"
        *_, chance = reason.arguments["details"]
        assert (chance.arguments["percent"] > 50) == (view.seat == ahead)


def test_numbers_are_told_as_they_are() -> None:
    assert [percent(share) for share in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]
    told: Sequence[str] = [
        Reason("why-exact", {"margin": signed(margin)}).tell() for margin in (-3.6, 0.2, 7)
    ]
    assert [each.rpartition(" ")[2] for each in told] == ["−4.", "0.", "+7."]


def test_a_sentence_that_no_catalogue_has_is_left_out() -> None:
    assert Reason.read('["why-of-another-version", {}]') is None


@pytest.mark.parametrize("language", languages())
def test_a_card_that_is_played_now_and_then_says_how_often(language: str) -> None:
    """Of a mixture no other card is called the next best."""
    best = of_card(3.2, None, unit="match", worth=0.61, known=False)
    told = mixed(best, 0.348).tell(language)
    assert "35" in told and "+3" in told and "61" in told
    assert Reason.read(mixed(best, 0.348).text) == mixed(best, 0.348)
