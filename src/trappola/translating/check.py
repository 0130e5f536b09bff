"""What a catalogue must be: readable, whole, and of the same messages, variables and terms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from fluent.syntax import ast

from trappola.translating.catalogue import LOCALES, Catalogue, Problem, Said

ENGLISH = "en"
CATEGORIES = {"zero", "one", "two", "few", "many"}
PLURALS = {"cs": {"one", "few", "many", "other"}}
"""The plural categories of a language; one and other where it is not named. CLDR knows them."""
FORMS = ("suit-", "rank-", "ranks-", "set-", "run", "blanche", "bianka", "game-", "item-", "played")
"""Messages that are said inside others: only they may have attributes that English has not."""
EXCEPTIONS = LOCALES / "exceptions.txt"


def problems_of(language: str, locales: Path = LOCALES) -> list[Problem]:
    """All that is wrong or missing in a language, in the order of files and lines."""
    english = Catalogue.read(ENGLISH, locales)
    mine = english if language == ENGLISH else Catalogue.read(language, locales)
    found = [*mine.problems]
    for said in mine.said.values():
        found += _references(said, mine)
        found += _plurals(said, language)
        found += _letters(said, mine)
    if mine is not english:
        found += _compared(mine, english)
        found += _forms(mine)
    return sorted(found)


def _at(said: Said, reason: str, *, gap: bool = False) -> Problem:
    return Problem(said.file, said.line, f"{said.key}: {reason}", gap)


def _references(said: Said, mine: Catalogue) -> Iterator[Problem]:
    """Every term and message that is referred to is there, in the form that is asked for."""
    for node in said.nodes:
        if isinstance(node, ast.MessageReference | ast.TermReference):
            name = node.id.name if isinstance(node, ast.MessageReference) else f"-{node.id.name}"
            key = f"{name}.{node.attribute.name}" if node.attribute is not None else name
            if key not in mine.said:
                yield _at(said, f"there is no {key} to refer to")
            elif isinstance(node, ast.TermReference):
                yield from _arguments(said, node, mine.said[key])
        elif isinstance(node, ast.FunctionReference) and node.id.name not in ("NUMBER", "DATETIME"):
            yield _at(said, f"there is no function {node.id.name}")


def _arguments(said: Said, node: ast.TermReference, term: Said) -> Iterator[Problem]:
    for argument in node.arguments.named if node.arguments is not None else ():
        if not isinstance(argument.value, ast.StringLiteral):
            continue
        name, wanted = argument.name.name, argument.value.value
        known = {
            variant.key.name
            for each in term.nodes
            if isinstance(each, ast.SelectExpression)
            and isinstance(each.selector, ast.VariableReference)
            and each.selector.id.name == name
            for variant in each.variants
            if isinstance(variant.key, ast.Identifier)
        }
        if wanted not in known:
            yield _at(said, f'{term.key} has no form [{wanted}] for {name}: "{wanted}"')


def _plurals(said: Said, language: str) -> Iterator[Problem]:
    """A choice by number has every plural category of the language."""
    wanted = PLURALS.get(language, {"one", "other"})
    for node in said.nodes:
        if isinstance(node, ast.SelectExpression):
            keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
            if keys & CATEGORIES:
                missing = sorted(wanted - keys)
                if missing:
                    yield _at(said, f"the plural wants [{'], ['.join(missing)}] as well")
                if keys - wanted:
                    other = "], [".join(sorted(keys - wanted))
                    yield _at(said, f"[{other}] is no plural category of this language")


def _letters(said: Said, mine: Catalogue) -> Iterator[Problem]:
    if not said.key.startswith("letter-"):
        return
    if not re.fullmatch("[A-Z]{1,2}", said.text):
        yield _at(said, "a card's letter is one capital or two, from A to Z without accents")
    twins = [
        each.key
        for each in mine.said.values()
        if each.key.startswith("letter-") and each.text == said.text and each.key < said.key
    ]
    if twins:
        yield _at(said, f"the letter {said.text} stands for {twins[0]} already")


def _compared(mine: Catalogue, english: Catalogue) -> Iterator[Problem]:
    """The same messages with the same attributes, variables and terms, in other words."""
    last = {file.name: file for file in mine.files}
    for key, said in english.said.items():
        if key not in mine.said:
            file = last.get(
                said.file.name, said.file.parent.parent / mine.language / said.file.name
            )
            yield Problem(file, 1, f"{key} is missing", gap=True)
    forms = {form for key in mine.said for form in [key.partition(".")[2]] if key.startswith(FORMS)}
    for key, said in mine.said.items():
        base = english.said.get(key)
        if base is None:
            name = key.partition(".")[0]
            if key.startswith("-"):
                continue  # a term of the translator's own
            base = english.said.get(name)
            if base is None or not name.startswith(FORMS):
                yield _at(said, "English has no such message; is the key mistyped?")
                continue
            yield from _variables(said, base, forms, whole=False)
            continue
        if not key.startswith("-"):
            yield from _variables(said, base, forms, whole=True)
            yield from _terms(said, base, mine.language)
        if said.text == base.text and said.has_words and not _excepted("same", mine.language, key):
            yield _at(said, f"still English: {said.text}", gap=True)


def _variables(said: Said, base: Said, forms: set[str], *, whole: bool) -> Iterator[Problem]:
    """The variables of the English message; each may be in another form."""
    known = base.variables | set(re.findall(r"\$([a-z]+)", base.comment))
    used = set()
    for variable in said.variables:
        name, _, form = variable.partition("-")
        used.add(name)
        if name not in known:
            yield _at(said, f"there is no ${name} here; there are {_named(known)}")
        elif form and form not in forms:
            yield _at(said, f"${variable}: no suit, rank or declaration has the form .{form}")
    missing = base.variables - used
    if whole and missing:
        yield _at(said, f"{_named(missing)} is left out", gap=True)


def _terms(said: Said, base: Said, language: str) -> Iterator[Problem]:
    """A thing that has a term is called by it."""
    used = {_stem(node.id.name) for node in said.terms}
    for node in base.terms:
        if _stem(node.id.name) not in used and not _excepted("term", language, said.key):
            used.add(_stem(node.id.name))
            yield _at(said, f"the term -{node.id.name} is not used", gap=True)


def _stem(term: str) -> str:
    """One and many are the same thing, and so are one trump and the suit of trumps."""
    return term.removesuffix("s")


def _forms(mine: Catalogue) -> Iterator[Problem]:
    """What one suit has as a form, all have; and so with ranks and the rest."""
    # "set-" alone would take in what is wrong with a set, such as set-not-held.
    sets = ("set-three", "set-four")
    for starts in (("suit-italian-",), ("suit-french-",), ("rank-",), ("ranks-",), sets):
        names = [key for key in mine.said if key.startswith(starts) and "." not in key]
        every = set().union(*(mine.forms(name) for name in names)) if names else set()
        for name in names:
            for form in sorted(every - mine.forms(name)):
                yield _at(mine.said[name], f"has no .{form}, which others of its kind have")


def _named(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variables"


def exceptions() -> list[tuple[str, str, str]]:
    """What need not be other than English, or need not use a term: kind, languages, key."""
    lines = EXCEPTIONS.read_text("utf-8").splitlines()
    rows = [line.split() for line in lines if line.strip() and not line.startswith("#")]
    return [(kind, languages, key) for kind, languages, key in rows]


def _excepted(kind: str, language: str, key: str) -> bool:
    return any(
        one == kind
        and (languages == "*" or language in languages.split(","))
        and fnmatchcase(key, own)
        for one, languages, own in exceptions()
    )
