"""The site: what it is built from, that it is whole, and that its check sees what is broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from trappola.book.links import broken_links
from trappola.book.shelf import Page, page_names
from trappola.book.site import build, page_source, site_settings


def source(text: str, name: str = "bulka", language: str = "en") -> str:
    return page_source(Page(name, "en", text), language)


def test_cards_are_drawn_with_the_letters_of_the_reader() -> None:
    assert 'aria-label="ace of swords"' in source("# B\n\nLead `As` now.")
    hand = source("| | Hand |\n|---|---|\n| Ann | `As Ks` · `10d 9d 2d` |\n")
    assert hand.count("card-picture") == 5 and hand.splitlines()[2].count("|") == 3


def test_a_code_over_the_end_of_a_line_is_drawn_whole() -> None:
    assert source("# B\n\nThen `As\nKs` fall.").count("card-sign") == 2


def test_anchors_are_those_of_the_headings() -> None:
    assert "## Play {#play}" in source('# B\n\n<a id="play"></a>\n\n## Play\n')


def test_links_to_the_other_documents_lead_to_the_english_site() -> None:
    text = "# B\n\n[K1](../../sources.md#K1)"
    assert "[K1](more/sources.md#K1)" in source(text)
    assert '<a href="../en/more/sources.html#K1">K1</a>' in source(text, language="xx")


def test_a_page_that_is_not_translated_says_so() -> None:
    assert "English" in source("# Bulka\n\ntext\n", language="xx").splitlines()[2]


def test_every_page_is_in_the_contents() -> None:
    settings = site_settings("en", ["en"], ["records"])
    assert all(f'"{name}.md"' in settings for name in page_names())
    assert '"more/records.md"' in settings and "font = false" in settings


def test_the_english_site_is_built_and_whole(tmp_path: Path) -> None:
    assert build(tmp_path, ["en"]) == 0
    site = tmp_path / "site"
    bulka = (site / "en" / "bulka.html").read_text("utf-8")
    assert "cards/tokens.svg#italian-s" in bulka and 'id="declarations"' in bulka
    assert (site / "en" / "search.json").stat().st_size > 10_000


@pytest.mark.parametrize(
    ("link", "problem"),
    [
        ('<a href="none.html">', "no such file"),
        ('<a href="#none">', "no such anchor"),
        ('<a href="/a.html">', "below a folder"),
        ('<script src="https://x.example/a.js">', "from elsewhere"),
        ('<use href="a.svg#none">', "no such drawing"),
        ('<a href="https://x.example/">', None),
        ('<a href="a.html#here">', None),
        ('<use href="a.svg#As">', None),
    ],
)
def test_what_is_broken_is_seen(tmp_path: Path, link: str, problem: str | None) -> None:
    (tmp_path / "a.html").write_text(f'<p id="here"></p>{link}')
    (tmp_path / "a.svg").write_text('<symbol id="As"/>')
    found = broken_links(tmp_path)
    assert (not found) if problem is None else (len(found) == 1 and problem in found[0])
