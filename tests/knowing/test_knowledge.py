"""What a seat concludes, along random matches of every game with random options.

Finds a conclusion that excludes the truth, and a sampled world in which the seat would have been
told something else.
"""

from __future__ import annotations

import random

import pytest

from random_play import new_match, random_action
from trappola import IllegalAction
from trappola.actions import Action
from trappola.games import GAMES
from trappola.games.tricks import TrickGame
from trappola.knowledge import Knowledge, World

GAMES_OF_TRICKS = [name for name, game in GAMES.items() if isinstance(game, TrickGame)]
MATCHES = 60


def truth(match):
    """The true hands by seat, and the stock."""
    deal = match.current.deal
    pack = match.pack
    if hasattr(deal, "state"):
        hands = [0] * len(match.names)
        for seat, place in deal.place.items():
            hands[seat] = deal.state.hand(place)
        return World(tuple(hands), tuple(deal.state.stock))
    hands = [pack.mask_of(deal.hands.get(seat, ())) for seat in range(len(match.names))]
    return World(tuple(hands), ())


def allows(knowledge, world):
    """Whether a world is possible: some case has room for every unseen card where it lies."""
    own = [1 << card for card in range(64) if knowledge.unseen >> card & 1]
    for seat in knowledge.playing:
        hand = knowledge.course.hands[seat]
        if hand.known & ~world.hands[seat]:
            return f"{seat} is thought to hold what it does not"
        if hand.count != world.hands[seat].bit_count():
            return f"{seat} is thought to hold another number"
        if hand.never & world.hands[seat]:
            return f"{seat} holds what it is thought not to"
    return "" if knowledge.worlds.count and own is not None else "nothing is possible"


def play(game, seed, most=70):
    """A match with random options stopped at a random point of its first deal."""
    rng = random.Random(f"{game} {seed}")
    match = new_match(game, rng)
    base = match.copy()
    match.deal()
    actions = []
    for _ in range(rng.randint(1, most)):
        actor, action = match.to_act, random_action(match, rng)
        match.apply(action)
        actions.append((actor, action))
        if match.to_act is None:
            match.undo()
            actions.pop()
            break
    return rng, base, match, actions


def heard(action):
    """A declaration without what may be hidden: the rank of figures, the suit of a run."""
    if action.text.startswith("declare run("):
        return "".join(letter for letter in action.text if letter not in "scdb")
    return action.text.partition("(")[0]


def replays(base, match, actions, seat, world, rng):
    """Whether a seat is told the same in a world: its cards dealt, the same actions made."""
    true = truth(match)
    unseen = Knowledge.from_view(match.view(seat)).unseen
    cards = [match.pack.number[card] for card in match.current.cards]
    for _ in range(40):
        become = {}
        places = [*zip(true.hands, world.hands, strict=True)]
        left, filled = unseen, unseen
        for here, there in places:
            mine = [card for card in range(64) if (here & unseen) >> card & 1]
            theirs = [card for card in range(64) if (there & unseen) >> card & 1]
            if len(mine) != len(theirs):
                return False
            become.update(zip(mine, rng.sample(theirs, len(theirs)), strict=True))
            left &= ~here
            filled &= ~there
        rest = [card for card in range(64) if left >> card & 1]
        others = [card for card in range(64) if filled >> card & 1]
        become.update(zip(rest, rng.sample(others, len(others)), strict=True))
        pack = [match.pack.by_number[become.get(card, card)] for card in cards]
        twin = base.copy()
        twin.deal(pack, dealer=match.current.deal.dealer)
        text = {match.pack.text[a]: match.pack.text[b] for a, b in become.items()}
        try:
            for actor, action in actions:
                words = action.words
                if action.verb == "exchange" and actor != seat and words:
                    action = Action(" ".join(["exchange", *(text.get(w, w) for w in words)]))
                if action.verb == "declare" and actor != seat:
                    same = [a for a in twin.legal_actions() if heard(a) == heard(action)]
                    if not same:
                        continue
                    action = action if action in same else rng.choice(same)
                twin.apply(action)
        except IllegalAction:
            continue
        if twin.events(seat) == match.events(seat):
            return True
    return False


@pytest.mark.parametrize("game", GAMES_OF_TRICKS)
def test_the_truth_is_never_excluded(game):
    for seed in range(MATCHES):
        _, _, match, _ = play(game, seed)
        deal = match.current.deal
        for seat in deal.hands:
            knowledge = Knowledge.from_view(match.view(seat))
            assert not allows(knowledge, truth(match)), (seed, dict(match.rules.changed))


@pytest.mark.parametrize("game", GAMES_OF_TRICKS)
def test_in_a_sampled_world_the_seat_would_have_been_told_the_same(game):
    for seed in range(MATCHES):
        rng, base, match, actions = play(game, seed)
        for seat in match.current.deal.hands:
            knowledge = Knowledge.from_view(match.view(seat))
            for world in knowledge.sample(2, seed):
                assert replays(base, match, actions, seat, world, rng), (
                    seed,
                    seat,
                    dict(match.rules.changed),
                    [str(event) for event in match.events(seat)],
                )
