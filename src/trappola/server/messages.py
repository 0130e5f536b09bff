"""What goes over the wire: every message between server and page, as pydantic models.

The page's TypeScript types are made from these. Nothing here is computed; what a seat is sent is
a :class:`State`, made from its own view and its own events alone.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from trappola.suits import Family

Value = bool | int | float | str


class Message(BaseModel):
    """A message; unknown keys are refused."""

    model_config = ConfigDict(extra="forbid")


# The catalogue: what can be played


class OptionValue(Message):
    """A value of a house rule, or a family of values with a number in it."""

    value: Value = Field(description="The value; for a family its prefix, such as target:")
    text: str
    number: bool = Field(default=False, description="A number is to be filled in after the prefix")
    least: int = 1
    most: int | None = None
    fractions: bool = False


class OptionInfo(Message):
    """A house rule: what it is about, its values, the default first, and its source."""

    key: str
    text: str
    rule: str
    sources: list[str]
    default: Value
    values: list[OptionValue]


class GameInfo(Message):
    """A game, or a variant: a game with some house rules set."""

    name: str
    game: str = Field(description="The game behind a variant; of a game itself its own name")
    title: str
    about: str
    traits: list[str] = Field(description="In a few words each: how long, how much luck")
    least_seats: int
    most_seats: int
    preset: dict[str, Value]
    options: list[OptionInfo]
    open_hands: bool
    sides: bool
    puzzles: int = Field(description="How many puzzles there are")
    computers: list[str] = Field(description="The computer players that can play it")


class Catalogue(Message):
    """Everything the start page offers, in one language."""

    version: str
    language: str
    languages: list[str]
    games: list[GameInfo]
    computers: list[str]
    usual_computer: str = Field(description="The computer player of whoever names none")


# Tables


class SeatWish(Message):
    """Who shall sit on a seat: a person, or a computer player by name."""

    name: str = Field(min_length=1, max_length=40)
    computer: str | None = None


class NewTable(Message):
    """Asks for a table."""

    game: str = Field(max_length=40)
    options: dict[str, Value] = Field(default={}, max_length=60)
    seats: list[SeatWish] = Field(max_length=8)
    seed: str | None = Field(default=None, description="For practice only: the same cards again")
    same_cards_as: str | None = Field(
        default=None, description="A seat's token: play the pack of its last complete deal again"
    )


class SeatLink(Message):
    """A seat and the token that opens it; computer seats have none."""

    seat: int
    name: str
    computer: str | None
    token: str | None


class TableMade(Message):
    """A new table: its id, the tokens of its seats, and one for spectators."""

    table: str
    seats: list[SeatLink]
    spectator: str


class PuzzleWish(Message):
    """Who sits down to a puzzle."""

    name: str = Field(min_length=1, max_length=40)
    other: str = Field(min_length=1, max_length=40, description="A name for the computer")


class PuzzleMade(Message):
    """A table at the position of a puzzle, and the token of whoever solves it."""

    number: int
    puzzles: int
    grade: int
    grades: list[int] = Field(description="The first number of each grade")
    rules: list[str] = Field(description="The house rules in which the puzzles differ, in words")
    title: str
    token: str


class TableInfo(Message):
    """What a token opens."""

    table: str
    game: str
    title: str
    seat: int | None = Field(description="None for a spectator")
    names: list[str]
    over: bool
    deals: int


# The state of a table as one seat is sent it


class SeatView(Message):
    """A seat as the receiver sees it."""

    seat: int
    name: str
    computer: str | None
    active: bool
    dealer: bool
    count: int
    cards: list[str] = Field(description="The cards known to be in this hand, best first by suit")
    tricks: int
    taken: list[str] = Field(description="The cards in the tricks this seat has won")
    trump: str | None = Field(description="Its own trump suit, where each has one")
    second: str | None
    chips: Value
    streak: int = Field(description="Deals won in a row, where that matters")
    here: bool = Field(description="Whether somebody is connected on this seat")


class Played(Message):
    """A card of a trick."""

    seat: int
    card: str


class Declared(Message):
    """What a seat has declared, in words."""

    seat: int
    text: str


class SheetLine(Message):
    """A line of the score sheet, with the sentence that explains it."""

    item: str
    text: str
    why: str = Field(description="A sentence that explains the line")
    seat: int
    who: str
    points: int
    chips: Value
    pot: int


class Total(Message):
    """A sum of the score sheet or of the match."""

    seat: int
    who: str
    points: int


class Passage(Message):
    """A place in the rule book; an empty anchor is the top of the page."""

    page: str
    anchor: str


class RuleSection(Message):
    """A section of a rule page."""

    anchor: str
    title: str


class RulePage(Message):
    """A page of the rule book as HTML; ``{italian}`` and the like stand for the drawn packs."""

    page: str
    language: str = Field(description="English where the page is not translated")
    title: str
    html: str
    other_suits: bool = Field(description="Whether cards are drawn in other suits than their own")
    sections: list[RuleSection]


class TableView(Message):
    """The table as one seat (or a spectator) sees it."""

    game: str
    title: str
    options: dict[str, Value]
    family: Family
    ranks: list[str]
    open_hands: bool
    sides: bool
    you: int | None
    deal: int = Field(description="The number of the deal, from 1; 0 before the first")
    to_act: int | None
    prompt: str
    seats: list[SeatView]
    stock: int
    turn_up: str | None
    trump: str | None
    trick: list[Played]
    last_trick: list[Played]
    pile: list[str]
    declared: list[Declared]
    exposed: list[str]
    discarded: list[str]
    pot: int
    order: list[int]
    match: list[Total]
    sheet: list[SheetLine]
    totals: list[Total]
    winner: str | None = Field(description="Who has won the deal, in words")
    champion: str | None = Field(description="Who has won the match, in words")
    deal_over: bool
    over: bool
    passage: Passage = Field(description="The rules that fit the moment")


class Choice(Message):
    """A legal action: its text, how it is offered, and its card if it plays one."""

    action: str
    text: str
    verb: str
    card: str | None


class Picks(Message):
    """Cards of the hand may be chosen: so many of them."""

    verb: str
    cards: list[str]
    sizes: list[int]


class Choices(Message):
    """What the receiver may do now; ``refused`` has the reason against each other card in hand."""

    question: str
    choices: list[Choice]
    picks: Picks | None
    refused: dict[str, str]


class Told(Message):
    """An event: its number, its parts, and the sentence; ``text`` is None for mere numbers."""

    number: int
    kind: str
    seat: int | None
    words: list[str]
    text: str | None


class Undo(Message):
    """Whether the receiver may ask to take back, and who has asked and waits for an answer."""

    may: bool
    asked_by: int | None
    asks_you: bool


class Mark(Message):
    """What an action is worth to its seat."""

    action: str
    value: Literal["win", "draw", "unknown", "loss"]
    distance: int | None
    text: str


class Insight(Message):
    """What is known of the position, where everybody at the table wants to know it."""

    on: bool = Field(description="Whether everybody has agreed")
    wanted_by: list[int] = Field(description="The seats that have agreed")
    says: str | None = Field(description="Who wins, in a sentence")
    marks: list[Mark] = Field(description="For the seat on turn, the best first")


class Step(Message):
    """An action of a line."""

    seat: int
    who: str
    action: str
    card: str | None
    text: str


class Line(Message):
    """Best play of both from the position at hand; empty if it is not known."""

    steps: list[Step]


class MistakeInfo(Message):
    """An action that gave something away, and the position before it."""

    number: int
    seat: int
    text: str
    view: TableView


class Mistakes(Message):
    """What went wrong in a deal."""

    deal: int
    text: str
    mistakes: list[MistakeInfo]


class Hints(Message):
    """Whether the receiver may ask for a hint on its turn, and which seats have agreed to hints."""

    on: bool
    wanted_by: list[int]
    ask: bool = Field(description="Whether people have to agree")


class State(Message):
    """Sent after every change: the whole table as the receiver sees it, and the events since."""

    type: Literal["state"] = "state"
    version: int
    view: TableView
    choices: Choices | None
    told: list[Told]
    undo: Undo
    hints: Hints
    insight: Insight | None = Field(
        default=None, description="None where nobody can tell what positions are worth"
    )


class Done(Message):
    """An action with this id was taken; a resend of it is answered the same."""

    type: Literal["done"] = "done"
    id: str
    version: int


class Refused(Message):
    """An action was not taken; nothing has changed. The reason is a sentence."""

    type: Literal["refused"] = "refused"
    id: str | None
    key: str
    text: str


class Hint(Message):
    """What the Master would do on the receiver's seat, by what that seat knows, and why."""

    type: Literal["hint"] = "hint"
    id: str
    version: int
    action: str
    text: str


