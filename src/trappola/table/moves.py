"""What a table writes down: every accepted change, in order, so that it can be rebuilt."""

from __future__ import annotations

from typing import NamedTuple


class Move(NamedTuple):
    """An accepted change of a table.

    Attributes:
        kind: ``deal``, ``act``, ``undo``, ``analysis``, ``note``: everybody is told something, or
            ``failed``: a computer player has not answered.
        seat: who made it; None for a deal.
        text: of a deal the dealer and the pack, of an act the action, of an undo the number of
            actions taken back, of an analysis ``on`` or ``off``, of a note the kind
            and the words of an event.
        id: the id that the sender gave it; computer players and the table give none.
        reason: why a computer player made it, as :attr:`trappola.players.reason.Reason.text`.
    """

    kind: str
    seat: int | None
    text: str
    id: str | None = None
    reason: str | None = None
