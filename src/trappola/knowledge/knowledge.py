"""Everything a seat knows, ready for sampling worlds and for playing on in the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from trappola.events import Event
from trappola.games import GAMES
from trappola.games.sets import Set, read_set
from trappola.games.tricks import Claim, TrickGame
from trappola.kernel import Stakes, TrickState, Worlds
from trappola.knowledge.course import FRESH, Course, Hand
from trappola.knowledge.declared import Alternative, alternatives, undeclared
from trappola.knowledge.explained import explain
from trappola.knowledge.impossible import ImpossibleKnowledge
from trappola.knowledge.shared import from_outside, until_trick
from trappola.options import Rules
from trappola.view import View

STOCK = -1
SEED = 1
NOBODY = -1
"""No seat: somebody who looks on."""


class World(NamedTuple):
    """Where the cards lie: hands by seat as words of bits, the stock with the next card first."""

    hands: tuple[int, ...]
    stock: tuple[int, ...]


class Knowledge:
    """What a seat knows of the cards, for games of tricks.

    Attributes:
        course: the deal as the seat was told it.
        playing: the seats that play, in the order in which the kernel has them.
        model: the play model of the table.

    Raises:
        ImpossibleKnowledge: no deal explains the view (:func:`examine`).
        ValueError: the view is a spectator's, or its game is not played in tricks.
    """

    def __init__(self, view: View) -> None:
        examine(view)
        self._sit_down(view)
        self._follow(view, self.seat, view.told)

    def _sit_down(self, view: View) -> None:
        game = GAMES[view.setup.game]
        if view.seat is None or not isinstance(game, TrickGame):
            raise ValueError("only a seat in a game of tricks has something to find out")
        self.seat = view.seat
        self.game = game
        self.rules: Rules = game.rules(dict(view.setup.options))

    def _follow(self, view: View, seat: int, events: Iterable[Event]) -> None:
        self.seat = seat
        self.pack = view.pack
        self.model = self.game.play_model(self.rules)
        self.course = Course(self.pack, self.model, len(view.counts), seat).follow(events)
        self.playing = tuple(sorted(self.course.dealt))
        self.to_act = view.to_act
        self.declared = view.prompt == "play" or self.course.leader is not None
        """Whether the declarations before the first card are over."""
        self.worlds = self._worlds()

    @classmethod
    def from_view(cls, view: View) -> Knowledge:
        """What follows from a view."""
        return cls(view)

    @classmethod
    def shared(cls, view: View, tricks: int | None = None) -> Knowledge:
        """What everybody knows, so that no seat need be told apart: :attr:`seat` is :data:`NOBODY`.

        Args:
            tricks: as it was after so many tricks, before the next card; as it is now if left out.

        Raises:
            ImpossibleKnowledge: no deal agrees with it.
            ValueError: as for a view.
        """
        examine(view)
        known = cls.__new__(cls)
        known._sit_down(view)
        events = view.told if tricks is None else until_trick(view.told, tricks)
        known._follow(view, NOBODY, from_outside(events, known.seat, known.rules))
        return known

    def sample(self, number: int, seed: int) -> list[World]:
        """So many worlds, each as likely as any other that agrees with the view.

        Raises:
            ImpossibleKnowledge: there is none.
        """
        try:
            found = self.worlds.sample(number, seed)
        except ValueError:
            raise ImpossibleKnowledge("knowledge-impossible") from None
        return [World(tuple(self.by_seat(hands)), tuple(stock)) for hands, stock in found]

    def by_seat(self, hands: list[int]) -> list[int]:
        """The hands of the kernel's places, by seat of the table."""
        placed = [0] * len(self.course.hands)
        for seat, hand in zip(self.playing, hands, strict=False):
            placed[seat] = hand
        return placed

    def state(self, world: World, leader: int | None = None) -> TrickState:
        """The deal as it stands, in the kernel, with the cards of a world.

        Args:
            leader: the seat that leads, if no card has been played; otherwise the one on turn.
        """
        course = self.course
        place = {seat: number for number, seat in enumerate(self.playing)}
        lead = course.leader if course.leader is not None else leader
        if lead is None:
            lead = self.to_act if self.to_act is not None else self.playing[0]
        return TrickState.resumed(
            self.model,
            [world.hands[seat] for seat in self.playing],
            list(world.stock),
            -1 if course.trump is None else self.pack.suit_number(course.trump),
            place[lead],
            [(place[first], cards) for first, cards in course.tricks],
            [card for _, card in course.table],
        )

    def stakes(self, more: Iterable[Claim] = ()) -> Stakes:
        """What the deal is worth besides its tricks, by what has been declared so far.

        Of a set whose missing card or rank is not known the first possible one stands for it.

        Args:
            more: claims that have not been made yet.
        """
        claims = list(more)
        for said in self.course.said:
            each = next(
                (
                    each
                    for each in alternatives(self.rules, self.pack, said)
                    if self._possible(said.seat, each, 0)
                ),
                None,
            )
            if each is not None:
                side = self.playing.index(said.seat) % 2
                word = (
                    said.word if read_set(said.word) or not each.rank else _named(said.word, each)
                )
                claims.append(Claim(side, word, each.held))
        return self.game.stakes(self.rules, claims)

    @property
    def unseen(self) -> int:
        """The cards whose place is not known, as a word of bits."""
        course = self.course
        seen = course.gone
        for hand in course.hands:
            seen |= hand.known
        for _, card in course.table:
            seen |= 1 << card
        for card in course.stock:
            seen |= 1 << card if card >= 0 else 0
        if course.turn_up is not None:
            seen |= 1 << course.turn_up
        return self.pack.mask & ~seen

    def _worlds(self) -> Worlds:
        """The sampler: places, and what may lie in them."""
        course = self.course
        unseen = [card for card in self.pack.by_number if self.unseen >> card & 1]
        hands = [course.hands[seat] for seat in self.playing]
        places: list[tuple[int, int]] = []
        for number, hand in enumerate(hands):
            places.append((number, hand.count - hand.known.bit_count()))
        laid = len(places)
        places += [(STOCK, hand.laid) for hand in hands if hand.laid]
        stock = [*course.stock, *([] if course.turn_up is None else [course.turn_up])]
        fresh = stock.count(FRESH)
        slots = [card if card >= 0 else -1 - len(places) for card in stock]
        places.append((STOCK, fresh))
        if any(room < 0 for _, room in places):
            raise ImpossibleKnowledge("knowledge-impossible")
        base = self._allowed(unseen, hands, laid, len(places))
        cases = [
            case
            for chosen in product(*self._alternatives())
            if (case := self._case(unseen, base, chosen)) is not None
        ]
        limits = []
        if self.rules.get("declarations") == "mandatory":
            limits = [
                (number, cards, 0, most)
                for number, seat in enumerate(self.playing)
                if seat != self.seat and self.declared and not course.hands[seat].loose
                for cards, most in undeclared(self.rules, course, seat)
            ]
        known = [hand.known for hand in hands] + [0] * (4 - len(hands))
        courses = [(hand.declared_with, hand.steps) for hand in hands]
        own = self.playing.index(self.seat) if self.seat in self.playing else None
        if own is not None:
            courses[own] = (0, [])
        try:
            return Worlds(
                known=known,
                unseen=unseen,
                places=places,
                stock=slots if self.model.draws else [],
                cases=cases,
                limits=limits,
                courses=courses,
            )
        except ValueError:
            raise ImpossibleKnowledge("knowledge-impossible") from None

    def _allowed(self, unseen: list[int], hands: list[Hand], laid: int, places: int) -> list[int]:
        """For every unseen card the places that play and exchange leave it, as bits."""
        allowed = []
        for card in unseen:
            may = (1 << places) - 1
            for number, hand in enumerate(hands):
                if hand.never >> card & 1:
                    may &= ~(1 << number)
                if hand.shown >> card & 1 and hand.laid:  # in this hand, or laid away out of it
                    place = laid + sum(1 for each in hands[:number] if each.laid)
                    may &= 1 << number | 1 << place
            allowed.append(may)
        return allowed

    def _alternatives(self) -> list[list[tuple[int, Alternative]]]:
        """The ways in which each declaration of the others may be true."""
        found = []
        for said in self.course.said:
            if said.seat == self.seat or self.course.hands[said.seat].loose:
                continue
            number = self.playing.index(said.seat)
            # Told at the first lead, a set is of the cards still held.
            early = said.played if self.rules.get("declare_window") == "at_first_lead" else 0
            found.append(
                [
                    (number, Alternative(each.held, each.lacked & ~early, each.rank))
                    for each in alternatives(self.rules, self.pack, said)
                    if self._possible(said.seat, each, said.played)
                ]
            )
        return found

    def _possible(self, seat: int, each: Alternative, before: int) -> bool:
        """Whether a seat can have held these cards, none of them played before it declared."""
        hand = self.course.hands[seat]
        if seat == self.seat:
            return each.held & ~hand.held == 0 and each.lacked & hand.held == 0
        mine = hand.known & hand.held if hand.drawn else hand.known
        since = sum(1 << card for card in hand.steps if card >= 0) & ~before
        return each.held & ~(mine | since | self.unseen) == 0

    def _case(
        self, unseen: list[int], base: list[int], chosen: tuple[tuple[int, Alternative], ...]
    ) -> tuple[list[int], list[int], list[int]] | None:
        """One way in which all declarations are true; None if they exclude each other."""
        held = [0, 0, 0, 0]
        lacked = [0, 0, 0, 0]
        for number, seat in enumerate(self.playing):
            if seat != self.seat:
                held[number] = self.course.hands[seat].held
        ranks = [(number, each.rank) for number, each in chosen if each.rank]
        if len(set(ranks)) != len(ranks):
            return None
        for number, each in chosen:
            held[number] |= each.held
            lacked[number] |= each.lacked
        allowed = list(base)
        for number, seat in enumerate(self.playing):
            hand = self.course.hands[seat]
            if seat == self.seat:
                continue
            if held[number] & lacked[number]:
                return None
            steps = sum(1 << card for card in hand.steps if card >= 0)
            if not hand.drawn and lacked[number] & (steps | hand.known & hand.held):
                return None
            for place, card in enumerate(unseen):
                if held[number] >> card & 1:
                    allowed[place] &= 1 << number
                elif lacked[number] >> card & 1 and not hand.drawn:
                    allowed[place] &= ~(1 << number)
        return allowed, held, lacked


def examine(view: View) -> View:
    """Looks whether a deal explains a view, unless a match made it or it was looked at before.

    A view of a match costs nothing; one that was read from JSON or made of events some
    milliseconds, for a deal that agrees with it is played again.

    Raises:
        ImpossibleKnowledge: no deal does; the message names the first event, or the part of the
            view, that does not fit.
        UnknownName: the view's game, or one of its options, does not exist.
        OptionClash: two of them exclude each other.
    """
    if view.vouched and view.told:
        return view

    def sample(events: Sequence[Event], number: int) -> list[World]:
        known = Knowledge.__new__(Knowledge)
        known._sit_down(view)
        if all(event.kind != "dealt" for event in events):
            return [World((0,) * len(view.counts), ())]
        known._follow(view, known.seat, events)
        return known.sample(number, SEED)

    explain(view, sample)
    return view.vouch()


def _named(word: str, each: Alternative) -> str:
    """The words of a declaration, with the rank if they are figures whose rank was not told."""
    if not each.rank or read_set(word) is not None:
        return word
    return Set(4 if word.startswith("four") else 3, each.rank).said(hidden=True)
