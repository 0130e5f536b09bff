"""Reading a record: its head, the head of each deal, and the deals one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from . import options as registry
from .actions import Actions
from .bulka import Bulka, TwoHanded
from .cardano import Cardano
from .classica import Classica
from .errors import Illegal, Unfinished, WrongRecord
from .match import DealResult, Match, Result
from .options import Entry, Options
from .quattro import Quattro
from .svoyi import Svoyi

FORMAT = "trappola-record/1"

# game: its options, the fewest and the most seats
GAMES: dict[str, tuple[dict[str, Entry], int, int]] = {
    "cardano": (registry.CARDANO, 2, 2),
    "bulka": (registry.BULKA, 3, 6),  # B26
    "two-handed": (registry.TWO_HANDED, 2, 2),
    "classica": (registry.CLASSICA, 2, 2),
    "quattro": (registry.QUATTRO, 4, 4),
    "svoyi": (registry.SVOYI, 2, 2),
}
MATCHES: dict[str, type[Match]] = {
    "cardano": Cardano,
    "two-handed": TwoHanded,
    "classica": Classica,
    "quattro": Quattro,
    "svoyi": Svoyi,
}
RECORD_KEYS = {"format", "game", "options", "seats", "order", "deals"}
DEAL_KEYS = {"dealer", "pack", "actions"}


def score(record: Mapping[str, object]) -> Result:
    """Score a record; raise WrongRecord where it breaks a rule."""
    match = new_match(record)
    deals = record.get("deals")
    if not isinstance(deals, list):
        raise WrongRecord("deals is a list")
    results: list[DealResult] = []
    for number, deal in enumerate(deals):
        if len(results) < number:
            raise WrongRecord("the deal before this one is not finished", number)
        result = play_deal(match, number, deal)
        if result is not None:
            results.append(result)
    return {"deals": results, "match": match.result()}


def new_match(record: Mapping[str, object]) -> Match:
    """Check the head of the record."""
    if not isinstance(record, Mapping) or not set(record) <= RECORD_KEYS:
        raise WrongRecord(f"a record has the keys {', '.join(sorted(RECORD_KEYS))}")
    if record.get("format") != FORMAT:
        raise WrongRecord(f"the format is {FORMAT}")
    game, seats, given = record.get("game"), record.get("seats"), record.get("options", {})
    if not isinstance(game, str) or game not in GAMES:
        raise WrongRecord("unknown game")
    known, fewest, most = GAMES[game]
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise WrongRecord("seats is a list of names")
    if not fewest <= len(seats) <= most:
        raise WrongRecord(f"{game} has {fewest} to {most} seats")
    if not isinstance(given, Mapping):
        raise WrongRecord("options is a table")
    options = Options(known, given)
    if options.is_("turnup_swap", "two") and options.is_("twos", "without"):
        raise WrongRecord("there is no two to swap (K16)")
    if game == "bulka":
        return Bulka(options, len(seats), queue(record.get("order"), len(seats)))
    if "order" in record:
        raise WrongRecord("only Bulka has an order")
    return MATCHES[game](options, len(seats))


def queue(order: object, seats: int) -> Sequence[int]:
    """The queue before the first deal: every seat once."""
    if order is None:
        return range(seats)
    if not isinstance(order, list) or not all(type(seat) is int for seat in order):
        raise WrongRecord("order is a list of seats")
    if sorted(order) != list(range(seats)):
        raise WrongRecord("order names every seat once")
    return order


def play_deal(match: Match, number: int, deal: object) -> DealResult | None:
    """Check the head of a deal and play it; None if it is unfinished."""
    if match.over:
        raise WrongRecord("the match is over", number)
    if not isinstance(deal, Mapping) or set(deal) != DEAL_KEYS:
        raise WrongRecord("a deal has dealer, pack and actions", number)
    dealer, pack, texts = deal["dealer"], deal["pack"], deal["actions"]
    if type(dealer) is not int or not 0 <= dealer < match.seats:
        raise WrongRecord("the dealer is a seat", number)
    if match.dealer not in (None, dealer):
        raise WrongRecord(f"seat {match.dealer} deals", number)
    cards = pack.split() if isinstance(pack, str) else []
    if len(cards) != len(match.cards) or set(cards) != match.cards:
        raise WrongRecord("the pack holds each card of the game once", number)
    if not isinstance(texts, list):
        raise WrongRecord("actions is a list", number)
    actions = Actions(texts)
    try:
        return match.play(dealer, cards, actions)
    except Unfinished:
        return None
    except Illegal as error:
        raise WrongRecord(str(error), number, actions.index) from None
