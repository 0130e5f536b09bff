"""Games of hidden information: known solutions, best answers found twice, and errors."""

from __future__ import annotations

import random

import pytest

from exact.minimax import ALL_DUTIES, models, random_model, random_stakes
from hidden.brute import best_response, mask, some_worlds
from trappola.kernel import Duties, HiddenGame, Solver, Stakes, TrickModel, TrickState

S, C, D, B = 0, 16, 32, 48
TWO, KING, ACE = 0, 1, 2
PACK = mask([suit + rank for suit in (S, C, D, B) for rank in (TWO, KING, ACE)])
MODEL = TrickModel(
    pack=PACK,
    closed=Duties(follow=True),
    card_points={suit + rank: 5 * rank for suit in (S, C, D, B) for rank in (TWO, KING, ACE)},
    last_trick=6,
    hand_cards=3,
)


def guessing() -> tuple[TrickState, int]:
    """The ace of swords is led; who holds two kings has to keep the one whose two comes next."""
    kings = mask([C + KING, D + KING])
    state = TrickState(MODEL, [mask([S + ACE, C + TWO]), kings], [], -1, 0)
    state.play(S + ACE)
    return state, kings


def test_a_guess_between_two_cards():
    state, kings = guessing()
    worlds = [(mask([C + TWO]), kings), (mask([D + TWO]), kings)]
    even = HiddenGame(state, worlds).solve(rounds=50)
    # The ace wins 15; then each side is as likely to win the last trick with 5 + 6.
    assert even.value == pytest.approx(15)
    assert even.exploitability == pytest.approx(0, abs=1e-6)
    known = HiddenGame(state, worlds, weights=[2, 1]).solve(rounds=50)
    assert known.value == pytest.approx(15 - 11 / 3, abs=1e-4)
    chances = known.at([], kings)
    assert chances[D + KING][0] == pytest.approx(1, abs=1e-3)  # thrown away: the two of cups comes
    assert chances[D + KING][1] == pytest.approx(-15 + 11 / 3, abs=1e-3)
    assert chances[C + KING][1] == pytest.approx(-15 - 11 / 3, abs=1e-3)


def test_the_last_trick_leaves_no_choice():
    state = TrickState(MODEL, [mask([S + KING]), mask([S + TWO])], [], -1, 0)
    worlds = [(mask([S + KING]), mask([S + TWO])), (mask([S + KING]), mask([S + ACE]))]
    game = HiddenGame(state, worlds, weights=[3, 1])
    profile = game.solve(rounds=1)
    assert profile.value == pytest.approx(0.75 * 11 - 0.25 * 21)
    assert profile.exploitability == pytest.approx(0)
    assert (profile.at([], mask([S + KING])), game.cells, game.ends) == ({}, 0, 2)


def test_where_nothing_is_hidden_it_is_worth_what_the_solver_says():
    rng = random.Random(1)
    for number in range(60):
        model = random_model(rng) if number % 2 else rng.choice(models())
        if model.seats != 2:
            continue
        ((first, second),) = some_worlds(rng, model.pack, rng.randint(1, 4), 1)
        model = closed(model, rng)
        state = TrickState(model, [first, second], [], rng.randrange(-1, 4), rng.randrange(2))
        stakes = random_stakes(rng, model.pack)
        profile = HiddenGame(state, [(first, second)], stakes=stakes).solve(rounds=300)
        exact = Solver().solve(state, stakes)
        assert profile.value == pytest.approx(exact.lower, abs=0.02), number
        assert profile.exploitability == pytest.approx(0, abs=0.02)


def closed(model: TrickModel, rng: random.Random) -> TrickModel:
    """The rules of a model with nothing to draw."""
    return TrickModel(
        pack=model.pack,
        closed=model.closed if rng.random() < 0.5 else rng.choice(ALL_DUTIES),
        card_points={card: model.points_of(card) for card in range(64) if model.pack >> card & 1},
        last_trick=model.last_trick,
        prize_cards=model.prize_cards,
        prize_any=model.prize_any,
        prize_first=model.prize_first,
        prize_last=tuple(model.prize_last),
        hand_cards=1,
    )


