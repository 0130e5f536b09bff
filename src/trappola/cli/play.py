"""``trappola play``: a table in the terminal, people and computer players round it."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path

from trappola.actions import Action
from trappola.cli import files
from trappola.cli.analysing import Analyst
from trappola.cli.complaint import complain
from trappola.cli.house_rules import with_house_rules
from trappola.cli.log import logged_to_a_file
from trappola.cli.records import read_text, show_standing, wrong
from trappola.cli.screen import clear, marked, out, played, say, show_sheet, show_view
from trappola.cli.typed import read_action
from trappola.errors import RecordError, TrappolaError, UnknownName
from trappola.events import Event
from trappola.games import GAMES, PRESETS
from trappola.match import Match, MatchError
from trappola.players import USUAL, Player, ask, check_plays, close_players, make_player
from trappola.players.hint import HintError, hint_for
from trappola.players.perfect import remedy
from trappola.players.reason import Explaining, Reason
from trappola.record import Record
from trappola.suits import Family, seen_in
from trappola.table.undo import steps_back
from trappola.telling import action_term, tell_action, tell_event
from trappola.text import MARKS, Row, Term, Viewed, has, speak, spoken, tell
from trappola.view import View
from trappola.writing import NotWritten, check_writable

NAMES = ("Ann", "Ben", "Cle", "Dan", "Eva", "Fay")
MANY = 24
"""More actions than this are not listed one by one; they are typed."""


class Stop(Exception):
    """Somebody wants to stop playing; the game is saved."""


def choose_game() -> str | None:
    """Asks for a game from a numbered list; None if nobody answers."""
    names = [*GAMES, *PRESETS]
    say(tell("menu-title"), style="bold")
    for number, name in enumerate(names, 1):
        say(f"{number:>3}  {name:<12} {tell(f'game-{name}.about')}")
    while True:
        try:
            answer = input(tell("menu-prompt") + " ").strip()
        except EOFError:
            print()
            return None
        if answer in ("q", "quit"):
            return None
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        if answer in names:
            return answer
        say(tell("menu-wrong", number=len(names)))


def play_new(
    game: str,
    *,
    house_rules: Mapping[str, str] | None = None,
    humans: int = 1,
    names: Sequence[str] | None = None,
    seats: int | None = None,
    computer: str = USUAL,
    seed: str | None = None,
    save: Path | None = None,
    analysis: bool = False,
    suits: Family | None = None,
) -> int:
    """Plays a new match.

    Args:
        suits: in which the pack is seen; its own if left out.
    """
    rules, options = with_house_rules(game, house_rules or {})
    number = len(names) if names is not None else seats or rules.least_seats
    if names is None:
        names = [NAMES[place % len(NAMES)] for place in range(number)]
    match = Match(rules.name, options, seats=names, seed=seed)
    see_in(match, suits)
    if save is not None and save.exists():
        raise UnknownName("file-exists", file=str(save))
    if save is not None:
        check_writable(save)
    table = Table(match, humans, computer, save or files.new_file(rules.name), analysis=analysis)
    return table.run()


def resume_game(
    file: Path,
    *,
    humans: int,
    computer: str,
    seed: str | None,
    analysis: bool = False,
    suits: Family | None = None,
) -> int:
    """Goes on with a match that was written down."""
    try:
        record = Record.parse(read_text(file))
        match = Match.from_record(record)
        match.seed = seed
    except RecordError as error:
        return wrong(file, error)
    see_in(match, suits)
    return Table(match, humans, computer, file, analysis=analysis).run()


def see_in(match: Match, suits: Family | None) -> None:
    """Shows the pack of a match in these suits from now on.

    Raises:
        MatchError: it cannot be seen in them.
    """
    family = match.pack.family
    if suits in (None, family):
        return
    seen = seen_in(family, suits)
    if seen is None:
        raise MatchError("suits-own", game=Term(f"game-{match.game.name}"))
    speak(Viewed(spoken(), seen))


def player_in_words(name: str) -> str:
    """A computer player as people are told of it: its level and the time it takes."""
    known = f"page-who-computer-{name}"
    return tell(known) if has(known) else name


class Back(Exception):
    """Somebody takes the last action back."""


class Table:
    """A match in the terminal.

    The first ``humans`` seats are people's, the computer has the others. The game is written down
    after every action of a person, so that nothing is lost whatever happens.
    """

    def __init__(
        self, match: Match, humans: int, computer: str, file: Path, *, analysis: bool = False
    ) -> None:
        if not 0 <= humans <= len(match.names):
            raise MatchError("wrong-humans", number=humans, seats=len(match.names))
        self.match = match
        self.humans = range(humans)
        self.computer = computer
        self.players: dict[int, Player] = {
            seat: make_player(computer, table=True)
            for seat in range(len(match.names))
            if seat not in self.humans
        }
        if self.players:
            check_plays(computer, match.game, match.rules)
        self.remedy = remedy(match, [computer] if self.players else [])
        self.analyst = Analyst(match) if analysis else None
        self.file = file
        self.unwritten: NotWritten | None = None
        """Why the match could not be written down when last it was tried."""
        self.told: dict[int, int] = {}
        self.reasons: list[tuple[int, Action, Reason]] = []
        """What the computer players have done in this deal, and why: told when it is over."""
        self.facing: int | None = 0 if humans == 1 else None

    def run(self) -> int:
        """Plays until the match is over or somebody stops; the game is saved in any case."""
        with logged_to_a_file():
            return self.play_on()

    def play_on(self) -> int:
        """The same, with whatever is logged meanwhile between the cards."""
        try:
            self.greet()
            while not self.match.over:
                if self.match.to_act is None:
                    self.match.deal()
                self.play_deal()
                self.close_deal()
            show_standing(self.match)
            if not self.save():
                return self.lost()
            say(tell("play-written", file=str(self.file)))
        except (Stop, EOFError):
            return self.leave()
        except KeyboardInterrupt:
            return self.leave() or 130
        finally:
            close_players(self.players.values())
        return 0

    def greet(self) -> None:
        """Who plays what, and how to ask for help."""
        match = self.match
        say(tell(f"game-{match.game.name}"), style="bold")
        for seat, name in enumerate(match.names):
            if seat in self.humans:
                say(tell("play-person", who=name))
            else:
                say(tell("play-seated", who=name, player=player_in_words(self.computer)))
        if self.remedy:
            say(tell("event-no-table", command=self.remedy))
        say(tell("play-help-hint"))
        if self.analyst is not None:
            say(tell("oracle-hint"))

    def save(self) -> bool:
        """Writes the match down; that it could not be is said once, and play goes on."""
        before, self.unwritten = self.unwritten, None
        try:
            files.write(self.file, self.match.record)
        except NotWritten as error:
            self.unwritten = error
            if before is None:
                say(str(error), style="red")
        return self.unwritten is None

    def lost(self) -> int:
        """Says at the end that what was played is not written down."""
        return complain(str(self.unwritten))

    def leave(self) -> int:
        """Saves and says how to go on."""
        if not self.save():
            return self.lost()
        words = ["trappola", "play", "--resume", str(self.file)]
        if len(self.humans) != 1:
            words += ["--humans", str(len(self.humans))]
        if self.computer != USUAL:
            words += ["--computer", self.computer]
        if self.analyst is not None:
            words.append("--analysis")
        if seen := self.match.pack.seen():
            words += ["--suits", seen.shown]
        if self.match.seed is not None:
            words += ["--seed", self.match.seed]
        out.print()
        say(tell("play-saved", command=shlex.join(words)))
        return 0

    # One deal

    def play_deal(self) -> None:
        """Turns until the deal is over."""
        match = self.match
        self.reasons.clear()
        while (seat := match.to_act) is not None:
            if seat in self.players:
                player = self.players[seat]
                failures: list[str] = []
                action = ask(player, match, failures.append)
                if failures:
                    self.failed(seat, failures[0])
                else:
                    self.note(seat, action, player)
                match.apply(action, seat)
            else:
                self.face(seat)
                self.tell_news(seat)
                try:
                    match.apply(self.ask(match.view(seat)), seat)
                except Back:
                    self.take_back(seat)
                self.save()

    def take_back(self, seat: int) -> None:
        """Takes a seat's last action of the deal back, and what has followed it."""
        steps = steps_back(self.match, seat)
        if not steps:
            say(tell("oracle-back-none"))
        for _ in range(steps):
            self.match.undo()
        for one in self.told:
            self.told[one] = min(self.told[one], len(self.match.events(None if one < 0 else one)))

    def note(self, seat: int, action: Action, player: Player) -> None:
        """Remembers why a computer player did what it did."""
        reason = player.why() if isinstance(player, Explaining) else None
        if reason is not None:
            self.reasons.append((seat, action, reason))

    def explain(self) -> None:
        """Why the computer players did what they did in the deal that is over."""
        names, pack = self.match.names, self.match.pack
        for seat, action, reason in self.reasons:
            done = action_term(action, pack)
            told = tell("play-why", marked(), who=names[seat], action=done, reason=reason.term)
            say(told, pack)

    def hint(self, view: View) -> None:
        """What the Master would do on this seat, by what the seat knows."""
        try:
            hint = hint_for(view)
        except HintError as error:
            say(error.tell(marked()))
            return
        say(hint.tell(view, marked()), view.pack)

    def failed(self, seat: int, problem: str) -> None:
        """Says that a computer player has failed, and that the match goes on."""
        say(tell("play-failed", who=self.match.names[seat], problem=problem), style="dim")

    def face(self, seat: int) -> None:
        """Draws the curtain when the screen passes to another person, where hands are hidden."""
        if self.facing != seat and len(self.humans) > 1 and not self.match.game.open_hands:
            clear()
            input(tell("play-curtain", who=self.match.names[seat]) + " ")
            clear()
        self.facing = seat

    def tell_news(self, seat: int | None) -> None:
        """What has happened since this seat last looked, as this seat was told it."""
        match = self.match
        since = self.told.get(-1 if seat is None else seat, 0)
        events = match.events(seat, since)
        self.told[-1 if seat is None else seat] = since + len(events)
        self.tell(events)

    def tell(self, events: Sequence[Event]) -> None:
        """Events as sentences; the packets of the others say nothing and are passed over."""
        match = self.match
        for event in events:
            if event.kind == "dealt" and event.words[0].isdecimal():
                continue
            sentence = tell_event(event, match.names, match.pack, marked(), sides=match.game.sides)
            if sentence is not None:
                say(sentence, match.pack)

    def close_deal(self) -> None:
        """The end of a deal: its sheet, the standing, and whether to go on."""
        match = self.match
        seat = self.humans[0] if len(self.humans) == 1 else None
        self.tell_news(seat)
        sheet = match.score_sheet
        if sheet is not None and sheet.lines:
            show_sheet(sheet.lines, match.names, match.game.name)
        if self.analyst is not None:
            self.analyst.show_mistakes()
        self.save()
        if match.over:
            return
        show_standing(match)
        while self.humans:
            answer = input(tell("play-next") + " ").strip()
            if answer in ("q", "quit"):
                raise Stop
            if answer != "why":
                break
            self.explain()

    # One decision

    def ask(self, view: View) -> Action:
        """Asks a person until the answer is a legal action."""
        out.print()
        show_view(view)
        listed = self.listed(view)
        if self.analyst is None or not self.analyst.show_choices(listed, view):
            self.show_choices(listed, view)
        while True:
            who = self.match.names[view.seat or 0]
            answer = input(tell(f"prompt-{view.prompt}", who=who) + " ")
            action = self.understand(answer.strip(), view, listed)
            if action is not None:
                return action

    @staticmethod
    def listed(view: View) -> list[Action]:
        """The actions that get a number: what may be said, then the cards as they lie."""
        plays = [Action.play(card) for card in view.hand]
        said = [action for action in view.legal if action.card is None]
        if len(said) > MANY:
            said = [action for action in said if action.verb != "exchange"]
        return said + [action for action in plays if action in view.legal]

    @staticmethod
    def show_choices(listed: Sequence[Action], view: View) -> None:
        """The numbered actions: one a line, the cards in one row."""
        row = []
        for number, action in enumerate(listed, 1):
            if action.card is None:
                say(f"{number:>3}  {tell_action(action, view.pack, marked())}", view.pack)
            else:
                row.append(f"{number} {action.card.text.join(MARKS)}")
        if row:
            say("  " + "   ".join(row), view.pack)
        if len(listed) < len(view.legal):
            say(tell("play-name-cards"))

    def understand(self, answer: str, view: View, listed: Sequence[Action]) -> Action | None:
        """The action an answer means; None after a question has been answered or an error told."""
        if self.answered(answer, view):
            return None
        if answer.isdecimal() and 1 <= int(answer) <= len(listed):
            return listed[int(answer) - 1]
        try:
            action = read_action(answer, view)
            self.match.check(action, view.seat)
        except TrappolaError as error:
            say(error.tell(marked()), view.pack)
            return None
        return action

    def answered(self, answer: str, view: View) -> bool:
        """Answers questions that are no actions; returns whether it was one."""
        match answer:
            case "back" if self.analyst is not None:
                raise Back
            case "win" if self.analyst is not None:
                self.analyst.show_win(view)
            case "?" | "help" | "":
                say(tell("play-help"))
                if self.analyst is not None:
                    say(tell("play-help-analysis"))
                seen, pack = view.pack.seen(), view.pack
                suits = Row(
                    Term(
                        "suit-letter",
                        letter=seen.suit(suit) if seen else suit,
                        suit=pack.suit_term(suit),
                    )
                    for suit in pack.suits
                )
                say(tell("play-help-suits", suits=suits))
            case "table":
                show_view(view)
            case "hint":
                self.hint(view)
            case "last":
                cards = played(view.last_trick, view.setup.names)
                say(tell("table-last-trick", marked(), cards=cards), view.pack)
            case "score":
                show_standing(self.match)
            case "rules":
                from trappola.cli.listing import list_rules

                list_rules(self.match.game.name, self.match.rules)
            case "log":
                self.tell(self.match.events(view.seat))
            case "q" | "quit":
                raise Stop
            case _:
                return False
        return True
