"""The plays of the worked examples E1 to E8, which Cardano and Bulka score differently."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .written import Record, Says, deal, packed, plays, record

BULKA_ROUND = Mapping[int, Sequence[str]]


def cardano(hands: tuple[str, str], play: str, say: Says, **options: Any) -> Record:
    """P0 is seat 0, the non-dealer; nobody exchanges."""
    actions = ["0 keep", "1 keep", *plays(play, say)]
    return record("cardano", [deal(1, packed(*hands, (5, 4)), actions)], **options)


def bulka_deal(
    hands: tuple[str, str], play: str, before: BULKA_ROUND, say: Says | None = None
) -> Record:
    """P0 is the challenger, so the dealer; P1, No. 1, gets the first packet."""
    actions = []
    for seat in (0, 1):
        actions += [f"{seat} declare {word}" for word in before.get(seat, ())] + [f"{seat} done"]
    return deal(0, packed(hands[1], hands[0], (3, 3, 3)), actions + plays(play, say))


def bulka(made: Record, **options: Any) -> Record:
    """A session of three in which seat 0 is the first challenger of seat 1."""
    return record("bulka", [made], 3, **options) | {"order": [1, 0, 2]}


E1 = ("As Ac Ad 2s 2c 2d Ks Kc Kd", "10s 10c 10d Ab Kb 10b 9b 8b 7b")
E1_PLAY = "As/10s, Ac/10c, Ad/10d, Ks/7b, Kc/8b, Kd/9b, 2s/10b, 2c/Kb, 2d/Ab"
E2_PLAY = "As/10s, Ac/10c, Ad/10d, Ks/7b, Kc/8b, 2c/9b, 2s/10b, Kd/Kb, 2d/Ab"
E3 = ("As Ks Ac Kc Ad 2c 2d 7s 8s", "10s 9s Js Ns 10c 9c 10d Ab 7b")
E3_PLAY = "8s/Js, 7b/7s, 10d/Ad, As/9s, Ks/10s, Ac/9c, Kc/10c, 2c/Ns, 2d/Ab"
E4 = ("As Ac Ad 7s 8s 9s 7c 8c 7d", "Ks 10s Kc 10c Kd Ab Kb Nb 7b")
E4_PLAY = "7s/Ks, Ab/8s, Kb/9s, Nb/7c, 10s/As, 8c/Kc, 10c/Ac, 7d/Kd, 7b/Ad"
E5 = ("2s As Ks 7s 8s 9s 10s Js Ac", "Kc Nc 10c Ad Kd Ab Kb Nb Jb")
E5_PLAY = "2s/10c, As/Jb, Ks/Nc, Js/Nb, 10s/Kb, 9s/Kd, 8s/Ab, 7s/Ad, Ac/Kc"
E6 = ("As Ks Ns Js Ac Kc Ad Kd 7b", "10s 9s 8s 10c 9c 8c 10d 9d 2b")
E6_PLAY = "As/8s, Ks/9s, Ns/10s, Ac/8c, Kc/9c, Ad/9d, Kd/10d, Js/10c, 7b/2b"
E7 = (E6[0], E6[1].replace("2b", "Ab"))
E7_PLAY = E6_PLAY.replace("2b", "Ab")
E8 = ("2s 2c 2d 2b 10s 9s 10c Ab 7d", "As Ks Ac Kc 9c Ad Kd Kb Jb")
E8_PLAY = "10s/Ks, As/9s, Ac/2c, Kc/10c, 9c/2b, Ad/2d, Kd/7d, Jb/Ab, 2s/Kb"

ACES = "declare three-aces"
KINGS, FOUR_KINGS = "declare three-figures(K)", "declare four-figures(K)"
TWOS, FOUR_TWOS = "declare three-figures(2)", "declare four-figures(2)"
