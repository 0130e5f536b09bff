"""Playing the pairs of a contest: here, or in several worker processes.

Pairs come out in the order of their numbers however many processes there are, and what they hold
(times excepted) depends on the contest alone. Stopping is asked for, not forced: every worker looks
between two moves, so that programs are ended in order.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.synchronize import Event as Signal
from multiprocessing.util import Finalize

from trappola.arena.bench import Bench
from trappola.arena.contest import Contest
from trappola.arena.pair import Pair, Stopped, play_pair
from trappola.errors import TrappolaError
from trappola.players import check_plays

# Failures are counted and shown; without a handler each would be printed besides.
logging.getLogger("trappola.players").addHandler(logging.NullHandler())

AHEAD = 4
"""Pairs given to each worker before the first of them is waited for."""


class ArenaError(TrappolaError):
    """The contest cannot go on."""


def run(
    contest: Contest, *, pairs: int, jobs: int = 1, first: int = 0
) -> Generator[Pair, None, None]:
    """Plays so many pairs; close the iterator to stop.

    Raises:
        TrappolaError: there is no such game, option, player or program.
        ArenaError: a worker process has died.
    """
    check(contest)
    numbers = range(first, first + pairs)
    if jobs == 1:
        with Bench(contest) as bench:
            for number in numbers:
                yield play_pair(contest, number, bench)
        return
    yield from _spread(contest, numbers, jobs)


def check(contest: Contest) -> None:
    """Raises TrappolaError if the contest cannot be played."""
    match = contest.match(0, False)
    for player in contest.players:
        check_plays(player, match.game, match.rules)
    with Bench(contest) as bench:
        for side, seat in (("A", 0), ("B", 1)):
            bench.player(side, seat, "check")


def _spread(contest: Contest, numbers: range, jobs: int) -> Generator[Pair, None, None]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(
        min(jobs, len(numbers)), context, initializer=_begin, initargs=(contest, stop)
    )
    waiting: deque[Future[Pair]] = deque()
    left = iter(numbers)
    try:
        for number in left:
            waiting.append(pool.submit(_work, number))
            if len(waiting) >= jobs * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise ArenaError("arena-worker-died") from None
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


_bench: Bench
_stop: Callable[[], bool]
_busy = threading.Lock()
"""Held while a pair is played, so that programs are not ended under whoever asks them."""


def _begin(contest: Contest, stop: Signal) -> None:
    """What a worker does first."""
    global _bench, _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started us decides
    _bench = Bench(contest)
    alone = threading.Event()
    _stop = partial(_asked, stop, alone)
    Finalize(None, _bench.close, exitpriority=10)  # a worker does not run what atexit has
    threading.Thread(target=_end_with_parent, args=(alone,), daemon=True).start()


def _asked(stop: Signal, alone: threading.Event) -> bool:
    return stop.is_set() or alone.is_set()


def _end_with_parent(alone: threading.Event) -> None:
    """Ends the worker, and its programs, if the process that waits for it has died."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        alone.set()
        with _busy:
            _bench.close()
            os._exit(1)


def _work(number: int) -> Pair:
    with _busy:
        try:
            return play_pair(_bench.contest, number, _bench, _stop)
        except Stopped:
            return Pair(number)  # nobody reads it
