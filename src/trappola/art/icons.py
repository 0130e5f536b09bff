"""The marks of the project: favicon, icon of the app, social card."""

from __future__ import annotations

from trappola.art.card import content
from trappola.art.colours import BACK, INK, LETTERS_OF, PAPER, YELLOW
from trappola.art.emblems import cup
from trappola.art.letters import write
from trappola.art.pen import inked, place
from trappola.art.ribbon import NAME

FAN = ("As", "Nb", "Kc", "2d", "Js")
"""The cards of the social card, as the start page shows them."""
SOCIAL = (1200, 630)


def favicon() -> str:
    """The mark on a ground with round corners, 64 by 64."""
    return _file(64, 64, f'<rect width="64" height="64" rx="13" fill="{BACK}"/>{_cards(1)}')


def app_icon(*, maskable: bool = False) -> str:
    """The mark on a full ground, 64 by 64; a mask may take all but the middle four fifths."""
    return _file(
        64,
        64,
        f'<rect width="64" height="64" fill="{BACK}"/>{_cards(0.74 if maskable else 0.94)}',
    )


def _cards(size: float) -> str:
    """Two cards: the hidden one behind, the cup before it."""
    hidden = f'<rect x="-15" y="-24" width="30" height="47" rx="3.5" fill="{YELLOW}"/>'
    shown = f'<rect x="-16" y="-25" width="32" height="50" rx="3.5" fill="{PAPER}"/>'
    picture = (
        place(hidden, -5.5, 1.5, turn=-15)
        + place(shown, 4, 1, turn=7)
        + place(inked(cup(), 0.9), 4, 1, turn=7, size=1.22)
    )
    drawn = f'<g stroke="{INK}" stroke-width="1.8">{picture}</g>'
    return place(drawn, 32, 31.5, size=size)


def social_card() -> str:
    """A fan of cards and the name; the words below it are written by a font. 1200 by 630."""
    wide, high = SOCIAL
    fan = ""
    for index, card in enumerate(FAN):
        step = index - 2
        colour = LETTERS_OF["italian"][card[-1]]
        face = (
            f'<rect width="100" height="156" rx="7.5" fill="{PAPER}" stroke="{INK}"'
            f' stroke-width=".8"/>{content("italian", card, "pictures")}'
        )
        fan += (
            f'<g color="{colour}" transform="translate(856 966)rotate({10 * step})'
            f'translate(-120 -800)scale(2.4)">{face}</g>'
        )
    name = write(NAME, 266, 186, 80, 400, BACK)
    return _file(wide, high, f'<rect width="{wide}" height="{high}" fill="#efe3cb"/>{fan}{name}')


def _file(wide: int, high: int, inner: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"'
        f' width="{wide}" height="{high}">{inner}</svg>\n'
    )
