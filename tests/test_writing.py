"""Files are written whole or not at all, and what is said of one that cannot be names it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from full_disk import room_for
from trappola.writing import (
    NotWritten,
    SameFile,
    check_apart,
    check_writable,
    whole,
    write_text,
)


def test_where_there_is_no_room_the_old_file_stays(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    write_text(file, "old")
    with room_for(1000), pytest.raises(NotWritten, match=r"a\.txt cannot be written.*make room"):
        write_text(file, "x" * 2000)
    with pytest.raises(KeyboardInterrupt), whole(file) as handle:
        handle.write(b"half")
        raise KeyboardInterrupt
    assert file.read_text() == "old" and list(tmp_path.iterdir()) == [file]


def test_a_link_is_followed_and_the_mode_kept(tmp_path: Path) -> None:
    file, link = tmp_path / "a.txt", tmp_path / "link"
    write_text(file, "old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_text(link, "new")
    assert link.is_symlink() and file.read_text() == "new" and file.stat().st_mode & 0o777 == 0o640


def test_a_device_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    write_text(Path("/dev/null"), "gone")
    assert not Path("/dev/null").is_file()
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE) as reader:
        check_writable(pipe)
        write_text(pipe, "through")
        assert reader.communicate()[0] == b"through"
    with pytest.raises(NotWritten, match="/dev/full cannot be written: No space"):
        write_text(Path("/dev/full"), "x")


def test_what_cannot_be_is_said_beforehand_and_leaves_nothing(tmp_path: Path) -> None:
    check_writable(tmp_path / "new" / "a.txt")
    assert list((tmp_path / "new").iterdir()) == []
    (tmp_path / "file").touch()
    for wrong in (tmp_path, tmp_path / "file" / "a.txt", Path("/proc/nothing/a.txt")):
        with pytest.raises(NotWritten, match="cannot be written"):
            check_writable(wrong)


def test_one_file_under_two_names_is_one_file(tmp_path: Path) -> None:
    file = tmp_path / "a"
    (tmp_path / "sub").mkdir()
    same = [file, tmp_path / "sub" / ".." / "a", tmp_path / "soft", tmp_path / "hard"]
    same[2].symlink_to(file)
    for other in same[:3]:  # whether it is there yet or not
        with pytest.raises(SameFile, match="--one and --other"):
            check_apart({"--one": file, "--none": None, "--other": other})
    file.touch()
    same[3].hardlink_to(file)
    with pytest.raises(SameFile, match="give each one"):
        check_apart({"--one": file, "--other": same[3]})
    check_apart({"--one": file, "--other": tmp_path / "b", "--none": None, "--no": None})
    check_apart({"--one": Path("/dev/null"), "--other": Path("/dev/null")})


@pytest.mark.parametrize("words", [("--version",), ("games",)])
def test_output_that_goes_nowhere_is_said_in_a_sentence(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "trappola", *words],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert ran.returncode == 2 and ran.stderr.count("\n") == 1
    assert "What is printed cannot be written" in ran.stderr and "No space" in ran.stderr
