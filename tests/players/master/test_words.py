"""What the Master says, and that it says it late."""

from __future__ import annotations

from random import Random

from trappola import Match
from trappola.players.master import MasterPlayer

from ..table import new_match


def master() -> MasterPlayer:
    return MasterPlayer(Random(1), iterations=400)


def said(match: Match) -> list[tuple[int, str, int]]:
    """The declarations of a deal: seat, word, and how many cards the seat had played."""
    found, played = [], [0] * len(match.names)
    for event in match.events(None):
        if event.kind == "play" and event.seat is not None:
            played[event.seat] += 1
        if event.kind == "declare" and event.seat is not None:
            found.append((event.seat, event.words[0], played[event.seat]))
    return found


def test_no_set_is_left_unsaid_and_most_are_said_late() -> None:
    """Of the sets held after the exchange every one is told, many of them not at once."""
    late = told = 0
    for seed in range(25):
        match = new_match("cardano", f"late-{seed}")
        match.deal()
        player = master()
        while match.turn is not None and match.turn.prompt != "play":
            match.apply(player.choose(match.view(match.turn.seat)))
        held = [match.view(seat).hand for seat in (0, 1)]
        while match.to_act is not None:
            match.apply(player.choose(match.view(match.to_act)))
        for seat, cards in enumerate(held):
            ranks = [card.rank for card in cards]
            sets = [rank for rank in "AKNJ2" if ranks.count(rank) >= 3]
            words = [each for each in said(match) if each[0] == seat]
            assert len(words) == len(sets)
            told += len(words)
            late += sum(played > 0 for _, _, played in words)
    assert told > 10 and late > told / 4
