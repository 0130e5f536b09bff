"""The commands and their flags; what they do stands in the modules beside this one."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from trappola import __version__
from trappola.cli.complaint import complain
from trappola.cli.svoyi import app as svoyi
from trappola.errors import TrappolaError
from trappola.text import tell

app = App(
    name="trappola",
    help="Trappola, Bulka and Svoyi Kozyri: play them, keep their score, read their rules.",
    version=__version__,
    help_format="plaintext",
    result_action="return_value",
)
app.command(svoyi)

File = Annotated[Path, Parameter(allow_leading_hyphen=True)]
HouseRules = Annotated[str, Parameter(help="House rules, such as --two-rank lowest.")]


@dataclass
class Place:
    """Where the server listens and keeps its tables.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets others on the network in.
    port
        The port to listen on; 0 takes any free one.
    store
        Where tables are kept, as an SQLAlchemy address; left out, a file in your data folder.
    """

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
    computer: str = "simple",
    seed: str | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    **house_rules: HouseRules,
) -> int:
    """Play a game in the terminal, against the computer or against each other on one screen.

    House rules are flags: trappola play classica --two-rank lowest. The command
    trappola rules GAME lists them.

    Parameters
    ----------
    game
        A game or variant, as trappola games lists them. Left out, you choose from a list.
    humans
        How many seats people take; the computer plays the others.
    names
        The names at the table, separated by commas.
    seats
        How many sit at the table, for games that allow more than one number.
    computer
        Which computer player takes the other seats.
    seed
        Deal the same cards again: for practice. Left out, the cards cannot be foreseen.
    save
        Where the game is written down; left out, in your data folder.
    resume
        Go on with a game that was written down.
    """
    from trappola.cli.play import choose_game, play_new, resume_game

    if resume is not None:
        return resume_game(resume, humans=humans, computer=computer, seed=seed)
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
    )


@app.command
def serve(*, place: Here = Place()) -> int:  # noqa: B008
    """Run the server for the browser, without opening one."""
    from trappola.server.serve import serve as run_server

    return run_server(place.host, place.port, place.store, open_page=False)


@app.command
def games() -> int:
    """List the games and their named variants."""
    from trappola.cli.listing import list_games

    return list_games()


@app.command
def rules(game: str, /) -> int:
    """List the house rules of a game: what each one means, its values, its source.

    Parameters
    ----------
    game
        A game or variant, as trappola games lists them.
    """
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
    """Tell a written-down game again, move by move.

    Parameters
    ----------
    file
        The record, in either form; - reads from standard input.
    seat
        Tell only what this seat was told, counted from 0. Left out, all hands are told.
    deal
        Tell only this deal, counted from 1.
    step
        Wait for the Enter key after each move.
    """
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
    """Score a written-down game: the sheet of every complete deal, and the match.

    Parameters
    ----------
    file
        The record, in either form; - reads from standard input.
    json
        Print the result as JSON.
    lines
        The file holds a record in JSON on each line; print a result in JSON for each.
    """
    from trappola.cli.records import score_file, score_lines

    return score_lines(file) if lines else score_file(file, as_json=json)


@app.command
def convert(file: File, /, *, to: str = "text") -> int:
    """Print a record in its other form.

    Parameters
    ----------
    file
        The record, in either form; - reads from standard input.
    to
        The form to print: text or json.
    """
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
    language: str = "en",
    paper: str = "a4",
    size: str = "poker",
    two_colours: Annotated[bool, Parameter(negative="")] = False,
    letters: bool = True,
    lines: Annotated[bool, Parameter(negative="")] = False,
    backs: bool = True,
    force: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Write the cards as pictures, or as sheets to print and cut.

    Parameters
    ----------
    name
        The pack: italian (36 cards) or french (52).
    svg
        The folder for single cards.
    pdf
        The file for sheets to print.
    style
        pictures, or large: corner and emblem alone.
    language
        The corner letters: en, it, de, fr, es, pt or cs.
    paper
        The paper of the sheets: a4 or letter.
    size
        The cards on the sheets: poker (63.5 x 88.9 mm), old (57 x 88) or narrow (64 x 110).
    two_colours
        The French pack in red and black instead of four colours.
    letters
        Corner letters; without them the cards look as they used to.
    lines
        Sheets without colours, to be coloured by hand.
    backs
        A sheet of backs behind each sheet, for printing on both sides.
    force
        Write over files that exist.
    """
    from trappola.cli.pack import write_pack

    return write_pack(
        name,
        svg=svg,
        pdf=pdf,
        style=style,
        language=language,
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
    commands = [name for name in app if not name.startswith("-")]
    if words and not words[0].startswith("-") and words[0] not in commands:
        return complain(tell("no-command", name=words[0], commands=commands))
    try:
        result = app(words, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return complain(" ".join(str(error).split()))
    except TrappolaError as error:
        return complain(str(error))
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        sys.stderr.close()
        return 0
    except OSError as error:
        return complain(tell("file-error", file=str(error.filename), problem=error.strerror or ""))
    except UnicodeDecodeError:
        return complain(tell("file-no-text"))
    except KeyboardInterrupt:
        print()
        return 130
    return result if isinstance(result, int) else 0
