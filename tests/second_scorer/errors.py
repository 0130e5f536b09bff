"""The errors of the scorer."""

from __future__ import annotations


class WrongRecord(ValueError):
    """A record that breaks a rule; `deal` and `action` count from 0.

    `action` is None when the head of the deal is wrong, `deal` too when the head of the record is.
    """

    def __init__(self, rule: str, deal: int | None = None, action: int | None = None) -> None:
        where = "" if deal is None else f"deal {deal}: "
        if action is not None:
            where = f"deal {deal}, action {action}: "
        super().__init__(where + rule)
        self.rule = rule
        self.deal = deal
        self.action = action


class Illegal(Exception):
    """The action just read breaks the rule named; the reader of the record adds where."""


class Unfinished(Exception):
    """The actions of a deal ran out before the deal was over."""
