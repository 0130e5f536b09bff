### Quel che dice --help. I nomi di comandi, opzioni e valori sono gli stessi in tutte le lingue.

help-trappola = { -trappola }, { -bulka } e { -svoyi }: giocare, tenere i punti, leggere le regole.

help-usage = Uso: { $usage }
help-commands = Comandi
help-arguments = Argomenti
help-parameters = Opzioni
help-default = [se manca: { $value }]
help-required = [obbligatorio]
help-help = Mostra questo aiuto.
help-version = Mostra la versione.
help-language = La lingua: { $languages }. Se manca, la dicono TRAPPOLA_LANGUAGE o il sistema.

help-place-host = L'indirizzo su cui ascoltare; 0.0.0.0 fa entrare gli altri della rete.
help-place-port = La porta su cui ascoltare; 0 ne prende una libera.
help-place-store = Dove si conservano i tavoli, come indirizzo SQLAlchemy; se manca, in un file della tua cartella dei dati.

help-play = Gioca nel terminale, contro il computer o in più persone davanti allo stesso schermo.
    .more = Le { -house-rules } sono opzioni: "trappola play classica --two-rank lowest". Il comando "trappola rules GAME" le elenca.
help-play-game = Un gioco o una variante, come li elenca "trappola games". Se manca, scegli da un elenco.
help-play-humans = Quante persone giocano; agli altri posti gioca il computer.
help-play-names = I nomi al tavolo, separati da virgole.
help-play-seats = In quanti si gioca, dove il gioco lascia la scelta.
help-play-computer = Quale giocatore automatico prende gli altri posti, o la riga di comando di un programma.
help-play-seed = Dà di nuovo le stesse carte, per esercizio. Se manca, le carte non si possono prevedere.
help-play-save = Dove si scrive la partita; se manca, nella tua cartella dei dati.
help-play-resume = Riprende una partita scritta.
help-play-analysis = Mostra quanto vale ogni azione, dove il gioco è risolto e niente è nascosto.
help-play-suits = Mostra il mazzo italiano con i suoi semi o con quelli francesi: picche per spade, cuori per coppe, quadri per denari, fiori per bastoni, la donna per il cavallo. Le carte si possono scrivere in tutti e due i modi.
help-play-house_rules = { -house-rules(as: "title") }, come "--two-rank lowest".

help-serve = Avvia il server per il browser, senza aprirne uno.
help-serve-computer = Un programma offerto come avversario, nella forma NAME=COMMAND; si può dare più volte.
help-serve-computer_seconds = Quanti secondi può pensare a una mossa un programma offerto così.

help-arena = Misura due giocatori automatici l'uno contro l'altro, con le stesse carte e a posti scambiati.
    .more = Un giocatore è un nome (club), un nome con parametri (master:seconds=0.5), o la riga di comando di un programma ("./player --flag"). Le { -house-rules } sono opzioni, come in "trappola play". Con Ctrl-C ci si ferma e si conta quel che si è giocato.
help-arena-game = Un gioco o una variante, come li elenca "trappola games".
help-arena-a = Il giocatore di cui si dice la quota.
help-arena-b = Il giocatore contro cui lo si misura.
help-arena-deals = Quante smazzate singole giocare, metà per parte; 1000 se non si dice niente.
help-arena-matches = Quante partite intere giocare invece; nella { -bulka }, sessioni di 12 incontri.
help-arena-seed = Altre carte: un testo qualsiasi. La stessa chiave dà le stesse smazzate.
help-arena-seconds = Il tempo per una mossa, per i giocatori che ne usano.
help-arena-seats = In quanti si gioca, dove il gioco lascia la scelta.
help-arena-jobs = Quanti processi giocano.
help-arena-silly = Conta le giocate sciocche di entrambi.
help-arena-json = Stampa il risultato in JSON.
help-arena-csv = Scrive ogni coppia di giochi in questo file.
help-arena-plot = Disegna la quota man mano che passano le smazzate (.svg, .png, .pdf; ci vuole "trappola[plot]").
help-arena-records = Scrive ogni partita, una registrazione JSON per riga.
help-arena-house_rules = { -house-rules(as: "title") }, come "--two-rank lowest".

help-ladder = Mette in graduatoria i giocatori automatici, su tutti i giochi.
    .more = Ognuno gioca contro ognuno in ogni gioco. Quel che sta nel file dei risultati non si rigioca: interrompi, aggiungi un giocatore, chiedi altre smazzate, e si riprende da lì.
help-ladder-players = I giocatori, con i nomi di "trappola arena"; se mancano, tutti quelli che si hanno al tavolo.
help-ladder-game = Un gioco o una variante; si può dare più volte. Se manca, tutti i giochi.
help-ladder-deals = Quante smazzate gioca ogni coppia di giocatori in ogni gioco.
help-ladder-seed = Altre carte: un testo qualsiasi.
help-ladder-seconds = Il tempo per una mossa, per i giocatori che ne usano.
help-ladder-jobs = Quanti processi giocano.
help-ladder-results = Il file che conserva quel che si è giocato.
help-ladder-json = Stampa i punteggi in JSON.
help-ladder-csv = Scrive i punteggi in questo file.

help-games = Elenca i giochi e le loro varianti.

