"""Asking a table: positions at the start of a bout and within one, and positions that cannot be.

Finds an answer from the wrong seat's side, a best play that makes no progress, an error without a
sentence.
"""

from __future__ import annotations

import gc
import mmap
import random
from pathlib import Path

import pytest

from trappola import Match, ParseError
from trappola._kernel import folded_group, table_over, unfold
from trappola.cards import Card
from trappola.kernel import TAKE, PileState
from trappola.svoyi import Position, Table, TableError, Worth, open_table, solve
from trappola.svoyi.form import Form
from trappola.svoyi.oracle import SvoyiOracle, hand_number

HAND, OTHER = "As Kh Qs Kd Qc Ac", "Ks Ah Qh Ad Qd Kc"


@pytest.fixture(scope="module", params=["single", "cover_and_lead"])
def table(request: pytest.FixtureRequest) -> Table:
    return solve(4, request.param)


def deal(table: Table, rng: random.Random) -> Position:
    """A random position in which a bout begins, with any trumps and either seat to lead."""
    cards = list(table.form.pack)
    rng.shuffle(cards)
    cut = rng.randrange(1, len(cards))
    trumps = rng.sample(table.form.pack.suits, 2)
    hands = tuple(cards[:cut]), tuple(cards[cut:])
    return Position(hands, (trumps[0], trumps[1]), rng.randrange(2))


def test_the_best_plays_of_both_end_the_deal_in_the_distance(table: Table) -> None:
    rng = random.Random(3)
    for _ in range(20):
        state = deal(table, rng).state(table.form)
        seat, worth = state.to_act, table.value(state)
        bouts = 1
        while not state.over and bouts < 100:
            best = table.best(state)
            assert (best.value, best.distance) == table.value(state)
            number = TAKE if best.action.card is None else table.form.pack.number[best.action.card]
            state.play(number)
            bouts += number == TAKE
        if worth.value == "draw":
            assert not state.over
        else:
            assert (state.winner == seat) == (worth.value == "win")
            assert bouts == worth.distance


def test_either_seat_and_any_suits_are_the_same_game(table: Table) -> None:
    rng = random.Random(4)
    for _ in range(20):
        one = deal(table, rng)
        change = dict(zip("shdc", rng.sample("shdc", 4), strict=True))
        hands = [
            " ".join(card.rank + change[card.suit] for card in hand) for hand in reversed(one.hands)
        ]
        trumps = change[one.trumps[1]] + change[one.trumps[0]]
        other = Position.read(hands[0], hands[1], trumps=trumps, to_act=1 - one.to_act)
        assert table.value(one) == table.value(other)


def test_every_legal_action_is_rated_and_a_win_has_a_winning_action(table: Table) -> None:
    rng = random.Random(5)
    for _ in range(20):
        state = deal(table, rng).state(table.form)
        for _ in range(rng.randrange(4)):
            state.play(rng.choice(state.legal_actions()))
            if state.over:
                break
        if state.over:
            continue
        rated = table.rate(state)
        assert len(rated) == len(state.legal_actions())
        assert Worth(rated[0].value, rated[0].distance) == table.value(state)


def test_a_bout_under_way() -> None:
    table = solve(3)
    led = Position.read("As Kh Qs Kd Ac", OTHER, trumps="sh", to_act=1, pile="Qc")
    assert table.best(Position.read(HAND, OTHER, trumps="sh")).action.text == "play Qc"
    assert table.value(led) == Worth("loss", 16)
    taken = [each for each in table.rate(led) if each.action.text == "take"]
    assert taken[0].value == "loss"


def test_without_distances_only_the_winner_is_told() -> None:
    table = solve(3, distances=False)
    assert table.value(Position.read(HAND, OTHER, trumps="sh")) == Worth("win", None)


def test_a_deal_of_the_game_can_be_asked_about() -> None:
    """A dealt match of 24 cards, its state straight from the table people play at."""
    table = open_table(6)
    match = Match("svoyi", seed=1)
    match.deal()
    while match.to_act is not None and match.legal_actions()[0].verb == "suits":
        match.apply(match.legal_actions()[0])
    hands = [match.view(seat).hand_of(seat) for seat in (0, 1)]
    trumps = match.view(0).trumps
    leader = match.to_act
    assert leader is not None
    position = Position((hands[0], hands[1]), (trumps[0], trumps[1]), leader)
    worth = table.value(position)
    assert worth.value == "win" and worth.distance is not None and worth.distance <= 85
    assert table.best(position).action in match.legal_actions()


@pytest.mark.parametrize(
    ("hand", "other", "given", "word"),
    [
        (HAND, OTHER.replace("Kc", "Qc"), {}, "Qc"),
        (HAND, OTHER.replace(" Kc", ""), {}, "Kc"),
        (HAND, OTHER + " 9c", {}, "9c"),
        (HAND, OTHER, {"trumps": "ss"}, "ss"),
        (HAND, OTHER, {"trumps": "sx"}, "x"),
        (HAND, OTHER, {"to_act": 2}, "seat"),
        ("", HAND + " " + OTHER, {}, "cards"),
        (HAND, OTHER, {"must_lead": True}, "leads"),
    ],
)
def test_positions_that_cannot_be(hand: str, other: str, given: dict[str, str], word: str) -> None:
    table = solve(3)
    with pytest.raises((TableError, ParseError)) as error:
        table.value(Position.read(hand, other, **{"trumps": "sh", **given}))  # type: ignore[arg-type]
    assert word in str(error.value) and "\n" not in str(error.value)


