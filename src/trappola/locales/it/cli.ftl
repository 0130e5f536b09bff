### Il terminale.

no-command = Non c'è nessun comando «{ $name }»; ci sono { $commands }.
file-error = { $file }: { $problem }
file-not-written = { $file } non si può scrivere: { $problem }; fai spazio lì o indica un altro posto.
same-file = { $one } e { $other } indicano lo stesso file, { $file }; danne uno a ciascuno.
output-not-written = L'uscita non si può scrivere lì: { $problem }; fai spazio lì o mandala altrove.
system-error = Il sistema dice: { $problem }.
file-no-text = Il file non è un testo in UTF-8.
file-exists = { $file } c'è già; dai un altro nome, o riprendilo con --resume.
no-form = Non c'è nessuna forma «{ $form }»; una registrazione ha le forme text e json.
no-deal = Non c'è la smazzata { $deal }; quante ce ne sono: { $number }.
no-player = Non c'è nessun giocatore automatico «{ $name }»; ci sono { $players }.
player-elsewhere = Il giocatore automatico "{ $name }" non gioca a { $game } con queste { -house-rules }; ci giocano { $players }.
wrong-humans = { $number } persone sono troppe; i posti sono { $seats }.
suits-own = { $game } si gioca col mazzo francese; le sue carte non hanno semi italiani.

games-name = Nome
games-seats = Giocatori
games-about = Che cos'è
games-more = Gioca con "trappola play NAME"; vedi le regole della casa con "trappola rules NAME".
rules-page = Come si gioca: "trappola rules { $game } --page".
rules-untranslated = Questa pagina non è ancora tradotta. Eccola in inglese.
rules-more = I valori con * sono in vigore; si cambiano con un'opzione di "trappola play { $game }". Le sigle delle regole sono spiegate in docs/sources.md.

menu-title = Quale gioco?
menu-prompt = Numero o nome (q per uscire):
menu-wrong = Un numero da 1 a { $number }, o un nome dell'elenco.

play-person = { $who }: gioca una persona.
play-seated = { $who }: { $player }
play-help-hint = Scrivi ? a ogni domanda per avere aiuto. Ctrl-C salva ed esce.
play-help =
    Scrivi il numero di una riga, o l'azione stessa: una carta (As), "done", "three-kings", "take".
    table: di nuovo il tavolo         last: l'ultima presa       log: che cosa è successo
    score: i punti della { -match }      rules: regole della casa   q: salva ed esci
    hint: che cosa farebbe il maestro     why: alla fine, perché il computer ha giocato così
play-help-analysis = win: la linea migliore fino alla fine     back: annulla la tua ultima azione
# Sotto l'aiuto qui sopra: le lettere dei semi.
play-help-suits = La seconda lettera di una carta è il suo seme: { $suits }.
suit-letter = { $letter } { $suit }
play-curtain = Lo schermo è per { $who }. Premi Invio quando nessun altro guarda.
play-next = Premi Invio per la prossima { -deal } (q per salvare e uscire):
play-saved = Salvato. Riprendi con: { $command }
play-written = La { -match } è scritta in { $file }.
play-name-cards = Oppure scrivi le carte da cambiare, per esempio: 7s 8s 9d
play-not-understood = «{ $answer }» non si capisce; scrivi ? per avere aiuto.

prompt-exchange = { $who }, cambi o tieni?
prompt-declare = { $who }, hai qualcosa da dichiarare?
prompt-play = { $who }, gioca:
prompt-lead = { $who }, apri:
prompt-beat = { $who }, batti o raccogli:
prompt-suits = { $who }, { -trump } e secondo { -suit }:
prompt-trumps = { $who }, scegli la { -trumps }:
prompt-alifer = { $who }, nuova { -deal } a posta doppia?
prompt-pro = { $who }, paghi il { -pro } o rinunci alla { -streak }?

do-take = raccogli il { -pile }
do-suits = { -trumps } { $suit }, secondo { -suit } { $second }
do-trumps = { -trumps }: { $suit }
do-exchange = cambia { $cards }
do-exchange-hand = cambia la mano
do-keep = tieni la mano
do-swap = scambia con la { -turn-up }
do-declare = dichiara { $what }
do-done = niente (altro) da dichiarare
do-ask = chiedi della quarta carta
do-signal-suit = segnala: apri a { $suit }
do-signal-trumps = segnala: forte a { -trumps }
do-signal-weak = segnala: debole
do-alifer = chiedi «{ -alifer }?»: nuova { -deal } a posta doppia
do-accept = accetta
do-refuse = rifiuta
do-pro = di' «{ -pro }» e paga 10 { -chips }
do-no-pro = non pagare; la { -streak } finisce

table-deal = { -deal(as: "title") } { $number }
table-pot = { -pot(as: "title") } { $pot }.  { -queue(as: "title") }: { $queue }.  { -chips(as: "title") }: { $chips }.
table-trump = { -trumps(as: "title") }: { $suit }
table-own-trump = { $who }, { -trumps }: { $suit }
table-stock = { -stock(as: "title") }: { $number } con la { -turn-up } { $card }
table-turn-up = Scoperta: { $card }
table-exposed = Scoperte: { $cards }
table-pile = { -pile(as: "title") }: { $cards }
table-trick = { -trick(as: "title") }: { $cards }
# In una fila come "Ann As, Ben 7s".
played = { $who } { $card }
table-last-trick = Ultima { -trick }: { $cards }
table-other = { $number ->
        [one] { $who }: una carta
       *[other] { $who }: { $number } carte
    }
table-other-open = { $number ->
        [one] { $who }: una carta, che conosci: { $cards }
       *[other] { $who }: { $number } carte, di cui conosci { $cards }
    }
table-other-all = { $who }: { $cards }
table-hand = { $who }: { $cards }

sheet-item = Per
sheet-who = Chi
sheet-points = Punti
sheet-chips = { -chips(as: "title") }
sheet-pot = { -pot(as: "title") }
sheet-total = Totale

standing-points = { -match(as: "title") }: { $points }.
standing-chips = { -chips(as: "title") }: { $chips }.
standing-pot = { -pot(as: "title") }: { $pot }. { -queue(as: "title") }: { $queue }.
standing-winner = { $who } ha vinto la { -match }.

serve-at = { -trappola } è su { $address } (Ctrl-C per finire).
port-taken = La porta { $port } di { $host } è occupata da un altro programma; scegline un'altra con --port.
host-unusable = { $host } non è un indirizzo di questa macchina su cui si possa aprire la porta { $port }.
