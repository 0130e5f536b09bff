"""The commands and their flags; what they do stands in the modules beside this one.

What ``--help`` says of them stands in the catalogues: ``help-COMMAND`` and ``help-COMMAND-FLAG``.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from trappola import __version__
from trappola.cli.complaint import complain, let_go_of_output, tell_fault, tell_system_fault
from trappola.cli.language import speak_as_asked
from trappola.cli.svoyi import app as svoyi
from trappola.errors import TrappolaError
from trappola.suits import Family
from trappola.text import spoken, tell

app = App(
    name="trappola",
    version=__version__,
    help_format="plaintext",
    result_action="return_value",
)
app.command(svoyi)

File = Annotated[Path, Parameter(allow_leading_hyphen=True)]
Contestant = Annotated[str, Parameter(allow_leading_hyphen=True)]


@dataclass
class Place:
    """Where the server listens and keeps its tables."""

    host: str = "127.0.0.1"
    port: int = 8036
    store: str | None = None


Here = Annotated[Place, Parameter(name="*")]


@app.default
def table(*, place: Here = Place()) -> int:  # noqa: B008
    """Open the table in the browser."""
    from trappola.server.serve import serve as run_server

    return run_server(place.host, place.port, place.store, open_page=True)


@app.command
def play(
    game: str | None = None,
    /,
    *,
    humans: int = 1,
    names: str | None = None,
    seats: int | None = None,
    computer: str = "club",
    seed: str | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    analysis: Annotated[bool, Parameter(negative="")] = False,
    suits: Family | None = None,
    **house_rules: str,
) -> int:
    """Play a game in the terminal, against the computer or against each other on one screen."""
    from trappola.cli.play import choose_game, play_new, resume_game

    if resume is not None:
        return resume_game(
            resume, humans=humans, computer=computer, seed=seed, analysis=analysis, suits=suits
        )
    chosen = game or choose_game()
    if chosen is None:
        return 0
    return play_new(
        chosen,
        house_rules=house_rules,
        humans=humans,
        names=None if names is None else names.split(","),
        seats=seats,
        computer=computer,
        seed=seed,
        save=save,
        analysis=analysis,
        suits=suits,
    )


@app.command
def serve(
    *,
    place: Here = Place(),  # noqa: B008
    computer: Annotated[list[str] | None, Parameter(allow_leading_hyphen=True)] = None,
    computer_seconds: float = 2.0,
) -> int:
    """Run the server for the browser, without opening one."""
    from trappola.players import offer_program
    from trappola.server.serve import serve as run_server

    for each in computer or ():
        name, _, command = each.partition("=")
        offer_program(name, command, computer_seconds)
    return run_server(place.host, place.port, place.store, open_page=False)


@app.command
def arena(
    game: str,
    a: Contestant,
    b: Contestant,
    /,
    *,
    deals: int | None = None,
    matches: int | None = None,
    seed: str = "arena",
    seconds: float | None = None,
    seats: int | None = None,
    jobs: int = 1,
    silly: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
    csv: Path | None = None,
    plot: Path | None = None,
    records: Path | None = None,
    **house_rules: str,
) -> int:
    """Measure two computer players against each other on the same cards, seats changed."""
    from trappola.cli.arena import hold_arena

    return hold_arena(
        game,
        (a, b),
        house_rules,
        deals=deals,
        matches=matches,
        seed=seed,
        seconds=seconds,
        seats=seats,
        jobs=jobs,
        silly=silly,
        as_json=json,
        csv=csv,
        plot=plot,
        records=records,
    )


@app.command
def ladder(
    *players: Contestant,
    game: list[str] | None = None,
    deals: int = 400,
    seed: str = "ladder",
    seconds: float | None = None,
    jobs: int = 1,
    results: Path = Path("ladder.jsonl"),
    json: Annotated[bool, Parameter(negative="")] = False,
    csv: Path | None = None,
) -> int:
    """Rate computer players on one scale, over all games."""
    from trappola.cli.ladder import hold_ladder

    return hold_ladder(
        players,
        games=game,
        deals=deals,
        seed=seed,
        seconds=seconds,
        jobs=jobs,
        results=results,
        as_json=json,
        csv=csv,
    )


@app.command
def games() -> int:
    """List the games and their named variants."""
    from trappola.cli.listing import list_games

    return list_games()


@app.command
def rules(game: str, /, *, page: bool = False) -> int:
    """List the house rules of a game: what each one means, its values, its source."""
    if page:
        from trappola.cli.book import show_page

        return show_page(game)
    from trappola.cli.listing import list_rules

    return list_rules(game)


@app.command
def replay(
    file: File,
    /,
    *,
    seat: int | None = None,
    deal: int | None = None,
    step: bool = False,
) -> int:
    """Tell a written-down game again, move by move."""
    from trappola.cli.records import replay_file

    return replay_file(file, seat=seat, deal=deal, step=step)


@app.command
def score(
    file: File,
    /,
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
    lines: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Score a written-down game: the sheet of every complete deal, and the match."""
    from trappola.cli.records import score_file, score_lines

    return score_lines(file) if lines else score_file(file, as_json=json)


@app.command
def convert(file: File, /, *, to: str = "text") -> int:
    """Print a record in its other form."""
    from trappola.cli.records import convert_file

    return convert_file(file, to)


@app.command
def pack(
    name: str = "italian",
    /,
    *,
    svg: Path | None = None,
    pdf: Path | None = None,
    style: str = "pictures",
    corners: str | None = None,
    paper: str = "a4",
    size: str = "poker",
    two_colours: Annotated[bool, Parameter(negative="")] = False,
    letters: bool = True,
    lines: Annotated[bool, Parameter(negative="")] = False,
    backs: bool = True,
    force: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Write the cards as pictures, or as sheets to print and cut."""
    from trappola.cli.pack import write_pack

    return write_pack(
        name,
        svg=svg,
        pdf=pdf,
        style=style,
        language=corners or spoken(),
        paper=paper,
        size=size,
        two_colours=two_colours,
        letters=letters,
        lines=lines,
        backs=backs,
        force=force,
    )


def run(words: list[str]) -> int:
    """Runs the words of a command line; whatever is wrong is said in one line on standard error."""
    words = speak_as_asked(words)
    if any(word in ("--help", "-h") for word in words):
        from trappola.cli.help import dress

        dress(app)
    commands = [name for name in app if not name.startswith("-")]
    if words and not words[0].startswith("-") and words[0] not in commands:
        return complain(tell("no-command", name=words[0], commands=commands))
    try:
        result = app(words, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        return complain(tell_fault(error))
    except TrappolaError as error:
        return complain(str(error))
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        let_go_of_output()
        return 0
    except OSError as error:
        return complain(tell_system_fault(error))
    except UnicodeDecodeError:
        return complain(tell("file-no-text"))
    except KeyboardInterrupt:
        print()
        return 130
    return result if isinstance(result, int) else 0
