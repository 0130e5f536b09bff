"""The rule book for the panel: pages as HTML, and the passage that fits the moment."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from trappola import GAMES, PRESETS, Match
from trappola.book.moments import passage
from trappola.book.shelf import page_names
from trappola.server.rules import rule_page


@pytest.mark.parametrize("name", page_names())
def test_every_page_is_served(client: TestClient, name: str) -> None:
    answer = client.get(f"/api/rules/{name}").json()
    assert answer["page"] == name and answer["title"] and answer["html"].startswith("<h1>")
    assert ".md" not in answer["html"]


@pytest.mark.parametrize("name", [*GAMES, *PRESETS])
def test_every_game_and_variant_has_a_page(client: TestClient, name: str) -> None:
    assert client.get(f"/api/rules/{name}").status_code == 200


def test_no_such_page(client: TestClient) -> None:
    for name in ("whist", "deals", "en", "Bulka"):
        assert client.get(f"/api/rules/{name}").status_code == 404


def test_a_page_that_is_not_translated_comes_in_english_and_says_so(client: TestClient) -> None:
    answer = client.get("/api/rules/bulka?language=xx").json()
    assert answer["language"] == "en"


@pytest.mark.parametrize("name", page_names())
def test_links_of_a_page_lead_to_pages_and_sections(name: str) -> None:
    page = rule_page(name, "en")
    for target, anchor in re.findall(r'href="(?:/rules/([a-z-]+))?(?:#([^"]+))?"', page.html):
        other = page if not target else rule_page(target, "en")
        assert not anchor or f'id="{anchor}"' in other.html, (target, anchor)


@pytest.mark.parametrize("name", page_names())
def test_nothing_that_the_browser_would_refuse_or_run(name: str) -> None:
    html = rule_page(name, "en").html
    assert "<script" not in html and " style=" not in html and "javascript:" not in html
    assert not re.search(r"<[^>]* on[a-z]+=", html)


def test_the_passage_follows_the_deal() -> None:
    """From the first question to the end of a match the book is open at what is asked."""
    seen = set()
    match = Match("cardano", match="single", seed="passages")
    match.deal()

    def now() -> tuple[str, str]:
        prompt = "" if match.turn is None else match.turn.prompt
        deal_over = match.score_sheet is not None
        return passage("cardano", {}, prompt, deal_over=deal_over, over=match.over)

    while match.to_act is not None:
        seen.add(now())
        match.apply(match.legal_actions()[-1])
    seen.add(now())
    pages, anchors = zip(*seen, strict=True)
    assert set(pages) == {"cardano"}
    assert len(set(anchors)) >= 1


def test_every_passage_is_there() -> None:
    """Whatever a seat is asked in whatever game, the anchor exists on the page that is named."""
    for name, (game, options) in {
        **{name: (name, {}) for name in GAMES},
        **{name: (preset.game, preset.options) for name, preset in PRESETS.items()},
    }.items():
        for prompt in ("exchange", "declare", "play", "lead", "beat", "suits", "pro", ""):
            for deal_over, over in ((False, False), (True, False), (True, True)):
                found = passage(game, options, prompt, deal_over=deal_over, over=over)
                html = rule_page(found.page, "en").html
                assert not found.anchor or f'id="{found.anchor}"' in html, (name, prompt)
