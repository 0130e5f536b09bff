### The games in one or two lines each.

game-cardano = Trappola after Cardano
    .about = For two. The oldest form (1564): no trumps, whole hands exchanged, twos that win the last tricks.
game-bulka = Bulka
    .about = For three to six round a common pot: two play, the winner stays, three wins in a row empty the cup.
game-two-handed = Trappola for two without the pot
    .about = For two. Bulka's declarations and tricks; the loser pays the difference in points.
game-classica = Trappola classica
    .about = For two. A stock to draw from and trumps: free play first, then strict following to the last trick.
game-quattro = Trappola quattro
    .about = For four, two against two, nine tricks with trumps; partners may signal.
game-svoyi = Svoyi Kozyri
    .about = For two. Everything lies open, each has his own trumps; whoever is rid of his cards first wins.
game-czech = Trappola classica, Czech values
    .about = Each court card counts one less, declarations are made for everybody.
game-austrian = Trappola classica, Austrian exchange
    .about = Up to three cards are exchanged with the stock before the play.
game-talon = Trappola classica mit Talon
    .about = Up to three cards are exchanged, then nine tricks without drawing.
game-blind = Trappola classica, blind
    .about = No declarations: only cards and the last trick count.
game-no-twos = Trappola classica without twos
    .about = 32 cards; points lie in ace, king, knight and jack alone.
game-challenge = Challenge
    .about = Svoyi Kozyri in which one beats the top card and plays the next one on it.
