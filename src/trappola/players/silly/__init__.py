"""Silly plays: what no card player would understand, found in a view and the action chosen in it.

A rule here may speak only where the view proves its case: there is another legal action that is at
least as good in every world the seat cannot tell from this one. So a player that heeds
:func:`sensible` gives nothing away, and one that never makes these plays need not be good; but one
that makes them is not.

Most rest on an exchange: two cards of a suit with no card of anybody else between them take and
lose the same tricks from now on. Whatever is done later with the one could be done with the other;
what differs is the points, and prizes, that each of them carries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from trappola.actions import Action
from trappola.games import GAMES
from trappola.games.tricks import TrickGame
from trappola.players.silly.pile import PILE
from trappola.players.silly.talk import TALK
from trappola.players.silly.trick import Trick
from trappola.players.silly.tricks import TRICKS
from trappola.view import View

Rule = Callable[..., bool]

KINDS: tuple[str, ...] = (*TRICKS, *TALK, *PILE)
"""The names of all kinds; ``silly-NAME`` in the catalogues says what each is."""


def silly_in(view: View, action: Action) -> list[str]:
    """The kinds of silly play that an action is; none if it makes sense."""
    return list(_found(view, action)) if len(view.legal) > 1 else []


def sensible(view: View) -> tuple[Action, ...]:
    """The legal actions that are not silly; all of them if each is."""
    return tuple(action for action in view.legal if not silly_in(view, action)) or view.legal


def _found(view: View, action: Action) -> Iterator[str]:
    if not isinstance(GAMES[view.setup.game], TrickGame):
        yield from (name for name, rule in PILE.items() if rule(view, action))
        return
    yield from (name for name, rule in TALK.items() if rule(view, action))
    if action.card is not None and view.prompt == "play":
        trick = Trick(view, action.card)
        yield from (name for name, rule in TRICKS.items() if rule(trick))


__all__ = ["KINDS", "sensible", "silly_in"]
