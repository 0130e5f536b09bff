"""Hypothesis the same on every run: a failing test fails again; and English, wherever it runs."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "same",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("same")

os.environ["TRAPPOLA_LANGUAGE"] = "en"  # for the processes that tests start


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """A test that speaks another language does not leave it to the next one."""
    from trappola.text import speak

    yield
    speak("en")
