"""Which card to play: each is weighed by what the trick brings and by what the card would still
be worth.

    gain = (chance of taking the trick − chance of losing it) × points in it − what the card is
    worth later

The same weighing leads and follows, with trumps and without, alone and with a partner.
"""

from __future__ import annotations

from trappola.cards import Card
from trappola.players.keeping import ACES, aces_at_stake, later
from trappola.players.sight import Sight

CATCH = 1.0
"""Points that the others must be expected to add to a trick of ours."""
TURN = 0.0
"""What being on lead is worth where suits must be followed."""
WISH = 0.25
"""How readily a foe who need not follow trumps a trick that is worth nothing."""
HELP = 0.7
"""How readily a partner who can take the trick does."""
HEED = 1.0
"""What a partner's wish speaks for a lead."""


def choices(sight: Sight, cards: list[Card]) -> list[Card]:
    """The cards to weigh: on a trick that is lost whatever one plays, the worthless ones if any."""
    best = sight.best()
    last = len(sight.view.trick) == sight.worth.model.seats - 1
    if best is None or not last or sight.friend(best[0]):
        return cards
    if any(sight.beats(card, best[1]) for card in cards):
        return cards
    return [card for card in cards if worthless(sight, card)] or cards


def worthless(sight: Sight, card: Card) -> bool:
    """Whether nothing is lost with a card: no points, no prize, no trump while cards are drawn."""
    prized = bool(sight.worth.model.prize_cards >> sight.number[card] & 1)
    needed = sight.drawing and card.suit == sight.trump
    return not (sight.points(card) or prized or needed)


def gain(sight: Sight, card: Card) -> float:
    """What is to be expected from playing a card now."""
    best = sight.best()
    on_table = sum(sight.points(each) for _, each in sight.view.trick)
    at_stake = on_table + sight.points(card) + last_trick(sight)
    waiting = sight.worth.model.seats - 1 - len(sight.view.trick)
    ours = share(sight, card)
    value = (2 * ours - 1) * at_stake + ours * CATCH * waiting + prize(sight, card) * ours
    if best is None or sight.beats(card, best[1]):
        value += ours * turn(sight)
    if best is None and asked_for(sight, card):
        value += HEED
    if card.rank == "A" and aces_at_stake(sight):
        value -= (1 - ours) * ACES
    return value - later(sight, card)


def share(sight: Sight, card: Card) -> float:
    """How likely this side takes the trick if the card is played to it."""
    best = sight.best()
    if best is None or sight.beats(card, best[1]):
        holder, top = sight.seat, card
    else:
        holder, top = best
    led = sight.view.trick[0][1].suit if best else card.suit
    on_table = sum(sight.points(each) for _, each in sight.view.trick)
    at_stake = on_table + sight.points(card) + last_trick(sight)
    waiting = sight.worth.model.seats - 1 - len(sight.view.trick)
    ours = float(sight.friend(holder))
    for seat in to_come(sight, waiting):
        able = can_beat(sight, seat, top, led, idle=at_stake == 0)
        ours = ours + (1 - ours) * able * HELP if sight.friend(seat) else ours * (1 - able)
    return ours


def asked_for(sight: Sight, card: Card) -> bool:
    """Whether a partner has signalled for this card's suit, or that his trumps are strong."""
    wish = "trumps" if card.suit == sight.trump else card.suit
    signals = sight.view.signals if sight.partners else ()
    return any(seat != sight.seat and sight.friend(seat) and word == wish for seat, word in signals)


def to_come(sight: Sight, waiting: int) -> list[int]:
    """The seats that play after this one in the trick, in order."""
    if sight.partners:
        return [(sight.seat + step) % 4 for step in range(1, waiting + 1)]
    return sight.foes[:waiting]


def can_beat(sight: Sight, seat: int, top: Card, led: str, *, idle: bool) -> float:
    """How likely a seat can (and, where that is free, will) beat the card taking the trick."""
    trump = sight.trump
    higher = 1 - sight.has_none(seat, sight.above(top))
    free = sight.has_none(seat, sight.suit(led)) if sight.bound else 1.0
    if top.suit == trump:
        return higher if led == trump else higher * free
    if trump is None:
        return higher if top.suit == led else 0.0
    ruff = free * (1 - sight.has_none(seat, sight.suit(trump)))
    if idle and not sight.bound:
        ruff *= WISH
    return higher + (1 - higher) * ruff


def last_trick(sight: Sight) -> int:
    """The points for the last trick, if this is it."""
    return sight.worth.model.last_trick if sight.left == 1 and not sight.drawing else 0


def prize(sight: Sight, card: Card) -> float:
    """What a two earns where it has prizes if it takes the trick, as it can only as a lead."""
    model = sight.worth.model
    if sight.view.trick or not model.prize_cards >> sight.number[card] & 1:
        return 0.0
    if sight.left == 1:
        return float(model.prize_last[0])
    return float(model.prize_any if sum(sight.view.tricks) else model.prize_first)


def turn(sight: Sight) -> float:
    """What taking the trick is worth besides its points: the lead, or which card is drawn."""
    if not sight.drawing:
        return TURN if sight.left > 1 else 0.0
    turn_up = sight.view.turn_up
    if sight.view.stock == 2 and turn_up is not None:
        # The loser of this trick draws the turn-up, a trump; the winner an unknown card.
        return later(sight, Card("10" + turn_up.suit)) / 2 - later(sight, turn_up)
    return 0.0
