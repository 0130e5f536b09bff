"""A page as HTML: cards drawn, anchors on headings, links led, and no raw HTML let through."""

from __future__ import annotations

from trappola.book.render import Rendered, render
from trappola.book.shelf import Page
from trappola.book.signs import Sprites


def shown(text: str, name: str = "bulka", language: str = "en") -> Rendered:
    return render(Page(name, "en", text), language, Sprites(), lambda to: f'href="to:{to}"')


def test_a_card_is_a_sign_with_a_name() -> None:
    html = shown("Lead `As` now.").html
    assert 'aria-label="ace of swords"' in html and '<use href="{tokens}#italian-s">' in html
    assert "<code>" not in html and ">A</span>" in html


def test_a_code_is_read_in_the_pack_of_the_page() -> None:
    assert 'aria-label="ace of spades"' in shown("`As`", "svoyi").html
    assert 'aria-label="ace of spades"' in shown("`As Qh`", "pack").html


def test_other_code_stays_code() -> None:
    assert "<code>two_<wbr>rank</code>" in shown("`two_rank`").html


def test_a_hand_in_a_table_is_drawn() -> None:
    html = shown("| | Hand |\n|---|---|\n| Ann | `As Ks` · `10d 9d 2d` |\n").html
    assert html.count("card-picture") == 5 and "·" not in html
    assert '<use href="{italian}#Ks">' in html and "#frame" in html
    assert "<th></th>" not in html


def test_few_cards_in_a_table_are_signs() -> None:
    html = shown("| Trick | Lead |\n|---|---|\n| 1 | Ann `As` |\n").html
    assert "card-sign" in html and "card-picture" not in html


def test_an_anchor_is_the_id_of_the_heading_after_it() -> None:
    done = shown('# Bulka\n\n<a id="play"></a>\n\n## Play\n\ntext\n')
    assert '<h2 id="play">Play</h2>' in done.html
    assert done.title == "Bulka" and done.sections == (("play", "Play"),)


def test_two_anchors_before_a_heading() -> None:
    html = shown('<a id="a"></a>\n\n<a id="b"></a>\n\n## B\n').html
    assert '<a id="a"></a>' in html and '<h2 id="b">' in html


def test_an_anchor_in_a_row_stays() -> None:
    assert '<a id="k1"></a>' in shown('| a |\n|---|\n| <a id="k1"></a>K1 |\n').html


def test_comments_vanish() -> None:
    html = shown("<!-- deal bulka-1 -->\n\ntext <!-- more --> here\n\n<!-- /deal -->\n").html
    assert "<!--" not in html and "deal bulka" not in html and "text  here" in html


def test_raw_html_is_text() -> None:
    html = shown("<script>alert(1)</script>\n\na <img src=x onerror=alert(1)> b\n").html
    assert "<script" not in html and "<img" not in html
    assert "&lt;script&gt;" in html and "&lt;img" in html


def test_a_dangerous_link_is_no_link() -> None:
    html = shown("[a](javascript:alert(1)) [b](data:text/html,x)").html
    assert "href" not in html


def test_numbers_stand_to_the_right_without_a_style() -> None:
    html = shown("| a | b |\n|---|--:|\n| x | 1 |\n").html
    assert 'class="number"' in html and "style=" not in html


def test_tables_can_be_scrolled_with_the_keyboard() -> None:
    html = shown("| a |\n|---|\n| x |\n").html
    assert '<div class="scroll" role="region" tabindex="0" aria-label="Table 1">' in html


def test_the_words_of_a_link_without_a_place_stay() -> None:
    page = Page("bulka", "en", "See [K1](../../sources.md#K1).")
    assert "See K1." in render(page, "en", Sprites(), lambda _to: None).html
