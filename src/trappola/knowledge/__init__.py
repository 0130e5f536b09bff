"""What a seat knows of the cards it cannot see, and worlds that agree with it.

    >>> from trappola import Match
    >>> from trappola.knowledge import Knowledge
    >>> match = Match("bulka", seats=["Ann", "Ben", "Cle"], seed="example")
    >>> match.deal()
    >>> knowledge = Knowledge.from_view(match.view(match.to_act))
    >>> world, = knowledge.sample(1, seed=1)
    >>> [hand.bit_count() for hand in world.hands]
    [9, 9, 0]

A view holds what a seat was told. From it follows more: who did not follow suit has none, who
declared three kings holds all but one, who was dealt the turn-up has it still. :class:`Knowledge`
draws these conclusions; what it samples is uniform over everything that is left. A view that no
deal can explain, wherever it comes from, raises :class:`ImpossibleKnowledge`.
"""

from trappola.knowledge.impossible import ImpossibleKnowledge
from trappola.knowledge.knowledge import Knowledge, World, examine

__all__ = ["ImpossibleKnowledge", "Knowledge", "World", "examine"]
