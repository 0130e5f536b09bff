"""The figures of the study as SVG, drawn by matplotlib; they are told apart without colour too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trappola.svoyi.files import write_bytes
from trappola.svoyi.problem import TableError
from trappola.svoyi.study.measures import KINDS, Row
from trappola.text import tell

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS = {"single": "#24557a", "cover_and_lead": "#a32d26"}
NAMES = dict(
    zip(KINDS, ("svoyi-figure-own", "svoyi-figure-other", "svoyi-figure-plain"), strict=True)
)
SIZE = (7.2, 4.0)


def draw(tables: Mapping[str, Sequence[Row]], folder: Path) -> list[Path]:
    """Draws every figure and returns the files.

    Raises:
        TableError: the extra ``study`` is not installed, or a file cannot be written.
    """
    try:
        import matplotlib

        matplotlib.use("svg")
        from matplotlib import pyplot
    except ImportError:
        raise TableError("svoyi-study-extra", name="matplotlib") from None
    # The same figure gives the same file, so that a difference is one of the numbers.
    settings: Any = {
        "svg.hashsalt": "trappola",
        "font.size": 10,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "svg.fonttype": "none",
        "font.family": "sans-serif",
    }
    files = []
    with matplotlib.rc_context(settings):
        for name, paint in FIGURES.items():
            figure, axes = pyplot.subplots(figsize=SIZE, layout="constrained")
            paint(axes, tables)
            file = folder / f"{name}.svg"
            drawn = BytesIO()
            figure.savefig(drawn, format="svg", metadata={"Date": None})
            pyplot.close(figure)
            write_bytes(file, drawn.getvalue())
            files.append(file)
    return files


def named(row: Row) -> str:
    """A form in a legend."""
    form = tell(f"svoyi-form-{row['form']}")
    return tell("svoyi-figure-form", cards=4 * row["ranks"], form=form)


def groups(rows: Sequence[Row]) -> list[list[Row]]:
    """The rows of each table."""
    found: dict[tuple[Any, ...], list[Row]] = {}
    for row in rows:
        found.setdefault((row["form"], row["low_trump"], row["ranks"]), []).append(row)
    return list(found.values())


def distances(axes: Axes, tables: Mapping[str, Sequence[Row]]) -> None:
    """How many positions are as far from the end as that."""
    for rows in groups(tables["distances"]):
        x = [row["distance"] for row in rows]
        colour = COLOURS[rows[0]["form"]]
        axes.plot(x, [row["won"] for row in rows], color=colour, label=named(rows[0]))
        axes.plot(x, [row["lost"] for row in rows], color=colour, linestyle=":")
    axes.set_xlabel(tell("svoyi-figure-distance"))
    axes.set_ylabel(tell("svoyi-figure-positions"))
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False, title=tell("svoyi-figure-solid"))


def leads(axes: Axes, tables: Mapping[str, Sequence[Row]]) -> None:
    """The share of leads that win, by the rank that is led and the kind of its suit."""
    marks = dict(zip(KINDS, ("s", "^", "o"), strict=True))
    for rows in groups(tables["leads"]):
        for kind in KINDS:
            some = [row for row in rows if row["suit"] == kind and row["leads"]][::-1]
            axes.plot(
                [row["rank"] for row in some],
                [100 * row["winning"] / row["leads"] for row in some],
                color=COLOURS[rows[0]["form"]],
                marker=marks[kind],
                linestyle="-" if kind == "plain" else ":",
                label=f"{named(rows[0])}: {tell(NAMES[kind])}",
            )
    axes.set_xlabel(tell("svoyi-figure-rank"))
    axes.set_ylabel(tell("svoyi-figure-share"))
    axes.set_ylim(-2, 100)
    axes.legend(frameon=False, fontsize=8)


def growth(axes: Axes, tables: Mapping[str, Sequence[Row]]) -> None:
    """What solving costs, by the size of the pack."""
    for turn, colour in COLOURS.items():
        rows = [row for row in tables["growth"] if row["form"] == turn]
        axes.plot(
            [4 * row["ranks"] for row in rows],
            [max(row["processor_seconds"], 1e-3) for row in rows],
            color=colour,
            marker="o",
            label=tell(f"svoyi-form-{turn}"),
        )
    axes.set_yscale("log")
    axes.set_xlabel(tell("svoyi-figure-cards"))
    axes.set_ylabel(tell("svoyi-figure-seconds"))
    axes.legend(frameon=False)


def winning_leads(axes: Axes, tables: Mapping[str, Sequence[Row]]) -> None:
    """How many leads of a won mirror deal win."""
    for place, rows in enumerate(groups(tables["winning_leads"])):
        whole = sum(row["deals"] for row in rows)
        axes.bar(
            [row["winning_leads"] + 0.4 * place - 0.2 for row in rows],
            [100 * row["deals"] / whole for row in rows],
            width=0.38,
            color=COLOURS[rows[0]["form"]],
            label=named(rows[0]),
        )
    axes.set_xlabel(tell("svoyi-figure-winning-leads"))
    axes.set_ylabel(tell("svoyi-figure-deals"))
    axes.legend(frameon=False)


FIGURES = {
    "distances": distances,
    "leads": leads,
    "winning-leads": winning_leads,
    "growth": growth,
}
