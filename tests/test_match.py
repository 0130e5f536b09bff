"""A match as a whole, in random play of every game with random options.

Finds copies that hang together, undo that leaves something behind, sums that do not add up,
and actions that are listed but not accepted, or accepted but not listed.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import ALL_GAMES, cardano, do, fingerprint, finish, legal, pool
from random_play import new_match, random_action, random_deal, random_match
from trappola import GAMES, IllegalAction, Match, MatchError, OptionClash, UnknownName

SEEDS = st.integers(0, 2**32 - 1)


def some_match(game, seed, deals=2, most=60):
    """A match of a deal or two; a long deal is broken off."""
    rng = random.Random(seed)
    match = new_match(game, rng)
    for _ in range(deals):
        if match.over or match.to_act is not None:
            break
        random_deal(match, rng, most=most)
    return match


def deals_and_actions(match):
    """What was done, in order: packs dealt and actions made."""
    for played in match.played:
        yield ("deal", played.cards, played.deal.dealer)
        for seat, action in played.actions:
            yield ("act", action, seat)


def repeat(match, step):
    """Makes one step of another match here."""
    kind, what, seat = step
    if kind == "deal":
        match.deal(what, dealer=seat)
    else:
        match.apply(what, seat)


@pytest.mark.parametrize("game", ALL_GAMES)
@given(seed=SEEDS)
def test_a_copy_is_equal_and_independent(game, seed):
    match = some_match(game, seed)
    before = fingerprint(match)
    copy = match.copy()
    assert copy == match
    assert fingerprint(copy) == before
    rng = random.Random(seed)
    if copy.to_act is not None:
        copy.apply(random_action(copy, rng))
    elif not copy.over:
        copy.deal()
    else:
        copy.undo()
    assert fingerprint(match) == before
    assert copy != match


@pytest.mark.parametrize("game", ALL_GAMES)
@given(seed=SEEDS)
def test_a_copy_goes_on_like_the_original(game, seed):
    match = some_match(game, seed, most=20)
    copy = match.copy()
    for each in (match, copy):
        rng = random.Random(seed)
        for _ in range(30):
            if each.to_act is not None:
                each.apply(random_action(each, rng))
            elif not each.over:
                each.deal(rng.sample(each.pack.cards, len(each.pack)), dealer=each.next_dealer or 0)
    assert fingerprint(match) == fingerprint(copy)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_undo_to_the_start_and_redo(game):
    for seed in range(8):
        match = some_match(game, seed, most=40)
        steps = list(deals_and_actions(match))
        again = Match(game, match.rules.changed, seats=match.names, order=match.order)
        snapshots = []
        for step in steps:
            if step[0] == "act":
                snapshots.append(fingerprint(again))
            repeat(again, step)
        assert fingerprint(again) == fingerprint(match)
        actions = [what for kind, what, _ in steps if kind == "act"]
        for action, snapshot in zip(reversed(actions), reversed(snapshots), strict=True):
            assert again.undo() == action
            assert fingerprint(again) == snapshot
        with pytest.raises(MatchError) as error:
            again.undo()
        assert error.value.key == "nothing-to-undo"
        assert again.played == []
        for step in steps:
            repeat(again, step)
        assert fingerprint(again) == fingerprint(match)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_undo_and_another_way(game):
    """After an undo another action may be made; nothing of the first one is left."""
    for seed in range(30):
        match = some_match(game, seed, deals=1, most=15)
        if match.to_act is None or len(match.legal_actions()) < 2:
            continue
        first, *_, last = match.legal_actions()
        straight = match.copy()
        straight.apply(last)
        match.apply(first)
        match.undo()
        match.apply(last)
        assert fingerprint(match) == fingerprint(straight)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_legal_actions_are_those_that_are_accepted(game):
    """Cards to be exchanged may be named in any order, once each."""

    def canonical(action):
        if action.verb != "exchange" or len(set(action.words)) != len(action.words):
            return action.text
        return " ".join(["exchange", *sorted(action.words)])

    for seed in range(12):
        rng = random.Random(f"{game} {seed}")
        match = new_match(game, rng)
        match.deal()
        for _ in range(50):
            if match.to_act is None:
                break
            before = fingerprint(match)
            listed = match.legal_actions()
            assert len(set(listed)) == len(listed)
            allowed = {canonical(action) for action in listed}
            for action in {*pool(match), *rng.sample(listed, min(len(listed), 40))}:
                if canonical(action) in allowed:
                    match.check(action)
                    match.check(action, match.to_act)
                    continue
                with pytest.raises(IllegalAction):
                    match.apply(action)
            for seat in range(len(match.names)):
                if seat != match.to_act:
                    with pytest.raises(IllegalAction) as error:
                        match.apply(listed[0], seat)
                    assert error.value.key == "not-your-turn"
            assert fingerprint(match) == before
            match.apply(random_action(match, rng))


@pytest.mark.parametrize("game", ALL_GAMES)
@given(seed=SEEDS)
def test_lines_add_up(game, seed):
    match = random_match(game, random.Random(seed), deals=4)
    chips_at_first = sum(match.game.opening(match.rules, len(match.names), None).chips)
    for played in match.played:
        sheet = played.deal.sheet
        if sheet is None:
            continue
        for place, scorer in enumerate(sheet.scorers):
            assert sheet.points[place] == sum(
                line.points for line in sheet.lines if line.seat == scorer
            )
        for seat in range(len(match.names)):
            assert sheet.chips[seat] == sum(line.chips for line in sheet.lines if line.seat == seat)
        assert sum(sheet.chips) + sum(line.pot for line in sheet.lines) == pytest.approx(0)
        assert sheet.pot == played.standing.pot + sum(line.pot for line in sheet.lines)
        told = [event for event in match.events(None) if event.kind == "score"]
        assert len(told) == sum(len(each.lines) for each in match.score_sheets)
    held = sum(match.standing.chips) + match.standing.pot
    assert held == pytest.approx(chips_at_first)


WORTH = {
    "base": {"A": 6, "K": 5, "N": 4, "J": 3},
    "czech": {"A": 5, "K": 4, "N": 3, "J": 2},
}


def worth_of(match, cards):
    """What cards count, by the rules."""
    if match.game.name in ("classica", "quattro"):
        rules = match.rules
        worth = dict(WORTH[rules["values"]])
        worth["2"] = 2 if rules["values"] == "base" else rules.czech_two
    else:
        worth = WORTH["base"]
    return sum(worth.get(card.rank, 0) for card in cards)


@pytest.mark.parametrize("game", [game for game in ALL_GAMES if game != "svoyi"])
@given(seed=SEEDS)
def test_card_points_are_those_of_the_cards_played(game, seed):
    """Dead cards (exchanged, undrawn, unplayed) count for nobody; the last trick counts once."""
    match = random_match(game, random.Random(seed), deals=2)
    for played in match.played:
        items = [line.item for line in played.deal.sheet.lines]
        if "captured-cards" not in items:
            continue  # ended by a race or an Alifer
        cards = [action.card for _, action in played.actions if action.card is not None]
        odd = played.deal.rules.get("odd_card") == "last_trick_winner_scores_it"
        if odd and getattr(played.deal.state, "stock_left", 0) == 1:
            cards.append(played.cards[18])
        captured = sum(
            line.points for line in played.deal.sheet.lines if line.item == "captured-cards"
        )
        if not (odd and match.rules.turnup_swap != "off"):
            assert captured == worth_of(match, cards)
        last = [item for item in items if item.startswith("last-")]
        assert len([item for item in last if not item.endswith("payment")]) == 1


@pytest.mark.parametrize(
    ("game", "options", "total"),
    [
        ("classica", {}, 80),
        ("classica", {"declarations": "off"}, 80),
        ("classica", {"twos": "without"}, 72),
        ("classica", {"values": "czech"}, 60),
        ("classica", {"values": "czech", "czech_two": 2}, 64),
        ("quattro", {}, 80),
        ("quattro", {"twos": "without"}, 72),
        ("quattro", {"values": "czech"}, 60),
        ("quattro", {"values": "czech", "czech_two": 0}, 56),
    ],
)
def test_card_points_of_a_whole_pack(game, options, total):
    for seed in range(20):
        rng = random.Random(seed)
        match = Match(game, options, seed=seed)
        random_deal(match, rng)
        lines = match.score_sheet.lines
        assert sum(line.points for line in lines if line.item == "captured-cards") == total
        assert [line.points for line in lines if line.item == "last-trick"] == [6]


@pytest.mark.parametrize("game", ["cardano", "bulka", "two-handed"])
def test_at_most_72_card_points_in_nine_tricks(game):
    for seed in range(40):
        match = new_match(game, random.Random(seed), share=0)
        random_deal(match, random.Random(seed))
        lines = match.score_sheet.lines
        captured = sum(line.points for line in lines if line.item == "captured-cards")
        assert 0 <= captured <= 72


@pytest.mark.parametrize("game", [game for game in ALL_GAMES if game != "svoyi"])
def test_every_deal_ends(game):
    """A card at a time: the deal is over when the hands are empty, whatever is said besides."""
    for seed in range(60):
        rng = random.Random(f"{game} {seed}")
        match = new_match(game, rng)
        match.deal()
        while match.to_act is not None:
            match.apply(random_action(match, rng))
            assert len(match.current.actions) < 120
        assert match.score_sheet is not None
        assert match.legal_actions() == ()


def test_every_game_of_svoyi_ends():
    """By an empty hand, a repetition, or the number of turns agreed."""
    for seed in range(25):
        rng = random.Random(seed)
        match = Match("svoyi", max_turns=rng.choice([1, 30, "fewer_cards_wins:50"]))
        match.deal()
        while match.to_act is not None:
            match.apply(random_action(match, rng))
            assert len(match.current.actions) <= 52
    for form in ("single", "cover_and_lead"):
        match = Match("svoyi", turn_form=form, seed=form)
        rng = random.Random(form)
        match.deal()
        while match.to_act is not None:
            match.apply(random_action(match, rng))
            assert len(match.current.actions) < 50_000
        assert match.over


@pytest.mark.parametrize("game", ALL_GAMES)
def test_nothing_is_done_after_the_end_of_a_deal(game):
    match = Match(game, seed=1)
    match.deal()
    random.seed(1)
    for _ in range(5000):
        if match.to_act is None:
            break
        match.apply(random_action(match, random.Random(len(match.current.actions))))
    before = fingerprint(match)
    for action in pool(match):
        with pytest.raises(IllegalAction) as error:
            match.apply(action)
        assert error.value.key == "deal-over"
    assert fingerprint(match) == before


def wrong(call):
    """The key of the MatchError that a call raises."""
    with pytest.raises(MatchError) as error:
        call()
    assert str(error.value) != error.value.key
    return error.value.key


def test_calls_at_the_wrong_time():
    match = Match("cardano", match="single")
    assert wrong(match.undo) == "nothing-to-undo"
    assert wrong(lambda: match.deal(dealer=2)) == "no-seat"
    match.deal(dealer=1)
    assert wrong(match.deal) == "deal-unfinished"
    finish(match)
    assert wrong(match.deal) == "match-over"
    longer = finish(
        cardano("As Ac Ad 2s 2c 2d Ks Kc Kd", "10s 10c 10d Ab Kb 10b 9b 8b 7b", match="target:500")
    )
    assert wrong(lambda: longer.deal(dealer=1)) == "wrong-dealer"
    longer.deal(dealer=0)


def test_wrong_tables():
    assert wrong(lambda: Match("cardano", seats=("A",))) == "wrong-seats"
    assert wrong(lambda: Match("bulka", seats=tuple("ABCDEFG"))) == "wrong-seats-between"
    assert wrong(lambda: Match("cardano", order=(0, 1))) == "no-queue"
    assert wrong(lambda: Match("bulka", order=(0, 1, 1))) == "wrong-order"
    for key, call in (
        ("no-game", lambda: Match("whist")),
        ("no-option", lambda: Match("cardano", colour="red")),
        ("no-value", lambda: Match("cardano", exchange="twice")),
    ):
        with pytest.raises(UnknownName) as error:
            call()
        assert error.value.key == key
    with pytest.raises(OptionClash):
        Match("classica", turnup_swap="two", twos="without")


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_seed_deals_the_same_again(game):
    one, other = Match(game, seed="garden"), Match(game, seed="garden")
    for match in (one, other):
        match.deal()
    assert one == other
    third = Match(game, seed="gardens")
    third.deal()
    assert third != one


def test_what_a_match_is_like_before_the_first_deal():
    for game in GAMES:
        match = Match(game)
        assert match.to_act is None
        assert match.turn is None
        assert match.current is None
        assert match.score_sheet is None
        assert match.score_sheets == ()
        assert match.legal_actions() == ()
        assert match.events(0) == ()
        assert match.log == []
        assert not match.over


@pytest.mark.parametrize("game", ALL_GAMES)
@given(seed=SEEDS)
def test_repr_gives_the_match_again(game, seed):
    match = some_match(game, seed, most=20)
    again = eval(repr(match), {"Match": Match})
    assert again == match
    assert fingerprint(again) == fingerprint(match)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_pack_may_be_text_or_cards(game):
    cards = random.Random(1).sample(Match(game).pack.cards, len(Match(game).pack))
    one, other = Match(game), Match(game)
    one.deal(cards, dealer=1)
    other.deal(" ".join(card.text for card in cards), dealer=1)
    assert fingerprint(one) == fingerprint(other)


def test_an_action_may_be_text_or_action():
    match = cardano("As Ac Ad 2s 2c 2d Ks Kc Kd", "10s 10c 10d Ab Kb 10b 9b 8b 7b")
    do(match, "play As")
    assert match.current.actions[-1][1].text == "play As"
    assert "10s" in legal(match)