@pytest.mark.parametrize("distances", [True, False])
def test_a_state_of_another_form_or_pack_or_at_its_end_is_refused(distances: bool) -> None:
    table = solve(3, distances=distances)
    asked = (table.value, table.rate, SvoyiOracle(table.form, table).analyse)
    last = ["Ac", *(card.text for card in table.form.pack if card.text != "Ac")]
    state = Position.read(last[0], " ".join(last[1:]), trumps="sh").state(table.form)
    state.play(table.form.pack.number[Card("Ac")])
    assert state.over
    wrong = {
        "another form": Position.read(HAND, OTHER, trumps="sh").state(Form.of(3, "cover_and_lead")),
        "of 12 cards": Position.read("As Kh", "Ks Ah Ad Kd Ac Kc", trumps="sh").state(Form.of(2)),
        "deal is over": state,
    }
    for word, each in wrong.items():
        for ask in asked:
            with pytest.raises(TableError, match=word):
                ask(each)


@pytest.mark.parametrize("ranks", [3, 4, 5])
def test_which_leads_win_a_mirror_deal_of_the_single_form(ranks: int) -> None:
    """From four ranks on no trump lead wins; the lowest of a plain suit does."""
    table = solve(ranks)
    pack = table.form.pack
    whole = (1 << ranks) - 1
    for own in range(1 << ranks):
        for plain in range(1 << ranks):
            hand = own | (~own & whole) << 16 | plain << 32 | (~plain & whole) << 48
            state = PileState(table.form.model(("s", "h")), hand, pack.mask & ~hand, 0)
            winning = [each.action.card for each in table.rate(state) if each.value == "win"]
            assert winning
            if ranks < 4:
                continue
            assert not [card for card in winning if card and card.suit in "sh"]
            held = pack.cards_in(hand)
            lowest = {card.suit: card for card in held}  # from the strongest to the weakest
            assert {lowest.get("d"), lowest.get("c")} & set(winning)


def test_a_table_that_cannot_be_written_says_so() -> None:
    """A mapped file is read-only memory, and writing to that would end the process."""
    made = solve(3).kernel
    planes = [made.read(plane, 0, made.plane_bytes(plane)) for plane in range(3)]
    over = table_over(
        ranks=3,
        cover_and_lead=False,
        low_trump=True,
        wins=planes[0],
        losses=planes[1],
        distances=planes[2],
    )
    for plane, size in enumerate(map(len, planes)):
        with pytest.raises(ValueError, match="cannot be written"):
            over.write(plane, 0, bytes(size))
        with pytest.raises(ValueError, match="cannot be written"):
            unfold(over, plane, 0, bytes(folded_group(3, plane)))
        assert over.read(plane, 0, size) == planes[plane]


def test_hands_of_36_cards_go_beyond_32_bits(tmp_path: Path) -> None:
    """Over a file full of nothing, in which a few positions are known."""
    ranks, size = 9, (1 << 36) // 8
    form = Form.of(ranks)
    nothing = tmp_path / "nothing"
    with nothing.open("wb") as handle:
        handle.truncate(2 * size)
    cards = sorted(form.pack.by_number)
    hand = sum(1 << card for card in random.Random(36).sample(cards, 18)) | 1 << cards[8]
    state = PileState(form.model(("s", "h")), hand, form.pack.mask & ~hand, 0)
    trumps = form.pack.suit_number("s"), form.pack.suit_number("h")
    number = hand_number(hand, trumps, 0, ranks)
    assert number >> 32
    with (
        nothing.open("r+b") as handle,
        mmap.mmap(handle.fileno(), 2 * size) as mapped,
        memoryview(mapped) as memory,
    ):
        wins, losses = memory[:size], memory[size:]
        table = Table(
            form,
            table_over(
                ranks=ranks,
                cover_and_lead=False,
                low_trump=True,
                wins=wins,
                losses=losses,
                distances=None,
            ),
        )
        assert table.value(state).value == "draw"
        losses[number >> 3] |= 1 << (number & 7)
        assert Table(form, table.kernel).value(state).value == "loss"
        losses[number >> 3] = 0
        wins[number >> 3] |= 1 << (number & 7)
        assert table.kernel.at(number) == (1, 0)
        assert Table(form, table.kernel).value(state).value == "win"
        assert table.kernel.at(number & 0xFFFFFFFF) == (0, 0)
        del table, wins, losses
        gc.collect()


def test_whose_hand_is_empty_has_won(table: Table) -> None:
    cards = [card.text for card in table.form.pack]
    for hand, pile in ((cards[:-1], cards[-1:]), ([], cards)):
        position = Position.read(" ".join(hand), "", trumps="sh", to_act=0, pile=" ".join(pile))
        with pytest.raises(TableError, match="both seats need cards"):
            table.value(position)


def test_a_file_that_is_not_there_is_told_of_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="cannot be read"):
        Table.load(tmp_path / "nothing.svoyi")
