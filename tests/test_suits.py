"""A pack seen in the suits of another family: nothing is lost, and every sentence follows."""

from __future__ import annotations

import pytest

from trappola import GAMES, TRAPPOLA, Event
from trappola.cards import Card, Pack
from trappola.languages import languages
from trappola.suits import seen_by_wish, seen_in
from trappola.telling import tell_declaration, tell_event
from trappola.text import MARKED, Cards, Coded, Marked, Term, Viewed, letter_of, tell

FRENCH = Pack("french", ("A", "K", "Q", "J", *map(str, range(10, 1, -1))))
SEEN = seen_in("italian", "french")
assert SEEN is not None
VIEWED = Viewed("en", SEEN)


def test_each_card_has_one_of_its_own_and_leads_back():
    shown = [SEEN.card(card.text) for card in TRAPPOLA]
    assert len(set(shown)) == 36 and all(FRENCH.card(code) for code in shown)
    assert [SEEN.back.card(code) for code in shown] == [card.text for card in TRAPPOLA]
    assert [SEEN.card(code) for code in ("As", "Nc", "10d", "Kb")] == ["As", "Qh", "10d", "Kc"]


def test_words_with_cards_in_them():
    assert SEEN.card("run(AbKbNb)") == "run(AcKcQc)"
    assert SEEN.card("three-figures(N)") == "three-figures(Q)"
    assert SEEN.card("declare") == "declare"


def test_only_an_italian_pack_can_be_seen_otherwise():
    assert seen_in("italian", "italian") is seen_in("french", "french") is None
    assert seen_in("french", "italian") is None  # it has sixes and less
    assert seen_by_wish("french") is SEEN and seen_by_wish("italian") is None


def test_suits_and_ranks_are_said_as_they_are_seen():
    assert TRAPPOLA.name_of(Card("Nb"), VIEWED) == "queen of clubs"
    assert TRAPPOLA.name_of(Card("Nb"), "en") == "knight of batons"
    assert tell_declaration("four-knights", VIEWED) == "four queens"
    assert tell_declaration("run(AcKcNc)", VIEWED).endswith("Ah Kh Qh")
    played = Event.parse("0 play Nb")
    assert tell_event(played, ("Ann", "Ben"), TRAPPOLA, VIEWED) == "Ann plays Qc."
    # References within messages follow too, and English words where a language has none.
    assert "king, queen or jack" in tell("not-blanche", VIEWED)
    assert "king, queen or jack" in tell("not-blanche", Viewed("xx", SEEN))


def test_codes_stay_where_they_are_shown_as_signs_or_written_down():
    def told(language):
        return tell("event-play", language, who="Ann", cards=Cards("Nb"))

    assert (
        MARKED.findall(told(Marked("en", SEEN))) == MARKED.findall(told(Marked(VIEWED))) == ["Nb"]
    )
    assert told(Coded(VIEWED)) == "Ann plays Nb."
    assert tell("rank-N", Coded(VIEWED)) == "knight"


def test_a_game_of_the_french_pack_is_told_alike():
    pack = GAMES["svoyi"].pack(GAMES["svoyi"].rules({}))
    assert pack.seen(VIEWED) is None and TRAPPOLA.seen(VIEWED) is SEEN
    for card in pack:
        assert pack.name_of(card, Marked("en", SEEN)) == pack.name_of(card, "en")


@pytest.mark.parametrize("language", languages())
def test_in_every_language_all_forms_of_the_words_follow(language):
    viewed = Viewed(language, SEEN)
    for key, other in SEEN.words.items():
        assert tell(key, viewed) == tell(other, language)
    assert TRAPPOLA.name_of(Card("Nc"), viewed) == FRENCH.name_of(Card("Qh"), language)
    knights, queens = (
        tell("set-three", each, ranks=Term("ranks-N")) for each in (language, viewed)
    )
    assert knights != queens and "$" not in queens and "{" not in queens
    assert (
        tell("event-play", viewed, who="Ann", cards=Cards("Nc"))
        .rstrip(".")
        .endswith(letter_of("Q", language) + "h")
    )
