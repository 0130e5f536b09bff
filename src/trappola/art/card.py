"""A card whole: its picture and its corners."""

from __future__ import annotations

from trappola.art.aces import ace
from trappola.art.back import back
from trappola.art.colours import BACK, LETTERS_OF, PAPER, TWO_COLOURS
from trappola.art.courts import court
from trappola.art.emblems import baton, coin, cup, sword
from trappola.art.frame import frame
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


def is_court(card: str) -> bool:
    """Whether a card shows a figure."""
    return card[0] in "KQNJ"


def picture(family: str, card: str) -> str:
    """What is drawn between the corners, without its frame."""
    rank, suit = card[:-1], card[-1]
    if rank == "A":
        return ace(family, suit)
    if is_court(card):
        return court(family, suit, rank)
    return numbers(family, suit, rank)


def both(corner: str) -> str:
    """A corner above on the left, and turned below on the right."""
    return corner + f'<g transform="rotate(180 50 78)">{corner}</g>'


def word_corners(word: str) -> str:
    """The letter or number in both corners."""
    return both(write(word, 15.2, 5, 22, 19.2))


def sign_corners(family: str, suit: str) -> str:
    """The suit's sign below the letter in both corners."""
    return both(sign(family, suit, 15.2, 37, 16))


def large_word(word: str) -> str:
    """The big letter of the version for very small hands and weak eyes."""
    return write(word, 27, 9, 38, 42)


def large_suit(family: str, suit: str) -> str:
    """The rest of that version: a big sign and one emblem."""
    corner = sign(family, suit, 27, 70, 34)
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
    word, suit = letter_of(card[:-1], language), card[-1]
    if style == "large":
        return large_word(word) + large_suit(family, suit)
    result = picture(family, card) + (frame(hidden) if is_court(card) else "")
    return result if hidden else result + word_corners(word) + sign_corners(family, suit)


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
