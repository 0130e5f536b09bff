"""How players are named."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from trappola import Match, TrappolaError
from trappola.players import (
    PLAYERS,
    ClubPlayer,
    RandomPlayer,
    make_player,
    offer_program,
    offered,
)
from trappola.players.program import ProgramPlayer


@pytest.fixture
def players() -> Iterator[None]:
    """The list as it was, afterwards."""
    before = dict(PLAYERS)
    yield
    PLAYERS.clear()
    PLAYERS.update(before)


def test_a_name_with_parameters() -> None:
    player = make_player("club:nodes=77")
    assert isinstance(player, ClubPlayer) and player.nodes == 77


def test_people_are_offered_less_than_there_is() -> None:
    assert "random" in PLAYERS and "random" not in offered()
    with pytest.raises(TrappolaError, match="there are novice, club, master"):
        make_player("random", table=True)


def test_the_same_seed_plays_the_same() -> None:
    match = Match("classica", seed=1)
    match.deal()
    view = match.view(match.to_act)
    one, other = (make_player("random", seed="s") for _ in range(2))
    assert isinstance(one, RandomPlayer)
    assert [one.choose(view) for _ in range(20)] == [other.choose(view) for _ in range(20)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("grandmaster", "novice, club, master, random"),
        ("club:depth=3", "it has nodes"),
        ("random:depth=3", "no parameter"),
        ("club:nodes", "nodes="),
        ("club:nodes=few", "nodes=few"),
        ("club:nodes=0", "what fits is 1–"),
        ("./nothing", "no program"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(text: str, words: str) -> None:
    with pytest.raises(TrappolaError) as error:
        make_player(text)
    assert words in str(error.value) and "\n" not in str(error.value)
    assert str(error.value).endswith(".")


def test_programs_only_where_they_are_allowed() -> None:
    with pytest.raises(TrappolaError, match="no computer player"):
        make_player("/bin/cat", plain=True)
    assert isinstance(make_player("/bin/cat", seconds=2), ProgramPlayer)


def test_a_server_can_offer_a_program_by_a_name(players: None) -> None:
    offer_program("oracle", "/bin/cat -u", 1.5)
    assert "oracle" in offered()
    player = make_player("oracle", plain=True)
    assert isinstance(player, ProgramPlayer)
    assert player.words == ["/bin/cat", "-u"] and player.seconds == 1.5
    for name in ("oracle", "club", "", "a b"):
        with pytest.raises(TrappolaError, match="cannot be offered"):
            offer_program(name, "/bin/cat", 1)
