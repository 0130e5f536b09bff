"""Which reason fits what was chosen: by a rule of thumb, or by what a search expects.

* :mod:`~trappola.players.why.cards`: a card of a trick;
* :mod:`~trappola.players.why.hands`: exchange, trumps, Alifer, Pro;
* :mod:`~trappola.players.why.words`: declarations, signals, the question for the fourth card;
* :mod:`~trappola.players.why.pile`: Svoyi Kozyri;
* :mod:`~trappola.players.why.search`: what the Master expects.
"""
