"""The player who does anything that is legal: a yardstick for the others."""

from __future__ import annotations

from random import Random

from trappola.actions import Action
from trappola.view import View


class RandomPlayer:
    """Every legal action is equally likely.

    Args:
        rng: where chance comes from; a generator of its own if left out.
    """

    def __init__(self, rng: Random | None = None) -> None:
        self.rng = rng or Random()

    def choose(self, view: View) -> Action:
        """Any legal action."""
        return self.rng.choice(view.legal)

    def chances(self, view: View) -> dict[Action, float]:
        """How likely each action is."""
        return {action: 1 / len(view.legal) for action in view.legal}