ToPage = Annotated[State | Done | Refused | Hint, Field(discriminator="type")]


# What a page asks


class Hello(Message):
    """The first message: the last event the page has, its language, and the suits it shows."""

    type: Literal["hello"] = "hello"
    since: int = Field(0, ge=0)
    language: str = "en"
    suits: Family = Field(
        "italian", description="In which this viewer sees a pack that can be seen in them"
    )


class Act(Message):
    """An action, chosen at a version; a stale one is refused and the page is sent the state."""

    type: Literal["act"] = "act"
    id: str = Field(min_length=1, max_length=64)
    version: int
    action: str = Field(max_length=400)


class NextDeal(Message):
    """Deals the next deal."""

    type: Literal["deal"] = "deal"
    id: str = Field(min_length=1, max_length=64)
    version: int


class AskUndo(Message):
    """Asks to take one's last action back, or answers such a question."""

    type: Literal["undo"] = "undo"
    id: str = Field(min_length=1, max_length=64)
    version: int
    answer: Literal["ask", "yes", "no"] = "ask"


class WishAnalysis(Message):
    """Agrees that everybody at the table sees what each play is worth, or ends it."""

    type: Literal["analysis"] = "analysis"
    id: str = Field(min_length=1, max_length=64)
    version: int
    on: bool


class AskHint(Message):
    """Asks what the Master would do; answered by a hint, or by "done" if the turn has moved on."""

    type: Literal["hint"] = "hint"
    id: str = Field(min_length=1, max_length=64)
    version: int


FromPage = Annotated[
    Hello | Act | NextDeal | AskUndo | WishAnalysis | AskHint, Field(discriminator="type")
]


class ReasonTold(Message):
    """Why a computer player did what it did at a step of a deal."""

    step: int = Field(description="The place of the state in which the action is told")
    seat: int
    text: str


class Replay(Message):
    """A complete deal step by step, as a seat saw it or with all hands, and why."""

    deal: int
    states: list[State]
    reasons: list[ReasonTold]


class Problem(Message):
    """What is wrong, in a sentence, with the key of its message."""

    key: str
    text: str
    extra: dict[str, Any] = {}
