"""What is counted of a table: results, distances, leads, rules of thumb, and what solving costs.

Each function gives rows: dictionaries with the same keys, of numbers and words.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from trappola.actions import Action
from trappola.cards import Card
from trappola.kernel import TAKE, PileState
from trappola.oracle import Rated
from trappola.svoyi.form import Form
from trappola.svoyi.solve import solve
from trappola.svoyi.table import Table

Row = dict[str, Any]
TRUMPS = ("s", "h")
"""The trumps of the leader and of the other; the values do not depend on the names of suits."""
KINDS = ("own trump", "other's trump", "plain")
SAMPLE = 5000
"""Positions that a rule of thumb is tried on."""


def of(form: Form) -> Row:
    """The columns that name a form."""
    return {"ranks": form.ranks, "form": form.turn, "low_trump": form.low_trump}


def results(table: Table) -> list[Row]:
    """One row: how many positions and mirror deals are won, lost and drawn, and how long."""
    counts = table.counts
    every, mirror = counts.all, counts.mirror
    return [
        {
            **of(table.form),
            "positions": every.won + every.lost + every.drawn,
            "won": every.won,
            "lost": every.lost,
            "drawn": every.drawn,
            "longest": max(every.longest_won, every.longest_lost),
            "mirror_deals": mirror.won + mirror.lost + mirror.drawn,
            "mirror_won": mirror.won,
            "mirror_lost": mirror.lost,
            "mirror_drawn": mirror.drawn,
            "mirror_longest": max(mirror.longest_won, mirror.longest_lost),
            "dealt_won": counts.chances[0],
            "dealt_lost": counts.chances[1],
            "dealt_drawn": counts.chances[2],
            "mean_dealt": counts.mean_dealt,
            "nobody_leads": counts.nobody_leads,
        }
    ]


def distances(table: Table) -> list[Row]:
    """A row for each distance: how many positions are won and lost in so many bouts."""
    counts = table.counts
    return [
        {
            **of(table.form),
            "distance": distance,
            "won": counts.won_in.get(distance, 0),
            "lost": counts.lost_in.get(distance, 0),
        }
        for distance in range(1, max([*counts.won_in, *counts.lost_in], default=0) + 1)
    ]


def mirror_deals(form: Form) -> Iterator[PileState]:
    """Every mirror deal once, the leader to lead; seat 0 leads and has spades as trumps."""
    suit = (1 << form.ranks) - 1
    model = form.model(TRUMPS)
    for own in range(suit + 1):
        for plain in range(suit + 1):
            hand = own | (~own & suit) << 16 | plain << 32 | (~plain & suit) << 48
            yield PileState(model, hand, form.pack.mask & ~hand, 0)


def kind_of(card: Card) -> str:
    """What a suit is to the leader."""
    return KINDS[TRUMPS.index(card.suit)] if card.suit in TRUMPS else KINDS[2]


def leads(table: Table) -> list[Row]:
    """A row for each kind of suit and rank: leads of won mirror deals, and how many of them win."""
    asked: Counter[tuple[str, str]] = Counter()
    winning: Counter[tuple[str, str]] = Counter()
    for state in mirror_deals(table.form):
        rated = table.rate(state)
        if rated[0].value != "win":
            continue
        for each in rated:
            assert each.action.card is not None
            key = kind_of(each.action.card), each.action.card.rank
            asked[key] += 1
            winning[key] += each.value == "win"
    ranks = table.form.pack.ranks
    return [
        {
            **of(table.form),
            "suit": kind,
            "rank": rank,
            "leads": asked[kind, rank],
            "winning": winning[kind, rank],
        }
        for kind in KINDS
        for rank in ranks
    ]


def winning_leads(table: Table) -> list[Row]:
    """A row for each number: how many won mirror deals have so many winning leads."""
    numbers: Counter[int] = Counter()
    for state in mirror_deals(table.form):
        rated = table.rate(state)
        if rated[0].value == "win":
            numbers[sum(each.value == "win" for each in rated)] += 1
    return [
        {**of(table.form), "winning_leads": number, "deals": numbers[number]}
        for number in sorted(numbers)
    ]


# Rules of thumb

Rule = Callable[[Sequence[Card], PileState, Form], Action | None]


def lowest_of(cards: Sequence[Card], form: Form) -> Card:
    """The lowest rank; of two alike the first."""
    return max(cards, key=lambda card: form.pack.ranks.index(card.rank))


def plain_suits(hand: Sequence[Card]) -> list[list[Card]]:
    """The plain cards by suit, the longer suit first."""
    suits: dict[str, list[Card]] = {}
    for card in hand:
        if card.suit not in TRUMPS:
            suits.setdefault(card.suit, []).append(card)
    return sorted(suits.values(), key=lambda cards: -len(cards))


def lead_from_long(hand: Sequence[Card], _state: PileState, form: Form) -> Action | None:
    """Lead the lowest card of the longer plain suit."""
    suits = plain_suits(hand)
    return Action.play(lowest_of(suits[0], form)) if suits else None


def lead_from_short(hand: Sequence[Card], _state: PileState, form: Form) -> Action | None:
    """Lead the lowest card of the shorter plain suit."""
    suits = plain_suits(hand)
    return Action.play(lowest_of(suits[-1], form)) if suits else None


def lead_lowest(hand: Sequence[Card], _state: PileState, form: Form) -> Action | None:
    """Lead the lowest plain card."""
    plain = [card for cards in plain_suits(hand) for card in cards]
    return Action.play(lowest_of(plain, form)) if plain else None


def lead_own_trump(hand: Sequence[Card], _state: PileState, form: Form) -> Action | None:
    """Lead the lowest own trump."""
    trumps = [card for card in hand if card.suit == TRUMPS[0]]
    return Action.play(lowest_of(trumps, form)) if trumps else None


def lead_other_trump(hand: Sequence[Card], _state: PileState, form: Form) -> Action | None:
    """Lead the lowest card of the other's trumps."""
    trumps = [card for card in hand if card.suit == TRUMPS[1]]
    return Action.play(lowest_of(trumps, form)) if trumps else None


