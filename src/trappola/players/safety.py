"""A table goes on whatever its computer players do."""

from __future__ import annotations

import logging
from collections.abc import Callable

from trappola.actions import Action
from trappola.errors import TrappolaError
from trappola.players.club import ClubPlayer
from trappola.players.player import Player
from trappola.text import tell
from trappola.view import View

LOGGER = logging.getLogger("trappola.players")
QUIET = ("done", "keep", "refuse", "no-pro")
"""What says and changes least, where it may be said."""
SHOWN = 80
"""Letters of an answer that are shown."""

Failed = Callable[[str], None]


def choose_safely(player: Player, view: View, failed: Failed | None = None) -> Action:
    """What the player chooses; a legal action in its stead if it fails or answers an illegal one.

    The failure is logged to ``trappola.players``, and told to ``failed`` in one sentence.

    Raises:
        ValueError: nothing is legal: it is not this seat's turn.
    """
    if not view.legal:
        raise ValueError("there is nothing to choose: it is not this seat's turn")
    action = _asked(player, view, failed)
    if action is None and not isinstance(player, ClubPlayer):
        action = _asked(ClubPlayer(), view, None)
    return stand_in(view) if action is None else action


def stand_in(view: View) -> Action:
    """A legal action found without thinking: the quietest word, else the last one listed."""
    return next((action for action in view.legal if action.verb in QUIET), view.legal[-1])


def _asked(player: Player, view: View, failed: Failed | None) -> Action | None:
    """The player's choice; None, and a line in the log, if it is of no use."""
    name, game = type(player).__name__, view.setup.game
    try:
        answer: object = player.choose(view)
    except TrappolaError as error:
        LOGGER.error("%s failed in %s, asked to %s: %s", name, game, view.prompt, error)
        if failed is not None:
            failed(str(error))
        return None
    except Exception as error:
        LOGGER.exception("%s failed in %s, asked to %s", name, game, view.prompt)
        if failed is not None:
            failed(tell("player-failed", problem=f"{type(error).__name__}: {error}"))
        return None
    action = legal_form(view, answer)
    if action is None:
        shown = str(answer)[:SHOWN]
        LOGGER.error("%s answered %r in %s, which is not legal", name, shown, game)
        if failed is not None:
            failed(tell("player-illegal", answer=shown))
    return action


def legal_form(view: View, answer: object) -> Action | None:
    """The legal action that the answer is; cards to exchange may be named in any order."""
    if answer in view.legal:
        assert isinstance(answer, Action)
        return answer
    if isinstance(answer, Action) and answer.verb == "exchange":
        cards = sorted(answer.words)
        same = (each for each in view.legal if each.verb == "exchange")
        return next((each for each in same if sorted(each.words) == cards), None)
    return None
