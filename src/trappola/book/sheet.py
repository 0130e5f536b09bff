"""The score sheet of a worked deal as a table: a row a line, a column a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from trappola.book.markdown import table, with_codes
from trappola.book.replaying import Settings, deal_of, replay
from trappola.match import Match, PlayedDeal
from trappola.options import Value, show
from trappola.sheet import Number, ScoreLine, ScoreSheet
from trappola.standing import Standing
from trappola.telling import name_of, tell_item
from trappola.text import Marked, tell

PAYMENT = "-payment"


@dataclass
class Row:
    """A line of the sheet with the chips that it moves."""

    item: str
    points: dict[int, int] = field(default_factory=dict)
    chips: dict[int, Number] = field(default_factory=dict)
    pot: int = 0

    def takes(self, line: ScoreLine) -> bool:
        """Whether a line belongs in this row: it says the same for another seat, or pays for it."""
        if line.item.endswith(PAYMENT):
            paid = line.item.removesuffix(PAYMENT)
            same = self.item == paid or self.item.startswith(f"{paid}(")
            return same and line.seat not in self.chips
        return self.item == line.item and line.seat not in (*self.points, *self.chips)

    def add(self, line: ScoreLine) -> None:
        """Enters a line."""
        if line.points or not (line.chips or line.pot or line.item.endswith(PAYMENT)):
            self.points[line.seat] = line.points
        if line.chips:
            self.chips[line.seat] = line.chips
        self.pot += line.pot


def rows_of(sheet: ScoreSheet) -> list[Row]:
    """The lines of a sheet, those of one item and their payments in one row."""
    rows: list[Row] = []
    for line in sheet.lines:
        row = next((each for each in reversed(rows) if each.takes(line)), None)
        if row is None:
            row = Row(line.item)
            rows.append(row)
        row.add(line)
    return rows


def score_table(match: Match, played: PlayedDeal, language: str) -> str:
    """The score sheet: points, then chips and the cup where there are any, then the match."""
    sheet = played.deal.sheet
    assert sheet is not None
    sides, names = match.game.sides, match.names
    scorers = sheet.scorers
    payers = [seat for seat in range(sheet.seats) if sheet.chips[seat] or any_chips(sheet, seat)]
    pot = any(line.pot for line in sheet.lines)
    head = [
        tell("book-sheet", language),
        *(name_of(seat, names, language, sides=sides) for seat in scorers),
        *(tell("book-chips", language, who=names[seat]) for seat in payers),
        *([tell("book-cup", language)] if pot else []),
    ]
    rows = [
        [
            with_codes(tell_item(row.item, Marked(language))),
            *(str(row.points.get(seat, "")) for seat in scorers),
            *(signed(row.chips.get(seat, 0)) for seat in payers),
            *([signed(row.pot)] if pot else []),
        ]
        for row in rows_of(sheet)
    ]
    rows.append(
        [
            strong(tell("book-total", language)),
            *map(strong, map(str, sheet.points)),
            *(strong(signed(sheet.chips[seat])) for seat in payers),
            *([strong(signed(sheet.pot - sheet.pot_before))] if pot else []),
        ]
    )
    gained = to_match(match, played)
    if gained is not None and gained != sheet.points:
        cells = [str(number) if number else "" for number in gained]
        rows.append([tell("book-to-match", language), *cells, *[""] * (len(head) - 1 - len(cells))])
    return table(head, rows, numbers=len(head) - 1)


def any_chips(sheet: ScoreSheet, seat: int) -> bool:
    """Whether chips of a seat move at all."""
    return any(line.chips for line in sheet.lines if line.seat == seat)


def to_match(match: Match, played: PlayedDeal) -> list[int] | None:
    """What each scorer of a deal writes down for the match; None where it keeps no points so."""
    after = standing_after(match, played)
    sheet = played.deal.sheet
    if after is None or sheet is None or len(after.points) != len(sheet.scorers):
        return None
    return [now - before for before, now in zip(played.standing.points, after.points, strict=True)]


def standing_after(match: Match, played: PlayedDeal) -> Standing | None:
    """The standing after a deal; None while it is being played."""
    if played.deal.sheet is None:
        return None
    place = match.played.index(played)
    return match.played[place + 1].standing if place + 1 < len(match.played) else match.standing


def comparison(name: str, settings: Settings, language: str) -> str:
    """The same deal under other options: a row for each of them."""
    plain = replay(name)
    sides = plain.game.sides
    rows = []
    for setting in (None, *settings):
        match = plain if setting is None else replay(name, [setting])
        played = deal_of(match, ())
        assert played.deal.sheet is not None
        label = tell("book-as-played", language)
        if setting is not None:
            value = option_value(match, setting[0])
            label = f"`{setting[0]}: {show(value)}`"
        gained = to_match(match, played) or []
        rows.append([label, *map(str, played.deal.sheet.points), *map(str, gained)])
    who = [name_of(seat, plain.names, language, sides=sides) for seat in range(len(rows[0]) // 2)]
    head = [
        tell("book-option", language),
        *who,
        *(tell("book-match-of", language, who=each) for each in who),
    ]
    return table(head, rows, numbers=len(head) - 1)


def option_value(match: Match, key: str) -> Value:
    """The value an option has at this table."""
    return match.rules[key]


def signed(number: Number) -> str:
    """A gain or a loss: "+5", "−5"; nothing where nothing moves."""
    if not number:
        return ""
    return f"+{number}" if number > 0 else f"−{-number}"


def strong(text: str) -> str:
    """Bold, where there is anything."""
    return f"**{text}**" if text else ""


__all__: Sequence[str] = ["comparison", "score_table", "standing_after", "to_match"]
