"""``python -m trappola.translating [--errors] [LANGUAGE …]``: what is wrong or missing."""

from __future__ import annotations

import sys
from pathlib import Path

if (
    __name__ == "__main__" and not __package__
):  # run as a file by the build, before there is a package
    sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from trappola.translating.catalogue import LOCALES
from trappola.translating.check import problems_of


def main(words: list[str]) -> int:
    """Prints problems as FILE:LINE: REASON; 1 if there are any.

    With ``--errors`` gaps are left out: what is not translated yet is English and breaks nothing.
    """
    languages = [word for word in words if not word.startswith("-")]
    known = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    count = 0
    for language in languages or known:
        if language not in known:
            print(f"{LOCALES / language}: no such folder; there are {', '.join(known)}")
            count += 1
            continue
        found = [each for each in problems_of(language) if not (each.gap and "--errors" in words)]
        count += len(found)
        for problem in found:
            print(problem)
        if "--errors" not in words:
            print(f"{language}: {len(found)} to mend" if found else f"{language}: all is well")
    return 1 if count else 0


sys.exit(main(sys.argv[1:])) if __name__ == "__main__" else None
