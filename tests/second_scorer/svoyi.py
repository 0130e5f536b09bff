"""Svoyi Kozyri in both forms (rules 1.6, S1 to S13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .actions import Action, Actions
from .cards import FRENCH_RANKS, FRENCH_SUITS, pack_of, rank, suit
from .errors import Illegal
from .match import DealResult, Match, leader_of
from .options import Options

COLOURS = ("sc", "hd")
DRAW = -1

Suits = tuple[str, str]  # trump, second


def mirror_hands(
    pack: Sequence[str], options: Options, dealer_suits: Suits, other_suits: Suits
) -> tuple[list[str], list[str]]:
    """The hands of dealer and opponent (rules 1.6, S5), from the half of the pack laid open."""
    kept = {card for card in pack[: len(pack) // 2] if suit(card) in dealer_suits}
    partner = other_suits if options.is_("mirror", "trump_to_trump") else other_suits[::-1]
    facing = dict(zip(dealer_suits, partner, strict=True))
    mirrored = {rank(card) + facing[suit(card)] for card in kept}
    rest_of_dealers_suits = {card for card in pack if suit(card) in dealer_suits} - kept
    opponent = mirrored | rest_of_dealers_suits
    return [c for c in pack if c not in opponent], [c for c in pack if c in opponent]


class SvoyiDeal:
    """One game while it is played."""

    def __init__(self, options: Options, dealer: int, pack: list[str]) -> None:
        self.options = options
        self.dealer = dealer
        self.pack = pack
        self.hands: dict[int, list[str]] = {}
        self.trumps: dict[int, str] = {}
        self.pile: list[str] = []
        self.turns = 0
        self.form_b = options.is_("turn_form", "cover_and_lead")
        self.must_stand = options.flag("last_card_must_stand")
        self.low_trump = not self.form_b
        if "low_trump_on_own_trump" in options.given:
            self.low_trump = options.flag("low_trump_on_own_trump")

    def choose_suits(self, actions: Actions) -> None:
        """S11, S12: the dealer's two suits, then the opponent's, before the cards are seen."""
        chosen: list[Suits] = []
        for seat in (self.dealer, 1 - self.dealer):
            words = actions.next(seat, "suits").words
            taken = chosen[0] if chosen else ()
            free = [s for s in FRENCH_SUITS if s not in taken]
            if len(words) != 2 or words[0] == words[1] or not set(words) <= set(free):
                raise Illegal("trump and second suit are two suits still free")
            by_colour = self.options.is_("suit_choice", "by_colour")
            if by_colour and not any(set(words) == set(colour) for colour in COLOURS):
                raise Illegal("both suits are of one colour (S11)")
            chosen.append((words[0], words[1]))
            self.trumps[seat] = words[0]
        hands = mirror_hands(self.pack, self.options, *chosen)
        self.hands = {self.dealer: hands[0], 1 - self.dealer: hands[1]}

    def beats(self, seat: int, card: str) -> bool:
        """Rules 1.6: higher in the suit, or an own trump of any value; S2 on own trumps."""
        top = self.pile[-1]
        if suit(card) == suit(top):
            if FRENCH_RANKS.index(rank(card)) < FRENCH_RANKS.index(rank(top)):
                return True
            return suit(card) == self.trumps[seat] and self.low_trump
        return suit(card) == self.trumps[seat]

    def play(self, actions: Actions) -> int:
        """Play on; return the seat that wins, or DRAW."""
        starts = self.options.is_("starter", "dealer")  # S3
        seat = self.dealer if starts else 1 - self.dealer
        seen: Counter[object] = Counter()
        limit = {"draw_on_3": 3, "draw_on_2": 2, "off": 0}[self.options.text("repetition")]
        while True:
            if limit:  # S6
                hands = (frozenset(self.hands[0]), frozenset(self.hands[1]))
                position = (hands, frozenset(self.pile), (self.pile or [""])[-1], seat)
                seen[position] += 1
                if seen[position] == limit:
                    return DRAW
            outcome = self.turn(actions, seat)
            if outcome is not None:
                return outcome
            seat = 1 - seat

    def turn(self, actions: Actions, seat: int) -> int | None:
        """One turn: take, lead, beat, or (form B) cover and lead."""
        covering = bool(self.pile)
        action = actions.next(seat, "play", "take")
        if action.verb == "take":
            action.bare()
            if not self.pile:
                raise Illegal("an empty table cannot be taken (S7)")
            self.hands[seat] += self.pile
            self.pile = []
            outcome = self.counted()
            return outcome if self.hands[1 - seat] else 1 - seat  # S8: the last card stood
        outcome = self.put(seat, action)
        if outcome is None and covering and self.form_b and self.hands[seat]:
            outcome = self.put(seat, actions.next(seat, "play"), lead=True)
        return outcome

    def put(self, seat: int, action: Action, lead: bool = False) -> int | None:
        """Play one card; the last one wins at once unless it must stand (S8, S9)."""
        card = action.word()
        if card not in self.hands[seat]:
            raise Illegal(f"{card} is not in hand")
        if self.pile and not lead and not self.beats(seat, card):
            raise Illegal(f"{card} does not beat {self.pile[-1]}")
        self.hands[seat].remove(card)
        self.pile.append(card)
        outcome = self.counted()
        return outcome if self.hands[seat] or self.must_stand else seat

    def counted(self) -> int | None:
        """`max_turns`: count a play or take; the outcome if it was the last one allowed."""
        self.turns += 1
        limit = self.options.raw("max_turns")
        if limit == "none" or self.turns < self.options.whole("max_turns"):
            return None
        cards = [len(self.hands[1]), len(self.hands[0])]  # the fewer cards win
        ahead = leader_of(cards) if isinstance(limit, str) else None
        return DRAW if ahead is None else ahead


class Svoyi(Match):
    """Single game or best of N (S13); the dealer alternates."""

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self.cards = pack_of(FRENCH_RANKS[: options.whole("ranks")], FRENCH_SUITS)
        self.games = 0

    def play(self, dealer: int, pack: list[str], actions: Actions) -> DealResult:
        deal = SvoyiDeal(self.options, dealer, pack)
        deal.choose_suits(actions)
        outcome = deal.play(actions)
        actions.finish()
        self.dealer = 1 - dealer
        self.games += 1
        points = [int(outcome == 0), int(outcome == 1)]
        self.points = [self.points[0] + points[0], self.points[1] + points[1]]
        games = 1 if self.options.is_("match", "single") else self.options.whole("match")
        self.over = self.games == games or 2 * max(self.points) > games
        if self.over:
            self.winner = leader_of(self.points)
        return self.no_chips(points, None if outcome == DRAW else outcome)
