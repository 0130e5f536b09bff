"""What is typed, where the pack is seen in other suits."""

from __future__ import annotations

import pytest

from trappola import TRAPPOLA
from trappola.cli.typed import in_codes
from trappola.suits import seen_in
from trappola.text import Viewed, speak

SEEN = seen_in("italian", "french")


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("Qh", "Nc"),
        ("play qc", "play Nb"),
        ("kc", "Kb"),  # clubs, as they are seen
        ("nb", "Nb"),
        ("exchange Kc Kh", "exchange Kb Kc"),
        ("exchange Kc 7b", "exchange Kc 7b"),  # one of batons: then c is cups
        ("three-queens", "three-knights"),
        ("declare three-knights", "declare three-knights"),
        ("declare run(AcKcQc)", "declare run(AbKbNb)"),
        ("declare run(AbKbNb)", "declare run(AbKbNb)"),
        ("declare three-figures(Q)", "declare three-figures(N)"),
        ("declare three-figures(N)", "declare three-figures(N)"),
        ("done", "done"),
    ],
)
def test_either_form_is_understood(typed: str, means: str) -> None:
    speak(Viewed("en", SEEN))
    assert in_codes(typed, TRAPPOLA) == means


def test_letters_of_the_language_mean_what_is_shown() -> None:
    speak(Viewed("it", SEEN))
    assert in_codes("Dh Rc", TRAPPOLA) == "Nc Kb"  # donna di cuori, re di fiori
    assert in_codes("Cb Rc", TRAPPOLA) == "Nb Kc"  # cavallo di bastoni, re di coppe
    speak("it")
    assert in_codes("Cb Rc", TRAPPOLA) == "Nb Kc"


@pytest.mark.parametrize("language", ["en", "cs", "it", "de"])
def test_what_is_shown_of_each_card_can_be_typed(language: str) -> None:
    from trappola.cli.screen import coloured, marked
    from trappola.text import Cards, tell

    speak(Viewed(language, SEEN))
    for card in TRAPPOLA:
        told = coloured(tell("played", marked(), who="x", card=Cards(card.text)), TRAPPOLA).plain
        assert in_codes(told.split()[-1], TRAPPOLA) == card.text
