"""What the games for two and for four share: declarations, and what a deal adds to the match.

Every test looks at both games, so that an option cannot be lost in one of them.
"""

from __future__ import annotations

import pytest

from options_shown import shows
from positions import classica, do, finish, legal, lines, quattro, refusal
from trappola import TRAPPOLA, Match
from trappola.games.combinations import combinations_in

BOTH = ("classica", "quattro")


def shows_both(option, *values):
    """The test shows these values in both games."""

    def decorate(test):
        for game in BOTH:
            test = shows(game, option, *values)(test)
        return test

    return decorate


def holding(game, hand, **options):
    """A deal in which seat 0, the first to speak, holds this hand."""
    cards = hand.split()
    twos = options.get("twos") != "without"
    rest = [card.text for card in TRAPPOLA if card.text not in cards and (twos or card.rank != "2")]
    if game == "classica":
        return classica(hand, " ".join(rest[:9]), " ".join(rest[9:]), **options)
    size = len(cards)
    others = [" ".join(rest[start : start + size]) for start in range(0, 3 * size, size)]
    return quattro((hand, *others), done=False, **options)


COURT = "Ac Kc Nc Jc"
E19 = f"{COURT} Ks Kd 7s 8s 9s"


def declared_worth(match):
    """The points of the declarations of side 0, the deal being played to its end."""
    finish(match)
    return {line[1]: line[2] for line in lines(match) if "(" in line[1] or "-kings" in line[1]}


def test_e19_runs_and_sets():
    for game in BOTH:
        match = holding(game, E19)
        assert legal(match) == {"declare three-kings", "declare run(AcKcNcJc)", "done"}
        assert refusal(match, "declare run(AcKcNc)") == "combination-not-held"
        assert refusal(match, "declare three-aces") == "combination-not-held"
        do(match, "declare run(AcKcNcJc), declare three-kings")
        assert refusal(match, "declare three-kings") == "said-already"
        assert declared_worth(match) == {"run(AcKcNcJc)": 6, "three-kings": 5}


@shows_both("card_in_two_combos", True, False)
def test_a_card_in_a_set_and_in_a_run():
    for game in BOTH:
        free = do(holding(game, E19, card_in_two_combos=True), "declare three-kings")
        assert "declare run(AcKcNcJc)" in legal(free)
        strict = do(holding(game, E19, card_in_two_combos=False), "declare three-kings")
        assert refusal(strict, "declare run(AcKcNcJc)") == "card-in-two"


@shows_both("runs", "court", "any_adjacent")
@shows_both("two_rank", "fifth", "lowest")
def test_runs_of_other_cards():
    hand = "Jc 2c 10c 9c 7d 8d 9d As Ks"
    for game in BOTH:
        assert legal(holding(game, hand, runs="court")) == {"done"}
        fifth = holding(game, hand, runs="any_adjacent")
        assert legal(fifth) == {"declare run(Jc2c10c9c)", "declare run(9d8d7d)", "done"}
        lowest = holding(game, hand, runs="any_adjacent", two_rank="lowest")
        assert legal(lowest) == {"declare run(Jc10c9c)", "declare run(9d8d7d)", "done"}
        do(fifth, "declare run(Jc2c10c9c), declare run(9d8d7d)")
        assert declared_worth(fifth) == {"run(Jc2c10c9c)": 6, "run(9d8d7d)": 3}


@shows_both("declarations", "on", "off", "mandatory")
def test_whether_one_declares():
    for game in BOTH:
        assert holding(game, E19, declarations="on").turn.prompt == "declare"
        blind = holding(game, E19, declarations="off")
        assert blind.turn.prompt == "play"
        assert refusal(blind, "declare three-kings") == "declare-too-late"
        assert declared_worth(blind) == {}
        forced = holding(game, E19, declarations="mandatory")
        assert forced.turn.prompt == "play"
        own = {item: worth for item, worth in declared_worth(forced).items() if "c" in item[4:6]}
        assert own == {"run(AcKcNcJc)": 6}
        assert (0, "three-kings", 5, 0, 0) in lines(forced)


@shows_both("declarations", "mandatory")
@shows_both("card_in_two_combos", False)
def test_mandatory_declarations_apart_are_the_best_ones():
    """Run of four 6 and three kings 5 share a king: only the run."""
    for game in BOTH:
        match = holding(game, E19, declarations="mandatory", card_in_two_combos=False)
        said = [event.words[0] for event in match.events(None) if event.kind == "declare"]
        assert "run(AcKcNcJc)" in said
        assert "three-kings" not in said


@shows_both("declare_window", "before_first_card", "at_first_lead")
def test_until_when_one_may_declare():
    for game in BOTH:
        match = holding(game, E19, declare_window="before_first_card")
        while match.turn.prompt == "declare":
            do(match, "done")
        assert refusal(match, "declare three-kings") == "declare-too-late"
        match = holding(game, E19, declare_window="at_first_lead")
        assert match.turn.prompt == "play"
        assert "declare three-kings" in legal(match)
        do(match, "declare three-kings, play Ac")
        while match.to_act != 0:
            do(match, match.legal_actions()[-1].text)
        assert refusal(match, "declare run(AcKcNcJc)") == "declare-too-late"


