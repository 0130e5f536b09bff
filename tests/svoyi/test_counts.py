"""The known counts of each form, and facts that hold for whole tables.

Finds a solver that stops too early, counts wrongly, or stores what is not proved.
"""

from __future__ import annotations

from functools import cache

import pytest

from trappola.svoyi import Table, solve
from trappola.svoyi.form import Form

# ranks: won, lost, drawn; mirror deals won, lost, drawn; longest win; longest won mirror deal;
# lost for whoever leads
SINGLE_LOW = {
    2: (178, 76, 0, 16, 0, 0, 11, 8, 0),
    3: (2_606, 1_488, 0, 64, 0, 0, 29, 28, 0),
    4: (38_960, 26_574, 0, 256, 0, 0, 49, 34, 0),
    5: (596_152, 452_422, 0, 1_024, 0, 0, 80, 63, 0),
    6: (9_292_881, 7_484_333, 0, 4_096, 0, 0, 126, 85, 0),
}
SINGLE_HIGHER = {6: (9_362_298, 7_414_916, 0, 4_096, 0, 0, 95, 81, 0)}
COVER_HIGHER = {
    2: (159, 95, 0, 12, 4, 0, 8, 6, 8),
    3: (2_426, 1_668, 0, 52, 12, 0, 17, 16, 44),
    4: (37_002, 28_532, 0, 218, 38, 0, 33, 26, 300),
    5: (577_198, 471_372, 4, 910, 114, 0, 60, 50, 1_612),
}
COVER_LOW = {
    3: (2_271, 1_314, 509, 30, 8, 26, 16, 12, 20),
    4: (38_044, 27_178, 312, 190, 66, 0, 35, 30, 648),
    5: (597_018, 449_508, 2_048, 888, 136, 0, 75, 64, 2_824),
}
ROWS = [
    pytest.param(form, low, ranks, counts, id=f"{form}-{low}-{ranks}")
    for form, low, rows in (
        ("single", True, SINGLE_LOW),
        ("single", False, SINGLE_HIGHER),
        ("cover_and_lead", False, COVER_HIGHER),
        ("cover_and_lead", True, COVER_LOW),
    )
    for ranks, counts in rows.items()
]


@cache
def solved(form: Form) -> Table:
    """The table of a form, solved once for all that is said of it here."""
    return solve(form.ranks, form.turn, form.low_trump)


@pytest.mark.parametrize(("form", "low", "ranks", "counts"), ROWS)
def test_counts(form: str, low: bool, ranks: int, counts: tuple[int, ...]) -> None:
    found = solved(Form.of(ranks, form, low)).counts
    every, mirror = found.all, found.mirror
    assert counts == (
        *every[:3],
        *mirror[:3],
        every.longest_won,
        mirror.longest_won,
        found.nobody_leads,
    )
    assert sum(found.won_in.values()) == every.won
    assert sum(found.lost_in.values()) == every.lost
    assert sum(found.chances) == pytest.approx(1)


def test_the_chances_weigh_a_deal_by_how_often_it_comes() -> None:
    found = solved(Form.of(3, "cover_and_lead")).counts
    assert found.chances == pytest.approx((0.8485, 0.1515, 0), abs=5e-5)
    assert found.mean_dealt == pytest.approx(10.1, abs=0.05)


@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
def test_a_higher_card_never_hurts_nor_lengthens_a_win(form: str) -> None:
    table = solved(Form.of(4, form))
    label = {number: table.kernel.at(number) for number in range(1, table.kernel.positions + 1)}
    for number, (value, distance) in label.items():
        for place in range(15):
            if place % 4 == 3 or number >> place & 3 != 1:
                continue
            better, sooner = label[number + (1 << place)]
            assert better > value or (better == value and value * sooner <= value * distance)


def test_the_lowest_card_of_a_plain_suit_is_better_with_the_opponent() -> None:
    """Proved for the single form: who would lead it may think that it was taken."""
    table = solved(Form.of(5, "single"))
    for number in range(1, table.kernel.positions, 2):  # the lowest card of the second plain suit
        if number > 1:
            assert table.kernel.at(number - 1)[0] >= table.kernel.at(number)[0]


def test_the_lead_never_hurts_in_the_single_form() -> None:
    """Proved only for these sizes: who loses as leader would win if the other led."""
    assert solved(Form.of(5, "single")).counts.nobody_leads == 0


@pytest.mark.parametrize("ranks", [2, 3, 4, 5])
def test_cover_and_lead_is_lost_with_all_own_trumps_against_all_others(ranks: int) -> None:
    table = solved(Form.of(ranks, "cover_and_lead"))
    whole = (1 << ranks) - 1
    for plain in range(1 << ranks):
        number = whole << 3 * ranks | plain << ranks | (~plain & whole)
        assert table.kernel.at(number)[0] == -1


@pytest.mark.parametrize("form", ["single", "cover_and_lead"])
def test_threads_and_distances_change_nothing(form: str) -> None:
    one, many = solve(4, form, threads=1), solve(4, form, threads=5)
    bare = solve(4, form, distances=False)
    assert planes(one) == planes(many)
    assert planes(bare) == planes(one)[:2]
    assert not bare.has_distances and bare.counts.all[:3] == one.counts.all[:3]


@pytest.mark.parametrize(
    ("ranks", "low"), [(2, True), (2, False), (3, True), (5, True), (5, False), (6, True)]
)
def test_in_place_the_same_is_won_and_lost(ranks: int, low: bool) -> None:
    bare, whole = (
        solve(ranks, low_trump=low, distances=False, threads=3),
        solved(Form.of(ranks, "single", low)),
    )
    assert planes(bare) == planes(whole)[:2]
    counts = bare.counts
    assert counts.all[:3] == whole.counts.all[:3] and counts.mirror[:3] == whole.counts.mirror[:3]
    assert counts.nobody_leads == whole.counts.nobody_leads == 0


def planes(table: Table) -> list[bytes]:
    """All that a table holds."""
    kernel = table.kernel
    return [
        kernel.read(plane, 0, kernel.plane_bytes(plane))
        for plane in range(3 if table.has_distances else 2)
    ]
