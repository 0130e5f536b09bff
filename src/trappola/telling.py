"""Events, declarations and score lines in words.

>>> from trappola import Event, TRAPPOLA
>>> tell_event(Event.parse("0 declare three-kings"), ("Ann", "Ben"), TRAPPOLA)
'Ann declares three kings.'

All of them tell in the language in use where none is named.
"""

from __future__ import annotations

from collections.abc import Sequence

from trappola.actions import Action
from trappola.cards import Card, Pack
from trappola.events import Event
from trappola.games.sets import outside, read_set
from trappola.options import OpenValue, Option, Value, show
from trappola.text import Cards, Term, has, tell

UNSEEN = ("dealt", "draw", "discard", "bury")


def declaration(word: str) -> Term:
    """What a declaration is called: "three kings", "run As Ks Ns"."""
    heard = outside(word)
    inside = word.partition("(")[2].rstrip(")")
    if heard == "run":
        return Term("run", cards=Cards(_spread(inside)))
    claim = read_set(word)
    if claim is not None:
        number = "three" if claim.size == 3 else "four"
        return Term(f"set-{number}", ranks=Term(f"ranks-{claim.rank}"))
    return Term(f"set-{heard}" if has(f"set-{heard}") else heard)


def tell_declaration(word: str, language: str | None = None) -> str:
    """A declaration in words."""
    named = declaration(word)
    return tell(named.key, language, **named.arguments)


def _spread(cards: str) -> str:
    """``AsKs10s`` with blanks between the cards; ranks alone stay as they are."""
    return "".join(letter + (" " if letter in "scdb" else "") for letter in cards).strip()


def item(name: str) -> Term:
    """What a line of the score sheet is called."""
    if name.endswith("-payment"):
        what = name.removesuffix("-payment")
        paid = Term(f"item-{what}") if has(f"item-{what}") else declaration(what)
        return Term("item-payment", what=paid)
    if name.startswith("forfeit-"):
        return Term("item-forfeit", what=declaration(name.removeprefix("forfeit-")))
    if has(f"item-{name}"):
        return Term(f"item-{name}")
    return Term("item-declared", what=declaration(name))


def tell_item(name: str, language: str | None = None) -> str:
    """The name of a line of the score sheet."""
    named = item(name)
    return tell(named.key, language, **named.arguments)


def explain_item(item: str, language: str | None = None) -> str:
    """A sentence that says why a line stands on the score sheet."""
    for end in ("-payment", "forfeit-"):
        if item.endswith(end) or item.startswith(end):
            return tell(f"item-{end.strip('-')}.why", language)
    key = f"item-{item}.why" if has(f"item-{item}") else f"item-{outside(item)}.why"
    return tell(key if has(key) else "item-declared.why", language)


def tell_event(
    event: Event,
    names: Sequence[str],
    pack: Pack,
    language: str | None = None,
    *,
    sides: bool = False,
) -> str | None:
    """An event as a sentence; None for events that only carry numbers.

    Args:
        names: of the seats; with ``sides`` the winner of a deal is a side of two.
    """
    words = event.words
    who = (
        ""
        if event.seat is None
        else name_of(event.seat, names, language, sides=sides and _of_a_side(event))
    )
    key = f"event-{event.kind}"
    number = int(words[0]) if words and words[0].isdecimal() else 0
    if event.kind in UNSEEN and words[0].isdecimal():
        return tell(f"{key}-unseen", language, who=who, number=number)
    if event.kind == "declare" and len(words) > 1 and not words[0].startswith("run("):
        key = "event-declare-shown"
    elif event.kind == "signal":
        key = f"event-signal-{words[0]}" if has(f"event-signal-{words[0]}") else "event-signal-suit"
    elif event.kind in ("analysis", "hints"):
        key = f"event-{event.kind}-{words[0]}"
    elif event.kind == "match-over" and event.seat is None:
        key = "event-match-over-level"
    if not has(key):
        return None
    return tell(
        key,
        language,
        who=who,
        number=number,
        cards=Cards(" ".join(words[1:] if event.kind == "declare" else words)),
        command=" ".join(words),
        what=declaration(words[0]) if words else "",
        first=Cards(words[0] if words else ""),
        other=Cards(words[1] if len(words) > 1 else ""),
        suit=_suit(pack, words[1] if event.kind == "answer" else words[0]) if words else "",
        second=_suit(pack, words[1]) if len(words) > 1 else "",
    )


def tell_action(action: Action, pack: Pack, language: str | None = None) -> str:
    """An action in words: "knight of batons", "declare three kings"."""
    named = action_term(action, pack)
    return tell(named.key, language, **named.arguments)


def action_term(action: Action, pack: Pack) -> Term:
    """An action as an argument of a message."""
    words = action.words
    if action.card is not None:
        card = action.card
        return Term("card-name", rank=Term(f"rank-{card.rank}"), suit=pack.suit_term(card.suit))
    if action.verb == "declare":
        return Term("do-declare", what=declaration(words[0]))
    if action.verb == "exchange" and not words:
        return Term("do-exchange-hand")
    if action.verb == "exchange":
        return Term("do-exchange", cards=Cards(" ".join(words)))
    key = f"do-{action.verb}"
    if action.verb == "signal":
        key = f"do-signal-{words[0]}" if has(f"do-signal-{words[0]}") else "do-signal-suit"
    suits = [pack.suit_term(word) for word in words if word in pack.suits]
    return Term(key, **dict(zip(("suit", "second"), suits, strict=False)))


def _of_a_side(event: Event) -> bool:
    return event.kind in ("wins", "match-over", "score")


def name_of(
    seat: int, names: Sequence[str], language: str | None = None, *, sides: bool = False
) -> str:
    """The name of a seat, or of both partners of a side."""
    if not sides:
        return names[seat]
    return tell("side-names", language, one=names[seat], other=names[seat + 2])


def _suit(pack: Pack, word: str) -> Term | str:
    """The name of a suit, given its letter or a card of it; anything else stays as it is."""
    if word in pack.suits:
        return pack.suit_term(word)
    try:
        return pack.suit_term(Card(word).suit)
    except ValueError:
        return word


def tell_option(game: str, option: Option, language: str | None = None) -> str:
    """What an option is about."""
    return tell(_option_key(game, option), language)


def tell_value(
    game: str, option: Option, value: Value | OpenValue, language: str | None = None
) -> str:
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
