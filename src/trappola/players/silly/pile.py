"""Silly plays where nothing is hidden (Svoyi Kozyri): a win left lying, a loss walked into."""

from __future__ import annotations

from collections.abc import Callable

from trappola.actions import Action, plays_of
from trappola.games import GAMES
from trappola.games.svoyi import Svoyi
from trappola.kernel import PileState
from trappola.view import View


def win_missed(view: View, action: Action) -> bool:
    """Another action wins at once, and this one does not."""
    if not any(view.counts):
        return False
    state = state_of(view)
    return not _wins(state, view, action) and any(_wins(state, view, each) for each in view.legal)


def loss_allowed(view: View, action: Action) -> bool:
    """The other side can win at once after this, and after another action it could not."""
    if not any(view.counts) or min(view.counts) > 1:
        return False
    state = state_of(view)
    if not _loses(state, view, action):
        return False
    return any(not _loses(state, view, each) for each in view.legal)


def state_of(view: View) -> PileState:
    """The position in the kernel."""
    game = GAMES[view.setup.game]
    assert isinstance(game, Svoyi)
    return game.state_of(view)


def _wins(state: PileState, view: View, action: Action) -> bool:
    """Whether the seat on turn has won with this."""
    seat = state.to_act
    state.play(plays_of(view.pack).number[action.text])
    won = state.over and state.winner == seat
    state.undo()
    return bool(won)


def _loses(state: PileState, view: View, action: Action) -> bool:
    """Whether the other seat has won with this, or can win with its next action."""
    seat = state.to_act
    by_number = plays_of(view.pack).by_number
    state.play(plays_of(view.pack).number[action.text])
    if state.over:
        lost = state.winner == 1 - seat
    elif state.to_act == seat:
        lost = False
    else:
        lost = any(_wins(state, view, by_number[number]) for number in state.legal_actions())
    state.undo()
    return bool(lost)


PILE: dict[str, Callable[[View, Action], bool]] = {
    "win-missed": win_missed,
    "loss-allowed": loss_allowed,
}
