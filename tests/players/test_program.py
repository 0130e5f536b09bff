"""Programs as players: the example, and nasty ones; the match always goes on."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import pytest

from trappola import Match
from trappola.players import ClubPlayer, ask, choose_safely, make_player
from trappola.players.program import (
    MOST_BARREN,
    MOST_UNREADY,
    RESTARTS,
    ProgramError,
    ProgramPlayer,
    command_of,
)

from .table import new_match

HERE = Path(__file__).parent
EXAMPLE = HERE.parent.parent / "examples" / "player.py"
GAMES = ("cardano", "bulka", "two-handed", "classica", "austrian", "quattro", "challenge")


def nasty(way: str, *rest: str, seconds: float = 0.3) -> ProgramPlayer:
    return ProgramPlayer([sys.executable, str(HERE / "nasty.py"), way, *rest], seconds=seconds)


def play(match: Match, player: ProgramPlayer, *, turns: int = 3) -> list[str]:
    """Lets the player act so many times, a simple one beside it; gives the failures."""
    failures: list[str] = []
    if match.to_act is None:
        match.deal()
    own = match.to_act
    while turns and match.to_act is not None:
        if match.to_act == own:
            turns -= 1
            match.apply(ask(player, match, failures.append))
        else:
            match.apply(ask(ClubPlayer(), match))
    return failures


def gone(pid: int) -> bool:
    """Whether a process has ended and was waited for (or has been adopted and is dying)."""
    for _ in range(100):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state == "Z" and os.getpid() != int(
            Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1]
        ):
            return True
        time.sleep(0.02)
    return False


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_every_game_without_a_fault(game: str) -> None:
    match = new_match(game, "example")
    match.deal()
    players = {seat: ProgramPlayer([str(EXAMPLE)], seconds=5) for seat in range(len(match.names))}
    failures: list[str] = []
    for _ in range(120):
        if match.to_act is None:
            break
        match.apply(ask(players[match.to_act], match, failures.append))
    for player in players.values():
        player.close()
    assert failures == []
    assert match.score_sheet is not None or game == "challenge"


@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("nonsense", "is no action"),
        ("no-object", "is no action"),
        ("deep", "is no action"),
        ("number", "is no action"),
        ("bytes", "is no action"),
        ("no-action", "dance"),
        ("illegal", "is not legal"),
    ],
)
def test_a_bad_answer_is_replaced_and_the_program_goes_on(way: str, words: str) -> None:
    player = nasty(way, seconds=5)
    failures = play(new_match("classica", "nasty"), player, turns=4)
    assert len(failures) == 4 and all(words in each for each in failures)
    assert player.starts == 1
    player.close()


@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("crashes", "ended with code 1: what to do"),
        ("hangs", "not answered in 0.1 seconds"),
        ("endless-line", "a line without end"),
        ("floods", "more than it was asked for"),
        ("closes", "closed its output"),
        ("dies-at-once", "ended with code 3"),
    ],
)
def test_a_broken_program_is_ended_and_started_anew_then_left_out(way: str, words: str) -> None:
    player = nasty(way, seconds=0.1 if way == "hangs" else 5)
    failures = play(new_match("classica", "nasty"), player, turns=RESTARTS + 3)
    assert len(failures) == RESTARTS + 3
    assert all(words in each for each in failures[: RESTARTS + 1])
    assert "left out" in failures[-1] and "left out" in failures[-2]
    assert player._process is None


@pytest.mark.parametrize("way", ["says-y", "says-much", "acts-on"])
def test_a_program_that_writes_for_ever_is_ended(way: str) -> None:
    """Though a part of it stands where an answer is looked for: how much, nobody can foresee."""
    player = nasty(way, seconds=5)
    failures = play(new_match("classica", "nasty"), player, turns=16)
    assert len(failures) == 16 and "left out" in failures[-1]
    assert sum("more than it was asked for" in each for each in failures) == RESTARTS + 1


@pytest.mark.parametrize(
    ("way", "words"),
    [("talks-too-long", "a line without end"), ("talks-too-much", "more than it was asked for")],
)
def test_what_is_said_unasked_has_its_bounds_too(way: str, words: str) -> None:
    player = nasty(way, seconds=5)
    failures = play(new_match("classica", "unasked"), player, turns=8)
    assert failures and all(words in each for each in failures)
    player.close()


def test_a_program_that_never_gets_ready_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trappola.players.program.START_SECONDS", 0.2)
    player = nasty("never-ready")
    failures = play(new_match("classica", "one"), player, turns=MOST_UNREADY + 1)
    assert all("not got ready in 0.2 seconds" in each for each in failures[:-1])
    for name in ("one", "two"):
        (failure,) = play(new_match("classica", name), player, turns=1)
        assert f"started {MOST_UNREADY} times" in failure and "from now on" in failure
    other = ProgramPlayer(player.words, trials=player.trials)  # the other seat of a contest
    assert "from now on" in play(new_match("classica", "two"), other, turns=1)[0]
    assert other.starts == 0


def test_a_program_that_never_answers_is_given_up_after_some_matches() -> None:
    player = nasty("crashes")
    failures = [
        each
        for name in "abc"
        for each in play(new_match("classica", name), player, turns=RESTARTS + 1)
    ]
    assert all("ended with code 1" in each for each in failures) and len(failures) == MOST_BARREN
    assert "from now on" in play(new_match("classica", "d"), player, turns=1)[0]


def test_a_program_for_one_match_is_started_for_each() -> None:
    player = nasty("one-match", seconds=5)
    play(new_match("classica", "first"), player, turns=1)
    matches = [play(new_match("classica", name), player, turns=2) for name in "ab"]
    assert [len(failures) for failures in matches] == [1, 1]
    for name in "cd":
        assert play(new_match("classica", name), player, turns=2) == []
        assert player.starts == 1
    player.close()


def test_a_program_that_hears_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trappola.players.program.START_SECONDS", 0.3)
    player = nasty("deaf")
    begun = time.monotonic()
    assert "not got ready" in play(new_match("classica", "nasty"), player, turns=1)[0]
    assert time.monotonic() - begun < 5


def test_another_match_is_another_chance(tmp_path: Path) -> None:
    player = nasty("crashes")
    play(new_match("classica", "one"), player, turns=RESTARTS + 2)
    player.words[-1] = "good"
    assert play(new_match("classica", "two"), player) == []
    player.close()


def test_after_a_restart_everything_is_told_again(tmp_path: Path) -> None:
    player = nasty("crashes-once", str(tmp_path / "mark"), seconds=5)
    failures = play(new_match("classica", "again"), player, turns=5)
    assert len(failures) == 1 and "code 7" in failures[0]
    assert player.starts == 2
    player.close()


@pytest.mark.parametrize("way", ["late-then-good", "talks-on", "noisy", "good"])
def test_what_is_said_unasked_does_no_harm(way: str) -> None:
    player = nasty(way, seconds=5)
    assert play(new_match("classica", "unasked"), player, turns=8) == []
    player.close()


def test_an_end_leaves_no_process_behind(tmp_path: Path) -> None:
    mark = tmp_path / "pid"
    player = nasty("leaves-a-child", str(mark), seconds=5)
    play(new_match("classica", "end"), player, turns=2)
    assert player._process is not None
    pid = player._process.pid
    player.close()
    assert gone(pid) and gone(int(mark.read_text()))


def test_a_player_that_is_forgotten_is_ended() -> None:
    player = nasty("good", seconds=5)
    play(new_match("classica", "end"), player, turns=1)
    assert player._process is not None
    pid = player._process.pid
    del player
    assert gone(pid)


def test_it_is_told_what_its_seat_was_told_and_nothing_else(tmp_path: Path) -> None:
    """Two programs that write down what they hear; undo begins it anew."""
    script = tmp_path / "scribe.py"
    script.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    open(sys.argv[1], 'a').write(line)\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'hello': print(json.dumps({'type': 'ready'}), flush=True)\n"
        "    if message['type'] == 'turn':\n"
        "        print(json.dumps({'action': message['legal'][-1]}), flush=True)\n"
    )
    match = new_match("cardano", "scribe")
    match.deal()
    files = [tmp_path / "0.jsonl", tmp_path / "1.jsonl"]
    players = [ProgramPlayer([sys.executable, str(script), str(file)]) for file in files]
    for _ in range(9):
        assert match.to_act is not None
        match.apply(ask(players[match.to_act], match))
    seat = match.to_act
    assert seat is not None
    told = [match.events(each) for each in (0, 1)]
    match.undo()
    match.undo()
    assert match.to_act is not None
    match.apply(ask(players[match.to_act], match))
    for each, player in enumerate(players):
        player.close()
        heard = [json.loads(line) for line in files[each].read_text().splitlines()]
        assert heard[0]["type"] == "hello" and heard[0]["seat"] == each
        assert heard[-1]["type"] == "bye"
        again = [n for n, message in enumerate(heard) if n and message["type"] == "hello"]
        first = heard[: again[0]] if again else heard
        events = [(e["kind"], e["seat"], tuple(e["words"])) for e in first if e["type"] == "event"]
        assert events == [tuple(event) for event in told[each]][: len(events)] and len(events) > 9


def test_a_program_that_is_not_there_is_an_error_at_once() -> None:
    with pytest.raises(ProgramError, match="no program"):
        make_player("./not-there --flag")
    with pytest.raises(ProgramError, match="cannot be read"):
        command_of("./player 'unclosed")


def test_it_must_be_told_before_it_is_asked() -> None:
    match = new_match("classica", "untold")
    match.deal()
    view = match.view(match.to_act)
    failures: list[str] = []
    assert choose_safely(nasty("good"), view, failures.append) in view.legal
    assert failures
