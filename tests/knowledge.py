"""Who holds and who may know which card, worked out from the pack and the actions alone.

This knows how cards are dealt, drawn, exchanged and laid open, and nothing of the code under
test: neither events nor views nor the kernel.
"""

from __future__ import annotations

from collections.abc import Iterable

from trappola import Match
from trappola.actions import Action

SETS = {"aces": "A", "kings": "K", "knights": "N", "jacks": "J", "twos": "2"}


class Table:
    """The cards of one deal, followed action by action.

    Attributes:
        hands: the cards of each seat.
        stock: what is still to be drawn, in order, without the turn-up.
        public: cards that everybody has seen.
        own: for each seat the cards it has ever held.
    """

    def __init__(self, match: Match) -> None:
        current = match.current
        assert current is not None
        self.game = match.game.name
        self.rules = match.rules
        self.ranks = match.pack.ranks
        self.suits = match.pack.suits
        self.dealer = current.deal.dealer
        self.stock = [card.text for card in current.cards]
        self.whole = set(self.stock)
        seats = len(match.names)
        self.hands: dict[int, set[str]] = {seat: set() for seat in range(seats)}
        self.own: dict[int, set[str]] = {seat: set() for seat in range(seats)}
        self.public: set[str] = set()
        self.buried: list[str] = []
        self.turn_up: str | None = None
        self.trump: str | None = None
        self.trick: list[tuple[int, str]] = []
        self.suits_chosen = 0
        self.active: tuple[int, ...] = tuple(
            (self.dealer + step) % seats for step in range(1, seats + 1)
        )
        if self.game == "bulka":
            order = current.standing.order
            assert order is not None
            self.active = (order[0], order[1])
        self._deal()

    def _deal(self) -> None:
        if self.game == "svoyi":
            return
        packets: Iterable[int] = (3, 3, 3)
        if self.game == "cardano":
            packets = (5, 4) if self.rules.deal_packets == "5-4" else (4, 5)
        if self.game == "quattro" and self.rules.twos == "without":
            packets = (3, 3, 2)
        last = self.stock[-1]
        for size in packets:
            for seat in self.active:
                self._draw(seat, size)
        if self.game == "classica":
            self.turn_up = self.stock.pop(0)
            self.trump = self.turn_up[-1]
            self.public.add(self.turn_up)
        if self.game == "quattro":
            way = self.rules.quattro_trump
            if way in ("bottom_card", "last_dealt_shown_after"):
                self.trump = last[-1]
                self.public.add(last)
        if self.rules.get("declarations") == "mandatory":
            asked = self.game == "classica" and self.rules.exchange != "off"
            named = self.game == "quattro" and self.rules.quattro_trump == "dealer_names"
            if not named and (not asked or self.rules.declare_before_exchange):
                self._declare_all()

    def _draw(self, seat: int, size: int) -> None:
        cards, self.stock = self.stock[:size], self.stock[size:]
        self.hands[seat].update(cards)
        self.own[seat].update(cards)

    def may_know(self, seat: int | None) -> set[str]:
        """The cards that a seat has seen; None is a spectator."""
        return self.public if seat is None else self.public | self.own[seat]

    @property
    def left(self) -> int:
        """How many cards the stock has, the turn-up included."""
        return len(self.stock) + (self.turn_up is not None)

    def act(self, seat: int, action: Action) -> None:
        """Follows one action."""
        words = action.words
        match action.verb:
            case "suits":
                self.suits_chosen += 1
                if self.suits_chosen == 2:  # everything is laid open
                    self.public |= self.whole
            case "play" if self.game != "svoyi":
                self._play(seat, words[0])
            case "exchange" if self.game == "cardano":
                self.public |= self.hands[seat]
                self.hands[seat] = set()
                self._draw(seat, 9)
            case "exchange":
                self.hands[seat] -= set(words)
                self._draw(seat, len(words))
                if self.rules.exchange_discards == "under_stock":
                    self.stock += words
                self._exchanged(seat)
            case "keep" if self.game == "classica":
                self._exchanged(seat)
            case "swap":
                given = {"seven": "7", "two": "2"}[self.rules.turnup_swap] + str(self.trump)
                assert self.turn_up is not None
                self.hands[seat] ^= {given, self.turn_up}
                self.own[seat].add(self.turn_up)
                self.public |= {given, self.turn_up}
                self.turn_up = given
            case "trumps":
                self.trump = words[0]
                if self.rules.declarations == "mandatory":
                    self._declare_all()
            case "declare" if self.rules.get("show_declared") == "cards":
                self.public |= self._declared(seat, words[0])

    def _exchanged(self, seat: int) -> None:
        after = not self.rules.declare_before_exchange
        if seat == self.active[1] and after and self.rules.declarations == "mandatory":
            self._declare_all()

    def _declared(self, seat: int, word: str) -> set[str]:
        """The cards that a declaration shows."""
        if word.startswith("run("):
            return {card for card in self.hands[seat] if card in word}
        rank = SETS[word.partition("-")[2]]
        return {card for card in self.hands[seat] if card[:-1] == rank}

    def _declare_all(self) -> None:
        """Every set and run of every hand is shown (at most; some rules leave some out)."""
        if self.rules.show_declared != "cards":
            return
        for hand in self.hands.values():
            for rank in "AKNJ":
                members = {card for card in hand if card[:-1] == rank}
                if len(members) >= 3:
                    self.public |= members
            ranks = "AKNJ" if self.rules.runs == "court" else self.ranks
            for suit in self.suits:
                run: set[str] = set()
                for rank in (*ranks, ""):
                    if rank + suit in hand:
                        run.add(rank + suit)
                        continue
                    if len(run) >= 3:
                        self.public |= run
                    run = set()

    def _play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.public.add(card)
        self.trick.append((seat, card))
        if len(self.trick) < len(self.active):
            return
        winner = self._winner()
        loser = next((seat for seat, _ in self.trick if seat != winner), winner)
        self.trick = []
        draws = self.game == "classica" and (
            self.rules.exchange != "talon" or self.rules.talon_draw == "on"
        )
        short = self.left == 1 and self.rules.get("odd_card") == "winner_draws_loser_short"
        if draws and (self.left > 1 or short):
            self._draw_one(winner)
            if self.left:
                self._draw_one(loser)

    def _draw_one(self, seat: int) -> None:
        if self.stock:
            self._draw(seat, 1)
        else:
            assert self.turn_up is not None
            self.hands[seat].add(self.turn_up)
            self.own[seat].add(self.turn_up)
            self.turn_up = None

    def _winner(self) -> int:
        led = self.trick[0][1][-1]

        def strength(entry: tuple[int, str]) -> tuple[int, int]:
            card = entry[1]
            kind = 2 if card[-1] == self.trump else 1 if card[-1] == led else 0
            return kind, -self.ranks.index(card[:-1])

        return max(self.trick, key=strength)[0]
