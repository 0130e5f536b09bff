"""Another deal that a player cannot tell from this one, all such deals being equally likely.

The cards that the player has not seen change places among themselves at random; the deal is played
again with the same actions (cards laid away face down, and the rank of a hidden declaration, are
those of the new deal); it is kept if everything could be done, and if the player is told exactly
what he was told before. So it is sampling by rejection, right for every game and option, and not
quick. Whoever has shown that he is out of a suit is given none of it, so that few are rejected.
"""

from __future__ import annotations

from collections.abc import Callable

from trappola.actions import Action
from trappola.adapters.deal import DealPlayed
from trappola.cards import Card
from trappola.errors import TrappolaError
from trappola.match import Match

MOST = 20_000
"""Deals tried before it is given up."""


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
            picked = deal.picked if deal.to_act == player else tuple(moved[c] for c in deal.picked)
            return DealPlayed(deal.book, match, picked)
    raise NoWorld("no-world", number=MOST)


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
