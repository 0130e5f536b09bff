"""Words that a person reads stand in the catalogues: none is found in the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import trappola

PACKAGE = Path(trappola.__file__).parent
WORDS = re.compile(r"[^\W\d_]{2,},? [^\W\d_]{2,}")
NO_WORDS = re.compile(r"[<>]|^(PRAGMA|declare|bold) |^public, |^Dal Monte$|^[a-z-]+ = |=\"")
"""Pieces of HTML and SVG, of SQL, of actions and of styles."""
SHOWING = {"say", "complain", "print", "input", "add_column", "add_row", "rule"}
ALLOWED = {
    "__init__.py": "AttributeError, as Python says it",
    "adapters/openspiel.py": "an error of the programmer",
    "arena/exploit/short.py": "errors of the programmer",
    "arena/plot.py": "a place in a drawing",
    "art/__main__.py": "a tool of this project's makers",
    "book/links.py": "a tool of this project's makers",
    "knowledge/knowledge.py": "an error of the programmer",
    "players/hint.py": "the log of whoever runs the program",
    "players/safety.py": "the log of whoever runs the program, and an error of the programmer",
    "server/messages.py": "what the schema says of its fields",
    "svoyi/study/measures.py": "names of rows in tables of data, the same in every language",
    "table/table.py": "the log of whoever runs the program",
    "translating": "a tool of translators",
}


def modules() -> list[Path]:
    return [
        file
        for file in sorted(PACKAGE.rglob("*.py"))
        if not any(str(file.relative_to(PACKAGE)).startswith(each) for each in ALLOWED)
    ]


def documentation(tree: ast.AST) -> set[int]:
    """The strings that stand alone: of modules, classes, functions and constants."""
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def text_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Strings with two words, and strings of any length that are shown as they stand."""
    silent = documentation(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            for argument in node.args if name in SHOWING else ():
                shown = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                if shown and any(letter.isalpha() for letter in argument.value):
                    yield node.lineno, argument.value
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        if id(node) not in silent and WORDS.search(node.value) and not NO_WORDS.search(node.value):
            yield node.lineno, node.value


@pytest.mark.parametrize("file", modules(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_words_in(file: Path) -> None:
    found = [f"{file}:{line}: {text}" for line, text in text_in(ast.parse(file.read_text("utf-8")))]
    assert found == []


def test_words_would_be_found() -> None:
    code = 'say("Done")\nx = tell("key") + f"and {x} more of it"\n"""Documentation of x."""\n'
    assert [text for _, text in text_in(ast.parse(code))] == ["Done", " more of it"]


def test_what_is_allowed_is_there() -> None:
    assert [each for each in ALLOWED if not (PACKAGE / each).exists()] == []
