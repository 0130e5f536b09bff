"""The player that sees every card: its deals end as the solver says, and no table has it."""

from __future__ import annotations

import pytest

from trappola import Match, TrappolaError
from trappola.arena import Contest, run, tally
from trappola.arena.all_seeing import AllSeeing, solver
from trappola.games.tricks import TrickDeal
from trappola.kernel import Stakes
from trappola.knowledge import Knowledge
from trappola.players import ask, make_player, offered


@pytest.mark.parametrize("game", ["cardano", "two-handed"])
def test_both_sides_seeing_the_deal_ends_with_its_value(game: str) -> None:
    """From the last word said on: what the tricks bring is the value at the first card."""
    for seed in range(12):
        match = Match(game, seed=f"ceiling {seed}")
        player = AllSeeing()
        player.watch(match)
        match.deal()
        stakes, value, said = Stakes(), None, -1
        while match.to_act is not None:
            deal = match.played[-1].deal
            view = match.view(match.to_act)
            action = ask(player, match)
            assert isinstance(deal, TrickDeal)
            words = sum(event.kind == "declare" for event in match.events(None))
            if action.card is not None and words != said:
                stakes, said = Knowledge.from_view(view).stakes(), words
                value = solver().solve(deal.state.copy(), stakes).value
            match.apply(action)
        deal = match.played[-1].deal
        assert isinstance(deal, TrickDeal)
        points = stakes.points(deal.state)
        assert points[0] - points[1] == value


def test_nobody_is_above_it() -> None:
    contest = Contest("two-handed", {}, ("all-seeing", "club"), seed="ceiling")
    result = tally(contest, run(contest, pairs=40))
    assert result.share > 0.55 and not result.failures["A"]


def test_it_sees_the_stock_as_well() -> None:
    contest = Contest("classica", {}, ("all-seeing:iterations=3000", "club"), seed="ceiling")
    result = tally(contest, run(contest, pairs=12))
    assert result.share > 0.55 and not result.failures["A"]


def test_it_values_an_exchange_by_the_cards_to_come() -> None:
    contest = Contest("cardano", {}, ("all-seeing", "club"), seed="ceiling")
    result = tally(contest, run(contest, pairs=20))
    assert result.share > 0.55 and not result.failures["A"]


def test_it_sits_at_no_table() -> None:
    assert "all-seeing" not in offered()
    with pytest.raises(TrappolaError, match="no computer player"):
        make_player("all-seeing", table=True)
    match = Match("cardano", seed=1)
    match.deal()
    with pytest.raises(TrappolaError, match="arena only"):
        AllSeeing().choose(match.view(match.to_act))
