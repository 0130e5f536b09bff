"""An undo gives the asker no knowledge and asks everybody who was told of what is taken back."""

from __future__ import annotations

from table.test_table import act, table_of
from trappola import Match
from trappola.table.table import Table
from trappola.table.undo import may_undo, must_consent, steps_back


def test_nothing_to_take_back_before_ones_first_action() -> None:
    table = table_of("blind", None, None)
    assert not any(may_undo(table.match, seat) for seat in (0, 1))


def test_an_own_card_nobody_has_answered_can_be_taken_back() -> None:
    table = table_of("blind", None, None)
    seat = table.match.to_act
    assert seat is not None
    act(table, table.match.legal_actions()[0].text, "a")
    assert may_undo(table.match, seat) and steps_back(table.match, seat) == 1
    assert not may_undo(table.match, 1 - seat)


def test_a_card_answered_by_a_hidden_card_cannot() -> None:
    table = table_of("blind", None, None)
    leader = table.match.to_act
    assert leader is not None
    act(table, table.match.legal_actions()[0].text, "a")
    act(table, table.match.legal_actions()[0].text, "b")
    assert not may_undo(table.match, leader)


def test_a_card_that_drew_another_cannot() -> None:
    """The follower's card ends the trick, and he draws: taking it back would show him the stock."""
    table = table_of("blind", None, None)
    act(table, table.match.legal_actions()[0].text, "a")
    follower = table.match.to_act
    assert follower is not None
    act(table, table.match.legal_actions()[0].text, "b")
    assert not may_undo(table.match, follower)


def test_an_exchange_cannot() -> None:
    table = table_of("cardano", None, None)
    seat = table.match.to_act
    assert seat is not None
    act(table, "exchange", "a")
    assert not may_undo(table.match, seat)


def test_a_word_can_until_the_other_has_told_something() -> None:
    table = table_of("classica", None, None)
    elder = table.match.to_act
    assert elder is not None
    act(table, "done", "a")
    assert may_undo(table.match, elder)


def test_with_open_hands_everything_can() -> None:
    table = table_of("svoyi", None, None)
    for number in range(12):
        seat = table.match.to_act
        assert seat is not None
        act(table, table.match.legal_actions()[0].text, str(number))
    assert may_undo(table.match, 0) and may_undo(table.match, 1)


def test_a_deal_that_is_over_stays() -> None:
    table = table_of("talon", None, None)
    while table.match.to_act is not None:
        act(table, table.match.legal_actions()[0].text, str(table.version))
    assert not may_undo(table.match, 0) and not may_undo(table.match, 1)


def test_people_are_asked_and_computers_are_not() -> None:
    assert must_consent(1, [0, 1, 3]) == {0, 3}
    assert must_consent(0, [0]) == set()


def test_alone_against_the_computer_it_happens_at_once() -> None:
    table = table_of("challenge", None, "club")
    actions = 0
    while actions < 2:
        move = table.computer_move()
        if move is None:
            act(table, table.match.legal_actions()[0].text, str(table.version))
            actions += 1
        else:
            table.make(move)
    move = table.ask_undo(0, version=table.version, id="u")
    assert move is not None and move.kind == "undo"
    before = own_actions(table.match)
    table.make(move)
    assert own_actions(table.match) == before - 1
    assert table.match.to_act == 0


def own_actions(match: Match) -> int:
    assert match.current is not None
    return sum(seat == 0 for seat, _ in match.current.actions)


def two_people() -> Table:
    table = table_of("svoyi", None, None)
    act(table, table.match.legal_actions()[0].text, "a")
    return table


def test_between_people_the_other_is_asked_and_may_refuse() -> None:
    table = two_people()
    asker = 1 - (table.match.to_act or 0)
    assert table.ask_undo(asker, version=table.version, id="u") is None
    assert table.question is not None and table.question.waiting == {1 - asker}
    assert table.answer_undo(1 - asker, False, version=table.version, id="n") is None
    assert table.question is None
    table.ask_undo(asker, version=table.version, id="u2")
    move = table.answer_undo(1 - asker, True, version=table.version, id="y")
    assert move is not None
    table.make(move)
    assert own_actions(table.match) == 0 or asker != 0
    assert table.match.to_act == asker


def test_going_on_answers_the_question() -> None:
    table = two_people()
    asker = 1 - (table.match.to_act or 0)
    table.ask_undo(asker, version=table.version, id="u")
    act(table, table.match.legal_actions()[0].text, "go on")
    assert table.question is None
