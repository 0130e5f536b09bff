### Che cosa non va, in una frase ciascuno.

## Dove, in una registrazione

# "smazzata 1, azione 4: che cosa non va"; $place è una fila di quelli qui sotto.
where = { $place }: { $problem }
where-deal = { -deal } { $number }
where-action = azione { $number }
where-line = riga { $number }

## Cose che non si possono leggere

# Le lettere qui sono quelle delle registrazioni, uguali in tutte le lingue.
no-card = «{ $text }» non è una carta; una carta è un { -rank } (A K Q N J 10 … 2) e la lettera di un { -suit } (s c d b, oppure s h d c), come As o 10d.
not-in-pack = { $card } non c'è in questo { -pack }, che ha i { -ranks } { $ranks } nei { -suits } { $suits }.
card-twice = { $card } compare due volte.
pack-incomplete = Il { -pack } non è completo: ha { $wanted } carte, e mancano queste: { $missing }.
no-suit = «{ $suit }» non è un { -suit } di questo { -pack }; i { -suits } sono { $suits }.
no-verb = «{ $text }» non è un'azione; un'azione comincia con una di queste parole: { $verbs }.
wrong-words = Dopo «{ $verb }» { $least ->
        [0] non ci vuole niente
        [one] ci vuole una parola
       *[other] ci vogliono { $least } parole
    }; qui il loro numero è { $number }.
wrong-words-between = Dopo «{ $verb }» ci vogliono da { $least } a { $most } parole; qui il loro numero è { $number }.
no-event = «{ $text }» non è un evento; un evento è un posto (o -), un tipo e delle parole.
no-view = Questa non è una vista: la sua parte «{ $name }» manca o non si può leggere.
no-json = Il file non è JSON: si interrompe o contiene un errore alla riga { $line }.
no-action = «{ $text }» non è un'azione di una registrazione; ci vuole un numero di posto e un'azione, come "0 play As".

## Registrazioni

record-no-object = Una registrazione è un oggetto JSON con le chiavi format, game, options, seats, order e deals.
record-format = Il formato è «{ $found }»; questo programma legge «{ $wanted }».
record-key = «{ $key }» non è una chiave valida qui; le chiavi sono { $keys }.
record-wants-a-text = «{ $key }» manca o non è un testo.
record-wants-a-number = «{ $key }» manca o non è un numero intero.
record-wants-a-list = «{ $key }» manca o non è un elenco.
record-wants-an-object = «{ $key }» deve essere un oggetto tra parentesi graffe.
record-wants-texts = «{ $key }» deve essere un elenco di testi.
record-wants-numbers = «{ $key }» deve essere un elenco di numeri interi.
record-seat = I posti vanno numerati in ordine; il prossimo è "seat { $due }".
record-name = Il nome non è un testo tra virgolette.
record-line = «{ $word }» non apre nessuna riga dell'intestazione; le righe sono game, option, seat, order, e poi deal.
record-deal = Le smazzate vanno numerate in ordine; la prossima comincia con "deal { $due } dealer SEAT".

## Giochi, opzioni, posti

no-game = Non c'è nessun gioco «{ $name }»; ci sono { $games }.
no-option = { $game } non ha l'opzione «{ $option }»; ha { $options }.
no-value = «{ $value }» non è ammesso per { $option }; sono ammessi { $values }.
option-clash = { $one } e { $other } si escludono a vicenda.
wrong-seats = { $game }: ci { $least ->
        [one] vuole un giocatore
       *[other] vogliono { $least } giocatori
    }, non { $number }.
wrong-seats-between = { $game }: ci vogliono da { $least } a { $most } giocatori, non { $number }.
wrong-name = «{ $name }» non va bene come nome di un posto; non può essere vuoto né contenere caratteri di controllo.
no-queue = { $game } non ha { -queue }; "order" vale solo per i giochi con un { -pot }.
wrong-order = L'ordine deve nominare una volta ciascuno dei { $number } posti, contati da 0.
deal-unfinished = La { -deal } { $number } non è finita.
match-over = La { -match } è finita.
no-seat = Non c'è nessun posto { $seat }; i posti si contano da 0, e sono { $number }.
wrong-dealer = Non tocca al posto { $seat } dare le carte; ora le dà il posto { $due }.
nothing-to-undo = Non c'è nessuna mossa da annullare.

