"""A worked deal's record, replayed, also under other options than those it was played with."""

from __future__ import annotations

from collections.abc import Sequence

from trappola.actions import Action
from trappola.book.blocks import BookError
from trappola.book.shelf import RECORDS, rules_folder
from trappola.errors import IllegalAction, TrappolaError
from trappola.events import Event, Private, everything
from trappola.games import find_game
from trappola.match import Match, PlayedDeal
from trappola.options import Value
from trappola.record import Record

Settings = Sequence[tuple[str, str]]
"""The words ``key=value`` of a block, in order."""
SHOWN = ("deal", "turns")
"""Settings that choose what is shown of a record; all others are options."""
SPOKEN = ("declare", "done")
"""What is left out where other options leave no room for it."""


def read_record(name: str) -> Record:
    """The record of a worked deal.

    Raises:
        BookError: there is none of this name, or it is wrong.
    """
    file = rules_folder() / RECORDS / f"{name}.json"
    if not file.is_file():
        raise BookError("book-no-deal", name=name)
    try:
        return Record.parse(file.read_text("utf-8"))
    except TrappolaError as error:
        raise BookError("book-wrong", name=name, problem=str(error)) from None


def replay(name: str, settings: Settings = ()) -> Match:
    """The match of a worked deal, with some options set otherwise than in its record.

    Declarations for which the other options leave no room are not made.

    Raises:
        BookError: there is no such record, or it cannot be played so.
    """
    record = read_record(name)
    game, _ = find_game(record.game)
    options: dict[str, Value] = dict(record.options)
    known = {option.key: option for option in (*game.options, *game.idle)}
    try:
        for key, value in settings:
            if key in SHOWN:
                continue
            if key not in known:
                raise BookError("book-wrong", name=name, problem=key)
            options[key] = known[key].read(value)
        match = Match(record.game, options, seats=record.seats, order=record.order)
        for deal in record.deals:
            match.deal(deal.pack, dealer=deal.dealer)
            for seat, action in deal.actions:
                _apply(match, seat, action, lenient=options != record.options)
    except TrappolaError as error:
        raise BookError("book-wrong", name=name, problem=str(error)) from None
    return match


def _apply(match: Match, seat: int, action: Action, *, lenient: bool) -> None:
    try:
        match.apply(action, seat)
    except IllegalAction:
        if not (lenient and action.verb in SPOKEN):
            raise


def deal_of(match: Match, settings: Settings) -> PlayedDeal:
    """The deal that a block shows: ``deal=2`` is the second.

    Raises:
        BookError: the record has no deal of this number.
    """
    wanted = dict(settings).get("deal", "1")
    if not wanted.isdecimal() or not 1 <= int(wanted) <= len(match.played):
        raise BookError("book-no-such-deal", wanted=wanted, number=len(match.played))
    return match.played[int(wanted) - 1]


def events_of(played: PlayedDeal) -> tuple[Event, ...]:
    """What happened in a deal, nothing hidden but what a declaration keeps back."""
    return tuple(
        entry.others
        if isinstance(entry, Private) and entry.own.kind == "declare"
        else everything([entry])[0]
        for entry in played.deal.log
    )
