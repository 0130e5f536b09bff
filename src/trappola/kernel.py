"""The C++ kernel, for those who want card play without a table around it.

>>> from trappola.kernel import Duties, TrickModel, play_random_deals
>>> from trappola.cards import TRAPPOLA
>>> model = TrickModel(pack=TRAPPOLA.mask, closed=Duties(follow=True), last_trick=6)
>>> play_random_deals(model, deals=100, seed=1).deals
100
"""

from trappola._kernel import (
    DRAW,
    SWAP,
    TAKE,
    Duties,
    HiddenGame,
    OddCard,
    PileModel,
    PileState,
    Playouts,
    Profile,
    Refusal,
    ScoreKind,
    SearchMethod,
    SearchResult,
    Solution,
    Solver,
    Stakes,
    TrickBatch,
    TrickModel,
    TrickState,
    Worlds,
    habits,
    play_random_deals,
    search,
)

__all__ = [
    "DRAW",
    "SWAP",
    "TAKE",
    "Duties",
    "HiddenGame",
    "OddCard",
    "PileModel",
    "PileState",
    "Playouts",
    "Profile",
    "Refusal",
    "ScoreKind",
    "SearchMethod",
    "SearchResult",
    "Solution",
    "Solver",
    "Stakes",
    "TrickBatch",
    "TrickModel",
    "TrickState",
    "Worlds",
    "habits",
    "play_random_deals",
    "search",
]
