"""What a seat was told, as somebody without a seat was told it: what everybody knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trappola.cards import Card
from trappola.events import Event
from trappola.games.sets import outside
from trappola.options import Rules

COUNTED = ("dealt", "draw", "discard", "bury")
"""Cards that come or go face down: others are told how many."""


def from_outside(events: Iterable[Event], seat: int, rules: Rules) -> Iterator[Event]:
    """The events of a seat as the others were told them."""
    turn_up = ""
    for event in events:
        kind, who, words = event
        if kind == "turn-up":
            turn_up = words[0]
        elif kind == "swap":
            turn_up = words[1]
        if who != seat:
            yield event
        elif kind in COUNTED and not (kind == "draw" and words == (turn_up,)):
            yield event._replace(words=(str(len(words)),))
        elif kind == "declare":
            yield event._replace(words=heard(words, rules))
        else:
            yield event


def heard(words: tuple[str, ...], rules: Rules) -> tuple[str, ...]:
    """A declaration as the others hear it."""
    word, *cards = words
    if not cards:
        return (outside(word),)
    if rules.get("show_declared") == "cards":
        return words
    ranks = "".join(Card(card).rank for card in cards)
    return (f"run({ranks})" if word.startswith("run(") else word,)


def until_trick(events: Iterable[Event], tricks: int) -> Iterator[Event]:
    """The events before the first card that is played after so many tricks."""
    done = 0
    for event in events:
        if event.kind == "play" and done == tricks:
            return
        done += event.kind == "trick"
        yield event
