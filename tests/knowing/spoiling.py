"""True views with one thing changed, and whether what is still thought possible is."""

from __future__ import annotations

import random

from knowing.test_knowledge import play
from trappola import Event, Match, View
from trappola.errors import OptionClash, ParseError, UnknownName
from trappola.knowledge import ImpossibleKnowledge, Knowledge
from trappola.knowledge.explained import explain

REFUSALS = (ImpossibleKnowledge, ParseError, UnknownName, OptionClash)
WORDS = ("three-aces", "four-twos", "three-figures", "blanche", "bianka", "run(AsKsNs)", "nonsense")
ODD = ("99", "-1", "Zz", "10x", "", "two words")
OF_THE_STANDING = ("deal", "points", "chips", "pot", "order", "streak", "stake")


def true_views(game, seeds):
    """Views of random deals with random options, stopped anywhere, as JSON."""
    for seed in seeds:
        _, _, match, _ = play(game, seed)
        for seat in match.current.deal.hands:
            yield match, match.view(seat).as_json()


def spoiled(data, rng):
    """A view with one thing changed: a told event, or a part of the view itself."""
    told = [Event.parse(text) for text in data["told"]]
    way = rng.choice(WAYS)
    changed = way(told, data["setup"]["ranks"], rng)
    if changed is None or changed == told:
        return None
    texts = [str(event) for event in changed]
    if rng.random() < 0.2:  # the rest of the view left as it was
        return {**data, "told": texts}
    try:
        setup = View.from_json(data).setup
        view = View(setup, data["seat"]).take_all(changed)
    except (LookupError, TypeError, ValueError):
        return {**data, "told": texts}
    return {**view.as_json(), **{key: data[key] for key in ("to_act", "prompt", "legal")}}


def cards(ranks):
    return [rank + suit for rank in ranks for suit in "scdb"]


def of_kinds(told, *kinds):
    return [number for number, event in enumerate(told) if event.kind in kinds]


def put(told, number, event):
    return [*told[:number], event, *told[number + 1 :]]


def other_card(told, ranks, rng):
    """Another card is played, dealt, drawn, shown or turned up."""
    places = [
        (number, place)
        for number, event in enumerate(told)
        for place, word in enumerate(event.words)
        if word in cards(ranks)
    ]
    if not places:
        return None
    number, place = rng.choice(places)
    words = list(told[number].words)
    words[place] = rng.choice(cards(ranks))
    return put(told, number, told[number]._replace(words=tuple(words)))


def other_play(told, ranks, rng):
    """Another card is played: a revoke, a card that is not held, a card played before."""
    plays = of_kinds(told, "play")
    if not plays:
        return None
    number = rng.choice(plays)
    return put(told, number, told[number]._replace(words=(rng.choice(cards(ranks)),)))


def card_twice(told, ranks, rng):
    """A card that lies in a trick, or was laid away or open, is played."""
    plays = of_kinds(told, "play")
    gone = [
        word
        for number in of_kinds(told, "play", "expose", "discard", "bury")
        for word in told[number].words
        if word in cards(ranks)
    ]
    if not plays or not gone:
        return None
    number = plays[-1]
    return put(told, number, told[number]._replace(words=(rng.choice(gone),)))


def two_plays(told, _ranks, rng):
    """A seat plays two of its cards the other way round."""
    plays = of_kinds(told, "play")
    if len(plays) < 3:
        return None
    one = rng.choice(plays)
    other = rng.choice([number for number in plays if told[number].seat == told[one].seat])
    changed = put(told, one, told[other])
    return put(changed, other, told[one])


def other_winner(told, _ranks, rng):
    """Another seat takes a trick, draws, plays or speaks."""
    number = rng.choice(of_kinds(told, "trick") or of_kinds(told, "play", "dealt", "done"))
    seat = rng.choice([0, 1, 2, 3, None])
    return put(told, number, told[number]._replace(seat=seat))


def declared(told, _ranks, rng):
    """Something is declared that was not."""
    at = rng.randint(min(of_kinds(told, "dealt")) + 1, len(told))
    seats = [event.seat for event in told if event.kind == "dealt"]
    event = Event("declare", rng.choice(seats), (rng.choice(WORDS),))
    return [*told[:at], event, *told[at:]]


def missing(told, _ranks, rng):
    """An event is left out."""
    number = rng.randrange(len(told))
    return [*told[:number], *told[number + 1 :]]


def doubled(told, _ranks, rng):
    """An event is told twice."""
    number = rng.randrange(len(told))
    return [*told[: number + 1], *told[number:]]


def moved(told, _ranks, rng):
    """An event is told at another time."""
    number = rng.randrange(len(told))
    rest = [*told[:number], *told[number + 1 :]]
    at = rng.randint(0, len(rest))
    return [*rest[:at], told[number], *rest[at:]]


def other_number(told, _ranks, rng):
    """So many cards are dealt, drawn or laid away that were not; or other points are told."""
    numbers = [
        number for number, event in enumerate(told) if event.words and event.words[0].isdecimal()
    ]
    number = rng.choice(numbers)
    words = (str(rng.choice([0, 1, 2, 4, 9, 40])), *told[number].words[1:])
    return put(told, number, told[number]._replace(words=words))


def nonsense(told, _ranks, rng):
    """Words that mean nothing, or none at all."""
    number = rng.randrange(len(told))
    words = rng.choice([(), tuple(rng.choice(ODD).split()), (*told[number].words, "As")])
    return put(told, number, told[number]._replace(words=words))


def cut(told, _ranks, rng):
    """The last events are left out."""
    return told[: rng.randrange(len(told))]


WAYS = (
    other_card,
    other_play,
    other_play,
    card_twice,
    two_plays,
    other_winner,
    declared,
    missing,
    doubled,
    moved,
    other_number,
    nonsense,
    cut,
)


def answered(match, data, seed):
    """ "refused", or "explained" once every sampled world was played again through a match.

    Anything else that is raised is a fault.
    """
    try:
        view = View.from_json(data)
        knowledge = Knowledge.from_view(view)
    except REFUSALS as error:
        assert len(str(error)) > 20
        return "refused"
    for world in knowledge.sample(2, seed):
        played = explain(view, lambda _events, number, world=world: [world] * number)
        assert played is not None
        assert tells(match, view, played)
    return "explained"


def tells(match, view, played):
    """Whether a seat of a match is told these events, apart from what went before the deal."""
    first = view.told[0]
    twin = Match(match.game.name, match.rules.changed, seats=match.names, order=view.order or None)
    twin.deal(played.cards, dealer=first.seat)
    for seat, action in played.actions:
        twin.apply(action, seat)
    seen = twin.view(view.seat)
    return of_the_cards(seen) == of_the_cards(view)


def of_the_cards(view):
    """What is told of cards and words, before the score sheet."""
    kept = []
    for event in view.told:
        if event.kind in ("score", "wins"):
            break
        if event.kind not in OF_THE_STANDING:
            kept.append(event)
    return kept, view.known, view.counts, view.taken


def random_spoiling(game, seeds):
    """What becomes of views of a game, each spoiled in a few ways: counts by answer."""
    found = {"refused": 0, "explained": 0}
    for match, data in true_views(game, seeds):
        rng = random.Random(str(data["told"]))
        for _ in range(3):
            changed = spoiled(data, rng)
            if changed is not None:
                found[answered(match, changed, 1)] += 1
    return found
