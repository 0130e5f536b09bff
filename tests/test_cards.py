"""Cards and packs: what they are, and the texts that stand for them.

Finds a card that reads differently from how it prints, a pack that is not whole, and masks that
lose a card.
"""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import FRENCH_RANKS
from trappola import GAMES, TRAPPOLA, Card, Pack, ParseError

FRENCH = Pack("french", FRENCH_RANKS)
CARDS = st.sampled_from([*TRAPPOLA.cards, *FRENCH.cards])
HANDS = st.lists(st.sampled_from(TRAPPOLA.cards), unique=True, max_size=36)
PACKS = (TRAPPOLA, FRENCH, Pack("italian", ("A", "K", "N", "J", "2", "10", "9", "8", "7")))


@given(card=CARDS)
def test_a_card_reads_as_it_prints(card):
    assert Card(str(card)) is card
    assert eval(repr(card)) is card
    assert card.text == card.rank + card.suit
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


@given(text=st.text(max_size=4))
def test_any_other_text_is_no_card(text):
    known = {card.text for card in [*TRAPPOLA, *FRENCH]}
    if text in known:
        assert Card(text).text == text
        return
    try:
        card = Card(text)
    except ParseError as error:
        assert error.key == "no-card"
    else:  # a rank and a suit that no pack here has together
        assert card.text == text


@pytest.mark.parametrize("text", ["", "A", "s", "as", "AS", "1s", "10", "As ", " As", "Asc", "Ax"])
def test_near_misses(text):
    with pytest.raises(ParseError):
        Card(text)


@pytest.mark.parametrize("thing", [None, 5, [], {}, object()])
def test_things_that_are_no_text(thing):
    with pytest.raises(ParseError):
        Card(thing)


def test_the_trappola_pack():
    assert len(TRAPPOLA) == 36
    assert [card.text for card in TRAPPOLA][:9] == [
        "As",
        "Ks",
        "Ns",
        "Js",
        "10s",
        "9s",
        "8s",
        "7s",
        "2s",
    ]
    assert [card.suit for card in TRAPPOLA][::9] == ["s", "c", "d", "b"]
    assert Card("Nb") in TRAPPOLA
    assert Card("Qs") not in TRAPPOLA
    assert TRAPPOLA.name_of(Card("Nb")) == "knight of batons"
    assert FRENCH.name_of(Card("Qc")) == "queen of clubs"
    assert TRAPPOLA.name_of(Card("2c")) == "two of cups"


@pytest.mark.parametrize("pack", PACKS)
def test_packs_print_and_read(pack):
    assert eval(repr(pack)) == pack
    assert hash(eval(repr(pack))) == hash(pack)
    assert pack.whole(" ".join(card.text for card in pack)) == pack.cards
    assert len({pack.number[card] for card in pack}) == len(pack)
    for card, number in pack.number.items():
        assert pack.by_number[number] is card
        assert pack.text[number] == card.text
        assert pack.suits[number // 16] == card.suit
        assert pack.ranks[::-1][number % 16] == card.rank


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_pack(name):
    game = GAMES[name]
    pack = game.pack(game.rules())
    assert len(pack) == len(set(pack)) > 0


@given(hand=HANDS)
def test_masks_keep_every_card(hand):
    mask = TRAPPOLA.mask_of(hand)
    back = TRAPPOLA.cards_in(mask)
    assert set(back) == set(hand)
    assert len(back) == len(hand) == mask.bit_count()
    numbers = [(TRAPPOLA.number[card] // 16, -(TRAPPOLA.number[card] % 16)) for card in back]
    assert numbers == sorted(numbers)


@given(hand=HANDS)
def test_hands_print_and_read(hand):
    assert TRAPPOLA.hand(" ".join(card.text for card in hand)) == tuple(hand)


@given(text=st.text(alphabet="AKNJ10987 2scdbhQ", max_size=30))
def test_any_hand(text):
    try:
        hand = TRAPPOLA.hand(text)
    except ParseError as error:
        assert error.key in ("no-card", "not-in-pack", "card-twice")
    else:
        assert " ".join(card.text for card in hand) == " ".join(text.split())
        assert len(set(hand)) == len(hand)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("As As", "card-twice"),
        ("As Xs", "no-card"),
        ("As Qs", "not-in-pack"),
        ("Ah", "not-in-pack"),
        ("As Ks", "pack-incomplete"),
        ("", "pack-incomplete"),
    ],
)
def test_packs_that_are_not_whole(text, key):
    with pytest.raises(ParseError) as error:
        TRAPPOLA.whole(text)
    assert error.value.key == key


def test_suits():
    assert [TRAPPOLA.suit_number(suit) for suit in "scdb"] == [0, 1, 2, 3]
    assert [FRENCH.suit_number(suit) for suit in "shdc"] == [0, 1, 2, 3]
    with pytest.raises(ParseError) as error:
        TRAPPOLA.suit_number("h")
    assert error.value.key == "no-suit"
