"""
Card play in C++: tricks and piles, legal actions, make and unmake, worth, playouts.
"""

from collections.abc import Callable, Sequence
import enum
from typing import Final, overload


SUIT_BITS: int = 16

SWAP: int = 62

TAKE: int = 63

DRAW: int = 2

class Refusal(enum.Enum):
    """Why an action is not legal."""

    none = 0

    over = 1

    not_held = 2

    must_follow = 3

    must_trump = 4

    must_beat = 5

    cannot_swap = 6

    cannot_take = 7

class OddCard(enum.Enum):
    """What becomes of the last stock card when two seats need one."""

    unclaimed = 0

    to_last_trick = 1

    winner_draws = 2

class ScoreKind(enum.Enum):
    """What a part of the score of the play is for."""

    cards = 0

    last_trick = 1

    last_prizes = 2

    first_prize = 3

    prize = 4

    all_tricks = 5

class Duties:
    """What the seats after the leader of a trick are bound to."""

    def __init__(self, *, follow: bool = False, trump_if_void: bool = False, beat_trump: bool = False, beat_head: bool = False) -> None: ...

    @property
    def follow(self) -> bool: ...

    @property
    def trump_if_void(self) -> bool: ...

    @property
    def beat_trump(self) -> bool: ...

    @property
    def beat_head(self) -> bool: ...

class TrickModel:
    """
    How a game's cards are played in tricks and what that is worth.

    card_points maps a card number to its points. Raises ValueError if the parts do not fit.
    """

    def __init__(self, *, pack: int, seats: int = 2, open: Duties = ..., closed: Duties = ..., draws: bool = False, odd_card: OddCard = OddCard.unclaimed, swap_rank: int = -1, card_points: dict[int, int] = {}, last_trick: int = 0, all_tricks: int = 0, prize_cards: int = 0, prize_any: int = 0, prize_first: int = 0, prize_last: Sequence[int] = [0, 0, 0], hand_cards: int = 9, trump_place: int = -1) -> None: ...

    @property
    def pack(self) -> int: ...

    @property
    def seats(self) -> int: ...

    @property
    def open(self) -> Duties: ...

    @property
    def closed(self) -> Duties: ...

    @property
    def draws(self) -> bool: ...

    @property
    def hand_cards(self) -> int: ...

    @property
    def last_trick(self) -> int: ...

    @property
    def all_tricks(self) -> int: ...

    @property
    def prize_cards(self) -> int: ...

    @property
    def prize_any(self) -> int: ...

    @property
    def prize_first(self) -> int: ...

    @property
    def prize_last(self) -> list[int]: ...

    def open_with(self, left: int) -> bool:
        """
        Whether cards are still drawn after a trick when so many are left in the stock.
        """

    def ruled_out(self, card: int, table: Sequence[int], trump: int) -> int:
        """
        The cards that a hand cannot hold, as bits, out of which a card was played to those on the table once
        nothing is drawn any more: they would have had to be played instead.
        """

    def points_of(self, card: int) -> int:
        """What a card counts in a trick."""

