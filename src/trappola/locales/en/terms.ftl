### The glossary of the rule book: what card players of this language call these things.
### The second part of a key is the table in which the term stands.

# The name of this language in this language.
language-name = English

## Deal

term-deal-pack = { -pack }
term-deal-suit = { -suit }
term-deal-rank = { -rank }
term-deal-shuffle = to shuffle
term-deal-cut = to cut
term-deal-deal = to deal
term-deal-dealer = { -dealer }
term-deal-elder = elder hand, non-dealer
term-deal-hand = hand
term-deal-stock = { -stock }
term-deal-turn-up = { -turn-up }
term-deal-exchange = exchange
term-deal-draw = to draw (a card)
term-deal-match = { -match }
term-deal-partner = { -partner }

## Play

term-play-trick = { -trick }
term-play-lead = to lead
term-play-follow = to follow suit
term-play-discard = to discard (off-suit)
term-play-trump = { -trump }
term-play-ruff = to trump
term-play-overtrump = to overtrump
term-play-beat = duty to beat
term-play-open = open phase
term-play-closed = closed phase
term-play-last = last { -trick }
term-play-all = all { -tricks }
term-play-none = no trick, few points
term-play-tie = tie

## Declarations

term-say-declaration = { -declaration }
term-say-figure = figure (king, knight, jack)
term-say-three = three of a kind
term-say-four = four of a kind
term-say-run = run
term-say-blanche = { -blanche }
term-say-bianka = { -bianka }

## Pot and queue

term-pot-pot = { -pot }, { -cup }
term-pot-ante = stake, ante
term-pot-chip = { -chip }
term-pot-challenger = { -challenger }
term-pot-queue = { -queue }
term-pot-pro = { -pro }
term-pot-alifer = { -alifer }

## Svoyi Kozyri

term-own-trumps = own trumps
term-own-cover = to cover, to beat
term-own-pile = { -pile }
term-own-take = to take the pile
term-own-open = perfect information
