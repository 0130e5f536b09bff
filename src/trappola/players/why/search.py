"""What the Master expects, as a reason."""

from __future__ import annotations

from typing import Any, Literal

from trappola.players.reason import Reason, chips, percent, points, signed
from trappola.text import Row, Term

Unit = Literal["points", "chips", "match"]
"""What is played for; a match by the chance to win it."""


def of_card(
    ahead: float, next_best: float | None, *, unit: Unit, worth: float, known: bool
) -> Reason:
    """Why a card is best.

    Args:
        ahead: the margin of the deal that is expected with it.
        next_best: the margin with the next best card; None if no other was looked at.
        worth: in the unit, where it is not points.
        known: whether nothing is hidden any more.
    """
    details: list[Any] = [signed(ahead)]
    if next_best is not None:
        details.append(Term("why-next-best", margin=signed(next_best)))
    if unit == "match":
        details.append(Term("why-chance", percent=percent(min(max(worth, 0.0), 1.0))))
    elif unit == "chips":
        details.append(Term("why-in-chips", margin=signed(worth)))
    return Reason("why-known" if known else "why-expects", {"details": Row(details)})


def mixed(reason: Reason, chance: float) -> Reason:
    """Why a card is played now and then: of several, so that the other cannot count on it."""
    return Reason("why-mixed", {**reason.arguments, "percent": percent(chance)})


def of_choice(key: str, gap: float, unit: Unit) -> Reason:
    """Why one choice is better than the next, by how much it brings on the average."""
    return Reason(key, {"gain": gain(gap, unit)})


def gain(amount: float, unit: Unit) -> Term:
    """How much more, in what is played for."""
    if unit == "match":
        return Term("why-more-chance", percent=percent(amount) if amount >= 0.005 else 0)
    return chips(amount) if unit == "chips" else points(amount)


def of_chance(key: str, chance: float, limit: float) -> Reason:
    """A chance to win the deal, and the one that is asked for."""
    return Reason(key, {"percent": percent(chance), "limit": percent(limit)})
