#!/usr/bin/env python3
"""A player for Trappola that is a program of its own; it needs nothing but Python.

    trappola arena classica ./examples/player.py random --deals 200
    trappola play bulka --seats 3 --computer ./examples/player.py

It reads one JSON object a line and answers on its standard output; see docs/players.md. How it
plays: it says whatever scores, takes a trick as cheaply as it can if there are points in it, and
otherwise throws its lowest card.
"""

import json
import sys

RANKS = ["2", "7", "8", "9", "10", "J", "N", "K", "A"]  # the two is the lowest here
POINTS = {"A": 6, "K": 5, "N": 4, "J": 3}


class Table:
    """What this seat has to know to play like that: trumps, and the trick on the table."""

    def __init__(self, hello):
        self.seat = hello["seat"]
        self.trump = None
        self.trick = []

    def hear(self, event):
        """What has happened, as it was told to this seat."""
        kind, words = event["kind"], event["words"]
        if kind == "deal":
            self.trump, self.trick = None, []
        elif kind in ("turn-up", "trumps"):
            self.trump = words[0][-1]  # the suit is the last letter of a card
        elif kind == "play":
            self.trick.append(words[0])
        elif kind == "trick":
            self.trick = []

    def choose(self, legal):
        """One of the legal actions."""
        for verb in ("declare", "done", "keep", "refuse"):
            for action in legal:
                if action.split()[0] == verb:
                    return action
        cards = {words[5:]: words for words in legal if words.startswith("play ")}
        if not cards:
            return legal[0]
        takes = [card for card in cards if self.trick and self.takes(card)]
        if takes and sum(POINTS.get(card[:-1], 0) for card in self.trick):
            return cards[min(takes, key=self.strength)]
        return cards[min(cards, key=self.strength)]

    def takes(self, card):
        """Whether a card beats all on the table."""
        led = self.trick[0][-1]

        def height(each):
            suit = each[-1]
            return (suit == self.trump, suit == led, rank(each))

        return all(height(card) > height(other) for other in self.trick)

    def strength(self, card):
        """How much one would rather keep a card."""
        return (card[-1] == self.trump, rank(card))


def rank(card):
    """How high a card is in its suit; a French pack has cards that are not on the list."""
    return RANKS.index(card[:-1]) if card[:-1] in RANKS else 0


def main():
    table = None
    for line in sys.stdin:
        message = json.loads(line)
        answer = None
        if message["type"] == "hello":
            table = Table(message)  # also after an undo: then everything is told again
            answer = {"type": "ready", "name": "example"}
        elif message["type"] == "event":
            table.hear(message)
        elif message["type"] == "turn":
            answer = {"action": table.choose(message["legal"]), "id": message["id"]}
        elif message["type"] == "bye":
            return
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
