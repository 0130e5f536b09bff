"""The games as PettingZoo environments (AEC): one deal, agents ``player_0`` … in turn.

    from trappola.adapters.pettingzoo import env
    deal = env("classica", {"two_rank": "lowest"})
    deal.reset(seed=1)

An observation is ``{"observation": float32 vector, "action_mask": int8 vector}``: the pieces of
:mod:`trappola.adapters.observation` one after the other, and which of the numbered actions
(:mod:`trappola.adapters.numbering`) are legal, all zero while it is another's turn. The reward
comes with the last action: the difference of the points.

The cards of seed ``S`` are those of deal ``n`` of :mod:`trappola.shuffle`, ``n`` counting the
resets since it was given; without a seed they come from the operating system. Needs the extra
``pettingzoo``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from trappola import shuffle
from trappola.adapters.deal import DealPlayed, Rulebook
from trappola.adapters.observation import fill, pieces, shapes
from trappola.errors import IllegalAction


class TrappolaEnv(AECEnv):  # type: ignore[misc]
    """A deal as an environment.

    Args:
        game: the name of a game or preset.
        options: its options.
        dealer: the seat that deals.

    Raises:
        UnknownName: there is no such game, option or value.
    """

    metadata = {"name": "trappola_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        options: dict[str, Any] | None = None,
        *,
        dealer: int = 1,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.book = Rulebook(game, options)
        self.dealer = dealer
        self.render_mode = render_mode
        self.possible_agents = [f"player_{player}" for player in range(self.book.players)]
        self.agents: list[str] = []
        self._place = {agent: place for place, agent in enumerate(self.possible_agents)}
        size = len(pieces(shapes(self.book))[0])
        number = len(self.book.numbers)
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (number,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(number) for agent in self.possible_agents}
        self._seed: str | None = None
        self._resets = 0
        self.deal: DealPlayed | None = None

    def observation_space(self, agent: str) -> Any:
        """What an agent is shown."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        """The numbered actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Deals."""
        if seed is not None:
            self._seed, self._resets = str(seed), 0
        below = shuffle.system()
        if self._seed is not None:
            below = shuffle.seeded(self._seed, self._resets)
        self._resets += 1
        self.deal = self.book.new_deal(shuffle.shuffled(self.book.pack.cards, below), self.dealer)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        assert self.deal is not None
        if self.deal.to_act is not None:
            self.agent_selection = self.possible_agents[self.deal.to_act]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and may do."""
        assert self.deal is not None
        seat = self._place[agent]
        tensor, rows = pieces(shapes(self.book))
        fill(rows, self.deal, seat)
        mask = np.zeros(len(self.book.numbers), np.int8)
        if self.deal.to_act == seat:
            mask[self.deal.legal()] = 1
        return {"observation": tensor, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Makes an action for the agent whose turn it is.

        Raises:
            IllegalAction: the rules forbid it; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.deal is not None and action is not None
        if action not in self.deal.legal():
            text = self.book.numbers.texts[int(action)]
            legal = [self.book.numbers.texts[each] for each in self.deal.legal()]
            raise IllegalAction("not-now", action=text, verbs=legal)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.deal.apply(int(action))
        if self.deal.over:
            self.rewards = dict(zip(self.agents, self.deal.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return None if self.deal is None else str(self.deal.view(None))

    def close(self) -> None:
        """Nothing has to be given back."""


def env(game: str, options: dict[str, Any] | None = None, **more: Any) -> TrappolaEnv:
    """A deal as an environment."""
    return TrappolaEnv(game, options, **more)
