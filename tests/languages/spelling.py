"""Words that hunspell and the project's own lists do not know; a script as well as a helper."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from trappola.languages import languages
from trappola.translating.catalogue import Catalogue
from trappola.translating.words import paragraphs, sentences

ROOT = Path(__file__).parent.parent.parent
DICTIONARIES = {
    "en": "en_GB",
    "it": "it_IT",
    "es": "es_ES",
    "pt": "pt_PT",
    "de": "de_DE",
    "cs": "cs_CZ",
}
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")


def own_words(language: str) -> set[str]:
    """The words of docs/words: those of the language, and names that are the same in all."""
    words: set[str] = set()
    for name in (language, "names"):
        file = ROOT / "docs" / "words" / f"{name}.txt"
        if file.exists():
            lines = (line.strip() for line in file.read_text("utf-8").splitlines())
            words |= {line for line in lines if line and not line.startswith("#")}
    return words


def texts(language: str) -> Iterator[tuple[Path, int, str]]:
    """All that a person reads in a language."""
    yield from sentences(Catalogue.read(language))
    for page in sorted((ROOT / "docs" / "rules" / language).glob("*.md")):
        yield from paragraphs(page)


def unknown(language: str) -> list[str]:
    """``FILE:LINE: WORD`` for every word that nobody knows."""
    known = own_words(language)
    places: dict[str, str] = {}
    for file, line, text in texts(language):
        for word in WORD.findall(text.replace("’", "'")):
            if len(word) > 1 and word not in known:
                places.setdefault(word, f"{file}:{line}")
    done = subprocess.run(
        ["hunspell", "-d", DICTIONARIES[language], "-i", "utf-8", "-l"],
        input="\n".join(places),
        capture_output=True,
        text=True,
        check=True,
    )
    wrong = set(done.stdout.split())
    return [f"{place}: {word}" for word, place in places.items() if word in wrong]


if __name__ == "__main__":
    found = [each for language in sys.argv[1:] or languages() for each in unknown(language)]
    print("\n".join(found) or "every word is known")
    sys.exit(bool(found))
