### Las líneas de la hoja de puntos y lo que se declara.

set-three = tres { $ranks }
set-four = cuatro { $ranks }
set-three-figures = tres { -figures }
set-four-figures = cuatro { -figures }
run = escalera { $cards }
blanche = { -blanche }
bianka = { -bianka }

item-captured-cards = Cartas ganadas
    .why = Lo que valen las cartas de las { -tricks } ganadas.
item-last-trick = Última { -trick }
    .why = Quien gana la última { -trick } suma 6 más.
item-last-trick-with-two = Última { -trick } con un dos
    .why = La última { -trick }, ganada con un dos: 26 en total.
item-last-two-tricks-with-twos = Dos últimas { -tricks } con doses
    .why = Las dos últimas { -tricks }, ganadas con doses: 52 en total.
item-last-three-tricks-with-twos = Tres últimas { -tricks } con doses
    .why = Las tres últimas { -tricks }, ganadas con doses: 78 en total.
item-first-trick-with-two = Primera { -trick } con un dos
    .why = La primera { -trick }, ganada con un dos.
item-trick-with-two = { -trick(as: "title") } con un dos
    .why = Una { -trick } ganada con un dos, y eso solo se consigue saliendo de él.
item-all-tricks = Todas las { -tricks }
    .why = Las nueve { -tricks } son de una sola persona.
item-schneider = Schneider
    .why = El otro bando no tiene ninguna { -trick }, o muy pocos puntos.
item-schwarz = Schwarz
    .why = El otro bando no tiene ni { -trick } ni puntos.
item-game = Juego ganado
    .why = Gana quien antes se queda sin cartas.
item-difference = Diferencia de puntos
    .why = Quien pierde paga la diferencia de puntos.
item-ante = Puesta
    .why = Antes de la { -deal } los dos pagan al { -cup }.
item-pro = { -pro }
    .why = Dos victorias seguidas: quien gana paga por poder llevarse el { -cup }.
item-cup = El { -cup }
    .why = Tres victorias seguidas se llevan todo lo que hay en el { -cup }.
item-cup-to-the-last = El { -cup }, para quien queda
    .why = A nadie más le quedan { -chips }, y el { -cup } va a quien queda.
item-remainder = Parte del { -cup }
    .why = La sesión ha terminado y se reparte el { -cup }.
item-unpaid = Deudas que no se pueden pagar
    .why = Nadie paga más de lo que tiene.
# $what es una declaración (set-*, run …) o, en item-payment, también otra línea de la hoja (item-*).
item-declared = Declara: { $what }
    .why = Lo tenía al declararlo, así que cuenta.
item-forfeit = Pierde: { $what }
    .why = El otro bando ganó cartas de esta { -declaration }.
item-payment = Pago: { $what }
    .why = { -chips(as: "title") } que se deben además de los puntos.

## Por qué algunas declaraciones valen lo que valen

item-blanche = Declara: { -blanche }
    .why = Ni rey ni { rank-N } ni sota entre las nueve cartas; la { -bianka } ocupa su lugar.
item-bianka = Declara: { -bianka }
    .why = Ni { -figure } ni as entre las nueve cartas.
