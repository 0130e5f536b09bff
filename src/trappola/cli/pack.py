"""``trappola pack``: the cards as files, and as sheets to print and cut."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from trappola.art import STYLES, SUITS, cards, languages
from trappola.art.card import single
from trappola.art.paper import PAPERS, SIZES
from trappola.cli.complaint import complain
from trappola.cli.screen import say
from trappola.errors import UnknownName
from trappola.text import tell
from trappola.writing import check_apart, whole, write_text

FOLDERS = 12
"""How many folders are listed where one is missing."""


def write_pack(
    pack: str,
    *,
    svg: Path | None,
    pdf: Path | None,
    style: str,
    language: str,
    paper: str,
    size: str,
    two_colours: bool,
    letters: bool,
    lines: bool,
    backs: bool,
    force: bool,
) -> int:
    """Writes what is asked for; nothing is written if anything asked for cannot be."""
    for kind, name, known in (
        ("pack", pack, SUITS),
        ("style", style, STYLES),
        ("language", language, languages()),
        ("paper", paper, PAPERS),
        ("size", size, SIZES),
    ):
        _known(kind, name, known)
    if svg is None and pdf is None:
        return complain(tell("pack-nothing"))
    files: dict[str, str] = {}
    if svg is not None:
        files = {
            f"{card}.svg": single(
                pack, card, style, language, two_colours=two_colours, hidden=not letters
            )
            for card in ["back", *cards(pack)]
        }
    wanted = [] if svg is None else [svg / name for name in files]
    homes = [] if svg is None else [svg.parent]
    if pdf is not None:
        wanted.append(pdf)
        homes.append(pdf.parent)
    for home in homes:
        if not home.is_dir():
            return complain(_no_folder(home))
    if svg is not None and svg.exists() and not svg.is_dir():
        return complain(tell("pack-not-folder", file=str(svg)))
    if pdf is not None and pdf.is_dir():
        return complain(tell("pack-not-file", folder=str(pdf)))
    check_apart({"--svg": svg, "--pdf": pdf})
    for path in wanted:
        if path.exists() and not force:
            return complain(tell("pack-exists", file=str(path)))
    if pdf is not None:
        from trappola.art.pdf import write_pdf

        try:
            # Drawn before the file is opened: only what is there whole is written.
            drawn = io.BytesIO()
            write_pdf(
                drawn,
                pack,
                style=style,
                language=language,
                paper=paper,
                size=size,
                lines=lines,
                backs=backs,
                two_colours=two_colours,
                hidden=not letters,
            )
        except ModuleNotFoundError as error:
            return complain(
                tell("pack-no-library", name=(error.name or "reportlab").partition(".")[0])
            )
        with whole(pdf) as handle:
            handle.write(drawn.getvalue())
        say(tell("pack-written-pdf", file=str(pdf)))
    if svg is not None:
        for name, text in files.items():
            write_text(svg / name, text)
        say(tell("pack-written-svg", number=len(files), folder=str(svg)))
    return 0


def _known(kind: str, name: str, known: Iterable[str]) -> None:
    if name not in known:
        raise UnknownName(f"no-pack-{kind}", name=name, known=list(known))


def _no_folder(folder: Path) -> str:
    """That a folder is missing, and which there are where it was looked for."""
    above = folder
    while not above.is_dir():
        above = above.parent
    there = sorted(path.name for path in above.iterdir() if path.is_dir() and path.name[0] != ".")
    shown = [*there[:FOLDERS], "…"] if len(there) > FOLDERS else there or ["-"]
    return tell("pack-no-folder", folder=str(folder), above=str(above), there=shown)
