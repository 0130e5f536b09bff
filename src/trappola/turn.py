"""A turn: whose it is, what may be done, and why anything else may not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, Protocol

from trappola.actions import Action, Plays
from trappola.cards import Card
from trappola.errors import IllegalAction
from trappola.text import Cards

Reason = Callable[[Action], IllegalAction | None]


class Playing(Protocol):
    """The part of a kernel state that a turn asks."""

    def legal(self) -> int: ...
    def legal_actions(self) -> list[int]: ...


class Picks(NamedTuple):
    """A choice of cards from the hand, in any order; ``sizes`` says how many it may be."""

    verb: str
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]

    def actions(self) -> Iterator[Action]:
        """Every choice, each in one order."""
        for size in self.sizes:
            for cards in combinations(self.hand, size):
                yield Action.exchange(cards)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why these cards may not be picked; None if they may."""
        words = action.words
        held = {card.text for card in self.hand}
        for word in words:
            if word not in held:
                return IllegalAction("not-held", card=Cards(word))
        if len(set(words)) != len(words):
            return IllegalAction("picked-twice")
        if len(words) not in self.sizes:
            return IllegalAction("wrong-pick", sizes=self.sizes, number=len(words))
        return None


class Turn:
    """What one seat may do now.

    Args:
        seat: whose turn it is.
        prompt: what is asked, the same whatever the seat holds: ``declare``, ``play``, …
        words: the legal actions that are spoken, not played.
        play: the kernel's state when a card may be played.
        plays: the actions of the kernel's numbers.
        picks: cards of the hand that may be chosen.
        reason: tells the rule that forbids an action which is not legal.
    """

    __slots__ = ("_legal", "picks", "play", "plays", "prompt", "reason", "seat", "words")

    def __init__(
        self,
        seat: int,
        prompt: str,
        words: Sequence[Action] = (),
        *,
        play: Playing | None = None,
        plays: Plays | None = None,
        picks: Picks | None = None,
        reason: Reason | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.words = words
        self.play = play
        self.plays = plays
        self.picks = picks
        self.reason = reason
        self._legal: tuple[Action, ...] | None = None

    def legal(self) -> tuple[Action, ...]:
        """Every legal action: spoken ones first, then picks, then plays by card number."""
        legal = self._legal
        if legal is None:
            actions = list(self.words)
            if self.picks is not None:
                actions.extend(self.picks.actions())
            if self.play is not None and self.plays is not None:
                by_number = self.plays.by_number
                actions.extend([by_number[number] for number in self.play.legal_actions()])
            legal = self._legal = tuple(actions)
        return legal

    def refusal(self, action: Action) -> IllegalAction | None:
        """The error that names the rule which forbids the action; None if it is legal."""
        if self.play is not None and self.plays is not None:
            number = self.plays.number.get(action.text)
            if number is not None and self.play.legal() >> number & 1:
                return None
        if action in self.words:
            return None
        if self.picks is not None and action.verb == self.picks.verb:
            return self.picks.refusal(action)
        error = self.reason(action) if self.reason is not None else None
        return error or IllegalAction("not-now", action=Cards(action.text), verbs=self.verbs())

    def verbs(self) -> list[str]:
        """What can be done now, by verb."""
        verbs = list(dict.fromkeys(action.verb for action in self.words))
        if self.picks is not None:
            verbs.append(self.picks.verb)
        if self.play is not None:
            verbs.append("play")
        return verbs
