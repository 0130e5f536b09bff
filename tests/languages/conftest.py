"""The command line, for tests of its language."""

from __future__ import annotations

import pytest

from cli.terminal import Terminal


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal that is no terminal: plain text."""
    return Terminal(capsys, monkeypatch)
