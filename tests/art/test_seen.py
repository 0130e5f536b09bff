"""What can be told from the pictures alone, at 48 pixels' width."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from art.conftest import Pictures
from trappola.art import STYLES, SUITS, cards

CORNER = {"pictures": (0, 0, 13, 22), "large": (0, 0, 26, 43)}
SIGN = {"pictures": (2, 12, 13, 22), "large": (2, 23, 24, 43)}


def distance(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures are apart, a channel of a pixel, from 0 to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).rms) / 3


def closest(pictures: Pictures) -> tuple[float, str, str]:
    return min(
        (distance(pictures[one], pictures[other]), one, other)
        for one, other in combinations(pictures, 2)
    )


@pytest.mark.parametrize("family", SUITS)
@pytest.mark.parametrize("style", STYLES)
def test_no_two_cards_look_alike(
    small: dict[tuple[str, str], Pictures], family: str, style: str
) -> None:
    least, one, other = closest(small[family, style])
    assert least > 8, f"{one} and {other}"


@pytest.mark.parametrize("family", SUITS)
@pytest.mark.parametrize("style", STYLES)
def test_corners_alone_tell_the_cards_apart(
    small: dict[tuple[str, str], Pictures], family: str, style: str
) -> None:
    corners = {card: p.crop(CORNER[style]) for card, p in small[family, style].items()}
    least, one, other = closest(corners)
    assert least > 12, f"{one} and {other}"


@pytest.mark.parametrize("family", SUITS)
@pytest.mark.parametrize("style", STYLES)
def test_suits_differ_in_shape_without_colour(
    small: dict[tuple[str, str], Pictures], family: str, style: str
) -> None:
    signs = {
        suit: small[family, style]["9" + suit].convert("L").crop(SIGN[style])
        for suit in SUITS[family]
    }
    # Every sign as black on white, so that only its outline is left to go by.
    outlines = {suit: sign.point(lambda v: 255 * (v > 150)) for suit, sign in signs.items()}
    least, one, other = min(
        (ImageStat.Stat(ImageChops.difference(outlines[a], outlines[b])).rms[0], a, b)
        for a, b in combinations(outlines, 2)
    )
    assert least > 50, f"{one} and {other}"


@pytest.mark.parametrize("family", SUITS)
def test_every_court_has_a_picture_of_its_own(
    small: dict[tuple[str, str], Pictures], family: str
) -> None:
    """Even with the corners covered."""
    courts = {
        card: picture.crop((13, 3, 45, 37))
        for card, picture in small[family, "pictures"].items()
        if card[0] in "KQNJ"
    }
    assert len(courts) == 12
    least, one, other = closest(courts)
    assert least > 30, f"{one} and {other}"


@pytest.mark.parametrize("family", SUITS)
def test_cards_are_the_same_when_turned_about(
    small: dict[tuple[str, str], Pictures], family: str
) -> None:
    """Courts are double-ended; numbers have as much to show from either side."""
    for card in cards(family):
        if card[0] in "KQNJ":
            picture = small[family, "pictures"][card]
            turned = picture.rotate(180)
            assert distance(picture, turned) < 25, card


def from_afar(picture: Image.Image) -> Image.Image:
    """As from across the table: half as large, and blurred."""
    wide, high = picture.size
    shrunk = picture.resize((wide // 2, high // 2), Image.Resampling.BILINEAR)
    return shrunk.resize((wide, high)).filter(ImageFilter.GaussianBlur(0.8))


def grained(picture: Image.Image, grain: Image.Image) -> Image.Image:
    return Image.blend(picture, grain, 0.25)


@pytest.mark.parametrize("family", SUITS)
@pytest.mark.parametrize("style", STYLES)
def test_a_card_seen_badly_is_still_told_by_rank_and_suit(
    small: dict[tuple[str, str], Pictures], family: str, style: str
) -> None:
    far = {card: from_afar(picture) for card, picture in small[family, style].items()}
    grey = Image.new("RGB", far["As"].size, (128, 128, 128))
    known = {card: grained(picture, grey) for card, picture in far.items()}
    for card, picture in far.items():
        wide, high = picture.size
        noise = Image.frombytes("L", (wide, high), Random(card).randbytes(wide * high))
        seen = ImageChops.offset(grained(picture, noise.convert("RGB")), 1, 0)
        taken = min(known, key=lambda other: distance(seen, known[other]))
        assert taken == card
