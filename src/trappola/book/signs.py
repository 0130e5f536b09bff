"""Cards in HTML: as signs in a sentence, as pictures in a hand, with the reader's letters."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from trappola.art.letters import letter_of
from trappola.book.markdown import CODES
from trappola.cards import Card, Pack
from trappola.games import GAMES, PRESETS, find_game

FRENCH = Pack("french", ("A", "K", "Q", "J", *map(str, range(10, 1, -1))))
ITALIAN = Pack("italian", ("A", "K", "N", "J", "10", "9", "8", "7", "2"))
COURTS = ("K", "Q", "N", "J")


class Sprites(NamedTuple):
    """Where the drawings are found; what stands in braces is put in by the browser's page."""

    italian: str = "{italian}"
    french: str = "{french}"
    tokens: str = "{tokens}"


def pack_of_page(name: str) -> Pack | None:
    """The pack whose cards a page names; None where it may be either."""
    if name not in GAMES and name not in PRESETS:
        return None
    game, preset = find_game(name)
    return FRENCH if game.pack(game.rules(preset)).family == "french" else ITALIAN


def pack_of_cards(cards: list[Card]) -> Pack:
    """The pack of cards that stand on a page of no game: French if no other has them all."""
    return ITALIAN if all(card in ITALIAN for card in cards) else FRENCH


def cards_in(code: str) -> list[Card] | None:
    """The cards that a piece of code names; None if it is something else."""
    words = " ".join(code.split())
    return [Card(word) for word in words.split()] if CODES.fullmatch(words) else None


def signs(cards: list[Card], pack: Pack | None, language: str, sprites: Sprites) -> str:
    """Cards in a sentence: rank and suit of each, its name for who cannot see it."""
    pack = pack or pack_of_cards(cards)
    return " ".join(_sign(card, pack, language, sprites) for card in cards)


def _shown(card: Card, pack: Pack, language: str) -> tuple[str, Card]:
    """The family and the card that the reader sees."""
    seen = pack.seen(language)
    return (pack.family, card) if seen is None else (seen.shown, Card(seen.card(card.text)))


def _sign(card: Card, pack: Pack, language: str, sprites: Sprites) -> str:
    name = escape(pack.name_of(card, language))
    family, card = _shown(card, pack, language)
    return (
        f'<span class="card card-sign suit-{family}-{card.suit}" role="img"'
        f' aria-label="{name}" title="{name}">'
        f'<span aria-hidden="true">{letter_of(card.rank, language)}</span>'
        f'<svg aria-hidden="true" viewBox="0 0 24 24">'
        f'<use href="{sprites.tokens}#{family}-{card.suit}"></use></svg></span>'
    )


def pictures(cards: list[Card], pack: Pack | None, language: str, sprites: Sprites) -> str:
    """A hand: the cards as they are drawn."""
    pack = pack or pack_of_cards(cards)
    drawn = []
    for own in cards:
        name = escape(pack.name_of(own, language))
        family, card = _shown(own, pack, language)
        file = getattr(sprites, family)
        parts = [card.text, *(["frame"] if card.rank in COURTS else [])]
        parts += [f"word-{letter_of(card.rank, language)}", f"suit-{card.suit}"]
        uses = "".join(f'<use href="{file}#{part}"></use>' for part in parts)
        drawn.append(
            f'<svg class="card card-picture suit-{family}-{card.suit}" role="img"'
            f' aria-label="{name}" viewBox="0 0 100 156">{uses}</svg>'
        )
    return f'<span class="card-hand">{"".join(drawn)}</span>'
