"""The combinations of classica and quattro that can be declared, and what they are worth."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import compress, product

from .cards import TRAPPOLA_SUITS
from .options import Options

COURT = ("A", "K", "N", "J")
SET_NAMES = {"A": "aces", "K": "kings", "N": "knights", "J": "jacks"}
SET_POINTS = {"A": 6, "K": 5, "N": 4, "J": 3}


@dataclass(frozen=True)
class Combination:
    """A set or a run, with the word that declares it."""

    word: str
    cards: tuple[str, ...]
    points: int


def rank_order(options: Options) -> tuple[str, ...]:
    """K1: the two stands under the jack, or lowest, or is not in the pack."""
    blanks = ("10", "9", "8", "7")
    if options.is_("twos", "without"):
        return COURT + blanks
    if options.is_("two_rank", "fifth"):
        return (*COURT, "2", *blanks)
    return (*COURT, *blanks, "2")


def find_combinations(held: Collection[str], options: Options) -> list[Combination]:
    """All that can be declared from these cards: sets with their exact number, whole runs."""
    return find_sets(held, options) + find_runs(held, options)


def find_sets(held: Collection[str], options: Options) -> list[Combination]:
    """Three or four aces, kings, knights, jacks; the four count double."""
    lower = options.is_("values", "czech") and not options.is_("czech_declaration_values", "base")
    found = []
    for wanted, name in SET_NAMES.items():
        cards = tuple(wanted + s for s in TRAPPOLA_SUITS if wanted + s in held)
        points = SET_POINTS[wanted] - lower
        if len(cards) == 3:
            found.append(Combination(f"three-{name}", cards, points))
        elif len(cards) == 4:
            found.append(Combination(f"four-{name}", cards, 2 * points))
    return found


def find_runs(held: Collection[str], options: Options) -> list[Combination]:
    """K8, K9: three 3, four 6, each further card 3 more; never a part of a longer run."""
    order = COURT if options.is_("runs", "court") else rank_order(options)
    found = []
    for s in TRAPPOLA_SUITS:
        run: list[str] = []
        for r in (*order, ""):  # the empty rank ends the last run of the suit
            if r + s in held:
                run.append(r + s)
                continue
            if len(run) >= 3:
                points = 3 * (len(run) - 2)
                found.append(Combination(f"run({''.join(run)})", tuple(run), points))
            run = []
    return found


def best_choice(found: list[Combination], options: Options) -> list[Combination]:
    """What is declared when all must be (K10): without shared cards the greatest total.

    Between equal totals the earlier combinations are taken: sets from aces down, then runs.
    """
    if options.flag("card_in_two_combos"):
        return found
    best: list[Combination] = []
    for picks in product((True, False), repeat=len(found)):
        some = list(compress(found, picks))
        cards = [card for one in some for card in one.cards]
        if len(set(cards)) == len(cards) and total(some) > total(best):
            best = some
    return best


def total(found: Collection[Combination]) -> int:
    """The sum of the points."""
    return sum(one.points for one in found)
