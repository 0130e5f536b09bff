"""The games under OpenSpiel's own tests, and what they say against the matches they stand for."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

from trappola import GAMES, PRESETS, Match
from trappola.adapters.openspiel import PREFIX, REGISTERED

NAMES = (*GAMES, *PRESETS)
CASES = [
    *NAMES,
    "classica(two_rank=lowest,turnup_swap=seven,target=:45)",
    "two_handed(alifer=on)",
    "svoyi(turn_form=cover_and_lead,low_trump_on_own_trump=yes,max_turns=:60)",
    "cardano(exchange=one_each)",
    "quattro(quattro_trump=dealer_names,dealer=3)",
    "talon(talon_limit=:9,exchange_discards=under_stock)",
]


def load(case: str) -> Any:
    name, bracket, rest = case.partition("(")
    parts = [part for part in rest.rstrip(")").split(",") if part.partition("=")[2]]
    text = PREFIX + name.replace("-", "_") + (f"({','.join(parts)})" if bracket else "")
    return pyspiel.load_game(text)


def played(game: Any, seed: object, *, decisions: int = 10_000) -> Any:
    """A state after so many decisions of chance."""
    rng = random.Random(str(seed))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        if decisions == 0:
            break
        decisions -= 1
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("case", CASES)
def test_it_passes_openspiels_random_simulations(case: str) -> None:
    """With serialisation, legal-action masks, observers and returns checked on the way."""
    pyspiel.random_sim_test(load(case), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["cardano", "bulka", "classica", "austrian", "quattro", "svoyi"])
def test_it_passes_openspiels_api_tests(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    base = api_test.EnforceAPIOnPartialTreeBase
    case = type("Partial", (base,), {"game": load(name), "game_name": PREFIX + name})
    case.setUpClass()
    tests = [each for each in dir(base) if each.startswith("test_")]
    assert len(tests) >= 5
    for each in tests:
        getattr(case(each), each)()
    capfd.readouterr()  # OpenSpiel prints every error that its tests ask for


def test_every_game_and_preset_is_there() -> None:
    names = {game.short_name for game in pyspiel.registered_games()}
    assert {PREFIX + name.replace("-", "_") for name in NAMES} <= names
    assert set(REGISTERED) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_returns_are_those_of_the_score_sheet(name: str) -> None:
    """The record that the state stands for is scored by the package itself."""
    state = played(load(name), "returns")
    match = Match.from_record(state.deal.match.record.to_json())
    sheet = match.score_sheet
    assert sheet is not None
    points = [sheet.points[player % 2] for player in range(state.num_players())]
    other = [sheet.points[1 - player % 2] for player in range(state.num_players())]
    assert state.returns() == [a - b for a, b in zip(points, other, strict=True)]


def test_a_number_always_means_the_same() -> None:
    game = load("classica")
    texts: dict[int, str] = {}
    for seed in range(6):
        state = played(game, seed)
        for entry in state.full_history():
            if entry.player >= 0:
                text = state.action_to_string(entry.player, entry.action)
                assert texts.setdefault(entry.action, text) == text
    assert len(texts) > 30


def test_cards_are_exchanged_one_by_one_in_one_order() -> None:
    state = played(load("austrian"), "exchange", decisions=0)
    before = list(state.deal.match.turn.picks.hand)
    texts = [state.action_to_string(0, action) for action in state.legal_actions()]
    assert "keep" in texts and f"pick {before[0]}" in texts and "exchange" not in texts
    for _ in range(3):
        picks = [a for a in state.legal_actions() if "pick" in state.action_to_string(0, a)]
        last = max(picks)
        state.apply_action(min(picks))
    assert last > min(picks)
    assert [state.action_to_string(0, a) for a in state.legal_actions()] == ["exchange"]


@pytest.mark.parametrize("name", ["cardano", "bulka", "classica", "austrian", "talon", "quattro"])
def test_a_resampled_state_cannot_be_told_apart_and_is_another(name: str) -> None:
    game = load(name)
    different = 0
    for seed in range(6):
        state = played(game, f"again {seed}", decisions=4 + 3 * seed)
        if state.is_terminal():
            continue
        rng = random.Random(seed)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            different += str(other) != str(state)
    assert different > 6


def test_resampled_hands_are_uniform() -> None:
    """The three cards that the other has left: every triple of six is as likely as the next."""
    game = load("classica(declarations=off)")
    for seed in range(100):
        state = played(game, f"uniform {seed}", decisions=31)
        if state.is_terminal() or state.current_player() < 0:
            continue
        break
    player = state.current_player()
    rng = random.Random(1)
    view = state.deal.view(player)
    assert view.counts[1 - player] <= 4
    seen: dict[str, int] = {}
    for _ in range(300):
        other = state.resample_from_infostate(player, rng.random)
        hand = " ".join(map(str, other.deal.view(1 - player).hand))
        seen[hand] = seen.get(hand, 0) + 1
    # In the closed phase the other hand is known: there is one world, and it is the true one.
    assert list(seen) == [" ".join(map(str, state.deal.view(1 - player).hand))]
    state = played(load("two_handed"), "uniform", decisions=16)
    player = state.current_player()
    seen = {}
    for _ in range(600):
        other = state.resample_from_infostate(player, rng.random)
        for card in other.deal.view(1 - player).hand:
            seen[card.text] = seen.get(card.text, 0) + 1
    free = [count for count in seen.values() if count < 600]
    mean = sum(free) / len(free)
    assert len(free) > 4
    assert sum((count - mean) ** 2 / mean for count in free) < 3 * len(free) + 20


def test_openspiels_information_set_search_plays_it() -> None:
    game = load("two_handed")
    state = played(game, "search", decisions=12)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=20.0,
        evaluator=mcts.RandomRolloutEvaluator(1),
        max_simulations=8,
        max_world_samples=4,
    )
    assert bot.step(state) in state.legal_actions()
