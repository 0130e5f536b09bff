"""A second scorer, written from the rules alone: it replays a record and says what it is worth."""

from .errors import WrongRecord
from .record import score

__all__ = ["WrongRecord", "score"]
