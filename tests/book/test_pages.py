"""The pages of the rule book: what the engine says in them is current, their links are alive,

and every language has the same sections and parts as English.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from trappola import GAMES, PRESETS
from trappola.book import blocks_of, filled, languages, open_page, page_names, rules_folder
from trappola.book.markdown import CODES
from trappola.book.replaying import read_record
from trappola.cards import Card, Pack
from trappola.games import find_game

RULES = rules_folder()
PAGES = [f"{language}/{name}" for language in languages() for name in page_names(language)]
SECTIONS = (
    "breath",
    "need",
    "deal",
    "exchange",
    "play",
    "declarations",
    "scoring",
    "match",
    "worked-deal",
    "options",
    "history",
)
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
CODE = re.compile(r"`([^`]+)`")
FRENCH = Pack("french", ("A", "K", "Q", "J", *map(str, range(10, 1, -1))))
ITALIAN = GAMES["cardano"].pack(GAMES["cardano"].rules())


def text(page: str) -> str:
    return (RULES / f"{page}.md").read_text("utf-8")


def without_code(page: str) -> str:
    return CODE.sub("", re.sub(r"<!--.*?-->", "", page, flags=re.DOTALL))


def packs_of(page: str) -> list[Pack]:
    """The packs whose cards a page may name."""
    name = page.partition("/")[2]
    if name in GAMES or name in PRESETS:
        family = find_game(name)[0].pack(find_game(name)[0].rules()).family
        return [FRENCH if family == "french" else ITALIAN]
    return [ITALIAN, FRENCH]


@pytest.mark.parametrize("page", PAGES)
def test_what_the_engine_says_is_current(page: str) -> None:
    said = text(page)
    assert filled(said, page.partition("/")[0]) == said, "run make book"


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    file = RULES / f"{page}.md"
    for target in re.findall(r"\]\(([^)\s]+)\)", text(page)):
        if "://" in target:
            continue
        name, _, anchor = target.partition("#")
        other = file if not name else file.parent / name
        assert other.is_file(), target
        if anchor:
            assert anchor in anchors_of(other), target


def anchors_of(file: Path) -> set[str]:
    """Where a link can point: anchors, and headings in the documents outside the rule book."""
    page = file.read_text("utf-8")
    found = ANCHOR.findall(page)
    assert len(found) == len(set(found)), f"{file}: an anchor comes twice"
    headings = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    plain = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings]
    return {*found, *(heading.strip().replace(" ", "-") for heading in plain)}


@pytest.mark.parametrize("page", PAGES)
def test_sections_come_in_their_order(page: str) -> None:
    found = [anchor for anchor in ANCHOR.findall(text(page)) if anchor in SECTIONS]
    assert found == [section for section in SECTIONS if section in found]
    assert text(page).startswith("# ")


@pytest.mark.parametrize("page", PAGES)
def test_every_language_has_the_same_sections_and_parts_as_english(page: str) -> None:
    name = page.partition("/")[2]
    english = text(f"en/{name}")
    assert ANCHOR.findall(text(page)) == ANCHOR.findall(english)
    assert [*map(str, blocks_of(text(page)))] == [*map(str, blocks_of(english))]


@pytest.mark.parametrize("page", PAGES)
def test_cards_are_cards_of_their_pack(page: str) -> None:
    packs = packs_of(page)
    for code in CODE.findall(text(page)):
        if not CODES.fullmatch(code):
            continue
        cards = [Card(word) for word in code.split()]
        assert any(all(card in pack for card in cards) for pack in packs), code


@pytest.mark.parametrize("page", PAGES)
def test_no_card_stands_outside_backticks(page: str) -> None:
    # "As" is a word in English and Portuguese, "8s" a plural.
    bare = r"\b(?:[KQNJ][scdbh]|(?:10|[2-9])[cdbh]|A[sdcbh] [AKQNJ1-9]0?[scdbh])\b"
    assert not re.search(bare, without_code(text(page)))


@pytest.mark.parametrize("name", [*GAMES, *PRESETS])
def test_every_game_and_variant_is_told(name: str) -> None:
    assert f"`{name}`" in open_page(name).text or open_page(name).name == name


def test_no_language_has_a_page_that_english_lacks() -> None:
    for language in languages():
        assert set(page_names(language)) <= set(page_names("en")), language


RECORDS = sorted(file.stem for file in (RULES / "deals").glob("*.json"))


@pytest.mark.parametrize("name", RECORDS)
def test_a_worked_deal_is_as_the_program_writes_it(name: str) -> None:
    record = read_record(name)
    said = json.loads((RULES / "deals" / f"{name}.json").read_text("utf-8"))
    assert record.as_json() == said


@pytest.mark.parametrize("name", RECORDS)
def test_every_worked_deal_is_shown(name: str) -> None:
    shown = {
        block.words[0]
        for page in page_names()
        for block in blocks_of(text(f"en/{page}"))
        if block.words
    }
    assert name in shown
