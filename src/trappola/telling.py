"""Events, declarations and score lines in words.

>>> from trappola import Event, TRAPPOLA
>>> tell_event(Event.parse("0 declare three-kings"), ("Ann", "Ben"), TRAPPOLA)
'Ann declares three kings.'
"""

from __future__ import annotations

from collections.abc import Sequence

from trappola.cards import Card, Pack
from trappola.events import Event
from trappola.games.sets import outside, read_set
from trappola.options import OpenValue, Option, Value, show
from trappola.text import Term, has, tell

UNSEEN = ("dealt", "draw", "discard", "bury")
SUITS_NAMED = {"turn-up", "trumps", "suits", "signal", "answer"}


def tell_declaration(word: str, language: str = "en") -> str:
    """A declaration in words: "three kings", "run As Ks Ns"."""
    heard = outside(word)
    inside = word.partition("(")[2].rstrip(")")
    if heard == "run":
        return tell("run", language, cards=_spread(inside))
    claim = read_set(word)
    if claim is not None:
        number = "three" if claim.size == 3 else "four"
        return tell(f"set-{number}", language, ranks=Term(f"ranks-{claim.rank}"))
    return tell(f"set-{heard}" if has(f"set-{heard}") else heard, language)


def _spread(cards: str) -> str:
    """``AsKs10s`` with blanks between the cards; ranks alone stay as they are."""
    return "".join(letter + (" " if letter in "scdb" else "") for letter in cards).strip()


def tell_item(item: str, language: str = "en") -> str:
    """The name of a line of the score sheet."""
    if item.endswith("-payment"):
        what = item.removesuffix("-payment")
        name = (
            tell(f"item-{what}", language)
            if has(f"item-{what}")
            else tell_declaration(what, language)
        )
        return tell("item-payment", language, what=name)
    if item.startswith("forfeit-"):
        what = tell_declaration(item.removeprefix("forfeit-"), language)
        return tell("item-forfeit", language, what=what)
    if has(f"item-{item}"):
        return tell(f"item-{item}", language)
    return tell("item-declared", language, what=tell_declaration(item, language))


def explain_item(item: str, language: str = "en") -> str:
    """A sentence that says why a line stands on the score sheet."""
    for end in ("-payment", "forfeit-"):
        if item.endswith(end) or item.startswith(end):
            return tell(f"item-{end.strip('-')}.why", language)
    key = f"item-{item}.why" if has(f"item-{item}") else f"item-{outside(item)}.why"
    return tell(key if has(key) else "item-declared.why", language)


def tell_event(
    event: Event, names: Sequence[str], pack: Pack, language: str = "en", *, sides: bool = False
) -> str | None:
    """An event as a sentence; None for events that only carry numbers.

    Args:
        names: of the seats; with ``sides`` the winner of a deal is a side of two.
    """
    words = event.words
    who = (
        "" if event.seat is None else name_of(event.seat, names, sides=sides and _of_a_side(event))
    )
    key = f"event-{event.kind}"
    if event.kind in UNSEEN and words[0].isdecimal():
        return tell(f"{key}-unseen", language, who=who, number=int(words[0]))
    if event.kind == "declare" and len(words) > 1 and not words[0].startswith("run("):
        key = "event-declare-shown"
    elif event.kind == "signal":
        key = f"event-signal-{words[0]}" if has(f"event-signal-{words[0]}") else "event-signal-suit"
    elif event.kind == "match-over" and event.seat is None:
        key = "event-match-over-level"
    if not has(key, language):
        return None
    return tell(
        key,
        language,
        who=who,
        words=" ".join(words),
        cards=" ".join(words[1:] if event.kind == "declare" else words),
        what=tell_declaration(words[0], language) if words else "",
        first=words[0] if words else "",
        second=_suit(pack, words[1]) if len(words) > 1 else "",
        suit=_suit(pack, words[1] if event.kind == "answer" else words[0]) if words else "",
    )


def _of_a_side(event: Event) -> bool:
    return event.kind in ("wins", "match-over", "score")


def name_of(seat: int, names: Sequence[str], *, sides: bool = False) -> str:
    """The name of a seat, or of both partners of a side."""
    return f"{names[seat]} + {names[seat + 2]}" if sides else names[seat]


def _suit(pack: Pack, word: str) -> Term | str:
    """The name of a suit, given its letter or a card of it; anything else stays as it is."""
    if word in pack.suits:
        return pack.suit_term(word)
    try:
        return pack.suit_term(Card(word).suit)
    except ValueError:
        return word


def tell_option(game: str, option: Option, language: str = "en") -> str:
    """What an option is about."""
    return tell(_option_key(game, option), language)


def tell_value(game: str, option: Option, value: Value | OpenValue, language: str = "en") -> str:
    """What a value of an option means."""
    name = "N" if isinstance(value, OpenValue) else show(value)
    if isinstance(value, OpenValue) and value.prefix:
        name = value.prefix
    name = name.partition(":")[0]
    key = f"{_option_key(game, option)}.v-{name}"
    return tell(key if has(key) else f"{_option_key(game, option)}.v-N", language)


def _option_key(game: str, option: Option) -> str:
    own = f"option-{game}-{option.key}"
    return own if has(own) else f"option-{option.key}"
