"""The lists of games and house rules: complete, and every word of them in the catalogue."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal import Terminal
from trappola import GAMES, PRESETS, __version__
from trappola.options import show


def test_every_game_and_variant_is_listed(terminal: Terminal) -> None:
    ran = terminal.run("games")
    assert ran.code == 0
    words = ran.out.split()
    assert all(name in words for name in [*GAMES, *PRESETS])


@pytest.mark.parametrize("name", [*GAMES, *PRESETS])
def test_every_option_is_listed_with_values_and_words(terminal: Terminal, name: str) -> None:
    ran = terminal.run("rules", name)
    assert ran.code == 0
    game = GAMES[PRESETS[name].game if name in PRESETS else name]
    for option in game.options:
        assert option.flag in ran.out and option.rule in ran.out
        for value in option.shown():
            assert value in ran.out
    assert "option-" not in ran.out and "game-" not in ran.out


def test_a_variant_shows_the_values_it_sets(terminal: Terminal) -> None:
    ran = terminal.run("rules", "czech")
    for key, value in PRESETS["czech"].options.items():
        rows = ran.out[ran.out.index(f"--{key}") :].splitlines()
        marked = next(row for row in rows if row.strip().startswith("*"))
        assert marked.split()[1] == show(value)


def test_an_unknown_game_lists_those_that_exist(terminal: Terminal) -> None:
    ran = terminal.run("rules", "whist")
    assert ran.code == 2
    assert all(name in ran.err for name in [*GAMES, *PRESETS])


@pytest.mark.parametrize("name", [*GAMES, *PRESETS, "terms", "index"])
def test_a_page_of_the_rule_book_is_shown(terminal: Terminal, name: str) -> None:
    ran = terminal.run("rules", name, "--page")
    assert ran.code == 0 and len(ran.out.splitlines()) > 20
    assert "<!--" not in ran.out and "<a id" not in ran.out and ".md" not in ran.out
    assert "](" not in ran.out


def test_a_page_that_is_not_there(terminal: Terminal) -> None:
    ran = terminal.run("rules", "whist", "--page")
    assert ran.code == 2 and "whist" in ran.err and "Traceback" not in ran.err


def test_the_version_needs_nothing_else() -> None:
    """``--version`` must not load the rest: it is asked by scripts and its start is measured."""
    code = (
        "import sys; sys.argv = ['trappola', '--version'];"
        "from trappola.cli import main; main();"
        "print([name for name in sys.modules if name in ('cyclopts', 'rich', 'trappola._kernel')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == [__version__, "[]"]


def test_the_command_itself(tmp_path: Path) -> None:
    """The installed command: exit codes, and one line without a traceback."""
    command = Path(sys.executable).with_name("trappola")
    done = subprocess.run(
        [command, "score", tmp_path / "none"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "Traceback" not in done.stderr
