"""The rows of the table: what stands beside what, and the figures to reach."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from endings import ENDINGS
from peers import GAMES as PEER_GAMES
from probing import FORMS
from trappola.games import GAMES

Number = float | None
OPEN = "exact value with open hands,"
PLAIN = "our plain search over the same table"
DDS = "bridge, 4 × 9 cards, DDS by endplay (tricks, all plays)"


@dataclass(frozen=True)
class Row:
    """A line of the result.

    ``ratio`` is ours / peer for rates and peer / ours for seconds: above 1 is always better for us.
    """

    group: str
    name: str
    unit: str
    ours: Number
    peer_name: str
    peer: Number

    @property
    def ratio(self) -> Number:
        """How many times better ours is; None where one of the two was not measured."""
        if not self.ours or not self.peer:
            return None
        return self.peer / self.ours if self.unit == "s" else self.ours / self.peer

    def as_json(self) -> dict[str, str | Number]:
        """The row as it stands in ``bench.json``."""
        return {
            "name": self.name,
            "unit": self.unit,
            "ours": self.ours,
            "peer_name": self.peer_name,
            "peer": self.peer,
            "ratio": self.ratio,
        }


@dataclass(frozen=True)
class Pair:
    """A work of ours beside one of the peer's; ``shown`` gives each rate its name and unit."""

    group: str
    ours: str
    peer: str
    peer_name: str
    shown: dict[str, tuple[str, str]]

    def rows(self, ours: list[dict[str, float]], peer: list[dict[str, float]]) -> list[Row]:
        """The rows from the rates of all rounds: medians."""
        return [
            Row(self.group, name, unit, middle(ours, key), self.peer_name, middle(peer, key))
            for key, (name, unit) in self.shown.items()
        ]


def middle(rounds: list[dict[str, float]], key: str) -> Number:
    """The median of a rate over the rounds."""
    values = [rates[key] for rates in rounds if key in rates]
    return median(values) if values else None


def pairs() -> list[Pair]:
    """Everything that is measured inside a running process."""
    both = {
        "deals": ("random classica deals in the kernel, dealing included", "deals/s"),
        "actions": ("actions of these deals, dealing included", "actions/s"),
    }
    rest = {
        "deals": ("classica deals played out in the kernel from one that is dealt", "deals/s"),
        "actions": ("actions of these playouts", "actions/s"),
    }
    driven = {
        "actions played": ("kernel deal driven from Python, dealing not counted", "actions/s"),
        "actions": ("kernel deal driven from Python, dealing counted", "actions/s"),
        "deals dealt": ("dealing alone, driven from Python", "deals/s"),
    }
    found = []
    for game in PEER_GAMES:
        bots = f"{game}, evaluate_bots of C++ random bots"
        found.append(Pair("playouts", "random deals", f"random deals {game}", bots, both))
    for game in PEER_GAMES:
        rollouts = f"{game}, C++ RandomRolloutEvaluator"
        found.append(Pair("rests", "random rests", f"random rests {game}", rollouts, rest))
    for game in PEER_GAMES:
        asked = f"{game}, legal_actions and apply_action"
        found.append(Pair("driven", "driven", f"driven {game}", asked, driven))
    looks = ["information_state_string"] * len(GAMES) + ["information_state_tensor"]
    for own, look in zip([*GAMES, "classica"], looks, strict=True):
        shown = {"actions": (f"whole match of {own} with views and events", "actions/s")}
        name = f"hearts from Python with {look}"
        found.append(Pair("match", f"match {own}", f"match {look}", name, shown))
    for own in ENDINGS:
        cards = "4 × 9 cards" if own == "quattro" else "2 × 9 cards"
        shown = {"deals": (f"{OPEN} {own}, {cards}", "deals/s")}
        found.append(Pair("endings", f"endings {own}", "dds nine", DDS, shown))
    for own in ENDINGS:
        shown = {"deals": (f"search iterations, first card of {own}", "iterations/s")}
        peer = "hearts, IS-MCTS with random rollouts"
        found.append(Pair("search", f"search {own}", "ismcts hearts", peer, shown))
    for text, form in FORMS.items():
        shown = {"deals": (f"probes of the table of 24 cards, {text}, every action", "probes/s")}
        found.append(Pair("probe", f"probe {form}", f"plain search {form}", PLAIN, shown))
    return found


@dataclass(frozen=True)
class Figure:
    """A figure to reach: the least rate, or the most seconds, of every row that it covers."""

    what: str
    group: str
    start: str
    unit: str
    bound: float

    def rows(self, rows: list[Row]) -> list[Row]:
        """The rows that it covers and that were measured."""
        return [
            row
            for row in rows
            if row.group == self.group
            and row.unit == self.unit
            and row.name.startswith(self.start)
            and row.ours is not None
        ]

    def worst(self, rows: list[Row]) -> Row | None:
        """The weakest of its rows."""
        covered = sorted(self.rows(rows), key=lambda row: row.ours or 0.0, reverse=self.unit == "s")
        return covered[0] if covered else None

    def reached(self, row: Row) -> bool:
        """Whether a row reaches it."""
        assert row.ours is not None
        return row.ours < self.bound if self.unit == "s" else row.ours >= self.bound


FIGURES = (
    Figure("random classica deals in the kernel", "playouts", "random", "deals/s", 1.2e6),
    Figure("a kernel deal driven from Python", "driven", "kernel", "actions/s", 1e6),
    Figure("a whole match through the public API", "match", "whole", "actions/s", 60e3),
    Figure(
        "exact value of a closed ending",
        "endings",
        "exact value with open hands, clas",
        "deals/s",
        1e4,
    ),
    Figure(
        "a deal of Cardano or Bulka solved",
        "endings",
        "exact value with open hands, b",
        "deals/s",
        500,
    ),
    Figure("a quattro deal of 4 × 9 solved", "endings", f"{OPEN} q", "deals/s", 20),
    Figure("search over worlds", "search", "search", "iterations/s", 3e5),
    Figure("start of `trappola --version`", "start", "trappola", "s", 0.15),
    Figure("`import trappola`", "start", "import", "s", 0.1),
)
