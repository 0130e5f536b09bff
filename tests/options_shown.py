"""Which option values the tests of the games show at work.

A test that shows a value says so with :func:`shows`, which also sees to it that a match with such
a value was really made in the test.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from trappola import Match

Shown = tuple[str, str, Any]
SHOWN: set[tuple[str, str, str]] = set()
"""(game, option, the value as Python writes it)."""


def shows(game: str, option: str, *values: Any) -> Callable[[Any], Any]:
    """Marks a test that shows what these values of an option do."""
    SHOWN.update((game, option, repr(value)) for value in values)

    def decorate(test: Any) -> Any:
        @functools.wraps(test)
        def run(*args: Any, **kwargs: Any) -> None:
            with matches_made() as made:
                test(*args, **kwargs)
            seen = [match.rules[option] for match in made if match.game.name == game]
            assert any(
                type(one) is type(value) and one == value for one in seen for value in values
            ), f"no match of {game} with one of these values of {option} was made"

        return run

    return decorate


@contextmanager
def matches_made() -> Iterator[list[Match]]:
    """Collects the matches that are made meanwhile."""
    made: list[Match] = []
    original = Match.__init__

    def init(self: Match, *args: Any, **kwargs: Any) -> None:
        original(self, *args, **kwargs)
        made.append(self)

    with mock.patch.object(Match, "__init__", init):
        yield made
