"""A puzzle as a table: the deal up to the position, one person, and a perfect player."""

from __future__ import annotations

from trappola.puzzles import GRADES, puzzles_of, rules_in_words
from trappola.server.messages import PuzzleMade, PuzzleWish
from trappola.table.moves import Move
from trappola.table.table import Seat, TableError
from trappola.table.tables import Tables
from trappola.text import tell

OTHER = "perfect"
"""Who answers."""


async def sit_down(
    tables: Tables, game: str, number: int, wish: PuzzleWish, language: str
) -> PuzzleMade:
    """Makes the table of a puzzle.

    Raises:
        UnknownName: the game has no puzzles.
        TableError: it has none of this number.
    """
    puzzles = puzzles_of(game)
    if not 1 <= number <= len(puzzles):
        raise TableError("puzzle-no-number", number=number, most=len(puzzles))
    puzzle = puzzles[number - 1]
    match = puzzle.match()
    solver = match.to_act
    seats = [
        Seat(wish.name) if seat == solver else Seat(wish.other, OTHER)
        for seat in range(len(match.names))
    ]
    (deal,) = match.record.deals
    pack = " ".join(card.text for card in deal.pack)
    moves = [Move("deal", None, f"{deal.dealer} {pack}")]
    moves += [Move("act", seat, action.text) for seat, action in deal.actions]
    moves.append(Move("analysis", solver, "on"))
    options = match.rules.changed
    _, tokens = await tables.make(match.game.name, options, seats, moves=moves)
    return PuzzleMade(
        number=number,
        puzzles=len(puzzles),
        grade=puzzle.grade,
        grades=[
            next((each.number for each in puzzles if each.grade >= grade), len(puzzles))
            for grade in GRADES
        ],
        rules=rules_in_words(puzzle, language),
        title=tell(f"game-{match.game.name}", language),
        token=next(token for token, seat in tokens.items() if seat == solver),
    )
