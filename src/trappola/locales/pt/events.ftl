### O que aconteceu, contado a um lugar.
###
### $who é um nome, de género desconhecido; de uma dupla são os dois nomes ("Ann + Cle"). $cards, $first e
### $other são cartas, ouvidas pelo nome ("ás de copas"): ficam bem depois de dois pontos.

event-deal = { -deal(as: "title") } { $number }. Dá as cartas: { $who }.
event-stake = { $number ->
        [one] { $who } põe uma { -chip } no { -pot }.
       *[other] { $who } põe { $number } { -chips } no { -pot }.
    }
event-dealt = { $who } recebe: { $cards }.
event-dealt-unseen = { $number ->
        [one] { $who } recebe uma carta.
       *[other] { $who } recebe { $number } cartas.
    }
event-turn-up = Vira-se: { $cards }. { -trumps(as: "title") }: { $suit }.
event-trumps = { $who } escolhe o { -trumps }: { $suit }.
event-suits = { $who } escolhe { $suit } para { -trumps } e { $second } para segundo { -suit }.
event-lay = Vira-se metade do { -pack }: { $cards }.
event-keep-own = { $who } guarda as cartas dos seus { -suits }: { $cards }.
event-put-back = { $who } devolve: { $cards }.
event-take-twins = { $who } fica com as cartas correspondentes: { $cards }.
event-take-rest = { $who } fica com o resto dos { -suits } do adversário: { $cards }.
event-expose = { $who } põe a mão toda à vista: { $cards }.
event-cover = { $who } vira para baixo as cartas postas de lado.
event-discard = { $who } põe de lado: { $cards }.
event-discard-unseen = { $number ->
        [one] { $who } põe de lado uma carta.
       *[other] { $who } põe de lado { $number } cartas.
    }
event-bury = { $who } põe debaixo do { -stock }: { $cards }.
event-bury-unseen = { $number ->
        [one] { $who } põe uma carta debaixo do { -stock }.
       *[other] { $who } põe { $number } cartas debaixo do { -stock }.
    }
event-draw = { $who } compra: { $cards }.
event-draw-unseen = { $number ->
        [one] { $who } compra uma carta.
       *[other] { $who } compra { $number } cartas.
    }
event-keep = { $who } fica com a mão que tem.
event-swap = { $who } troca o { -turn-up }. Leva: { $first }. Deixa: { $other }.
event-declare = { $who } declara { $what }.
event-declare-shown = { $who } declara { $what }: { $cards }.
event-done = { $who } não tem mais nada a declarar.
event-reveal = A { -declaration } de { $who } era: { $what }.
event-ask = { $who } pergunta pela quarta carta.
event-answer = { $who } responde por { $what }. { -suit(as: "title") } que falta: { $suit }.
event-alifer = { $who } pergunta: «{ -alifer }?»
event-accept = { $who } aceita; dão-se as cartas de novo, com a aposta a dobrar.
event-refuse = { $who } recusa.
event-signal-trumps = { $who } faz sinal: forte em { -trumps }.
event-signal-weak = { $who } faz sinal: mão fraca.
event-signal-suit = { $who } faz sinal: sair a { $suit }.
event-play = { $who } joga: { $cards }.
event-trick = { $who } faz a { -trick }.
event-pile = { $who } joga: { $cards }.
event-take = { $who } apanha a { -pile }.
event-pro = { $who } diz «{ -pro }» e paga.
event-no-pro = { $who } desiste da { -streak }.
event-takes-cup = { $who } ganha pela terceira vez seguida e leva a { -cup }.
event-knocked-out = { $who } fica sem { -chips } e deixa a mesa.
event-wins = { $who } ganha a { -deal }.
event-nobody-wins = Ninguém ganha a { -deal }.
event-match-over = A { -match } acabou: ganhou { $who }.
event-match-over-level = A { -match } acabou.
