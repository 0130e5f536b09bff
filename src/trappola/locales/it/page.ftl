### La pagina nel browser: quel che dice di suo. Carte, giochi ed eventi hanno i loro cataloghi.

page-name = { -trappola }
page-title = { -trappola }: antichi giochi di carte da giocare stasera
page-description = Gioca a { -trappola }, { -bulka }, { -svoyi } e ai loro parenti, quattro secoli di giochi di carte da Venezia alla Slesia: contro il computer, in compagnia davanti a uno schermo, o con gli amici via link.
page-social-alt = Un ventaglio di carte italiane accanto al nome { -trappola }.
page-old-browser = Per questa pagina ci vuole un browser più recente: Firefox, Chrome, Edge o Safari degli ultimi tre anni.
page-not-built = La pagina non è costruita. Esegui "make play", o installa il pacchetto.
page-no-script = Questa pagina ha bisogno di JavaScript. Si può giocare anche nel terminale: "trappola play".

## Inizio

page-hero = Antichi giochi di carte da Venezia alla Slesia, stasera al tuo tavolo
page-hero-more = La { -trappola } e i suoi parenti si sono giocati per quattro secoli. Gioca contro il computer, con un amico davanti a questo schermo, o con amici lontani grazie a un link. Le regole sono a portata di mano, e se una carta non si può giocare scopri subito perché.
page-games = Scegli un gioco
page-players = { $number ->
    [one] { $number } giocatore
   *[other] { $number } giocatori
}
page-players-between = da { $least } a { $most } giocatori
page-trait-sides = due contro due
page-trait-open = carte scoperte
page-variants-count = { $number ->
    [one] una variante
   *[other] { $number } varianti
}
page-play = Gioca
page-play-game = Gioca: { $game }
page-set-up = Regole e giocatori
page-set-up-game = Regole e giocatori: { $game }
page-version = { -trappola } { $version }. Ogni regola ha la sua fonte; vedi il pannello delle regole al tavolo.
page-try-again = Riprova
page-go-on = Riprendi
page-is-over = finita
page-forget = Dimentica il tavolo { $game } con { $names }
page-forget-short = Dimentica questo tavolo
page-all-tables = Mostra tutti ({ $number })

## Un tavolo nuovo

page-way-back = Indietro
page-all-games = Tutti i giochi
page-to-start = Alla pagina iniziale
page-variant = Variante
page-seats = Chi siede dove
page-seat-name = Nome del posto { $number }
page-seat-who = Chi prende il posto { $number }
page-seat-remove = Togli { $name }
page-seat-add = Aggiungi un posto
page-partner = In coppia con { $name }
page-who-here = persona qui
page-who-link = persona via link
page-who-computer-novice = computer, principiante
page-who-computer-club = computer, giocatore di circolo
page-who-computer-master = computer, maestro (un secondo a mossa)
page-who-computer-perfect = computer, gioca alla perfezione
page-who-computer-expert = computer, sbaglia di rado
page-who-computer-clubman = computer, sbaglia ogni tanto
page-who-computer-learner = computer, sbaglia spesso
page-who-computer-beginner = computer, alle prime armi
page-links-later = I link li trovi al tavolo.
page-only-computers = Qui non siede nessuno: stai a guardare.
# Nomi per i giocatori automatici, con virgole in mezzo.
page-computer-names = Bianca, Carlo, Dora, Enzo, Flora, Guido
page-default-name = Ospite
page-house-rules = { -house-rules(as: "title") }
page-rules-changed = { $number ->
    [0] come al solito
    [one] una cambiata
   *[other] { $number } cambiate
}
page-rules-reset = Tutto come al solito
page-rule-usual = (solito)
page-rule-fixed = { $number } ({ $text })
page-rule-number = Numero per: { $rule }
page-rule-source = Regola { $rule }; fonte: { $sources }
page-rule-proposal = Regola { $rule }; proposta nostra
page-practice = Esercizio
page-seed = Chiave
page-seed-more = La stessa chiave dà le stesse carte. Lascia vuoto per mescolare a caso.
page-no-game = Questo gioco non c'è
page-no-game-more = Nessun gioco si chiama «{ $name }».

