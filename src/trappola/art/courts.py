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

HIGH = ((85, 60), (82, 49))
LOW = ((34, 63), (26, 66))

KINGS = {
    "s": King(RED, BLUE, PAPER, "diamonds", YELLOW, "armour", "posts", "points", "three", "stern", "curls", "full", INK,
              ((85, 61), (80, 49)), ((34, 64), (26, 66)), "orb", "grip", 2),
    "c": King(YELLOW, RED, BLUE, "scales", RED, "ermine", "arch", "lilies", "front", "merry", "bob", "moustache", CHESTNUT,
              ((85, 60), (82, 50)), ((35, 65), (26, 67)), "sceptre", "grip", 0),
    "d": King(BLUE, YELLOW, RED, "dots", YELLOW, "chain", "stars", "arches", "three", "calm", "long", "fork", SILVER,
              ((84, 62), (81, 52)), ((33, 62), (25, 63)), "scroll", "pinch", -3, True),
    "b": King(RED, GREEN, YELLOW, "bars", YELLOW, "ruff", "canopy", "tall", "side", "merry", "tail", "full", CHESTNUT,
              ((85, 62), (80, 52)), ((35, 63), (27, 59)), "", "grip", 3),
}  # fmt: skip

KNIGHTS = {
    "s": Knight(RED, BLUE, "bars", YELLOW, YELLOW, "charge", PAPER, YELLOW, "morion", "side", "stern", "bob", "point",
                INK, ((57, 47), (60, 38)), -11, 3, False, GREEN),
    "c": Knight(BLUE, YELLOW, "dots", PAPER, RED, "bowed", CHESTNUT, YELLOW, "broad", "three", "merry", "long", "",
                YELLOW, ((25, 48), (16, 40)), 0, -3, True),
    "d": Knight(YELLOW, GREEN, "diamonds", RED, BLUE, "arched", GREY, INK, "turban", "three", "calm", "none", "full",
                INK, ((56, 47), (60, 38)), 0, 0, False, RED),
    "b": Knight(GREEN, RED, "scales", YELLOW, BLUE, "neigh", SILVER, INK, "winged", "side", "merry", "curls", "moustache",
                CHESTNUT, ((25, 48), (20, 38)), -14, 5, True),
}  # fmt: skip

JACKS = {
    "s": Jack(YELLOW, RED, "dots", RED, (BLUE, RED), "beret", "three", "stern", "bob", "", INK,
              ((74, 52), (76, 43)), ((34, 52), (41, 57)), 2, -3, "", "walk", -3, "grip", "hound"),
    "c": Jack(GREEN, YELLOW, "bars", YELLOW, (RED, PAPER), "garland", "front", "merry", "curls", "", CHESTNUT,
              ((76, 54), (78, 45)), ((34, 54), (30, 49)), -4, 4, "", "dance", 4, "grip", "-vine"),
    "d": Jack(RED, BLUE, "diamonds", YELLOW, (YELLOW, BLUE), "hood", "side", "calm", "none", "", INK,
              ((75, 51), (79, 43)), ((35, 55), (29, 57)), 0, -5, "", "rest", 3, "pinch", "falcon"),
    "b": Jack(BLUE, GREEN, "scales", PAPER, (YELLOW, GREEN), "pointed", "three", "merry", "long", "point", YELLOW,
              ((76, 55), (75, 46)), ((34, 52), (42, 56)), 16, 3, RED, "stand", -2, "grip", "-stump"),
}  # fmt: skip

FRENCH_KINGS = {
    "s": King(BLUE, RED, YELLOW, "scales", YELLOW, "ruff", "gothic", "tall", "three", "calm", "curls", "point", INK,
              HIGH, LOW, "sceptre", "grip", -2),
    "h": King(RED, BLUE, YELLOW, "diamonds", YELLOW, "ermine", "curtain", "points", "front", "merry", "long", "full", CHESTNUT,
              HIGH, ((34, 64), (26, 66)), "orb", "grip", 0),
    "d": King(GREEN, YELLOW, BLUE, "bars", PAPER, "chain", "shell", "lilies", "side", "stern", "bob", "full", SILVER,
              ((85, 61), (81, 50)), ((34, 62), (25, 64)), "scroll", "grip", 3),
    "c": King(YELLOW, GREEN, RED, "dots", RED, "armour", "bower", "arches", "three", "merry", "tail", "moustache", INK,
              HIGH, ((35, 62), (27, 58)), "", "grip", 2, True),
}  # fmt: skip

QUEENS = {
    "s": Queen(BLUE, YELLOW, "diamonds", BLUE, "s", "ruff", "three", "calm", "long", INK, HIGH, ((35, 63), (29, 67)), "mirror", 3),
    "h": Queen(RED, BLUE, "dots", RED, "h", "pearls", "front", "merry", "long", YELLOW, HIGH, ((33, 61), (27, 64)), "rose", -2),
    "d": Queen(YELLOW, RED, "scales", BLUE, "d", "square", "three", "merry", "bob", CHESTNUT, HIGH, ((33, 62), (28, 65)), "fan", -4, True),
    "c": Queen(GREEN, YELLOW, "bars", GREEN, "c", "fur", "side", "calm", "curls", CHESTNUT, HIGH, ((34, 63), (27, 63)), "bird", 4),
}  # fmt: skip

FRENCH_JACKS = {
    "s": Jack(BLUE, YELLOW, "diamonds", YELLOW, (RED, BLUE), "hood", "side", "stern", "none", "point", INK,
              ((75, 53), (77, 45)), ((35, 52), (42, 57)), 0, -3, "", "stand", 2, "grip", "falcon"),
    "h": Jack(RED, GREEN, "dots", YELLOW, (YELLOW, RED), "garland", "three", "merry", "curls", "", YELLOW,
              ((75, 53), (78, 45)), ((34, 54), (30, 49)), -3, 4, "", "dance", 3, "grip", "-roses"),
    "d": Jack(YELLOW, BLUE, "bars", RED, (PAPER, BLUE), "beret", "front", "calm", "bob", "moustache", CHESTNUT,
              ((76, 53), (77, 45)), ((34, 53), (42, 58)), 0, 0, RED, "walk", -2, "grip", "-hound"),
    "c": Jack(GREEN, RED, "scales", YELLOW, (RED, YELLOW), "pointed", "three", "calm", "long", "", INK,
              ((75, 54), (77, 45)), ((33, 51), (42, 56)), -3, -4, "", "rest", 3, "grip", "hare"),
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
        "s": sword(32),
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
