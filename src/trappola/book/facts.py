"""Tables of what the games know: values, declarations, special tricks, options, presets."""

from __future__ import annotations

from collections.abc import Sequence

from trappola.book.markdown import table
from trappola.games import GAMES, PRESETS, find_game
from trappola.games.base import Game
from trappola.games.sets import NUMBER_WORDS, RANK_WORDS
from trappola.games.tricks import TrickGame
from trappola.games.worths import Worth
from trappola.options import OpenValue, Option, Rules, Value, show
from trappola.telling import tell_item, tell_option, tell_value
from trappola.text import Term, tell

SOURCES = "../../sources.md"
"""Where the rule ids and the sources are explained, seen from a page."""


def rules_of(name: str) -> tuple[Game, Rules]:
    """A game or preset with its rules."""
    game, preset = find_game(name)
    return game, game.rules(preset)


# Values


def values_table(name: str, language: str) -> str:
    """What a captured card counts: ranks that count the same in one row, from the strongest."""
    game, rules = rules_of(name)
    assert isinstance(game, TrickGame)
    pack, model = game.pack(rules), game.play_model(rules)
    by_points: dict[int, list[str]] = {}
    for card in pack.cards[: len(pack.ranks)]:
        by_points.setdefault(model.points_of(pack.number[card]), []).append(card.rank)
    total = sum(model.points_of(number) for number in pack.by_number)
    rows = [
        [joined([tell(f"rank-{rank}", language) for rank in ranks]), str(points)]
        for points, ranks in by_points.items()
    ]
    rows.append([f"*{tell('book-all-cards', language)}*", f"*{total}*"])
    head = (tell("book-captured", language), tell("book-points", language))
    return table(head, rows, numbers=1)


def joined(words: Sequence[str]) -> str:
    """Words side by side."""
    return ", ".join(words)


# Declarations


def declarations_table(name: str, language: str) -> str:
    """What is worth how much when it is declared."""
    game, rules = rules_of(name)
    worths = game.worths(rules)
    if all(worth.size and worth.kept is None and not worth.chips for worth in worths):
        return _by_size(worths, language)
    return _by_worth(worths, language)


def _by_size(worths: Sequence[Worth], language: str) -> str:
    kinds = list(dict.fromkeys(worth.kind for worth in worths))
    points = {(worth.kind, worth.size): str(worth.points) for worth in worths}
    rows = [
        [_kind(kind, language), *(points.get((kind, size), "") for size in NUMBER_WORDS)]
        for kind in kinds
    ]
    head = [tell(f"book-{word}", language) for word in ("held", *NUMBER_WORDS.values())]
    return table(head, rows, numbers=2)


def _kind(kind: str, language: str) -> str:
    return tell("book-run" if kind == "run" else f"ranks-{kind}", language)


def _by_worth(worths: Sequence[Worth], language: str) -> str:
    """Declarations that are worth the same stand in one row."""
    groups: dict[tuple[int, int, int, bool | None, bool], list[str]] = {}
    for worth in worths:
        alone = worth.kind not in ("K", "N", "J")
        key = (worth.points, worth.chips, worth.size, worth.kept, alone)
        groups.setdefault(key, []).append(_said(worth, language))
    chips = any(worth.chips for worth in worths)
    rows = []
    for (points, paid, _, kept, _), words in groups.items():
        what = joined(words)
        if kept is not None:
            what = tell("book-aces-kept" if kept else "book-aces-lost", language, what=what)
        rows.append([what, str(points), *([str(paid) if paid else "–"] if chips else [])])
    head = [tell("book-held", language), tell("book-points", language)]
    if chips:
        head.append(tell("book-chips-paid", language))
    return table(head, rows, numbers=len(head) - 1)


def _said(worth: Worth, language: str) -> str:
    if worth.kind in RANK_WORDS:
        return tell(f"set-{NUMBER_WORDS[worth.size]}", language, ranks=Term(f"ranks-{worth.kind}"))
    return tell(f"book-{worth.kind}", language)


# Special tricks


