### The rule book: words of its tables, and its own problems.

## Worked deals

book-hand = Hand
book-who = { $who }
book-who-dealt = { $who } (dealt)
book-trick = { -trick(as: "title") }
book-card-1 = Lead
book-card-2 = Second
book-card-3 = Third
book-card-4 = Fourth
book-won-by = Won by
book-card-points = Points in it
book-draws = { $who } draws
book-said = What is said

book-sheet = { -score-sheet(as: "title") }
book-total = Total
book-to-match = To the match
book-chips = { -chips(as: "title") } of { $who }
book-cup = The { -cup }
book-as-played = as played
book-match-of = Match: { $who }

book-round = Round
book-plays = At the table
book-wins = Winner
book-queue = { -queue(as: "title") } afterwards

book-turn = Turn
book-pile = On the table, top card last
book-to-move = To move
book-may = May play
book-does = Plays
book-nothing = nothing
book-take = or take
book-take-only = nothing; must take
book-takes = takes { $number ->
        [one] one card
       *[other] { $number } cards
    }

book-table = Table { $number }

## Tables of facts

book-captured = Captured card
book-points = Points
book-all-cards = all cards of the { -pack }
book-held = You hold
book-three = Three
book-four = Four
book-run = run in one { -suit }
book-blanche = { -blanche }: no king, knight or jack
book-bianka = { -bianka }: no king, knight, jack or ace
book-aces-kept = { $what }, all in your own { -tricks } at the end
book-aces-lost = { $what }, one or more lost
book-chips-paid = { -chips(as: "title") } from the opponent
book-trick-bonus = For { -tricks }
book-cup-paid = Opponent pays the { -cup }

book-option = Option
book-decides = What it decides
book-values = Values, the usual one first
book-from = Rule and source
book-proposal = our proposal
book-variant = Variant
book-name = Name
book-sets = What it sets
book-about = In a line
book-game = Game
book-players = Players
book-cards = Cards
book-length = Length
book-luck = Luck

## Words

book-code = Code

## Problems

no-book = The rule book is not installed with this package.
book-no-terms = There is no group of terms { $group } in the catalogue terms.ftl.
book-no-kind = Line { $line }: there is no part of the kind { $kind }. Known are: { $kinds }.
book-no-end = Line { $line }: the part { $kind } has no end; write <!-- /{ $kind } --> after it.
book-no-deal = There is no worked deal called { $name }.
book-wrong = The worked deal { $name } cannot be shown: { $problem }
book-names-one = The part "{ $block }" must name one worked deal or game.
book-block = The part "{ $block }" cannot be written: { $problem }
book-no-turns = There are no turns { $wanted } in this deal; write two numbers from 1 to { $number }, as 1-5.
book-no-such-deal = There is no deal { $wanted } in this record, which has { $number }.

## The site

book-title = Trappola: the rule book
book-description = Trappola, Bulka and Svoyi Kozyri: rules, worked deals, sources.
book-more = More
book-dark = Dark
book-light = Light
