"""Which worlds explain best what the others did.

Worlds that the rules allow are all alike to :mod:`trappola.knowledge`. A card player thinks
further: who kept a hand has a good one, who did not take a trick full of points could not, who
threw a card away had nothing worse. Each world is weighed by how likely a sound player would have
done in it what was done; then so many worlds are drawn by weight, and the search plays on those.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp
from random import Random

from trappola.cards import Card
from trappola.kernel import Worlds
from trappola.knowledge import ImpossibleKnowledge, Knowledge, World
from trappola.players.hands import AVERAGE, POOR, strength
from trappola.view import View

DRAWN = 1000
"""Worlds that are weighed, if there is time."""
FEWEST = 100
KEPT = 250
"""Worlds that are drawn of them."""
SUIT = 0xFFFF
HASTE = 5.0
"""How many points worse a play may look to a sound player who still makes it fairly often."""
LEAD_HASTE = 12.0
"""The same of a lead, about which players differ more."""
RANK = 0.15
"""What a rank counts where points are the same."""
UNLIKE = 0.1
"""How likely words and exchanges are that a sound player would not have chosen."""

Weigh = Callable[[World], float]


def believed(view: View, knowledge: Knowledge, seed: int, number: int = DRAWN) -> Worlds:
    """The worlds drawn by how well they explain the others; all that are possible if nothing does.

    Args:
        number: how many worlds are weighed.

    Raises:
        ImpossibleKnowledge: no world is possible.
    """
    weighs = [*_plays(knowledge), *_words(view, knowledge)]
    if not weighs:
        return knowledge.worlds
    worlds = knowledge.sample(number, seed)
    weights = []
    for world in worlds:
        weight = 1.0
        for weigh in weighs:
            weight *= weigh(world)
        weights.append(weight)
    chosen = Random(seed).choices(
        worlds, cum_weights=list(accumulate(weights)), k=min(KEPT, number)
    )
    return listed(knowledge, chosen)


def listed(knowledge: Knowledge, worlds: Sequence[World]) -> Worlds:
    """These worlds and no others, each as likely as the next."""
    course = knowledge.course
    known = [course.hands[seat].known for seat in knowledge.playing]
    known += [0] * (4 - len(known))
    unseen = [card for card in knowledge.pack.by_number if knowledge.unseen >> card & 1]
    places = [
        (number, course.hands[seat].count - known[number].bit_count())
        for number, seat in enumerate(knowledge.playing)
    ]
    fresh = {card for world in worlds[:1] for card in world.stock if knowledge.unseen >> card & 1}
    elsewhere = len(unseen) - sum(room for _, room in places) - len(fresh)
    first = len(places)
    places += [(-1, len(fresh)), (-1, elsewhere)]
    stock = []
    if worlds and worlds[0].stock:
        stock = [
            card if not knowledge.unseen >> card & 1 else -1 - first for card in worlds[0].stock
        ]
    cases = []
    for world in worlds:
        hands = [world.hands[seat] for seat in knowledge.playing]
        allowed = []
        drawn = set(world.stock)
        for card in unseen:
            place = next((n for n, hand in enumerate(hands) if hand >> card & 1), None)
            if place is None:
                place = first if card in drawn else first + 1
            allowed.append(1 << place)
        cases.append((allowed, [0] * 4, [0] * 4))
    try:
        return Worlds(
            known=known,
            unseen=unseen,
            places=places,
            stock=stock,
            cases=cases,
            limits=[],
            courses=[],
        )
    except ValueError:
        raise ImpossibleKnowledge("knowledge-impossible") from None


# What was played


def _plays(knowledge: Knowledge) -> list[Weigh]:
    """A weighing for each card that another has played since hands do not change any more."""
    course = knowledge.course
    if course.model.draws and (course.stock or course.turn_up is not None):
        return []
    found: list[Weigh] = []
    later = [0] * len(course.hands)  # what each seat has played after the play that is weighed
    tricks = [(leader, cards) for leader, cards in course.tricks]
    if course.table and course.leader is not None:
        tricks.append((course.leader, [card for _, card in course.table]))
    playing, number = knowledge.playing, len(knowledge.playing)
    closed = len(tricks) - _open_tricks(knowledge)
    for place in range(len(tricks) - 1, len(tricks) - 1 - closed, -1):
        leader, cards = tricks[place]
        first = playing.index(leader)
        seats = [playing[(first + step) % number] for step in range(len(cards))]
        for step in range(len(cards) - 1, -1, -1):
            seat = seats[step]
            if seat != knowledge.seat:
                found.append(_weigher(knowledge, seat, cards[: step + 1], seats, later[seat]))
            later[seat] |= 1 << cards[step]
    return found


def _open_tricks(knowledge: Knowledge) -> int:
    """The tricks after which cards were drawn."""
    drawn = len(knowledge.pack) - 9 * len(knowledge.playing)
    return drawn // len(knowledge.playing) if knowledge.model.draws else 0


def _weigher(
    knowledge: Knowledge, seat: int, cards: Sequence[int], seats: Sequence[int], later: int
) -> Weigh:
    """How likely the last of these cards was played out of the hand that a world gives."""
    *table, card = cards
    worth = worths(knowledge, table, seats)
    haste = HASTE if table else LEAD_HASTE
    marks = {each: exp(value / haste) for each, value in worth.items()}
    mark = marks[card]
    model = knowledge.model
    trump = knowledge.course.trump
    trump_suit = 0 if trump is None else SUIT << 16 * knowledge.pack.suit_number(trump)
    suit = SUIT << (table[0] & 0x30) if table and model.closed.follow else 0

    def weigh(world: World) -> float:
        hand = world.hands[seat] | later | 1 << card
        legal = hand
        if suit:
            if hand & suit:
                legal = hand & suit
            elif model.closed.trump_if_void and hand & trump_suit:
                legal = hand & trump_suit
        total = 0.0
        while legal:
            low = legal & -legal
            total += marks[low.bit_length() - 1]
            legal ^= low
        return mark / total

    return weigh


def worths(knowledge: Knowledge, table: Sequence[int], seats: Sequence[int]) -> dict[int, float]:
    """How good each card of the pack looks at a glance on these."""
    model, course = knowledge.model, knowledge.course
    trump = -1 if course.trump is None else knowledge.pack.suit_number(course.trump)
    found = {}
    if not table:
        for card, each in knowledge.pack.by_number.items():
            points = model.points_of(card)
            found[card] = (2.0 if each.rank == "A" else -0.3) * points - RANK * (card & 15)
        return found
    best, holder = table[0], 0
    for step, card in enumerate(table[1:], 1):
        if _takes(card, best, trump):
            best, holder = card, step
    on_table = sum(model.points_of(card) for card in table)
    ours = len(seats) == 4 and (len(table) - holder) % 2 == 0
    last = len(table) == len(seats) - 1
    for card in knowledge.pack.by_number:
        points, rank = model.points_of(card), card & 15
        keep = RANK * rank + (2.0 if card >> 4 == trump else 0.0)
        if _takes(card, best, trump):
            found[card] = on_table + (points if last else points / 2) - keep
        else:
            found[card] = (points if ours else -(on_table + points)) - keep
    return found


def _takes(card: int, best: int, trump: int) -> bool:
    return card > best if card >> 4 == best >> 4 else card >> 4 == trump


# What was said, and what was kept


def _words(view: View, knowledge: Knowledge) -> list[Weigh]:
    """Weighings for hands kept, Alifer, and signals."""
    found: list[Weigh] = []
    pack = view.pack
    played = [0] * len(view.counts)
    drawing = knowledge.model.draws
    for kind, seat, words in view.told:
        if kind == "play" and seat is not None:
            played[seat] |= 1 << pack.number[Card(words[0])]
    for kind, seat, words in view.told:
        if seat is None or seat == view.seat or drawing:
            continue
        if kind == "keep":
            found.append(_hand(knowledge, seat, played[seat], AVERAGE, 99.0))
        elif kind == "alifer":
            found.append(_hand(knowledge, seat, played[seat], -99.0, POOR))
        elif kind == "refuse":
            found.append(_hand(knowledge, seat, played[seat], POOR, 99.0))
        elif kind == "signal":
            found.append(_signalled(knowledge, seat, played[seat], words[0]))
    return found


def _hand(knowledge: Knowledge, seat: int, played: int, least: float, most: float) -> Weigh:
    """Likely if the hand as it was is as strong as that."""
    pack = knowledge.pack

    def weigh(world: World) -> float:
        value = strength(pack, pack.cards_in(world.hands[seat] | played))
        return 1.0 if least <= value < most else UNLIKE

    return weigh


def _signalled(knowledge: Knowledge, seat: int, played: int, word: str) -> Weigh:
    """Likely if the seat holds what it signals: four trumps with ace or king, or ace and king."""
    pack, course = knowledge.pack, knowledge.course
    high = {suit: pack.mask_of(Card(rank + suit) for rank in ("A", "K")) for suit in pack.suits}
    trump = course.trump

    def weigh(world: World) -> float:
        hand = world.hands[seat] | played
        if word == "weak":
            return 1.0
        if word == "trumps":
            if trump is None:
                return 1.0
            length = (hand >> 16 * pack.suit_number(trump) & SUIT).bit_count()
            return 1.0 if length >= 4 and hand & high[trump] else UNLIKE
        return 1.0 if hand & high[word] == high[word] else UNLIKE

    return weigh