class TrickState:
    """
    A deal being played in tricks. The last card of the stock is the turn-up where cards
    are drawn. Raises ValueError if the cards do not make a deal.
    """

    def __init__(self, model: TrickModel, hands: Sequence[int], stock: Sequence[int] = [], trump: int = -1, leader: int = 0) -> None: ...

    @staticmethod
    def resumed(model: TrickModel, hands: Sequence[int], stock: Sequence[int], trump: int, leader: int, tricks: Sequence[tuple[int, Sequence[int]]], table: Sequence[int]) -> TrickState:
        """
        A deal after tricks that are known, each (leader, cards in the order played): the hands and the
        stock as they are now, `table` the cards of the unfinished trick. What was played before cannot be
        taken back. Raises ValueError if the cards do not make a deal.
        """

    @property
    def over(self) -> bool: ...

    @property
    def to_act(self) -> int:
        """The seat whose turn it is, -1 when the deal is over."""

    @property
    def leader(self) -> int: ...

    @property
    def trump(self) -> int: ...

    @property
    def open(self) -> bool:
        """Whether cards are still drawn after a trick."""

    @property
    def tricks(self) -> int:
        """How many tricks are complete."""

    @property
    def actions(self) -> int:
        """How many actions were made."""

    @property
    def stock_left(self) -> int: ...

    @property
    def stock(self) -> list[int]: ...

    @property
    def table(self) -> list[int]:
        """The cards of the unfinished trick in the order played."""

    @property
    def on_table(self) -> int:
        """How many cards the unfinished trick has."""

    def hand(self, seat: int) -> int: ...

    def taken(self, side: int) -> int: ...

    def tricks_won(self, side: int) -> int: ...

    def trick(self, index: int) -> tuple[int, int, int, list[int]]:
        """
        (leader, winner, winning card, cards in the order played) of a complete trick.
        """

    def legal(self) -> int:
        """The legal actions as a word of bits, 0 when the deal is over."""

    def legal_actions(self) -> list[int]:
        """The legal actions as a list of numbers, ascending."""

    def refusal(self, action: int) -> Refusal:
        """Why an action is not legal; Refusal.none if it is."""

    def play(self, action: int) -> None:
        """Raises ValueError if the action is not legal."""

    def undo(self) -> None:
        """Takes the last action back. Raises ValueError if there is none."""

    def copy(self) -> TrickState: ...

    def score(self) -> list[tuple[ScoreKind, int, int, int]]:
        """
        What the play is worth as (kind, side, points, count); before the end only the cards taken.
        """

    @property
    def points(self) -> list[int]:
        """The sum of score() for each side."""

    def playouts(self, deals: int, seed: int, threads: int = 1) -> Playouts:
        """Plays the rest of the deal out at random so many times."""

class PileModel:
    """
    How cards are beaten or taken on a common pile.

    Raises ValueError if the parts do not fit.
    """

    def __init__(self, *, pack: int, trumps: Sequence[int], cover_and_lead: bool = False, low_trump: bool = False, last_card_stands: bool = False, repetition: int = 3, max_actions: int = 0, fewer_wins: bool = False) -> None: ...

    @property
    def pack(self) -> int: ...

    @property
    def trumps(self) -> list[int]: ...

    @property
    def cover_and_lead(self) -> bool: ...

    @property
    def low_trump(self) -> bool: ...

class PileState:
    """
    A deal of beating and taking with open hands, from any position: the top card of the
    pile is its last. Raises ValueError if the cards do not make a position.
    """

    def __init__(self, model: PileModel, hand0: int, hand1: int, to_act: int = 0, pile: Sequence[int] = [], must_lead: bool = False) -> None: ...

    @property
    def over(self) -> bool: ...

    @property
    def to_act(self) -> int:
        """The seat whose turn it is, -1 when the deal is over."""

    @property
    def winner(self) -> int:
        """A seat, 2 for a draw, -1 while the deal goes on."""

    @property
    def must_lead(self) -> bool:
        """Whether the seat has covered and must lead on top."""

    @property
    def actions(self) -> int: ...

    @property
    def times_seen(self) -> int:
        """How often the position at hand has come."""

    @property
    def pile(self) -> list[int]: ...

    def hand(self, seat: int) -> int: ...

    def legal(self) -> int:
        """The legal actions as a word of bits, 0 when the deal is over."""

    def legal_actions(self) -> list[int]:
        """The legal actions as a list of numbers, ascending."""

    def refusal(self, action: int) -> Refusal:
        """Why an action is not legal; Refusal.none if it is."""

    def play(self, action: int) -> None:
        """Raises ValueError if the action is not legal."""

    def undo(self) -> None:
        """Takes the last action back. Raises ValueError if there is none."""

    def copy(self) -> PileState: ...

    def playouts(self, deals: int, seed: int, threads: int = 1) -> Playouts:
        """Plays the rest of the deal out at random so many times."""

class Playouts:
    """Sums over deals played out at random."""

    @property
    def deals(self) -> int: ...

    @property
    def actions(self) -> int: ...

    @property
    def points(self) -> list[int]: ...

    @property
    def wins(self) -> list[int]: ...

    @property
    def ties(self) -> int: ...

def play_random_deals(model: TrickModel, deals: int, seed: int, threads: int = 1) -> Playouts:
    """
    Deals the model's pack so many times and plays every deal out at random. The result depends
    on the seed alone, not on the number of threads.
    """