def tricks_table(name: str, language: str) -> str:
    """What tricks count besides their cards."""
    game, rules = rules_of(name)
    bonuses = game.bonuses(rules)
    chips = any(bonus.chips for bonus in bonuses)
    rows = []
    for bonus in bonuses:
        cells = [tell_item(bonus.item, language), str(bonus.points)]
        if chips:
            cells.append(str(bonus.chips) if bonus.chips else "–")
        rows.append(cells)
    head = [tell("book-trick-bonus", language), tell("book-points", language)]
    if chips:
        head.append(tell("book-cup-paid", language))
    return table(head, rows, numbers=len(head) - 1)


# Options


def options_table(name: str, language: str) -> str:
    """The options of a game: what each decides, its values, the rule and its sources."""
    game, preset = find_game(name)
    rules = game.rules(preset)
    rows = [
        [
            f"`{option.key}`",
            tell_option(game.name, option, language),
            _values(game, option, rules[option.key], language),
            _source(option, language),
        ]
        for option in game.options
    ]
    head = [tell(f"book-{column}", language) for column in ("option", "decides", "values", "from")]
    return table(head, rows)


def _values(game: Game, option: Option, chosen: Value, language: str) -> str:
    """All values with their meaning, the one that holds first and bold."""
    named = [(show(value), value) for value in option.values]
    named.sort(key=lambda each: each[0] != show(chosen))
    cells = []
    for text, value in named:
        meaning = tell_value(game.name, option, value, language)
        mark = f"**`{text}`**" if text == show(chosen) else f"`{text}`"
        cells.append(mark if _plain(value, meaning) else f"{mark} {meaning}")
    return "; ".join(cells)


def _plain(value: Value | OpenValue, meaning: str) -> bool:
    """Whether a value says all by itself."""
    return not isinstance(value, OpenValue) and meaning == show(value)


def _source(option: Option, language: str) -> str:
    rule = f"[{option.rule}]({SOURCES}#{option.rule})"
    tags = [f"[\\[{tag}\\]]({SOURCES}#{tag.lower().replace(' ', '-')})" for tag in option.sources]
    return " ".join([rule, *(tags or [tell("book-proposal", language)])])


# Games


def presets_table(language: str) -> str:
    """The variants with a name of their own: what each sets."""
    rows = [
        [
            f"[{tell(f'game-{name}', language)}]({name}.md)",
            f"`{name}`",
            ", ".join(f"`{key}: {show(value)}`" for key, value in preset.options.items()),
            tell(f"game-{name}.about", language),
        ]
        for name, preset in PRESETS.items()
    ]
    head = [tell(f"book-{column}", language) for column in ("variant", "name", "sets", "about")]
    return table(head, rows)


def games_table(language: str) -> str:
    """The games: players, cards, length, luck."""
    rows = []
    for name, game in GAMES.items():
        sizes = sorted({len(game.pack(rules)) for rules in _packs(game)})
        rows.append(
            [
                f"[{tell(f'game-{name}', language)}]({name}.md)",
                _range(game.least_seats, game.most_seats),
                _sizes(sizes, len(game.pack(game.rules()))),
                tell(f"game-{name}.length", language),
                tell(f"game-{name}.luck", language),
                tell(f"game-{name}.about", language),
            ]
        )
    columns = ("game", "players", "cards", "length", "luck", "about")
    return table([tell(f"book-{column}", language) for column in columns], rows)


def _packs(game: Game) -> list[Rules]:
    """The rules of a game as they are, and with each other value of an option."""
    found = [game.rules()]
    for option in game.options:
        for value in option.others:
            if not isinstance(value, OpenValue):
                found.append(game.rules({option.key: value}))
            elif not value.prefix:
                ends = [value.least, *([] if value.most is None else [value.most])]
                found += [game.rules({option.key: end}) for end in ends]
    return found


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def _sizes(sizes: Sequence[int], usual: int) -> str:
    """The usual size first where there are two; the range where there are more."""
    if len(sizes) > 2:
        return _range(sizes[0], sizes[-1])
    return " / ".join(map(str, sorted(sizes, key=lambda size: size != usual)))
