"""A table: the match, who sits where, and what each change does; without any input or output."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from trappola.actions import Action
from trappola.errors import TrappolaError
from trappola.events import Entry, Event
from trappola.match import Match
from trappola.oracle import Oracle
from trappola.players import Player, ask, make_player
from trappola.table.moves import Move
from trappola.table.undo import may_undo, must_consent, steps_back
from trappola.text import Term

LOGGER = logging.getLogger("trappola.table")


class TableError(TrappolaError):
    """A request that the table refuses; nothing has changed."""


@dataclass
class Seat:
    """Who sits on a seat: a person, or a computer player by name."""

    name: str
    computer: str | None = None


@dataclass
class UndoQuestion:
    """Somebody has asked to take back; these must still agree."""

    seat: int
    waiting: set[int]


@dataclass
class Table:
    """The authority over one match.

    Attributes:
        version: how many changes were accepted; an action must name the version it was chosen at.
        stream: everything that was told, in order; it only grows, also over an undo.
        done: the version at which each sender's id was accepted.
        analysts: the people who have agreed that the table is analysed.
    """

    id: str
    match: Match
    seats: Sequence[Seat]
    version: int = 0
    stream: list[Entry] = field(default_factory=list)
    done: dict[str, int] = field(default_factory=dict)
    question: UndoQuestion | None = None
    analysts: set[int] = field(default_factory=set)
    _players: dict[int, Player] = field(default_factory=dict)
    _instead: Move | None = None
    _told: int = 0

    def __post_init__(self) -> None:
        for number, seat in enumerate(self.seats):
            if seat.computer is not None:
                try:
                    player = make_player(seat.computer, plain=True)
                except TrappolaError as error:
                    raise TableError(error.key, **error.arguments) from None
                self._players[number] = player

    @property
    def people(self) -> list[int]:
        """The seats that people take."""
        return [number for number, seat in enumerate(self.seats) if seat.computer is None]

    @cached_property
    def oracle(self) -> Oracle | None:
        """Who can tell what positions of this table are worth; None for most games."""
        try:
            return self.match.game.oracle(self.match.rules)
        except TrappolaError:  # a damaged table of values: people play on without
            LOGGER.exception("no oracle at table %s", self.id)
            return None

    @property
    def analysing(self) -> bool:
        """Whether everybody at the table has agreed to see what positions are worth."""
        return bool(self.people) and self.analysts.issuperset(self.people)

    # What is asked of the table

    def act(self, seat: int, text: str, *, version: int, id: str) -> Move | None:
        """A person's action. Returns the move to write down; None for a harmless resend.

        Raises:
            TableError: the action was chosen at another version.
            TrappolaError: it cannot be read or is not legal.
        """
        if self.is_resend(id, version):
            return None
        action = Action(text)
        self.match.check(action, seat)
        return Move("act", seat, action.text, id)

    def computer_move(self) -> Move | None:
        """The move of the computer player whose turn it is; None if it is a person's turn.

        If the player fails, that comes first, and then a legal action in its place.
        """
        seat = self.match.to_act
        if seat is None or seat not in self._players:
            return None
        if self._instead is not None:
            move, self._instead = self._instead, None
            return move
        failures: list[str] = []
        action = ask(self._players[seat], self.match, failures.append)
        move = Move("act", seat, action.text)
        if not failures:
            return move
        self._instead = move
        return Move("failed", seat, "")

    def next_deal(self, seat: int | None, *, version: int, id: str) -> Move | None:
        """The next deal, asked for by anybody who sits at the table."""
        if self.is_resend(id, version):
            return None
        self.match.check_deal(None)
        trial = self.match.copy()
        trial.deal()
        current = trial.current
        assert current is not None
        pack = " ".join(card.text for card in current.cards)
        return Move("deal", seat, f"{current.deal.dealer} {pack}", id)

    def ask_undo(self, seat: int, *, version: int, id: str) -> Move | None:
        """Asks to take the seat's last action back; done at once if nobody else must agree.

        Raises:
            TableError: it cannot be taken back.
        """
        if self.is_resend(id, version):
            return None
        if not self.may_undo(seat):
            raise TableError("undo-impossible")
        waiting = must_consent(seat, self.people)
        if not waiting:
            return Move("undo", seat, str(steps_back(self.match, seat)), id)
        self.question = UndoQuestion(seat, waiting)
        return None

    def answer_undo(self, seat: int, yes: bool, *, version: int, id: str) -> Move | None:
        """Answers a question for an undo; the last "yes" takes back.

        Raises:
            TableError: this seat was not asked.
        """
        if self.is_resend(id, version):
            return None
        question = self.question
        if question is None or seat not in question.waiting:
            raise TableError("undo-not-asked")
        if not yes:
            self.question = None
            return None
        question.waiting.discard(seat)
        if question.waiting:
            return None
        return Move("undo", question.seat, str(steps_back(self.match, question.seat)), id)

    def wish_analysis(self, seat: int, on: bool, *, version: int, id: str) -> Move | None:
        """A person agrees to analysis, or ends it. It begins when all people have agreed.

        Raises:
            TableError: nobody can tell what positions of this game are worth.
        """
        if self.is_resend(id, version):
            return None
        if self.oracle is None:
            raise TableError("oracle-none", game=Term(f"game-{self.match.game.name}"))
        if on == (seat in self.analysts):
            return None
        return Move("analysis", seat, "on" if on else "off", id)

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may ask to take its last action back."""
        return self.question is None and may_undo(self.match, seat)

    def is_resend(self, id: str, version: int) -> bool:
        """Whether a message was accepted before.

        Raises:
            TableError: it was not, and was chosen at another version.
        """
        if id in self.done:
            return True
        if version != self.version:
            raise TableError("stale", version=version, now=self.version)
        return False

    # What changes it

    def make(self, move: Move) -> None:
        """Makes a move that was written down, just now or long ago."""
        match move.kind:
            case "deal":
                dealer, _, pack = move.text.partition(" ")
                self.match.deal(pack, dealer=int(dealer))
            case "act":
                self.match.apply(move.text, move.seat)
            case "undo":
                for _ in range(int(move.text)):
                    self.match.undo()
                self._told = len(self.match.log)
                self.stream.append(Event("undo", move.seat, (move.text,)))
            case "failed":
                self.stream.append(Event("failed", move.seat))
            case "analysis":
                assert move.seat is not None
                if move.text == "on":
                    self.analysts.add(move.seat)
                else:
                    self.analysts.clear()
                told = "all" if self.analysing else move.text
                self.stream.append(Event("analysis", move.seat, (told,)))
        log = self.match.log
        self.stream.extend(log[self._told :])
        self._told = len(log)
        self.question = None
        self.version += 1
        if move.id is not None:
            self.done[move.id] = self.version

    def make_all(self, moves: Iterable[Move]) -> None:
        """Makes all moves of a table that was stored."""
        for move in moves:
            self.make(move)
