"""Measures the page: ``python benchmarks/page.py`` (or ``make lighthouse``).

Starts a server, lets Lighthouse look at the start page and at the page where a table is set up,
and prints its four marks and what was transferred; then counts the frames while cards are dealt.
Fails if a mark is under 0.95. Needs Chromium, npx and playwright.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from asked import Reader, answer

LIGHTHOUSE = "lighthouse@12.8.2"
MARKS = ("performance", "accessibility", "best-practices", "seo")
PAGES = ("/", "/new/classica")
LEAST = 0.95
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking"


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def wait_for(address: str) -> None:
    """Waits until the server answers."""
    for _ in range(200):
        try:
            urllib.request.urlopen(address, timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"no answer from {address}")


def look_at(address: str, folder: Path) -> tuple[dict[str, float], int]:
    """Lighthouse's marks for a page, and the bytes transferred for it."""
    report = folder / "report.json"
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        raise SystemExit("Chromium is needed: apt-get install chromium")
    command = ["npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json"]
    command += [f"--output-path={report}", f"--chrome-flags={FLAGS}"]
    subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": chromium})
    found = json.loads(report.read_text("utf-8"))
    marks = {mark: float(found["categories"][mark]["score"]) for mark in MARKS}
    size = found["audits"]["total-byte-weight"]["numericValue"]
    return marks, int(size)


FRAMES = """() => new Promise((done) => {
  const gaps = []
  let before = performance.now()
  const look = (now) => {
    gaps.push(now - before)
    before = now
    if (gaps.length < 180) requestAnimationFrame(look)
    else done(gaps.slice(5).sort((a, b) => a - b))
  }
  requestAnimationFrame(look)
})"""


def frames_of_a_deal(address: str) -> tuple[float, float]:
    """Milliseconds between frames while cards are dealt: the median, and what 95 of 100 keep."""
    from playwright.sync_api import sync_playwright

    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 390, "height": 844})
        page.goto(address)
        page.get_by_role("button", name="Play Trappola classica", exact=True).click()
        page.wait_for_url("**/t/*")
        gaps = page.evaluate(FRAMES)
        browser.close()
    return gaps[len(gaps) // 2], gaps[len(gaps) * 95 // 100]


def main() -> int:
    """Prints a line for each page; the exit code says whether all marks are reached."""
    Reader(__doc__).parse_args()
    port = free_port()
    reached = True
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        command = [sys.executable, "-m", "trappola", "serve", "--port", str(port), "--store", store]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
            try:
                wait_for(f"http://127.0.0.1:{port}/")
                for path in PAGES:
                    marks, size = look_at(f"http://127.0.0.1:{port}{path}", folder)
                    shown = ", ".join(f"{mark} {score:.2f}" for mark, score in marks.items())
                    print(f"{path}: {shown}; {size / 1000:.1f} kB transferred")
                    reached = reached and min(marks.values()) >= LEAST
                middle, most = frames_of_a_deal(f"http://127.0.0.1:{port}/")
                print(f"dealing: {middle:.1f} ms between frames, 95 of 100 within {most:.1f} ms")
            finally:
                server.terminate()
    return 0 if reached else 1


if __name__ == "__main__":
    answer(main)
