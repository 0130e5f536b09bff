"""No silly plays: whole deals are scanned for choices nobody would understand."""

from __future__ import annotations

from functools import cache

import pytest

from trappola import Action, View
from trappola.players import ClubPlayer
from trappola.players.sight import Sight
from trappola.players.tricks import worthless

from .table import new_match, play_deal, seated

TRICK_GAMES = ("cardano", "bulka", "two-handed", "classica", "czech", "talon", "quattro")


@cache
def choices(name: str, deals: int = 40) -> tuple[tuple[View, Action], ...]:
    """Every choice of some deals in which a player plays itself."""
    seen: list[tuple[View, Action]] = []
    player = ClubPlayer()
    for seed in range(deals):
        match = new_match(name, f"sense-{seed}")
        play_deal(match, seated(match, player, player), lambda *pair: seen.append(pair))
    return tuple(seen)


def plays_last(view: View, sight: Sight) -> bool:
    """Whether the seat closes the trick."""
    return len(view.trick) == sight.worth.model.seats - 1


@pytest.mark.parametrize("name", TRICK_GAMES)
def test_nothing_of_worth_is_thrown_on_a_lost_trick(name: str) -> None:
    """No two where it has a prize, no points, while a card without either is free."""
    for view, action in choices(name):
        if action.card is None or view.prompt != "play" or not view.trick:
            continue
        sight = Sight(view)
        best = sight.best()
        assert best is not None
        cards = [each.card for each in view.legal if each.card is not None]
        lost = not sight.friend(best[0]) and not any(sight.beats(c, best[1]) for c in cards)
        free = [card for card in cards if worthless(sight, card)]
        if not lost or not plays_last(view, sight) or not free:
            continue
        if name in ("classica", "czech") and view.stock <= 1 and len(view.hand) <= 6:
            continue  # there every card is counted to the end
        assert action.card in free, view


@pytest.mark.parametrize("name", TRICK_GAMES)
def test_rich_tricks_are_not_left_lying(name: str) -> None:
    """Whoever plays last takes five points or more if a card without points and trumps does it."""
    for view, action in choices(name):
        if action.card is None or not view.trick:
            continue
        sight = Sight(view)
        best = sight.best()
        assert best is not None
        if not plays_last(view, sight) or sight.friend(best[0]):
            continue
        if name in ("classica", "czech") and view.stock <= 1 and len(view.hand) <= 6:
            continue
        cheap = [
            each
            for each in view.legal
            if each.card is not None
            and sight.beats(each.card, best[1])
            and not sight.points(each.card)
            and each.card.suit != sight.trump
        ]
        if cheap and sum(sight.points(card) for _, card in view.trick) >= 5:
            assert sight.beats(action.card, best[1]), view


@pytest.mark.parametrize("name", TRICK_GAMES)
def test_the_last_trick_is_taken_if_it_can_be(name: str) -> None:
    for view, action in choices(name):
        if action.card is None or len(view.hand) > 1 or not view.trick:
            continue
        sight = Sight(view)
        best = sight.best()
        assert best is not None
        able = [e for e in view.legal if e.card and sight.beats(e.card, best[1])]
        if able and not sight.friend(best[0]):
            assert action in able


@pytest.mark.parametrize("name", [*TRICK_GAMES, "austrian"])
def test_whatever_scores_is_declared(name: str) -> None:
    """At once: so no set is broken before it is told, and no declaration comes too late."""
    said = 0
    for view, action in choices(name):
        if any(each.verb == "declare" for each in view.legal):
            assert action.verb == "declare", view
            said += 1
    assert said or name == "czech"


def test_the_question_for_the_fourth_card_is_always_put() -> None:
    for view, action in choices("bulka"):
        if Action("ask") in view.legal:
            assert action.verb in ("declare", "ask")


def test_a_partner_s_sure_trick_is_given_points() -> None:
    """The last to play throws points on a trick of the partner rather than a seven, not an ace."""
    given = 0
    for view, action in choices("quattro"):
        if action.card is None or len(view.trick) != 3:
            continue
        sight = Sight(view)
        best = sight.best()
        assert best is not None
        if not sight.friend(best[0]):
            continue
        jacks = [
            each.card
            for each in view.legal
            if each.card is not None and each.card.rank == "J" and each.card.suit != sight.trump
        ]
        jacks = [jack for jack in jacks if sight.stands(jack) < 0.2]
        if jacks and len(view.hand) > 1:
            assert sight.points(action.card) > 0
            given += 1
    assert given