class TrickBatch:
    """
    Many random deals of one model, stepped together. The arrays are live: step() and
    deal() change what they show.
    """

    def __init__(self, model: TrickModel, size: int, seed: int) -> None: ...

    def __len__(self) -> int: ...

    @property
    def running(self) -> int:
        """How many deals are not over."""

    def deal(self) -> None:
        """Deals every place anew."""

    def step(self, actions: bytes | bytearray | memoryview) -> None:
        """
        One action (a byte) for every deal; deals that are over pass theirs by. Raises
        ValueError and changes nothing if one of them is not legal.
        """

    def state(self, index: int) -> TrickState:
        """A copy of one deal. Raises IndexError."""

    @property
    def legal(self) -> memoryview:
        """
        uint64[size]: the legal actions of each deal as bits, 0 when it is over.
        """

    @property
    def to_act(self) -> memoryview:
        """int8[size]: the seat whose turn it is, -1 when the deal is over."""

    @property
    def points(self) -> memoryview:
        """int32[size, 2]: the points of both sides once the deal is over."""

class PileTable:
    """
    The worth of every position in which a bout begins, by the leader's hand as a number:
    own trumps, the other's trumps, the two plain suits, so many bits each as there are ranks.
    """

    def __init__(self, *, ranks: int, cover_and_lead: bool, low_trump: bool, distances: bool) -> None:
        """A table in which nothing is known. Raises ValueError."""

    @property
    def ranks(self) -> int: ...

    @property
    def cover_and_lead(self) -> bool: ...

    @property
    def low_trump(self) -> bool: ...

    @property
    def has_distances(self) -> bool: ...

    @property
    def positions(self) -> int: ...

    def at(self, hand: int) -> tuple[int, int]:
        """
        Value for the leader (1, 0, -1) and bouts to the end. Raises IndexError.
        """

    def misfit(self, state: PileState) -> str | None:
        """
        Why such a state cannot be asked about: it is of another "form" or "pack", or "over".
        """

    def worth(self, state: PileState) -> tuple[int, int]:
        """
        Value and distance for the seat on turn, wherever in a bout. Raises ValueError as rate() does.
        """

    def rate(self, state: PileState) -> list[tuple[int, int, int]]:
        """
        Every legal action with its value and distance for the seat on turn. Raises ValueError if the
        state is over or not of this form and pack.
        """

    def census(self) -> tuple[tuple[int, int, int, int, int, int], list[tuple[int, int, int, int, int, int]], list[int], list[int], int]:
        """
        Counts (won, lost, drawn, longest won, longest lost, sum of bouts) of all positions and of the
        mirror deals by the cards kept; wins and losses by distance; and how many are lost for whoever leads.
        """

    def plane_bytes(self, plane: int) -> int:
        """
        The size of a part of the table: 0 wins, 1 losses, 2 distances. Raises IndexError.
        """

    def read(self, plane: int, offset: int, size: int) -> bytes:
        """Raises IndexError."""

    def write(self, plane: int, offset: int, bytes: bytes) -> None:
        """
        Raises IndexError, or ValueError if the table lies in memory that cannot be written.
        """

class PileSolver:
    """Solves every position in which a bout begins, sweep by sweep."""

    def __init__(self, *, ranks: int, cover_and_lead: bool, low_trump: bool, distances: bool, threads: int) -> None:
        """
        Raises ValueError if there is no such solver, MemoryError if it does not fit.
        """

    @staticmethod
    def bytes_needed(*, ranks: int, cover_and_lead: bool, distances: bool, threads: int) -> int:
        """The most memory that solving takes. Raises ValueError."""

    def sweep(self, progress: Callable[[float], object] | None = None, keep: Callable[[int, bytes], None] | None = None) -> int:
        """
        One sweep; how many positions it has settled. `progress` hears the share done, some ten times
        a second. `keep` hears of facts as they are found, for learn(): a list and a block of its bytes; it is
        called from all threads. If one of them raises, or on Ctrl-C, the sweep is given up; in place what it
        has found stays, else nothing has changed.
        """

    def learn(self, list: int, block: bytes) -> None:
        """
        Takes over facts of the sweep after the last one whose end was told. Raises ValueError if they are none.
        """

    def end_sweep(self, number: int) -> None:
        """
        The sweep of this number has been learnt whole. Raises ValueError if it cannot be this one.
        """

    def learnt(self) -> None:
        """
        To be called when all has been learnt. Blocks after the last end count only in place.
        """

    def known(self, keep: Callable[[int, bytes], None]) -> None:
        """
        Tells all that is known as the facts of one sweep; only in place. `keep` as in sweep().
        """

    @staticmethod
    def can_keep_distances(*, ranks: int, cover_and_lead: bool) -> bool:
        """Whether there is a solver with distances."""

    @property
    def in_place(self) -> bool:
        """
        Whether facts are written where they are found; then those of half a sweep count as well.
        """

    @property
    def sweeps(self) -> int: ...

    @property
    def finished(self) -> bool: ...

    @property
    def settled(self) -> int:
        """How many positions are won or lost so far."""

    @property
    def table(self) -> PileTable:
        """What is known so far; a live view."""

