"""The perfect player and its weaker levels.

Finds a perfect player that lets a win go, one that gives up when lost, a level that errs near the
end or not at all.
"""

from __future__ import annotations

from random import Random

import pytest

from positions import mirror_deal
from trappola import GAMES, Action, Match
from trappola._kernel import table_over
from trappola.oracle import Analysis
from trappola.players import ClubPlayer
from trappola.players.perfect import PerfectPlayer
from trappola.players.player import Player
from trappola.svoyi import Table, open_table
from trappola.svoyi.oracle import SvoyiOracle

ORACLE = {
    form: GAMES["svoyi"].oracle(GAMES["svoyi"].rules({"turn_form": form}))
    for form in ("single", "cover_and_lead")
}


def dealt(form: str, seed: object) -> Match:
    match = Match("svoyi", {"turn_form": form}, seed=str(seed))
    match.deal()
    for _ in range(2):
        match.apply(match.legal_actions()[0])
    return match


def answer_in(match: Match) -> Analysis:
    oracle = ORACLE[match.rules.turn_form]
    assert oracle is not None and match.to_act is not None
    answer = oracle.ask(match.view(match.to_act))
    assert answer is not None
    return answer


def play(match: Match, players: tuple[Player, Player]) -> int | None:
    """Plays to the end; the seat that wins."""
    while (seat := match.to_act) is not None:
        match.apply(players[seat].choose(match.view(seat)))
    return match.score_sheets[-1].winner


@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
def test_what_is_won_is_won_and_a_slip_is_punished(form: str) -> None:
    for seed in range(4):
        match = dealt(form, seed)
        seat = match.to_act
        assert seat is not None
        wins = answer_in(match).value == "win"
        players = (PerfectPlayer(), ClubPlayer()) if seat == 0 else (ClubPlayer(), PerfectPlayer())
        winner = play(match, players)
        if wins:
            assert winner == seat


def ways_out(match: Match, action: Action) -> float:
    """The share of the other's replies that win."""
    other = match.copy()
    other.apply(action)
    replies = answer_in(other).actions
    return sum(each.value == "win" for each in replies) / len(replies)


def test_lost_it_plays_what_is_hard_to_answer() -> None:
    """The longest defence, and of those alike the one that leaves the fewest right answers."""
    alike = 0
    for seed in range(40):
        match = dealt("single", seed)
        match.apply(answer_in(match).actions[0].action)  # the leader's best: the other is lost
        answer = answer_in(match)
        if len(answer.best) < 2 or answer.value != "loss":
            continue
        chosen = answer.worth_of(PerfectPlayer().choose(match.view(match.to_act)))
        longest = [each for each in answer.best if each.distance == answer.distance]
        assert chosen in longest
        alike += len(longest) > 1
        assert ways_out(match, chosen.action) == min(
            ways_out(match, each.action) for each in longest
        )
    assert alike > 5


@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
def test_against_itself_it_ends_when_the_table_says(form: str) -> None:
    """Two perfect players need as many bouts as are told; ``make soak`` has all deals."""
    for number in range(0, 4096, 585):
        assert_it_ends_when_told(mirror_deal(number, turn_form=form))


def assert_it_ends_when_told(match: Match) -> None:
    """Plays a deal by two perfect players; winner and number of bouts are the oracle's."""
    answer, actions = answer_in(match), match.played[-1].actions
    before = len(actions)
    winner = play(match, (PerfectPlayer(), PerfectPlayer()))
    takes = sum(action.verb == "take" for _, action in actions[before:])
    assert winner == {"win": 0, "loss": 1}[answer.value]
    assert takes + 1 == answer.distance  # each bout but the last ends with a take


@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
def test_levels_err_the_more_the_lower_and_the_farther(form: str) -> None:
    chance = Random(7)
    errors = dict.fromkeys(range(1, 6), 0)
    near = dict.fromkeys(range(1, 6), 0)
    asked = dict.fromkeys(range(1, 6), 0)
    for seed in range(12):
        match = dealt(form, seed)
        while match.to_act is not None:
            answer = answer_in(match)
            wrong = [each for each in answer.actions if each.value != answer.value]
            if answer.value == "win" and wrong:
                for level in errors:
                    chosen = PerfectPlayer(Random(chance.random()), level=level).choose(
                        match.view(match.to_act)
                    )
                    if answer.distance is not None and answer.distance <= 1:
                        near[level] += answer.worth_of(chosen).value != "win"
                    else:
                        asked[level] += 1
                        errors[level] += answer.worth_of(chosen).value != "win"
            match.apply(chance.choice(answer.actions[:2]).action)
    assert errors[5] == 0
    assert errors[1] > 1.3 * errors[3] > 0 and errors[3] > errors[4] > 0
    assert not any(near.values())


def without_distances(table: Table) -> Table:
    """The same values alone, as large packs have them."""
    kernel = table.kernel
    wins, losses = (kernel.read(plane, 0, kernel.plane_bytes(plane)) for plane in (0, 1))
    values = table_over(
        ranks=kernel.ranks,
        cover_and_lead=kernel.cover_and_lead,
        low_trump=kernel.low_trump,
        wins=wins,
        losses=losses,
        distances=None,
    )
    return Table(table.form, values)


def test_with_values_alone_it_wins_against_the_longest_defence() -> None:
    """Finds plays that keep the win and never come nearer to it, until the game is drawn."""
    exact = open_table(6)
    values = without_distances(exact)
    defence = SvoyiOracle(exact.form, exact)
    for seed in range(4):
        match = dealt("single", seed)
        seat = match.to_act
        assert seat is not None and answer_in(match).value == "win"
        player = PerfectPlayer()
        guided = SvoyiOracle(values.form, values, positions=1500)
        player._asked = match.view(seat).setup, guided
        while (on_turn := match.to_act) is not None:
            view = match.view(on_turn)
            if on_turn == seat:
                match.apply(player.choose(view))
            else:
                answer = defence.ask(view)
                assert answer is not None
                match.apply(answer.actions[0].action)
        assert match.score_sheets[-1].winner == seat


def test_where_there_is_no_oracle_it_plays_as_the_club_player() -> None:
    match = Match("classica", seed=2)
    match.deal()
    assert match.to_act is not None
    view = match.view(match.to_act)
    assert PerfectPlayer().choose(view) == ClubPlayer().choose(view)
