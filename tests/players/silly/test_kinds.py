"""Positions made to order, for every kind of silly play: one that is, and one that nearly is."""

from __future__ import annotations

import pytest

from positions import packed
from trappola import Action, Match, View
from trappola.players.silly import KINDS, sensible, silly_in

SEEN: set[str] = set()


def kinds(match: Match, action: str) -> list[str]:
    """What is silly about an action of the seat on turn."""
    found = silly_in(view_of(match), Action(action))
    SEEN.update(found)
    return found


def view_of(match: Match) -> View:
    assert match.to_act is not None
    return match.view(match.to_act)


def played(match: Match, *actions: str) -> Match:
    for action in actions:
        match.apply(action)
    return match


def cardano(elder: str, dealer: str) -> Match:
    match = Match("cardano", exchange="none")
    match.deal(packed(match.pack, (elder, dealer), (5, 4)), dealer=1)
    return match


def two_handed(challenger: str, other: str) -> Match:
    match = Match("two-handed")
    match.deal(packed(match.pack, (other, challenger), (3, 3, 3)), dealer=1)
    while view_of(match).prompt != "play":
        match.apply("done")
    return match


def classica(elder: str, dealer: str, turn_up: str) -> Match:
    match = Match("classica", declarations="off")
    match.deal(packed(match.pack, (elder, dealer), (3, 3, 3), turn_up), dealer=1)
    return match


def test_of_cards_alike_the_poorer_goes_on_a_lost_trick() -> None:
    hands = "As 10s 9s 8s 7s Kc 7c 8c 9c", "Ks Ns Js 2s Ac 10c Ad 10d 9d"
    match = played(cardano(*hands), "play As")
    assert kinds(match, "play Ks") == ["points-thrown"] == kinds(match, "play Ns")
    assert kinds(match, "play Js") == [] == kinds(match, "play 2s")
    assert {each.text for each in sensible(view_of(match))} == {"play Js", "play 2s"}


def test_a_card_of_a_set_is_not_asked_for() -> None:
    """The jacks may still be declared, so the knight may go in the place of one."""
    hands = "As 10s 9s 8s 7s Kc 7c 8c 9c", "Ns Js 2s Ac 10c Jd Jb 10d 9d"
    assert kinds(played(cardano(*hands), "play As"), "play Ns") == []


def test_of_cards_alike_the_richer_comes_home() -> None:
    hands = "7s 10s 9s 8s 2c Kc 7c 8c 9c", "As Ks 2s Ac 10c Jd Kb 10d 9d"
    match = played(cardano(*hands), "play 7s")
    assert kinds(match, "play Ks") == ["points-kept"]
    assert kinds(match, "play As") == []


def test_a_two_is_not_thrown_while_a_blank_alike_is_free() -> None:
    hands = "As 10s 9s 8s Js Kc 7c 8c 9c", "2s 7s Ns 2c Ac 10c Ad 10d 9d"
    match = played(cardano(*hands), "play As")
    assert kinds(match, "play 2s") == ["two-thrown"]
    assert kinds(match, "play 7s") == []


def test_a_two_of_another_suit_may_go() -> None:
    """The blank may stop that suit's two of the other side: not for a rule to say."""
    hands = "As 10s 9s 8s Js Kc 7c 8c 9c", "2d 7d Nd 2c Ac 10c Ad 10d 9d"
    match = played(cardano(*hands), "play As")
    assert kinds(match, "play 2c") == []


def test_an_ace_is_not_thrown_while_a_dead_blank_is_free() -> None:
    hands = "As 10s 9s 8s Js Kc 9c 8c 7c", "7b 8b 2c 10c Ac Kd Ad 2d 9d"
    match = played(cardano(*hands), "play As")
    assert kinds(match, "play Ac") == []  # the blanks guard against a two, or guard a king
    hands = "As 10s 9s 8s Js Kc 9c 8c 7c", "7b 2b 2c 10c Ac Kd Ad 2d 9d"
    match = played(cardano(*hands), "play As")
    assert kinds(match, "play Ac") == ["ace-thrown"]  # 7b: nobody else has the two of batons
    assert kinds(match, "play 7b") == []


def test_an_ace_is_not_thrown_while_cards_are_drawn() -> None:
    hands = "Ks 10s 9s 8s Js Kc 7c 8c 9c", "2d 7d Nd 2c Ac 10c Ad 10d 9d"
    match = played(classica(*hands, "8b"), "play Ks")
    assert "ace-thrown" in kinds(match, "play Ac")
    assert kinds(match, "play 7d") == []


def test_declared_aces_are_not_broken() -> None:
    match = two_handed("10s 9s 8s Ks Kc 9c 8c 7c Ns", "7b 2b 10c Ac Jd Ad 2d 9d As")
    played(match, "play 7c", "declare three-aces", "play Ac", "play 10c", "play Kc")
    match.apply("play 9c")  # the other seat has no cups left, and a dead blank
    assert kinds(match, "play As") == ["ace-thrown", "aces-broken"]
    assert kinds(match, "play 7b") == [] == kinds(match, "play 9d")


def test_aces_are_declared_before_one_is_played() -> None:
    hands = "As Ac Ad 8s 7s Kc 7c 8c 9c", "Ks Ns Js 2s Ab 10c Kd 10d 9d"
    match = cardano(*hands)
    assert kinds(match, "play As") == ["aces-unsaid"]
    assert kinds(match, "play 7s") == []
    match.apply("declare three-aces")
    assert kinds(match, "play As") == []


def test_an_ace_is_not_laid_away() -> None:
    match = Match("austrian")
    hands = ("As Ks Ns Ac Kd 7d 8c 7b 7s", "Ad Kc Nc Jc Jd Jb 9b 10b 9d")
    match.deal(packed(match.pack, hands, (3, 3, 3), "8s"), dealer=1)
    legal = [each.text for each in match.legal_actions() if set(each.words) == {"Ac", "7b"}]
    assert kinds(match, legal[0]) == ["ace-laid-away"]
    other = [each.text for each in match.legal_actions() if set(each.words) == {"7d", "7b"}]
    assert kinds(match, other[0]) == []


def svoyi(*actions: str) -> Match:
    match = Match("challenge", ranks=6, max_turns=400)
    match.deal(dealer=0)
    return played(match, "suits s c", "suits h d", *actions)


def test_a_win_is_taken_and_a_loss_not_walked_into() -> None:
    """Deals of chance, until both were seen: with one card left, and with one card against one."""
    from random import Random

    from trappola.players import RandomPlayer

    for seed in range(200):
        chance = RandomPlayer(Random(seed))
        match = svoyi()
        while match.to_act is not None:
            view = view_of(match)
            for action in view.legal:
                for kind in kinds(match, action.text):
                    after = match.copy()
                    after.apply(action)
                    assert kind in ("win-missed", "loss-allowed")
                    if kind == "win-missed":
                        assert after.to_act is not None
            match.apply(chance.choose(view))
        if {"win-missed", "loss-allowed"} <= SEEN:
            return
    raise AssertionError(SEEN)


@pytest.fixture(scope="module", autouse=True)
def every_kind() -> object:
    """After all tests of this file every kind was seen."""
    yield
    assert set(KINDS) <= SEEN, set(KINDS) - SEEN
