"""A deal played again by the rules' own engine, as one seat was told it.

What a seat is told does not name every action: that a hand is kept is told to nobody's view. Such
words are said where nothing else goes on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from trappola.actions import Action
from trappola.cards import Card
from trappola.events import Event, as_seen_by
from trappola.games import Game
from trappola.games.sets import outside
from trappola.match import tell_standing
from trappola.options import Rules
from trappola.standing import Standing
from trappola.turn import Turn
from trappola.view import FOLDS, View

UNTOLD = ("keep", "alifer", "refuse", "no-pro")
"""Words after which a deal in play goes on, and of which a view tells nothing."""
ENDING = ("alifer", "accept", "no-pro")
"""Words after which it ends."""
SHEET = ("score", "wins", "points")


def in_play(told: Sequence[Event]) -> Sequence[Event]:
    """The events of a deal before its score sheet."""
    standing = True  # told before the first card as well
    for number, (kind, _, _) in enumerate(told):
        standing = standing and kind != "dealt"
        if kind in SHEET and not standing:
            return told[:number]
    return told


class Again:
    """A deal of known cards that follows what was told.

    Args:
        laid: cards that others lay away unseen, one choice after the other.
    """

    def __init__(
        self,
        game: Game,
        rules: Rules,
        standing: Standing,
        view: View,
        cards: Sequence[Card],
        laid: Sequence[tuple[Card, ...]],
        random: Random,
    ) -> None:
        self.view = view
        self.random = random
        self.laid: Iterator[tuple[Card, ...]] = iter(laid)
        kind, dealer, words = view.told[0]
        assert dealer is not None
        self.deal = game.deal(rules, standing, dealer, cards)
        self.deal.tell(kind, dealer, *words)
        tell_standing(self.deal, standing)
        self.script = self.deal.script()
        self.turn: Turn | None = next(self.script)
        self.actions: list[tuple[int, Action]] = []

    def told(self) -> tuple[Event, ...]:
        """What the seat is told of this deal."""
        seen = as_seen_by(self.deal.log, self.view.seat)
        return tuple(event for event in seen if event.kind in FOLDS)

    def tells(self, events: Sequence[Event], *, whole: bool) -> bool:
        """Whether the seat is told these events, going on as they say.

        Args:
            whole: whether this is all that was told, and the turn has to be the view's.
        """
        while True:
            told = self.told()
            number = min(len(told), len(events))
            if told[:number] != tuple(events[:number]):
                return False
            if number == len(events):
                return not whole or self.ends(len(events), len(events) < len(self.view.told))
            told_so = self.action_of(events[number])
            if not self.go_on(told_so) and not self.go_on(self.untold(UNTOLD)):
                return False

    def go_on(self, action: Action | None) -> bool:
        """Makes an action; returns whether that was legal."""
        if self.turn is None or action is None or self.turn.refusal(action) is not None:
            return False
        self.actions.append((self.turn.seat, action))
        try:
            self.turn = self.script.send(action)
        except StopIteration:
            self.turn = None
        return True

    def action_of(self, event: Event) -> Action | None:
        """The action that tells an event, if the seat on turn can make one that does."""
        turn = self.turn
        if turn is None:
            return None
        kind, seat, words = event
        if kind == "answer":
            return Action("ask")
        if seat == turn.seat:
            match kind:
                case "play" | "trumps" | "signal":
                    return Action(f"{kind} {words[0]}")
                case "swap" | "done":
                    return Action(kind)
                case "expose":
                    return Action("exchange")
                case "discard" | "bury":
                    named = not words[0].isdecimal()
                    away = map(Card, words) if named else next(self.laid, ())
                    return Action.exchange(away)
                case "declare":
                    return self.declared(turn, words[0])
        return None

    def untold(self, words: Sequence[str]) -> Action | None:
        """The first of some words that may be said now."""
        said = () if self.turn is None else self.turn.words
        return next((each for word in words for each in said if each.text == word), None)

    def declared(self, turn: Turn, word: str) -> Action | None:
        """A declaration that sounds like this."""
        own = turn.seat == self.view.seat
        said = [each for each in turn.words if each.verb == "declare"]
        alike = [each for each in said if each.words[0] == word]
        if not own:
            alike += [each for each in said if heard(each) == word and each not in alike]
        return self.random.choice(alike) if alike else None

    def ends(self, number: int, over: bool) -> bool:
        """Whether it is now as the view has it, perhaps after words of which nothing is told."""
        for _ in range(len(UNTOLD) + 1):
            if over and self.deal.sheet is not None:
                return True
            if not over and (len(self.told()) != number or self.fits()):
                return len(self.told()) == number
            if not self.go_on(self.untold(ENDING if over else UNTOLD)):
                return False
        return False

    def fits(self) -> bool:
        """Whether it is the view's turn, with at least its legal actions."""
        view, turn = self.view, self.turn
        if view.to_act is None and not view.prompt and not view.legal:
            return True  # a view of events alone
        if turn is None or (turn.seat, turn.prompt) != (view.to_act, view.prompt):
            return False
        return not view.legal or (turn.seat == view.seat and set(view.legal) <= set(turn.legal()))


def heard(action: Action) -> str:
    """A declaration as others may hear it: without the rank, or a run without its suit."""
    word = action.words[0]
    if word.startswith("run("):
        return "".join(letter for letter in word if letter not in "scdb")
    return outside(word)
