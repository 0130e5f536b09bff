"""Classica: E15 to E20 and E22 by the second scorer."""

from __future__ import annotations

from typing import Any

import pytest

from .record import score
from .written import Record, allowed, deal, error_of, packed, play_out, record


def classica(first: str, second: str, winners: str, **options: Any) -> Record:
    """A deal in which seat 0, the non-dealer, plays the first cards and seat 1 the second.

    `winners` names the winner of each trick. The stock is laid so that nine tricks before a
    card is played it is drawn, so the first nine cards of each are the hand dealt.
    """
    cards = [first.split(), second.split()]
    drawn = []
    for trick, winner in enumerate(map(int, winners[:9])):
        drawn += [cards[winner][trick + 9], cards[1 - winner][trick + 9]]
    pack = packed(" ".join(cards[0][:9]), " ".join(cards[1][:9]), (3, 3, 3))[:18]
    actions = []
    leader = 0
    for trick, winner in enumerate(map(int, winners)):
        actions += [f"{seat} play {cards[seat][trick]}" for seat in (leader, 1 - leader)]
        leader = winner
    if options.get("declarations", "on") == "on":
        actions = ["0 done", "1 done", *actions]
    return record("classica", [deal(1, [*pack, drawn[-1], *drawn[:-1]], actions)], **options)


def declared(made: Record, *words: str) -> Record:
    """The same with declarations, `SEAT WHAT`, in the declaring round."""
    actions = made["deals"][0]["actions"]
    for seat in (1, 0):
        said = [f"{seat} declare {word[2:]}" for word in words if word[0] == str(seat)]
        place = actions.index(f"{seat} done")
        actions[place:place] = said
    return made


E15_FIRST = "As Ac Ad Ks Kc Nd 7d 7c 9b 2b 8b 10s 9s 7s 9c 8c 8d 9d"
E15_SECOND = "Nb 2c 2d 2s Jc 7b 10d Kb Jb Ab 10b Ns Js 8s Nc 10c Jd Kd"
E15_WINNERS = "000000" + "1" * 12
E16_WORDS = ("0 three-aces", "1 run(KbNbJb)")


def deal_points(made: Record) -> list[int]:
    return score(made)["deals"][0]["points"]


def test_e15_cards_and_last_trick() -> None:
    result = score(classica(E15_FIRST, E15_SECOND, E15_WINNERS))
    assert result["deals"][0]["points"] == [45, 41]
    assert result["match"]["points"] == [4, 0]


@pytest.mark.parametrize(
    ("options", "points", "match"),
    [
        ({}, [51, 44], [7, 0]),
        ({"match_scoring": "full_points"}, [51, 44], [51, 44]),
        ({"match_scoring": "fixed_1"}, [51, 44], [1, 0]),
        ({"forfeit": "whole_combination"}, [51, 41], [10, 0]),
        ({"forfeit": "share"}, [51, 43], [8, 0]),
    ],
)
def test_e16_declarations(options: Record, points: list[int], match: list[int]) -> None:
    made = declared(classica(E15_FIRST, E15_SECOND, E15_WINNERS, **options), *E16_WORDS)
    result = score(made)
    assert result["deals"][0]["points"] == points
    assert result["match"]["points"] == match


def test_mandatory_declarations_need_no_words() -> None:
    made = classica(E15_FIRST, E15_SECOND, E15_WINNERS, declarations="mandatory")
    assert deal_points(made) == [51, 44]


def test_immediate_race_ends_the_match() -> None:
    race = {"declaration_timing": "immediate_race", "match_scoring": "full_points", "target": 6}
    made = declared(classica(E15_FIRST, E15_SECOND, E15_WINNERS, **race), *E16_WORDS)
    assert error_of(made) == (0, 1)
    del made["deals"][0]["actions"][1:]
    result = score(made)
    assert result["deals"][0]["points"] == [6, 0]
    assert result["match"]["winner"] == 0


E17_FIRST = "Kd Nd Jd 2d 10d 9d 8d 10s Nc As Ks Ns Ac Kc Ab Kb Nb Ad"
E17_SECOND = "Js Jc Jb 2s 2c 10c 9c 2b 10b 7s 8s 9s 7c 8c 7b 8b 9b 7d"


def test_e17_schwarz_and_schneider() -> None:
    assert deal_points(classica(E17_FIRST, E17_SECOND, "0" * 18)) == [98, 0]
    made = declared(classica(E17_FIRST, E17_SECOND, "0" * 18), "1 three-jacks")
    assert deal_points(made) == [92, 3]
    german = classica(E17_FIRST, E17_SECOND, "0" * 18, schneider="german:<33")
    assert deal_points(declared(german, "1 three-jacks")) == [98, 3]


