"""Positions made to order: packs that deal the hands a test wants, and plays written shortly.

Plays are written ``As/10s, Ac/10c``: a trick between commas, its cards in the order played.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from trappola import GAMES, TRAPPOLA, IllegalAction, Match, Pack
from trappola.actions import Action

Line = tuple[int, str, int, float, int]
Says = Mapping[tuple[int, int], Sequence[str]]
"""(trick from 1, seat): what the seat says before its card."""

FULL = TRAPPOLA
FRENCH_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")


def packed(pack: Pack, hands: Sequence[str], packets: Sequence[int], then: str = "") -> str:
    """The pack that deals these hands in these packets and goes on with ``then``."""
    waiting = [hand.split() for hand in hands]
    cards: list[str] = []
    for size in packets:
        for hand in waiting:
            cards += hand[:size]
            del hand[:size]
    assert not any(waiting), "a hand is larger than its packets"
    cards += [word for word in then.split() if word not in cards]
    return " ".join([*cards, *(card.text for card in pack if card.text not in cards)])


def cardano(elder: str, dealer: str, *, then: str = "", kept: bool = True, **options: Any) -> Match:
    """Seat 0 is the elder hand, seat 1 deals; both keep their hands."""
    match = Match("cardano", options)
    packets = (5, 4) if match.rules.deal_packets == "5-4" else (4, 5)
    match.deal(packed(match.pack, (elder, dealer), packets, then), dealer=1)
    while kept and match.turn is not None and match.turn.prompt == "exchange":
        match.apply("keep")
    return match


def bulka(
    challenger: str,
    no1: str,
    *,
    seats: int = 3,
    before: Mapping[int, Sequence[str]] | None = None,
    order: Sequence[int] | None = None,
    **options: Any,
) -> Match:
    """Seat 0 is the first challenger of seat 1, who is No. 1."""
    names = tuple("ABCDEF"[:seats])
    queue = order or (1, 0, *range(2, seats))
    match = Match("bulka", options, seats=names, order=queue)
    bulka_deal(match, challenger, no1, before=before)
    return match


def bulka_deal(
    match: Match,
    challenger: str,
    no1: str,
    *,
    before: Mapping[int, Sequence[str]] | None = None,
) -> None:
    """Deals these hands to No. 1 and the challenger and goes through the declaring round."""
    match.deal(packed(match.pack, (no1, challenger), (3, 3, 3)))
    if before is not None:
        declare(match, before)


def two_handed(
    challenger: str, no1: str, *, before: Mapping[int, Sequence[str]], **options: Any
) -> Match:
    """Seat 0 is the challenger and deals."""
    match = Match("two-handed", options)
    match.deal(packed(match.pack, (no1, challenger), (3, 3, 3)), dealer=0)
    declare(match, before)
    return match


def classica(
    elder: str,
    dealer: str,
    stock: str,
    *,
    before: Mapping[int, Sequence[str]] | None = None,
    **options: Any,
) -> Match:
    """Seat 0 is the elder hand; the first card of ``stock`` is the turn-up."""
    match = Match("classica", options)
    match.deal(packed(match.pack, (elder, dealer), (3, 3, 3), stock), dealer=1)
    if before is not None:
        declare(match, before)
    return match


def quattro(hands: Sequence[str], *, done: bool = True, **options: Any) -> Match:
    """Seat 3 deals, seat 0 sits left of it; the last card of the last hand is the turn-up."""
    match = Match("quattro", options)
    packets = (3, 3, 3) if match.rules.twos == "with" else (3, 3, 2)
    match.deal(packed(match.pack, hands, packets), dealer=3)
    while done and match.turn is not None and match.turn.prompt == "declare":
        match.apply("done")
    return match


def svoyi(half: str, suits: str, **options: Any) -> Match:
    """Seat 0 deals and lays ``half`` open; ``suits`` are trump and second of dealer and other.

    What the half lacks is filled up with cards of the other seat's suits.
    """
    match = Match("svoyi", options)
    laid = half.split()
    filler = [card.text for card in match.pack if card.suit in suits[2:]]
    laid += [card for card in filler if card not in laid][: len(match.pack) // 2 - len(laid)]
    rest = [card.text for card in match.pack if card.text not in laid]
    match.deal(" ".join([*laid, *rest]), dealer=0)
    match.apply(f"suits {suits[0]} {suits[1]}")
    match.apply(f"suits {suits[2]} {suits[3]}")
    return match


def declare(match: Match, before: Mapping[int, Sequence[str]]) -> None:
    """Goes through the declaring round: so many words of each seat, then "done"."""
    while match.turn is not None and match.turn.prompt == "declare":
        seat = match.turn.seat
        for word in before.get(seat, ()):
            match.apply(f"declare {word}", seat)
        match.apply("done", seat)


def play(match: Match, tricks: str, say: Says | None = None, *, first: int = 1) -> Match:
    """Plays tricks written ``As/10s, Ac/10c``."""
    for number, trick in enumerate(tricks.split(","), first):
        for card in trick.split("/"):
            for words in (say or {}).get((number, match.to_act), ()):
                match.apply(words)
            match.apply(f"play {card.strip()}")
    return match


def finish(match: Match) -> Match:
    """Plays the first legal card until the deal is over."""
    while match.turn is not None:
        match.apply(match.legal_actions()[-1])
    return match


def do(match: Match, actions: str) -> Match:
    """Actions separated by commas."""
    for action in actions.split(","):
        match.apply(action.strip())
    return match


def legal(match: Match) -> set[str]:
    """The legal actions, cards without "play"."""
    return {action.text.removeprefix("play ") for action in match.legal_actions()}


def refusal(match: Match, action: str, seat: int | None = None) -> str:
    """The key of the rule that forbids an action; the state must not change."""
    before = fingerprint(match)
    try:
        match.apply(action, seat)
    except IllegalAction as error:
        assert fingerprint(match) == before, f"{action} was refused, and yet something changed"
        assert str(error) != error.key, f"there is no sentence for {error.key}"
        return error.key
    raise AssertionError(f"{action} is legal")


def lines(match: Match) -> list[Line]:
    """The lines of the last score sheet, in a fixed order."""
    sheet = match.score_sheet
    assert sheet is not None
    return sorted((each.seat, each.item, each.points, each.chips, each.pot) for each in sheet.lines)


def read_lines(text: str) -> list[Line]:
    """Lines written ``SEAT ITEM POINTS [CHIPS [POT]]``, one a row."""
    found = []
    for row in text.strip().splitlines():
        seat, item, *numbers = row.split()
        points, chips, pot = [*(int(number) for number in numbers), 0, 0][:3]
        found.append((int(seat), item, points, chips, pot))
    return sorted(found)


def points(match: Match) -> list[int]:
    """The points of the last deal."""
    assert match.score_sheet is not None
    return match.score_sheet.points


def fingerprint(match: Match) -> str:
    """Everything a match can tell to anybody, as one text."""
    seats = [None, *range(len(match.names))]
    return json.dumps(
        {
            "record": match.record.as_json(),
            "events": [[str(event) for event in match.events(seat)] for seat in seats],
            "views": [match.view(seat).as_json() for seat in seats],
            "legal": [action.text for action in match.legal_actions()],
            "prompt": None if match.turn is None else match.turn.prompt,
            "standing": repr(match.standing),
        }
    )


def pool(match: Match) -> list[Action]:
    """Actions of every kind, most of them wrong at any time."""
    words = [
        [
            "take",
            "swap",
            "keep",
            "exchange",
            "done",
            "ask",
            "alifer",
            "accept",
            "refuse",
            "pro",
            "no-pro",
        ],
        [f"signal {word}" for word in ("trumps", "weak", "s", "x")],
        [f"trumps {suit}" for suit in "scdbx"],
        [f"suits {one} {two}" for one in "shdc" for two in "shdc"],
        [f"exchange {card}" for card in ("As", "2b 7s", "As As", "Kc Nd 10b", "Qh")],
        [f"declare {word}" for word in declarations()],
    ]
    plays = [Action.play(card) for card in {*match.pack.cards, *FULL.cards}]
    return [*(Action(word) for group in words for word in group), *sorted(plays, key=str)]


def declarations() -> Iterable[str]:
    """What may be declared somewhere, and what may not be anywhere."""
    for number in ("three", "four"):
        yield from (f"{number}-{ranks}" for ranks in ("aces", "kings", "knights", "jacks", "twos"))
        yield from (f"{number}-figures({rank})" for rank in "AKNJ2")
        yield f"{number}-figures"
    yield from ("blanche", "bianka", "run(AsKsNs)", "run(AcKcNcJc)", "run(10d9d8d)", "run()", "x")


ALL_GAMES = tuple(GAMES)


def mirror_deal(number: int, **options: Any) -> Match:
    """One of the 4096 mirror deals of Svoyi Kozyri; seat 0 leads.

    Seat 1 keeps, of his trumps and his second suit, the cards whose bits are set in ``number``.
    """
    match = Match("svoyi", options)
    ranks = match.pack.ranks
    own = [rank + suit for suit in "hc" for rank in ranks]
    kept = [card for place, card in enumerate(own) if number >> place & 1]
    others = [rank + suit for suit in "sd" for rank in ranks]
    half = [*kept, *others][: len(own)]
    rest = [card for card in (*own, *others) if card not in half]
    match.deal(" ".join([*half, *rest]), dealer=1)
    match.apply("suits h c")
    match.apply("suits s d")
    return match
