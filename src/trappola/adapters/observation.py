"""What a player knows as numbers.

The pieces, each a row of the pack's cards unless said: ``known`` (for every seat), ``taken`` (for
every seat), ``table`` (trick or pile), ``top`` (its last card), ``gone`` (laid open, or laid away
by oneself), ``turn_up``, ``picked``, ``trumps`` (a suit for every seat), ``counts`` (for every seat
and the stock, as a part of the pack), ``said`` (what each seat has declared or signalled, by the
numbers of the actions).
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from trappola.adapters.deal import DealPlayed, Rulebook

Shapes = dict[str, tuple[int, ...]]


def shapes(book: Rulebook) -> Shapes:
    """The pieces and their shapes."""
    cards, seats = len(book.pack), book.seats
    return {
        "known": (seats, cards),
        "taken": (seats, cards),
        "table": (cards,),
        "top": (cards,),
        "gone": (cards,),
        "turn_up": (cards,),
        "picked": (cards,),
        "trumps": (seats, len(book.pack.suits)),
        "counts": (seats + 1,),
        "said": (seats, len(book.numbers)),
    }


def pieces(wanted: Shapes) -> tuple[Any, dict[str, Any]]:
    """One flat tensor of zeros, and its pieces as views of it."""
    tensor = np.zeros(sum(prod(shape) for shape in wanted.values()), np.float32)
    found: dict[str, Any] = {}
    index = 0
    for name, shape in wanted.items():
        length = prod(shape)
        found[name] = tensor[index : index + length].reshape(shape)
        index += length
    return tensor, found


def fill(rows: dict[str, Any], deal: DealPlayed, seat: int | None) -> None:
    """Writes what a seat knows (None: a spectator) into pieces that are all zero."""
    view, pack = deal.view(seat), deal.book.pack
    place = {card: number for number, card in enumerate(pack.cards)}
    numbers = [pack.number[card] for card in pack.cards]
    for each in range(deal.book.seats):
        rows["known"][each] = [view.known[each] >> n & 1 for n in numbers]
        rows["taken"][each] = [view.taken[each] >> n & 1 for n in numbers]
    gone = view.exposed | view.discarded
    rows["gone"][:] = [gone >> n & 1 for n in numbers]
    for each, suit in view.trumps.items():
        rows["trumps"][each, pack.suits.index(suit)] = 1
    table = [card for _, card in view.trick] or list(view.pile)
    for card in table:
        rows["table"][place[card]] = 1
    if table:
        rows["top"][place[table[-1]]] = 1
    if view.turn_up is not None:
        rows["turn_up"][place[view.turn_up]] = 1
    if seat is not None and deal.to_act == seat:
        for card in deal.picked:
            rows["picked"][place[card]] = 1
    rows["counts"][:] = [n / len(pack) for n in (*view.counts, view.stock)]
    said = [(each, f"declare {words[0]}") for each, words in view.declared]
    said += [(each, f"signal {word}") for each, word in view.signals]
    for each, text in said:
        number = deal.book.numbers.number.get(text)
        if number is not None:
            rows["said"][each, number] = 1
