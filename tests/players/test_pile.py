"""Svoyi Kozyri: the position is the one on the table, and wins at hand are taken."""

from __future__ import annotations

from random import Random

import pytest

from trappola import Action, View
from trappola.actions import plays_of
from trappola.games import GAMES
from trappola.players import ClubPlayer, RandomPlayer
from trappola.players.novice import NovicePlayer
from trappola.players.pile import WON, sound

from .table import new_match, play_deal, share


@pytest.mark.parametrize("name", ["svoyi", "challenge"])
@pytest.mark.parametrize("last", [False, True])
def test_the_kernel_gets_the_position_on_the_table(name: str, last: bool) -> None:
    """Its legal actions are the table's, whatever lies on the pile."""

    def same(view: View, _action: Action) -> None:
        if any(view.counts):
            state = GAMES["svoyi"].state_of(view)
            assert state is not None
            plays = plays_of(view.pack).by_number
            assert [plays[number] for number in state.legal_actions()] == list(view.legal)

    for seed in range(6):
        match = new_match(name, f"position-{seed}", last_card_must_stand=last)
        chance = RandomPlayer(Random(seed))
        play_deal(match, [chance, chance], same)


def test_the_last_card_is_played_when_it_wins() -> None:
    def wins(view: View, action: Action) -> None:
        if any(view.counts) and len(view.hand) == 1:
            plays = [each for each in view.legal if each.card is not None]
            assert not plays or action in plays

    player = ClubPlayer(nodes=60)
    for seed in range(8):
        match = new_match("challenge", f"last-{seed}")
        play_deal(match, [player, RandomPlayer(Random(seed))], wins)


def test_it_seldom_turns_in_circles() -> None:
    """Against itself hardly a deal of cover and lead is a draw."""
    player = ClubPlayer(nodes=40)
    ends = []
    for seed in range(6):
        match = new_match("challenge", f"progress-{seed}", max_turns="none")
        sheet = play_deal(match, [player, player]).score_sheet
        assert sheet is not None
        ends.append(sheet.winner)
    assert ends.count(None) <= 2


@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
def test_what_it_proves_is_so_and_its_choice_mostly_keeps_a_win(form: str) -> None:
    oracle = GAMES["svoyi"].oracle(GAMES["svoyi"].rules({"turn_form": form}))
    assert oracle is not None
    chance, asked, kept, proved = Random(11), 0, 0, 0
    for seed in range(12):
        match = new_match("svoyi", f"sound-{seed}", turn_form=form)
        match.deal()
        while match.to_act is not None:
            view = match.view(match.to_act)
            answer = oracle.ask(view)
            if answer is None:
                match.apply(view.legal[0])
                continue
            looks = sound(view, 20)
            for action, look in looks.items():
                if abs(look) > WON:
                    proved += 1
                    assert answer.worth_of(action).value == ("win" if look > 0 else "loss")
            best = max(looks, key=lambda each: looks[each])
            if answer.value == "win" and any(each.value != "win" for each in answer.actions):
                asked += 1
                kept += answer.worth_of(best).value == "win"
            match.apply(chance.choice(view.legal) if chance.random() < 0.3 else best)
    assert proved > 50 and asked > 50 and kept > 0.6 * asked


@pytest.mark.parametrize("name", ["svoyi", "challenge"])
def test_it_beats_the_novice(name: str) -> None:
    """Measured over 60 deals of each: 29 of 30 and more."""
    assert share(name, 4, ClubPlayer(), NovicePlayer()) > 0.8


def test_other_packs_and_rules_are_judged_too() -> None:
    for options in ({"ranks": 13}, {"last_card_must_stand": True}, {"max_turns": 30}):
        match = new_match("challenge", "other", **{"max_turns": 30, **options})
        play_deal(match, [ClubPlayer(nodes=3), ClubPlayer(nodes=3)])
        assert match.score_sheet is not None