def test_e18_czech() -> None:
    assert deal_points(classica(E15_FIRST, E15_SECOND, E15_WINNERS, values="czech")) == [34, 32]
    made = classica(E15_FIRST, E15_SECOND, E15_WINNERS, values="czech", czech_two=2)
    assert deal_points(made) == [37, 33]


E19_PACK = packed("Ac Kc Nc Jc Ks Kd 7s 8s 9s", "7c 8c 9c 7d 8d 9d 7b 8b 9b", (3, 3, 3))


def test_e19_runs() -> None:
    words = ["0 declare run(AcKcNcJc)", "0 declare three-kings"]
    with_words = record("classica", [deal(1, E19_PACK, [*words, "0 done", "1 done"])])
    play_out(with_words)
    same_play = with_words["deals"][0]["actions"][2:]
    without = record("classica", [deal(1, E19_PACK, same_play)])
    assert deal_points(with_words)[0] == deal_points(without)[0] + 11
    start = record("classica", [deal(1, E19_PACK, [])])
    assert not allowed(start, "0 declare run(AcKcNc)")
    assert not allowed(start, "0 declare three-aces")
    strict = record("classica", [deal(1, E19_PACK, words)], card_in_two_combos=False)
    assert error_of(strict) == (0, 1)


def test_e20_rank_of_the_two() -> None:
    first, second = E15_FIRST.replace("8c", "2c"), E15_SECOND.replace("2c", "8c")
    fifth = "0" * 6 + "1" * 9 + "011"
    assert error_of(classica(first, second, fifth)) is None
    assert error_of(classica(first, second, E15_WINNERS)) == (0, 34)
    assert error_of(classica(first, second, E15_WINNERS, two_rank="lowest")) is None
    assert error_of(classica(first, second, fifth, two_rank="lowest")) == (0, 34)


def test_e22_austrian_exchange() -> None:
    actions = ["0 exchange Ac Kc Nc", "1 exchange 7c 8c", "0 done", "1 done"]
    made = record("classica", [deal(1, E19_PACK, actions)], exchange="austrian")
    assert error_of(made) is None
    play_out(made)
    assert len(made["deals"][0]["actions"]) == 4 + 2 * 15
    parity = {**made, "options": {**made["options"], "exchange_parity": "second_player_must_even"}}
    assert error_of(parity) == (0, 1)


def test_talon_without_drawing_has_nine_closed_tricks() -> None:
    made = record("classica", [deal(1, E19_PACK, ["0 keep", "1 keep", "0 done", "1 done"])])
    made["options"] = {"exchange": "talon"}
    play_out(made)
    assert len(made["deals"][0]["actions"]) == 4 + 2 * 9


def test_an_odd_turn_up() -> None:
    """One card exchanged: sixteen open plays, then a lone turn-up, here a king worth 5."""
    pack = [*E19_PACK[:18], "Kb", *(card for card in E19_PACK[18:] if card != "Kb")]
    actions = ["0 exchange 7s", "1 keep", "0 done", "1 done"]
    made = record("classica", [deal(1, pack, actions)], exchange="austrian")
    drawn = record("classica", [deal(1, pack, actions)], exchange="austrian")
    drawn["options"]["odd_card"] = "winner_draws_loser_short"
    play_out(made)
    play_out(drawn)
    assert len(made["deals"][0]["actions"]) == 4 + 2 * 17
    assert len(drawn["deals"][0]["actions"]) == 4 + 2 * 17
    plain = deal_points(made)
    made["options"]["odd_card"] = "last_trick_winner_scores_it"
    assert sum(deal_points(made)) == sum(plain) + 5


def test_turn_up_swap() -> None:
    """Seat 0 holds the seven of the turn-up's suit and takes the king lying there."""
    pack = [*E19_PACK[:18], "2s", *(card for card in E19_PACK[18:] if card != "2s")]
    made = record("classica", [deal(1, pack, [])], turnup_swap="seven", declarations="off")
    assert allowed(made, "0 swap")
    made["deals"][0]["actions"] = ["0 swap"]
    assert not allowed(made, "0 swap")
    assert not allowed(made, "0 play 7s")
    assert allowed(made, "0 play 2s")
    made["deals"][0]["actions"] = ["0 play 8s"]
    assert not allowed(made, "1 swap")
