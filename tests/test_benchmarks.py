"""The scripts of ``benchmarks/`` that people run: they help, and say what is wrong in a sentence.

Finds a script that begins to measure when it is asked for help, a traceback, and a table or player
that is not there and is passed over in silence.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

from trappola.players import PLAYERS

FOLDER = Path(__file__).parents[1] / "benchmarks"
BY_PROGRAMS = "peers.py"  # run.py starts it
ENDING = '\nif __name__ == "__main__":\n    answer(main)\n'
SCRIPTS = sorted(
    file.name
    for file in FOLDER.glob("*.py")
    if "\nif __name__ ==" in file.read_text() and file.name != BY_PROGRAMS
)
WRONG = [
    ("players.py --only nosuch", "'nosuch'"),
    ("players.py --game skat", "'skat'"),
    ("players.py --only sessions --game cardano", "sessions are not played in cardano"),
    ("exploitability.py --game foo", "'foo'"),
    ("exploitability.py --game cardano:AX2:3", "cardano:AX2:3"),
    ("exploitability.py --game cardano:AK2:9", "12 cards"),
    ("exploitability.py --player nobody", "nobody"),
    ("choices.py --deals 0", "from 1 on"),
    ("choices.py --deals many", "'many'"),
    ("aims.py --player nobody", "nobody"),
    ("silence.py --deals 1", "from 20 on"),
    ("strength.py skat club", "skat"),
    ("strength.py classica nobody", "nobody"),
    ("last_tricks.py cardano 5 nobody club", "nobody"),
    ("habits.py skat", "skat"),
    ("nearer.py cardano --left none", "'none'"),
    ("nearer.py quattro --other nobody", "nobody"),
    ("run.py --only nosuch", "nosuch"),
    ("endings.py --fast", "--fast"),
    ("judgement.py --positions 3", "from 100 on"),
    ("page.py 8080", "8080"),
]


def told(monkeypatch, capsys, command):
    """The exit code of a script, and what it wrote."""
    name, *words = command.split()
    monkeypatch.setattr(sys, "path", [*sys.path, str(FOLDER)])
    monkeypatch.setattr(sys, "argv", [str(FOLDER / name), *words])
    try:
        with pytest.raises(SystemExit) as ended:
            runpy.run_path(str(FOLDER / name), run_name="__main__")
    finally:
        for own in ("search", "openspiel"):  # players that the scripts bring
            PLAYERS.pop(own, None)
    written = capsys.readouterr()
    return ended.value.code, written.out, written.err


@pytest.mark.parametrize("script", SCRIPTS)
def test_help_helps(monkeypatch, capsys, script):
    code, out, err = told(monkeypatch, capsys, f"{script} --help")
    first = FOLDER.joinpath(script).read_text().partition("\n")[0].strip('"')
    assert (code, err) == (0, "")
    assert "usage: " in out
    assert first.partition(".")[0] in out


@pytest.mark.parametrize(("command", "word"), WRONG)
def test_what_cannot_be_is_one_sentence(monkeypatch, capsys, command, word):
    code, _, err = told(monkeypatch, capsys, command)
    assert code == 2
    assert err.count("\n") == 1, err
    assert err.startswith(command.partition(" ")[0])
    assert word in err


def test_every_script_is_tried():
    assert all(FOLDER.joinpath(name).read_text().endswith(ENDING) for name in SCRIPTS)
    assert {command.partition(" ")[0] for command, _ in WRONG} == set(SCRIPTS)
