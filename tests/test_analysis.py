"""Mistakes of a deal: found where the value falls, with the position before them."""

from __future__ import annotations

from trappola import Match
from trappola.analysis import mistakes
from trappola.oracle import VALUES


def deal_with_slips(turn_form: str, every: int) -> tuple[Match, list[int]]:
    """A deal in which now and then the worst action is played, and where that cost something."""
    match = Match("svoyi", {"turn_form": turn_form, "match": "best_of:3"}, seed="slips")
    match.deal()
    for _ in range(2):
        match.apply(match.legal_actions()[0])
    oracle = match.game.oracle(match.rules)
    assert oracle is not None
    number, slips = 2, []
    while match.to_act is not None:
        answer = oracle.ask(match.view(match.to_act))
        assert answer is not None
        number += 1
        slip = number % every == 0 and number < 60
        chosen = answer.actions[-1 if slip else 0]
        if VALUES.index(chosen.value) > VALUES.index(answer.value):
            slips.append(number)
        match.apply(chosen.action)
    return match, slips


def test_each_slip_is_found_and_nothing_else() -> None:
    total = 0
    for turn_form in ("single", "cover_and_lead"):
        match, slips = deal_with_slips(turn_form, 5)
        total += len(slips)
        match.deal()  # a deal after it changes nothing
        found = mistakes(match, 0)
        assert [each.number for each in found] == slips
        actions = match.record.deals[0].actions
        for each in found:
            seat, action = actions[each.number - 1]
            assert (each.seat, each.played.action) == (seat, action)
            assert each.view.seat == seat and action in each.view.legal
            assert each.better.value == "win" and each.played.value != "win"
    assert total > 3


def test_a_game_without_an_oracle_has_no_mistakes() -> None:
    match = Match("classica", seed=1)
    match.deal()
    while match.to_act is not None:
        match.apply(match.legal_actions()[0])
    assert mistakes(match, 0) == []
