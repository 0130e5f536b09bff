"""The page as it is sent: who previews its link finds the picture by a whole address."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from trappola.server.app import make_app

INDEX = '<html lang="{0}"><meta property="og:image" content="/social-card.png" /></html>'


@pytest.fixture
def page(tmp_path: Path) -> TestClient:
    """A server with a page of two languages."""
    for name, language in (("index", "en"), ("index.it", "it")):
        (tmp_path / f"{name}.html").write_text(INDEX.format(language), "utf-8")
    return TestClient(make_app("sqlite+aiosqlite://", tmp_path), base_url="https://cards.example")


def picture(page: str) -> str:
    found = re.search(r'og:image" content="([^"]*)"', page)
    assert found
    return found[1]


@pytest.mark.parametrize("path", ["/", "/t/some-token", "/index.html"])
def test_the_picture_has_the_address_that_the_page_was_asked_at(
    page: TestClient, path: str
) -> None:
    assert picture(page.get(path).text) == "https://cards.example/social-card.png"


def test_each_language_has_it_and_the_answer_varies(page: TestClient) -> None:
    answer = page.get("/", headers={"Accept-Language": "it"})
    assert 'lang="it"' in answer.text and answer.headers["Vary"].startswith("Accept-Language")
    assert picture(answer.text).startswith("https://")
    assert answer.headers["content-type"].startswith("text/html")


def test_a_wicked_host_cannot_leave_its_place(page: TestClient) -> None:
    answer = page.get("/", headers={"Host": 'x"><script>'})
    assert "<script>" not in answer.text


def test_head_is_answered(page: TestClient) -> None:
    assert page.head("/").status_code == 200
