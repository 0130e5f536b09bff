"""Views that no deal can explain, and views that one can.

Finds a view that is answered with a move or with worlds though no deal can tell it, an error that
says nothing, and a true view that is refused.
"""

from __future__ import annotations

import random
import re

import pytest

from knowing.spoiling import cards, random_spoiling, true_views
from knowing.test_knowledge import GAMES_OF_TRICKS
from positions import do
from random_play import new_match, random_action
from trappola import Match, View
from trappola.errors import ParseError, UnknownName
from trappola.knowledge import ImpossibleKnowledge, Knowledge, examine
from trappola.players import make_player
from trappola.players.hint import HintError, hint_for

ASKED = {
    "knowledge": Knowledge.from_view,
    "shared": Knowledge.shared,
    "sample": lambda view: Knowledge.from_view(view).sample(1, 1),
    "master": lambda view: make_player("master:iterations=20").choose(view),
    "club": lambda view: make_player("club").choose(view),
    "novice": lambda view: make_player("novice").choose(view),
}


def told_again(view, events):
    """The view of somebody who was told something else, on the same turn."""
    changed = View(view.setup, view.seat).take_all(events)
    changed.to_act, changed.prompt, changed.legal = view.to_act, view.prompt, view.legal
    return changed


def revoke():
    """Seat 0 leads swords; seat 1, by what was told, throws a cup and then follows with the two."""
    match = Match("cardano", seats=["Ann", "Ben"], exchange="none")
    own = ["As", "Ks", "Ns", "Js", "Ac", "Kc", "Nc", "7d", "8d"]
    other = ["9c", "10c", "2c", "2s", "9d", "10d", "9b", "10b", "8b"]
    rest = [card for card in cards(match.pack.ranks) if card not in {*own, *other}]
    match.deal(" ".join([*own[:5], *other[:5], *own[5:], *other[5:], *rest]), dealer=1)
    do(match, "play As, play 2s, play Ks, play 9c, play Ns, play 10c")
    view = match.view(0)
    swapped = {"2s": "9c", "9c": "2s"}
    events = [
        event._replace(words=(swapped.get(event.words[0], event.words[0]),))
        if event.kind == "play"
        else event
        for event in view.told
    ]
    return told_again(view, events)


def refused(ask, view):
    with pytest.raises((ImpossibleKnowledge, HintError)) as caught:
        ask(view)
    return str(caught.value)


@pytest.mark.parametrize("ask", [*ASKED.values(), hint_for], ids=[*ASKED, "hint"])
def test_whoever_is_asked_names_the_card_of_a_revoke(ask):
    """Whoever has thrown 9c on swords has none, and cannot play 2s to the next."""
    message = refused(ask, revoke())
    assert re.search(r'number \d+, "1 play 2s", cannot follow', message)


@pytest.mark.parametrize("ask", [*ASKED.values(), hint_for], ids=[*ASKED, "hint"])
def test_whoever_is_asked_wants_to_have_been_told_something(ask):
    match = new_match("classica", random.Random(3))
    match.deal()
    view = View.from_json({**match.view(match.to_act).as_json(), "told": []})
    assert 'begin with "deal"' in refused(ask, view)


@pytest.mark.parametrize(
    ("name", "value"),
    [("counts", [9, 8]), ("stock", 3), ("known", [7, 0]), ("tricks", [4, 0]), ("turn_up", "As")],
)
def test_a_part_of_the_view_that_does_not_follow_is_named(name, value):
    match = Match("classica", seed="part")
    match.deal()
    view = View.from_json({**match.view(0).as_json(), name: value})
    assert f'"{name}"' in refused(examine, view)


def test_in_a_game_without_secrets_the_view_follows_from_its_events_too():
    match = Match("svoyi", seed="open")
    match.deal()
    view = match.view(match.to_act)
    assert examine(View.from_json(view.as_json())) == view
    view = View.from_json({**view.as_json(), "counts": [1, 2]})
    assert '"counts"' in refused(make_player("perfect").choose, view)


def test_the_turn_and_what_is_legal_belong_to_the_view():
    match = Match("cardano", exchange="none", seed="turn")
    match.deal()
    seat = match.to_act
    data = match.view(seat).as_json()
    for part in ({"to_act": 1 - seat}, {"prompt": "declare"}, {"legal": ["declare four-aces"]}):
        message = refused(examine, View.from_json({**data, **part}))
        assert "another seat is on turn" in message
    fewer = View.from_json({**data, "legal": data["legal"][:2]})
    assert examine(fewer) is fewer


def test_games_and_options_that_do_not_exist_are_named():
    match = Match("cardano", seed="setup")
    match.deal()
    data = match.view(0).as_json()
    for part, word in (({"game": "skat"}, "skat"), ({"options": {"jokers": 2}}, "jokers")):
        view = View.from_json({**data, "setup": {**data["setup"], **part}})
        with pytest.raises(UnknownName, match=word):
            Knowledge.from_view(view)


def test_what_is_no_view_is_refused_where_it_is_read():
    match = Match("cardano", seed="setup")
    match.deal()
    data = match.view(0).as_json()
    for name in data:
        with pytest.raises(ParseError, match=name):
            View.from_json({key: value for key, value in data.items() if key != name})
    for name, value in (("trick", [["0"]]), ("turn_up", 7), ("told", 5), ("trumps", [1])):
        with pytest.raises(ParseError):
            View.from_json({**data, name: value})


@pytest.mark.parametrize("game", GAMES_OF_TRICKS)
def test_true_views_are_never_refused(game):
    for _, data in true_views(game, range(100, 125)):
        examine(View.from_json(data))


@pytest.mark.parametrize("game", GAMES_OF_TRICKS)
def test_true_views_of_later_deals_and_of_deals_that_are_over(game):
    for seed in range(4):
        rng = random.Random(f"later {game} {seed}")
        match = new_match(game, rng, share=0.5)
        while not match.over and len(match.played) < 3:
            match.deal()
            while match.to_act is not None:
                match.apply(random_action(match, rng))
                if rng.random() < 0.03 or match.to_act is None:
                    for seat in range(len(match.names)):
                        examine(View.from_json(match.view(seat).as_json()))


@pytest.mark.parametrize("game", GAMES_OF_TRICKS)
def test_one_thing_changed_is_refused_or_explained(game):
    """Never another error, never a world in which the seat would have been told something else."""
    found = random_spoiling(game, range(200, 202))
    assert found["refused"] > 5


def test_a_view_of_a_match_is_not_played_again():
    """It is true, and looking into it would cost a player time at every move."""
    match = Match("cardano", seed="true")
    match.deal()
    view = match.view(0)
    assert view.vouched
    assert not View.from_json(view.as_json()).vouched
    read = examine(View.from_json(view.as_json()))
    assert read.vouched
    read.take_all(view.told[-1:])
    assert not read.vouched
