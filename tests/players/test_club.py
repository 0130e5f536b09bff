"""The Club player gets through every game, on what the view says and nothing else."""

from __future__ import annotations

import json
from random import Random

import pytest

from random_play import new_match as match_with_options
from trappola import GAMES, Action, View
from trappola.players import PLAYERS, ClubPlayer, RandomPlayer, choose_safely, make_player

from .table import NAMES, failures, new_match, play_deal, seated

QUICK = ClubPlayer(nodes=40)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_played_without_a_failure(name: str) -> None:
    """Thirty deals, in turn against itself and against chance, on either side."""
    chance = RandomPlayer(Random(name))
    with failures() as failed:
        for seed in range(30):
            match = new_match(name, f"through-{seed}")
            pairs = ((QUICK, QUICK), (QUICK, chance), (chance, QUICK))
            play_deal(match, seated(match, *pairs[seed % 3]))
            assert match.score_sheet is not None
    assert not failed


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_played_without_a_failure(name: str) -> None:
    """Matches with a third of the options changed at random."""
    with failures() as failed:
        for seed in range(40 if name != "svoyi" else 8):
            rng = Random(f"{name}-{seed}")
            match = match_with_options(name, rng)
            match.deal()
            for _ in range(400):
                if match.to_act is None:
                    break
                match.apply(choose_safely(QUICK, match.view(match.to_act)))
    assert not failed


@pytest.mark.parametrize("name", NAMES)
def test_the_choice_depends_on_the_view_alone(name: str) -> None:
    """The same view, built again from its JSON text, gives the same action."""

    def asked_again(view: View, action: Action) -> None:
        again = View.from_json(json.loads(json.dumps(view.as_json())))
        assert ClubPlayer(nodes=40).choose(again) == action

    for seed in range(3):
        match = new_match(name, f"again-{seed}", **({"max_turns": 60} if name == "svoyi" else {}))
        play_deal(match, seated(match, QUICK, QUICK), asked_again)


def test_chance_decides_only_between_equals() -> None:
    """With a generator the same seed gives the same deal."""
    records = []
    for _ in range(2):
        match = new_match("svoyi", "rng", max_turns=40)
        player = ClubPlayer(Random(5), nodes=40)
        records.append(play_deal(match, [player, player]).record)
    assert records[0] == records[1]


def test_players_have_names() -> None:
    assert {"novice", "club", "master", "random", "perfect", "beginner"} <= set(PLAYERS)
    match = new_match("cardano", "names")
    play_deal(match, [make_player("club"), make_player("random")])
    assert match.score_sheet is not None
