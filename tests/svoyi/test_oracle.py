"""The oracle: answers about positions at a table, with distances, without them, without a table.

Finds an answer from the wrong side, a proof that is none, a line that does not end as it is said.
"""

from __future__ import annotations

import random
from itertools import product

import pytest

from svoyi.test_quick import states
from trappola import GAMES, Match
from trappola.kernel import TAKE, PileState
from trappola.svoyi import Position, Table, open_table, solve
from trappola.svoyi.form import Form
from trappola.svoyi.oracle import SvoyiOracle, begin_of, oracle_for


def dealt(**options: object) -> Match:
    """A match of the game after both have chosen their suits."""
    match = Match("svoyi", options, seed="oracle")
    match.deal()
    for _ in range(2):
        match.apply(match.legal_actions()[0])
    return match


@pytest.fixture(scope="module", params=["single", "cover_and_lead"])
def table(request: pytest.FixtureRequest) -> Table:
    return open_table(6, request.param)


def test_the_line_ends_as_it_is_said(table: Table) -> None:
    oracle = SvoyiOracle(table.form, table)
    for state in states(table, random.Random(2), 30):
        answer, seat = oracle.analyse(state), state.to_act
        line = oracle.line_from(state)
        for step in line:
            assert step.seat == state.to_act
            number = TAKE if step.action.card is None else table.form.pack.number[step.action.card]
            state.play(number)
        if answer.value != "draw":
            assert (state.winner == seat) == (answer.value == "win")
            takes = sum(step.action.text == "take" for step in line)
            assert takes + 1 == answer.distance


@pytest.mark.parametrize("ranks", [4, 6])
@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
def test_what_a_search_proves_is_true(ranks: int, form: str) -> None:
    """And near the end it proves everything."""
    table = open_table(6, form) if ranks == 6 else solve(ranks, form)
    search = SvoyiOracle(table.form, None, positions=3000)
    for state in states(table, random.Random(ranks), 40):
        prove_some(table, search, state)
        if table.value(state).value == "draw":
            continue
        for action in table.line(state)[:-5]:
            state.play(action)
        assert prove_some(table, search, state) == table.value(state)
    assert not search.complete


def prove_some(table: Table, search: SvoyiOracle, state: PileState) -> tuple[str, int | None]:
    """What the search says of a position, every word of it compared with the table."""
    answer = search.analyse(state)
    truth = {each.action: each for each in table.rate(state)}
    for each in answer.actions:
        assert each.value == "unknown" or each == truth[each.action]
    assert answer.value == "unknown" or answer[:2] == table.value(state)
    return answer[:2]


def test_nothing_is_told_of_packs_that_a_search_does_not_settle() -> None:
    match = dealt(ranks=13)
    oracle = oracle_for(match.rules)
    assert oracle is not None and not oracle.complete
    assert match.to_act is not None
    view = match.view(match.to_act)
    answer = oracle.ask(view)
    assert answer is not None and answer.value == "unknown" and answer.distance is None
    assert {each.action for each in answer.actions} == set(view.legal)
    assert oracle.line(view) == ()


def test_a_table_without_distances_tells_them_where_a_search_finds_them() -> None:
    full, bits = solve(4), solve(4, distances=False)
    oracle = SvoyiOracle(bits.form, bits, positions=2000)
    found = 0
    for state in states(full, random.Random(8), 40):
        for each in oracle.analyse(state).actions:
            truth = next(one for one in full.rate(state) if one.action == each.action)
            assert each.value == truth.value and each.distance in (None, truth.distance)
            found += each.distance is not None
    assert found > 0


@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
def test_a_win_comes_nearer_where_only_the_winner_is_known(form: str) -> None:
    """Against the longest defence, without ever coming back to where the deal has been."""
    full, bits = solve(4, form), solve(4, form, distances=False)
    oracle = SvoyiOracle(bits.form, bits, positions=3000)
    number = full.form.pack.suit_number
    trumps = number("s"), number("h")
    played = shortest = 0
    for hands in random.Random(3).sample(list(product(range(16), repeat=2)), 8):
        state = mirror_deal(full.form, *hands)
        worth, winner = full.value(state), 0 if full.value(state).value == "win" else 1
        places: list[tuple[int, int]] = []
        while not state.over:
            place = begin_of(state, trumps, full.form)
            if not state.pile:
                assert (place, state.to_act) not in places
                places.append((place, state.to_act))
            asked = oracle.analyse(state, [each for each, _ in places])
            ways = asked.actions if state.to_act == winner else full.rate(state)
            state.play(oracle.plays.number[ways[0].action.text])
        assert state.winner == winner
        played, shortest = played + len(places), shortest + (worth.distance or 0)
    assert played < 2 * shortest


