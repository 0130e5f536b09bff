"""The players by name, and how a player is named: ``club``, ``master:seconds=0.5``, ``./program``.

One list serves the command line, the table, the server and the arena. A level is added with one
line in :data:`PLAYERS`.

>>> make_player("club:nodes=500").nodes
500
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from trappola.errors import ParseError, UnknownName
from trappola.games import Game
from trappola.options import Rules
from trappola.players.club import ClubPlayer
from trappola.players.novice import NovicePlayer
from trappola.players.perfect import LEVELS, PERFECT, PerfectPlayer, has_oracle
from trappola.players.player import Player
from trappola.players.program import ProgramPlayer, command_of
from trappola.players.random import RandomPlayer
from trappola.text import Term

Reader = Callable[[str], Any]


def every_game(_game: Game, _rules: Rules) -> bool:
    """Most players play everything."""
    return True


@dataclass(frozen=True)
class Kind:
    """A computer player that can be had by name.

    Attributes:
        make: builds one; takes its source of chance (None: its own) and, by keyword, the
            parameters.
        parameters: what may stand behind the name, and how its text is read. A reader raises
            ValueError for a value that is not possible. A player with a parameter ``seconds`` is
            given the time per move by it.
        at_table: whether people may be offered it as an opponent.
        sane: whether it promises never to make a silly play (:mod:`trappola.players.silly`);
            ``make soak`` holds it to that.
        quick: the parameters with which it gets through many deals.
        plays: the games, with which house rules, for which it is offered.
    """

    make: Callable[..., Player]
    parameters: Mapping[str, Reader] = field(default_factory=dict)
    at_table: bool = True
    sane: bool = False
    quick: str = ""
    plays: Callable[[Game, Rules], bool] = every_game


def number(least: float, most: float, kind: type = int) -> Reader:
    """A reader of numbers between two bounds, both included."""

    def read(text: str) -> Any:
        try:
            value = kind(text)
        except ValueError:
            value = least - 1
        if not least <= value <= most:
            raise ValueError(f"{least}–{most}")
        return value

    return read


def one_of(*words: str) -> Reader:
    """A reader of one of some words."""

    def read(text: str) -> str:
        if text not in words:
            raise ValueError(" | ".join(words))
        return text

    return read


def _club(_rng: Random | None, **parameters: Any) -> Player:
    return ClubPlayer(**parameters)  # the same view, the same action: chance is left out


def _master(rng: Random | None, **parameters: Any) -> Player:
    from trappola.players.master import MasterPlayer

    return MasterPlayer(rng, **parameters)


THINKING: dict[str, Reader] = {
    "seconds": number(0.001, 3600, float),
    "iterations": number(1, 1_000_000_000),
}
"""How long a player may think about a move, or how much."""

PLAYERS: dict[str, Kind] = {
    "novice": Kind(NovicePlayer),
    "club": Kind(_club, {"nodes": number(1, 10_000_000)}, sane=True),
    "master": Kind(
        _master,
        {
            **THINKING,
            "threads": number(1, 64),
            "believe": number(0, 1),
            "aim": one_of("match", "points"),
            "endings": number(0, 6),
        },
        sane=True,
        quick="iterations=200",
    ),
    "random": Kind(RandomPlayer, at_table=False),
    "perfect": Kind(PerfectPlayer, {"level": number(1, PERFECT)}, plays=has_oracle),
    **{
        name: Kind(partial(PerfectPlayer, level=level), plays=has_oracle)
        for name, level in LEVELS.items()
    },
}
"""The players by name."""

EVERYWHERE = ("novice", "club", "master")
"""The levels that play every game, the weakest first."""

USUAL = "club"
"""The opponent of whoever names none."""


def offered(game: Game | None = None) -> list[str]:
    """The players that people may be offered as opponents, of a game or of any."""
    return [
        name
        for name, kind in PLAYERS.items()
        if kind.at_table and (game is None or kind.plays(game, game.rules()))
    ]


def check_plays(text: str, game: Game, rules: Rules) -> None:
    """Makes sure that a player, named as for :func:`make_player`, plays a game by its own skill.

    Raises:
        UnknownName: it does not, with these house rules; the error says who does.
    """
    name = text.partition(":")[0]
    if is_program(text) or name not in PLAYERS or PLAYERS[name].plays(game, rules):
        return
    others = [each for each in offered() if PLAYERS[each].plays(game, rules)]
    raise UnknownName("player-elsewhere", name=name, game=Term(f"game-{game.name}"), players=others)


def offer_program(name: str, command: str, seconds: float) -> None:
    """Puts a program on the list under a name: for who runs a server, at its start.

    Raises:
        ParseError: the name is taken, or no plain word.
        ProgramError: there is no such program.
    """
    if name in PLAYERS or not name.replace("-", "").isalnum():
        raise ParseError("bad-player-name", name=name)
    words = command_of(command)
    PLAYERS[name] = Kind(lambda _rng: ProgramPlayer(words, seconds=seconds))


def is_program(text: str) -> bool:
    """Whether a text names a program: it has a path or several words."""
    first = text.partition(":")[0]
    return first not in PLAYERS and ("/" in text or " " in text.strip())


def make_player(
    text: str,
    *,
    seed: str | None = None,
    seconds: float | None = None,
    table: bool = False,
    plain: bool = False,
) -> Player:
    """The player that a text names.

    Args:
        text: ``NAME``, ``NAME:KEY=VALUE,KEY=VALUE``, or the command line of a program.
        seed: where the player's chance comes from; the operating system if left out.
        seconds: the time for a move, for players that take one.
        table: whether only what people may be offered is allowed.
        plain: whether only the bare name of such a player is: neither parameters, which may cost
            time and memory, nor programs. So names that come over the wire are read.

    Raises:
        UnknownName: there is no such player, or it has no such parameter.
        ParseError: a parameter cannot be read.
        ProgramError: there is no such program.
    """
    if not plain and is_program(text):
        return ProgramPlayer(command_of(text), seconds=seconds)
    name, _, rest = (text, "", "") if plain else text.partition(":")
    names = offered() if table or plain else list(PLAYERS)
    if name not in names:
        raise UnknownName("no-player", name=name, players=names)
    kind = PLAYERS[name]
    given = _parameters(name, kind, rest)
    if seconds is not None and "seconds" in kind.parameters:
        given.setdefault("seconds", seconds)
    return kind.make(None if seed is None else Random(seed), **given)


def _parameters(name: str, kind: Kind, text: str) -> dict[str, Any]:
    """The parameters behind a name, read."""
    given: dict[str, Any] = {}
    for part in text.split(",") if text else ():
        key, equals, value = part.partition("=")
        key = key.strip()
        if key not in kind.parameters:
            known = list(kind.parameters) or ["-"]
            raise UnknownName("no-parameter", player=name, name=key, parameters=known)
        try:
            if not equals:
                raise ValueError("KEY=VALUE")
            given[key] = kind.parameters[key](value.strip())
        except ValueError as error:
            raise ParseError(
                "bad-parameter", player=name, name=key, value=value, problem=str(error)
            ) from None
    return given


def quick(name: str) -> str:
    """A player's name with the parameters with which it gets through many deals."""
    return f"{name}:{PLAYERS[name].quick}" if PLAYERS[name].quick else name
