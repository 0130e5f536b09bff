"""What the generator writes: single cards, sprites, the contact sheet."""

from __future__ import annotations

from pathlib import Path

from trappola.art.card import STYLES, SUITS, cards, single
from trappola.art.sheet import contact_sheet
from trappola.art.sprite import sprite


def single_files(family: str, style: str = "pictures", language: str = "en") -> dict[str, str]:
    """The cards of a pack and its back: file names and their text."""
    return {
        f"{card}.svg": single(family, card, style, language) for card in ["back", *cards(family)]
    }


def sprite_files(language: str = "en") -> dict[str, str]:
    """The sprites of both packs: file names and their text."""
    return {
        f"{family}-{style}.svg": sprite(family, style, language)
        for family in SUITS
        for style in STYLES
    }


def write_files(folder: Path, files: dict[str, str]) -> None:
    """Writes files into a folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")


def write_all(folder: Path, language: str = "en") -> None:
    """Everything: ``cards/PACK-STYLE/CARD.svg``, ``sprites/PACK-STYLE.svg`` and ``pack.svg``."""
    for family in SUITS:
        for style in STYLES:
            write_files(
                folder / "cards" / f"{family}-{style}", single_files(family, style, language)
            )
    write_files(folder / "sprites", sprite_files(language))
    write_files(folder, {"pack.svg": contact_sheet()})
