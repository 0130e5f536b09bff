"""When an action may be taken back, and who must agree.

Undo never gives the asker knowledge: if since his last action he has seen a card that he did not
know, drawn or played, the way back is closed. It never goes over another's decision, or over what
another has been told, without that other's consent; computer players always consent.
"""

from __future__ import annotations

from collections.abc import Iterable

from trappola.match import Match
from trappola.view import View


def steps_back(match: Match, seat: int) -> int:
    """How many actions lie from the seat's last one of this deal to now; 0 if it has made none."""
    current = match.current
    if current is None or match.score_sheet is not None:
        return 0
    for steps, (actor, _) in enumerate(reversed(current.actions), 1):
        if actor == seat:
            return steps
    return 0


def may_undo(match: Match, seat: int) -> bool:
    """Whether the seat's last action can be taken back without its having learnt anything."""
    steps = steps_back(match, seat)
    if not steps:
        return False
    before = match.copy(without=steps)
    return places_known(before.view(seat)) >= places_known(match.view(seat))


def places_known(view: View) -> set[int]:
    """The cards whose place this seat knows, hidden words of others included as they were heard."""
    cards = {number for number in view.pack.by_number if view.seen >> number & 1}
    own = view.seat
    heard = {-1 - place for place, (seat, _) in enumerate(view.declared) if seat != own}
    return cards | heard


def must_consent(seat: int, people: Iterable[int]) -> set[int]:
    """The people who must agree to an undo: all but the asker, for all were told of his action."""
    return {other for other in people if other != seat}


__all__ = ["may_undo", "must_consent", "steps_back"]
