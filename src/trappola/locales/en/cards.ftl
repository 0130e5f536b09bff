### Cards, suits, ranks.
###
### These messages are said inside others. Other grammatical forms are attributes: where a language
### gives each suit a .gen, its other messages may say { $suit-gen } beside { $suit }.

# $rank is one of rank-*, $suit one of suit-*.
card-name = { $rank } of { $suit }

suit-italian-s = swords
suit-italian-c = cups
suit-italian-d = coins
suit-italian-b = batons
suit-french-s = spades
suit-french-h = hearts
suit-french-d = diamonds
suit-french-c = clubs

rank-A = ace
rank-K = king
rank-Q = queen
rank-N = knight
rank-J = jack
rank-10 = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two

ranks-A = aces
ranks-K = kings
# Said where an Italian pack is seen in French suits; with the forms of ranks-N.
ranks-Q = queens
ranks-N = knights
ranks-J = jacks
ranks-2 = twos

# What stands in the corner of a card: one capital letter, A to Z, or two, each another one. A language whose catalogue
# has these can leave the list UNTRANSLATED in trappola/art/letters.py; `npm run cards` puts new letters into the page.
letter-A = A
letter-K = K
letter-Q = Q
letter-N = N
letter-J = J
