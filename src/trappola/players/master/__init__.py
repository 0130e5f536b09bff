"""The Master: every decision by looking at worlds that agree with its view.

* :mod:`~trappola.players.master.aims`: what the points of a deal are worth in the match;
* :mod:`~trappola.players.master.belief`: which worlds explain best what the others did;
* :mod:`~trappola.players.master.cards`: which card to play;
* :mod:`~trappola.players.master.hands`: what is decided by the hand: exchange, trumps, Alifer;
* :mod:`~trappola.players.master.words`: what to say, and when.
"""

from trappola.players.master.master import MasterPlayer

__all__ = ["MasterPlayer"]
