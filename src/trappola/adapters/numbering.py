"""Actions as fixed numbers: the same number means the same action in every deal of a game.

The cards come first, in the order of the pack; then what the kernel numbers besides (take, swap),
then every word that can be said under the options. Cards that are exchanged together are picked
one after the other in the order of the pack (so each choice has one way), and ``exchange`` with
nothing behind it ends that.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from trappola.actions import Action
from trappola.cards import Pack
from trappola.games import GAMES, Game
from trappola.games.combinations import combinations_in
from trappola.games.quattro import SIGNALS
from trappola.games.sets import RANK_WORDS, Set
from trappola.games.trumps import TrumpGame
from trappola.options import Rules, Value

SAID = ("take", "swap", "exchange", "keep", "done", "ask", "alifer", "accept", "refuse")
PRO = ("pro", "no-pro")
PICK = "pick"


class Numbering:
    """The numbers of a game's actions.

    Attributes:
        texts: the action of each number, as text; a picked card is ``pick CARD``.
        number: the number of each text.
    """

    def __init__(self, game: Game, rules: Rules) -> None:
        pack = game.pack(rules)
        cards = [card.text for card in pack]
        texts = [f"play {card}" for card in cards]
        if "exchange" in rules and isinstance(game, TrumpGame):
            texts += [f"{PICK} {card}" for card in cards]
        texts += [*SAID, *PRO, *_words(game, rules, pack)]
        self.texts = tuple(dict.fromkeys(texts))
        self.number = {text: number for number, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def of(self, action: Action) -> int:
        """The number of an action."""
        return self.number[action.text]


def _words(game: Game, rules: Rules, pack: Pack) -> Iterator[str]:
    """Everything that could be declared, signalled or named."""
    for suit in pack.suits:
        yield f"trumps {suit}"
        yield from (f"suits {suit} {other}" for other in pack.suits if other != suit)
    yield from (f"signal {word}" for word in SIGNALS)
    for rank in RANK_WORDS:
        for size in (3, 4):
            yield f"declare {Set(size, rank).said()}"
            yield f"declare {Set(size, rank).said(hidden=True)}"
    yield "declare blanche"
    yield "declare bianka"
    if isinstance(game, TrumpGame):
        for suit in pack.suits:
            cards = [card for card in pack if card.suit == suit]
            for first in range(len(cards)):
                for last in range(first + 3, len(cards) + 1):
                    for each in combinations_in(rules, pack, cards[first:last]):
                        yield f"declare {each.word}"


@cache
def numbering(game: str, options: tuple[tuple[str, Value], ...]) -> Numbering:
    """The numbers of a game under these options."""
    return Numbering(GAMES[game], GAMES[game].rules(dict(options)))
