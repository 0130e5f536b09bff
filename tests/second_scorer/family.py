"""What Cardano's game and Bulka share: named sets, card values, tricks won with twos."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from .cards import rank
from .errors import Illegal
from .tricks import Trick

CARD_POINTS = {"A": 6, "K": 5, "N": 4, "J": 3}
SIZES = {"three": 3, "four": 4}
RANK_NAMES = {"aces": "A", "kings": "K", "knights": "N", "jacks": "J", "twos": "2"}


def read_set(word: str, named: str, hidden: str) -> tuple[int, str]:
    """Size and rank of `three-kings` (rank among `named`) or `three-figures(K)` (`hidden`)."""
    match = re.fullmatch(r"(three|four)-(\w+)(?:\((\w)\))?", word, re.ASCII)
    if match is not None:
        size, name, bracket = match.groups()
        if name == "figures" and bracket is not None and bracket in hidden:
            return SIZES[size], bracket
        if bracket is None and name in RANK_NAMES and RANK_NAMES[name] in named:
            return SIZES[size], RANK_NAMES[name]
    raise Illegal(f"{word} cannot be declared here")


def count(cards: Sequence[str], wanted: str) -> int:
    """How many cards have this rank."""
    return sum(rank(card) == wanted for card in cards)


@dataclass(frozen=True)
class SpecialTricks:
    """One seat's tricks beyond their cards; the runs are totals and unbroken (C11, C12, B20)."""

    plain_last: bool  # won the last trick, not with a two
    last_run: int  # how many of the last tricks, without a gap, it won with twos
    first: bool  # won the first trick with a two
    other_twos: int  # tricks won with twos that are in neither of the two above
    all_tricks: bool


def special_tricks(tricks: Sequence[Trick], seat: int) -> SpecialTricks:
    """Look through the nine tricks of a deal."""
    with_two = [trick.winner == seat and rank(trick.winning_card) == "2" for trick in tricks]
    last_run = 0
    while last_run < len(tricks) and with_two[-1 - last_run]:
        last_run += 1
    return SpecialTricks(
        plain_last=tricks[-1].winner == seat and last_run == 0,
        last_run=last_run,
        first=with_two[0],
        other_twos=sum(with_two[1:]) - last_run,
        all_tricks=all(trick.winner == seat for trick in tricks),
    )


def captured(tricks: Sequence[Trick], seat: int) -> list[str]:
    """The cards in a seat's tricks."""
    return [card for trick in tricks if trick.winner == seat for card in trick.cards]


def card_points(cards: Sequence[str]) -> int:
    """Ace 6, king 5, knight 4, jack 3."""
    return sum(CARD_POINTS.get(rank(card), 0) for card in cards)
