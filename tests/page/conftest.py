"""A server process and a real Chromium; without one these tests fail, they are not skipped."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from page.people import Site
from server.test_kill import free_port, server

ROOT = Path(__file__).parent.parent.parent
PICTURES = ROOT / "build" / "pictures"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, started once."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, "these tests need Chromium: apt-get install chromium"
    quiet = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-sync"]
    quiet.append("--disable-background-networking")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=quiet)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a store of its own."""
    port = free_port()
    with server(port, tmp_path_factory.mktemp("store") / "tables.sqlite"):
        yield f"http://127.0.0.1:{port}"


@pytest.fixture
def site(chromium: Browser, address: str) -> Iterator[Site]:
    """The site as a new visitor finds it; whatever goes wrong inside the page fails the test."""
    site = Site(chromium, address, PICTURES)
    yield site
    site.leave()
    assert site.faults == []


def _built() -> None:
    """The page must be there: it is built with the package."""
    code = "from trappola.server import page; raise SystemExit(page.folder() is None)"
    done = subprocess.run([sys.executable, "-c", code], check=False)
    assert done.returncode == 0, "the page is not built: make play builds it"


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """Tells what is missing before anything else fails."""
    _built()
