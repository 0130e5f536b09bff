"""A table takes each action once, at its version, from the seat whose turn it is."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from trappola import Event, IllegalAction, Match, ParseError
from trappola.table.moves import Move
from trappola.table.table import Seat, Table, TableError
from trappola.telling import tell_event


def table_of(game: str, *computers: str | None, seed: str = "table") -> Table:
    """A table with its first deal; None is a person."""
    seats = [Seat(f"Seat {number}", computer) for number, computer in enumerate(computers)]
    table = Table("id", Match(game, seats=[seat.name for seat in seats], seed=seed), seats)
    first = table.next_deal(None, version=0, id="first")
    assert first is not None
    table.make(first)
    return table


def state(table: Table) -> tuple[object, ...]:
    seats = range(len(table.seats))
    return (
        table.version,
        table.match.record.to_json(),
        [table.match.view(seat).as_json() for seat in seats],
        list(table.stream),
        dict(table.done),
    )


def act(table: Table, text: str, id: str) -> None:
    seat = table.match.to_act
    assert seat is not None
    move = table.act(seat, text, version=table.version, id=id)
    assert move is not None
    table.make(move)


def test_a_move_raises_the_version_by_one() -> None:
    table = table_of("blind", None, None)
    assert table.version == 1
    act(table, table.match.legal_actions()[0].text, "a")
    assert table.version == 2


def test_a_resend_is_harmless() -> None:
    table = table_of("blind", None, None)
    seat, text = table.match.to_act, table.match.legal_actions()[0].text
    assert seat is not None
    act(table, text, "a")
    before = state(table)
    assert table.act(seat, text, version=1, id="a") is None
    assert state(table) == before


def test_a_stale_action_is_refused() -> None:
    table = table_of("blind", None, None)
    act(table, table.match.legal_actions()[0].text, "a")
    before = state(table)
    seat = table.match.to_act
    assert seat is not None
    with pytest.raises(TableError) as caught:
        table.act(seat, table.match.legal_actions()[0].text, version=1, id="b")
    assert caught.value.key == "stale" and state(table) == before


@pytest.mark.parametrize(
    ("seat_off", "text", "error"),
    [(1, None, IllegalAction), (0, "take", IllegalAction), (0, "fly", ParseError)],
)
def test_what_is_not_legal_changes_nothing(
    seat_off: int, text: str | None, error: type[Exception]
) -> None:
    table = table_of("blind", None, None)
    before = state(table)
    seat = table.match.to_act
    assert seat is not None
    legal = table.match.legal_actions()[0].text
    with pytest.raises(error):
        table.act((seat + seat_off) % 2, text or legal, version=1, id="x")
    assert state(table) == before


def test_a_deal_is_refused_while_one_is_running() -> None:
    table = table_of("blind", None, None)
    with pytest.raises(Exception) as caught:
        table.next_deal(0, version=1, id="x")
    assert getattr(caught.value, "key", "") == "deal-unfinished"


@pytest.mark.parametrize("game", ["cardano", "bulka", "classica", "quattro", "challenge"])
def test_a_table_is_rebuilt_from_its_moves(game: str) -> None:
    rng = random.Random(game)
    seats = {"bulka": 3, "quattro": 4}.get(game, 2)
    table = table_of(game, *[None] * seats)
    moves: list[Move] = [Move("deal", None, first_deal(table), "first")]
    for number in range(60):
        seat = table.match.to_act
        if seat is None:
            break
        text = rng.choice(table.match.legal_actions()).text
        move = table.act(seat, text, version=table.version, id=str(number))
        assert move is not None
        table.make(move)
        moves.append(move)
        if table.may_undo(seat) and rng.random() < 0.2:
            table.question = None
            move = Move("undo", seat, "1", f"undo {number}")
            table.make(move)
            moves.append(move)
    again = Table("id", Match(game, seats=table.match.names, seed="table"), table.seats)
    again.make_all(moves)
    assert state(again) == state(table)


def first_deal(table: Table) -> str:
    current = table.match.current
    assert current is not None
    return f"{current.deal.dealer} " + " ".join(card.text for card in current.cards)


def test_the_stream_only_grows_and_an_undo_is_told() -> None:
    table = table_of("svoyi", None, None)
    act(table, table.match.legal_actions()[0].text, "a")
    told: Sequence[object] = list(table.stream)
    table.make(Move("undo", 1, "1", "u"))
    assert table.stream[: len(told)] == told
    assert str(table.stream[len(told)]).split()[1] == "undo"


def test_a_computer_seat_plays_by_itself_and_a_person_does_not() -> None:
    table = table_of("blind", None, "club")
    for _ in range(40):
        seat = table.match.to_act
        if seat is None:
            break
        move = table.computer_move()
        assert (move is None) == (seat == 0)
        if move is None:
            act(table, table.match.legal_actions()[0].text, str(table.version))
        else:
            table.make(move)
    assert table.match.score_sheet is not None


def test_an_unknown_computer_player() -> None:
    with pytest.raises(TableError) as caught:
        table_of("blind", None, "oracle")
    assert caught.value.key == "no-player"


def test_a_computer_player_that_fails_is_told_of_and_stood_in_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("trappola.players.novice.NovicePlayer.choose", fails)
    table = table_of("blind", "novice", "novice")
    seat, moves = table.match.to_act, []
    for _ in range(2):
        move = table.computer_move()
        assert move is not None
        table.make(move)
        moves.append(move)
    assert [move.kind for move in moves] == ["failed", "act"]
    told = next(entry for entry in table.stream if getattr(entry, "kind", "") == "failed")
    assert isinstance(told, Event) and told.seat == seat
    assert "failed" in (tell_event(told, table.match.names, table.match.pack) or "")
    again = Table("id", Match("blind", seats=[each.name for each in table.seats]), table.seats)
    first = table.match.played[0]
    cards = " ".join(card.text for card in first.cards)
    again.make_all([Move("deal", None, f"{first.deal.dealer} {cards}"), *moves])
    assert again.stream == table.stream


def test_a_seat_may_not_be_given_a_program() -> None:
    for name in ("/bin/cat", "./program --flag", "club:nodes=9"):
        with pytest.raises(TableError):
            table_of("blind", None, name)