## Che cosa può andare storto

page-nowhere = Qui non c'è niente
page-nowhere-more = Forse l'indirizzo è scritto male.
page-no-table = Questo link non apre nessun tavolo
page-no-table-more = Forse è scritto male, o il tavolo è su un altro server.
page-no-replay = Questa { -deal } non si può mostrare
page-no-rules = Non è stato possibile caricare le regole.
page-unreachable = Il server non risponde.
page-went-wrong = Qualcosa è andato storto.
page-lost = Connessione persa. Nuovo tentativo in corso; al tavolo non si perde niente.
page-loading = Un momento…

## Impostazioni

page-settings = Impostazioni
page-set-language = Lingua
# Detto una volta a chi ha una lingua che qui non c'è. $language è il suo nome.
page-no-language = La lingua { $language } qui non c'è ancora; questo è italiano. Più sotto puoi scegliere un'altra lingua.
page-set-pack = Carte
    .v-auto = figure; lettere se piccole
    .v-pictures = figure, anche piccole
    .v-large = lettere grandi
page-set-suits = Semi
    .v-italian = italiani
    .v-french = francesi (donna = cavallo)
page-set-order = Le tue carte
    .v-suits = per { -suit }
    .v-trumps = per { -suit }, { -trumps } per prima
    .v-ranks = per { -rank }
    .v-dealt = come arrivano
page-set-speed = Velocità
    .v-slow = lenta
    .v-normal = normale
    .v-fast = veloce
    .v-instant = immediata
page-set-theme = Colori
    .v-auto = come il dispositivo
    .v-light = chiari
    .v-dark = scuri
page-set-letters = Lettere e segni negli angoli delle carte; senza, come una volta
page-set-fourColours = Quattro colori nel { -pack } francese
page-set-sound = Suono delle carte
page-set-singleKeys = Lettere singole come tasti al tavolo

## Il tavolo

page-table = Tavolo
page-tools = Strumenti del tavolo
page-more = Altro
page-close = Chiudi
page-deal = { -deal(as: "title") } { $number }
page-deals = { -deals(as: "title") }
page-match = { -match(as: "title") }
page-standing-chips = { -chips(as: "title") }:
page-standing-match = { -match(as: "title") }:
page-hint = Suggerimento
page-hint-thinking = Il maestro ci pensa …
page-hint-card = { $card }, la scelta del maestro
page-hint-this = la scelta del maestro
page-hints = Permetti suggerimenti
page-hints-end = Niente più suggerimenti
page-undo = Annulla
page-undo-asked = { $name } chiede di annullare l'ultima mossa.
page-undo-yes = Accetta
page-undo-no = Rifiuta
page-undo-waits = Hai chiesto di annullare; gli altri devono accettare.
page-last-trick = Ultima { -trick }
page-invite = Link
page-invite-more = Chi apre un link prende quel posto; chi ce l'ha può giocarci. Manda ogni link solo alla persona a cui è destinato.
page-link-for = Posto di { $name }
page-link-spectator = Per guardare
page-copy = Copia
page-copied = Copiato
page-copy-link = Copia: { $name }
page-watching = Stai guardando.
page-waiting-for = Non ci sono ancora: { $names }.
page-waits-for = { $name } pensa…
page-not-here = non c'è
page-on-turn = di turno
page-your-partner = in coppia con te
page-own-trump = { -trumps }
page-second = secondo
page-title-turn = Tocca a te: { $game }
page-seat-of = Posto di { $name }
page-cards-held = { $number ->
    [one] Una carta in mano
   *[other] { $number } carte in mano
}
page-cards-count = { $number ->
    [one] una carta
   *[other] { $number } carte
}
page-known-cards = Carte note di { $name }
page-your-hand = { $number ->
    [one] La tua mano, una carta
   *[other] La tua mano, { $number } carte
}
page-hand-of = Mano di { $name }
page-card-refused = { $card }, non si può giocare
page-trick = { -trick(as: "title") }
page-played = { $name }: { $card }
page-pile = { -pile(as: "title") }, la carta in cima per ultima
page-laid-open = Metà del { -pack }, scoperta
page-exposed = Scoperte
page-discarded = { $number ->
    [one] Hai scartato una carta
   *[other] Hai scartato { $number } carte
}
page-discarded-title = Scarti
page-tricks = { $number ->
    [one] una { -trick }
   *[other] { $number } { -tricks }
}
page-streak = { $number ->
    [one] { $number } vittoria di fila
   *[other] { $number } vittorie di fila
}
page-taken-by = Carte prese da { $name }
page-chips = { $number ->
    [one] un { -chip }
   *[other] { $number } { -chips }
}
page-points = { $number ->
    [one] un punto
   *[other] { $number } punti
}
page-signed = { $sign ->
    [plus] +{ $number }
    [minus] −{ $number }
   *[other] { $number }
}
page-pick-exchange = { $number ->
    [0] Cambia le carte scelte
    [one] Cambia una carta
   *[other] Cambia { $number } carte
}
page-pick-up-to = { $most ->
    [one] Scegli al massimo una carta della tua mano.
   *[other] Scegli fino a { $most } carte della tua mano.
}
page-pick-exactly = { $most ->
    [one] Scegli una carta della tua mano.
   *[other] Scegli { $most } carte della tua mano.
}
page-pick-between = Scegli da { $least } a { $most } carte della tua mano.
# Before the signs of the suits that a signal may ask for, each a button.
page-signal-suits = segnala: apri a
page-hurry = Avanti
page-announcements = Che cosa succede

