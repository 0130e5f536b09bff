"""Rates: how a piece of work is timed, the same way on our side and on the peer's.

Work is timed by the processor time of its process, which other load on the machine does not
lengthen; it is one thread that never waits, so on an idle machine this is the time on the wall.

Both Python environments import this module, so it needs nothing but the standard library.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

Rates = dict[str, float]
"""Rates of one run by their key, see :func:`measure`."""


class Part(NamedTuple):
    """A piece of work that was done: its extent, its seconds of play and of dealing."""

    deals: int
    actions: float
    playing: float
    dealing: float = 0.0


Work = Callable[[], Part]


def measure(work: Work, seconds: float) -> Rates:
    """Repeats the work for so many seconds on the wall and gives its rates per second.

    ``deals`` and ``actions`` count all time measured; ``actions played`` leaves the dealing out,
    and ``deals dealt`` counts nothing else. What a piece of work does outside its own clock is not
    counted.
    """
    deals, actions, playing, dealing = 0, 0.0, 0.0, 0.0
    end = time.perf_counter() + seconds
    while deals == 0 or time.perf_counter() < end:
        part = work()
        deals += part.deals
        actions += part.actions
        playing += part.playing
        dealing += part.dealing
    rates = {
        "deals": deals / (playing + dealing),
        "actions": actions / (playing + dealing),
        "actions played": actions / playing,
    }
    if dealing > 0:
        rates["deals dealt"] = deals / dealing
    return rates
