"""What the generator writes: single cards, sprites, the marks, the contact sheet."""

from __future__ import annotations

from pathlib import Path

from trappola.art.card import STYLES, SUITS, cards, single
from trappola.art.icons import app_icon, favicon, social_card
from trappola.art.sheet import TABLES, contact_sheet
from trappola.art.sprite import pack_sprite, token_sprite


def single_files(family: str, style: str = "pictures", language: str = "en") -> dict[str, str]:
    """The cards of a pack and its back: file names and their text."""
    return {
        f"{card}.svg": single(family, card, style, language) for card in ["back", *cards(family)]
    }


def sprite_files() -> dict[str, str]:
    """The sprites of the page: file names and their text."""
    return {f"{family}.svg": pack_sprite(family) for family in SUITS} | {
        "tokens.svg": token_sprite()
    }


def mark_files() -> dict[str, str]:
    """The project's marks: file names and their text."""
    return {
        "favicon.svg": favicon(),
        "icon.svg": app_icon(),
        "icon-maskable.svg": app_icon(maskable=True),
        "social-card.svg": social_card(),
    }


def write_files(folder: Path, files: dict[str, str]) -> None:
    """Writes files into a folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")


def write_all(folder: Path, language: str = "en") -> None:
    """Everything: ``cards/PACK-STYLE/CARD.svg``, ``sprites/``, ``marks/``, ``pack-light.svg``."""
    for family in SUITS:
        for style in STYLES:
            write_files(
                folder / "cards" / f"{family}-{style}", single_files(family, style, language)
            )
    write_files(folder / "sprites", sprite_files())
    write_files(folder / "marks", mark_files())
    write_files(folder, {f"pack-{table}.svg": contact_sheet(table) for table in TABLES})
