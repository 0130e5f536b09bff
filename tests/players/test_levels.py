"""Novice and Master get through every game and option, each in its way."""

from __future__ import annotations

import json
from random import Random

import pytest

from random_play import new_match as match_with_options
from trappola import GAMES, View
from trappola.players import Player, choose_safely
from trappola.players.master import MasterPlayer
from trappola.players.novice import NovicePlayer, forgetful

from .table import NAMES, failures, new_match, play_deal, seated

LITTLE = {"iterations": 60}
SHORT = {"svoyi": {"max_turns": 12}, "challenge": {"max_turns": 12}}


def levels(seed: int = 1) -> list[Player]:
    """A player of each level, the Master thinking little."""
    return [NovicePlayer(), MasterPlayer(Random(seed), **LITTLE)]


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_played_without_a_failure(name: str) -> None:
    with failures() as failed:
        for seed in range(3):
            match = new_match(name, f"levels-{seed}", **SHORT.get(name, {}))
            play_deal(match, seated(match, *levels()))
            assert match.score_sheet is not None
    assert not failed


@pytest.mark.parametrize("name", [name for name in GAMES if name != "svoyi"])
def test_every_option_is_played_without_a_failure(name: str) -> None:
    """Matches with a third of the options changed at random."""
    with failures() as failed:
        for seed in range(12):
            match = match_with_options(name, Random(f"levels-{name}-{seed}"))
            match.deal()
            players = levels(seed)
            for _ in range(70):
                if match.to_act is None:
                    break
                player = players[match.to_act % 2]
                match.apply(choose_safely(player, match.view(match.to_act)))
    assert not failed


@pytest.mark.parametrize("name", NAMES)
def test_the_choice_depends_on_the_view_and_the_seed_alone(name: str) -> None:
    """The view, built again from its JSON text, gives the same action: nothing else is asked."""
    match = new_match(name, "again", **SHORT.get(name, {}))
    match.deal()
    players = levels()
    while match.to_act is not None:
        place = match.to_act % 2
        view = match.view(match.to_act)
        again = View.from_json(json.loads(json.dumps(view.as_json())))
        action = choose_safely(players[place], view)
        assert choose_safely(levels()[place], again) == action
        match.apply(action)


def test_the_novice_forgets_and_the_view_does_not() -> None:
    match = new_match("cardano", "forget")
    match.deal()
    while match.to_act is not None and sum(match.view(0).tricks) < 4:
        match.apply(match.legal_actions()[-1])
    view = match.view(match.to_act)
    short = forgetful(view)
    assert sum(taken.bit_count() for taken in short.taken) == 2
    assert sum(taken.bit_count() for taken in view.taken) == 8
    assert short.hand == view.hand and short.legal == view.legal


def test_an_unlimited_search_keeps_to_its_time() -> None:
    match = new_match("two-handed", "time")
    match.deal()
    while match.turn is not None and match.turn.prompt != "play":
        match.apply("done")
    player = MasterPlayer(Random(1), seconds=0.05)
    assert match.to_act is not None
    assert player.choose(match.view(match.to_act)) in match.legal_actions()
