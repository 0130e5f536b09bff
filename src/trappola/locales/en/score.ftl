### The lines of the score sheet and what is declared.

# What is declared. These are said inside other messages; other forms of them are attributes.
set-three = three { $ranks }
set-four = four { $ranks }
set-three-figures = three { -figures }
set-four-figures = four { -figures }
run = run { $cards }
blanche = { -blanche }
bianka = { -bianka }

item-captured-cards = Cards taken
    .why = What the cards in the { -tricks } count.
item-last-trick = Last { -trick }
    .why = Whoever wins the last { -trick } has 6 more.
item-last-trick-with-two = Last { -trick } with a two
    .why = The last { -trick }, won with a two: 26 in all.
item-last-two-tricks-with-twos = Last two { -tricks } with twos
    .why = The last two { -tricks }, both won with twos: 52 in all.
item-last-three-tricks-with-twos = Last three { -tricks } with twos
    .why = The last three { -tricks }, all won with twos: 78 in all.
item-first-trick-with-two = First { -trick } with a two
    .why = The first { -trick }, won with a two.
item-trick-with-two = { -trick(as: "title") } with a two
    .why = A { -trick } won with a two, which only a lead can do.
item-all-tricks = All { -tricks }
    .why = All nine { -tricks } have gone to one player.
item-schneider = Schneider
    .why = The other side has no { -trick }, or too few points.
item-schwarz = Schwarz
    .why = The other side has neither { -trick } nor points.
item-game = Game won
    .why = The first without cards has won.
item-difference = Difference in points
    .why = The loser pays the difference in points.
item-ante = Ante
    .why = Both players pay into the { -cup } before the { -deal }.
item-pro = { -pro }
    .why = Two wins in a row: the winner pays for the chance of the { -cup }.
item-cup = The { -cup }
    .why = Three wins in a row take all that is in the { -cup }.
item-cup-to-the-last = The { -cup }, to the last one left
    .why = Nobody else has { -chips } left, so the { -cup } goes to the last.
item-remainder = Share of the { -cup }
    .why = The session is over and the { -cup } is shared.
item-unpaid = Debts that cannot be paid
    .why = Nobody pays more than is there.
# $what is a declaration (set-*, run …) or, in item-payment, also another line of the sheet (item-*).
item-declared = Declared: { $what }
    .why = Held when it was declared, so it counts.
item-forfeit = Forfeited: { $what }
    .why = Cards of this { -declaration } were lost to the other side.
item-payment = Payment: { $what }
    .why = { -chips(as: "title") } that are due besides the points.

## Why some declarations count as they do

item-blanche = Declared: { -blanche }
    .why = No king, { rank-N } or jack among the nine cards; { -bianka } takes its place.
item-bianka = Declared: { -bianka }
    .why = Neither { -figure } nor ace among the nine cards.
