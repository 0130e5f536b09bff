"""Which language the command line speaks: --language, TRAPPOLA_LANGUAGE, the system's."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from trappola.languages import VARIABLE, is_met, languages, nearest, of_system
from trappola.text import Row, speak, tell

FLAG = "--language"


def speak_as_asked(words: Sequence[str]) -> list[str]:
    """Sets the language; returns the words of the command line without the flag for it.

    A language that was asked for and is not there is said to be missing, once, in the language
    that is spoken instead; what the system is set to was not asked for.
    """
    rest, asked = without_flag(words)
    wish = asked or os.environ.get(VARIABLE, "")
    language = nearest(wish or of_system())
    speak(language)
    if wish and not is_met(wish, language):
        print(tell("no-language", wish=wish, languages=Row(languages())), file=sys.stderr)
    return rest


def without_flag(words: Sequence[str]) -> tuple[list[str], str | None]:
    """A command line without ``--language X`` or ``--language=X``, and X; the last one counts.

    >>> without_flag(["play", "--language", "it", "classica"])
    (['play', 'classica'], 'it')
    """
    rest: list[str] = []
    asked = None
    waiting = iter(words)
    for word in waiting:
        if word == "--":
            return [*rest, word, *waiting], asked
        if word == FLAG:
            asked = next(waiting, "")
        elif word.startswith(FLAG + "="):
            asked = word.removeprefix(FLAG + "=")
        else:
            rest.append(word)
    return rest, asked
