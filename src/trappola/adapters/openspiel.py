"""The games as OpenSpiel's Python games: ``python_trappola_NAME`` for every game and preset.

    import pyspiel
    import trappola.adapters.openspiel
    game = pyspiel.load_game("python_trappola_classica(two_rank=lowest)")

A game is one deal. Its parameters are the options of the game (left out: the default) and
``dealer``, the seat that deals. All options are text; as OpenSpiel reads ``true`` and ``9`` as
something else, they are written ``yes``, ``no`` and ``:9``
(``python_trappola_talon(talon_limit=:9)``).

Chance is explicit: the whole pack is dealt by chance nodes, one card each, the first to leave the
pack first; all of them come before the first decision. Actions have fixed numbers
(:mod:`trappola.adapters.numbering`). The information state is what the seat was told, event by
event; :mod:`trappola.adapters.resample` finds deals with the same one. Returns are the difference
of the points on the score sheet, partners having the same.

Needs the extra ``openspiel``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import pyspiel

from trappola.adapters.deal import DealPlayed, Rulebook
from trappola.adapters.observation import fill, pieces, shapes
from trappola.adapters.resample import resampled
from trappola.cards import Card, Pack
from trappola.games import GAMES, PRESETS
from trappola.games.base import Game
from trappola.options import Value

PREFIX = "python_trappola_"
MOST_POINTS = 1000.0
"""More than any side can be ahead by."""
DEALER = "dealer"


def game_type(name: str, game: Game) -> Any:
    """What OpenSpiel has to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    hidden = kinds.Information.IMPERFECT_INFORMATION
    return kinds(
        short_name=PREFIX + name.replace("-", "_"),
        long_name=f"Trappola: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if game.open_hands else hidden,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=4 if game.sides else 2,
        min_num_players=4 if game.sides else 2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            DEALER: 1,
            **{option.key: "" for option in game.options},
        },
    )


def register(name: str, game: Game) -> type[Any]:
    """Makes a game known to OpenSpiel."""
    kind = game_type(name, game)

    def begin(self: TrappolaGame, params: dict[str, Any] | None = None) -> None:
        TrappolaGame.__init__(self, name, kind, params or {})

    title = "".join(part.title() for part in name.split("-")) + "Game"
    about = {"__init__": begin, "__doc__": f"{name} for OpenSpiel.", "__module__": __name__}
    made = type(title, (TrappolaGame,), about)
    globals()[title] = made  # OpenSpiel pickles games, and so looks for their classes by name
    pyspiel.register_game(kind, made)
    return made


def plain(text: str) -> str:
    """A parameter as it is written everywhere else."""
    return {"yes": "true", "no": "false"}.get(text, text.removeprefix(":"))


@cache
def rulebook(name: str, options: tuple[tuple[str, Value], ...]) -> Rulebook:
    """A game under its options."""
    return Rulebook(name, dict(options))


class TrappolaGame(pyspiel.Game):  # type: ignore[misc]
    """A game under its options."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any]) -> None:
        options = (GAMES[PRESETS[name].game] if name in PRESETS else GAMES[name]).options
        self.chosen = tuple(
            (option.key, option.read(plain(str(params[option.key]))))
            for option in options
            if params.get(option.key, "") != ""
        )
        self.name = name
        self.dealer = int(params.get(DEALER, 1)) % self.book.seats
        longest = 700 if self.book.open else 160
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.book.numbers),
            max_chance_outcomes=len(self.book.pack),
            num_players=self.book.players,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(kind, info, params)

    @property
    def book(self) -> Rulebook:
        """The game under its options; not kept here, for OpenSpiel pickles what is."""
        return rulebook(self.name, self.chosen)

    def new_initial_state(self) -> TrappolaState:
        """Before the first card."""
        return TrappolaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Every card is dealt."""
        return len(self.book.pack)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What turns states into strings and tensors."""
        return Observer(self.book, kind, params)


class TrappolaState(pyspiel.State):  # type: ignore[misc]
    """A deal in play, or still being dealt."""

    def __init__(self, game: TrappolaGame) -> None:
        super().__init__(game)
        self.dealer = game.dealer
        self.cards: list[int] = []
        self.deal: DealPlayed | None = None

    @property
    def book(self) -> Rulebook:
        """The game under its options."""
        book: Rulebook = self.get_game().book
        return book

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.deal is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.deal.to_act
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that are still in the pack, by their place in the order of the pack."""
        left = sorted(set(range(len(self.book.pack))) - set(self.cards))
        return [(card, 1 / len(left)) for card in left]

    def _legal_actions(self, _player: int) -> list[int]:
        return [] if self.deal is None else self.deal.legal()

    def _apply_action(self, action: int) -> None:
        if self.deal is not None:
            self.deal.apply(action)
            return
        self.cards = [*self.cards, action]
        if len(self.cards) == len(self.book.pack):
            every = self.book.pack.cards
            self.deal = self.book.new_deal([every[card] for card in self.cards], self.dealer)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.book.pack.cards[action])
        return self.book.numbers.texts[action]

    def is_terminal(self) -> bool:
        """Whether the deal has its score sheet."""
        return self.deal is not None and self.deal.over

    def returns(self) -> list[float]:
        """Points ahead, for every player."""
        return [0.0] * self.book.players if self.deal is None else self.deal.returns()

    def __str__(self) -> str:
        dealt = " ".join(str(self.book.pack.cards[card]) for card in self.cards)
        if self.deal is None:
            return dealt
        done = [f"{seat} {action}" for seat, action in self.deal.match.played[-1].actions]
        picked = [card.text for card in self.deal.picked]
        return "\n".join([dealt, *done, *picked])

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> Any:
        """A state that the player cannot tell from this one, every one being equally likely.

        Raises:
            NoWorld: none was found.
        """
        if self.deal is None:
            return self.clone()
        return state_of(self.get_game(), resampled(self.deal, player, sampler or random.random))


