"""The documents say what the program does: options, rule ids, sources, links, commands, code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from trappola import GAMES, PRESETS, Match, Record
from trappola.actions import VERBS
from trappola.games import Game
from trappola.options import OpenValue, Option, show

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
RULES = DOCS / "rules" / "en"
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.rglob("*.md")])
OPTIONS = [(game, option) for game in GAMES.values() for option in game.options]


def name_of(each: Game | Option) -> str:
    return each.key if isinstance(each, Option) else each.name


def text(file: Path) -> str:
    return file.read_text("utf-8")


def anchors(page: str) -> set[str]:
    """The places of a page that a link can point at."""
    ids = set(re.findall(r'<a id="([^"]+)"', page))
    for heading in re.findall(r"^#+ (.+)$", page, re.MULTILINE):
        plain = re.sub(r"[^\w\- ]", "", heading.lower())
        ids.add(plain.strip().replace(" ", "-"))
    return ids


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.name))
def test_every_game_has_a_page(game: Game) -> None:
    assert (RULES / f"{game.name}.md").exists()


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=name_of)
def test_every_option_stands_on_its_page_with_its_values(game: Game, option: Option) -> None:
    page = text(RULES / f"{game.name}.md")
    rows = [row for row in page.splitlines() if row.startswith("|") and f"`{option.key}`" in row]
    assert rows, f"{option.key} is missing"
    if game.name == "two-handed" and not any(show(option.default) in row for row in rows):
        rows = text(RULES / "bulka.md").splitlines()
    said = " ".join(row for row in rows if f"`{option.key}`" in row)
    for value in option.values:
        if not isinstance(value, OpenValue):
            assert f"`{show(value)}`" in said, f"{option.key}: {show(value)}"
        elif value.prefix:
            assert value.prefix in said


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=name_of)
def test_every_rule_id_and_source_is_defined(game: Game, option: Option) -> None:
    page = text(DOCS / "sources.md")
    assert f'<a id="{option.rule}"></a>' in page
    for tag in option.sources:
        assert f"`[{tag}]`" in page


@pytest.mark.parametrize("preset", PRESETS)
def test_every_variant_is_described(preset: str) -> None:
    page = text(RULES / f"{PRESETS[preset].game}.md")
    assert f"`{preset}`" in page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", text(page)):
        if "://" in target:
            continue
        name, _, anchor = target.partition("#")
        file = page if not name else (page.parent / name)
        assert file.exists(), target
        if anchor:
            assert anchor in anchors(text(file)), target


def test_every_verb_is_described() -> None:
    page = text(DOCS / "records.md")
    for verb in VERBS:
        assert f"`{verb}" in page and f'"{verb}"' in page


def test_the_code_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", text(ROOT / "README.md"), re.DOTALL)
    assert len(blocks) >= 2
    for block in blocks:
        code = block.replace("1_000_000", "1_000")
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_the_commands_of_the_readme_exist() -> None:
    readme, makefile = text(ROOT / "README.md"), text(ROOT / "Makefile")
    for target in re.findall(r"make ([a-z]+)", readme + text(ROOT / "CONTRIBUTING.md")):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_records_page_shows_a_head_that_reads() -> None:
    block = re.search(r"```text\n(.*?)```", text(DOCS / "records.md"), re.DOTALL)
    assert block is not None
    head = block[1].split("\n\n")[0]
    record = Record.from_text(head)
    assert record.game == "bulka" and record.options == {"alifer": "on"}
    assert Match.opening_of(record).names == ("Ann", "Ben", "Cle")
