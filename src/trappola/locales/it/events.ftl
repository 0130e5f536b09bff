### Quel che è successo, raccontato a un posto.
###
### $who è un nome, di genere sconosciuto; di una coppia sono i due nomi ("Ann + Cle"). $cards, $first e
### $other sono carte, lette con il loro nome ("asso di coppe"): stanno bene dietro i due punti.

event-deal = { -deal(as: "title") } { $number }. Dà le carte { $who }.
event-stake = { $number ->
        [one] { $who } mette un { -chip } nel { -pot }.
       *[other] { $who } mette { $number } { -chips } nel { -pot }.
    }
event-dealt = { $who } riceve: { $cards }.
event-dealt-unseen = { $number ->
        [one] { $who } riceve una carta.
       *[other] { $who } riceve { $number } carte.
    }
event-turn-up = Si scopre: { $cards }. { -trumps(as: "title") }: { $suit }.
event-trumps = { $who } sceglie la { -trumps }: { $suit }.
event-suits = { $who } sceglie { $suit } come { -trumps } e { $second } come secondo { -suit }.
event-lay = Si scopre metà del { -pack }: { $cards }.
event-keep-own = { $who } tiene le carte dei propri { -suits }: { $cards }.
event-put-back = { $who } rimette giù: { $cards }.
event-take-twins = { $who } prende le carte corrispondenti: { $cards }.
event-take-rest = { $who } prende quel che resta dei { -suits } dell'altro: { $cards }.
event-expose = { $who } scopre tutta la mano: { $cards }.
event-cover = { $who } volta le carte messe da parte: ora sono coperte.
event-discard = { $who } scarta: { $cards }.
event-discard-unseen = { $number ->
        [one] { $who } scarta una carta.
       *[other] { $who } scarta { $number } carte.
    }
event-bury = { $who } mette sotto il { -stock }: { $cards }.
event-bury-unseen = { $number ->
        [one] { $who } mette una carta sotto il { -stock }.
       *[other] { $who } mette { $number } carte sotto il { -stock }.
    }
event-draw = { $who } pesca: { $cards }.
event-draw-unseen = { $number ->
        [one] { $who } pesca una carta.
       *[other] { $who } pesca { $number } carte.
    }
event-keep = { $who } tiene la mano.
event-swap = { $who } scambia la { -turn-up }. Prende: { $first }. Lascia: { $other }.
event-declare = { $who } dichiara { $what }.
event-declare-shown = { $who } dichiara { $what }: { $cards }.
event-done = { $who } non ha altro da dichiarare.
event-reveal = La { -declaration } di { $who } era: { $what }.
event-ask = { $who } chiede della quarta carta.
event-answer = { $who } risponde per { $what }. { -suit(as: "title") } che manca: { $suit }.
event-alifer = { $who } chiede: «{ -alifer }?»
event-accept = { $who } accetta; si ridanno le carte a posta doppia.
event-refuse = { $who } rifiuta.
event-signal-trumps = { $who } segnala: forte a { -trumps }.
event-signal-weak = { $who } segnala: debole, nessun { -suit } in cui aprire.
event-signal-suit = { $who } segnala: apri a { $suit }.
event-play = { $who } gioca: { $cards }.
event-trick = { $who } fa la { -trick }.
event-pile = { $who } gioca: { $cards }.
event-take = { $who } raccoglie il { -pile }.
event-pro = { $who } dice «{ -pro }» e paga.
event-no-pro = { $who } rinuncia alla { -streak }.
event-takes-cup = { $who } vince per la terza volta di fila e prende il { -cup }.
event-knocked-out = { $who } resta senza { -chips } e lascia il tavolo.
event-wins = { $who } vince la { -deal }.
event-nobody-wins = Nessuno vince la { -deal }.
event-match-over = La { -match } è finita: ha vinto { $who }.
event-match-over-level = La { -match } è finita.
