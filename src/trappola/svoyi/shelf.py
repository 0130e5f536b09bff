"""Where tables lie, and the one that belongs to a form.

Tables come from three places: the data folder, where ``trappola svoyi solve`` writes them and where
others can be put by hand under any name that ends in ``.svoyi``; the package, which brings the pack
of 24 cards in both forms; and the cache folder, where a folded table is unpacked the first time it
is asked, to be mapped from then on.

>>> from trappola.svoyi import Position, open_table
>>> table = open_table(6)  # 24 cards, one card a turn
>>> table.form.ranks, table.has_distances
(6, True)
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files as package_files
from pathlib import Path
from typing import NamedTuple

from trappola.svoyi import files
from trappola.svoyi.form import Form
from trappola.svoyi.problem import TableError
from trappola.svoyi.table import Table

ENDING = ".svoyi"


class Found(NamedTuple):
    """A table that lies somewhere."""

    file: Path
    head: files.Head


def folder() -> Path:
    """The user's data folder for tables."""
    from platformdirs import user_data_path

    return user_data_path("trappola") / "svoyi"


def file_for(form: Form) -> Path:
    """Where the table of a form is written in the data folder."""
    return folder() / name_of(form)


def name_of(form: Form) -> str:
    """The usual name of a table's file."""
    low = "low-trump" if form.low_trump else "higher-trump"
    return f"{form.turn.replace('_', '-')}-{low}-{form.ranks}{ENDING}"


def tables() -> Iterator[Found | TableError]:
    """All tables, those of the data folder first; a file that is none gives what is wrong."""
    for place in (folder(), Path(str(package_files("trappola.svoyi"))) / "tables"):
        if not place.is_dir():
            continue
        for file in sorted(place.glob("*" + ENDING)):
            try:
                with file.open("rb") as handle:
                    yield Found(file, files.head_of(handle, file))
            except TableError as error:
                yield error
            except OSError as error:
                problem = error.strerror or str(error)
                yield TableError("svoyi-not-read", file=str(file), problem=problem)


def open_table(ranks: int, form: str = "single", low_trump: bool | None = None) -> Table:
    """The table of a form, wherever it lies; one with distances if there is any.

    Args:
        ranks, form, low_trump: as in :func:`~trappola.svoyi.solve`.

    Raises:
        TableError: there is none, or it is damaged; the error says how to make it.
    """
    return table_of(Form.of(ranks, form, low_trump))


def table_of(form: Form) -> Table:
    """The table of a form; see :func:`open_table`."""
    wrong = None
    best: Found | None = None
    for found in tables():
        if isinstance(found, TableError):
            if found.arguments.get("file") == str(file_for(form)):
                wrong = found  # the very file that is looked for
        elif found.head.form == form and (
            best is None or found.head.distances > best.head.distances
        ):
            best = found
    if best is None:
        if wrong is not None:
            raise wrong.mended_by(command_for(form))
        raise TableError(
            "svoyi-no-table",
            cards=4 * form.ranks,
            form=form.turn,
            command=command_for(form),
            folder=str(folder()),
        )
    try:
        return _opened(best.file, best.file.stat().st_mtime_ns, best.head.kind)
    except TableError as error:
        raise error.mended_by(command_for(form)) from None


def command_for(form: Form) -> str:
    """The command that makes the table of a form."""
    words = ["trappola", "svoyi", "solve", "--ranks", str(form.ranks)]
    if form.turn != "single":
        words += ["--form", form.turn.replace("_", "-")]
    if form.low_trump != (form.turn == "single"):
        words += ["--low-trump" if form.low_trump else "--no-low-trump"]
    return " ".join(words)


def checked(file: Path) -> None:
    """Compares a table with its checksum, once for each state of its file; that is remembered.

    A table is asked where it lies, without being read; so damage would else be found by nobody.

    Raises:
        TableError: it is damaged.
    """
    from platformdirs import user_cache_path

    stat = file.stat()
    words = f"{file.resolve()} {stat.st_size} {stat.st_mtime_ns}"
    stamp = user_cache_path("trappola") / "svoyi" / f"{sha256(words.encode()).hexdigest()}.checked"
    if stamp.exists():
        return
    files.verify(file)
    with suppress(OSError):  # then it is checked again the next time
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.touch()


@lru_cache(8)
def _opened(file: Path, _changed: int, kind: str) -> Table:
    from platformdirs import user_cache_path

    if kind == "raw":
        checked(file)
        return files.load(file)
    raw = (
        user_cache_path("trappola") / "svoyi" / f"{file.stem}-{files.digest_of(file)[:16]}{ENDING}"
    )
    try:
        return files.load(raw)
    except (OSError, TableError):  # not there yet, or not whole
        pass
    try:
        files.unpack(file, raw)
    except TableError as error:
        if error.key != "file-not-written":
            raise
        return files.load(file)  # no room for it there: into the memory then
    return files.load(raw)
