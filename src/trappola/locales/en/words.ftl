### The words of these games, each said once: a term is used wherever the thing is meant.
###
### Another form of a term is asked for with "as": { -trick(as: "title") } begins a heading.
### A language adds the forms that it needs ([gen], [acc] …) and asks for them where it needs them.

-trappola = Trappola
-bulka = Bulka
-svoyi = Svoyi Kozyri

-trick = { $as ->
   *[plain] trick
    [title] Trick
}
-tricks = { $as ->
   *[plain] tricks
    [title] Tricks
}
# The suit that beats all others.
-trumps = { $as ->
   *[plain] trumps
    [title] Trumps
}
# One card of it.
-trump = { $as ->
   *[plain] trump
    [title] Trump
}
# The cards that were not dealt.
-stock = { $as ->
   *[plain] stock
    [title] Stock
}
# The card turned up after the deal.
-turn-up = { $as ->
   *[plain] turn-up
    [title] Turn-up
}
-suit = { $as ->
   *[plain] suit
    [title] Suit
}
-suits = { $as ->
   *[plain] suits
    [title] Suits
}
-rank = { $as ->
   *[plain] rank
    [title] Rank
}
-ranks = { $as ->
   *[plain] ranks
    [title] Ranks
}
# All the cards of a game.
-pack = { $as ->
   *[plain] pack
    [title] Pack
}
# King, knight and jack.
-figure = { $as ->
   *[plain] figure
    [title] Figure
}
-figures = { $as ->
   *[plain] figures
    [title] Figures
}
# Cards that belong together, named for points.
-declaration = { $as ->
   *[plain] declaration
    [title] Declaration
}
-declarations = { $as ->
   *[plain] declarations
    [title] Declarations
}
-dealer = { $as ->
   *[plain] dealer
    [title] Dealer
}
# Who plays against No. 1 in Bulka.
-challenger = { $as ->
   *[plain] challenger
    [title] Challenger
}
# From dealing the cards to the score sheet; not the act of dealing.
-deal = { $as ->
   *[plain] deal
    [title] Deal
}
-deals = { $as ->
   *[plain] deals
    [title] Deals
}
# Deals until somebody has won.
-match = { $as ->
   *[plain] match
    [title] Match
}
-chip = { $as ->
   *[plain] chip
    [title] Chip
}
-chips = { $as ->
   *[plain] chips
    [title] Chips
}
# The chips that are played for.
-pot = { $as ->
   *[plain] pot
    [title] Pot
}
# What the pot lies in; in Bulka one says cup for the pot itself.
-cup = { $as ->
   *[plain] cup
    [title] Cup
}
# Those who wait to challenge the winner.
-queue = { $as ->
   *[plain] queue
    [title] Queue
}
# The cards lying on the table in Svoyi Kozyri.
-pile = { $as ->
   *[plain] pile
    [title] Pile
}
-partner = { $as ->
   *[plain] partner
    [title] Partner
}
-score-sheet = { $as ->
   *[plain] score sheet
    [title] Score sheet
}
-house-rules = { $as ->
   *[plain] house rules
    [title] House rules
}
# Wins in a row.
-streak = { $as ->
   *[plain] streak
    [title] Streak
}
# A hand without king, knight or jack; one without an ace as well.
-blanche = blanche
-bianka = bianka
# What one says on paying for the chance of the cup; the question for a new deal.
-pro = Pro
-alifer = Alifer

## Lists and numbers

# "a, b and c" is built from the left: list-next for all but the last, list-last for that.
list-next = { $before }, { $next }
list-last = { $before } and { $next }

# Both partners of a side.
side-names = { $one } + { $other }
# In a row such as "Ann 3, Ben 4".
name-and-number = { $who } { $number }

size-gib = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } GiB
size-mib = { $number } MiB
