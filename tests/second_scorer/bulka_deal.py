"""One deal of Bulka, also played two-handed (rules 1.2, B1 to B22)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .actions import Action, Actions
from .cards import FIGURES, TRAPPOLA_RANKS, Hands, deal_out, rank
from .errors import Illegal
from .family import captured, card_points, count, read_set, special_tricks
from .options import Options
from .tricks import Trick, TrickRules, play_trick

SET_POINTS = {"K": 6, "N": 6, "J": 6, "2": 10}  # three; four are the double
SET_CHIPS = {3: 5, 4: 10}


@dataclass
class Said:
    """What one seat declared."""

    sets: dict[str, int] = field(default_factory=dict)  # rank -> size, aces among them
    blanche: bool = False
    bianka: bool = False
    asked: bool = False

    def anything(self) -> bool:
        """Whether it declared at all."""
        return bool(self.sets) or self.blanche


@dataclass(frozen=True)
class Account:
    """What the deal brings one seat, before stakes, Pro and the pot."""

    points: int
    from_opponent: int  # chips the opponent owes it
    opponent_to_cup: int  # chips the opponent owes the cup for its tricks


class BulkaDeal:
    """One deal while it is played."""

    def __init__(self, options: Options, challenger: int, no1: int, pack: list[str]) -> None:
        self.options = options
        self.challenger = challenger
        self.no1 = no1
        self.hands: Hands = deal_out(pack, (no1, challenger), (3, 3, 3))[0]
        self.dealt = {seat: tuple(hand) for seat, hand in self.hands.items()}
        self.said = {challenger: Said(), no1: Said()}
        self.tricks: list[Trick] = []

    def other(self, seat: int) -> int:
        """The opponent."""
        return self.no1 if seat == self.challenger else self.challenger

    def lacks(self, seat: int, *ranks: str) -> bool:
        """Whether the nine cards dealt hold none of these ranks."""
        return not any(rank(card) in ranks for card in self.dealt[seat])

    def declaring_round(self, actions: Actions, alifer_left: bool) -> bool:
        """Challenger first. True if an Alifer was accepted, which ends the deal (B9, B10)."""
        verbs = ["declare", "done"] + ["alifer"] * self.options.is_("alifer", "on")
        for seat in (self.challenger, self.no1):
            first_word = True
            while (action := actions.next(seat, *verbs)).verb != "done":
                if action.verb == "declare":
                    self.declare_before_play(action)
                elif self.alifer(action, actions, first_word, alifer_left):
                    return True
                first_word = False
            action.bare()
        return False

    def alifer(self, action: Action, actions: Actions, first_word: bool, left: bool) -> bool:
        """A seat's first word, while nobody has declared; the other accepts or refuses."""
        action.bare()
        if not first_word or any(said.anything() for said in self.said.values()):
            raise Illegal("Alifer is the first word, before any declaration (B10)")
        if not left:
            raise Illegal("no more Alifers in this round (alifer_max)")
        answer = actions.next(self.other(action.seat), "accept", "refuse")
        answer.bare()
        return answer.verb == "accept"

    def declare_before_play(self, action: Action) -> None:
        """Equal figures, twos and blanche; B12, B16."""
        said, word = self.said[action.seat], action.word()
        if word == "blanche":
            if said.blanche or not self.lacks(action.seat, *FIGURES):
                raise Illegal("blanche needs a hand without figures, and is said once")
            said.blanche = True
            return
        hide = self.options.flag("hide_rank")
        named, hidden = ("2", "KNJ") if hide else ("KNJ2", "")
        self.declare_set(action.seat, *read_set(word, named, hidden))

    def declare_set(self, seat: int, size: int, wanted: str) -> None:
        """A set is declared once and with the exact number held."""
        if wanted in self.said[seat].sets:
            raise Illegal("this set is declared already")
        if count(self.hands[seat], wanted) != size:
            raise Illegal("the number declared is not the number held")
        self.said[seat].sets[wanted] = size

    def declare_in_play(self, action: Action, _trick: Sequence[str]) -> None:
        """Aces before one's first ace; bianka on any own turn (B15)."""
        seat, word = action.seat, action.word()
        if word == "bianka":
            if self.said[seat].bianka or not self.lacks(seat, "A", *FIGURES):
                raise Illegal("bianka needs a hand without figures and aces, and is said once")
            self.said[seat].bianka = True
            return
        size, wanted = read_set(word, named="A", hidden="")
        if count(self.hands[seat], "A") != count(self.dealt[seat], "A"):
            raise Illegal("aces are declared before the first ace is played")
        self.declare_set(seat, size, wanted)

    def ask(self, action: Action, _trick: Sequence[str]) -> None:
        """B13: in the second trick, once, if the opponent declared a set of three it covers."""
        action.bare()
        scope = {"figures": "KNJ", "figures_and_twos": "KNJ2", "off": ""}
        ranks = scope[self.options.text("ask_fourth")]
        sets = self.said[self.other(action.seat)].sets
        if len(self.tricks) != 1 or self.said[action.seat].asked:
            raise Illegal("the question is put once, in the second trick")
        if not any(size == 3 and wanted in ranks for wanted, size in sets.items()):
            raise Illegal("there is no set of three to ask about")
        self.said[action.seat].asked = True

    def play(self, actions: Actions) -> None:
        """B2: the challenger leads; follow suit, no trumps."""
        rules = TrickRules(TRAPPOLA_RANKS)
        leader = self.no1 if self.options.is_("bulka_leader", "no1") else self.challenger
        extras = {"declare": self.declare_in_play, "ask": self.ask}
        while self.hands[leader]:
            seats = (leader, self.other(leader))
            self.tricks.append(play_trick(actions, rules, self.hands, seats, extras))
            leader = self.tricks[-1].winner

    def aces(self, seat: int) -> tuple[int, int]:
        """Points and chips for declared aces (B17 to B19)."""
        size = self.said[seat].sets.get("A", 0)
        if size == 0:
            return 0, 0
        mine = captured(self.tricks, seat)
        kept = sum(card in mine for card in self.dealt[seat] if rank(card) == "A")
        if kept == size:
            return {3: 30, 4: 40}[size], SET_CHIPS[size]
        if (size, kept) == (4, 3) and not self.options.is_("aces_partial", "flat"):
            return 30, SET_CHIPS[3]
        return {3: 6, 4: 12}[size], 0

    def carte_blanche(self, seat: int) -> tuple[int, int]:
        """B15: bianka stands instead of blanche unless they stack."""
        said = self.said[seat]
        points, chips = (20, 10) if said.bianka else (0, 0)
        if said.blanche and (not said.bianka or self.options.flag("bianka_stacks")):
            points, chips = points + 10, chips + 5
        return points, chips

    def account(self, seat: int) -> Account:
        """The sums of one seat."""
        special = special_tricks(self.tricks, seat)
        sets = {r: size for r, size in self.said[seat].sets.items() if r != "A"}
        ace_points, ace_chips = self.aces(seat)
        blanche_points, blanche_chips = self.carte_blanche(seat)
        points = (
            card_points(captured(self.tricks, seat))
            + sum(SET_POINTS[r] * (2 if size == 4 else 1) for r, size in sets.items())
            + ace_points
            + blanche_points
            + 6 * special.plain_last
            + 26 * special.last_run
            + 52 * special.first
            + 10 * special.other_twos
            + 30 * special.all_tricks
        )
        chips = sum(SET_CHIPS[size] for size in sets.values()) + ace_chips + blanche_chips
        cup = (
            10 * special.last_run
            + 20 * special.first
            + 5 * special.other_twos
            + 10 * special.all_tricks
        )
        return Account(points, chips, cup)
