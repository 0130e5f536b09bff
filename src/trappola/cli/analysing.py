"""Analysis at the table in the terminal: what actions are worth, the way to the end, mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trappola.actions import Action
from trappola.analysis import mistakes
from trappola.cards import Pack
from trappola.cli.screen import marked, say, show_view
from trappola.errors import UnknownName
from trappola.match import Match
from trappola.oracle import Analysis, Oracle, Rated, Step
from trappola.text import MARKS, Cards, Row, Term, has, tell
from trappola.view import View

STYLES = {"win": "green", "loss": "red", "draw": "yellow", "unknown": "dim"}


class Analyst:
    """Sits beside the table and says what the oracle says.

    Raises:
        UnknownName: the game, with these house rules, has no oracle.
    """

    def __init__(self, match: Match) -> None:
        oracle = match.game.oracle(match.rules)
        if oracle is None:
            raise UnknownName("oracle-none", game=Term(f"game-{match.game.name}"))
        self.oracle: Oracle = oracle
        self.match = match

    def show_choices(self, actions: Sequence[Action], view: View) -> bool:
        """The numbered actions, one a line with its worth; False where there is nothing to tell."""
        answer = self.oracle.ask(view)
        if answer is None:
            return False
        say(worth_in_words(answer, self.match.names[view.seat or 0]), style="bold")
        for number, action in enumerate(actions, 1):
            rated = answer.worth_of(action)
            worth = f"{number:>3}  {listed(action)}{mark(rated)}"
            say(worth, view.pack, style=STYLES[rated.value])
        if not self.oracle.complete:
            say(tell("oracle-searched"), style="dim")
        return True

    def show_win(self, view: View) -> None:
        """The line of best play from here."""
        line = self.oracle.line(view)
        if line:
            show_line(line, self.match.names, view.pack)
        else:
            say(tell("oracle-no-line"))

    def show_mistakes(self) -> None:
        """After a deal: each mistake, the newest last, with the position before it."""
        found = mistakes(self.match, len(self.match.played) - 1)
        names = self.match.names
        say(tell("oracle-mistakes", number=len(found)), style="bold")
        for each in found:
            show_view(each.view)
            told = tell(
                f"oracle-mistake-{each.better.value}",
                marked(),
                number=each.number,
                who=names[each.seat],
                played=name_of(each.played.action),
                better=name_of(each.better.action),
            )
            say(told, each.view.pack)


def mark(rated: Rated) -> str:
    """What an action is worth, in a word or three."""
    return tell(f"oracle-{rated.value}", distance=rated.distance or 0)


def name_of(action: Action) -> Cards | Term | str:
    """An action in a sentence: its card, or the word for it."""
    if action.card is not None:
        return Cards(action.card.text)
    key = f"oracle-do-{action.verb}"
    return Term(key) if has(key) else action.text


def listed(action: Action) -> str:
    """An action in a list, filled up with blanks to the longest, which is taking in words."""
    width = max(6, len(tell("oracle-do-take")) + 2)
    if action.card is not None:
        return action.card.text.join(MARKS) + " " * (width - len(action.card.text))
    key = f"oracle-do-{action.verb}"
    return f"{tell(key) if has(key) else action.text:<{width}}"


def worth_in_words(answer: Analysis, who: str) -> str:
    """Who wins, in a sentence."""
    return tell(f"oracle-says-{answer.value}", who=who, distance=answer.distance or 0)


def show_line(line: Sequence[Step], names: Sequence[str], pack: Pack) -> None:
    """A line as people write one, from one pause to the next; who acts is said when it changes."""
    say(tell("oracle-line"), style="bold")
    words: list[Any] = []
    seat, number = None, 1
    for place, step in enumerate(line, 1):
        action = name_of(step.action)
        words.append(
            action if step.seat == seat else Term("played", who=names[step.seat], card=action)
        )
        seat = step.seat
        if step.action.card is None or place == len(line):
            actions = Row(words)
            say(tell("oracle-stretch", marked(), number=str(number), actions=actions), pack)
            words, seat, number = [], None, number + 1
