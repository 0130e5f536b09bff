"""What people type at the table in the terminal, and the action it means."""

from __future__ import annotations

import re

from trappola.actions import Action
from trappola.cards import Pack
from trappola.errors import ParseError
from trappola.games.sets import NUMBER_WORDS, RANK_WORDS
from trappola.suits import Seen
from trappola.text import letter_of, spoken
from trappola.view import View

WORD = re.compile(r"[^\s()]+")
"""A card or what is declared."""
BRACKET = re.compile(r"(?<=\()[^()]+(?=\))")
"""The cards of a run, and the rank of figures that the others are not told."""
IN_RUN = re.compile(r"(?:10|[A-Z2-9])[shcdb]", re.IGNORECASE)
SAID = RANK_WORDS | {"Q": "queens"}
"""What sets are called by the ranks that are seen; no pack with sets has queens of its own."""


def read_action(answer: str, view: View) -> Action:
    """An action as people type it: ``play As`` or just ``As``; ``exchange 7s 8s``; ``three-kings``.

    Raises:
        ParseError: it is none.
    """
    answer = " ".join(in_codes(answer, view.pack).split())
    first = answer.partition(" ")[0]
    for verb in ("play", "declare", "suits", "trumps", "signal"):
        action = f"{verb} {answer}"
        if any(each.text.casefold() == action.casefold() for each in view.legal):
            return next(each for each in view.legal if each.text.casefold() == action.casefold())
    cards = {card.text.casefold(): card for card in view.pack}
    if first.casefold() in cards:
        words = answer.split()
        if all(word.casefold() in cards for word in words):
            if view.prompt == "exchange":
                return Action.exchange(cards[word.casefold()] for word in words)
            if len(words) == 1:
                return Action.play(cards[first.casefold()])
    try:
        return Action(answer)
    except ParseError as error:
        if error.key == "no-verb":
            raise ParseError("play-not-understood", answer=answer) from None
        raise


def in_codes(answer: str, pack: Pack) -> str:
    """An answer with the codes of the game's own pack.

    Where the pack is seen in other suits, cards may be typed as they are seen or as they are. A
    letter of suits that is in both (clubs, cups) means what is seen, except beside a card that only
    the pack itself has: an answer is wholly of one kind.
    """
    own = local_codes(pack, None)
    seen = pack.seen()
    codes = own if seen is None else local_codes(pack, seen)
    words = WORD.findall(answer)
    words += [card for cards in BRACKET.findall(answer) for card in IN_RUN.findall(cards)]
    if any(word.casefold() in own.keys() - codes.keys() for word in words):
        codes, seen = own, None

    def bracket(found: re.Match[str]) -> str:
        cards = IN_RUN.sub(lambda card: codes.get(card[0].casefold(), card[0]), found[0])
        return seen.back.card(cards) if seen and cards == found[0] else cards

    answer = BRACKET.sub(bracket, answer)
    return WORD.sub(lambda found: codes.get(found[0].casefold(), found[0]), answer)


def local_codes(pack: Pack, seen: Seen | None) -> dict[str, str]:
    """Cards as the screen shows them or as codes are written, and what the game calls them.

    A letter that the screen shows means what it shows, even where records use it for another rank.
    """
    codes: dict[str, str] = {}
    shown: dict[str, str] = {}
    for card in pack:
        code = seen.card(card.text) if seen else card.text
        codes[code] = card.text
        shown[letter_of(code[:-1], spoken()) + code[-1]] = card.text
    if seen is not None:
        codes |= {
            f"{number}-{SAID[seen.rank(rank)]}": f"{number}-{word}"
            for rank, word in RANK_WORDS.items()
            for number in NUMBER_WORDS.values()
        }
    return {word.casefold(): code for word, code in (codes | shown).items()}
