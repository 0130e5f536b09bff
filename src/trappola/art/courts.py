"""The courts: who they are, one by one."""

# ruff: noqa: E501 - a figure is a row of a table

from __future__ import annotations

from trappola.art.colours import BLUE, CHESTNUT, GREEN, GREY, INK, PAPER, RED, SILVER, YELLOW
from trappola.art.emblems import baton, coin, cup, sword, token
from trappola.art.frame import double
from trappola.art.jack import Jack, jack
from trappola.art.king import King, king
from trappola.art.knight import Knight, knight
from trappola.art.pen import inked, line, place
from trappola.art.queen import Queen, queen

HIGH = ((82, 56), (81, 46))
LOW = ((34, 61), (27, 66))

KINGS = {
    "s": King(RED, BLUE, "diamonds", YELLOW, "posts", "points", "three", "stern", "curls", "full", INK,
              ((84, 58), (79, 46)), ((33, 60), (27, 64)), "orb", 2),
    "c": King(YELLOW, RED, "scales", RED, "arch", "lilies", "front", "merry", "bob", "moustache", YELLOW,
              ((84, 56), (82, 47)), ((34, 62), (26, 66)), "sceptre", 0),
    "d": King(BLUE, YELLOW, "dots", YELLOW, "stars", "arches", "three", "calm", "long", "fork", SILVER,
              ((82, 58), (80, 49)), ((32, 58), (26, 62)), "scroll", -3, True),
    "b": King(PAPER, GREEN, "bars", RED, "canopy", "tall", "side", "calm", "tail", "full", CHESTNUT,
              ((84, 60), (80, 50)), ((36, 64), (29, 69)), "", 3),
}  # fmt: skip

KNIGHTS = {
    "s": Knight(RED, BLUE, "bars", YELLOW, YELLOW, "charge", PAPER, YELLOW, "morion", "side", "stern", "bob", "point",
                INK, ((58, 46), (61, 37)), 4, 4),
    "c": Knight(BLUE, YELLOW, "dots", PAPER, RED, "bowed", CHESTNUT, YELLOW, "broad", "three", "merry", "long", "",
                YELLOW, ((26, 47), (18, 38)), 0, -3, True),
    "d": Knight(YELLOW, GREEN, "diamonds", RED, BLUE, "arched", GREY, INK, "turban", "three", "calm", "none", "full",
                INK, ((57, 46), (61, 36)), 0, 0),
    "b": Knight(GREEN, RED, "scales", YELLOW, BLUE, "neigh", SILVER, INK, "winged", "side", "merry", "curls", "moustache",
                CHESTNUT, ((25, 48), (20, 38)), -14, 5, True),
}  # fmt: skip

JACKS = {
    "s": Jack(YELLOW, RED, "dots", RED, (BLUE, RED), "beret", "three", "stern", "bob", "", INK,
              ((74, 52), (76, 42)), ((34, 52), (41, 57)), 8, -3, "", "walk", -3),
    "c": Jack(GREEN, YELLOW, "bars", YELLOW, (RED, PAPER), "garland", "front", "merry", "curls", "", CHESTNUT,
              ((76, 54), (78, 45)), ((33, 52), (28, 46)), -4, 4, "", "dance", 4),
    "d": Jack(RED, BLUE, "diamonds", YELLOW, (YELLOW, BLUE), "hood", "side", "calm", "none", "", INK,
              ((75, 49), (78, 41)), ((35, 53), (27, 57)), 0, -5, "", "rest", 3),
    "b": Jack(BLUE, GREEN, "scales", PAPER, (YELLOW, GREEN), "pointed", "three", "merry", "long", "point", YELLOW,
              ((76, 55), (75, 46)), ((34, 52), (42, 56)), 16, 3, RED, "stand", -2),
}  # fmt: skip