## A chi tocca

deal-over = La { -deal } è finita.
not-your-turn = Non tocca al posto { $seat }; tocca al posto { $due }.
not-now = «{ $action }» ora non si può; si può: { $verbs }.

## Giocare le carte

card-not-in-pack = { $card } non è una carta di questo { -pack }.
not-held = { $card } non è in mano.
play-over = Non si giocano più carte.
must-follow = { $card } non si può giocare: si è aperto a { $suit } e bisogna rispondere.
must-trump = { $card } non si può giocare: chi non può rispondere al { -suit } deve tagliare con una { -trump }.
must-beat = { $card } non si può giocare: bisogna superare la carta che vince.
cannot-swap = La { -turn-up } non si può scambiare: bisogna aprire la presa, avere in mano la { -trump } convenuta, e il { -stock } non dev'essere finito.
must-beat-top = { $card } non batte { $top }; ci vuole una carta più alta dello stesso { -suit } o una propria { -trump }.
nothing-to-take = Sul tavolo non c'è niente da raccogliere.
suits-not-free = Scegli un { -suit } di { -trump } e un secondo { -suit } tra quelli ancora liberi: { $choices }.

## Cambiare le carte

picked-twice = Una carta è indicata due volte.
wrong-pick = { $number ->
        [0] Qui almeno una carta va cambiata
        [one] Qui non si può cambiare una carta sola
       *[other] Qui non si possono cambiare { $number } carte
    }; il numero ammesso è { $sizes }.

## Dichiarare e chiedere

no-such-declaration = «{ $what }» non si può dichiarare in questo gioco.
declared-already = Hai già dichiarato { $ranks-the }.
said-already = «{ $what }» è già stato dichiarato.
# $number è 3 o 4, $ranks uno di ranks-*.
set-not-held = In mano non ci sono { $number } { $ranks }.
set-broken = Una carta di questo { -rank } ({ $ranks }) è già stata giocata; ormai non si possono più dichiarare.
number-exact = Il numero dev'essere esatto: in mano ci sono { $held } { $ranks }.
fourth-captured = La quarta carta di questo { -rank } ({ $ranks }) è già tra le proprie { -tricks }; le altre tre non si possono più dichiarare.
declare-too-late = È troppo tardi per questa dichiarazione.
declared-in-play = «{ $what }» si dichiara durante il gioco, non prima della prima carta.
not-blanche = In mano c'è almeno un re, { rank-N } o fante; la { -blanche } è una mano che non ne ha.
not-bianka = Tra le carte ricevute c'era una { -figure } o un asso; la { -bianka } è una mano che non ne ha.
combination-not-held = «{ $what }» non è in mano, o non tutta intera.
card-in-two = «{ $what }» ha una carta in comune con un'altra { -declaration }, e questo non è nei patti.
no-asking = Chiedere della quarta carta non è nei patti.
ask-in-second-trick = La quarta carta si chiede nel proprio turno della seconda { -trick }.
asked-already = La domanda è già stata fatta.
nothing-to-ask = L'avversario non ha dichiarato nessun tris di cui si possa chiedere la quarta carta.
no-alifer = { -alifer } ora non si può chiedere: dev'essere nei patti, e viene prima di ogni dichiarazione.
no-signals = I segnali non sono nei patti.
no-such-signal = I segnali sono { $signals }.
one-signal = Si fa un solo segnale per turno, prima della carta.

## Quel che si sa

knowledge-impossible = Nessuna distribuzione si accorda con quel che si sa da questo posto.
knowledge-event = Nessuna distribuzione si accorda con quel che si sa da questo posto: il numero { $number }, «{ $event }», non può seguire quel che è stato detto prima.
knowledge-turn = Nessuna distribuzione si accorda con questa vista: dopo le { $number } cose che le sono state dette succede altro, tocca a un altro posto o sono permesse altre azioni.
knowledge-field = La parte «{ $name }» di questa vista non segue dagli eventi che le sono stati detti.
knowledge-untold = A questa vista non è stata detta nessuna distribuzione: i suoi eventi devono cominciare con «deal».
