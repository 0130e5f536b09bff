"""Playing in the terminal: prompts, errors, saving, going on, hands kept from each other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.terminal import Terminal
from full_disk import room_for
from trappola import GAMES, PRESETS, Match, Record
from trappola.cli.log import log_file

MANY = ["1"] * 400


def test_a_whole_match_is_played_and_written_down(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.trappola"
    ran = terminal.run(
        "play", "cardano", "--match", "single", "--seed", "1", "--save", file, answers=MANY
    )
    assert ran.code == 0, ran.err
    assert "wins the deal" in ran.out and str(file) in ran.out
    assert Match.from_record(Record.parse(file.read_text("utf-8"))).over


@pytest.mark.parametrize("game", [*GAMES, *PRESETS])
def test_every_game_can_be_played_by_typing_numbers(
    terminal: Terminal, tmp_path: Path, game: str
) -> None:
    file = tmp_path / "match.trappola"
    ran = terminal.run("play", game, "--seed", "2", "--save", file, answers=["1"] * 12)
    assert ran.code == 0, ran.err
    record = Record.parse(file.read_text("utf-8"))
    own = [action for deal in record.deals for seat, action in deal.actions if seat == 0]
    assert len(own) >= 3
    assert Match.from_record(record).record == record


def test_the_computer_alone_plays_to_the_end(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run(
        "play", "classica", "--humans", "0", "--save", tmp_path / "m.json", "--target", "30"
    )
    assert ran.code == 0 and "has won the match" in ran.out


def test_ctrl_c_saves_and_prints_the_command_that_goes_on(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "a b.trappola"
    ran = terminal.run(
        "play", "classica", "--seed", "7", "--save", file, answers=["1", KeyboardInterrupt]
    )
    assert ran.code == 130
    assert f"trappola play --resume '{file}' --seed 7" in ran.out
    before = Record.parse(file.read_text("utf-8"))
    assert terminal.run("play", "--resume", file, "--seed", "7", answers=["1"]).code == 0
    after = Record.parse(file.read_text("utf-8"))
    assert after.deals[0].pack == before.deals[0].pack
    assert after.deals[0].actions[: len(before.deals[0].actions)] == before.deals[0].actions
    assert len(after.deals[0].actions) > len(before.deals[0].actions)


def test_leaving_between_deals_keeps_the_match(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    ran = terminal.run(
        "play", "cardano", "--seed", "3", "--save", file, "--humans", "0", "--match", "single"
    )
    assert ran.code == 0
    assert terminal.run("play", "--resume", file, "--humans", "0").code == 0


def test_wrong_answers_change_nothing_and_name_the_rule(terminal: Terminal, tmp_path: Path) -> None:
    answers = ["xyzzy", "As", "play Zz", "done now", "999", "?", "log", "table", "rules", "score"]
    ran = terminal.run(
        "play", "blind", "--seed", "4", "--save", tmp_path / "m", answers=[*answers, "q"]
    )
    assert ran.code == 0
    assert '"xyzzy" is not understood' in ran.out
    assert '"Zz" is no card' in ran.out
    assert "Type the number of a line" in ran.out
    record = Record.parse((tmp_path / "m").read_text("utf-8"))
    assert all(seat == 1 for seat, _ in record.deals[0].actions)


def test_short_words_are_understood(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run(
        "play",
        "austrian",
        "--seed",
        "3",
        "--save",
        tmp_path / "m",
        answers=["10b ns", "done", "q"],
    )
    assert "Ann lays away 10b Ns" in ran.out
    record = Record.parse((tmp_path / "m").read_text("utf-8"))
    assert str(record.deals[0].actions[0][1]) == "exchange 10b Ns"


def test_the_pack_is_shown_and_understood_in_french_suits(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "m"
    play = ("--suits", "french", "--seed", "3", "--save", file)
    ran = terminal.run("play", "austrian", *play, answers=["?", "xx", "10c qs", "done", "q"])
    assert "Ann lays away 10c Qs" in ran.out and "h hearts" in ran.out
    assert not re.search(r"\b(10|[AKJN2-9])b\b|\bN[shcd]\b|knight|batons|cups", ran.out)
    assert "--suits french" in ran.out.replace("\n", " ")
    record = Record.parse(file.read_text("utf-8"))
    assert str(record.deals[0].actions[0][1]) == "exchange 10b Ns"
    # Who has a Trappola pack in hand may type what it says.
    again = terminal.run("play", "austrian", *play[:-1], tmp_path / "n", answers=["10b ns", "q"])
    assert "Ann lays away 10c Qs" in again.out
    own = terminal.run("play", "--resume", file, "--suits", "italian", answers=["log", "q"])
    assert "10b Ns" in own.out


def test_suits_that_a_pack_has_not(terminal: Terminal) -> None:
    ran = terminal.run("play", "svoyi", "--suits", "italian")
    assert ran.code == 2 and "played with the French pack" in ran.err
    assert terminal.run("play", "classica", "--suits", "german").code == 2


def test_hot_seat_never_shows_the_other_hand(terminal: Terminal, tmp_path: Path) -> None:
    """After the curtain for one person nothing of the other person's hand is on the screen."""
    ran = terminal.run(
        "play",
        "two-handed",
        "--humans",
        "2",
        "--seed",
        "5",
        "--save",
        tmp_path / "m",
        answers=["", "done", "", "done", "q"],
    )
    ann, ben = ran.out.split("The screen is for ")[1:3]
    record = Record.parse((tmp_path / "m").read_text("utf-8"))
    match = Match.from_record(record)
    names = [ann.split(".")[0], ben.split(".")[0]]
    for screen, name in zip((ann, ben), names, strict=True):
        other = 1 - match.names.index(name)
        hidden = match.view(other).hand
        shown = set(screen.replace(".", " ").split())
        assert len(hidden) == 9
        assert not shown & {card.text for card in hidden}


