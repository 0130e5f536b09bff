"""A player that fails never stops a table."""

from __future__ import annotations

import pytest

from trappola import Action, Match, View
from trappola.players import ClubPlayer, choose_safely
from trappola.players.safety import stand_in

from .table import NAMES, failures, new_match


class Crashing:
    """Fails whatever it is asked."""

    def choose(self, view: View) -> Action:
        raise RuntimeError("no idea")


class Cheating:
    """Always answers the same."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View) -> Action:
        return self.answer  # type: ignore[return-value]


def dealt(name: str) -> tuple[Match, View]:
    match = new_match(name, "safety")
    match.deal()
    assert match.to_act is not None
    return match, match.view(match.to_act)


@pytest.mark.parametrize("name", NAMES)
def test_a_crash_is_logged_and_something_legal_is_done(name: str) -> None:
    match, view = dealt(name)
    with failures() as failed:
        action = choose_safely(Crashing(), view)
    assert action in view.legal
    match.apply(action)
    assert len(failed) == 1 and failed[0].exc_info


@pytest.mark.parametrize("answer", [Action("pro"), None, "keep", 3, Action("exchange As Ks")])
def test_an_illegal_answer_is_logged_and_replaced(answer: object) -> None:
    _, view = dealt("cardano")
    with failures() as failed:
        assert choose_safely(Cheating(answer), view) == ClubPlayer().choose(view)
    assert len(failed) == 1 and "not legal" in failed[0].getMessage()


def test_a_failing_stand_in_is_replaced_too(monkeypatch: pytest.MonkeyPatch) -> None:
    _, view = dealt("bulka")
    monkeypatch.setattr(ClubPlayer, "choose", Crashing.choose)
    with failures() as failed:
        assert choose_safely(Crashing(), view) == Action("done")
    assert len(failed) == 2


def test_cards_to_exchange_may_be_named_in_any_order() -> None:
    _, view = dealt("austrian")
    cards = [card.text for card in view.hand[:3]]
    backwards = Action(" ".join(["exchange", *reversed(cards)]))
    with failures() as failed:
        chosen = choose_safely(Cheating(backwards), view)
    assert chosen in view.legal and set(chosen.words) == set(cards) and not failed


def test_without_a_turn_there_is_nothing_to_choose() -> None:
    match, view = dealt("classica")
    assert view.seat is not None
    with pytest.raises(ValueError, match="nothing to choose"):
        choose_safely(ClubPlayer(), match.view(1 - view.seat))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_done_without_thinking_is_legal(name: str) -> None:
    """A whole deal of it."""
    match, _ = dealt(name)
    for _ in range(300):
        if match.to_act is None:
            break
        view = match.view(match.to_act)
        match.apply(stand_in(view))