FRENCH_KINGS = {
    "s": King(BLUE, RED, "scales", YELLOW, "arch", "tall", "three", "calm", "curls", "point", INK,
              HIGH, LOW, "sceptre", -2),
    "h": King(PAPER, BLUE, "diamonds", RED, "canopy", "points", "front", "calm", "long", "full", CHESTNUT,
              HIGH, ((33, 60), (27, 64)), "orb", 0),
    "d": King(GREEN, YELLOW, "bars", PAPER, "posts", "lilies", "side", "stern", "bob", "full", SILVER,
              ((83, 58), (80, 48)), ((34, 60), (27, 65)), "scroll", 3),
    "c": King(YELLOW, GREEN, "dots", RED, "stars", "arches", "three", "merry", "tail", "moustache", INK,
              HIGH, ((32, 58), (27, 62)), "orb", 2, True),
}  # fmt: skip

QUEENS = {
    "s": Queen(BLUE, YELLOW, "diamonds", BLUE, "s", "three", "calm", "long", INK, HIGH, ((35, 60), (29, 66)), RED, 3),
    "h": Queen(RED, BLUE, "dots", RED, "h", "front", "merry", "long", YELLOW, HIGH, ((34, 60), (28, 66)), YELLOW, -2),
    "d": Queen(YELLOW, RED, "scales", BLUE, "d", "three", "merry", "bob", CHESTNUT, HIGH, ((33, 60), (29, 67)), BLUE, -4, True),
    "c": Queen(GREEN, PAPER, "bars", GREEN, "c", "side", "calm", "curls", CHESTNUT, HIGH, ((36, 62), (29, 67)), RED, 4),
}  # fmt: skip

FRENCH_JACKS = {
    "s": Jack(BLUE, YELLOW, "diamonds", YELLOW, (RED, BLUE), "hood", "side", "stern", "none", "point", INK,
              ((75, 52), (77, 44)), ((35, 52), (42, 57)), 0, -3, "", "stand", 2),
    "h": Jack(RED, GREEN, "dots", YELLOW, (YELLOW, RED), "garland", "three", "merry", "curls", "", YELLOW,
              ((75, 53), (78, 44)), ((34, 52), (28, 47)), -3, 4, "", "dance", 3),
    "d": Jack(YELLOW, BLUE, "bars", RED, (PAPER, BLUE), "beret", "front", "calm", "bob", "moustache", CHESTNUT,
              ((76, 52), (77, 43)), ((34, 53), (42, 58)), 0, 0, RED, "walk", -2),
    "c": Jack(GREEN, RED, "scales", YELLOW, (RED, YELLOW), "pointed", "three", "calm", "long", "", INK,
              ((75, 54), (77, 45)), ((33, 51), (42, 56)), -3, -4, "", "rest", 3),
}  # fmt: skip


def court(family: str, suit: str, rank: str) -> str:
    """The picture of a court card, without its corners: a half and the same half turned."""
    half = _italian(suit, rank) if family == "italian" else _french(suit, rank)
    return inked(double(half))


def _italian(suit: str, rank: str) -> str:
    if rank == "K":
        held = {
            "s": sword(36),
            "c": place(cup(), 0, -14, size=0.86),
            "d": place(coin(11), 0, -12),
            "b": place(baton(50, 5.5), 0, -6, turn=4),
        }
        return king(KINGS[suit], held[suit])
    if rank == "N":
        held = {
            "s": sword(27),
            "c": place(cup(), 0, -11, size=0.72),
            "d": place(coin(8.5), 0, -10),
            "b": place(baton(38, 4.6), 0, -6),
        }
        return knight(KNIGHTS[suit], held[suit])
    held = {
        "s": sword(35),
        "c": place(cup(), 0, -14, size=0.95),
        "d": place(coin(12.5), 0, -13),
        "b": place(baton(58, 5.5), 0, -4),
    }
    return jack(JACKS[suit], held[suit])


def _french(suit: str, rank: str) -> str:
    sign = place(token(suit), 0, -19)
    if rank == "J":
        # A jack carries his emblem on a staff.
        staff = line("M0 26V-9", 3) + line("M0 26V-9", 1.4, YELLOW)
        return jack(FRENCH_JACKS[suit], staff + sign)
    stem = line("M0 3V-9", 3) + line("M0 3V-9", 1.4, YELLOW)
    if rank == "K":
        return king(FRENCH_KINGS[suit], stem + sign)
    return queen(QUEENS[suit], stem + sign)