@pytest.mark.parametrize("size", [2, 3])
def test_the_best_answer_is_the_same_found_from_information_sets(size):
    rng = random.Random(size)
    for number in range(6 if size == 2 else 3):
        model = closed(random_model(rng), rng)
        worlds = some_worlds(rng, model.pack, size, 30)
        weights = [rng.choice([1.0, 2.0, 0.5]) for _ in worlds]
        stakes = random_stakes(rng, model.pack)
        trump = rng.randrange(-1, 4)
        state = TrickState(model, list(worlds[0]), [], trump, 0)
        game = HiddenGame(state, worlds, weights, stakes)
        for rounds in (1, 200):
            profile = game.solve(rounds=rounds)
            answers = [
                best_response(model, worlds, weights, profile, seat, stakes=stakes, trump=trump)
                for seat in (0, 1)
            ]
            for seat in (0, 1):
                assert profile.best_response(seat) == pytest.approx(answers[seat], abs=1e-3), number
            assert sum(answers) / 2 == pytest.approx(profile.exploitability, abs=1e-3)
        assert -1e-3 < sum(answers) < 0.01 * (game.most - game.least) + 1e-3


def test_an_equilibrium_lies_between_the_best_answers():
    rng = random.Random(4)
    worlds = some_worlds(rng, PACK, 3, 60)
    state = TrickState(MODEL, list(worlds[0]), [], 2, 0)
    profile = HiddenGame(state, worlds).solve(rounds=500)
    assert -profile.best_response(1) <= profile.value <= profile.best_response(0)
    assert profile.exploitability < 0.001


def test_knowing_the_worlds_is_worth_something_to_both_or_to_none():
    """Who alone sees the other hand gets no less than in the equilibrium, and at times more."""
    rng = random.Random(5)
    gains = []
    for _ in range(10):
        worlds = some_worlds(rng, PACK, 3, 20)
        # Seat 0 has one hand only: seat 1 knows everything, seat 0 its own hand.
        worlds = [(worlds[0][0], second) for _, second in worlds if not second & worlds[0][0]]
        if not worlds:
            continue
        state = TrickState(MODEL, list(worlds[0]), [], -1, 0)
        profile = HiddenGame(state, worlds).solve(rounds=300)
        solver = Solver()
        seen = [solver.solve(TrickState(MODEL, list(world), [], -1, 0)).lower for world in worlds]
        mean = sum(seen) / len(seen)
        gains.append(mean - profile.value)
        assert profile.value <= mean + 0.01
    assert max(gains) > 0.1


def test_the_same_again():
    rng = random.Random(6)
    worlds = some_worlds(rng, PACK, 3, 40)
    state = TrickState(MODEL, list(worlds[0]), [], 1, 0)

    def run():
        profile = HiddenGame(state, worlds).solve(rounds=40)
        return [profile.at([], hand) for hand in HiddenGame(state, worlds).hands()]

    assert run() == run()


def test_a_table_says_what_a_margin_is_worth():
    state, kings = guessing()
    worlds = [(mask([C + TWO]), kings), (mask([D + TWO]), kings)]
    table = [-1.0] * 100 + [0.0] + [1.0] * 100
    game = HiddenGame(state, worlds, weights=[2, 1], table=table)
    assert (game.least, game.most) == (1, 1)  # 15 − 11 is still ahead
    doubled = HiddenGame(state, worlds, stakes=Stakes(base=(0, 10)), weights=[2, 1], table=table)
    assert doubled.solve(rounds=20).value == pytest.approx(1 / 3 - 2 / 3, abs=1e-3)


def test_trembling_teaches_what_to_do_after_plays_that_nobody_makes():
    rng = random.Random(8)
    worlds = some_worlds(rng, PACK, 3, 60)
    state = TrickState(MODEL, list(worlds[0]), [], -1, 0)
    game = HiddenGame(state, worlds)

    def given_away(profile):
        """How much worse than the best card the answers to every lead are, added up."""
        total = 0.0
        for card in game.cards():
            for hand in game.hands([card]):
                choices = profile.at([card], hand).values()
                best = max(value for _, value in choices)
                total += best - sum(chance * value for chance, value in choices)
        return total

    plain, trembling = game.solve(rounds=300), game.solve(rounds=300, tremble=0.02)
    assert trembling.exploitability < 0.05
    assert trembling.value == pytest.approx(plain.value, abs=0.1)
    assert given_away(trembling) < given_away(plain) / 2


