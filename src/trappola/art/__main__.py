"""Draws the packs: ``python -m trappola.art --out DIR``."""

from __future__ import annotations

import argparse
from pathlib import Path

from trappola.art.files import sprite_files, write_all, write_files
from trappola.art.letters import languages


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m trappola.art", description=__doc__)
    parser.add_argument("--out", type=Path, help="where cards, sprites and contact sheet go")
    parser.add_argument("--sprites", type=Path, help="where the sprites alone go")
    parser.add_argument(
        "--language", choices=languages(), default="en", help="of the corner letters"
    )
    chosen = parser.parse_args()
    if chosen.out is None and chosen.sprites is None:
        parser.error("say where to write: --out DIR or --sprites DIR")
    if chosen.out is not None:
        write_all(chosen.out, chosen.language)
    if chosen.sprites is not None:
        write_files(chosen.sprites, sprite_files())


if __name__ == "__main__":
    main()
