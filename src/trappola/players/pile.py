"""Svoyi Kozyri: nothing is hidden, so players look ahead in the kernel, each in its way.

*At a glance*, turn by turn, cards on the pile forgotten: as people look who have just learnt it.
*Soundly*, from bout to bout, knowing what the solved game teaches of hands.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from trappola._kernel import LOOKED_WON, PileProver, look_ahead
from trappola.actions import Action, plays_of
from trappola.games import GAMES
from trappola.games.svoyi import Svoyi
from trappola.players.worth import rules_of
from trappola.svoyi.form import Form
from trappola.svoyi.oracle import form_of
from trappola.view import View

NODES = 3000
"""How many positions are looked at for one move, at a glance."""
BOUTS = 100
"""How many bouts are looked at for one move, soundly."""
WON = LOOKED_WON
TRUMP, TRUMP_RANK, PLAIN_RANK = 0.7, 0.7, 1.3
"""What speaks for holding a card, of the one card that speaks against it: being an own trump, and
its rank, as a trump or not, from nothing for the lowest to this for the ace."""


Polynomial = tuple[float, float, float]


class Judgement(NamedTuple):
    """What holding a card is worth to who leads next, in logarithms of the odds to win.

    Attributes:
        plain: of a plain card: of the lowest rank, and what the rank, from 0 to 1 for the ace, and
            its square add.
        trump: how much more a trump of either seat is worth, likewise.
        lead: what leading is worth.
        burden: how much less every card is worth, so that a good hand is also brought to its end.
    """

    plain: Polynomial
    trump: Polynomial
    lead: float
    burden: float

    def of_a_hand(self, ranks: int) -> tuple[list[float], float]:
        """The worth of each card by its place in the kernel's number of a hand, and of leading."""
        plain, more = (
            [a + b * x + c * x * x for x in (place / max(1, ranks - 1) for place in range(ranks))]
            for a, b, c in (self.plain, self.trump)
        )
        trump = [a + b for a, b in zip(plain, more, strict=True)]
        cards = [*plain, *plain, *trump, *trump]
        return [STEP * (worth - self.burden) for worth in cards], STEP * self.lead


STEP = 40.0
"""Steps in which the kernel counts the worth of a hand."""
SOUND = {
    "single": Judgement((-0.39, 0.45, 0.5), (0.8, 0.05, 0.2), 0.67, 0.58),
    "cover_and_lead": Judgement((-0.45, 1.0, -0.35), (0.65, -1.0, 1.3), 0.53, 0.2),
}
"""By form. The worths are fitted to who wins positions of 24 cards, and tell it of nearly nine in
ten (``benchmarks/judgement.py``). With them alone play goes round in circles: the burdens are those
with which most deals were won from the weaker levels; a tenth more or less wins fewer."""


SOON = {"single": 9, "cover_and_lead": 6}
"""Up to so many ranks a bout is looked through in some hundredths of a second."""


def sound(view: View, bouts: int = BOUTS) -> dict[Action, float]:
    """Each legal action with what it leads to, from bout to bout, hands judged at the end.

    Beyond :data:`WON` it is proved that somebody wins. Larger packs, and rules by which no hand was
    judged, are looked at turn by turn.
    """
    form = form_of(rules_of(view.setup))
    if form is None or form.ranks > SOON[form.turn] or not any(view.counts):
        return weighed(view)
    game = GAMES[view.setup.game]
    assert isinstance(game, Svoyi)
    plays = plays_of(view.pack).by_number
    return {
        plays[number]: value * (PileProver.GUESSED - distance + WON)
        for number, value, distance in _prover(form).rate(game.state_of(view), bouts)
    }


@lru_cache(8)
def _prover(form: Form) -> PileProver:
    return PileProver(
        ranks=form.ranks,
        cover_and_lead=form.cover_and_lead,
        low_trump=form.low_trump,
        judgement=SOUND[form.turn].of_a_hand(form.ranks),
    )


def weighed(view: View, nodes: int = NODES) -> dict[Action, float]:
    """Each legal action with what it leads to at a glance; suits, named first, are all the same."""
    if not any(view.counts):
        return dict.fromkeys(view.legal, 0.0)
    game = GAMES[view.setup.game]
    assert isinstance(game, Svoyi)
    found = look_ahead(game.state_of(view), (burdens(view, 0), burdens(view, 1)), nodes)
    plays = plays_of(view.pack)
    return {plays.by_number[number]: worth for number, worth in found}


def burdens(view: View, seat: int) -> list[float]:
    """How much a seat would rather be without each card, by its number.

    A hand at a glance: the fewer cards the better, but strong ones are little burden.
    """
    pack = view.pack
    found = [0.0] * 64
    for number, card in pack.by_number.items():
        rank = (number & 15) / (len(pack.ranks) - 1)
        use = PLAIN_RANK * rank * rank
        if card.suit == view.trumps[seat]:
            use = TRUMP + TRUMP_RANK * rank
        found[number] = 1 - use
    return found
