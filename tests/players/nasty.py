"""A program that behaves badly in the way it is told to: ``nasty.py WAY``."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path


def answer(what: object) -> None:
    print(json.dumps(what), flush=True)


def main(way: str, *rest: str) -> None:
    if way == "dies-at-once":
        sys.exit(3)
    if way == "deaf":  # reads nothing, says nothing, and will not be asked to end
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        time.sleep(600)
    turns = hellos = 0
    if way == "leaves-a-child":
        child = subprocess.Popen(["sleep", "600"])
        Path(rest[0]).write_text(str(child.pid))
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            hellos += 1
            if way == "never-ready":
                time.sleep(600)
            if way == "one-match" and hellos > 1:
                sys.exit(5)
            answer({"type": "ready"})
            while way == "says-y":
                print("y", flush=True)
            while way == "says-much":
                print("y" * 3000, flush=True)
            while way == "acts-on":
                answer({"action": "dance"})
        elif message["type"] == "turn":
            turns += 1
            misbehave(way, turns, message)


def misbehave(way: str, turns: int, message: dict[str, object]) -> None:
    legal = message["legal"]
    assert isinstance(legal, list)
    if way in ("good", "leaves-a-child", "one-match"):
        answer({"action": legal[0]})
    elif way == "crashes":
        raise RuntimeError("no idea\nwhat to do")
    elif way == "crashes-once":
        mark = Path(f"{sys.argv[2]}")
        if not mark.exists():
            mark.write_text("done")
            os._exit(7)
        answer({"action": legal[0]})
    elif way == "hangs":
        time.sleep(600)
    elif way == "late-then-good":
        if turns == 1:
            answer({"action": "play Xx", "id": 99})  # to no turn there is
        answer({"action": legal[0], "id": message["id"]})
    elif way == "nonsense":
        print("I think the ace", flush=True)
    elif way == "no-object":
        answer([1, 2])
    elif way == "deep":
        print("[" * 50_000, flush=True)
    elif way == "no-action":
        answer({"action": "dance a little"})
    elif way == "number":
        answer({"action": 7})
    elif way == "illegal":
        answer({"action": "suits s c"})
    elif way == "bytes":
        sys.stdout.buffer.write(b"\xff\xfe\x00{}\n")
        sys.stdout.flush()
    elif way == "endless-line":
        while True:
            sys.stdout.write("x" * 65_536)
    elif way == "floods":
        while True:
            sys.stdout.write('{"id": 0}\n' * 6_000)
    elif way == "talks-on":  # a good answer, and then more than anybody asked for
        answer({"action": legal[0]})
        print('{"id": 0}\n' * 999, end="", flush=True)
    elif way == "talks-too-much":
        answer({"action": legal[0]})
        print('{"id": 0}\n' * 1400, end="", flush=True)
    elif way == "talks-too-long":  # one line, unasked, that is longer than any may be
        answer({"action": legal[0]})
        print("x" * 70_000, flush=True)
    elif way == "noisy":  # on the other pipe, which nobody has asked for either
        sys.stderr.write("noise\n" * 200_000)
        answer({"action": legal[0]})
    elif way == "closes":
        os.close(1)
        time.sleep(600)


if __name__ == "__main__":
    main(*sys.argv[1:])