def look_ahead(state: PileState, burdens: Sequence[Sequence[float]], positions: int) -> list[tuple[int, float]]:
    """
    Every legal action with what it leads to for the seat on turn, looking some turns ahead at so many
    positions at most, in the order they were looked at. `burdens` tells, by seat and card (64 numbers
    each), how much a seat would rather be without it; the worth of a position is the other's burden less
    one's own, a win LOOKED_WON and more, the sooner the more.
    """

LOOKED_WON: float = 1000.0

def table_over(*, ranks: int, cover_and_lead: bool, low_trump: bool, wins: object, losses: object, distances: object | None) -> PileTable:
    """
    A table over planes that lie in buffers, such as a mapped file; nothing is copied. A table over
    memory that cannot be written refuses to be written to. Raises ValueError if a size is wrong.
    """

def folded_group(ranks: int, plane: int) -> int:
    """
    The bytes of a group in a folded plane: 0 wins, 1 draws, 2 distances. Raises IndexError.
    """

def fold(table: PileTable, plane: int, group: int, groups: int) -> bytes:
    """
    So many groups of a plane, without what follows from both plain suits being the same. Raises IndexError.
    """

def unfold(table: PileTable, plane: int, group: int, bytes: bytes) -> None:
    """
    Writes what fold() has given; the wins before the draws. Raises IndexError, or ValueError if the
    table lies in memory that cannot be written.
    """

class PileProbe:
    """
    Answers from a table, quickly: it remembers what it has found. Raises ValueError if a state
    is over or not of the table's form and pack.
    """

    def __init__(self, table: PileTable) -> None: ...

    def worth(self, state: PileState) -> tuple[int, int]:
        """Value and distance for the seat on turn, wherever in a bout."""

    def rate(self, state: PileState) -> list[tuple[int, int, int]]:
        """Every legal action with its value and distance for the seat on turn."""

    def line(self, state: PileState) -> list[int]:
        """
        Best play of both to the end: the nearest win, the farthest loss. A draw ends when a position
        comes again. Needs distances: without them a win may never come nearer.
        """

class PileProver:
    """
    Wins and losses that a search proves, without a table or over one without distances. Raises
    ValueError.
    """

    @overload
    def __init__(self, *, ranks: int, cover_and_lead: bool, low_trump: bool, judgement: tuple[Sequence[float], float] | None = None) -> None:
        """
        judgement: what each card is worth to who holds it, by its place in the number of a hand, and what
        leading is worth; with it what is not proved is guessed, from GUESSED on.
        """

    @overload
    def __init__(self, table: PileTable) -> None: ...

    GUESSED: Final[int] = ...
    """A distance from here on is only guessed."""

    def rate(self, state: PileState, positions: int, behind: Sequence[int] = []) -> list[tuple[int, int, int]]:
        """
        Every legal action with its value and distance for the seat on turn, looking at so many positions
        at most in which a bout begins. Without a table 0 says that nothing is proved; over one the
        values are the table's, and what leads back to one of the leaders' hands in `behind`, numbered as
        in a PileTable, is guessed to be farthest from the end.
        """

class Stakes:
    """
    What a deal is worth besides its tricks, for both sides.

    base: points each side has already. captures: (cards, taker, owner, worth): worth[k] points for
    the side `owner` when k of the cards lie in the tricks of `taker`. no_trick, few_points: what
    the other side gets if a side wins no trick, or wins one but has fewer than `least` points.
    Raises ValueError if the parts do not fit.
    """

    def __init__(self, *, base: Sequence[int] = [0, 0], captures: Sequence[tuple[int, int, int, Sequence[int]]] = [], no_trick: Sequence[int] = [0, 0], few_points: Sequence[int] = [0, 0], least: int = 0) -> None: ...

    @property
    def base(self) -> list[int]: ...

    @property
    def captures(self) -> list[tuple[int, int, int, list[int]]]: ...

    @property
    def no_trick(self) -> list[int]: ...

    @property
    def few_points(self) -> list[int]: ...

    @property
    def least(self) -> int: ...

    def points(self, state: TrickState) -> list[int]:
        """The points of both sides, if the deal is over."""

