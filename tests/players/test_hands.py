"""Hands judged: positions made to order."""

from __future__ import annotations

from positions import packed
from trappola import Action, Match
from trappola.players import ClubPlayer

PLAYER = ClubPlayer()
FINE = "As Ks Ac Kc Ad Kd Ab 10b 9b"
POOR = "10s 9s 8c 7c 8d 7d Jd 7b 8b"


def chosen(match: Match) -> Action:
    """What the player on turn would do."""
    assert match.to_act is not None
    return PLAYER.choose(match.view(match.to_act))


def cardano(hand: str, other: str) -> Match:
    match = Match("cardano")
    match.deal(packed(match.pack, (hand, other), (5, 4)), dealer=1)
    return match


def nine_tricks(challenger: str, other: str) -> Match:
    match = Match("two-handed", alifer="on")
    match.deal(packed(match.pack, (other, challenger), (3, 3, 3)), dealer=1)
    return match


def test_a_poor_hand_is_changed_and_a_fine_one_kept() -> None:
    assert chosen(cardano(POOR, FINE)) == Action("exchange")
    assert chosen(cardano(FINE, POOR)) == Action("keep")


def test_another_deal_is_asked_for_with_a_poor_hand_only() -> None:
    assert chosen(nine_tricks(POOR, FINE)) == Action("alifer")
    assert chosen(nine_tricks(FINE, POOR)) != Action("alifer")


def test_another_deal_is_refused_with_a_fine_hand() -> None:
    match = nine_tricks(POOR, FINE)
    match.apply("alifer")
    assert chosen(match) == Action("refuse")
    match = nine_tricks("10s 9s 8c 7c 8d 7d Jd 7b 8b", "8s 7s 10c 9c 10d 9d Jb 10b 9b")
    match.apply("alifer")
    assert chosen(match) == Action("accept")


def test_worthless_cards_are_exchanged() -> None:
    match = Match("austrian")
    hands = ("As Ks Ns Ac Kd 7d 8c 7b 7s", "Ad Kc Nc Jc Jd Jb 9b 10b 9d")
    match.deal(packed(match.pack, hands, (3, 3, 3), "8s"), dealer=1)
    assert set(chosen(match).words) == {"7d", "8c", "7b"}


def test_trumps_are_the_longest_suit() -> None:
    match = Match("quattro", quattro_trump="dealer_names")
    hands = (
        "As Ac 10c 9c Ad 10d Kb 9b 8b",
        "2s 7s 2c 7c 2d 7d 2b 7b 10b",
        "8s 9s 8c Kc 8d 9d Nb Jb Kd",
        "Ks Ns Js 10s Nc Jc Nd Jd Ab",
    )
    match.deal(packed(match.pack, hands, (3, 3, 3)), dealer=3)
    assert chosen(match) == Action("trumps s")


def test_the_second_win_in_a_row_is_paid_for() -> None:
    match = Match("bulka", seats=["Ann", "Ben", "Cle"], seed="pro", pro="optional_declines_streak")
    for _ in range(60):
        match.deal()
        while match.to_act is not None:
            action = chosen(match)
            if action.verb in ("pro", "no-pro"):
                assert action == Action("pro")
                return
            match.apply(action)
    raise AssertionError("nobody has won twice in a row")
