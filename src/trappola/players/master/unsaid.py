"""What a hand probably does not hold, since nothing was said of it.

Nobody has to declare, but all of it scores, so a sound player leaves nothing out: who might have
declared three kings and has not has two of them at most.
"""

from __future__ import annotations

from collections.abc import Iterator

from trappola.cards import Card, Pack
from trappola.games.cardano import Cardano
from trappola.games.nine_tricks import NineTricksGame
from trappola.games.sets import FIGURES, RANK_WORDS, read_set
from trappola.games.trumps import TrumpGame
from trappola.knowledge import Knowledge
from trappola.knowledge.declared import undeclared
from trappola.view import View

UNSAID = 0.1
"""How likely something is left unsaid."""
MOST = 36

Sign = tuple[int, int, int, int, int, float]
"""The kernel's: place, cards it has played since, cards, at least, at most so many of them, and
what a world weighs in which it is not so."""


def unsaid(view: View, knowledge: Knowledge) -> Iterator[Sign]:
    """Of every other seat what it would have declared; hands must not change any more."""
    for place, seat in enumerate(knowledge.playing):
        if seat == view.seat or knowledge.course.hands[seat].loose:
            continue
        played = 0
        for kind, who, words in view.told:
            if kind == "play" and who == seat:
                played |= 1 << view.pack.number[Card(words[0])]
        for cards, least, most in _limits(view, knowledge, seat, played):
            yield place, played, cards, least, most, UNSAID


def _limits(
    view: View, knowledge: Knowledge, seat: int, played: int
) -> Iterator[tuple[int, int, int]]:
    """Cards of which a seat has so many at least and at most, counting those it has played."""
    pack, game, rules = view.pack, knowledge.game, knowledge.rules
    words = [said.word for said in knowledge.course.said if said.seat == seat]
    ended = any(kind == "done" and who == seat for kind, who, _ in view.told)
    if isinstance(game, TrumpGame):
        if ended and rules.declarations == "on" and not knowledge.model.draws:
            for cards, most in undeclared(rules, knowledge.course, seat):
                yield cards, 0, most
        return
    claims = [claim for word in words if (claim := read_set(word)) is not None]
    told = {claim.rank for claim in claims}
    hidden = any("figures" in word for word in words)  # of which rank is not known
    nine_tricks = isinstance(game, NineTricksGame)
    for rank in RANK_WORDS if nine_tricks or isinstance(game, Cardano) else ():
        cards = _of_ranks(pack, rank)
        # Aces, and all sets of Cardano, are told before the first of their cards.
        due = ended if nine_tricks and rank != "A" else bool(played & cards)
        if due and rank not in told and (rank == "A" or not hidden):
            yield cards, 0, 2
    if nine_tricks and ended and "blanche" not in words:
        yield _of_ranks(pack, *FIGURES), 1, MOST


def _of_ranks(pack: Pack, *ranks: str) -> int:
    return pack.mask_of(card for card in pack if card.rank in ranks)
