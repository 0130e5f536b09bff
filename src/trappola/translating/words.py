"""The words of a catalogue and of rule pages, for a spelling checker."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from fluent.syntax import ast

from trappola.translating.catalogue import Catalogue

GENERATED = re.compile(r"<!--\s*([a-z][^\n]*?)\s*-->.*?<!--\s*/[^\n]*?-->", re.DOTALL)
NO_WORDS = re.compile(
    r"```.*?```"  # blocks of code
    r"|<!--.*?-->"
    r"|`[^`\n]*`"
    r"|\]\([^)\s]*\)"  # where a link goes
    r"|^\[[^\]\n]+\]:.*$"
    r"|\{#[^}\n]*\}"
    r"|<[^>\n]+>"
    r"|https?://\S+",
    re.DOTALL | re.MULTILINE,
)
TYPED = re.compile(
    r'"[^"\s]*(?:trappola|--)[^"]*"|--?\[?[A-Za-z][\w-]*\]?|\b[\w./]*[_/\d][\w./]*|\S+\.(?:md|json|ftl)\b'
)
"""What is typed or a file's name, not said."""
MOST = 24
"""Ways of putting a sentence together that are looked at; they differ in single words."""


def sentences(catalogue: Catalogue) -> Iterator[tuple[Path, int, str]]:
    """Every way in which a message can be said, without what its variables bring."""
    for said in catalogue.said.values():
        if said.key.startswith("letter-"):
            continue
        for words in sorted(set(_ways(said.pattern, catalogue, {}))):
            yield said.file, said.line, TYPED.sub(" ", words)


def _ways(pattern: ast.Pattern, catalogue: Catalogue, arguments: dict[str, str]) -> list[str]:
    parts = [_part(element, catalogue, arguments) for element in pattern.elements]
    return ["".join(way) for way, _ in zip(product(*parts), range(MOST), strict=False)]


def _part(node: ast.BaseNode, catalogue: Catalogue, arguments: dict[str, str]) -> list[str]:
    match node:
        case ast.TextElement():
            return [node.value]
        case ast.Placeable():
            return _part(node.expression, catalogue, arguments)
        case ast.StringLiteral():
            return [str(node.parse()["value"])]
        case ast.SelectExpression():
            selector = node.selector
            chosen = None
            if isinstance(selector, ast.VariableReference):
                chosen = arguments.get(selector.id.name)
            ways: list[str] = []
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else ""
                if not arguments or key == chosen or (chosen is None and variant.default):
                    ways += _ways(variant.value, catalogue, arguments)
            return ways or [""]
        case ast.TermReference():
            term = catalogue.said.get(f"-{node.id.name}")
            named = node.arguments.named if node.arguments is not None else []
            given = {each.name.name: str(each.value.parse()["value"]) for each in named}
            return _ways(term.pattern, catalogue, given or {"as": ""}) if term else [" "]
        case _:
            return [" "]


def paragraphs(page: Path) -> Iterator[tuple[Path, int, str]]:
    """The lines of a rule page without code, addresses and generated parts."""
    text = page.read_text("utf-8")
    for pattern in (GENERATED, NO_WORDS):
        text = pattern.sub(lambda found: "\n" * found[0].count("\n") + " ", text)
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield page, number, TYPED.sub(" ", line)
