"""A playthrough: all that happens in one fixed match, as text to compare line by line."""

from __future__ import annotations

import json

from trappola import GAMES, PRESETS, Match
from trappola.shuffle import seeded

NAMES = [*GAMES, *PRESETS]
SEATS = ("Ann", "Ben", "Cle", "Dan")
MOST_ACTIONS = 150


def playthrough(name: str) -> str:
    """Two deals with actions chosen by a seed: turns, events of everybody, sheets, the record."""
    least = GAMES[PRESETS[name].game if name in PRESETS else name].least_seats
    match = Match(name, seats=SEATS[:least], seed="golden")
    below = seeded("golden-actions", 0)
    rows = [f"# {name}", f"options: {json.dumps(match.rules.changed)}"]
    told = 0
    for _ in range(2):
        if match.over or match.to_act is not None:
            break
        match.deal()
        for _ in range(MOST_ACTIONS):
            if match.to_act is None:
                break
            for entry in match.log[told:]:
                rows.append(_entry(entry))
            told = len(match.log)
            legal = match.legal_actions()
            action = legal[below(len(legal))]
            rows.append(f"{match.to_act} ({match.turn.prompt}) of {_texts(legal)}: {action}")
            match.apply(action)
        rows += [_entry(entry) for entry in match.log[told:]]
        told = len(match.log)
    rows += ["", "standing: " + json.dumps(match.standing.as_json()), "", match.record.to_text()]
    return "\n".join(rows)


def _entry(entry: object) -> str:
    own = getattr(entry, "own", None)
    return f"  {entry}" if own is None else f"  {own}  [others: {entry.others}]"


def _texts(legal: tuple[object, ...]) -> str:
    if len(legal) > 20:
        return f"{len(legal)} actions"
    return ", ".join(str(action) for action in legal)
