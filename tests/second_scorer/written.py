"""Records written by hand for the second scorer, and what it says of them."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from .cards import TRAPPOLA_RANKS, TRAPPOLA_SUITS
from .errors import WrongRecord
from .record import score

PACK = [r + s for s in TRAPPOLA_SUITS for r in TRAPPOLA_RANKS]
Record = dict[str, Any]
Says = Mapping[tuple[int, int], Sequence[str]]  # (trick, seat) -> words before its card


def record(game: str, deals: list[Record], seats: int = 2, **options: Any) -> Record:
    names = ["Ann", "Ben", "Cle", "Dot"][:seats]
    head = {"format": "trappola-record/1", "game": game, "options": options, "seats": names}
    return {**head, "deals": deals}


def deal(dealer: int, pack: Sequence[str], actions: Sequence[str]) -> Record:
    return {"dealer": dealer, "pack": " ".join(pack), "actions": list(actions)}


def packed(first: str, second: str, packets: Sequence[int]) -> list[str]:
    """The pack that deals these two hands, the first hand's packet first."""
    hands = [first.split(), second.split()]
    pack: list[str] = []
    for size in packets:
        for hand in hands:
            pack += hand[:size]
            del hand[:size]
    return pack + [card for card in PACK if card not in pack]


def plays(text: str, say: Says | None = None, leader: int = 0) -> list[str]:
    """Actions of a no-trump play written `led/answer, led/answer, ...`."""
    actions: list[str] = []
    for number, trick in enumerate(text.split(", ")):
        cards = trick.replace("*", "").split("/")
        seats = (leader, 1 - leader)
        for seat, card in zip(seats, cards, strict=True):
            actions += [f"{seat} {words}" for words in (say or {}).get((number, seat), ())]
            actions.append(f"{seat} play {card}")
        led, answer = cards
        higher = TRAPPOLA_RANKS.index(answer[:-1]) < TRAPPOLA_RANKS.index(led[:-1])
        if led[-1] == answer[-1] and higher:
            leader = 1 - leader
    return actions


def error_of(made: Record) -> tuple[int | None, int | None] | None:
    """Deal and action of the error, or None if the record is right."""
    try:
        score(made)
    except WrongRecord as error:
        return error.deal, error.action
    return None


def allowed(made: Record, action: str) -> bool:
    """Whether the action may follow in the last deal."""
    last = made["deals"][-1]
    longer = {**last, "actions": [*last["actions"], action]}
    return error_of({**made, "deals": [*made["deals"][:-1], longer]}) is None


def play_out(made: Record) -> None:
    """Add the first legal cards until the last deal is over."""
    last = made["deals"][-1]
    left = last["pack"].split()
    while len(score(made)["deals"]) < len(made["deals"]):
        options = itertools.product(range(len(made["seats"])), left)
        seat, card = next(o for o in options if allowed(made, f"{o[0]} play {o[1]}"))
        last["actions"].append(f"{seat} play {card}")
        left.remove(card)
