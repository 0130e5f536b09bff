"""Records: a match written down, as JSON and as text, without loss.

Both forms carry the same facts: game, options that differ from the defaults, names, the queue,
and for every deal the dealer, the whole pack and the actions. ``docs/records.md`` has the
grammar.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from trappola.actions import Action
from trappola.cards import Card
from trappola.errors import ParseError, RecordError, TrappolaError
from trappola.options import Value, show

JSON_FORMAT = "trappola-record/1"
TEXT_FORMAT = "trappola-text/1"
KEYS = ("format", "game", "options", "seats", "order", "deals")
DEAL_KEYS = ("dealer", "pack", "actions")


class DealRecord(NamedTuple):
    """One deal: who dealt, the pack from its first card on, and (seat, action) in order."""

    dealer: int
    pack: tuple[Card, ...]
    actions: tuple[tuple[int, Action], ...]


@dataclass
class Record:
    """A match written down.

    Attributes:
        options: only what differs from the defaults.
        order: the queue before the first deal; None where there is none.
        lines: for a record read from text, the line of each (deal, action); action -1 is the
            deal's head.
    """

    game: str
    options: Mapping[str, Value]
    seats: tuple[str, ...]
    order: tuple[int, ...] | None = None
    deals: list[DealRecord] = field(default_factory=list)
    lines: dict[tuple[int, int], int] = field(default_factory=dict, compare=False, repr=False)

    # JSON

    def as_json(self) -> dict[str, Any]:
        """The record as the objects of its JSON form."""
        result: dict[str, Any] = {
            "format": JSON_FORMAT,
            "game": self.game,
            "options": dict(self.options),
            "seats": list(self.seats),
        }
        if self.order is not None:
            result["order"] = list(self.order)
        result["deals"] = [
            {
                "dealer": deal.dealer,
                "pack": " ".join(card.text for card in deal.pack),
                "actions": [f"{seat} {action.text}" for seat, action in deal.actions],
            }
            for deal in self.deals
        ]
        return result

    def to_json(self) -> str:
        """The record as JSON on one line."""
        return json.dumps(self.as_json(), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str | Mapping[str, Any]) -> Record:
        """Reads the JSON form.

        Raises:
            RecordError: the text is no JSON, or no record.
        """
        data: Any = text
        if isinstance(text, str):
            try:
                data = json.loads(text)
            except (ValueError, RecursionError) as error:
                line = getattr(error, "lineno", 1)
                raise RecordError(ParseError("no-json", line=line)) from None
        return cls._from_data(data)

    @classmethod
    def _from_data(cls, data: Any) -> Record:
        if not isinstance(data, dict):
            raise RecordError(ParseError("record-no-object"))
        _only(data, KEYS, None)
        if data.get("format") != JSON_FORMAT:
            raise RecordError(
                ParseError("record-format", found=show(data.get("format")), wanted=JSON_FORMAT)
            )
        game = _typed(data, "game", str, "a-text")
        options = _typed(data, "options", dict, "an-object", default={})
        seats = _list_of(_typed(data, "seats", list, "a-list"), "seats", str)
        order = None
        if "order" in data:
            order = tuple(_list_of(_typed(data, "order", list, "a-list"), "order", int))
        deals = _typed(data, "deals", list, "a-list", default=[])
        return cls(
            game,
            options,
            tuple(seats),
            order,
            [_deal_from(deal, number) for number, deal in enumerate(deals)],
        )

    # Text

    def to_text(self) -> str:
        """The record as text, made to be read and compared line by line."""
        rows = [TEXT_FORMAT, f"game {self.game}"]
        rows += [f"option {key} {show(value)}" for key, value in self.options.items()]
        rows += [f"seat {number} {json.dumps(name)}" for number, name in enumerate(self.seats)]
        if self.order is not None:
            rows.append("order " + " ".join(map(str, self.order)))
        for number, deal in enumerate(self.deals):
            rows += ["", f"deal {number + 1} dealer {deal.dealer}"]
            for start in range(0, len(deal.pack), 9):
                rows.append("pack " + " ".join(card.text for card in deal.pack[start : start + 9]))
            rows += [f"{seat} {action.text}" for seat, action in deal.actions]
        return "\n".join(rows) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Reads the text form.

        Raises:
            RecordError: a line is not understood; the error carries its number.
        """
        return _TextReader(text).record()

    @classmethod
    def parse(cls, text: str) -> Record:
        """Reads either form.

        Raises:
            RecordError: it is neither.
        """
        return cls.from_json(text) if text.lstrip()[:1] in ("{", "[") else cls.from_text(text)


def _only(data: Mapping[str, Any], known: Sequence[str], deal: int | None) -> None:
    for key in data:
        if key not in known:
            raise RecordError(ParseError("record-key", key=str(key), keys=known), deal=deal)


def _typed(
    data: Mapping[str, Any],
    key: str,
    kind: type,
    wanted: str,
    *,
    default: Any = None,
    deal: int | None = None,
) -> Any:
    value = data.get(key, default)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(ParseError(f"record-wants-{wanted}", key=key), deal=deal)
    return value


def _list_of(values: list[Any], key: str, kind: type) -> list[Any]:
    for value in values:
        if not isinstance(value, kind) or isinstance(value, bool):
            wanted = "texts" if kind is str else "numbers"
            raise RecordError(ParseError(f"record-wants-{wanted}", key=key))
    return values


