"""A table as it goes over the wire to one seat: from that seat's view and events alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trappola.actions import Action
from trappola.book.moments import passage
from trappola.events import Event, as_seen_by
from trappola.games import GAMES
from trappola.match import Match
from trappola.server.insight import insight_of
from trappola.server.messages import (
    Choice,
    Choices,
    Declared,
    Hints,
    Passage,
    Picks,
    Played,
    SeatView,
    SheetLine,
    State,
    TableView,
    Told,
    Total,
    Undo,
)
from trappola.sheet import ScoreLine
from trappola.table.table import Seat, Table
from trappola.telling import (
    explain_item,
    name_of,
    tell_action,
    tell_declaration,
    tell_event,
    tell_item,
)
from trappola.text import tell
from trappola.turn import Turn
from trappola.view import View


def state_for(
    table: Table, seat: int | None, since: int, language: str, here: Iterable[int]
) -> State:
    """The state of a table for a seat, with the events from number ``since`` on."""
    match = table.match
    view = match.view(seat)
    turn = match.turn
    question = table.question
    return State(
        version=table.version,
        view=table_view(view, match, table.seats, set(here), language),
        choices=None
        if turn is None or seat is None or turn.seat != seat
        else choices_of(turn, view, language),
        told=told(table.stream[since:], since, seat, match, language),
        undo=Undo(
            may=seat is not None and table.may_undo(seat),
            asked_by=None if question is None else question.seat,
            asks_you=question is not None and seat in question.waiting,
        ),
        hints=Hints(
            on=seat is not None and table.hinting,
            wanted_by=sorted(table.analysts),
            ask=table.oracle is None and len(table.people) > 1,
        ),
        insight=insight_of(table, language),
    )


def table_view(
    view: View, match: Match, seats: Sequence[Seat], here: set[int], language: str
) -> TableView:
    """A view with its names in words and its cards as text."""
    game, pack = match.game, view.pack
    names = view.setup.names
    winner = None
    if view.winner is not None:
        winner = name_of(view.winner, names, language, sides=game.sides)
    standing = match.standing
    champion = None
    if standing.winner is not None:
        champion = name_of(standing.winner, names, language, sides=game.sides)
    own_trumps = len(set(view.trumps.values())) > 1 or bool(view.seconds)

    place = passage(
        game.name,
        view.setup.options,
        view.prompt,
        deal_over=match.score_sheet is not None,
        over=match.over,
    )

    def texts(mask: int) -> list[str]:
        return [card.text for card in pack.cards_in(mask)]

    return TableView(
        game=game.name,
        title=tell(f"game-{game.name}", language),
        options=dict(view.setup.options),
        family=pack.family,
        ranks=list(pack.ranks),
        open_hands=game.open_hands,
        sides=game.sides,
        you=view.seat,
        deal=view.deals,
        to_act=view.to_act,
        prompt=view.prompt,
        seats=[
            SeatView(
                seat=number,
                name=name,
                computer=seats[number].computer,
                active=not view.order or number in view.order[:2],
                dealer=number == view.dealer,
                count=view.counts[number],
                cards=texts(view.known[number]),
                tricks=view.tricks[number],
                taken=texts(view.taken[number]),
                trump=view.trumps.get(number) if own_trumps else None,
                second=view.seconds.get(number),
                chips=view.chips[number] if view.chips else 0,
                streak=view.streak[1] if view.streak and view.streak[0] == number else 0,
                here=seats[number].computer is not None or number in here,
            )
            for number, name in enumerate(names)
        ],
        stock=view.stock,
        turn_up=None if view.turn_up is None else view.turn_up.text,
        trump=None if own_trumps else view.trump,
        trick=[Played(seat=seat, card=card.text) for seat, card in view.trick],
        last_trick=[Played(seat=seat, card=card.text) for seat, card in view.last_trick],
        pile=[card.text for card in view.pile],
        declared=[
            Declared(seat=seat, text=tell_declaration(words[0], language))
            for seat, words in view.declared
        ],
        exposed=texts(view.exposed),
        discarded=texts(view.discarded),
        pot=view.pot,
        order=list(view.order),
        match=totals(view.points, names, language, sides=game.sides),
        sheet=[sheet_line(line, names, language, sides=game.sides) for line in view.sheet],
        totals=sheet_totals(view.sheet, names, language, sides=game.sides),
        winner=winner,
        champion=champion,
        deal_over=match.score_sheet is not None,
        over=match.over,
        passage=Passage(**place._asdict()),
    )


def totals(
    points: Sequence[int], names: Sequence[str], language: str, *, sides: bool
) -> list[Total]:
    """A number of points for each seat or side."""
    return [
        Total(seat=seat, who=name_of(seat, names, language, sides=sides), points=number)
        for seat, number in enumerate(points)
    ]


def sheet_line(line: ScoreLine, names: Sequence[str], language: str, *, sides: bool) -> SheetLine:
    """A line of the score sheet with its words."""
    return SheetLine(
        item=line.item,
        text=tell_item(line.item, language),
        why=explain_item(line.item, language),
        seat=line.seat,
        who=name_of(line.seat, names, language, sides=sides),
        points=line.points,
        chips=line.chips,
        pot=line.pot,
    )


def sheet_totals(
    lines: Sequence[ScoreLine], names: Sequence[str], language: str, *, sides: bool
) -> list[Total]:
    """The sums of the sheet's lines, for everybody who has one."""
    return [
        Total(
            seat=seat,
            who=name_of(seat, names, language, sides=sides),
            points=sum(line.points for line in lines if line.seat == seat),
        )
        for seat in sorted({line.seat for line in lines})
    ]


def choices_of(turn: Turn, view: View, language: str) -> Choices:
    """What the seat on turn may do, with the reason for each card it may not play."""
    picks = turn.picks
    # Cards to be picked are chosen on the page; the many ways to do it are not listed.
    listed = [action for action in turn.legal() if picks is None or action.verb != picks.verb]
    refused = {}
    if turn.play is not None:
        for card in view.hand:
            error = turn.refusal(Action.play(card))
            if error is not None:
                refused[card.text] = error.tell(language)
    who = view.setup.names[turn.seat]
    return Choices(
        question=tell(f"prompt-{turn.prompt}", language, who=who),
        choices=[
            Choice(
                action=action.text,
                text=tell_action(action, view.pack, language),
                verb=action.verb,
                card=None if action.card is None else action.card.text,
            )
            for action in listed
        ],
        picks=None
        if picks is None
        else Picks(
            verb=picks.verb, cards=[card.text for card in picks.hand], sizes=list(picks.sizes)
        ),
        refused=refused,
    )


def told(
    entries: Sequence[Event | object], first: int, seat: int | None, match: Match, language: str
) -> list[Told]:
    """Events as a seat is told them, each with its sentence."""
    events = as_seen_by(entries, seat)  # type: ignore[arg-type]
    sides = GAMES[match.game.name].sides
    return [
        Told(
            number=first + place,
            kind=event.kind,
            seat=event.seat,
            words=list(event.words),
            text=tell_event(event, match.names, match.pack, language, sides=sides),
        )
        for place, event in enumerate(events)
    ]