class Solution:
    """
    What a position is worth: points of side 0 less those of side 1 at the end of the deal.
    """

    @property
    def exact(self) -> bool:
        """False if the nodes were used up; then only the bounds are proven."""

    @property
    def lower(self) -> int: ...

    @property
    def upper(self) -> int: ...

    @property
    def value(self) -> int | None:
        """The value; None if it is not known exactly."""

    @property
    def plays(self) -> dict[int, tuple[int, int]]:
        """
        The lower and the upper bound of every legal play; they are equal where the value is exact.
        """

    @property
    def best(self) -> list[int]:
        """All best plays, ascending; empty if the value is not known."""

    @property
    def line(self) -> list[int]:
        """The actions of best play to the end of the deal, if asked for."""

    @property
    def nodes(self) -> int:
        """How many tricks were begun in the search."""

class Solver:
    """
    Solves positions of tricks in which every card is known.

    It keeps its memory, at most `entries` positions of 16 bytes, from one call to the next.
    Several threads may share one; they wait for each other.
    """

    def __init__(self, entries: int = 4194304) -> None: ...

    def solve(self, state: TrickState, stakes: Stakes = ..., *, every_play: bool = True, line: bool = False, most_nodes: int = 0) -> Solution:
        """
        The value of a position, of every play, and a line of best play.

        most_nodes: gives up after so many; the solution then holds proven bounds. 0: no limit.
        """

class Worlds:
    """
    Where every card may lie, given what one seat knows: sampled uniformly.

    known: for each seat the cards certain to be in its hand, as bits. unseen: the other cards by number.
    places: (seat, capacity); seat -1 is no hand. stock: the next card first, a card's number or -1 - place.
    cases: (places of each unseen card as bits, cards each seat held for certain when it declared, cards
    each seat did not hold then); they exclude each other. limits: (seat, cards, least, most) held when it declared. courses: for each seat
    (the size of its hand when it declared, what became of it: -1 for an unseen card drawn, or a card played).
    Raises ValueError if the parts do not fit or no world is possible.
    """

    def __init__(self, *, known: Sequence[int], unseen: Sequence[int], places: Sequence[tuple[int, int]], stock: Sequence[int], cases: Sequence[tuple[Sequence[int], Sequence[int], Sequence[int]]], limits: Sequence[tuple[int, int, int, int]], courses: Sequence[tuple[int, Sequence[int]]]) -> None: ...

    @property
    def count(self) -> float:
        """In how many ways hands and courses may be, limits not regarded."""

    @property
    def ways(self) -> float:
        """
        In how many ways the unseen cards may lie, limits not regarded: one where nothing is hidden.
        """

    def sample(self, number: int, seed: int) -> list[tuple[list[int], list[int]]]:
        """
        So many worlds: (hands as bits, the cards of the stock in order). Raises ValueError if none is possible.
        """

    def every(self, most: float) -> list[tuple[list[int], float]]:
        """
        The hands of every world, with a weight by the number of worlds that have them. Raises ValueError if the
        cards can be laid in more than `most` ways, or if there are limits, by which worlds are tried and rejected.
        """

    def believed(self, state: TrickState, habits: Sequence[float], signs: Sequence[tuple[int, int, int, int, int, float]], number: int, seed: int) -> Worlds:
        """
        So many of these worlds, to be drawn by how well they explain what the others did.

        habits: weights of what habits(state) tells of a card. signs: (seat, cards it has played since, cards, least, most,
        unlike): a world in which it did not have so many of the cards weighs `unlike` times as much. Raises ValueError if
        no world is possible.
        """

def habits(state: TrickState) -> dict[int, list[float]]:
    """
    What can be seen of each card that may be played by who knows the hand: the features by which habits are learned.
    """

class SearchMethod(enum.Enum):
    """How worlds are searched."""

    tree = 0
    """One tree over what is seen, a new world in every iteration."""

    exact = 1
    """
    Every world solved with open hands, the values averaged; where more than two cards of the stock
    are still to be drawn, the same as tree.
    """

