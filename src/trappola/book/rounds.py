"""Several deals of a record in short: who won, and how the match, the cup and the queue stand."""

from __future__ import annotations

from trappola.book.markdown import table
from trappola.book.sheet import standing_after
from trappola.match import Match
from trappola.telling import name_of
from trappola.text import tell


def rounds_table(match: Match, language: str) -> str:
    """A row a deal."""
    names, sides = match.names, match.game.sides
    queue = match.order is not None
    head = [tell("book-round", language)]
    if queue:
        head.append(tell("book-plays", language))
    head.append(tell("book-wins", language))
    if queue:
        head += [tell("book-cup", language), tell("book-queue", language)]
        head += [tell("book-chips", language, who=name) for name in names]
    else:
        whos = [
            name_of(seat, names, language, sides=sides)
            for seat in range(len(match.standing.points))
        ]
        head += [tell("book-match-of", language, who=who) for who in whos]
    rows = []
    for number, played in enumerate(match.played, 1):
        after = standing_after(match, played)
        sheet = played.deal.sheet
        if after is None or sheet is None:
            continue
        winner = "" if sheet.winner is None else name_of(sheet.winner, names, language, sides=sides)
        row = [str(number)]
        before = played.standing.order
        if before is not None:
            row.append(" – ".join(names[seat] for seat in before[:2]))
        row.append(winner)
        if after.order is not None:
            row += [str(after.pot), ", ".join(names[seat] for seat in after.order)]
            row += [str(chips) for chips in after.chips]
        else:
            row += [str(points) for points in after.points]
        rows.append(row)
    return table(head, rows)
