"""Runs tests with the package of another folder: ``python tests/sanitized.py FOLDER TESTS…``.

An editable install stands before every folder on the path; here it is set aside, so that the kernel
that was built under sanitizers is the one that is tested.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest


def main(folder: str, *tests: str) -> int:
    """The exit code of pytest; it must not be asked what another kernel does."""
    sys.meta_path = [each for each in sys.meta_path if "Redirecting" not in type(each).__name__]
    sys.path = [folder, *(place for place in sys.path if not place.endswith("src"))]
    kernel = import_module("trappola._kernel")
    assert Path(folder).resolve() in Path(str(kernel.__file__)).resolve().parents, kernel.__file__
    return int(pytest.main(["-p", "no:cacheprovider", *tests]))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