help-rules = Elenca le { -house-rules } di un gioco: che cosa significano, i loro valori, la loro fonte.
help-rules-game = Un gioco o una variante, come li elenca "trappola games"; con --page una pagina del libro delle regole, come index o terms.
help-rules-page = Mostra invece la pagina del libro delle regole: come si gioca.

help-replay = Racconta di nuovo una partita scritta, mossa per mossa.
help-replay-file = La registrazione, in una delle due forme; - legge dallo standard input.
help-replay-seat = Racconta solo quel che ha saputo questo posto, contato da 0. Se manca, si raccontano tutte le mani.
help-replay-deal = Racconta solo questa smazzata, contata da 1.
help-replay-step = Aspetta il tasto Invio dopo ogni mossa.

help-score = Conta i punti di una partita scritta: il conteggio di ogni smazzata completa, e la partita.
help-score-file = La registrazione, in una delle due forme; - legge dallo standard input.
help-score-json = Stampa il risultato in JSON.
help-score-lines = Il file contiene una registrazione JSON per riga; stampa un risultato JSON per ciascuna.

help-convert = Stampa una registrazione nell'altra forma.
help-convert-file = La registrazione, in una delle due forme; - legge dallo standard input.
help-convert-to = La forma da stampare: text o json.

help-pack = Scrive le carte come figure, o come fogli da stampare e ritagliare.
help-pack-name = Il { -pack }: italian (36 carte) o french (52).
help-pack-svg = La cartella per le singole carte.
help-pack-pdf = Il file per i fogli da stampare.
help-pack-style = pictures, o large: solo angolo ed emblema.
help-pack-corners = La lingua delle lettere d'angolo: { $languages }. Se manca, la lingua in uso.
help-pack-paper = La carta dei fogli: a4 o letter.
help-pack-size = Le carte sui fogli: poker (63,5 × 88,9 mm), old (57 × 88) o narrow (64 × 110).
help-pack-two_colours = Il { -pack } francese in rosso e nero invece che in quattro colori.
help-pack-letters = Lettere d'angolo; senza, le carte sono come una volta.
help-pack-lines = Fogli senza colori, da colorare a mano.
help-pack-backs = Un foglio di dorsi dietro ogni foglio, per stampare fronte e retro.
help-pack-force = Sovrascrive i file che ci sono già.

help-svoyi = { -svoyi }, risolto.
help-solve = Calcola chi vince ogni posizione, e in quanti giri, e lo conserva in una tabella.
    .more = Si può interrompere in ogni momento: lo stesso comando riprende da dove era.
help-solve-ranks = Carte di ogni { -suit }: 6 per il { -pack } da 24, 8 per 32.
help-solve-form = La forma di un turno: single (una carta) o cover_and_lead.
help-solve-low_trump = Se qualsiasi propria { -trump } batte una carta del proprio { -suit } di { -trump }. Se manca: sì nella forma single, no in cover_and_lead.
help-solve-distances = Se conservare anche le distanze, fino a 8 { -ranks }. Se manca: quando entrano in memoria.
help-solve-threads = Quanti ci lavorano. Se manca: tanti quanti i core.
help-solve-out = Dove si scrive la tabella. Se manca: nella tua cartella dei dati.
help-solve-fold = Scrive un file piccolo da passare ad altri, invece di uno grande che si interroga subito.
help-solve-json = Stampa il riassunto in JSON.

help-probe = Dice chi vince nella posizione alla fine di una registrazione, e quanto vale ogni azione.
    .more = Le tabelle da 24 carte sono nel pacchetto. Altre si fanno con "trappola svoyi solve", o si mettono a mano nella cartella dei dati; senza tabella una ricerca dice quel che può dimostrare.
help-probe-record = La registrazione, in una delle due forme; - legge dallo standard input.
help-probe-json = Stampa la risposta in JSON.
help-tables = Elenca le tabelle che ci sono, e dove.
help-tables-check = Legge ogni tabella per intero e la confronta con la sua somma di controllo.

## Che cosa non va in una riga di comando

no-language = La lingua «{ $wish }» non c'è ancora; questo è italiano. Le lingue che ci sono: { $languages }.
flag-unknown = Qui non c'è nessuna opzione { $flag }; "{ $command } --help" elenca quelle che ci sono.
flag-missing = Ci vuole { $flag }; "{ $command } --help" dice che cos'è.
flag-wants-value = Dopo { $flag } ci vuole un valore.
flag-wrong-value = «{ $value }» non è un valore di { $flag }.
flag-twice = { $flag } compare due volte.
flag-too-much = Queste parole sono di troppo: { $words }.
flag-wrong = La riga di comando non si può leggere; "{ $command } --help" dice che cosa ci vuole.

help-puzzle = Risolvi problemi: posizioni di smazzate vere in cui vince una sola giocata.
help-puzzle-grade = Solo i problemi di questo grado, da 1 (facile) a 5.
help-puzzle-number = Comincia da questo della raccolta. Se manca, vengono in ordine sparso.
help-puzzle-json = Stampa un problema con la sua soluzione in JSON.

help-study = Rifà le tabelle e le figure dello studio dalle tabelle del gioco.
    .more = Ci vuole "trappola[study]".
help-study-out = La cartella per i file CSV, Parquet e SVG.
help-study-ranks = Il mazzo da studiare, in carte per seme.
help-study-cost = Fino a quanti valori per seme misurare il costo della soluzione.