def lead_highest(hand: Sequence[Card], _state: PileState, form: Form) -> Action | None:
    """Lead the highest plain card."""
    plain = [card for cards in plain_suits(hand) for card in cards]
    return (
        Action.play(min(plain, key=lambda card: form.pack.ranks.index(card.rank)))
        if plain
        else None
    )


LEAD_RULES: dict[str, Rule] = {
    "lead the lowest plain card": lead_lowest,
    "lead the lowest of the longer plain suit": lead_from_long,
    "lead the lowest of the shorter plain suit": lead_from_short,
    "lead the highest plain card": lead_highest,
    "lead the lowest own trump": lead_own_trump,
    "lead the lowest of the other's trumps": lead_other_trump,
}


def beat_in_suit(hand: Sequence[Card], state: PileState, form: Form) -> Action | None:
    """Beat with the lowest card of the suit that lies on top, where it is no trump."""
    top = form.pack.by_number[state.pile[-1]]
    higher = [card for card in playable(hand, state, form) if card.suit == top.suit]
    return Action.play(lowest_of(higher, form)) if higher and top.suit not in TRUMPS else None


def beat_with_trump(hand: Sequence[Card], state: PileState, form: Form) -> Action | None:
    """Beat with the lowest own trump."""
    trumps = [card for card in playable(hand, state, form) if card.suit == TRUMPS[0]]
    return Action.play(lowest_of(trumps, form)) if trumps else None


def take(_hand: Sequence[Card], state: PileState, _form: Form) -> Action | None:
    """Take what was led."""
    return Action("take") if len(state.legal_actions()) > 1 else None


def playable(hand: Sequence[Card], state: PileState, form: Form) -> list[Card]:
    """The cards that beat the top card."""
    legal = state.legal()
    return [card for card in hand if legal >> form.pack.number[card] & 1]


BEAT_RULES: dict[str, Rule] = {
    "beat a plain card with the lowest of its suit": beat_in_suit,
    "beat with the lowest own trump": beat_with_trump,
    "take the card that was led, though it could be beaten": take,
}


def rules_of_thumb(table: Table, *, seed: int = 1) -> list[Row]:
    """How often each rule keeps a win that is there.

    Leads are tried in every won mirror deal and in random won positions, beating in random
    positions that are won after a card was led.
    """
    mirror = [state for state in mirror_deals(table.form) if table.value(state).value == "win"]
    chance = Random(seed)
    led = list(random_positions(table, chance, SAMPLE, pile=False))
    beaten = list(random_positions(table, chance, SAMPLE, pile=True))
    rows = [(rule, "mirror deals", mirror) for rule in LEAD_RULES.items()]
    rows += [(rule, "random positions", led) for rule in LEAD_RULES.items()]
    rows += [(rule, "random positions", beaten) for rule in BEAT_RULES.items()]
    return [tried(table, *rule, where, states) for rule, where, states in rows]


def tried(table: Table, name: str, rule: Rule, where: str, states: Sequence[PileState]) -> Row:
    """How often a rule applies, and how often it keeps the win then."""
    asked = kept = 0
    for state in states:
        hand = table.form.pack.cards_in(state.hand(state.to_act))
        action = rule(hand, state, table.form)
        if action is None:
            continue
        found: Rated = next(each for each in table.rate(state) if each.action == action)
        asked += 1
        kept += found.value == "win"
    return {**of(table.form), "rule": name, "where": where, "applies": asked, "keeps": kept}


def random_positions(
    table: Table, chance: Random, number: int, *, pile: bool
) -> Iterator[PileState]:
    """Random won positions: at the start of a bout, or after a random card was led.

    Whoever is on turn has spades as trumps.
    """
    form = table.form
    cards = list(form.pack.by_number)
    while number:
        hand = sum(1 << card for card in cards if chance.random() < 0.5)
        if hand in (0, form.pack.mask):
            continue
        if pile:
            state = PileState(form.model(TRUMPS), form.pack.mask & ~hand, hand, 1)
            state.play(chance.choice(state.legal_actions()))
            if state.over:
                continue
            state = PileState(form.model(TRUMPS), state.hand(0), state.hand(1), 0, list(state.pile))
            if state.legal_actions() == [TAKE]:
                continue
        else:
            state = PileState(form.model(TRUMPS), hand, form.pack.mask & ~hand, 0)
        if table.value(state).value == "win":
            number -= 1
            yield state


def growth(most: int) -> list[Row]:
    """What solving costs on this machine: processor time of one thread, for each form and size."""
    rows = []
    for turn in ("single", "cover_and_lead"):
        for ranks in range(2, most + 1):
            begun = time.process_time()
            table = solve(ranks, turn, threads=1)
            rows.append(
                {
                    **of(table.form),
                    "positions": table.kernel.positions,
                    "processor_seconds": time.process_time() - begun,
                }
            )
    return rows