def test_open_games_have_no_curtain(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run(
        "play", "svoyi", "--humans", "2", "--save", tmp_path / "m", answers=["1", "1", "1", "q"]
    )
    assert "Press Enter when nobody" not in ran.out and ran.code == 0


def test_the_menu_plays_the_game_chosen(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ran = terminal.run("play", answers=["nonsense", "99", "classica", "q"])
    assert ran.code == 0 and "A number from 1 to" in ran.out
    assert list(tmp_path.rglob("classica-*.trappola"))


def test_leaving_the_menu(terminal: Terminal) -> None:
    assert terminal.run("play", answers=["q"]).code == 0
    assert terminal.run("play", answers=[]).code == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "whist"), 'no game "whist"; there are cardano, bulka'),
        (("play", "classica", "--trump", "x"), 'no option "trump"; it has card_in_two_combos'),
        (("play", "classica", "--two-rank", "third"), "its values are fifth | lowest"),
        (("play", "classica", "--target", "0"), "its values are 60 | 30 | 100 | N"),
        (("play", "no-twos", "--turnup-swap", "two"), "turnup_swap: two and twos: without exclude"),
        (("play", "bulka", "--seats", "7"), "played by 3 to 6 players, not by 7"),
        (("play", "quattro", "--names", "A,B"), "played by 4 players, not by 2"),
        (("play", "classica", "--humans", "3"), "do not fit (3)"),
        (("play", "classica", "--computer", "deep"), 'no computer player "deep"'),
        (("play", "--resume", "/no/such/file"), "No such file"),
        (("wist",), 'no command "wist"; there are'),
        (("play", "classica", "--humans", "many"), "humans"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    terminal: Terminal, words: tuple[str, ...], message: str
) -> None:
    ran = terminal.run(*words)
    assert ran.code == 2
    assert message in ran.err
    assert ran.err.count("\n") == 1 and ran.out == ""


def test_an_existing_file_is_not_overwritten(terminal: Terminal, finished: Path) -> None:
    before = finished.read_text("utf-8")
    ran = terminal.run("play", "classica", "--save", finished)
    assert ran.code == 2 and "exists already" in ran.err
    assert finished.read_text("utf-8") == before


def test_a_program_sits_at_the_table(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.trappola"
    words = ("play", "cardano", "--match", "single", "--seed", "1", "--save", file)
    example = Path(__file__).parent.parent.parent / "examples" / "player.py"
    ran = terminal.run(*words, "--computer", example, answers=MANY)
    assert ran.code == 0, ran.err
    assert "wins the deal" in ran.out and "is made in that place" not in ran.out
    assert terminal.run(*words[:-1], tmp_path / "b", "--computer", "./no-such").code == 2


def test_a_program_that_fails_is_said_and_play_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.trappola"
    words = ("play", "cardano", "--match", "single", "--seed", "1", "--save", file)
    ran = terminal.run(*words, "--computer", "false -x", answers=MANY)
    assert ran.code == 0, ran.err
    assert "false -x has ended with code 1. A legal action is made" in ran.out
    assert "left out" in ran.out and "wins the deal" in ran.out
    assert not ran.err  # the log is no part of the table
    assert "ProgramPlayer failed" in log_file().read_text("utf-8")


def test_the_rules_are_those_of_this_match(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run(
        *("play", "classica", "--two-rank", "lowest", "--save", tmp_path / "m"),
        answers=["rules", "q"],
    )
    lines = [line.split()[:2] for line in ran.out.splitlines()]
    assert ["*", "lowest"] in lines


def test_who_plays_is_said_with_the_time_it_takes(terminal: Terminal, tmp_path: Path) -> None:
    for computer, words in (
        ("master", "Ben: computer, master (a second a move)"),
        ("master:seconds=0.1", "Ben: master:seconds=0.1"),
    ):
        file = tmp_path / f"{len(words)}.trappola"
        ran = terminal.run(
            "play", "classica", "--computer", computer, "--save", file, answers=["q"]
        )
        assert words in ran.out


def test_a_computer_player_that_does_not_play_this_game(terminal: Terminal) -> None:
    ran = terminal.run("play", "classica", "--computer", "perfect", answers=[])
    assert ran.code == 2 and "does not play Trappola" in ran.err and "club" in ran.err


def test_without_room_play_goes_on_and_it_is_said_once(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "new" / "game.trappola"
    words = ("play", "cardano", "--save", file, "--seed", "full")
    with room_for(100):
        ran = terminal.run(*words, answers=["1"] * 6 + ["q"])
    assert ran.code == 2 and ran.out.count("cannot be written") == 1 and "Saved" not in ran.out
    assert ran.err.count("\n") == 1 and f"{file} cannot be written" in ran.err
    assert list(file.parent.iterdir()) == []
    ran = terminal.run("play", "cardano", "--save", file / "x" if file.exists() else "/dev/null/x")
    assert ran.code == 2 and "/dev/null/x cannot be written" in ran.err and not ran.out
