"""What the generator writes, without looking at it."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from string import ascii_uppercase
from xml.etree import ElementTree

import pytest

from trappola.art import RANKS, STYLES, SUITS, cards, languages, pack_sprite, single, token_sprite
from trappola.art.colours import LETTERS_OF, PAPER, TWO_COLOURS, contrast
from trappola.art.files import sprite_files, write_all
from trappola.art.icons import favicon
from trappola.art.letters import GLYPHS, LETTERED, letter_of, letters
from trappola.art.sheet import TABLES, contact_sheet
from trappola.cards import TRAPPOLA
from trappola.text import has, tell
from trappola.text import languages as catalogued

SVG = "{http://www.w3.org/2000/svg}"
SPRITES = Path(__file__).parents[2] / "web" / "src" / "cards" / "packs"
PUBLIC = SPRITES.parents[2] / "public"
PACKS = [(family, style) for family in SUITS for style in STYLES]


def test_the_packs_are_whole() -> None:
    assert len(cards("italian")) == 36
    assert len(cards("french")) == 52
    assert set(cards("italian")) == {card.text for card in TRAPPOLA.cards}


@pytest.mark.parametrize("family,style", PACKS)
def test_every_card_is_a_file_of_its_own(family: str, style: str) -> None:
    for card in ["back", *cards(family)]:
        root = ElementTree.fromstring(single(family, card, style))
        assert root.tag == f"{SVG}svg"
        assert root.get("id") == card
        assert root.get("viewBox") == "0 0 100 156"


@pytest.mark.parametrize("family", SUITS)
def test_a_sprite_has_a_symbol_for_everything_the_page_shows(family: str) -> None:
    boxes = symbols(pack_sprite(family))
    assert set(boxes.values()) == {"0 0 100 156"}
    assert {*cards(family), "back", "frame", "frame-plain"} <= set(boxes)
    for suit in SUITS[family]:
        assert {f"suit-{suit}", f"large-{suit}"} <= set(boxes)
    for language in languages():
        for rank in RANKS[family]:
            word = letter_of(rank, language)
            assert {f"word-{word}", f"large-{word}"} <= set(boxes), language


def test_the_small_things_have_a_sprite_of_their_own() -> None:
    boxes = symbols(token_sprite())
    assert all(boxes[f"{family}-{suit}"] for family in SUITS for suit in SUITS[family])
    assert {"cup-0", "chip-5", "lying-5", "stick-5"} <= set(boxes)


def symbols(text: str) -> dict[str | None, str | None]:
    """The boxes of a sprite's symbols."""
    return {one.get("id"): one.get("viewBox") for one in ElementTree.fromstring(text)}


def test_sprites_are_light() -> None:
    packed = {name: len(gzip.compress(text.encode())) for name, text in sprite_files().items()}
    assert packed["tokens.svg"] < 5_000
    assert max(packed.values()) < 75_000
    assert sum(packed.values()) < 150_000


@pytest.mark.parametrize("name", [*SUITS, "tokens"])
def test_nothing_is_fetched_or_referred_to(name: str) -> None:
    """A strict page allows no style of its own, and not every browser follows a reference."""
    text = sprite_files()[f"{name}.svg"]
    assert not re.search(r"href|url\(|<style|style=|<text|<image|class=", text)


def test_the_page_has_what_the_generator_draws() -> None:
    for name, text in sprite_files().items():
        assert (SPRITES / name).read_text(encoding="utf-8") == text, "run npm run cards in web/"
    assert (PUBLIC / "favicon.svg").read_text(encoding="utf-8") == favicon(), "run make art"


@pytest.mark.parametrize("language", languages())
def test_corner_letters_of_a_language_differ_and_can_be_drawn(language: str) -> None:
    for family in SUITS:
        words = [letter_of(rank, language) for rank in RANKS[family]]
        assert len(set(words)) == len(words)
        assert set("".join(words)) <= set(GLYPHS)


def test_a_language_with_a_catalogue_has_its_letters_there() -> None:
    for language in catalogued():
        assert all(has(f"letter-{rank}", language) for rank in LETTERED), language
        assert letters(language)["K"] == tell("letter-K", language)


def test_every_capital_can_be_drawn() -> None:
    """A translator may choose any."""
    assert set(ascii_uppercase) <= set(GLYPHS)


def test_the_language_shows_in_the_corner() -> None:
    assert single("italian", "Nb", language="it") != single("italian", "Nb")
    assert single("italian", "7b", language="it") == single("italian", "7b")


def test_corners_can_be_hidden() -> None:
    assert len(single("italian", "Kc", hidden=True)) < len(single("italian", "Kc"))


def test_letters_stand_out_from_the_paper() -> None:
    colours = {*TWO_COLOURS.values()}.union(*(suits.values() for suits in LETTERS_OF.values()))
    # The page's paper, light and dark, and the one of single cards.
    for paper in (PAPER, "#fffdf5", "#f6efde"):
        assert min(contrast(colour, paper) for colour in colours) > 4.5


NAMES = {
    "italian": ("swords", "cups", "coins", "batons"),
    "french": ("spades", "hearts", "diamonds", "clubs"),
}


def test_the_page_colours_the_signs_as_they_are_drawn_and_so_that_they_can_be_read() -> None:
    style = (PUBLIC.parent / "src" / "app.css").read_text(encoding="utf-8")
    themes = re.findall(r"color-scheme: (?:light|dark);([^}]*--paper[^}]*)\}", style)
    light, *dark = themes
    for family, names in NAMES.items():
        for suit, name in zip(SUITS[family], names, strict=True):
            assert re.findall(rf"--{name}: (#\w+);", light) == [LETTERS_OF[family][suit]]
    assert len(dark) == 2
    for theme in themes:
        of = dict(re.findall(r"--([\w-]+): (#\w{6});", theme))
        for name in NAMES["italian"] + NAMES["french"]:
            for ground in ("paper", "raised", "felt"):
                assert contrast(of[name], of[ground]) > 4.5, (name, ground)


def test_four_colours_are_an_option() -> None:
    assert single("french", "7d") != single("french", "7d", two_colours=True)
    assert single("french", "7h") == single("french", "7h", two_colours=True)


def test_the_drawing_is_the_same_every_time() -> None:
    assert sprite_files() == sprite_files()


def test_everything_is_written(tmp_path: Path) -> None:
    write_all(tmp_path, "it")
    assert len(list(tmp_path.glob("cards/italian-pictures/*.svg"))) == 37
    assert len(list(tmp_path.glob("cards/french-large/*.svg"))) == 53
    assert {path.stem for path in tmp_path.glob("sprites/*")} == {*SUITS, "tokens"}
    assert len(list(tmp_path.glob("marks/*.svg"))) == 4
    for table in TABLES:
        sheet = tmp_path / f"pack-{table}.svg"
        assert sheet.read_text(encoding="utf-8") == contact_sheet(table)
        ElementTree.parse(sheet)
