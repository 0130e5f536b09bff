"""The share of the points as the deals go by, drawn with matplotlib (the extra ``plot``)."""

from __future__ import annotations

from pathlib import Path

from trappola.arena.tally import NOTABLE, Tally
from trappola.errors import TrappolaError
from trappola.text import tell
from trappola.writing import whole


class PlotError(TrappolaError):
    """A picture cannot be drawn."""


def check_plot(file: Path) -> None:
    """Raises PlotError if matplotlib is missing or cannot write such a file."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
    except ImportError:
        raise PlotError("plot-missing") from None
    kinds = sorted(FigureCanvasAgg.get_supported_filetypes())
    if file.suffix.lstrip(".").lower() not in kinds:
        raise PlotError("plot-kind", file=str(file), kinds=kinds)


def draw(file: Path, result: Tally) -> None:
    """Draws share and interval after every pair.

    Raises:
        NotWritten: the file cannot be written.
    """
    from matplotlib.figure import Figure

    contest = result.contest
    deals = [row[0] for row in result.running]
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    axes.axhline(50, color="0.4", linewidth=1, linestyle=(0, (4, 3)))
    axes.fill_between(
        deals,
        [100 * row[2] for row in result.running],
        [100 * row[3] for row in result.running],
        color="#2f6f9f",
        alpha=0.2,
        linewidth=0,
        label=tell("plot-interval"),
    )
    axes.plot(deals, [100 * row[1] for row in result.running], color="#1f4f73", linewidth=1.6)
    axes.set_xlim(0, max(deals, default=1))
    axes.set_ylim(0, 100)
    axes.set_xlabel(tell("plot-deals"))
    axes.set_ylabel(tell("plot-share", player=contest.players[0]))
    title = tell("plot-title", game=contest.game, a=contest.players[0], b=contest.players[1])
    warnings = [
        tell("verdict-not-own", player=player, part=f"{100 * part:.1f} %")
        for player, part in zip(contest.players, result.replaced, strict=True)
        if part > NOTABLE
    ]
    axes.set_title(title)
    if warnings:
        axes.text(
            *(0.02, 0.02, "\n".join(warnings)),
            transform=axes.transAxes,
            color="#a32d26",
            fontsize=8,
            wrap=True,
        )
    axes.legend(loc="upper right", frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    kind = file.suffix.lstrip(".").lower()
    with whole(file) as handle:
        figure.savefig(handle, format=kind, metadata={"Date": None} if kind == "svg" else None)
