"""Runs tests with the package of another folder: ``python tests/sanitized.py FOLDER TESTS…``.

An editable install stands before every folder on the path; here it is set aside, so that the kernel
that was built under sanitizers is the one that is tested.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

folder, *tests = sys.argv[1:]
sys.meta_path = [each for each in sys.meta_path if "Redirecting" not in type(each).__name__]
sys.path = [folder, *(place for place in sys.path if not place.endswith("src"))]

import trappola._kernel as kernel  # noqa: E402

assert Path(folder).resolve() in Path(str(kernel.__file__)).resolve().parents, kernel.__file__
sys.exit(pytest.main(["-p", "no:cacheprovider", *tests]))
