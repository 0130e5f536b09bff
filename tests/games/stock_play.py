"""The pack of a classica deal whose play is given trick by trick."""

from __future__ import annotations

from positions import packed
from trappola import Pack


def pack_of(pack: Pack, tricks: str, winners: str, turn_up: str) -> str:
    """The pack in which seats 0 and 1 hold and draw what they play.

    Args:
        tricks: in the order played, seat 0 leading the first.
        winners: the winner of each trick, one digit each.
        turn_up: a card played after the stock is gone by who draws last.
    """
    played: dict[int, list[str]] = {0: [], 1: []}
    leader = 0
    for trick, winner in zip(tricks.split(", "), winners, strict=True):
        first, second = trick.split("/")
        played[leader].append(first)
        played[1 - leader].append(second)
        leader = int(winner)
    rounds = len(winners) - 9
    last = 1 - int(winners[rounds - 1])
    drawn = {seat: cards[9:] for seat, cards in played.items()}
    drawn[last].remove(turn_up)
    drawn[last].append(turn_up)
    stock: list[str] = []
    for number in range(rounds):
        winner = int(winners[number])
        stock += [drawn[winner][number], drawn[1 - winner][number]]
    hands = [" ".join(played[seat][:9]) for seat in (0, 1)]
    return packed(pack, hands, (3, 3, 3), " ".join([turn_up, *stock[:-1]]))
