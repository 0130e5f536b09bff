"""How much memory there is."""

from __future__ import annotations

import os
from pathlib import Path

from trappola.text import Term

SPARE = 0.05
"""The part of the memory that is left to others."""
GROUPS_OF_MEMORY = (
    ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory.current"),
    (
        "/sys/fs/cgroup/memory/memory.limit_in_bytes",
        "/sys/fs/cgroup/memory/memory.usage_in_bytes",
    ),
)


def memory_available() -> int:
    """The bytes that this process may still take: no others are pushed out, no limit is met."""
    free = _system_memory()
    for limit_file, used_file in GROUPS_OF_MEMORY:
        limit, used = _number_in(limit_file), _number_in(used_file)
        if limit is not None and used is not None:
            free = min(free, max(0, limit - used))
    return int(min(free, _allowed()) * (1 - SPARE))


def in_words(size: float) -> Term:
    """A size in words: "1.3 GiB", "28 MiB"."""
    if size >= 1 << 30:
        return Term("size-gib", number=size / (1 << 30))
    return Term("size-mib", number=max(1, round(size / (1 << 20))))


def _system_memory() -> int:
    meminfo = Path("/proc/meminfo")
    if meminfo.exists():
        for line in meminfo.read_text("ascii").splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return 1 << 62  # unknown: the solver itself finds out


def _allowed() -> int:
    """What this process may still take of the address space it is allowed (``ulimit -v``)."""
    try:
        import resource
    except ImportError:  # not a Unix
        return 1 << 62
    limit, _ = resource.getrlimit(resource.RLIMIT_AS)
    if limit == resource.RLIM_INFINITY:
        return 1 << 62
    statm = Path("/proc/self/statm")
    pages = int(statm.read_text("ascii").split()[0]) if statm.exists() else 0
    return max(0, limit - pages * resource.getpagesize())


def _number_in(file: str) -> int | None:
    try:
        return int(Path(file).read_text("ascii"))
    except (OSError, ValueError):
        return None
