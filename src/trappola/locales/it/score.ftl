### Le righe del conteggio e quel che si dichiara.

# Quel che si dichiara. Questi si dicono dentro altri messaggi; le altre loro forme sono attributi.
set-three = tre { $ranks }
set-four = quattro { $ranks }
set-three-figures = tre { -figures }
set-four-figures = quattro { -figures }
run = scala { $cards }
blanche = { -blanche }
bianka = { -bianka }

item-captured-cards = Carte prese
    .why = Quanto valgono le carte nelle { -tricks }.
item-last-trick = Ultima { -trick }
    .why = Chi fa l'ultima { -trick } ha 6 punti in più.
item-last-trick-with-two = Ultima { -trick } con un due
    .why = L'ultima { -trick }, fatta con un due: 26 in tutto.
item-last-two-tricks-with-twos = Ultime due { -tricks } con i due
    .why = Le ultime due { -tricks }, fatte tutt'e due con un due: 52 in tutto.
item-last-three-tricks-with-twos = Ultime tre { -tricks } con i due
    .why = Le ultime tre { -tricks }, fatte tutte con un due: 78 in tutto.
item-first-trick-with-two = Prima { -trick } con un due
    .why = La prima { -trick }, fatta con un due.
item-trick-with-two = { -trick(as: "title") } con un due
    .why = Una { -trick } fatta con un due: può farla solo chi apre.
item-all-tricks = Tutte le { -tricks }
    .why = Cappotto: tutte e nove le { -tricks } sono andate a uno solo.
item-schneider = Schneider
    .why = L'altra parte non ha fatto nessuna { -trick }, o ha troppo pochi punti.
item-schwarz = Schwarz
    .why = L'altra parte non ha né { -tricks } né punti.
item-game = Vittoria
    .why = Ha vinto chi è rimasto per primo senza carte.
item-difference = Differenza di punti
    .why = Chi perde paga la differenza in punti.
item-ante = Posta
    .why = Prima della { -deal } tutti e due mettono una posta nel { -cup }.
item-pro = { -pro }
    .why = Due vittorie di fila: chi ha vinto paga per tentare il { -cup }.
item-cup = Il { -cup }
    .why = Tre vittorie di fila: si prende tutto quel che c'è nel { -cup }.
item-cup-to-the-last = Il { -cup } all'ultimo rimasto
    .why = Nessun altro ha più { -chips }, e il { -cup } va all'ultimo.
item-remainder = Parte del { -cup }
    .why = La sessione è finita e il { -cup } si divide.
item-unpaid = Debiti che non si possono pagare
    .why = Nessuno paga più di quel che ha.
# $what è una dichiarazione (set-*, run …) o, in item-payment, anche un'altra riga del conteggio (item-*).
item-declared = Dichiarazione: { $what }
    .why = Era in mano al momento di dichiararla: conta.
item-forfeit = Perso: { $what }
    .why = Alcune carte di questa { -declaration } sono finite all'altra parte.
item-payment = Pagamento: { $what }
    .why = { -chips(as: "title") } dovuti oltre ai punti.

## Perché certe dichiarazioni contano come contano

item-blanche = Dichiarazione: { -blanche }
    .why = Nessun re, { rank-N } o fante tra le nove carte; la { -bianka } ne prende il posto.
item-bianka = Dichiarazione: { -bianka }
    .why = Nessuna { -figure } e nessun asso tra le nove carte.
