"""A language's catalogue as the checks see it: every pattern with its place and what it uses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast

LOCALES = Path(__file__).parent.parent / "locales"


class Problem(NamedTuple):
    """What is wrong, and where. A gap keeps nobody from building: it is work still to be done."""

    file: Path
    line: int
    reason: str
    gap: bool = False

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.reason}"


@dataclass
class Said:
    """A pattern: the value of a message or term, or one of their attributes."""

    key: str  # "event-play", "-trick", "game-bulka.about"
    pattern: ast.Pattern
    file: Path
    line: int
    comment: str = ""

    @property
    def nodes(self) -> Iterator[ast.BaseNode]:
        """Everything in the pattern."""
        return _walk(self.pattern)

    @property
    def variables(self) -> set[str]:
        """The names of the variables."""
        return {node.id.name for node in self.nodes if isinstance(node, ast.VariableReference)}

    @property
    def terms(self) -> list[ast.TermReference]:
        """The terms it refers to."""
        return [node for node in self.nodes if isinstance(node, ast.TermReference)]

    @property
    def text(self) -> str:
        """The pattern as it is written, blanks evened out."""
        entry = ast.Message(ast.Identifier("x"), self.pattern)
        written = FluentSerializer().serialize_entry(entry)
        return " ".join(written.partition("=")[2].split())

    @property
    def has_words(self) -> bool:
        """Whether there are words in it beside what it refers to."""
        texts = [node.value for node in self.nodes if isinstance(node, ast.TextElement)]
        return any(sum(letter.isalpha() for letter in text) > 1 for text in texts)


@dataclass
class Catalogue:
    """All patterns of a language, and what could not be read."""

    language: str
    said: dict[str, Said] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    files: list[Path] = field(default_factory=list)

    @classmethod
    def read(cls, language: str, locales: Path = LOCALES) -> Catalogue:
        """Reads every file of a language."""
        self = cls(language)
        for file in sorted((locales / language).glob("*.ftl")):
            self.files.append(file)
            self._read(file)
        return self

    def _read(self, file: Path) -> None:
        text = file.read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            place = entry.span.start if entry.span is not None else 0
            if isinstance(entry, ast.Junk):
                note = entry.annotations[0]
                at = note.span.start if note.span is not None else place
                self.problems.append(Problem(file, _line(text, at), f"not Fluent: {note.message}"))
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            start = entry.id.span.start if entry.id.span is not None else place
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if any(key.partition(".")[0] == name for key in self.said):
                reason = f"{name} is there twice; each key belongs into one place"
                self.problems.append(Problem(file, _line(text, start), reason))
                continue
            comment = (entry.comment.content or "") if entry.comment is not None else ""
            patterns = [(name, entry.value, start)]
            for each in entry.attributes:
                at = each.span.start if each.span is not None else start
                patterns.append((f"{name}.{each.id.name}", each.value, at))
            for key, pattern, at in patterns:
                if pattern is not None:
                    self.said[key] = Said(key, pattern, file, _line(text, at), comment)

    def forms(self, name: str) -> set[str]:
        """The attributes of a message."""
        return {key.partition(".")[2] for key in self.said if key.startswith(f"{name}.")}


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def _walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from _walk(each)
