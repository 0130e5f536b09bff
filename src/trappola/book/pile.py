"""The turns of a game with a pile: what lies there, what may be done, what was done."""

from __future__ import annotations

from trappola.book.blocks import BookError
from trappola.book.markdown import code
from trappola.book.markdown import table as table_of
from trappola.book.replaying import Settings
from trappola.cards import Card
from trappola.match import Match, PlayedDeal
from trappola.text import tell

SUITS = "suits"
TOP = 4
"""So many cards of a high pile are shown."""


def turns_table(match: Match, played: PlayedDeal, shown: tuple[int, int], language: str) -> str:
    """A row a turn, from the first to the last that is shown."""
    again = Match(match.game.name, match.rules.changed, seats=match.names)
    again.standing = played.standing
    again.deal(played.cards, dealer=played.deal.dealer)
    rows = []
    pile: list[str] = []
    number = 0
    for seat, action in played.actions:
        if action.verb != SUITS:
            number += 1
            legal = again.legal_actions()
            may = [each.card for each in legal if each.card is not None]
            words = [code(*texts) for texts in by_suit(match, may)]
            if any(each.verb == "take" for each in legal):
                words.append(tell("book-take" if words else "book-take-only", language))
            done = tell("book-takes", language, number=len(pile))
            if action.card is not None:
                done = code(action.card.text)
            rows.append(
                [
                    str(number),
                    pile_shown(pile) or tell("book-nothing", language),
                    match.names[seat],
                    ", ".join(words),
                    done,
                ]
            )
            pile = [*pile, action.card.text] if action.card is not None else []
        again.apply(action, seat)
    head = [
        tell(f"book-{column}", language) for column in ("turn", "pile", "to-move", "may", "does")
    ]
    return table_of(head, rows[shown[0] - 1 : shown[1]])


def turns_of(settings: Settings, number: int) -> tuple[int, int]:
    """The first and the last turn that a block shows, out of so many.

    Raises:
        BookError: there are no such turns.
    """
    wanted = dict(settings).get("turns", f"1-{number}")
    first, _, last = wanted.partition("-")
    if first.isdecimal() and last.isdecimal() and 1 <= int(first) <= int(last) <= number:
        return int(first), int(last)
    raise BookError("book-no-turns", wanted=wanted, number=number)


def pile_shown(pile: list[str]) -> str:
    """A pile, of a high one its upper cards."""
    return code(*pile) if len(pile) <= TOP + 1 else f"… {code(*pile[-TOP:])}"


def by_suit(match: Match, cards: list[Card]) -> list[list[str]]:
    """Cards by suit, from high to low."""
    ordered = match.pack.cards_in(match.pack.mask_of(cards))
    suits = [[card.text for card in ordered if card.suit == suit] for suit in match.pack.suits]
    return [suit for suit in suits if suit]
