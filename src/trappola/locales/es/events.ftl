### Lo que ha pasado, como se le cuenta a un jugador.
###
### $who es un nombre de género desconocido. $cards, $first y $other son cartas, mejor tras dos puntos.
### $suit y $second son palos, en plural; $what es una declaración.

event-deal = { -deal(as: "title") } { $number }. Reparte { $who }.
event-stake = { $number ->
        [one] { $who } pone una { -chip } en el { -pot }.
       *[other] { $who } pone { $number } { -chips } en el { -pot }.
    }
event-dealt = { $who } recibe: { $cards }.
event-dealt-unseen = { $number ->
        [one] { $who } recibe una carta.
       *[other] { $who } recibe { $number } cartas.
    }
event-turn-up = { -turn-up(as: "title") }: { $cards }. { -trump(as: "title") }: { $suit }.
event-trumps = { $who } elige { -trump }: { $suit }.
event-suits = { $who } elige { -trump }: { $suit }; segundo { -suit }: { $second }.
event-lay = Media { -pack } queda a la vista: { $cards }.
event-keep-own = { $who } se queda las cartas de sus { -suits }: { $cards }.
event-put-back = { $who } devuelve: { $cards }.
event-take-twins = { $who } toma las cartas correspondientes: { $cards }.
event-take-rest = { $who } toma lo que queda de los { -suits } del rival: { $cards }.
event-expose = { $who } enseña todas sus cartas: { $cards }.
event-cover = { $who } pone boca abajo las cartas apartadas.
event-discard = { $who } aparta: { $cards }.
event-discard-unseen = { $number ->
        [one] { $who } aparta una carta.
       *[other] { $who } aparta { $number } cartas.
    }
event-bury = { $who } pone bajo el { -stock }: { $cards }.
event-bury-unseen = { $number ->
        [one] { $who } pone una carta bajo el { -stock }.
       *[other] { $who } pone { $number } cartas bajo el { -stock }.
    }
event-draw = { $who } roba: { $cards }.
event-draw-unseen = { $number ->
        [one] { $who } roba una carta.
       *[other] { $who } roba { $number } cartas.
    }
event-keep = { $who } se queda con sus cartas.
event-swap = { $who } cambia la { -turn-up }. Toma: { $first }; deja: { $other }.
event-declare = { $who } declara { $what }.
event-declare-shown = { $who } declara { $what }: { $cards }.
event-done = { $who } no declara nada más.
event-reveal = La { -declaration } de { $who }: { $what }.
event-ask = { $who } pregunta por la cuarta carta.
event-answer = { $who } responde por { $what }: falta el { -suit } de { $suit }.
event-alifer = { $who } pregunta: «¿{ -alifer }?».
event-accept = { $who } acepta; se reparte de nuevo con puesta doble.
event-refuse = { $who } dice que no.
event-signal-trumps = { $who } hace una seña: fuerte en { -trumps }.
event-signal-weak = { $who } hace una seña: nada que merezca una salida.
event-signal-suit = { $who } hace una seña: sal de { $suit }.
event-play = { $who } juega: { $cards }.
event-trick = { $who } se lleva la { -trick }.
event-pile = { $who } juega: { $cards }.
event-take = { $who } recoge el { -pile }.
event-pro = { $who } dice «{ -pro }» y lo paga.
event-no-pro = { $who } renuncia a la { -streak }.
event-takes-cup = { $who } gana por tercera vez seguida y se lleva el { -cup }.
event-knocked-out = { $who } se queda sin { -chips } y se retira.
event-wins = { $who } gana la { -deal }.
event-nobody-wins = Nadie gana la { -deal }.
event-match-over = Fin de la { -match }: gana { $who }.
event-match-over-level = Fin de la { -match }.
