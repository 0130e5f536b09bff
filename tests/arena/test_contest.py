"""Contests: the same cards from both sides, whatever the game, wherever it is played."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from trappola import GAMES, PRESETS, Match, Record
from trappola.arena import Contest, Pair, run, tally
from trappola.arena.points import points_of

NASTY = Path(__file__).parent.parent / "players" / "nasty.py"


def played(contest: Contest, pairs: int, jobs: int = 1) -> list[Pair]:
    return list(run(contest, pairs=pairs, jobs=jobs))


@pytest.mark.parametrize("game", [*GAMES, *PRESETS])
def test_both_games_of_a_pair_have_the_same_cards_and_changed_seats(game: str) -> None:
    contest = Contest(game, {}, ("club:nodes=20", "random"), seed="pairs", keep=True)
    (pair,) = played(contest, 1)
    one, other = (Record.parse(_json(record)) for record in pair.records)
    assert one.deals[0].pack == other.deals[0].pack
    assert one.deals[0].dealer == other.deals[0].dealer
    assert [name[0] for name in one.seats] == [
        {"A": "B", "B": "A"}[name[0]] for name in other.seats
    ]
    assert pair.deals == sum(len(record.deals) for record in (one, other))
    for side in pair.sides.values():
        assert len(side.points) == 2 and min(side.points) >= 0
        assert side.times and min(side.times) > 0 and not side.failures


def _json(record: object) -> str:
    import json

    return json.dumps(record)


def test_points_go_to_the_right_player() -> None:
    """What the records score is what the pairs say."""
    contest = Contest("classica", {}, ("club", "random"), seed="right", keep=True)
    for pair in played(contest, 4):
        first, second = (Match.from_record(_json(record)) for record in pair.records)
        assert [pair.sides["A"].points[0], pair.sides["B"].points[0]] == first.score_sheets[
            0
        ].points
        assert [pair.sides["B"].points[1], pair.sides["A"].points[1]] == second.score_sheets[
            0
        ].points


def test_the_same_player_on_both_sides_is_level_to_the_point() -> None:
    """A player without chance plays the same game twice: the pair is even by its making."""
    contest = Contest("classica", {}, ("club", "club"), seed="level")
    for pair in played(contest, 5):
        assert pair.points[0] == pair.points[1]


def test_it_depends_on_the_seed_and_on_nothing_else() -> None:
    contest = Contest("two-handed", {}, ("random", "club"), seed="again")
    one, other = played(contest, 6), played(contest, 6, jobs=2)
    assert [pair.number for pair in other] == list(range(6))
    assert [pair.points for pair in one] == [pair.points for pair in other]
    elsewhere = played(Contest("two-handed", {}, ("random", "club"), seed="else"), 6)
    assert [pair.points for pair in one] != [pair.points for pair in elsewhere]
    later = list(run(contest, pairs=2, first=4))
    assert [pair.points for pair in later] == [pair.points for pair in one[4:]]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("bulka", {}),
        ("cardano", {"match": "target:60"}),
        ("classica", {"target": 20}),
        ("quattro", {"target": 20}),
    ],
)
def test_whole_matches(game: str, options: dict[str, str]) -> None:
    contest = Contest(game, options, ("club", "random"), seed="whole", whole=True, keep=True)
    (pair,) = played(contest, 1)
    for record in pair.records:
        match = Match.from_record(_json(record))
        assert match.over
        if game == "bulka":
            lines = [line for sheet in match.score_sheets for line in sheet.lines]
            paid_out = sum(max(line.chips, 0) for line in lines)
            assert len(match.names) == 4 and sum(points_of(match, True)) == paid_out > 0
        else:
            assert sum(points_of(match, True)) == 1


def test_a_deal_that_was_called_off_is_dealt_again() -> None:
    """Alifer: another deal is asked for and agreed to, so the pair has more deals than games."""
    contest = Contest("two-handed", {"alifer": "on"}, ("random", "random"), seed="alifer")
    pairs = played(contest, 20)
    assert max(pair.deals for pair in pairs) > 2
    assert all(sum(pair.points) > 0 for pair in pairs)


def test_a_program_plays_and_its_failures_are_counted() -> None:
    good = f"{sys.executable} {NASTY} good"
    bad = f"{sys.executable} {NASTY} illegal"
    pairs = played(Contest("cardano", {}, (good, bad), seed="programs", seconds=5), 2)
    result = tally(Contest("cardano", {}, (good, bad)), pairs)
    assert not result.failures["A"]
    assert result.failures["B"].total() == result.clocks["B"].moves > 0
    assert '"suits s c" is not legal here.' in result.failures["B"]


@pytest.mark.parametrize(
    ("jobs", "order"), [(1, signal.SIGINT), (2, signal.SIGINT), (2, signal.SIGTERM)]
)
def test_an_order_to_stop_gives_what_was_played_and_leaves_nothing_behind(
    jobs: int, order: signal.Signals, tmp_path: Path
) -> None:
    mark = tmp_path / "pid"
    program = f"{sys.executable} {NASTY} leaves-a-child {mark}"
    command = [sys.executable, "-m", "trappola", "arena", "classica", program, "club"]
    command += ["--deals", "100000", "--jobs", str(jobs), "--csv", str(tmp_path / "pairs.csv")]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    for _ in range(200):
        if mark.exists() and mark.read_text():
            break
        time.sleep(0.05)
    time.sleep(0.7)
    running.send_signal(order)
    out, err = running.communicate(timeout=30)
    assert running.returncode == 130 and "Traceback" not in err, err
    assert "Stopped; this is what was played." in out and "of games on the same cards" in out
    pairs = len((tmp_path / "pairs.csv").read_text().splitlines()) - 1
    assert f"in {pairs if pairs != 1 else 'one'} pair" in out
    with pytest.raises(ProcessLookupError):
        for _ in range(100):
            os.kill(int(mark.read_text()), 0)
            stat = Path(f"/proc/{mark.read_text()}/stat").read_text()
            if " Z " in stat:
                raise ProcessLookupError
            time.sleep(0.02)


def test_workers_end_with_whoever_waits_for_them(tmp_path: Path) -> None:
    mark = tmp_path / "pid"
    program = f"{sys.executable} {NASTY} leaves-a-child {mark}"
    command = [sys.executable, "-m", "trappola", "arena", "classica", program, "club"]
    running = subprocess.Popen([*command, "--deals", "100000", "--jobs", "2"])
    while not (mark.exists() and mark.read_text()):
        time.sleep(0.05)
    running.kill()
    running.wait()
    for _ in range(200):
        stat = Path(f"/proc/{mark.read_text()}/stat")
        if not stat.exists() or " Z " in stat.read_text():
            return
        time.sleep(0.05)
    raise AssertionError("a program is still there")
