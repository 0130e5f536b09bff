"""The Master: asked with a view, it looks at worlds that agree with it."""

from __future__ import annotations

from random import Random

from trappola.actions import Action
from trappola.games import GAMES
from trappola.games.tricks import TrickGame
from trappola.knowledge import examine
from trappola.players import pile
from trappola.players.club import ClubPlayer
from trappola.players.hands import pays_pro
from trappola.players.master import hands, words
from trappola.players.master.aims import MATCH
from trappola.players.master.cards import drawn_from, mixture, reason_for, think
from trappola.players.master.effort import Effort
from trappola.players.master.last_tricks import LAST
from trappola.players.perfect import PerfectPlayer
from trappola.players.reason import ONLY, Reason
from trappola.players.why import hands as why_hands
from trappola.players.why import words as why_words
from trappola.players.why.search import of_chance
from trappola.view import View

SECONDS = 1.0
"""How long it thinks about a move if nothing else is said."""
BOUTS = 2_000
"""Bouts that it looks at in a second in Svoyi Kozyri, where no table knows."""


class MasterPlayer:
    """Decides everything by search.

    Args:
        rng: where its seeds come from; the operating system if left out.
        seconds: how long it may think about a move; 0 is as long as the iterations take.
        iterations: how much it may think about a move; 0 is as much as the time allows. With
            iterations alone the same seed gives the same moves.
        threads: how many threads search.
        believe: whether worlds are weighed by how well they explain what the others did; if left
            out, wherever it was learned how cards are chosen.
        aim: ``points`` if only the points of the deal count, and not what they bring in the match.
        endings: with so many cards in a hand, or fewer, the rest of a deal of two is solved as a
            game of hidden information; 0 is never.
    """

    def __init__(
        self,
        rng: Random | None = None,
        *,
        seconds: float | None = None,
        iterations: int = 0,
        threads: int = 1,
        believe: bool | None = None,
        aim: str = MATCH,
        endings: int = LAST,
    ) -> None:
        if seconds is None:
            seconds = 0.0 if iterations else SECONDS
        self.effort = Effort(seconds, iterations, threads, 0, believe, aim, endings=endings)
        self.seed = (rng or Random()).getrandbits(48)
        nodes = max(int(BOUTS * seconds) or iterations, pile.BOUTS)
        self.club = ClubPlayer(nodes=nodes)
        self.perfect = PerfectPlayer(rng, nodes=nodes)
        self._reason: Reason | None = None
        self._mixed: dict[Action, float] = {}
        self._planned: tuple[object, Action, Reason] | None = None

    def why(self) -> Reason | None:
        """Why it chose as it did when it was last asked."""
        return self._reason

    def choose(self, view: View) -> Action:
        """What is expected to be worth most.

        Raises:
            ImpossibleKnowledge: no deal explains the view.
        """
        examine(view)
        self._reason, self._mixed = ONLY, {}
        if len(view.legal) == 1:
            return view.legal[0]
        if not isinstance(GAMES[view.setup.game], TrickGame):
            action = self.perfect.choose(view)
            self._reason = self.perfect.why()
            return action
        effort = self.effort._replace(seed=(self.seed + len(view.told)) & 0xFFFFFFFF)
        if view.prompt == "play":
            return self.play(view, effort)
        return self.decide(view, effort)

    def chances(self, view: View) -> dict[Action, float]:
        """How likely it is to do what; by chance it plays only in endings with hidden hands."""
        action = self.choose(view)
        return self._mixed if action in self._mixed else {action: 1.0}

    def play(self, view: View, effort: Effort) -> Action:
        """A card, and what is said before it."""
        said = words.at_once(view)
        if said is not None:
            self._reason = why_words.of_word(view, said, due=True)
            return said
        plays = [action for action in view.legal if action.card is not None]
        key = (view.deals, view.tricks, view.trick, view.known)
        if len(plays) == 1:
            action, reason = plays[0], ONLY
        elif self._planned is not None and self._planned[0] == key:
            _, action, reason = self._planned
        else:
            thought = think(view, effort)
            self._mixed = mixture(view, thought)
            action = drawn_from(self._mixed, effort.seed)
            reason = reason_for(view, action, thought, effort.aim, self._mixed[action])
            self._planned = (key, action, reason)
        if action.card is not None:
            said = words.first(view, action.card)
            if said is not None:
                self._reason = why_words.of_word(view, said, due=True)
                return said
        self._reason = reason
        return action

    def decide(self, view: View, effort: Effort) -> Action:
        """What is decided before the first card, or after the last."""
        verbs = {action.verb for action in view.legal}
        if "accept" in verbs:
            chance = hands.chance_to_win(view, effort, other_poor=True)
            action = Action("accept" if chance < hands.ACCEPTS else "refuse")
            self._reason = of_chance(f"why-{action.verb}", chance, hands.ACCEPTS)
            return action
        if "pro" in verbs:
            action = pays_pro(view)
            self._reason = why_hands.of_pro(view, action)
            return action
        if "exchange" in verbs:
            whole = Action("exchange") in view.legal
            action, self._reason = (hands.whole_hand if whole else hands.picked)(view, effort)
            return action
        if "trumps" in verbs:
            action, self._reason = hands.named(view, effort)
            return action
        return self.before_play(view, effort)

    def before_play(self, view: View, effort: Effort) -> Action:
        """Alifer, or what is declared before the first card."""
        asked = Action("alifer") in view.legal
        chance = hands.chance_to_win(view, effort) if asked else 1.0
        if chance < hands.ASKS:
            self._reason = of_chance("why-alifer", chance, hands.ASKS)
            return Action("alifer")
        said = words.before_play(view)
        if said is not None:
            self._reason = why_words.of_word(view, said)
            return said
        if words.leaves_blanche(view):
            self._reason = Reason("why-blanche-unsaid")
        elif asked:
            self._reason = of_chance("why-no-alifer", chance, hands.ASKS)
        else:
            self._reason = why_words.DONE
        return Action("done")
