"""Another deal that a player cannot tell from this one, all such deals being equally likely.

The cards that the player has not seen change places; the deal is played again with the same
actions (cards laid away face down, and the rank of a hidden declaration, are those of the new
deal); it is kept if everything could be done, and if the player is told exactly what he was told
before. In games of tricks the places come from the kernel's sampler (:mod:`trappola.knowledge`),
of whose worlds hardly any is rejected. Should it find none, and in other games, cards are shuffled
until a deal fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from trappola.actions import Action
from trappola.adapters.deal import DealPlayed
from trappola.cards import Card
from trappola.errors import TrappolaError
from trappola.games.tricks import TrickDeal
from trappola.knowledge import ImpossibleKnowledge, Knowledge
from trappola.match import Match
from trappola.view import View

MOST = 20_000
"""Deals tried before it is given up."""
SAMPLED = 40
"""Of these so many from the kernel's sampler."""


class NoWorld(TrappolaError):
    """No deal was found that explains what the player was told."""


def resampled(deal: DealPlayed, player: int, chance: Callable[[], float]) -> DealPlayed:
    """A deal that the player cannot tell from this one.

    Args:
        chance: numbers from 0 up to 1.

    Raises:
        NoWorld: none was found, which a legal deal cannot come to.
    """
    current = deal.match.current
    assert current is not None
    told = deal.events(player)
    view = deal.view(player)
    seen = view.seen
    cards = list(current.cards)
    free = [n for n, card in enumerate(cards) if not seen >> view.pack.number[card] & 1]
    for moved in _sampled(deal, view, chance):
        match = _replayed(deal, player, [moved[card] for card in cards], moved, told, chance)
        if match is not None:
            return _with_picks(deal, player, match, moved)
    barred = _barred(deal, player)
    hidden = [cards[n] for n in free]
    for _ in range(MOST):
        _shuffle(hidden, chance)
        if any(hidden[k] in barred.get(cards[n], ()) for k, n in enumerate(free)):
            continue
        changed = cards.copy()
        for place, card in zip(free, hidden, strict=True):
            changed[place] = card
        moved = dict(zip(cards, changed, strict=True))
        match = _replayed(deal, player, changed, moved, told, chance)
        if match is not None:
            return _with_picks(deal, player, match, moved)
    raise NoWorld("no-world", number=MOST)


def _with_picks(deal: DealPlayed, player: int, match: Match, moved: dict[Card, Card]) -> DealPlayed:
    """The new deal, with the cards that another is about to pick as they are in it."""
    picked = deal.picked if deal.to_act == player else tuple(moved[card] for card in deal.picked)
    return DealPlayed(deal.book, match, picked)


def _sampled(
    deal: DealPlayed, view: View, chance: Callable[[], float]
) -> Iterator[dict[Card, Card]]:
    """Which card takes the place of which, in worlds of the kernel's sampler."""
    current = deal.match.current
    assert current is not None
    if not isinstance(current.deal, TrickDeal):
        return
    try:
        knowledge = Knowledge.from_view(view)
        worlds = knowledge.sample(SAMPLED, int(chance() * 2**31))
    except ImpossibleKnowledge:
        return
    pack, seen = deal.book.pack, view.seen
    true, stock = _places(current.deal)
    for world in worlds:
        moved = {card: card for card in pack}
        pairs = [(true.get(seat, 0), hand) for seat, hand in enumerate(world.hands)]
        left = [pack.mask, pack.mask]
        if world.stock:
            # Before the first card the turn-up is not yet under the stock.
            for old, new in zip(stock, world.stock, strict=False):
                moved[pack.by_number[old]] = pack.by_number[new]
                left = [left[0] & ~(1 << old), left[1] & ~(1 << new)]
        for old, new in pairs:
            left = [left[0] & ~old, left[1] & ~new]
        for old, new in (*pairs, (left[0], left[1])):
            to = list(pack.cards_in(new & ~seen))
            _shuffle(to, chance)
            moved.update(zip(pack.cards_in(old & ~seen), to, strict=True))
        yield moved


def _places(deal: TrickDeal) -> tuple[dict[int, int], list[int]]:
    """The hands as words of bits, and the stock in order, as they are."""
    pack = deal.pack
    if hasattr(deal, "state"):
        return {seat: pack.mask_of(deal.holds(seat)) for seat in deal.playing}, deal.state.stock
    hands = {seat: pack.mask_of(cards) for seat, cards in deal.hands.items()}
    return hands, [pack.number[card] for card in deal.stock]


def _shuffle(cards: list[Card], chance: Callable[[], float]) -> None:
    for last in range(len(cards) - 1, 0, -1):
        place = min(int(chance() * (last + 1)), last)
        cards[last], cards[place] = cards[place], cards[last]


def _barred(deal: DealPlayed, player: int) -> dict[Card, set[Card]]:
    """For each hidden card in another's hand, the cards that cannot be in its place."""
    match, pack = deal.match, deal.book.pack
    current = match.current
    assert current is not None
    hands = getattr(current.deal, "state", None)
    barred: dict[Card, set[Card]] = {}
    if hands is None or not hasattr(current.deal, "holds"):
        return barred
    for seat, suits in _voids(deal).items():
        if seat == player:
            continue
        out = {card for card in pack if card.suit in suits}
        for card in current.deal.holds(seat):
            barred[card] = out
    return barred


def _voids(deal: DealPlayed) -> dict[int, set[str]]:
    """The suits that each seat cannot have, because it did not follow while it had to."""
    voids: dict[int, set[str]] = {}
    model = getattr(deal.match.current.deal, "model", None) if deal.match.current else None
    led: str | None = None
    drawing = model is not None and model.draws
    for event in deal.match.events(None):
        if event.kind == "play":
            suit = event.words[0][-1]
            if led is None:
                led = suit
            elif suit != led and not drawing and event.seat is not None:
                voids.setdefault(event.seat, set()).add(led)
        elif event.kind == "trick":
            led = None
    return voids


def _replayed(
    deal: DealPlayed,
    player: int,
    cards: list[Card],
    moved: dict[Card, Card],
    told: tuple[object, ...],
    chance: Callable[[], float],
) -> Match | None:
    """The match with other cards; None if it cannot have gone like this."""
    current = deal.match.current
    assert current is not None
    match = Match(deal.match.game.name, deal.match.rules.changed, seats=deal.match.names)
    match.deal(cards, dealer=current.deal.dealer)
    for seat, action in current.actions:
        if match.to_act != seat:
            return None
        if seat != player:
            found = _hidden_part(match, action, moved, chance)
            if found is None:
                return None
            action = found
        try:
            match.apply(action)
        except TrappolaError:
            return None
    if match.to_act != deal.match.to_act or match.events(player) != told:
        return None
    return match


def _hidden_part(
    match: Match, action: Action, moved: dict[Card, Card], chance: Callable[[], float]
) -> Action | None:
    """Another's action, with what nobody else was told of it as it would be in this deal."""
    if action.verb == "exchange" and action.words:
        return Action.exchange(
            match.pack.cards_in(match.pack.mask_of(moved[Card(word)] for word in action.words))
        )
    if action.verb == "declare" and "(" in action.words[0]:
        head = action.text.partition("(")[0]
        if not head.endswith("run"):
            same = [each for each in match.legal_actions() if each.text.startswith(head + "(")]
            return same[min(int(chance() * len(same)), len(same) - 1)] if same else None
    return action
