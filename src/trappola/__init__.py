"""Trappola and Svoyi Kozyri: rules, play, scores, records.

>>> import random, trappola
>>> match = trappola.Match("cardano", seed=1)
>>> while not match.over:
...     match.deal()
...     while match.to_act is not None:
...         match.apply(random.choice(match.legal_actions()))
>>> match.winner in (0, 1)
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trappola.actions import Action
    from trappola.cards import TRAPPOLA, Card, Pack
    from trappola.errors import (
        IllegalAction,
        OptionClash,
        ParseError,
        RecordError,
        TrappolaError,
        UnknownName,
    )
    from trappola.events import Event
    from trappola.games import GAMES, PRESETS
    from trappola.match import Match, MatchError
    from trappola.record import Record
    from trappola.sheet import ScoreLine, ScoreSheet
    from trappola.view import View

__version__ = "0.1.0"

_HOME = {
    "Action": "actions",
    "Card": "cards",
    "Event": "events",
    "GAMES": "games",
    "IllegalAction": "errors",
    "Match": "match",
    "MatchError": "match",
    "OptionClash": "errors",
    "PRESETS": "games",
    "Pack": "cards",
    "ParseError": "errors",
    "Record": "record",
    "RecordError": "errors",
    "ScoreLine": "sheet",
    "ScoreSheet": "sheet",
    "TRAPPOLA": "cards",
    "TrappolaError": "errors",
    "UnknownName": "errors",
    "View": "view",
}


def __getattr__(name: str) -> Any:
    """Names are loaded from their modules at the first use, so that importing is quick."""
    if name in _HOME:
        value = getattr(import_module(f"trappola.{_HOME[name]}"), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module 'trappola' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME])


__all__ = [
    "GAMES",
    "PRESETS",
    "TRAPPOLA",
    "Action",
    "Card",
    "Event",
    "IllegalAction",
    "Match",
    "MatchError",
    "OptionClash",
    "Pack",
    "ParseError",
    "Record",
    "RecordError",
    "ScoreLine",
    "ScoreSheet",
    "TrappolaError",
    "UnknownName",
    "View",
]
