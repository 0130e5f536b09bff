"""A hint: what the Master would do on a seat, by what that seat knows, and why.

A hint is a function of the view alone, its chance included: in two worlds that the seat cannot tell
apart it is the same, as long as the search ends by its iterations and not by the clock.
"""

from __future__ import annotations

import logging
from random import Random
from typing import NamedTuple

from trappola.actions import Action
from trappola.errors import TrappolaError
from trappola.players.reason import Reason
from trappola.telling import action_term
from trappola.text import tell
from trappola.view import View

LOGGER = logging.getLogger("trappola.players")
SECONDS = 1.0
"""How long the Master thinks about a hint."""


class HintError(TrappolaError):
    """The Master has nothing to say."""


class Hint(NamedTuple):
    """An action and the reason for it."""

    action: Action
    reason: Reason

    def tell(self, view: View, language: str | None = None) -> str:
        """The hint in words."""
        done = action_term(self.action, view.pack)
        return tell("play-hint", language, action=done, reason=self.reason.term)


def hint_for(view: View, *, seconds: float = SECONDS, iterations: int = 0) -> Hint:
    """What the Master would do.

    Args:
        view: of a seat whose turn it is.
        iterations: how much is thought at most; 0 is as much as the time allows.

    Raises:
        HintError: the Master has failed, or what it knows is damaged; the log says how.
    """
    from trappola.players.master import MasterPlayer

    chance = Random(f"trappola-hint/1 {view.deals} {len(view.told)}")
    master = MasterPlayer(chance, seconds=seconds, iterations=iterations)
    try:
        action = master.choose(view)
        reason = master.why()
        if reason is None or action not in view.legal:
            raise ValueError(f"{action}: {reason}")
    except TrappolaError as error:
        LOGGER.error("no hint in %s: %s", view.setup.game, error)
        raise HintError(error.key, **error.arguments) from None
    except Exception:
        LOGGER.exception("no hint in %s, asked to %s", view.setup.game, view.prompt)
        raise HintError("hint-failed") from None
    return Hint(action, reason)
