"""How things look in the terminal: cards in colour (and always with their letter), tables, lines.

Where the output is no terminal, or NO_COLOR is set, it is plain text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from trappola.cards import Card, Pack
from trappola.games import GAMES
from trappola.sheet import ScoreLine
from trappola.telling import name_of, tell_item
from trappola.text import MARKED, Cards, Marked, Row, Term, letter_of, spoken, tell
from trappola.view import View

COLOURS = {
    "italian": {"s": "bold cyan", "c": "bold red", "d": "bold yellow", "b": "bold green"},
    "french": {"s": "bold", "h": "bold red", "d": "bold yellow", "c": "bold green"},
}
out = Console(highlight=False, soft_wrap=True)


def marked() -> Marked:
    """The language in use, for text in which :func:`say` shall find the cards."""
    return Marked(spoken())


def coloured(text: str, pack: Pack) -> Text:
    """Text told in the :func:`marked` language, in which every card has the colour of its suit."""
    result = Text()
    end = 0
    seen = pack.seen()
    colours = COLOURS[seen.shown if seen else pack.family]
    for found in MARKED.finditer(text):
        result.append(text[end : found.start()])
        code = seen.card(found[1]) if seen else found[1]
        result.append(letter_of(code[:-1], spoken()) + code[-1], colours.get(code[-1]))
        end = found.end()
    return result.append(text[end:])


def say(text: str, pack: Pack | None = None, *, style: str | None = None) -> None:
    """A line of text."""
    out.print(Text(text) if pack is None else coloured(text, pack), style=style)


def cards_by_suit(cards: Iterable[Card], pack: Pack) -> Cards:
    """Cards in a row, a wider gap between the suits."""
    cards = tuple(cards)
    rows = [" ".join(card.text for card in cards if card.suit == suit) for suit in pack.suits]
    return Cards("   ".join(row for row in rows if row))


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
            seen = view.hand_of(seat)
            known = cards_by_suit(seen, pack)
            key = "table-other-open" if known.text else "table-other"
            if len(seen) == count:
                key = "table-other-all"
            say(tell(key, marked(), who=names[seat], number=count, cards=known), pack)
    if view.seat is not None:
        hand = cards_by_suit(view.hand, pack)
        say(tell("table-hand", marked(), who=names[view.seat], cards=hand), pack)


def table_lines(view: View) -> list[str]:
    """What lies on the table, line by line."""
    names, pack = view.setup.names, view.pack
    lines = []

    def line(key: str, **arguments: Any) -> None:
        lines.append(tell(key, marked(), **arguments))

    if view.order:
        queue = Row(names[seat] for seat in view.order)
        line("table-pot", pot=view.pot, queue=queue, chips=each_with(names, view.chips))
    if view.trump is not None:
        line("table-trump", suit=pack.suit_term(view.trump))
    elif view.trumps:
        for seat, suit in view.trumps.items():
            line("table-own-trump", who=names[seat], suit=pack.suit_term(suit))
    if view.turn_up is not None:
        key = "table-stock" if view.stock else "table-turn-up"
        line(key, number=view.stock, card=Cards(view.turn_up.text))
    if view.exposed:
        line("table-exposed", cards=cards_by_suit(pack.cards_in(view.exposed), pack))
    if view.pile:
        line("table-pile", cards=Cards(" ".join(card.text for card in view.pile)))
    if view.trick:
        line("table-trick", cards=played(view.trick, names))
    return lines


def played(trick: Iterable[tuple[int, Card]], names: Sequence[str]) -> Row:
    """Who played which card: "Ann As, Ben 7s"."""
    return Row(Term("played", who=names[seat], card=Cards(card.text)) for seat, card in trick)


def each_with(names: Sequence[str], numbers: Sequence[float]) -> Row:
    """Names with a number each: "Ann 3, Ben 4"."""
    pairs = zip(names, numbers, strict=False)
    return Row(Term("name-and-number", who=who, number=number) for who, number in pairs)


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