@shows_both("declare_window", "at_first_lead")
def test_only_cards_still_held_are_declared_later():
    """Seat 1 follows with a card of its run before it leads for the first time."""
    match = classica(
        "Ac Kc Nc Jc 7s 8s 9s 7d 8d",
        "As Ks Ns Js 9c 8c 7c 7b 8b",
        "Ad",
        declare_window="at_first_lead",
    )
    do(match, "play 7d")
    assert "declare run(AsKsNsJs)" in legal(match)
    do(match, "play Js, play Jc")
    assert "declare run(AsKsNs)" in legal(match)
    assert refusal(match, "declare run(AsKsNsJs)") == "combination-not-held"
    four = quattro(
        (
            "Ac Kc Nc Jc 7s 8s 9s 7d 8d",
            "As Ks Ns Js 9c 8c 7c 7b 8b",
            "2s 10s 2c 10c Ad Kd Nd Jd 2d",
            "10d 9d Ab Kb Nb Jb 2b 10b 9b",
        ),
        done=False,
        declare_window="at_first_lead",
    )
    do(four, "play Ac")
    assert "declare run(AsKsNsJs)" in legal(four)


@shows_both("declaration_timing", "end", "immediate_race")
def test_a_race_to_the_target():
    race = {"match_scoring": "full_points", "target": 11}
    for game in BOTH:
        match = holding(game, E19, declaration_timing="immediate_race", **race)
        do(match, "declare run(AcKcNcJc)")
        assert match.to_act == 0
        do(match, "declare three-kings")
        assert match.to_act is None
        assert match.winner == 0
        assert lines(match) == [(0, "run(AcKcNcJc)", 6, 0, 0), (0, "three-kings", 5, 0, 0)]
        match = holding(game, E19, declaration_timing="end", **race)
        do(match, "declare run(AcKcNcJc), declare three-kings, done")
        assert not match.over
        margin = holding(game, E19, declaration_timing="immediate_race", target=5)
        do(margin, "declare three-kings, done")
        assert not margin.over


@shows_both("show_declared", "cards", "rank_only")
def test_what_the_others_see_of_a_declaration():
    for game in BOTH:
        for rule, heard, known in (
            ("cards", [{"run(AcKcNcJc)", *COURT.split()}, {"three-kings", "Ks", "Kc", "Kd"}], 6),
            ("rank_only", [{"run(AKNJ)"}, {"three-kings"}], 0),
        ):
            match = holding(game, E19, show_declared=rule)
            do(match, "declare run(AcKcNcJc), declare three-kings")
            told = [set(event.words) for event in match.events(1) if event.kind == "declare"]
            assert told == heard
            assert len(match.view(1).hand_of(0)) == known


@shows_both("czech_declaration_values", "base", "minus_one_per_level")
@pytest.mark.parametrize(
    ("values", "rule", "three", "four"),
    [
        ("czech", "base", {"A": 6, "K": 5, "N": 4, "J": 3}, 2),
        ("czech", "minus_one_per_level", {"A": 5, "K": 4, "N": 3, "J": 2}, 2),
        ("base", "minus_one_per_level", {"A": 6, "K": 5, "N": 4, "J": 3}, 2),
    ],
)
def test_what_sets_count(values, rule, three, four):
    names = {"A": "aces", "K": "kings", "N": "knights", "J": "jacks"}
    for game in BOTH:
        rules = Match(game, {"values": values, "czech_declaration_values": rule}).rules
        for rank, worth in three.items():
            for size, times in ((3, 1), (4, four)):
                cards = TRAPPOLA.hand(" ".join(rank + suit for suit in "scdb"[:size]))
                (found,) = combinations_in(rules, TRAPPOLA, cards)
                number = {3: "three", 4: "four"}[size]
                assert (found.word, found.points) == (f"{number}-{names[rank]}", worth * times)
        run = TRAPPOLA.hand("As Ks Ns")
        assert combinations_in(rules, TRAPPOLA, run)[0].points == 3


@shows_both("match_scoring", "margin", "full_points", "fixed_1", "fixed_2")
def test_what_a_deal_adds_to_the_match():
    for game in BOTH:
        for rule in ("margin", "full_points", "fixed_1", "fixed_2"):
            match = finish(holding(game, "As Ks Ns Js Ac Kc Ad Kd Ab", match_scoring=rule))
            first, second = match.score_sheet.points
            assert first != second
            winner = 0 if first > second else 1
            gained = {"margin": abs(first - second), "fixed_1": 1, "fixed_2": 2}.get(rule)
            score = [0, 0]
            if rule == "full_points":
                score = [first, second]
            else:
                score[winner] = gained
            assert list(match.standing.points) == score
