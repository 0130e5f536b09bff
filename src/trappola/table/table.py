"""A table: the match, who sits where, and what each change does; without any input or output."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from trappola.actions import Action
from trappola.errors import IllegalAction, TrappolaError
from trappola.events import Entry, Event
from trappola.match import Match
from trappola.oracle import Oracle
from trappola.players import Player, ask, make_player
from trappola.players.perfect import PerfectPlayer, remedy
from trappola.players.reason import Explaining
from trappola.table.moves import Move
from trappola.table.reasons import Reasons
from trappola.table.undo import may_undo, must_consent, steps_back
from trappola.text import Term
from trappola.view import View

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
        analysts: the people who have agreed that the table is analysed, or that hints are given.
        reasons: why the computer players did what they did; for who may see the deal, afterwards.
    """

    id: str
    match: Match
    seats: Sequence[Seat]
    version: int = 0
    stream: list[Entry] = field(default_factory=list)
    done: dict[str, int] = field(default_factory=dict)
    question: UndoQuestion | None = None
    analysts: set[int] = field(default_factory=set)
    reasons: Reasons = field(default_factory=Reasons)
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
        game, rules = self.match.game, self.match.rules
        try:
            return game.oracle(rules)
        except TrappolaError:  # what it looks things up in is damaged: what it can prove is told
            return game.oracle(rules, lookup=False)

    @property
    def analysing(self) -> bool:
        """Whether everybody at the table has agreed to see what positions are worth."""
        return bool(self.people) and self.analysts.issuperset(self.people)

    @property
    def hinting(self) -> bool:
        """Whether hints are given: to who plays alone, or where all people have agreed to help."""
        return len(self.people) == 1 or self.analysing

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
        player = self._players[seat]
        action = ask(player, self.match, failures.append)
        if failures:
            self._instead = Move("act", seat, action.text)
            return Move("failed", seat, "")
        reason = player.why() if isinstance(player, Explaining) else None
        return Move("act", seat, action.text, reason=None if reason is None else reason.text)

    def check_knowledge(self) -> Move | None:
        """Whether the computer players have at hand what they look things up in.

        Where they have not, they look ahead from now on. Returns the move by which everybody hears
        of it; None if all is well, or has been told before.
        """
        computers = [seat.computer for seat in self.seats if seat.computer is not None]
        kind = "no-table"
        try:
            wanting = remedy(self.match, computers)
        except TrappolaError as error:
            kind, wanting = "damaged-table", remedy(self.match, computers, lookup=False)
            LOGGER.error("the computer looks ahead at table %s: %s", self.id, error)
            for player in self._players.values():
                if isinstance(player, PerfectPlayer):
                    player.lookup = False
        told = any(entry.kind == kind for entry in self.stream if isinstance(entry, Event))
        return Move("note", None, f"{kind} {wanting}") if wanting and not told else None

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

        Where hands are hidden it is about hints, each by what one seat knows.

        Raises:
            TableError: nobody can tell what positions of this game are worth, and hints are given
                without being asked for.
        """
        if self.is_resend(id, version):
            return None
        if self.oracle is None and len(self.people) == 1:
            raise TableError("oracle-none", game=Term(f"game-{self.match.game.name}"))
        if on == (seat in self.analysts):
            return None
        return Move("analysis", seat, "on" if on else "off", id)

    def view_for_hint(self, seat: int, *, version: int) -> View:
        """What the seat knows now, for the Master to think about.

        Raises:
            TableError: the hint was asked for at another version, or hints are not given here.
            IllegalAction: it is not the seat's turn.
        """
        if version != self.version:
            raise TableError("stale", version=version, now=self.version)
        if not self.hinting:
            raise TableError("hints-off")
        if self.match.turn is None:
            raise IllegalAction("deal-over")
        if self.match.to_act != seat:
            raise IllegalAction("not-your-turn", seat=seat, due=self.match.to_act)
        return self.match.view(seat)

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
                if move.reason is not None and move.seat is not None:
                    self.reasons.note(self.match, move.seat, move.reason)
                self.match.apply(move.text, move.seat)
            case "undo":
                for _ in range(int(move.text)):
                    self.match.undo()
                self.reasons.forget(self.match)
                self._told = len(self.match.log)
                self.stream.append(Event("undo", move.seat, (move.text,)))
            case "note":
                kind, *words = move.text.split()
                self.stream.append(Event(kind, None, tuple(words)))
            case "failed":
                self.stream.append(Event("failed", move.seat))
            case "analysis":
                assert move.seat is not None
                if move.text == "on":
                    self.analysts.add(move.seat)
                else:
                    self.analysts.clear()
                told = "all" if self.analysing else move.text
                what = "hints" if self.oracle is None else "analysis"
                self.stream.append(Event(what, move.seat, (told,)))
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
