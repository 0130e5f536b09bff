"""What is measured, for every game in one place; ``docs/players.md`` tells it to people.

* A deal: the points of its score sheet, before any margin is taken. Where the deal is a game won
  or lost (Svoyi Kozyri) that is one point, and half a point each for a draw.
* A match with a pot: the chips received, all of them: from the opponent and out of the cup.
* Any other match: one point for who has won it, half a point each if nobody has.

All of it is never negative, so that a share of it can be taken.
"""

from __future__ import annotations

from trappola.match import Match


def points_of(match: Match, whole: bool) -> tuple[float, float]:
    """What the even and the odd seats have won: in the last deal, or in the whole match."""
    if not whole:
        return deal_points(match)
    if match.standing.order is not None:
        return chips_received(match)
    winner = match.winner
    if winner is None:
        return 0.5, 0.5
    return (1.0, 0.0) if winner % 2 == 0 else (0.0, 1.0)


def deal_points(match: Match) -> tuple[float, float]:
    """The points of the last complete deal; half each if nobody has any."""
    won = [0.0, 0.0]
    for sheet in match.score_sheets[-1:]:
        for scorer, points in zip(sheet.scorers, sheet.points, strict=True):
            won[scorer % 2] += max(points, 0)
    return (won[0], won[1]) if any(won) else (0.5, 0.5)


def chips_received(match: Match) -> tuple[float, float]:
    """The chips that came in, line by line of every score sheet."""
    won = [0.0, 0.0]
    for sheet in match.score_sheets:
        for line in sheet.lines:
            won[line.seat % 2] += max(line.chips, 0)
    return won[0], won[1]
