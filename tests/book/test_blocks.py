"""The generated parts: found, filled, refused with a sentence."""

from __future__ import annotations

import pytest

from trappola.book import BookError, blocks_of, filled


def part(kind: str) -> str:
    """The text that a part is given."""
    page = f"before\n\n<!-- {kind} -->\nstale text\n<!-- /{kind.split()[0]} -->\n\nafter\n"
    new = filled(page, "en")
    assert new.startswith("before\n\n") and new.endswith("\n\nafter\n") and "stale text" not in new
    assert filled(new, "en") == new
    return new


def row(text: str, first: str) -> list[str]:
    """The cells of the row that begins so."""
    (line,) = [line for line in text.splitlines() if line.startswith(f"| {first} |")]
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_words_and_settings() -> None:
    page = "<!-- score classica-1 forfeit=share target=30 -->\n<!-- /score -->"
    (block,) = blocks_of(page)
    assert (block.kind, block.words) == ("score", ("classica-1",))
    assert block.settings == (("forfeit", "share"), ("target", "30"))


@pytest.mark.parametrize(
    ("page", "key"),
    [
        ("<!-- deal x -->\n", "book-no-end"),
        ("<!-- deal x -->\n<!-- values y -->\n<!-- /values -->\n<!-- /deal -->", "book-no-end"),
        ("<!-- picture x -->\n<!-- /picture -->", "book-no-kind"),
        ("<!-- deal nowhere -->\n<!-- /deal -->", "book-no-deal"),
        ("<!-- deal -->\n<!-- /deal -->", "book-names-one"),
        ("<!-- deal bulka-1 deal=2 -->\n<!-- /deal -->", "book-no-such-deal"),
        ("<!-- values whist -->\n<!-- /values -->", "book-block"),
        ("<!-- score bulka-1 target=3 -->\n<!-- /score -->", "book-wrong"),
        ("<!-- score bulka-1 pro=never -->\n<!-- /score -->", "book-wrong"),
    ],
)
def test_what_is_not_there_is_refused(page: str, key: str) -> None:
    with pytest.raises(BookError) as error:
        filled(page, "en")
    assert error.value.key == key and str(error.value) != key


def test_a_deal_is_told_whole() -> None:
    text = part("deal classica-1")
    assert "| Ann | `As` · `Ac Nc Jc 2c 7c` · `Ad Nd 2d` |" in text
    assert "* `7d` is turned up" in text
    assert row(text, "18")[1:5] == ["Ben `Js`", "Ann `Nc`", "Ben", "7"]
    assert row(text, "9")[-2:] == ["`7d`", "`2s`"]
    assert row(text, "**Total**")[1:] == ["**51**", "**44**"]


def test_some_tricks_of_a_deal_stand_alone() -> None:
    last = part("deal classica-1 turns=17-18")
    assert "Hand" not in last and row(last, "17")[1:3] == ["Ben `Kd`", "Ann `Ns`"]
    assert "| 16 |" not in last and "**Total**" in last
    first = part("deal classica-1 turns=1-2")
    assert "Hand" in first and "| 3 |" not in first and "**Total**" not in first
    with pytest.raises(BookError, match="19"):
        part("deal classica-1 turns=17-19")


def test_what_is_said_in_the_play_keeps_its_secret_until_the_score() -> None:
    text = part("deal cardano-thrown-in")
    assert row(text, "1")[-1] == "Ben declares four figures."
    assert "four kings" in text.partition("Score sheet")[2]


def test_chips_and_cup_have_their_columns() -> None:
    text = part("score bulka-1")
    assert row(text, "**Total**")[1:] == ["**198**", "**0**", "**+5**", "**−65**", "**+60**"]
    assert row(text, "Declared: three kings")[1:] == ["6", "", "+5", "−5", ""]
    assert row(text, "Last three tricks with twos")[1:] == ["78", "", "", "−30", "+30"]


def test_each_trick_with_a_two_has_its_row() -> None:
    rows = [each for each in part("score bulka-2").splitlines() if "Trick with a two" in each]
    assert len(rows) == 2


def test_the_same_deal_under_other_options() -> None:
    text = part("compare classica-1 match_scoring=full_points forfeit=share")
    assert row(text, "as played")[1:] == ["51", "44", "7", "0"]
    assert row(text, "`match_scoring: full_points`")[1:] == ["51", "44", "51", "44"]
    assert row(text, "`forfeit: share`")[1:] == ["51", "43", "8", "0"]


def test_declarations_for_which_there_is_no_room_are_left_out() -> None:
    assert row(part("score classica-1 declarations=off"), "**Total**")[1:] == ["**45**", "**41**"]


def test_rounds_follow_the_queue_and_the_cup() -> None:
    text = part("rounds bulka-cup")
    assert row(text, "3")[1:] == ["Ada – Ben", "Ada", "0", "Cle, Ben, Ada", "130", "80", "90"]


def test_options_name_values_rules_and_sources() -> None:
    cells = row(part("options classica"), "`two_rank`")
    assert cells[2].startswith("**`fifth`**") and "`lowest`" in cells[2]
    assert "#K1)" in cells[3] and "Web-it" in cells[3]


def test_a_variant_shows_what_it_has_set() -> None:
    assert row(part("options czech"), "`values`")[2].startswith("**`czech`**")
    assert row(part("values czech"), "ace")[1] == "5"


def test_declarations_with_chips_and_without() -> None:
    assert row(part("declarations bulka"), "three twos")[1:] == ["10", "5"]
    assert row(part("declarations two-handed"), "four twos")[1:] == ["20"]
    assert row(part("declarations cardano"), "aces")[1:] == ["12", "24"]
    assert row(part("declarations quattro"), "run in one suit")[1:] == ["3", "6"]


def test_games_and_variants() -> None:
    assert "| 24–52 |" in part("games")
    assert "`exchange: austrian`" in part("presets")


def test_turns_of_a_pile_game_show_what_may_be_done() -> None:
    text = part("deal svoyi-1 turns=1-5")
    assert row(text, "3")[1:] == ["`Qc Js`", "Ann", "`As`, `Kd Qd Jd`, or take", "`As`"]
    assert row(text, "4")[-1] == "takes 3 cards"
    assert "Score sheet" not in text and "Half the pack is laid open" in text
    last = part("deal svoyi-1 turns=28-29")
    assert "Half the pack" not in last and "Score sheet" in last
    assert [line for line in last.splitlines() if line.startswith("| 2")][-1].endswith("`As` |")


@pytest.mark.parametrize("turns", ["0-3", "3-2", "5", "20-99", "a-b"])
def test_turns_that_are_not_there_are_refused(turns: str) -> None:
    with pytest.raises(BookError) as error:
        part(f"deal svoyi-1 turns={turns}")
    assert error.value.key == "book-no-turns"


def test_letters_and_terms_stand_in_the_language_of_the_page_first() -> None:
    assert row(part("letters"), "`N`")[1].startswith("**")
    first = next(line for line in part("terms play").splitlines() if line.startswith("| "))
    assert first.startswith("| English |")
    with pytest.raises(BookError) as error:
        part("terms whist")
    assert error.value.key == "book-no-terms"
