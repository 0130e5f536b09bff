"""The study: what it counts agrees with what is known, and its files are there and can be read."""

from __future__ import annotations

import csv
from pathlib import Path

import polars
import pytest

from cli.conftest import terminal as terminal
from cli.terminal import Terminal
from full_disk import room_for
from trappola.svoyi import open_table, solve
from trappola.svoyi.problem import TableError
from trappola.svoyi.study import measures
from trappola.svoyi.study.files import write_tables


def test_leads_and_results_agree_with_what_is_known() -> None:
    """24 cards, one card a turn: 10 514 of the 49 152 leads win, none of them a trump."""
    table = open_table(6)
    rows = measures.leads(table)
    assert sum(row["leads"] for row in rows) == 49_152
    assert sum(row["winning"] for row in rows) == 10_514
    assert not any(row["winning"] for row in rows if row["suit"] != "plain")
    deals = {row["winning_leads"]: row["deals"] for row in measures.winning_leads(table)}
    assert deals == {1: 190, 2: 1692, 3: 1916, 4: 298}


@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
def test_distances_add_up_and_rules_of_thumb_keep_some_wins(form: str) -> None:
    table = solve(4, form)
    (result,) = measures.results(table)
    rows = measures.distances(table)
    assert sum(row["won"] for row in rows) == result["won"]
    assert sum(row["lost"] for row in rows) == result["lost"]
    assert max(row["distance"] for row in rows) == result["longest"]
    for row in measures.rules_of_thumb(table):
        assert 0 <= row["keeps"] <= row["applies"] and row["applies"] > 0


def test_the_command_writes_everything(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measures, "SAMPLE", 20)
    monkeypatch.setattr("trappola.cli.studying.open_table", lambda ranks, form: solve(ranks, form))
    ran = terminal.run("svoyi", "study", "--out", tmp_path, "--ranks", "3", "--cost", "3")
    assert ran.code == 0, ran.err
    with (tmp_path / "growth.csv").open(encoding="utf-8") as handle:
        rows = list(csv.DictReader(handle))
    frame = polars.read_parquet(tmp_path / "growth.parquet")
    assert frame["positions"].to_list() == [int(row["positions"]) for row in rows]
    for figure in ("distances", "leads", "winning-leads", "growth"):
        text = (tmp_path / f"{figure}.svg").read_text("utf-8")
        assert "</svg>" in text and "svoyi-" not in text


@pytest.mark.parametrize("cost", [0, 1, 8, 99])
def test_a_size_that_is_none_or_would_take_hours(
    terminal: Terminal, tmp_path: Path, cost: int
) -> None:
    ran = terminal.run("svoyi", "study", "--out", tmp_path, "--ranks", "3", "--cost", cost)
    assert ran.code == 2 and "2 to 7" in ran.err and len(ran.err.strip().splitlines()) == 1


def test_a_folder_that_cannot_be_written(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measures, "SAMPLE", 20)
    monkeypatch.setattr("trappola.cli.studying.open_table", lambda ranks, form: solve(ranks, form))
    (tmp_path / "leads.parquet").mkdir()  # found in the middle of the work
    ran = terminal.run("svoyi", "study", "--out", tmp_path, "--ranks", "3", "--cost", "2")
    assert ran.code == 2 and "leads.parquet is no regular file" in ran.err
    assert len(ran.err.strip().splitlines()) == 1


def test_a_table_for_which_there_is_no_room_is_named(tmp_path: Path) -> None:
    with room_for(50), pytest.raises(TableError, match=r"growth\.csv cannot be written"):
        write_tables({"growth": [{"cards": each} for each in range(99)]}, tmp_path)
    assert list(tmp_path.iterdir()) == []
