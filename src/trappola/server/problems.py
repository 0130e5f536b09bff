"""What is wrong with a request, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trappola.errors import TrappolaError

FAULTS = {"missing": "missing", "extra_forbidden": "extra"}
"""What pydantic finds wrong that has a word of its own; all else is a wrong value."""


class RequestError(TrappolaError):
    """A request that is not made as the wire's messages are."""


def malformed(fault: Mapping[str, Any]) -> RequestError:
    """The error for the first fault that pydantic finds."""
    place = ".".join(str(part) for part in fault["loc"])
    return RequestError("bad-request", place=place, fault=FAULTS.get(fault["type"], "wrong"))
