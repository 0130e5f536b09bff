"""``trappola games`` and ``trappola rules``."""

from __future__ import annotations

from rich.table import Table

from trappola.cli.screen import out, say
from trappola.games import GAMES, PRESETS, Game, find_game
from trappola.options import Option, Rules, Value, show
from trappola.telling import tell_option, tell_value
from trappola.text import tell


def list_games() -> int:
    """A table of games and variants."""
    table = Table(box=None, pad_edge=False)
    for heading in ("games-name", "games-seats", "games-about"):
        table.add_column(tell(heading), overflow="fold")
    for name, game in GAMES.items():
        table.add_row(name, seats_of(game), tell(f"game-{name}.about"))
        for variant, preset in PRESETS.items():
            if preset.game == name:
                table.add_row(f"  {variant}", seats_of(game), tell(f"game-{variant}.about"))
    out.print(table, soft_wrap=False)
    say(tell("games-more"))
    return 0


def seats_of(game: Game) -> str:
    """How many play: "2", "3–6"."""
    if game.least_seats == game.most_seats:
        return str(game.least_seats)
    return f"{game.least_seats}–{game.most_seats}"


def list_rules(name: str, chosen: Rules | None = None) -> int:
    """The house rules of a game, with those that are chosen, or what a variant has set."""
    game, preset = find_game(name)
    say(tell(f"game-{name}"), style="bold")
    say(tell(f"game-{name}.about"))
    chosen = game.rules(preset) if chosen is None else chosen
    for option in game.options:
        show_option(game, option, chosen[option.key])
    say("")
    say(tell("rules-more", game=game.name))
    say(tell("rules-page", game=name))
    return 0


def show_option(game: Game, option: Option, chosen: Value) -> None:
    """One house rule: flag, meaning, source, and its values, the chosen one marked."""
    say("")
    source = ", ".join([option.rule, *(f"[{tag}]" for tag in option.sources)])
    say(f"{option.flag}   ({source})", style="bold")
    say(f"  {tell_option(game.name, option)}")
    for value in option.values:
        mark = "*" if show(value) == show(chosen) else " "
        say(f"  {mark} {show(value):<28} {tell_value(game.name, option, value)}")
