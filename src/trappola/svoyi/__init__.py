"""Svoyi Kozyri solved: tables of every position, made, kept and asked.

>>> from trappola.svoyi import Position, solve
>>> table = solve(3)  # open_table(6): the table of 24 cards that comes with the package
>>> position = Position.read("As Kh Qs Kd Qc Ac", "Ks Ah Qh Ad Qd Kc", trumps="sh")
>>> table.value(position)
Worth(value='win', distance=16)
>>> table.best(position).action
Action('play Qc')

What a table holds, how it is computed and what has come out is told in ``docs/svoyi.md``.
"""

from trappola.oracle import Rated
from trappola.svoyi.checkpoint import Checkpoint
from trappola.svoyi.memory import memory_available
from trappola.svoyi.position import Position
from trappola.svoyi.problem import TableError
from trappola.svoyi.shelf import open_table
from trappola.svoyi.solve import Progress, memory_needed, solve
from trappola.svoyi.table import Count, Counts, Table, Worth

__all__ = [
    "Checkpoint",
    "Count",
    "Counts",
    "Position",
    "Progress",
    "Rated",
    "Table",
    "TableError",
    "Worth",
    "memory_available",
    "memory_needed",
    "open_table",
    "solve",
]
