"""Where the log goes of who plays in the terminal: into a file, not between the cards."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path

LOGGER = logging.getLogger("trappola")


def log_file() -> Path:
    """Where it is, if anything was logged."""
    from platformdirs import user_data_path

    return user_data_path("trappola") / "trappola.log"


class LogFile(logging.FileHandler):
    """A file that is made when there is something to write; without room for it nothing is said."""

    def __init__(self, file: Path) -> None:
        super().__init__(file, encoding="utf-8", delay=True)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    def _open(self) -> TextIOWrapper:
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:
        """Play goes on."""


@contextmanager
def logged_to_a_file() -> Iterator[None]:
    """Sends what the program logs meanwhile to :func:`log_file`."""
    handler = LogFile(log_file())
    LOGGER.addHandler(handler)
    try:
        yield
    finally:
        LOGGER.removeHandler(handler)
        handler.close()
