### The lines of the score sheet and what is declared.

set-three = three { $ranks }
set-four = four { $ranks }
set-three-figures = three figures
set-four-figures = four figures
run = run { $cards }
blanche = blanche
bianka = bianka

item-captured-cards = Cards taken
item-last-trick = Last trick
item-last-trick-with-two = Last trick with a two
item-last-two-tricks-with-twos = Last two tricks with twos
item-last-three-tricks-with-twos = Last three tricks with twos
item-first-trick-with-two = First trick with a two
item-trick-with-two = Trick with a two
item-all-tricks = All tricks
item-schneider = Schneider
item-schwarz = Schwarz
item-game = Game won
item-difference = Difference in points
item-ante = Ante
item-pro = Pro
item-cup = The cup
item-cup-to-the-last = The cup, to the last one left
item-remainder = Share of the cup
item-unpaid = Debts that cannot be paid
item-declared = Declared: { $what }
item-forfeit = Forfeited: { $what }
item-payment = Payment: { $what }
