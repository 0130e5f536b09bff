"""What can be played, for the start page: games, variants, house rules, in one language."""

from __future__ import annotations

from functools import cache

from trappola import __version__
from trappola.games import GAMES, PRESETS, Game
from trappola.languages import languages
from trappola.options import OpenValue, Option, Value
from trappola.players import USUAL, offered
from trappola.puzzles import games_with_puzzles, puzzles_of
from trappola.server.messages import Catalogue, GameInfo, OptionInfo, OptionValue
from trappola.telling import tell_option, tell_value
from trappola.text import tell


@cache
def catalogue(language: str) -> Catalogue:
    """Every game and variant."""
    games = []
    for name, game in GAMES.items():
        games.append(game_info(name, game, {}, language))
        games += [
            game_info(variant, game, preset.options, language)
            for variant, preset in PRESETS.items()
            if preset.game == name
        ]
    return Catalogue(
        version=__version__,
        language=language,
        languages=list(languages()),
        games=games,
        computers=offered(),
        usual_computer=USUAL,
    )


def game_info(name: str, game: Game, preset: dict[str, Value], language: str) -> GameInfo:
    """A game, or a variant with what it sets."""
    return GameInfo(
        name=name,
        game=game.name,
        title=tell(f"game-{name}", language),
        about=tell(f"game-{name}.about", language),
        traits=[tell(f"game-{game.name}.{trait}", language) for trait in ("length", "luck")],
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        preset=preset,
        options=[option_info(game, option, language) for option in game.options],
        open_hands=game.open_hands,
        sides=game.sides,
        puzzles=len(puzzles_of(game.name)) if game.name in games_with_puzzles() else 0,
        computers=offered(game),
    )


def option_info(game: Game, option: Option, language: str) -> OptionInfo:
    """A house rule."""
    return OptionInfo(
        key=option.key,
        text=tell_option(game.name, option, language),
        rule=option.rule,
        sources=list(option.sources),
        default=option.default,
        values=[value_info(game, option, value, language) for value in option.values],
    )


def value_info(game: Game, option: Option, value: Value | OpenValue, language: str) -> OptionValue:
    """A value of a house rule."""
    text = tell_value(game.name, option, value, language)
    if isinstance(value, OpenValue):
        return OptionValue(
            value=value.prefix,
            text=text,
            number=True,
            least=value.least,
            most=value.most,
            fractions=value.fractions,
        )
    return OptionValue(value=value, text=text)
