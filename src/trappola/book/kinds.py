"""The kinds of generated parts, and who writes them."""

from __future__ import annotations

from collections.abc import Callable

from trappola.book import facts, words
from trappola.book.blocks import Block, BookError
from trappola.book.deal import deal_text
from trappola.book.replaying import deal_of, replay
from trappola.book.rounds import rounds_table
from trappola.book.sheet import comparison, score_table
from trappola.errors import UnknownName

Writer = Callable[[Block, str], str]


def _deal(block: Block, language: str) -> str:
    return deal_text(replay(_about(block), block.settings), block.settings, language)


def _score(block: Block, language: str) -> str:
    match = replay(_about(block), block.settings)
    return score_table(match, deal_of(match, block.settings), language)


def _compare(block: Block, language: str) -> str:
    return comparison(_about(block), block.settings, language)


def _rounds(block: Block, language: str) -> str:
    return rounds_table(replay(_about(block), block.settings), language)


def _of_one(write: Callable[[str, str], str]) -> Writer:
    return lambda block, language: write(_about(block), language)


def _plain(write: Callable[[str], str]) -> Writer:
    return lambda _block, language: write(language)


def _about(block: Block) -> str:
    """The one record or game that a part names."""
    if len(block.words) != 1:
        raise BookError("book-names-one", block=str(block))
    return block.words[0]


KINDS: dict[str, Writer] = {
    "deal": _deal,
    "score": _score,
    "compare": _compare,
    "rounds": _rounds,
    "values": _of_one(facts.values_table),
    "declarations": _of_one(facts.declarations_table),
    "tricks": _of_one(facts.tricks_table),
    "options": _of_one(facts.options_table),
    "presets": _plain(facts.presets_table),
    "games": _plain(facts.games_table),
    "letters": _plain(words.letters_table),
    "terms": _of_one(words.terms_table),
}


def write(block: Block, language: str) -> str:
    """The text of a part.

    Raises:
        BookError: it names no record, game or option that exists.
    """
    try:
        return KINDS[block.kind](block, language)
    except UnknownName as error:
        raise BookError("book-block", block=str(block), problem=str(error)) from None
