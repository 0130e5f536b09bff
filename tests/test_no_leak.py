"""Two worlds that a seat cannot tell apart produce byte-equal traffic to it.

A random match is stopped at a random point; the cards that one seat (or a spectator) has not seen
by then change places among each other, and the same actions are made again. Wherever they are
legal, everything sent to that seat must be the same: events, view, legal actions, prompt, and
what it is told about actions that are not legal. Finds anything hidden that shines through.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass

import pytest

from knowledge import Table
from positions import ALL_GAMES, cardano, do, pool
from random_play import new_match, random_action, random_deal
from trappola import IllegalAction
from trappola.actions import Action
from trappola.games import Deal

TRIALS = 200
AT_LEAST = 0.6
"""The share of trials in which a world that is really another one was compared."""


@dataclass
class Sent:
    """What one seat was sent up to a point."""

    events: list[str]
    view: str
    legal: list[str]
    refused: list[str]


def sent(match, seat, *, sentences=False):
    """Everything that a seat gets now."""
    refused = []
    if seat is not None and match.turn is not None:
        on_turn = match.turn.seat == seat
        for action in pool(match) if on_turn else [Action("done")]:
            try:
                match.check(action, seat)
            except IllegalAction as error:
                told = str(error) if sentences else repr(error.arguments)
                refused.append(f"{action} {error.key} {told}")
    legal = match.legal_actions() if match.to_act is not None and match.to_act == seat else ()
    return Sent(
        [str(event) for event in match.events(seat)],
        json.dumps(match.view(seat).as_json()),
        [str(action) for action in legal],
        refused,
    )


def first_difference(one, other):
    """The first event in which two logs differ, None if they do not."""
    for first, second in zip(one.events, other.events, strict=False):
        if first != second:
            return first
    if len(one.events) != len(other.events):
        longer = max(one.events, other.events, key=len)
        return longer[min(len(one.events), len(other.events))]
    return None


def told_by_a_rule(match, seat, event, *, later):
    """Whether the rules themselves make this event depend on hidden cards."""
    actor, kind, *_ = event.split()
    if kind == "answer":
        return True  # names a suit that is not held
    if match.rules.get("declarations") == "mandatory":
        return True  # who declares what follows from the hands
    if not later:
        return False
    if kind in ("draw", "dealt"):
        return actor == str(seat)
    return kind in ("lay", "expose", "declare")  # lays cards open that were hidden till then


def other_world(cards, hidden, rng, *, few):
    """The pack with hidden cards moved among their places, and who became who."""
    moved = rng.sample(hidden, min(len(hidden), few))
    turned = [*moved[1:], moved[0]] if few < 4 else rng.sample(moved, len(moved))
    become = dict(zip(moved, turned, strict=True))
    return [become.get(card, card) for card in cards], become


def in_other_world(seat, actor, action, become):
    """The same action there: cards laid away unseen are others."""
    if action.verb == "exchange" and actor != seat and action.words:
        return Action(" ".join(["exchange", *(become.get(word, word) for word in action.words)]))
    return action


def compare(base, cards, dealer, actions, seat, stop, become, pack):
    """Plays both worlds side by side; whether a really different one got as far as ``stop``."""
    here, there = base.copy(), base.copy()
    here.deal(cards, dealer=dealer)
    there.deal(pack, dealer=dealer)
    tables = [Table(here), Table(there)]
    different = False
    for number in range(len(actions) + 1):
        at_stop = number == stop
        one, other = (sent(match, seat, sentences=at_stop) for match in (here, there))
        if one != other:
            event = first_difference(one, other)
            assert event is not None and told_by_a_rule(here, seat, event, later=number > stop), (
                f"{base.game.name} {dict(base.rules.changed)}: seat {seat} sees a difference "
                f"after {number} actions: {event or (one, other)}"
            )
            return different
        if at_stop:
            hands = [[table.hands, table.stock] for table in tables]
            different = hands[0] != hands[1]
            if number:
                undone = [match.copy() for match in (here, there)]
                for match in undone:
                    match.undo()
                assert sent(undone[0], seat) == sent(undone[1], seat)
        if number == len(actions):
            break
        actor, action = actions[number]
        twin = in_other_world(seat, actor, action, become)
        here.apply(action)
        if there.to_act != actor:
            raise AssertionError("a different seat is on turn")
        try:
            there.apply(twin)
        except IllegalAction:
            return different
        tables[0].act(actor, action)
        tables[1].act(actor, twin)
    return different


def trial(game, seed):
    """One match, one seat, one point; whether there was anything hidden, and a world compared."""
    rng = random.Random(f"{game} {seed}")
    base = new_match(game, rng)
    if rng.random() < 0.3:
        random_deal(base, rng, most=200)
        if base.over or base.to_act is not None:
            base = new_match(game, rng)
    match = base.copy()
    match.deal()
    cards, dealer = match.current.cards, match.current.deal.dealer
    tables = [Table(match)]
    actions = []
    while match.to_act is not None and len(actions) < 80:
        actor, action = match.to_act, random_action(match, rng)
        match.apply(action)
        actions.append((actor, action))
    stop = rng.randint(0, len(actions) if game != "svoyi" else 1)
    seat = rng.choice([None, *range(len(match.names))])
    for actor, action in actions[:stop]:
        tables[0].act(actor, action)
    texts = [card.text for card in cards]
    hidden = sorted(set(texts) - tables[0].may_know(seat))
    if len(hidden) < 2:
        return False, False
    for few in (36, 4, 2, 2, 3, 2, 2, 2):
        pack, become = other_world(texts, hidden, rng, few=few)
        if compare(base, " ".join(texts), dealer, actions, seat, stop, become, " ".join(pack)):
            return True, True
    return True, False


@pytest.mark.parametrize("game", ALL_GAMES)
def test_what_a_seat_cannot_know_never_reaches_it(game):
    results = [trial(game, seed) for seed in range(TRIALS)]
    possible = sum(hidden for hidden, _ in results)
    compared = sum(done for _, done in results)
    assert possible > TRIALS / 2
    assert compared / possible > AT_LEAST, f"only {compared} of {possible} worlds were compared"


def test_a_leak_would_be_seen(monkeypatch):
    """If everybody were told the cards that are dealt, the test above would fail."""

    def give(self, seat, size, kind):
        cards, self.stock = self.stock[:size], self.stock[size:]
        self.hands.setdefault(seat, []).extend(cards)
        self.tell(kind, seat, *(card.text for card in cards))

    monkeypatch.setattr(Deal, "give", give)
    with pytest.raises(AssertionError, match="sees a difference"):
        for seed in range(10):
            trial("cardano", seed)


KINGS = "Kc Kd Kb 7c 8c 9c 7d 8d 7b"
ELDER = "As Ac Ad 7s 8s 9s 10c 10d 10b"


@pytest.mark.parametrize("other", ["N", "J"])
def test_a_hidden_rank_is_hidden_until_a_card_of_it_is_played(other):
    """Three kings here, three knights or jacks there: "three figures" in both."""
    worlds = []
    for rank in ("K", other):
        hand = KINGS.replace("K", rank)
        match = do(cardano(ELDER, hand), f"play 10c, declare three-figures({rank})")
        worlds.append(match)
    for card in ["", *["9c", "10d", "8d", "10b", "7b", "7s", "7d", "8s", "8c", "9s", "7c"]]:
        for match in worlds:
            if card:
                match.apply(f"play {card}")
        for seat in (0, None):
            assert sent(worlds[0], seat, sentences=True) == sent(worlds[1], seat, sentences=True)
    assert sent(worlds[0], 1) != sent(worlds[1], 1)


@pytest.mark.parametrize("game", [game for game in ALL_GAMES if game != "svoyi"])
def test_the_order_in_which_others_were_dealt_their_cards_is_not_told(game):
    """The same hands, each dealt in another order: nobody else can tell."""
    for seed in range(60):
        rng = random.Random(f"{game} {seed}")
        here = new_match(game, rng)
        there = here.copy()
        here.deal()
        dealer, cards = here.current.deal.dealer, [card.text for card in here.current.cards]
        table = Table(here)
        seat = rng.choice(table.active)
        places = [place for place, card in enumerate(cards) if card in table.hands[seat]]
        if game == "quattro" and seat == dealer:
            places.pop()  # the turn-up stays the last card
        mixed = list(cards)
        for place, card in zip(places, rng.sample(places, len(places)), strict=True):
            mixed[place] = cards[card]
        there.deal(" ".join(mixed), dealer=dealer)
        for _ in range(30):
            if here.to_act is None:
                break
            action = random_action(here, rng)
            here.apply(action)
            there.apply(action)
            for other in {None, *range(len(here.names))} - {seat}:
                assert [*map(str, here.events(other))] == [*map(str, there.events(other))]


@pytest.mark.parametrize("game", ALL_GAMES)
def test_who_is_asked_what_before_the_play_does_not_depend_on_the_cards(game):
    """Everybody says no to everything: the questions are the same for every pack."""
    no = ("done", "keep", "refuse")
    for seed in range(15):
        rng = random.Random(f"{game} {seed}")
        base = new_match(game, rng)
        asked = set()
        for _ in range(12):
            match = base.copy()
            match.deal(rng.sample(base.pack.cards, len(base.pack)), dealer=base.next_dealer or 0)
            questions = []
            while match.turn is not None and match.turn.prompt in ("declare", "exchange", "alifer"):
                questions.append((match.turn.seat, match.turn.prompt))
                match.apply(next(each for each in match.legal_actions() if each.verb in no))
            if match.turn is not None:
                questions.append((match.turn.seat, match.turn.prompt))
            asked.add(tuple(questions))
        assert len(asked) == 1 or base.rules.get("declarations") == "mandatory"


@pytest.mark.parametrize("game", [game for game in ALL_GAMES if game != "svoyi"])
def test_in_the_play_there_is_one_prompt(game):
    """Whatever may be said besides, the question is to play."""
    for seed in range(20):
        rng = random.Random(f"{game} {seed}")
        match = new_match(game, rng)
        match.deal()
        playing = False
        while match.turn is not None:
            playing = playing or match.turn.prompt == "play"
            if playing:
                assert match.turn.prompt in ("play", "pro")
            match.apply(random_action(match, rng))