def state_of(game: TrappolaGame, deal: DealPlayed) -> Any:
    """The state of a deal, stepped through from its first card."""
    state = game.new_initial_state()
    current = deal.match.current
    assert current is not None
    place = {card: number for number, card in enumerate(game.book.pack.cards)}
    for card in current.cards:
        state.apply_action(place[card])
    numbers = game.book.numbers.number
    for _, action in current.actions:
        if action.verb == "exchange" and action.words:
            for card in in_order(game.book.pack, action.words):
                state.apply_action(numbers[f"pick {card.text}"])
            state.apply_action(numbers["exchange"])
        else:
            state.apply_action(numbers[action.text])
    for card in deal.picked:
        state.apply_action(numbers[f"pick {card.text}"])
    return state


def in_order(pack: Pack, words: Iterable[str]) -> list[Card]:
    """Cards in the order in which they are picked."""
    return sorted((Card(word) for word in words), key=lambda card: pack.number[card])


class Observer:
    """Turns a state into what a player knows of it: a string, or a tensor in named pieces.

    The pieces are those of :mod:`trappola.adapters.observation`, and ``player``.
    """

    def __init__(self, book: Rulebook, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; passed {params}")
        self.book = book
        self.kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self.shapes: dict[str, tuple[int, ...]] = {"player": (book.players,)}
        private = self.kind.private_info != pyspiel.PrivateInfoType.NONE
        if private or self.kind.public_info:
            self.shapes |= shapes(book)
        self.tensor, self.dict = pieces(self.shapes)

    def _seat(self, player: int) -> int | None:
        private = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return player if private else None

    def set_from(self, state: TrappolaState, player: int) -> None:
        """Fills the tensor with what the player knows."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.deal is not None and "known" in self.dict:
            fill(self.dict, state.deal, self._seat(player))

    def string_from(self, state: TrappolaState, player: int) -> str:
        """What the player knows, as text: with perfect recall event by event."""
        private = self.kind.private_info
        hidden = not self.book.open
        if state.deal is None:
            alone = not self.kind.public_info and private != pyspiel.PrivateInfoType.NONE
            return f"{player}:" if hidden and alone else ""
        deal = state.deal
        if not self.kind.public_info:
            if not hidden or private == pyspiel.PrivateInfoType.NONE:
                return ""
            seats = range(self.book.players)
            shown = seats if private == pyspiel.PrivateInfoType.ALL_PLAYERS else (player,)
            hands = [f"{seat}: {' '.join(map(str, deal.view(seat).hand))}" for seat in shown]
            return "\n".join([*hands, *self._picked(deal, player)])
        seat = self._seat(player)
        own = self._picked(deal, player) if seat is not None else []
        head = [f"player {player}"] if seat is not None else []
        if self.kind.perfect_recall:
            return "\n".join([*head, *map(str, deal.events(seat)), *own])
        return "\n".join([*head, str(deal.view(seat)), *own])

    @staticmethod
    def _picked(deal: DealPlayed, player: int) -> list[str]:
        """The cards that the player is picking."""
        return [f"pick {card}" for card in deal.picked] if deal.to_act == player else []


REGISTERED = {
    name: register(name, GAMES[name] if name in GAMES else GAMES[PRESETS[name].game])
    for name in (*GAMES, *PRESETS)
}
"""The games, by their names here."""
