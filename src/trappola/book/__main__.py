"""Writes the generated parts of all pages anew: ``python -m trappola.book``."""

from __future__ import annotations

import sys

from trappola.book import BookError, filled, languages, page_names, rules_folder


def main() -> int:
    """Rewrites the pages that have changed; 1 if a page asks for what is not there."""
    wrong = 0
    for language in languages():
        for name in page_names(language):
            file = rules_folder() / language / f"{name}.md"
            text = file.read_text("utf-8")
            try:
                new = filled(text, language)
            except BookError as error:
                print(f"{language}/{name}.md: {error}", file=sys.stderr)
                wrong = 1
                continue
            if new != text:
                file.write_text(new, "utf-8")
                print(f"{language}/{name}.md")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
