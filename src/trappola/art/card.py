"""A card whole: its picture and its corners."""

from __future__ import annotations

from trappola.art.aces import ace
from trappola.art.back import back
from trappola.art.colours import BACK, LETTERS_OF, PAPER, TWO_COLOURS
from trappola.art.courts import court
from trappola.art.emblems import baton, coin, cup, sword
from trappola.art.letters import letter_of, write
from trappola.art.numbers import numbers
from trappola.art.pen import inked, place
from trappola.art.signs import sign

SUITS = {"italian": "scdb", "french": "shdc"}
RANKS = {
    "italian": ("A", "K", "N", "J", "10", "9", "8", "7", "2"),
    "french": ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"),
}
STYLES = ("pictures", "large")


def cards(family: str) -> list[str]:
    """The codes of a pack's cards."""
    return [rank + suit for suit in SUITS[family] for rank in RANKS[family]]


def picture(family: str, card: str) -> str:
    """What is drawn between the corners."""
    rank, suit = card[:-1], card[-1]
    if rank == "A":
        return ace(family, suit)
    if rank in "KQNJ":
        return court(family, suit, rank)
    return numbers(family, suit, rank)


def corners(family: str, card: str, language: str = "en") -> str:
    """Rank and suit above on the left, and turned below on the right."""
    word = letter_of(card[:-1], language)
    one = write(word, 15.2, 5, 22, 19.2) + sign(family, card[-1], 15.2, 37, 16)
    return one + f'<g transform="rotate(180 50 78)">{one}</g>'


def large(family: str, card: str, language: str = "en") -> str:
    """For very small hands and weak eyes: a big corner and one emblem."""
    suit = card[-1]
    word = letter_of(card[:-1], language)
    corner = write(word, 27, 9, 38, 42) + sign(family, suit, 27, 70, 34)
    if family == "french":
        return corner + sign("french", suit, 65, 114, 56)
    emblem = {
        "s": place(sword(46), 58, 138, size=1.4),
        "c": place(cup(), 65, 113, size=1.9),
        "d": place(coin(27), 65, 114),
        "b": place(baton(62, 9), 65, 114, turn=38) + place(baton(62, 9), 65, 114, turn=-38),
    }[suit]
    return corner + inked(emblem)


def content(family: str, card: str, style: str, language: str = "en", hidden: bool = False) -> str:
    """All that is drawn on a card; letters in the current colour."""
    if card == "back":
        return back()
    if style == "large":
        return large(family, card, language)
    return picture(family, card) + ("" if hidden else corners(family, card, language))


def colour_of(family: str, card: str, two_colours: bool = False) -> str:
    """The colour of a card's letters; the back's own."""
    if card == "back":
        return BACK
    if family == "french" and two_colours:
        return TWO_COLOURS[card[-1]]
    return LETTERS_OF[family][card[-1]]


def single(
    family: str,
    card: str,
    style: str = "pictures",
    language: str = "en",
    *,
    width: float = 100,
    two_colours: bool = False,
    hidden: bool = False,
) -> str:
    """A card as a file of its own, on paper with round corners."""
    colour = colour_of(family, card, two_colours)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{card}" viewBox="0 0 100 156"'
        f' width="{width:g}" height="{width * 1.56:g}" color="{colour}">'
        f'<rect width="100" height="156" rx="7.5" fill="{PAPER}"/>'
        f"{content(family, card, style, language, hidden)}</svg>\n"
    )
