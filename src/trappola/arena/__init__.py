"""The arena: players measured against each other on the same cards.

>>> from trappola.arena import Contest, run, tally
>>> contest = Contest("cardano", {"match": "single"}, ("club", "random"), seed="doc")
>>> result = tally(contest, run(contest, pairs=3))
>>> result.deals, result.share > 0.4
(6, True)
"""

from __future__ import annotations

from trappola.arena.contest import Contest
from trappola.arena.pair import Pair
from trappola.arena.run import run
from trappola.arena.tally import Tally, tally

__all__ = ["Contest", "Pair", "Tally", "run", "tally"]
