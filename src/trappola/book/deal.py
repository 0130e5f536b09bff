"""A worked deal as a page shows it: hands, what is said, the tricks, the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from trappola.book.markdown import code, hand, table, with_codes
from trappola.book.pile import turns_of, turns_table
from trappola.book.replaying import Settings, deal_of, events_of
from trappola.book.sheet import score_table
from trappola.cards import Card
from trappola.events import Event
from trappola.games.tricks import TrickGame
from trappola.match import Match
from trappola.telling import tell_event
from trappola.text import Marked, tell

SILENT = ("deal", "dealt", "done", "points", "chips", "pot", "order", "streak", "stake")
"""What a page does not tell before the play; the hands stand in a table."""
SAID = ("declare", "ask", "answer", "signal", "swap")
"""What is told beside the trick in which it is said."""


@dataclass
class Trick:
    """A trick with what was said in it and drawn after it."""

    plays: list[tuple[int, Card]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    winner: int | None = None
    drawn: dict[int, str] = field(default_factory=dict)


def deal_text(match: Match, settings: Settings, language: str) -> str:
    """The whole deal: a table of hands, the story before the play, tricks, and the score.

    ``turns=8-9`` shows these tricks or turns alone: the beginning of the deal stands with the
    first of them, the score with the last.
    """
    played = deal_of(match, settings)
    events = events_of(played)
    first = next(
        (at for at, event in enumerate(events) if event.kind in ("play", "pile")), len(events)
    )
    parts = [hands_table(match, events, language), story(match, events[:first], language)]
    in_tricks = isinstance(match.game, TrickGame)
    number = (
        len(tricks_of(events, lambda event: event.kind))
        if in_tricks
        else sum(action.verb != "suits" for _, action in played.actions)
    )
    shown = turns_of(settings, number)
    if shown[0] > 1:
        parts = []
    parts.append(
        tricks_table(match, events, shown, language)
        if in_tricks
        else turns_table(match, played, shown, language)
    )
    whole = played.deal.sheet is not None and shown[1] == number
    if whole:
        parts.append(score_table(match, played, language))
    return "\n\n".join(part for part in parts if part)


def hands_table(match: Match, events: Iterable[Event], language: str) -> str:
    """The hands as they were dealt, the dealer's named as such."""
    hands: dict[int, list[Card]] = {}
    dealer = None
    for event in events:
        if event.kind == "deal":
            dealer = event.seat
        elif event.kind == "dealt" and event.seat is not None:
            hands.setdefault(event.seat, []).extend(match.pack.card(word) for word in event.words)
    rows = []
    for seat in sorted(hands):
        key = "book-who-dealt" if seat == dealer else "book-who"
        rows.append((tell(key, language, who=match.names[seat]), hand(match.pack, hands[seat])))
    return table(("", tell("book-hand", language)), rows)


def story(match: Match, events: Iterable[Event], language: str) -> str:
    """What happened before the first card, a sentence a line."""
    told = [
        tell_event(event, match.names, match.pack, Marked(language), sides=match.game.sides)
        for event in events
        if event.kind not in SILENT
    ]
    return "\n".join(f"* {with_codes(sentence)}" for sentence in told if sentence)


def tricks_of(events: Iterable[Event], told: Callable[[Event], str]) -> list[Trick]:
    """The tricks of a deal, each with its cards and what was said while it was on the table.

    What was said before the first card is not among it.
    """
    tricks = [Trick()]
    for event in events:
        seat = event.seat
        if event.kind == "play" and seat is not None:
            tricks[-1].plays.append((seat, Card(event.words[0])))
        elif event.kind == "trick" and seat is not None:
            tricks[-1].winner = seat
            tricks.append(Trick())
        elif event.kind == "draw" and seat is not None and len(tricks) > 1:
            tricks[-2].drawn[seat] = event.words[0]
        elif event.kind in SAID and (tricks[0].plays or len(tricks) > 1):
            tricks[-1].said.append(told(event))
    return [trick for trick in tricks if trick.plays]


def tricks_table(
    match: Match, events: Sequence[Event], shown: tuple[int, int], language: str
) -> str:
    """The tricks shown: who played what in which order, who won it, its points, what was drawn."""
    game, pack = match.game, match.pack
    assert isinstance(game, TrickGame)
    points_of = game.play_model(match.rules).points_of

    def told(event: Event) -> str:
        sentence = tell_event(event, match.names, pack, Marked(language), sides=game.sides)
        return with_codes(sentence or "")

    first, last = shown
    tricks = tricks_of(events, told)[first - 1 : last]
    seats = max((len(trick.plays) for trick in tricks), default=2)
    drawers = sorted({seat for trick in tricks for seat in trick.drawn})
    head = [
        tell("book-trick", language),
        *(tell(f"book-card-{place}", language) for place in range(1, seats + 1)),
        tell("book-won-by", language),
        tell("book-card-points", language),
        *(tell("book-draws", language, who=match.names[seat]) for seat in drawers),
        tell("book-said", language),
    ]
    rows = []
    for number, trick in enumerate(tricks, first):
        points = sum(points_of(pack.number[card]) for _, card in trick.plays)
        cards = [f"{match.names[seat]} {code(card.text)}" for seat, card in trick.plays]
        rows.append(
            [
                str(number),
                *cards,
                *([""] * (seats - len(cards))),
                "" if trick.winner is None else match.names[trick.winner],
                str(points),
                *(code(*([trick.drawn[s]] if s in trick.drawn else [])) for s in drawers),
                " ".join(trick.said),
            ]
        )
    return table(head, rows)
