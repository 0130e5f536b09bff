"""Saying what is wrong, where a person or a script looks for it."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from typing import TYPE_CHECKING

from trappola.text import Row, tell

if TYPE_CHECKING:
    from cyclopts import CycloptsError


NO_ROOM = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO)


def complain(message: str) -> int:
    """One line on standard error and the exit code for something wrong."""
    print(message, file=sys.stderr)
    return 2


def tell_system_fault(error: OSError) -> str:
    """What the system could not do, and with which file, if it was one.

    Whoever writes a file names it; where there is no room and no name, it is for what is printed.
    """
    problem = error.strerror or str(error)
    if error.filename is not None:
        return tell("file-error", file=str(error.filename), problem=problem)
    if error.errno in NO_ROOM:
        let_go_of_output()
        return tell("output-not-written", problem=problem)
    return tell("system-error", problem=problem)


def let_go_of_output() -> None:
    """Nothing printed goes anywhere from now on; else Python would try once more at the end."""
    with contextlib.suppress(OSError, ValueError):  # it may be no file at all
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def tell_fault(error: CycloptsError) -> str:
    """What is wrong with a command line, in the language in use."""
    from cyclopts import exceptions as kinds

    command = " ".join(["trappola", *(error.command_chain or ())])
    match error:
        case kinds.UnknownOptionError():
            flag = error.token.keyword or error.token.value
            return tell("flag-unknown", flag=flag, command=command)
        case kinds.MissingArgumentError(argument=argument) if argument is not None:
            if error.keyword is not None:
                return tell("flag-wants-value", flag=error.keyword)
            name = argument.name
            flag = (
                name
                if name.startswith("-") and not argument.field_info.is_positional_only
                else name.lstrip("-").upper()
            )
            return tell("flag-missing", flag=flag, command=command)
        case kinds.CoercionError(token=token) if token is not None:
            argument = error.argument
            flag = token.keyword or (argument.name.lstrip("-").upper() if argument else "")
            return tell("flag-wrong-value", value=token.value, flag=flag)
        case kinds.RepeatArgumentError():
            return tell("flag-twice", flag=error.token.keyword or "")
        case kinds.UnusedCliTokensError() | kinds.UnknownCommandError():
            return tell("flag-too-much", words=Row(error.unused_tokens or ()))
        case _:
            return tell("flag-wrong", command=command)