def _deal_from(data: Any, number: int) -> DealRecord:
    """A deal of the JSON form: cards and actions are read; replaying judges their sense."""
    if not isinstance(data, dict):
        raise RecordError(ParseError("record-wants-an-object", key="deals"), deal=number)
    _only(data, DEAL_KEYS, number)
    dealer = _typed(data, "dealer", int, "a-number", deal=number)
    pack = _typed(data, "pack", str, "a-text", deal=number)
    actions = _typed(data, "actions", list, "a-list", default=[], deal=number)
    return DealRecord(
        dealer,
        _cards(pack, number),
        tuple(_action(text, number, place) for place, text in enumerate(actions)),
    )


def _cards(text: str, deal: int, line: int | None = None) -> tuple[Card, ...]:
    try:
        return tuple(Card(word) for word in text.split())
    except ParseError as error:
        raise RecordError(error, deal=deal, line=line) from None


def _action(text: Any, deal: int, place: int, line: int | None = None) -> tuple[int, Action]:
    try:
        if not isinstance(text, str):
            raise ParseError("no-action", text=str(text))
        seat, _, rest = text.partition(" ")
        if not (seat.isascii() and seat.isdecimal() and len(seat) < 10):
            raise ParseError("no-action", text=text)
        return int(seat), Action(rest)
    except ParseError as error:
        raise RecordError(error, deal=deal, action=place, line=line) from None


class _TextReader:
    """Reads the text form line by line. ``#`` begins a comment; blank lines mean nothing."""

    DEAL = re.compile(r"deal ([0-9]{1,9}) dealer ([0-9]{1,9})")
    NUMBERS = re.compile(r"[0-9]{1,9}( +[0-9]{1,9})*")

    def __init__(self, text: str) -> None:
        self.rows = [
            (number, row.strip())
            for number, row in enumerate(text.splitlines(), 1)
            if row.strip() and not row.lstrip().startswith("#")
        ]
        self.game = ""
        self.options: dict[str, Value] = {}
        self.seats: list[str] = []
        self.order: tuple[int, ...] | None = None
        self.deals: list[tuple[int, list[Card], list[tuple[int, Action]]]] = []
        self.lines: dict[tuple[int, int], int] = {}

    def record(self) -> Record:
        first = self.rows[0][1] if self.rows else ""
        if first != TEXT_FORMAT:
            raise self.wrong("record-format", 1, found=first[:40], wanted=TEXT_FORMAT)
        for line, row in self.rows[1:]:
            word, _, rest = row.partition(" ")
            if word == "deal":
                self.deal(line, row)
            elif self.deals:
                self.in_deal(line, word, rest.strip(), row)
            else:
                self.in_head(line, word, rest.strip())
        if not self.game:
            raise self.wrong("record-wants-a-text", 1, key="game")
        deals = [DealRecord(dealer, tuple(pack), tuple(done)) for dealer, pack, done in self.deals]
        return Record(self.game, self.options, tuple(self.seats), self.order, deals, self.lines)

    @staticmethod
    def wrong(key: str, line: int, /, **arguments: Any) -> RecordError:
        return RecordError(ParseError(key, **arguments), line=line)

    def in_head(self, line: int, word: str, rest: str) -> None:
        from trappola.games import find_game

        match word:
            case "game":
                self.game = rest
                self.lines[-1, -1] = line
            case "option":
                key, _, value = rest.partition(" ")
                try:
                    game, _preset = find_game(self.game, presets=False)
                    option = next(
                        (each for each in (*game.options, *game.idle) if each.key == key), None
                    )
                    if option is None:
                        game.rules({key: value})
                    else:
                        self.options[key] = option.read(value.strip())
                except TrappolaError as error:
                    raise RecordError(error, line=line) from None
            case "seat":
                number, _, name = rest.partition(" ")
                if number != str(len(self.seats)):
                    raise self.wrong("record-seat", line, due=len(self.seats))
                self.seats.append(self.name(line, name.strip()))
            case "order":
                if not self.NUMBERS.fullmatch(rest):
                    raise self.wrong("record-wants-numbers", line, key="order")
                self.order = tuple(int(each) for each in rest.split())
            case _:
                raise self.wrong("record-line", line, word=word)

    def name(self, line: int, text: str) -> str:
        if not text.startswith('"'):
            return text
        try:
            name = json.loads(text)
        except json.JSONDecodeError:
            raise self.wrong("record-name", line) from None
        return str(name)

    def deal(self, line: int, row: str) -> None:
        found = self.DEAL.fullmatch(row)
        if found is None or int(found[1]) != len(self.deals) + 1:
            raise self.wrong("record-deal", line, due=len(self.deals) + 1)
        self.lines[len(self.deals), -1] = line
        self.deals.append((int(found[2]), [], []))

    def in_deal(self, line: int, word: str, rest: str, row: str) -> None:
        number = len(self.deals) - 1
        _, pack, actions = self.deals[-1]
        if word == "pack":
            pack.extend(_cards(rest, number, line))
            return
        self.lines[number, len(actions)] = line
        actions.append(_action(row, number, len(actions), line))
