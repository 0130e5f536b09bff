"""Why a computer player did what it did, in a sentence.

A reason tells what its seat expects, so it tells something of its hand. It is for the seat itself,
or for everybody once the deal is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, runtime_checkable

from trappola.text import tell


class Reason(NamedTuple):
    """A message of the catalogue and its arguments."""

    key: str
    arguments: Mapping[str, Any] = {}

    def tell(self, language: str | None = None) -> str:
        """The sentence, in the language in use or in this one."""
        return tell(self.key, language, **self.arguments)


@runtime_checkable
class Explaining(Protocol):
    """A player who can say why."""

    def why(self) -> Reason | None:
        """Why it chose as it did when it was last asked; None before that."""
        ...


ONLY = Reason("why-only")
"""There was nothing to choose."""
FREE = Reason("why-free")
"""It costs nothing."""
THUMB = Reason("why-thumb")
"""A rule of thumb: what the trick brings against what the card is worth later."""


def expected(points: float) -> Reason:
    """How the deal is expected to end, in points ahead."""
    ahead = round(points)
    return Reason("why-behind" if ahead < 0 else "why-ahead", {"points": abs(ahead)})
