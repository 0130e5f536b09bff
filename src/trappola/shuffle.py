"""Shuffles: Fisher and Yates with rejection sampling, from a source of bytes of our own choice.

Live deals draw from the operating system. A seed is for practice and duplicate deals only; deal
number ``n`` of seed ``S`` uses the byte stream, version 1::

    SHA-256("trappola-shuffle/1" NUL S NUL n NUL 0) SHA-256("trappola-shuffle/1" NUL S NUL n NUL
    1) …

with S as UTF-8 text, n and the block counter as decimal numbers. A number below ``bound`` takes
the next four bytes as a big-endian integer and draws again while it is not below the greatest
multiple of ``bound`` under 2**32. The shuffle goes from the last place to the second and swaps
each with a place not behind it. Where the first dealer is free, his seat is drawn from the stream
before the shuffle.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")
Below = Callable[[int], int]


def below_from(read: Callable[[int], bytes]) -> Below:
    """A drawer of uniform numbers 0 … bound-1 from a stream of random bytes."""

    def below(bound: int) -> int:
        limit = 2**32 - 2**32 % bound
        while True:
            number = int.from_bytes(read(4), "big")
            if number < limit:
                return number % bound

    return below


def system() -> Below:
    """Numbers from the operating system's generator: for live deals."""
    buffer = bytearray()

    def read(size: int) -> bytes:
        if len(buffer) < size:
            buffer.extend(os.urandom(256))  # a call for each number would take longer than the deal
        taken = bytes(buffer[:size])
        del buffer[:size]
        return taken

    return below_from(read)


def seeded(seed: str, deal: int) -> Below:
    """Numbers from a seed: for practice and duplicate deals. See the module for the derivation."""
    buffer = bytearray()
    block = 0

    def read(size: int) -> bytes:
        nonlocal block
        while len(buffer) < size:
            text = f"trappola-shuffle/1\0{seed}\0{deal}\0{block}"
            buffer.extend(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest())
            block += 1
        taken = bytes(buffer[:size])
        del buffer[:size]
        return taken

    return below_from(read)


def shuffled(items: Sequence[T], below: Below) -> list[T]:
    """The items in random order, every order being equally likely."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        place = below(last + 1)
        result[last], result[place] = result[place], result[last]
    return result
