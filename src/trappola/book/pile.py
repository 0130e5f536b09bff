"""The turns of a game with a pile: what lies there, what may be done, what was done."""

from __future__ import annotations

from trappola.book.markdown import code
from trappola.book.markdown import table as table_of
from trappola.book.replaying import Settings
from trappola.cards import Card
from trappola.match import Match, PlayedDeal
from trappola.text import tell

SUITS = "suits"


def turns_table(match: Match, played: PlayedDeal, settings: Settings, language: str) -> str:
    """A row a turn; ``turns=3-7`` shows these alone."""
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
            words += [tell("book-take", language) for each in legal if each.verb == "take"]
            done = tell("book-takes", language, number=len(pile))
            if action.card is not None:
                done = code(action.card.text)
            rows.append(
                [
                    str(number),
                    code(*pile) or tell("book-nothing", language),
                    match.names[seat],
                    ", ".join(words),
                    done,
                ]
            )
            pile = [*pile, action.card.text] if action.card is not None else []
        again.apply(action, seat)
    first, _, last = dict(settings).get("turns", f"1-{number}").partition("-")
    rows = rows[int(first) - 1 : int(last or first)]
    head = [
        tell(f"book-{column}", language) for column in ("turn", "pile", "to-move", "may", "does")
    ]
    return table_of(head, rows)


def by_suit(match: Match, cards: list[Card]) -> list[list[str]]:
    """Cards by suit, from high to low."""
    ordered = match.pack.cards_in(match.pack.mask_of(cards))
    suits = [[card.text for card in ordered if card.suit == suit] for suit in match.pack.suits]
    return [suit for suit in suits if suit]
