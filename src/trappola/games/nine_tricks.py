"""Nine tricks with declarations, as the Piatnik rule book by Robert Kissel has them.

They are played for the cup (Bulka) and without it (the two-handed game). Rule ids (B1 …) are
explained in ``docs/sources.md``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator, Sequence
from dataclasses import dataclass

from trappola.actions import Action
from trappola.cards import TRAPPOLA, Pack
from trappola.errors import IllegalAction
from trappola.games.base import Script
from trappola.games.sets import FIGURES, Set, outside, read_set, sets_among
from trappola.games.tricks import Claim, TrickDeal, TrickGame, term_of_rank
from trappola.games.worths import Worth
from trappola.kernel import Duties, Stakes, TrickModel
from trappola.options import OpenValue, Option, Rules
from trappola.standing import Standing
from trappola.turn import Turn

CARD_POINTS = {"A": 6, "K": 5, "N": 4, "J": 3}
SET_POINTS = {"2": 10, "K": 6, "N": 6, "J": 6}
SET_CHIPS = 5
"""For three of a kind; four pay double, in points and chips [Enc-pt][Enc-de]."""
ACES_KEPT = {3: 30, 4: 40}
ACES_LOST = {3: 6, 4: 12}
BLANCHE = (10, 5)
BIANKA = (20, 10)

MODEL = TrickModel(
    pack=TRAPPOLA.mask,
    closed=Duties(follow=True),
    card_points={
        number: CARD_POINTS.get(card.rank, 0) for number, card in TRAPPOLA.by_number.items()
    },
    last_trick=6,
    all_tricks=30,
    prize_cards=TRAPPOLA.mask_of(card for card in TRAPPOLA if card.rank == "2"),
    prize_any=10,
    prize_first=52,
    prize_last=(26, 52, 78),
)

ALIFER_AND_CUP = (
    Option("alifer_stake", "total", ("additional",), "B9", ("Enc-pt", "Enc-de")),
    Option("alifer_doubles_all", False, (True,), "B11"),
)
"""What an Alifer does to the stakes and payments of the game with the cup."""

NINE_TRICKS = (
    Option("bulka_leader", "challenger", ("no1",), "B2", ("Enc-pt", "Enc-de")),
    Option("alifer", "off", ("on",), "B10", ("Enc-pt", "Enc-de")),
    Option("alifer_max", "none", (OpenValue(),), "B10"),
    *ALIFER_AND_CUP,
    Option("ask_fourth", "figures", ("figures_and_twos", "off"), "B13", ("Enc-pt", "Pierer")),
    Option("bianka_stacks", False, (True,), "B15", ("Enc-pt", "Enc-de")),
    Option("aces_partial", "flat", ("keep_three_if_three_kept",), "B17", ("Enc-pt", "Enc-de")),
)
"""The options of the nine tricks."""


class NineTricksGame(TrickGame):
    """What both games share: pack, play, and what declarations are worth."""

    chips_for_declarations = False
    """Whether the opponent pays chips for a declaration."""

    def pack(self, rules: Rules) -> Pack:
        return TRAPPOLA

    def play_model(self, rules: Rules) -> TrickModel:
        return MODEL

    def worths(self, rules: Rules) -> Sequence[Worth]:
        chips = self.chips_for_declarations
        sets = [
            Worth(rank, size, SET_POINTS[rank] * (size - 2), SET_CHIPS * (size - 2) * chips)
            for rank in (*FIGURES, "2")
            for size in (3, 4)
        ]
        aces = [
            Worth("A", size, points[size], SET_CHIPS * (size - 2) * chips * kept, kept)
            for kept, points in ((True, ACES_KEPT), (False, ACES_LOST))
            for size in (3, 4)
        ]
        blanche = Worth("blanche", 0, BLANCHE[0], BLANCHE[1] * chips)
        return [*sets, blanche, *aces, Worth("bianka", 0, BIANKA[0], BIANKA[1] * chips)]

    def stakes(self, rules: Rules, claims: Sequence[Claim]) -> Stakes:
        """What declarations bring: aces count by how many of them are kept."""
        base = [0, 0]
        captures = []
        for side, word, cards in claims:
            claim = read_set(word)
            if claim is not None and claim.rank == "A":
                worth = [aces_worth(rules, claim.size, lost)[0] for lost in range(claim.size + 1)]
                captures.append((cards, 1 - side, side, worth))
            else:
                replaced = any(other == "bianka" and one == side for one, other, _ in claims)
                base[side] += said_worth(rules, word, replaced=replaced)[0]
        return Stakes(base=base, captures=captures)


@dataclass(frozen=True)
class NineTricksStanding(Standing):
    """Besides the standing of every game: what an undecided round has come to.

    Attributes:
        alifers: how many Alifers were accepted in this round.
    """

    alifers: int = 0


class NineTricksDeal(TrickDeal):
    """What is played for the cup and without it: declarations, nine tricks, their points."""

    standing: NineTricksStanding

    def script(self) -> Script:
        no1, challenger = self.no1, self.dealer
        self.announced: list[tuple[int, str]] = []
        self.stake()
        self.deal_packets((no1, challenger), (3, 3, 3))
        active = (challenger, no1)
        self.sets = {seat: sets_among(self.pack, self.hands[seat]) for seat in active}
        self.bianka = {seat: self.is_bianka(seat) for seat in active}
        for seat in active:
            if (yield from self.declare(seat, other=self.other(seat))):
                self.end_by_alifer()
                return
        leader = challenger if self.rules.bulka_leader == "challenger" else no1  # B2
        self.start_play(MODEL, active, leader)
        self.asked: set[int] = set()
        while not self.state.over:
            seat = self.on_turn
            action = yield self.turn_to_play(self.said_in_play(seat))
            if action.verb == "declare":
                self.announce(seat, action.words[0])
            elif action.verb == "ask":
                self.answer(seat)
            else:
                self.play_card(action)
        yield from self.score()

    @property
    @abstractmethod
    def no1(self) -> int:
        """The seat that does not deal: No. 1."""

    def other(self, seat: int) -> int:
        """The other active seat."""
        return self.no1 + self.dealer - seat

    def stake(self) -> None:
        """What is paid before the cards are dealt."""

    @abstractmethod
    def end_by_alifer(self) -> None:
        """Ends the deal after an accepted Alifer."""

    @abstractmethod
    def score(self) -> Script:
        """Writes the score sheet."""

    def hides(self, rank: str) -> bool:
        """Whether the rank of a set is kept from the others (B12)."""
        return bool(self.rules.get("hide_rank", False)) and rank in FIGURES

    # The declaring round: challenger first

    def declare(self, seat: int, other: int) -> Generator[Turn, Action, bool]:
        """One seat's declarations, ended by "done"; returns whether an Alifer was accepted."""
        spoken = False
        self.speaker = seat
        while True:
            words = self.declarations(seat)
            if not spoken and self.alifer_allowed():
                words.append(Action("alifer"))
            words.append(Action("done"))
            action = yield Turn(seat, "declare", words, reason=self.why_not_declared)
            spoken = True
            if action.verb == "done":
                self.tell("done", seat)
                return False
            if action.verb == "declare":
                self.announce(seat, action.words[0])
                continue
            self.tell("alifer", seat)
            answers = (Action("accept"), Action("refuse"))
            answer = yield Turn(other, "alifer", answers)
            self.tell(answer.verb, other)
            if answer.verb == "accept":
                return True

    def alifer_allowed(self) -> bool:
        """Whether "Alifer?" may be asked: by agreement, before anybody has declared (B10)."""
        most = self.rules.alifer_max
        return (
            self.rules.alifer == "on"
            and not self.announced
            and (most == "none" or self.standing.alifers < most)
        )

    def declarations(self, seat: int) -> list[Action]:
        """What a seat may declare before the first card."""
        words = [
            Set(cards.bit_count(), rank).said(hidden=self.hides(rank))
            for rank, cards in self.sets[seat].items()
            if rank != "A"
        ]
        if self.is_blanche(seat):
            words.append("blanche")
        return [Action(f"declare {word}") for word in words if (seat, word) not in self.announced]

    def is_blanche(self, seat: int) -> bool:
        """No figure among the nine cards dealt; an ace is none."""
        return not any(card.rank in FIGURES for card in self.hands[seat])

    def is_bianka(self, seat: int) -> bool:
        """Neither figure nor ace among the nine cards dealt."""
        return self.is_blanche(seat) and not any(card.rank == "A" for card in self.hands[seat])

    def why_not_declared(self, action: Action) -> IllegalAction | None:
        """The rule against a declaration before the first card."""
        if action.verb == "alifer":
            return IllegalAction("no-alifer")
        if action.verb != "declare":
            return None
        seat = self.speaker
        word = action.words[0]
        if (seat, word) in self.announced:
            return IllegalAction("said-already", what=word)
        if word == "blanche":
            return IllegalAction("not-blanche")
        if word in ("bianka", "three-aces", "four-aces"):
            return IllegalAction("declared-in-play", what=word)
        return self.wrong_set(seat, word)

    def wrong_set(self, seat: int, word: str) -> IllegalAction:
        """Why the nine cards dealt are not the set named."""
        claim = read_set(word)
        if claim is None or claim.said(hidden=self.hides(claim.rank)) != word:
            return IllegalAction("no-such-declaration", what=word)
        held = self.sets[seat].get(claim.rank, 0).bit_count()
        ranks = term_of_rank(claim.rank)
        if held > claim.size:
            return IllegalAction("number-exact", ranks=ranks, held=held)
        return IllegalAction("set-not-held", ranks=ranks, number=claim.size)

    def announce(self, seat: int, word: str) -> None:
        """Declares: the rank is named, the suits are not (B12)."""
        self.announced.append((seat, word))
        self.tell_apart("declare", seat, [word], [outside(word)])

    # What may be said in the play

    def said_in_play(self, seat: int) -> list[Action]:
        """Aces before one's first ace, bianka to the last card, the question in trick two."""
        words: list[Action] = []
        aces = self.sets[seat].get("A", 0)
        if aces and aces & ~self.state.hand(self.place[seat]) == 0:
            word = Set(aces.bit_count(), "A").said()
            if (seat, word) not in self.announced:
                words.append(Action(f"declare {word}"))
        if self.bianka[seat] and (seat, "bianka") not in self.announced:
            words.append(Action("declare bianka"))
        if self.state.tricks == 1 and seat not in self.asked and self.threes_of_other(seat):
            words.append(Action("ask"))
        return words

    def threes_of_other(self, seat: int) -> list[tuple[str, Set]]:
        """The opponent's declared sets of three whose fourth suit may be asked for (B13)."""
        ranks = {
            "figures": FIGURES,
            "figures_and_twos": (*FIGURES, "2"),
            "off": (),
        }[self.rules.ask_fourth]
        return [
            (word, claim)
            for other, word in self.announced
            if other != seat
            and (claim := read_set(word)) is not None
            and claim.size == 3
            and claim.rank in ranks
        ]

    def answer(self, seat: int) -> None:
        """The question for the fourth card: the answer names its suit and nothing else (B14)."""
        self.asked.add(seat)
        self.tell("ask", seat)
        for word, claim in self.threes_of_other(seat):
            other = self.other(seat)
            held = {card.suit for card in self.hands[other] if card.rank == claim.rank}
            missing = next(suit for suit in self.pack.suits if suit not in held)
            self.tell("answer", other, outside(word), missing)

    def why_not_said(self, action: Action) -> IllegalAction | None:
        seat = self.on_turn
        if action.verb == "ask":
            if self.rules.ask_fourth == "off":
                return IllegalAction("no-asking")
            if self.state.tricks != 1:
                return IllegalAction("ask-in-second-trick")
            return IllegalAction("asked-already" if seat in self.asked else "nothing-to-ask")
        if action.verb == "alifer":
            return IllegalAction("no-alifer")
        if action.verb != "declare":
            return None
        word = action.words[0]
        if (seat, word) in self.announced:
            return IllegalAction("said-already", what=word)
        if word == "bianka":
            return IllegalAction("not-bianka")
        claim = read_set(word)
        if claim is not None and claim.rank == "A":
            aces = self.sets[seat].get("A", 0)
            if aces and aces & ~self.state.hand(self.place[seat]):
                return IllegalAction("set-broken", ranks=term_of_rank("A"))
            return self.wrong_set(seat, word)
        if word == "blanche" or claim is not None:
            return IllegalAction("declare-too-late")
        return IllegalAction("no-such-declaration", what=word)

    # What it is worth

    def declared_worth(self, seat: int, word: str) -> tuple[int, int]:
        """The points of a declaration and the chips the opponent owes for it."""
        claim = read_set(word)
        if claim is None or claim.rank != "A":
            return said_worth(self.rules, word, replaced=(seat, "bianka") in self.announced)
        lost = (self.sets[seat]["A"] & self.lost_by(seat)).bit_count()
        return aces_worth(self.rules, claim.size, lost)


def aces_worth(rules: Rules, size: int, lost: int) -> tuple[int, int]:
    """The points of declared aces of which so many are lost, and the chips the opponent owes."""
    if not lost:
        return ACES_KEPT[size], SET_CHIPS * (size - 2)
    if lost == 1 and size == 4 and rules.aces_partial != "flat":
        return ACES_KEPT[3], SET_CHIPS  # B17
    return ACES_LOST[size], 0


def said_worth(rules: Rules, word: str, *, replaced: bool) -> tuple[int, int]:
    """The points and chips of a declaration other than aces; blanche may be replaced (B15)."""
    if word == "blanche":
        return (0, 0) if replaced and not rules.bianka_stacks else BLANCHE
    if word == "bianka":
        return BIANKA
    claim = read_set(word)
    if claim is None:  # figures whose rank is not known: all of them are worth the same
        size, rank = (3 if word.startswith("three") else 4), FIGURES[0]
    else:
        size, rank = claim
    return SET_POINTS[rank] * (size - 2), SET_CHIPS * (size - 2)