## Tra due persone davanti a uno schermo

page-curtain = Lo schermo è per { $name }
page-curtain-more = Mostra le carte quando nessun altro guarda.
page-curtain-ready = Sono { $name }: mostra le mie carte

## Dopo

page-sheet = { -score-sheet(as: "title") }
page-sheet-of = { -deal(as: "title") } { $number }: { -score-sheet }
page-sheet-for = Per
page-sheet-who = Chi
page-sheet-points = Punti
page-sheet-chips = { -chips(as: "title") }
page-sheet-pot = { -pot(as: "title") }
page-sheet-total = Totale
page-wins-deal = { $who } vince la { -deal }.
page-nobody-wins = Nessuno vince la { -deal }.
page-wins-match = { $who } ha vinto la { -match }.
page-match-over = La { -match } è finita.
page-next-deal = Prossima { -deal }
page-new-match = Nuova partita
page-same-cards = Stesse carte
page-replay = Passo per passo
page-record = Registrazione
page-replay-why = Passo per passo, e perché
page-why = Perché:
page-replay-of = { -deal(as: "title") } { $number }, passo per passo
page-back-to-table = Torna al tavolo
page-step = Passo
page-step-first = All'inizio
page-step-back = Un passo indietro
page-step-next = Un passo avanti
page-step-end = Alla fine
page-all-hands = tutte le mani
page-seen-by = Si vede
page-seen-own = una mano

## Aiuto

page-panel = Eventi, regole e aiuto
page-tab-events = Eventi
page-tab-rules = Regole
page-tab-glossary = Parole
page-tab-keys = Tasti
page-events = Eventi, il più recente per primo
page-rules-now = Che cosa posso fare ora?
page-rules-back = Indietro
page-rules-section = Sezione
page-rules-untranslated = Questa pagina non è ancora tradotta. Eccola in { $language }.
page-rules-suits = Le carte si mostrano con i semi francesi: le picche sono spade, i cuori coppe, i quadri denari, i fiori bastoni, e la donna è il cavallo.
page-rules-book = Libro delle regole
page-rules-home = Trappola
page-rules-all = Tutti i giochi
page-no-events = Non è ancora successo niente.
page-key = Tasto
page-key-does = Che cosa fa
page-key-arrows = ← →
    .does = scorre la tua mano
page-key-enter = Invio
    .does = gioca la carta, o la sceglie
page-key-escape = Esc
    .does = chiude quel che copre il tavolo
