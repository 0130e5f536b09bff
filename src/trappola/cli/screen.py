"""How things look in the terminal: cards in colour (and always with their letter), tables, lines.

Where the output is no terminal, or NO_COLOR is set, it is plain text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from trappola.cards import Card, Pack
from trappola.games import GAMES
from trappola.sheet import ScoreLine
from trappola.telling import name_of, tell_item
from trappola.text import tell
from trappola.view import View

COLOURS = {
    "italian": {"s": "bold cyan", "c": "bold red", "d": "bold yellow", "b": "bold green"},
    "french": {"s": "bold", "h": "bold red", "d": "bold yellow", "c": "bold green"},
}
CARD = re.compile(r"(?<![\w-])(?:10|[AKQNJ2-9])([shcdb])(?![\w-])")

out = Console(highlight=False, soft_wrap=True)


def coloured(text: str, pack: Pack) -> Text:
    """Text in which every card has the colour of its suit."""
    result = Text(text)
    for found in CARD.finditer(text):
        style = COLOURS[pack.family].get(found[1])
        if style is not None:
            result.stylize(style, *found.span())
    return result


def say(text: str, pack: Pack | None = None, *, style: str | None = None) -> None:
    """A line of text."""
    out.print(Text(text) if pack is None else coloured(text, pack), style=style)


def cards_by_suit(cards: Iterable[Card], pack: Pack) -> str:
    """Cards in a row, a wider gap between the suits."""
    cards = tuple(cards)
    rows = [" ".join(card.text for card in cards if card.suit == suit) for suit in pack.suits]
    return "   ".join(row for row in rows if row)


def clear() -> None:
    """An empty screen, where there is one."""
    if out.is_terminal:
        out.clear()


def show_view(view: View) -> None:
    """The table as a seat sees it: what lies there, and its own hand."""
    names, pack = view.setup.names, view.pack
    out.rule(tell("table-deal", number=view.deals), style="dim")
    for line in table_lines(view):
        say(line, pack)
    for seat, count in enumerate(view.counts):
        if seat != view.seat and count:
            known = cards_by_suit(view.hand_of(seat), pack)
            key = "table-other-open" if known else "table-other"
            say(tell(key, who=names[seat], number=count, cards=known), pack)
    if view.seat is not None:
        say(tell("table-hand", who=names[view.seat], cards=cards_by_suit(view.hand, pack)), pack)


def table_lines(view: View) -> list[str]:
    """What lies on the table, line by line."""
    names, pack = view.setup.names, view.pack
    lines = []
    if view.order:
        queue = [names[seat] for seat in view.order]
        chips = [f"{names[seat]} {view.chips[seat]}" for seat in range(len(names))]
        lines.append(tell("table-pot", pot=view.pot, queue=queue, chips=chips))
    if view.trump is not None:
        lines.append(tell("table-trump", suit=pack.suit_term(view.trump)))
    elif view.trumps:
        for seat, suit in view.trumps.items():
            lines.append(tell("table-own-trump", who=names[seat], suit=pack.suit_term(suit)))
    if view.turn_up is not None:
        key = "table-stock" if view.stock else "table-turn-up"
        lines.append(tell(key, number=view.stock, card=view.turn_up.text))
    if view.exposed:
        lines.append(tell("table-exposed", cards=cards_by_suit(pack.cards_in(view.exposed), pack)))
    if view.pile:
        cards = " ".join(card.text for card in view.pile)
        lines.append(tell("table-pile", cards=cards))
    if view.trick:
        played = [f"{names[seat]} {card.text}" for seat, card in view.trick]
        lines.append(tell("table-trick", cards=played))
    return lines


def show_sheet(lines: Sequence[ScoreLine], names: Sequence[str], game: str) -> None:
    """A score sheet as a table with its sums."""
    sides = GAMES[game].sides
    chips = any(line.chips or line.pot for line in lines)
    table = Table(box=None, pad_edge=False)
    table.add_column(tell("sheet-item"))
    table.add_column(tell("sheet-who"))
    table.add_column(tell("sheet-points"), justify="right")
    if chips:
        table.add_column(tell("sheet-chips"), justify="right")
        table.add_column(tell("sheet-pot"), justify="right")
    for line in lines:
        who = name_of(line.seat, names, sides=sides)
        row = [tell_item(line.item), who, str(line.points) if line.points else ""]
        if chips:
            row += [f"{line.chips:+}" if line.chips else "", f"{line.pot:+}" if line.pot else ""]
        table.add_row(*row)
    table.add_section()
    for seat in sorted({line.seat for line in lines}):
        mine = [line for line in lines if line.seat == seat]
        row = [
            tell("sheet-total"),
            name_of(seat, names, sides=sides),
            str(sum(line.points for line in mine)),
        ]
        if chips:
            row += [f"{sum(line.chips for line in mine):+}", ""]
        table.add_row(*row, style="bold")
    out.print(table)