def mirror_deal(form: Form, own: int, plain: int) -> PileState:
    """The deal in which the leader has so much of his trumps and of the first plain suit."""
    whole = (1 << form.ranks) - 1
    suits = {"s": own, "h": whole - own, "d": plain, "c": whole - plain}
    hand = sum(cards << 16 * form.pack.suit_number(suit) for suit, cards in suits.items())
    return PileState(form.model(("s", "h")), hand, form.pack.mask & ~hand, 0)


def test_a_search_over_a_table_ends_where_every_way_leads_back() -> None:
    bits = solve(2, distances=False)
    oracle = SvoyiOracle(bits.form, bits, positions=100)
    everywhere = range(bits.kernel.positions + 1)
    for state in states(bits, random.Random(5), 20):
        assert oracle.analyse(state, everywhere).value == bits.value(state).value


def test_from_a_table_of_people() -> None:
    match = dealt(turn_form="cover_and_lead")
    oracle = GAMES["svoyi"].oracle(match.rules)
    assert oracle is not None and oracle.complete
    while match.to_act is not None:
        view = match.view(match.to_act)
        answer = oracle.ask(view)
        assert answer is not None
        assert {each.action for each in answer.actions} == set(view.legal)
        match.apply(answer.actions[0].action)


@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
def test_a_place_is_where_the_bout_began(form: str) -> None:
    """And a table knows it by the same number."""
    table = open_table(6, form)
    oracle = SvoyiOracle(table.form, table)
    match, chance = dealt(turn_form=form), random.Random(4)
    begun: object = None
    for _ in range(200):
        if match.to_act is None:
            break
        view = match.view(match.to_act)
        place = oracle.place(view)
        if not view.pile:
            begun = place
            assert isinstance(place, int)
            value, distance = table.kernel.at(place)
            answer = oracle.ask(view)
            assert answer is not None and answer.distance == (distance or None)
            assert answer.value == {1: "win", 0: "draw", -1: "loss"}[value]
        assert place == begun
        match.apply(chance.choice(match.legal_actions()))


def test_before_the_deal_there_is_nothing_to_tell() -> None:
    match = Match("svoyi", seed=1)
    match.deal()
    oracle = GAMES["svoyi"].oracle(match.rules)
    assert oracle is not None
    assert oracle.ask(match.view(match.to_act)) is None
    assert oracle.line(match.view(match.to_act)) == ()


@pytest.mark.parametrize(
    "options", [{"last_card_must_stand": True}, {"max_turns": "fewer_cards_wins:200"}]
)
def test_other_house_rules_are_not_solved(options: dict[str, object]) -> None:
    assert GAMES["svoyi"].oracle(GAMES["svoyi"].rules(options)) is None


def test_games_that_hide_something_have_none() -> None:
    for game in GAMES.values():
        assert game.open_hands or game.oracle(game.rules()) is None


def test_a_draw_of_20_cards_is_a_cycle_of_two_bouts() -> None:
    """Found by the earlier program; neither side can do better."""
    table = solve(5, "cover_and_lead")
    assert table.form == Form.of(5, "cover_and_lead")
    names = dict(zip("12345", ("10", "J", "Q", "K", "A"), strict=True))
    suits = {"a": "s", "b": "h", "x": "d", "y": "c"}

    def cards(text: str) -> str:
        return " ".join(names[word[1]] + suits[word[0]] for word in text.split())

    position = Position.read(
        cards("a2 a3 a5 b4 x4 x5 y1 y2 y3"),
        cards("a1 a4 b1 b2 b3 b5 x1 x2 x3 y4 y5"),
        trumps="sh",
    )
    oracle = SvoyiOracle(table.form, table)
    answer = oracle.analyse(position)
    assert answer.value == "draw" and answer.distance is None
    assert {each.action.text for each in answer.best} == {"play Kd", "play Ad"}
    assert [step.action.text for step in oracle.line_from(position)].count("take") == 2