page-key-space = Spazio
page-key-hurry = salta l'attesa
page-key-digits = fa quel che dice il pulsante con questo numero
page-key-rules = le regole
page-key-events = che cosa è successo
page-key-sheet = il { -score-sheet }
page-key-lastTrick = l'ultima { -trick }
page-key-undo = annulla
page-key-hint = un suggerimento, dove sono permessi
page-key-hand = va alla tua mano
page-key-next = la prossima { -deal }
page-key-settings = impostazioni
page-key-keys = questo elenco
page-keys-off = Le lettere singole sono spente nelle impostazioni.

## Le parole di questi giochi

page-word-pack = { -pack(as: "title") }
    .meaning = Tutte le carte di un gioco: 36 nella { -trappola }, senza i tre, i quattro, i cinque e i sei.
page-word-suit = { -suit(as: "title") }
    .meaning = Spade, coppe, denari e bastoni nel { -pack } italiano; picche, cuori, quadri e fiori in quello francese.
page-word-rank = { -rank(as: "title") }
    .meaning = Asso, re, cavallo (o donna), fante e i numeri. Come si battono lo dicono le regole di ogni gioco.
page-word-hand = Mano
    .meaning = Le carte che un giocatore ha in mano.
page-word-stock = { -stock(as: "title") }
    .meaning = Le carte non distribuite. In alcuni giochi se ne pesca una dopo ogni { -trick }.
page-word-turn-up = { -turn-up(as: "title") }
    .meaning = La carta scoperta all'inizio della { -deal }. Il suo { -suit } è { -trumps }.
page-word-trump = { -trumps(as: "title") }
    .meaning = Il { -suit } che batte tutti gli altri.
page-word-trick = { -trick(as: "title") }
    .meaning = Una carta da ciascuno, a turno; la migliore le prende tutte.
page-word-lead = Aprire
    .meaning = Giocare la prima carta di una { -trick }.
page-word-follow = Rispondere
    .meaning = Giocare una carta del { -suit } con cui si è aperto.
page-word-declaration = { -declaration(as: "title") }
    .meaning = Carte che stanno insieme, come tre re, annunciate per farne punti.
page-word-exchange = Cambio
    .meaning = Scartare delle carte e prenderne altre dal { -stock }.
page-word-dealer = { -dealer(as: "title") }
    .meaning = Chi dà le carte questa volta.
page-word-deal = { -deal(as: "title") }
    .meaning = Da quando si danno le carte fino al { -score-sheet }.
page-word-match = { -match(as: "title") }
    .meaning = Una smazzata dopo l'altra, finché qualcuno non ha vinto.
page-word-side = Coppia
    .meaning = Due compagni che siedono di fronte e contano insieme.
page-word-pot = { -pot(as: "title") }
    .meaning = I { -chips } in palio, nel { -cup } in mezzo al tavolo. Chi vince tre smazzate di fila se li prende.
page-word-queue = { -queue(as: "title") }
    .meaning = Chi aspetta di sfidare il vincitore, nel suo ordine.
page-word-pile = { -pile(as: "title") }
    .meaning = Le carte sul tavolo. Chi non può o non vuole battere quella in cima le raccoglie tutte.

### Quanto valgono le giocate, e i problemi

page-analysis = Mostra quanto valgono le giocate
page-analysis-end = Nascondi quanto valgono le giocate
page-marks = ✓ vince, = pareggia, × perde; il numero conta i giri
page-line = Mostra come
page-line-title = Il gioco migliore di entrambi
page-line-unknown = Come si va avanti non si sa.
page-mistakes = Errori
page-pile-cards = Nel mucchio
page-puzzles = Problemi
page-puzzles-game = Problemi di { $game }
page-puzzle-name = Problema
page-puzzle = Problema { $number } di { $puzzles }.
page-puzzle-task = Trova l'unica giocata che vince.
page-puzzle-right = Giusto ({ $action }): così si vince, e in nessun altro modo.
page-puzzle-wrong = No ({ $action }): { $worth }.
page-puzzle-grade = Grado
page-puzzle-again = Riprova
page-puzzle-next = Avanti
page-no-puzzle = Questo problema non c'è