def test_a_profile_of_ones_own():
    state, kings = guessing()
    worlds = [(mask([C + TWO]), kings), (mask([D + TWO]), kings)]
    game = HiddenGame(state, worlds)
    profile = game.profile()
    assert profile.at([], kings)[C + KING][0] == 0.5
    profile.put([], kings, {C + KING: 1.0})
    assert profile.at([], kings)[C + KING][0] == 1
    assert profile.at([], kings)[D + KING][0] == 0
    assert (game.to_act(), game.cards(), game.hands()) == (1, [C + KING, D + KING], [kings])
    assert game.others([], kings) == [(mask([C + TWO]), 0.5), (mask([D + TWO]), 0.5)]
    assert game.cards([C + KING]) == []
    with pytest.raises(ValueError, match="add up to one"):
        profile.put([], kings, {C + KING: 0.7})
    with pytest.raises(ValueError, match="not legal"):
        profile.put([], kings, {C + KING: 0.5, S + KING: 0.5})
    with pytest.raises(ValueError, match="no world of this game has this hand"):
        profile.put([], mask([C + KING]), {C + KING: 1.0})
    with pytest.raises(ValueError, match="negative"):
        profile.put([], kings, {C + KING: 1.5, D + KING: -0.5})


def hands(*cards):
    return mask(cards)


@pytest.mark.parametrize(
    ("worlds", "sentence"),
    [
        ([], "no world"),
        ([(hands(S, C), hands(D, D + 1)), (hands(S, C), hands(C, D))], "world 1: a card lies in"),
        ([(hands(S), hands(C, D))], "world 0: seat 0 has 1 cards, not 2"),
        ([(hands(S, S + 7), hands(C, D))], "world 0: a card is not in the pack"),
    ],
)
def test_worlds_that_cannot_be(worlds, sentence):
    state = TrickState(MODEL, [hands(S, C), hands(D, B)], [], -1, 0)
    with pytest.raises(ValueError, match=sentence):
        HiddenGame(state, worlds)


def test_what_cannot_be_solved():
    state, kings = guessing()
    world = (mask([C + TWO]), kings)
    with pytest.raises(ValueError, match="played already"):
        HiddenGame(state, [(mask([S + ACE]), kings)])
    with pytest.raises(ValueError, match="every world needs a weight"):
        HiddenGame(state, [world], weights=[1, 2])
    with pytest.raises(ValueError, match="more than nothing"):
        HiddenGame(state, [world], weights=[0])
    with pytest.raises(ValueError, match="too large"):
        HiddenGame(state, [world], most=0)
    game = HiddenGame(state, [world])
    with pytest.raises(ValueError, match="rounds or seconds"):
        game.solve()
    with pytest.raises(ValueError, match="must not be negative"):
        game.solve(rounds=-1)
    with pytest.raises(ValueError, match="tremble"):
        game.solve(rounds=1, tremble=1)
    with pytest.raises(ValueError, match="no world of this game leads"):
        game.solve(rounds=1).at([S], kings)
    four = models()[4]
    hands_of_four = [mask([16 * seat]) for seat in range(4)]
    with pytest.raises(ValueError, match="two seats"):
        HiddenGame(TrickState(four, hands_of_four, [], 0, 0), [world])
    drawing = next(model for model in models() if model.draws)
    with pytest.raises(ValueError, match="in the stock"):
        HiddenGame(TrickState(drawing, [1, 2], [4, 8], 0, 0), [(1, 2)])
    while not state.over:
        state.play(state.legal_actions()[0])
    with pytest.raises(ValueError, match="nothing to choose"):
        HiddenGame(state, [world])
    assert game.solve(seconds=0.01).rounds > 0
