"""Running the command line inside a test: what it prints, and its exit code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from trappola.cli.app import run


class Ran(NamedTuple):
    """What a command has printed and its exit code."""

    code: int
    out: str
    err: str


class Terminal:
    """Types answers and reads what is printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def run(self, *words: object, answers: Sequence[str | type[BaseException]] = ()) -> Ran:
        """Runs a command; an answer may be an exception type, such as KeyboardInterrupt."""
        left = list(answers)

        def answer(prompt: str = "") -> str:
            print(prompt, end="")
            if not left:
                raise EOFError
            given = left.pop(0)
            if isinstance(given, str):
                print()
                return given
            raise given

        self.monkeypatch.setattr("builtins.input", answer)
        code = run([str(word) for word in words])
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)
