"""The actions of one deal, read one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .errors import Illegal, Unfinished


@dataclass(frozen=True)
class Action:
    """`SEAT VERB [WORDS]`."""

    seat: int
    verb: str
    words: tuple[str, ...]

    def word(self) -> str:
        """The only word after the verb."""
        if len(self.words) != 1:
            raise Illegal(f"{self.verb} takes exactly one word")
        return self.words[0]

    def bare(self) -> None:
        """Insist that nothing follows the verb."""
        if self.words:
            raise Illegal(f"{self.verb} takes no words")


class Actions:
    """A reader that knows which action it is at, so that an error can be placed."""

    def __init__(self, texts: Sequence[object]) -> None:
        self._texts = texts
        self.index = -1

    def next(self, seat: int, *verbs: str) -> Action:
        """The next action, which must be this seat's and one of these verbs."""
        if self.index + 1 >= len(self._texts):
            raise Unfinished
        self.index += 1
        text = self._texts[self.index]
        if not isinstance(text, str):
            raise Illegal("an action is a text")
        words = text.split()
        if len(words) < 2:
            raise Illegal("an action is SEAT VERB [WORDS]")
        if words[0] != str(seat):
            raise Illegal(f"it is the turn of seat {seat}")
        if words[1] not in verbs:
            raise Illegal(f"{words[1]} is not possible here, only {', '.join(verbs)}")
        return Action(seat, words[1], tuple(words[2:]))

    def finish(self) -> None:
        """The deal is over: any further action is wrong."""
        if self.index + 1 < len(self._texts):
            self.index += 1
            raise Illegal("the deal is over")
