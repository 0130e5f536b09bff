"""``--help``: its words come from the catalogue of the language in use, when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

from cyclopts import App, Group, Parameter
from rich.table import Table
from rich.text import Text

from trappola.cli.language import FLAG
from trappola.languages import languages
from trappola.text import Row, has, tell

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

FLAGS = ("--help", "--version")


class Help:
    """How a page of help is laid out."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The line that shows what is typed."""
        console.print(Text(tell("help-usage", usage=usage.plain.strip()) + "\n", "bold"))

    def render_description(self, console: Console, options: ConsoleOptions, words: Any) -> None:
        """What the command does."""
        if str(words).strip():
            console.print(words)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Commands or flags, each with what it does."""
        if not panel.entries:
            return
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 2))
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        for entry in panel.entries:
            table.add_row(
                Text(", ".join(entry.display_labels_with_metavar), "bold"), said_of(entry)
            )
        if panel.title == tell("help-parameters"):
            words = tell("help-language", languages=Row(languages()))
            table.add_row(Text(FLAG, "bold"), Text(words))
        console.print(Text(f"\n{panel.title}", "bold"))
        console.print(table)


def said_of(entry: HelpEntry) -> Text:
    """What an entry says, with its default."""
    said = entry.description
    words = said if isinstance(said, Text) else Text(str(getattr(said, "primary_renderable", said)))
    if entry.default not in (None, "None", "False"):
        words = words + Text(" " + tell("help-default", value=entry.default))
    return words + Text(" " + tell("help-required")) if entry.required else words


def dress(app: App) -> None:
    """Gives an app and its commands the words of the language in use."""
    app.help_formatter = Help()
    _dress(app, "trappola")


def _dress(app: App, name: str) -> None:
    key = f"help-{name}"
    more = f"\n\n{tell(key + '.more')}" if has(f"{key}.more") else ""
    app.help = tell(key) + more
    app.group_commands = Group(tell("help-commands"), sort_key=0)
    app.group_arguments = Group(tell("help-arguments"), sort_key=1)
    app.group_parameters = Group(tell("help-parameters"), sort_key=2)
    for each in app:
        if each in FLAGS:
            app[each].help = tell(f"help-{each.lstrip('-')}")
        elif not each.startswith("-"):
            _dress(app[each], each)
    if app.default_command is not None:
        _dress_flags(app.default_command, name)


def lettered() -> tuple[str, ...]:
    """The languages whose corner letters are known, with a catalogue or without."""
    from trappola.art import languages

    return languages()


def _dress_flags(command: Any, name: str) -> None:
    """Hangs what the catalogue says of each flag on the annotation that cyclopts reads."""
    for flag, hint in get_type_hints(command, include_extras=True).items():
        key = f"help-{name}-{flag}"
        if has(key):
            known = lettered() if flag == "corners" else languages()
            words = tell(key, languages=Row(known))
            command.__annotations__[flag] = Annotated[hint, Parameter(help=words)]
        elif flag == "place":
            _dress_flags(hint.__origin__, "place")
