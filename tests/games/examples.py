"""The hands and plays of the worked examples of rules E1 to E9: (hands, tricks).

The first hand leads to the first trick.
"""

_E1 = ("As Ac Ad 2s 2c 2d Ks Kc Kd", "10s 10c 10d Ab Kb 10b 9b 8b 7b")
E1 = (_E1, "As/10s, Ac/10c, Ad/10d, Ks/7b, Kc/8b, Kd/9b, 2s/10b, 2c/Kb, 2d/Ab")
E2 = (_E1, "As/10s, Ac/10c, Ad/10d, Ks/7b, Kc/8b, 2c/9b, 2s/10b, Kd/Kb, 2d/Ab")
E3 = (
    ("As Ks Ac Kc Ad 2c 2d 7s 8s", "10s 9s Js Ns 10c 9c 10d Ab 7b"),
    "8s/Js, 7b/7s, 10d/Ad, As/9s, Ks/10s, Ac/9c, Kc/10c, 2c/Ns, 2d/Ab",
)
E4 = (
    ("As Ac Ad 7s 8s 9s 7c 8c 7d", "Ks 10s Kc 10c Kd Ab Kb Nb 7b"),
    "7s/Ks, Ab/8s, Kb/9s, Nb/7c, 10s/As, 8c/Kc, 10c/Ac, 7d/Kd, 7b/Ad",
)
E5 = (
    ("2s As Ks 7s 8s 9s 10s Js Ac", "Kc Nc 10c Ad Kd Ab Kb Nb Jb"),
    "2s/10c, As/Jb, Ks/Nc, Js/Nb, 10s/Kb, 9s/Kd, 8s/Ab, 7s/Ad, Ac/Kc",
)
E6 = (
    ("As Ks Ns Js Ac Kc Ad Kd 7b", "10s 9s 8s 10c 9c 8c 10d 9d 2b"),
    "As/8s, Ks/9s, Ns/10s, Ac/8c, Kc/9c, Ad/9d, Kd/10d, Js/10c, 7b/2b",
)
E7 = (
    ("As Ks Ns Js Ac Kc Ad Kd 7b", "10s 9s 8s 10c 9c 8c 10d 9d Ab"),
    "As/8s, Ks/9s, Ns/10s, Ac/8c, Kc/9c, Ad/9d, Kd/10d, Js/10c, 7b/Ab",
)
E8 = (
    ("2s 2c 2d 2b 10s 9s 10c Ab 7d", "As Ks Ac Kc 9c Ad Kd Kb Jb"),
    "10s/Ks, As/9s, Ac/2c, Kc/10c, 9c/2b, Ad/2d, Kd/7d, Jb/Ab, 2s/Kb",
)
E9 = (
    ("Js Jc Jd As Ac Ad 7s 7c 7d", "8s 9s 8c 9c Jb Ab Kb Nb 10b"),
    "As/8s, Ac/8c, Ad/Jb, Js/9s, Jc/9c, Jd/10b, 7s/Nb, 7c/Kb, 7d/Ab",
)
PLAIN_CHALLENGER = (
    ("As Ks Ns Js 10s Ac Kc 9d 8d", "9s 8s 7s 10c 9c 10d 7d Ab Kb"),
    "As/9s, Ks/8s, Ns/7s, Ac/9c, Kc/10c, 8d/10d, 7d/9d, Js/Kb, 10s/Ab",
)
"""The challenger wins and nothing is paid but the antes."""
PLAIN_NO1 = (
    ("9s 8s 7s 10c 9c 10d 7d Ab Kb", "As Ks Ns Js 10s Ac Kc 9d 8d"),
    "10d/8d, 7d/9d, As/9s, Ks/8s, Ns/7s, Ac/9c, Kc/10c, Js/Kb, 10s/Ab",
)
"""No. 1 wins and nothing is paid but the antes."""
FOUR_ACES_ONE_LOST = (
    ("As Ac Ad Ab 7s 8s 9s 7c 7d", "Ks 10s Kc Kd Kb Nb Jb 10b 9b"),
    "7s/Ks, Kb/Ab, 8s/10s, Nb/7c, Jb/7d, 10b/9s, 9b/As, Kc/Ac, Ad/Kd",
)
LEVEL = (
    ("2b Nb 2c 7c 8d Nd Kc 9d 8b", "Js Ks Jc As 10d 7s 2d 9c 7b"),
    "7c/9c, Jc/2c, 7b/2b, As/Nb, 10d/8d, 7s/Kc, 2d/9d, Nd/Js, 8b/Ks",
)
"""18 points each and nothing special: level in Cardano, Bulka and the game for two."""

# Trappola classica: 18 tricks each, seat 0 leading; the turn-up is given apart.
E15 = (
    "As/Nb, Ac/Nd, Ad/Jc, Ks/2d, Kc/2c, 2s/7s, 7b/Kb, Jb/10b, 2b/8b, "
    "Ab/9b, Nc/7c, 10c/8c, Kd/7d, Jd/8d, 10d/9d, Js/9s, 10s/8s, Ns/9c"
)
"""Seat 0 wins the first six tricks, seat 1 the rest; swords are trumps."""
E17 = (
    "2c/7c, 2d/7d, 2b/7b, 10s/Jc, 2s/Jd, Js/Jb, Ac/8c, Ad/8d, Ab/8b, "
    "As/9s, Ks/8s, Ns/7s, Kc/9c, Nc/10c, Kd/9d, Nd/10d, Kb/9b, Nb/10b"
)
"""Seat 0 wins every trick; swords are trumps."""