class SearchResult:
    """What a search has found."""

    @property
    def best(self) -> int: ...

    @property
    def values(self) -> dict[int, tuple[float, float, int]]:
        """
        For every legal action its mean result to the side that acts, the standard deviation of one
        result, and how often it was tried.
        """

    @property
    def method(self) -> SearchMethod:
        """How it was found: tree where worlds were too large to be solved."""

    @property
    def iterations(self) -> int:
        """Worlds looked at. Where nothing is hidden one is enough to solve it."""

def search(state: TrickState, worlds: Worlds, stakes: Stakes = ..., *, table: Sequence[float] = [], method: SearchMethod = SearchMethod.tree, iterations: int = 0, seconds: float = 0.0, threads: int = 1, seed: int = 0, explore: float = 0.5, policy: bool = True) -> SearchResult:
    """
    Which action brings most, over worlds sampled from what a seat knows.

    state: the deal as all may see it; its hands and stock are replaced by those of the worlds.
    table: what the margin at the end is worth to side 0, table[margin + len(table) // 2]; without it the
    margin itself. iterations, seconds: whichever is reached first; 0 is no limit. The same seed and number
    of iterations give the same result on any number of threads. policy: the rest is played out by a
    light policy instead of at random. explore: how much is tried beside what looks best, as a part of the
    spread of results. Raises ValueError if there is nothing to choose or no world is possible.
    """

class Profile:
    """
    How both seats play a HiddenGame: for every hand after all plays the chance of each card.
    """

    def at(self, plays: Sequence[int], hand: int) -> dict[int, tuple[float, float]]:
        """
        For every legal card of the seat on turn its chance, and what it is worth to the seat; nothing in the
        last trick, which leaves no choice.

        plays: the cards played since the game began. hand: the seat's cards now, as bits. Raises ValueError if
        no world leads there.
        """

    def put(self, plays: Sequence[int], hand: int, chances: dict[int, float]) -> None:
        """
        Sets how this hand is played there; cards left out are never played. Raises ValueError if no world leads
        there, a card is not legal, or the chances do not add up to one.
        """

    @property
    def value(self) -> float:
        """What the deal is worth to seat 0."""

    def best_response(self, seat: int) -> float:
        """
        What the seat gets, on the average of the worlds, by the best answer to the other's play.
        """

    @property
    def exploitability(self) -> float:
        """
        What a best answer gains, the mean of both seats: (best_response(0) + best_response(1)) / 2.
        It is nothing in an equilibrium.
        """

    @property
    def rounds(self) -> int:
        """So many rounds were solved."""

class HiddenGame:
    """
    The end of a deal between two seats of which each sees its own hand only, as a game that can be solved.

    state: the deal as all may see it, with nothing left to draw. worlds: the pairs of hands that are possible,
    as bits, and weights: how likely each is; alike if left out. stakes, table: what the deal is worth, as in
    search(). most: so many pairs of hands may be left, together, at the ends of play. Raises ValueError if there
    is no world, or a world does not fit the state, and if the game is larger than that.
    """

    def __init__(self, state: TrickState, worlds: Sequence[tuple[int, int]], weights: Sequence[float] = [], stakes: Stakes = ..., *, table: Sequence[float] = [], most: int = 268435456) -> None: ...

    def solve(self, *, rounds: int = 0, seconds: float = 0.0, tremble: float = 0.0) -> Profile:
        """
        An equilibrium, nearer with every round; rounds, seconds: whichever is reached first, 0 is no limit.
        tremble: so often the other is thought to play any card, which teaches hands what to do after plays
        that nobody makes on purpose. The same game and number of rounds give the same.
        """

    def profile(self) -> Profile:
        """Every legal card alike, to be changed."""

    def to_act(self, plays: Sequence[int] = []) -> int:
        """Whose turn it is after these plays."""

    def cards(self, plays: Sequence[int] = []) -> list[int]:
        """
        The cards that can be played next in some world; none in the last trick.
        """

    def hands(self, plays: Sequence[int] = []) -> list[int]:
        """
        The hands, as they are then, that the seat on turn may have after these plays.
        """

    def others(self, plays: Sequence[int], hand: int) -> list[tuple[int, float]]:
        """
        The hands that the other seat may have then beside this one of the seat on turn, each with its weight.
        """

    @property
    def least(self) -> float:
        """The least that a deal can be worth to seat 0."""

    @property
    def most(self) -> float:
        """The most."""

    @property
    def cells(self) -> int:
        """How many choices there are: a card of a hand after some plays."""

    @property
    def ends(self) -> int:
        """How many pairs of hands are left, together, at the ends of play."""
