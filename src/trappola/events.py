"""Events: what happened, as the table tells it.

An event is public or has two tellings: one for the seats that may know, one for all
others. Both are written where the event happens, so nothing is ever blotted out afterwards.

    >>> Event.parse("0 play As")
    Event(kind='play', seat=0, words=('As',))
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from trappola.errors import ParseError


class Event(NamedTuple):
    """What happened, who did it (None: nobody in particular), and the rest as words.

    ``str`` gives ``SEAT KIND WORDS``, with ``-`` for no seat; :meth:`parse` reads it back.
    """

    kind: str
    seat: int | None = None
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        seat = "-" if self.seat is None else str(self.seat)
        return " ".join((seat, self.kind, *self.words))

    @classmethod
    def parse(cls, text: str) -> Event:
        """Reads the text of an event.

        Raises:
            ParseError: there is no seat and kind.
        """
        seat, *rest = text.split() or [""]
        if not rest or not (seat == "-" or (seat.isascii() and seat.isdecimal() and len(seat) < 4)):
            raise ParseError("no-event", text=text)
        return cls(rest[0], None if seat == "-" else int(seat), tuple(rest[1:]))


class Private(NamedTuple):
    """An event that one seat sees in full and the others only from outside."""

    owner: int
    own: Event
    others: Event


Entry = Event | Private


def as_seen_by(entries: Iterable[Entry], seat: int | None) -> tuple[Event, ...]:
    """The events as a seat is told them; ``None`` is a spectator, who is told the public part."""
    seen: list[Event] = []
    for entry in entries:
        if isinstance(entry, Event):
            seen.append(entry)
        else:
            seen.append(entry.own if entry.owner == seat else entry.others)
    return tuple(seen)


def everything(entries: Iterable[Entry]) -> tuple[Event, ...]:
    """Every event in full, for a deal that is over: nothing is hidden any more."""
    return tuple(entry if isinstance(entry, Event) else entry.own for entry in entries)
